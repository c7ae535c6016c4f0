import { describe, expect, test } from 'vitest'
import { act, acts, at, CURTAIN, happened, legal, man, offers, refused, who } from '../table.ts'

const field = (more: object = {}) =>
  at({
    step: 'first-shots',
    characters: [man('gwyn', '0,0'), man('emlyn', '0,2'), man('dai', '0,4'), man('alric', '9,0'), man('wat', '9,2')],
    ...more,
  })

describe('1.2 course of play', () => {
  test('SG-1.2-1 SG-1.21-10 a game turn is two phases, then a new turn opens with the first side', () => {
    let state = acts(field(), 'end-step', 'end-step', 'end-step')
    expect([state.turn, state.phase]).toEqual([1, 'garrison'])
    state = acts(state, 'end-step', 'end-step')
    expect([state.turn, state.phase, state.step]).toEqual([2, 'besieger', 'first-shots'])
  })

  test('SG-1.2-2 the waiting side can do nothing of its own accord', () => {
    const state = field({ step: 'movement' })
    expect(refused(state, 'select wat')).toBe('not-your-piece SG-1.2-2')
    expect(legal(state).some(text => text.includes('wat') || text.includes('alric'))).toBe(false)
  })

  test('SG-1.2-3 the side the scenario names plays first in every turn', () => {
    let state = field({ first: 'garrison' })
    expect(state.phase).toBe('garrison')
    state = acts(state, 'end-step', 'end-step', 'end-step', 'end-step', 'end-step')
    expect([state.turn, state.phase]).toEqual([2, 'garrison'])
  })

  test('SG-1.2-4 all pieces of a side act in its one phase', () => {
    expect(offers(field({ step: 'movement' }), 'select')).toEqual(['dai', 'emlyn', 'gwyn'])
  })
})

