/** 4.1 to 4.3: stages of a wall, the ram in an assault. */
import { describe, expect, test } from 'vitest'
import { groundOf } from '../../src/ground.ts'
import type { Move } from '../../src/move.ts'
import { bandAt, footedAt, sideNow } from '../../src/rules/1-1-terrain.ts'
import { DEMOLISHED } from '../../src/rules/4-1-walls.ts'
import type { State } from '../../src/state.ts'
import { movesOf, play, position, refusal } from '../shooting/table.ts'

/** A ram on 0,1 0,2 1,1 with its crew, before a rampart on row 0. */
const assault = (over: object = {}, crew: readonly object[] = [{}, {}, {}], more: readonly object[] = []): State =>
  position({
    step: 'melee',
    turn: 2,
    map: {
      hexes: {
        '-3,0..3,0': { terrain: 'rampart', flags: ['scalable', 'batterable'] },
        '4,0': { terrain: 'slit', flags: ['batterable'] },
        '4,-1': 'interior',
        '-4,0': { terrain: 'wall', flags: ['batterable', 'gate-wall'] },
      },
      sides: { '-3,0..3,0/45': 'parapet', '4,0/5': 'slit', '4,0/4': 'wall' },
    },
    engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }],
    characters: [
      ...crew.map((c, i) => ({ id: `c${i}`, seat: 'besieger', class: 'peasant', at: ['0,1', '0,2', '1,1'][i], ...c })),
      ...more,
    ],
    ...over,
  })

const strike: Move = { kind: 'ram', engine: 'ram', hex: '0,0' }
const no = (state: State, move: Move = strike): string => refusal(state, 'besieger', move)

describe('the ram', () => {
  test('SG-0-2 SG-RUL-119 below section four a ram strikes nothing', () => {
    expect(no(assault({ level: 3 }))).toBe('not-in-force SG-0-2')
    expect(movesOf(assault({ level: 3 }), 'besieger').some(move => move.kind === 'ram')).toBe(false)
  })

  test('SG-4.32-8 the keep is refused as the keep, also where the ram has nothing else to strike at', () => {
    const before = assault({
      map: {
        hexes: { '0,0': { terrain: 'slit', region: 'keep' }, '0,-1': { terrain: 'interior', region: 'keep' } },
        sides: { '0,0/5': 'slit' },
      },
    })
    expect(no(before)).toBe('keep-closed SG-4.32-8')
  })

  test('SG-4.11-3 SG-4.32-1 SG-4.32-5 SG-4.32-6 beside the wall it strikes in the melee step, and the damage is noted', () => {
    expect(movesOf(assault(), 'besieger')).toContainEqual(strike)
    const { state, events } = play(assault(), 'besieger', [strike], 5)
    expect(events.find(event => event.kind === 'wall-battered')).toMatchObject({
      hex: '0,0',
      value: 5,
      points: 9,
      letter: 'D',
    })
    expect(state.stages['0,0']).toBe(1)
    expect(play(assault({ stages: { '0,0': 2 } }), 'besieger', [strike], 5).state.stages['0,0']).toBe(3)
    // Away from the wall it has nothing to strike at.
    const away = assault(
      { engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,3', '0,4', '1,3'], facing: 2 }] },
      [{ at: '0,3' }, { at: '0,4' }, { at: '1,3' }],
    )
    expect(no(away)).toBe('not-batterable SG-4.32-1')
    expect(no(assault(), { kind: 'ram', engine: 'ram', hex: '3,0' })).toBe('not-batterable SG-RUL-091')
  })

  test('SG-4.32-2 SG-TABLE-BATTERPOINTS SG-TABLE-BATTER SG-4.32-4 SG-SHEET-7 nine points: 5 and more break stone, a C does nothing to it', () => {
    const marks = Array.from({ length: 10 }, (_, i) =>
      play(assault(), 'besieger', [strike], i + 1).state.stages['0,0'] === 1 ? 'D' : '-',
    ).join('')
    expect(marks).toBe('----DDDDDD')
    const { state } = play(assault(), 'besieger', [strike], 1)
    expect(state.engines.ram?.strength).toBe(9)
    expect(state.agenda).toEqual([])
  })

  test('SG-4.32-7 SG-4.32-9 a tower is stronger by one, the walls beside the bridge are not', () => {
    const at = (hexes: readonly string[], hex: string, face: number): boolean =>
      play(
        assault(
          { engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes, facing: 2 }] },
          hexes.map(where => ({ at: where })),
        ),
        'besieger',
        [{ kind: 'ram', engine: 'ram', hex }],
        face,
      ).state.stages[hex] === 1
    expect([5, 6].map(face => at(['4,1', '4,2', '5,1'], '4,0', face))).toEqual([false, true])
    expect([4, 5].map(face => at(['-4,1', '-4,2', '-3,1'], '-4,0', face))).toEqual([false, true])
  })

  test('SG-4.32-8 the keep is never a target', () => {
    const keep = assault({
      map: {
        hexes: {
          '0,0': { terrain: 'interior', region: 'keep', flags: ['batterable'] },
          '1,0': { terrain: 'rampart', flags: ['batterable'] },
        },
        sides: { '0,0/5': 'wall', '1,0/5': 'parapet' },
      },
    })
    expect(no(keep)).toBe('keep-closed SG-4.32-8')
    expect(movesOf(keep, 'besieger')).not.toContainEqual(strike)
  })

  test('SG-4.31-2 SG-4.31-3 SG-4.34-3 three able men beneath it, or none of it', () => {
    expect(no(assault({}, [{}, {}]))).toBe('not-crewed SG-4.31-3')
    expect(no(assault({}, [{}, {}, { state: 'stunned' }]))).toBe('not-crewed SG-4.31-3')
    expect(movesOf(assault({}, [{}, {}, { state: 'wounded' }]), 'besieger')).toContainEqual(strike)
  })

  test('SG-4.32-3 SG-EX-41 SG-RUL-091 undisturbed it strikes in turns 2, 4, 6', () => {
    const { state } = play(assault(), 'besieger', [strike], 1)
    const due = (turn: number): string => no({ ...state, turn, acts: {} })
    expect(due(3)).toBe('not-due SG-4.32-3')
    expect(movesOf({ ...state, turn: 4, acts: {} }, 'besieger')).toContainEqual(strike)
    const again = play({ ...state, turn: 4, acts: {} }, 'besieger', [strike], 1).state
    expect(no({ ...again, turn: 5, acts: {} })).toBe('not-due SG-4.32-3')
    expect(movesOf({ ...again, turn: 6, acts: {} }, 'besieger')).toContainEqual(strike)
  })

  test('SG-4.34-1 SG-4.34-2 SG-EX-41 SG-RUL-091 a crew member’s fight makes the blow one turn late, once a cycle', () => {
    const foe = { id: 'foe', seat: 'garrison', class: 'peasant', at: '-1,3', attack: 1, defense: 1, move: 6 }
    const struck = play(assault({}, [{}, {}, {}], [foe]), 'besieger', [strike], 1).state
    const fight: readonly Move[] = [{ kind: 'join', piece: 'c1' }, { kind: 'target', piece: 'foe' }, { kind: 'fight' }]
    for (const turn of [3, 4]) {
      const after = play({ ...struck, turn, acts: {} }, 'besieger', fight, 9, 9).state
      expect(after.engines.ram, `turn ${turn}`).toMatchObject({ rollTurn: 5, delayed: true })
    }
    // Due in turn 4 and cancelled there by the fight of that very step.
    const four = play({ ...struck, turn: 4, acts: {} }, 'besieger', fight, 9).state
    const calm: State = { ...four, agenda: [], turn: 5, step: 'melee', phase: 'besieger', stage: 'play', acts: {} }
    expect(movesOf(calm, 'besieger')).toContainEqual(strike)
    expect(play(calm, 'besieger', [strike], 1).state.engines.ram).toMatchObject({ rollTurn: 7 })
    // A second fight in the same cycle adds nothing.
    const third = play({ ...struck, turn: 3, acts: {} }, 'besieger', fight, 9).state
    const fourth: State = { ...third, agenda: [], turn: 4, step: 'melee', phase: 'besieger', acts: {} }
    expect(play(fourth, 'besieger', fight, 9).state.engines.ram?.rollTurn).toBe(5)
  })

  test('[SG-4.34-1] a hand that does something else in the step of the blow is missing from it', () => {
    for (const done of [{ busy: 'light' }, { attacked: true }] as const)
      expect(no({ ...assault(), acts: { c1: done } })).toBe('did-something-else SG-4.34-1')
    expect(movesOf({ ...assault(), acts: { c1: { moved: true } } }, 'besieger')).toContainEqual(strike)
  })

  test('SG-4.34-1 so does a try at a fire', () => {
    const struck = play(assault(), 'besieger', [strike], 1).state
    const burning: State = {
      ...struck,
      turn: 3,
      acts: {},
      fires: { '-1,3': { seat: 'garrison', cause: 'hand', lit: 1, count: 0 } },
    }
    const after = play(burning, 'besieger', [{ kind: 'put-out', piece: 'c1', hex: '-1,3' }], 9).state
    expect(after.engines.ram).toMatchObject({ rollTurn: 5, delayed: true })
  })

  test('SG-4.13-1 SG-4.13-2 SG-4.13-4 SG-4.13-5 SG-TABLE-WALLSTAGES four stages; several in one assault; until the last it stands', () => {
    expect(DEMOLISHED).toBe(4)
    let state = assault()
    for (const stage of [1, 2, 3]) {
      state = play({ ...state, turn: 2 * stage, acts: {} }, 'besieger', [strike], 10).state
      expect(state.stages['0,0']).toBe(stage)
      expect(state.rubble['0,0']).toBeUndefined()
      const cell = groundOf(state).at('0,0')!
      expect([footedAt(state, cell, 0), bandAt(state, cell, 0), sideNow(state, cell, 5)]).toEqual([
        'rampart',
        1,
        'parapet',
      ])
    }
    state = play({ ...state, turn: 8, acts: {} }, 'besieger', [strike], 10).state
    expect(state.rubble['0,0']).toBe(true)
    expect(no({ ...state, turn: 10, acts: {} })).toBe('not-batterable SG-RUL-091')
  })

  test('SG-4.14-1 SG-4.14-2 SG-RUL-130 rubble where it fell; whoever stood there is wounded, a ladder against it falls', () => {
    const guard = { id: 'guard', seat: 'garrison', class: 'spearman', at: '0,0' }
    const climber = { id: 'climber', seat: 'besieger', class: 'spearman', at: '-1,1^' }
    const ladder = { id: 'ladder', kind: 'ladder', seat: 'besieger', hexes: ['-1,1'], facing: 1, upright: true }
    const state = assault(
      {
        stages: { '0,0': 3 },
        engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }, ladder],
      },
      [{}, {}, {}],
      [guard, climber],
    )
    const { state: after, events } = play(state, 'besieger', [strike], 10)
    expect(after.rubble['0,0']).toBe(true)
    expect(after.characters.guard?.condition).toBe('wounded')
    expect(
      events.some(event => event.kind === 'engine-set' && event.engine.id === 'ladder' && event.why === 'fell'),
    ).toBe(true)
    expect(after.agenda.map(task => task.kind)).toContain('land')
  })

  test('SG-RUL-119 not before section four', () => {
    expect(no(assault({ level: 3 }))).toBe('not-in-force SG-0-2')
  })
})