describe('1.21 the five steps', () => {
  test('SG-1.21-1 archers and crossbowmen may shoot in step 1, others may not', () => {
    expect(offers(field(), 'select')).toEqual(['emlyn', 'gwyn'])
    expect(refused(field(), 'select dai')).toBe('not-a-shooter SG-1.21-1')
  })

  test('SG-1.21-2 SG-1.21-6 SG-RUL-008 SG-EX-16 engaged in the last turn: no first shot, but a second', () => {
    const state = field({
      characters: [man('gwyn', '0,0', { engaged: true }), man('emlyn', '0,2', { engaged: true }), man('wat', '9,2')],
    })
    expect(refused(state, 'select gwyn')).toBe('engaged-last-turn SG-1.21-2')
    const later = acts(state, 'end-step', 'end-step')
    expect([later.step, offers(later, 'select')]).toEqual(['second-shots', ['gwyn']])
    // The window closes with that side's first shots: next turn he shoots again.
    expect(who(later, 'gwyn').engaged).toBeUndefined()
  })

  test('SG-RUL-008 by the calendar reading it is the previous game turn that counts', () => {
    const base = field({ rules: { engagedWindow: 'calendar' }, turn: 3 })
    const fought = { ...base, characters: { ...base.characters, gwyn: { ...who(base, 'gwyn'), foughtTurn: 2 } } }
    expect(refused(fought, 'select gwyn')).toBe('engaged-last-turn SG-1.21-2')
    const earlier = { ...base, characters: { ...base.characters, gwyn: { ...who(base, 'gwyn'), foughtTurn: 1 } } }
    expect(refused(earlier, 'select gwyn')).toBe('accepted')
  })

  test('SG-1.21-6 SG-RUL-008 by the calendar reading too the second shots are open to him', () => {
    const base = field({ rules: { engagedWindow: 'calendar' }, turn: 3, step: 'second-shots' })
    const fought = { ...base, characters: { ...base.characters, gwyn: { ...who(base, 'gwyn'), foughtTurn: 2 } } }
    expect(refused(fought, 'select gwyn')).toBe('accepted')
    expect(refused({ ...fought, step: 'first-shots' }, 'select gwyn')).toBe('engaged-last-turn SG-1.21-2')
  })

  test('SG-1.21-3 SG-1.21-7 SG-EX-15 SG-RUL-012 SG-RUL-013 a crossbowman who shot neither moves nor shoots again, but may attack', () => {
    const start = at({ step: 'first-shots', characters: [man('emlyn', '0,0', { attack: 30 }), man('wat', '1,0')] })
    let state = act(act(start, 'select emlyn'), 'shoot wat', 10)
    state = act(state, 'end-step')
    expect(offers(state, 'select')).toEqual([])
    expect(state.step).toBe('melee')
    expect(offers(state, 'join')).toEqual(['emlyn'])
    // Having held his shot he may move, and has lost it.
    const held = acts(start, 'end-step')
    expect(offers(held, 'select')).toEqual(['emlyn'])
    const after = acts(held, 'end-step')
    expect(after.step).toBe('melee')
  })

  test('SG-1.21-3 the refusal names the shot', () => {
    const start = at({ step: 'first-shots', characters: [man('emlyn', '0,0'), man('dai', '0,3'), man('wat', '5,0')] })
    const state = act(act(act(start, 'select emlyn'), 'shoot wat', 10), 'end-step')
    expect(refused(state, 'select emlyn')).toBe('crossbow-shot SG-1.21-3')
  })

  test('SG-1.21-4 SG-1.21-5 SG-EX-16 an archer shoots, moves and shoots again', () => {
    let state = at({ step: 'first-shots', characters: [man('gwyn', '0,0'), man('wat', '9,0')] })
    state = act(act(state, 'select gwyn'), 'shoot wat', 10)
    // What was shot can be looked at: the step is open until its player ends it.
    expect(state.step).toBe('first-shots')
    state = act(state, 'end-step')
    expect(state.step).toBe('movement')
    state = acts(state, 'select gwyn', 'go 2,0', 'end-step')
    expect(state.step).toBe('second-shots')
    state = act(act(state, 'select gwyn'), 'shoot wat', 10)
    expect(state.acts.gwyn?.shotSecond).toBe(true)
  })

  test('SG-RUL-011 one shot a step', () => {
    const start = at({ step: 'first-shots', characters: [man('gwyn', '0,0'), man('dylan', '0,3'), man('wat', '9,0')] })
    const state = act(act(start, 'select gwyn'), 'shoot wat', 10)
    expect(refused(state, 'select gwyn')).toBe('shot-already SG-RUL-011')
  })

  test('SG-1.21-8 melee belongs to step 4', () => {
    const start = at({ step: 'movement', characters: [man('dai', '0,0'), man('wat', '1,0')] })
    expect(refused(start, 'join dai')).toBe('not-now SG-1.21-11')
    const melee = acts(start, 'end-step')
    expect(melee.step).toBe('melee')
    expect(offers(melee, 'join')).toEqual(['dai'])
  })

  test('SG-1.21-9 SG-RUL-014 SG-EX-29 who was stunned in the enemy phase gets up at his next step 5', () => {
    const start = at({
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,0', { defense: 2 }), man('wat', '1,0', { attack: 6 }), man('gwyn', '5,5')],
    })
    // 3-1, die 2: D, stunned.
    let state = act(acts(start, 'join wat', 'target dai'), 'fight', 2)
    expect(who(state, 'dai').condition).toBe('stunned')
    state = acts(state, 'end-step', 'end-step')
    while (state.phase === 'besieger') state = act(state, 'end-step')
    expect(who(state, 'dai').condition).toBe('healthy')
  })

  test('SG-1.21-9 step 5 of one side gets nobody of the other up', () => {
    let state = at({
      step: 'melee',
      characters: [man('dai', '0,0'), man('wat', '9,0', { state: 'stunned' }), man('odo', '9,5')],
    })
    state = act(state, 'end-step')
    expect([state.phase, who(state, 'wat').condition]).toEqual(['garrison', 'stunned'])
    while (state.phase === 'garrison') state = act(state, 'end-step')
    expect(who(state, 'wat').condition).toBe('healthy')
  })

  test('SG-RUL-014 stunned in his own phase he lies until his next one', () => {
    const start = at({
      step: 'melee',
      characters: [man('dai', '0,0'), man('gwyn', '4,4'), man('wat', '9,0')],
    })
    const stunned = {
      ...start,
      characters: {
        ...start.characters,
        dai: { ...who(start, 'dai'), condition: 'stunned' as const, stunnedAt: start.clock },
      },
    }
    let state = act(stunned, 'end-step')
    expect(who(state, 'dai').condition).toBe('stunned')
    while (state.phase === 'garrison') state = act(state, 'end-step')
    while (state.phase === 'besieger') state = act(state, 'end-step')
    expect(who(state, 'dai').condition).toBe('healthy')
  })

  test('SG-1.21-11 a step is not reopened', () => {
    const state = acts(field(), 'end-step')
    expect(state.step).toBe('movement')
    expect(refused(state, 'shoot wat')).toBe('not-now SG-1.21-11')
  })

  test('SG-RUL-006 SG-SUM-1 one ten-sided die a roll, thrown by the side whose phase it is', () => {
    const events = happened(
      acts(at({ step: 'melee', characters: [man('dai', '0,0'), man('wat', '1,0')] }), 'join dai', 'target wat'),
      'fight',
      10,
    )
    expect(events.find(event => event.kind === 'fought')).toMatchObject({ value: 10, letter: 'A' })
  })

  test('SG-RUL-018 recovery comes before the bridge, the bridge before victory', () => {
    const events = happened(
      at({
        step: 'melee',
        phase: 'garrison',
        map: CURTAIN,
        characters: [man('wat', '0,0'), man('odo', '1,0'), man('dai', '0,5')],
      }),
      'end-step',
    )
    const parts = events.flatMap(event =>
      event.kind === 'due' ? event.tasks.map(task => (task.kind === 'end-of-phase' ? task.part : task.kind)) : [],
    )
    expect(parts).toEqual(['bridge', 'spread', 'burn', 'counters', 'victory', 'next'])
  })
})
