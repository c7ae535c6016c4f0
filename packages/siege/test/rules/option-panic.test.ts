import { describe, expect, test } from 'vitest'
import { carryOut } from '../../src/agenda.ts'
import { evolve } from '../../src/evolve.ts'
import { reachFrom } from '../../src/rules/1-6-movement.ts'
import { meleeForecast } from '../../src/rules/1-7-odds.ts'
import { casualtyPoints } from '../../src/rules/victory.ts'
import type { State } from '../../src/state.ts'
import { TABLES } from '../../src/tables/tables.ts'
import { CLASS_DEFS } from '../../src/units/class-def.ts'
import { act, acts, at, CURTAIN, dice, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const PANIC = { panic: true }
const f = (attack: number, defense: number) => ({ attack, defense, move: 6 })

/** The garrison kills `dead` at 0,0 with a strike from 0,1; friends of the dead stand around to the north. */
const death = (
  friends: readonly object[],
  dead: object = man('dai', '0,0', { ...f(5, 4), state: 'wounded' }),
  more: object = {},
): State =>
  acts(
    at({
      rules: PANIC,
      step: 'melee',
      phase: 'garrison',
      characters: [man('wat', '0,1', f(40, 9)), man('odo', '0,9'), dead, ...friends],
      ...more,
    }),
    'join wat',
    'target dai',
  )
/** 8-1, die 1: killed; then the panic roll. */
const kill = (state: State, panic: number): State => act(state, 'fight', 1, panic)
/** A death nobody minds asks for no roll. */
const quiet = (state: State): State => act(state, 'fight', 1)

const settled = (state: State): State => {
  let next = state
  while (next.agenda.length > 0) {
    const answer = legal(next).find(text => text === 'decline') ?? legal(next)[0]!
    next = act(next, answer)
  }
  return next
}
const morales = (state: State, ...ids: readonly string[]) =>
  ids.map(id => who(state, id).morale ?? who(state, id).condition)

describe('panic: who minds a death', () => {
  test('SG-OPT-PANIC-1 friends of the dead, never his enemies; and only with the option', () => {
    const state = death([man('jones', '0,-2'), man('jean', '1,0')])
    const chosen = kill(state, 8)
    expect(offers(chosen, 'take')).toEqual(['jones'])
    const off = death([man('jones', '0,-2')], undefined, { rules: { panic: false } })
    expect(quiet(off).agenda.every(task => task.kind !== 'panic-choice')).toBe(true)
  })
  test('SG-OPT-PANIC-2 SG-RUL-111 SG-RUL-134 three classes', () => {
    const nerves = Object.fromEntries(Object.entries(CLASS_DEFS).map(([id, def]) => [id, def.nerve]))
    expect(nerves).toEqual({
      baron: 'knight',
      knight: 'knight',
      serjeant: 'soldier',
      halberdier: 'soldier',
      billman: 'soldier',
      spearman: 'soldier',
      crossbowman: 'soldier',
      longbowman: 'soldier',
      archer: 'soldier',
      engineer: 'soldier',
      priest: 'peasant',
      peasant: 'peasant',
      civilian: 'peasant',
    })
  })
  test('SG-OPT-PANIC-3 SG-OPT-PANIC-4 SG-OPT-PANIC-5 SG-OPT-PANIC-6 SG-OPT-PANIC-7 SG-EX-44 knights are immune, soldiers mind soldiers, peasants everybody; the owner picks', () => {
    const near = [man('jones', '0,-2'), man('rhodri', '1,-2'), man('william', '-1,-1'), man('huw', '2,-2')]
    expect(offers(kill(death(near), 6), 'take')).toEqual(['huw', 'jones', 'rhodri'])
    expect(kill(death(near), 6).agenda[0]).toMatchObject({
      kind: 'panic-choice',
      seat: 'besieger',
      morale: 'panic',
      left: 1,
    })
    expect(kill(death(near), 8).agenda[0]).toMatchObject({ left: 3 })
    const peasant = man('dai', '0,0', { class: 'peasant', ...f(5, 4), state: 'wounded' })
    expect(offers(kill(death(near, peasant), 6), 'take')).toEqual(['huw'])
  })
  test('SG-OPT-PANIC-8 SG-RUL-112 within 3 hexes only; nobody there, no roll', () => {
    expect(offers(kill(death([man('jones', '0,-3'), man('rhodri', '0,-4')]), 8), 'take')).toEqual(['jones'])
    expect(quiet(death([man('rhodri', '0,-4')])).agenda.some(task => task.kind === 'panic-choice')).toBe(false)
  })
  test('SG-OPT-PANIC-9 more than the result demands may run', () => {
    const near = [man('jones', '0,-2'), man('rhodri', '2,-2')]
    let state = kill(death(near), 6)
    state = act(state, 'take jones')
    while (state.agenda[0]?.kind === 'flee') state = act(state, legal(state)[0]!)
    expect(legal(state)).toEqual(['take rhodri', 'decline'])
  })
  test('SG-OPT-PANIC-28 SG-RUL-115 castle defenders are immune inside, not outside', () => {
    const inside = at({
      rules: PANIC,
      step: 'melee',
      map: CURTAIN,
      characters: [
        man('dai', '-1,0', f(40, 9)),
        man('jones', '0,9'),
        man('wat', '0,0', { ...f(5, 4), state: 'wounded' }),
        man('odo', '2,0'),
        man('jean', '1,2'),
      ],
    })
    const state = act(acts(inside, 'join dai', 'target wat'), 'fight', 1, 8)
    expect(offers(state, 'take')).toEqual(['jean'])
    // The walls are no comfort to those who came over them.
    const stormed = at({
      rules: PANIC,
      step: 'melee',
      phase: 'garrison',
      map: CURTAIN,
      characters: [
        man('wat', '0,0', f(40, 9)),
        man('dai', '1,0', { ...f(5, 4), state: 'wounded' }),
        man('rhodri', '3,0'),
      ],
    })
    expect(offers(act(acts(stormed, 'join wat', 'target dai'), 'fight', 1, 8), 'take')).toEqual(['rhodri'])
  })
  test.each([
    [5, 'none', 0],
    [6, 'panic', 1],
    [7, 'panic', 2],
    [8, 'panic', 3],
    [9, 'rout', 3],
    [10, 'rout', 6],
  ])('SG-TABLE-PANIC a roll of %i', (die, morale, count) => {
    expect(TABLES.panic[die - 1]).toEqual({ morale, count })
    const task = kill(death([man('jones', '0,-2')]), die).agenda[0]
    expect(task?.kind === 'panic-choice' ? [task.morale, task.left] : ['none', 0]).toEqual([morale, count])
  })
})

describe('flight', () => {
  const flee = (friends: readonly object[], more: object = {}): State =>
    act(kill(death(friends, undefined, more), 6), 'take jones')
  test('SG-OPT-PANIC-10 SG-RUL-113 three hexes at once, each farther from the enemy if any is', () => {
    const state = flee([man('jones', '0,-1')])
    expect(state.agenda[0]).toMatchObject({ kind: 'flee', piece: 'jones', morale: 'panic' })
    expect(offers(state, 'retreat')).toContain('jones 0,-4')
    expect(offers(state, 'retreat')).not.toContain('jones 0,-2')
    expect(refused(state, 'retreat jones 0,-2')).toBe('must-stay-away SG-OPT-PANIC-10')
    expect(who(act(state, 'retreat jones 0,-4'), 'jones')).toMatchObject({
      morale: 'panic',
      hex: '0,-4',
      condition: 'healthy',
    })
  })
  test('SG-OPT-PANIC-12 friends are crossed, SG-RUL-138 no hex is entered twice', () => {
    const lane = { hexes: { '1,-5..1,-1': 'wall', '-1,-5..-1,0': 'wall' } }
    const state = flee([man('jones', '0,-1'), man('william', '0,-2')], { map: lane })
    expect(offers(state, 'retreat')).toEqual(['jones 0,-4'])
    // In a pocket of two hexes equally far off nobody makes three steps of one by going to and fro.
    const pocket = { hexes: { '-1,-2..2,-2': 'wall', '-1,-1 -1,0': 'wall', '2,-1 1,0': 'wall' } }
    const cornered = flee([man('jones', '0,-1')], { map: pocket })
    expect(offers(cornered, 'retreat')).toEqual(['jones 1,-1'])
    expect(who(act(cornered, 'retreat jones 1,-1'), 'jones').condition).toBe('wounded')
  })
  test('SG-OPT-PANIC-13 SG-OPT-PANIC-14 never beside an able enemy; who falls short is wounded', () => {
    const lane = { hexes: { '1,-5..1,-1': 'wall', '-1,-5..-1,0': 'wall' } }
    const state = flee([man('jones', '0,-1'), man('jean', '0,-4')], { map: lane })
    const fled = offers(state, 'retreat')
    const after = fled.length > 0 ? act(state, `retreat ${fled[0]}`) : state
    expect(who(after, 'jones').condition).toBe('wounded')
    // From beside one enemy he gets past him by no hex beside him, however long the lane behind.
    const open = { hexes: { '1,-5..1,-3': 'wall', '1,-1': 'wall', '-1,-5..-1,0': 'wall' } }
    expect(offers(flee([man('jones', '0,-1')], { map: open }), 'retreat')).toContain('jones 0,-4')
    const beside = flee([man('jones', '0,-1'), man('jean', '1,-2')], { map: open })
    expect(offers(beside, 'retreat')).toEqual([])
    expect(who(beside, 'jones').condition).toBe('wounded')
  })
  test('SG-5.24-2 SG-RUL-058 nobody flees across the base side of a mantlet', () => {
    const lane = { hexes: { '1,-5..1,-1': 'wall', '-1,-5..-1,0': 'wall' } }
    const behind = (facing: number) =>
      flee([man('jones', '0,-1')], {
        map: lane,
        engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,-1'], facing }],
      })
    expect(offers(behind(5), 'retreat')).toEqual(['jones 0,-4'])
    expect(offers(behind(2), 'retreat')).toEqual([])
    expect(who(behind(2), 'jones').condition).toBe('wounded')
  })
  test('[SG-OPT-PANIC-10] [SG-OPT-PANIC-22] [SG-RUL-129] whoever rides flees with his horse, and suffers only if hemmed in', () => {
    const rider = (move = 6) =>
      man('jones', '0,-1', { class: 'serjeant', rear: '1,-1', figures: { mounted: { attack: 5, defense: 5, move } } })
    const fleeing = flee([rider()])
    expect(offers(fleeing, 'retreat')).toContain('jones 0,-4 1,-4')
    expect(who(act(fleeing, 'retreat jones 0,-4 1,-4'), 'jones')).toMatchObject({
      hex: '0,-4',
      rear: '1,-4',
      condition: 'healthy',
      horse: 'jones-horse',
    })
    const routed = act(kill(death([rider(9)]), 9), 'take jones')
    expect(offers(routed, 'retreat')).toContain('jones 0,-10 1,-10')
    const pen = { hexes: { '-1,-2..2,-2': 'wall', '2,-1': 'wall', '-1,-1..-1,0': 'wall' } }
    expect(who(flee([rider()], { map: pen }), 'jones').condition).toBe('wounded')
  })
  test('SG-OPT-PANIC-15 the flight costs nothing of the next move', () => {
    const state = act(flee([man('jones', '0,-1')]), 'retreat jones 0,-4')
    expect(state.acts.jones?.spent).toBeUndefined()
  })
  test('SG-OPT-PANIC-11 SG-RUL-137 an assailant inside makes for the nearest way out, even toward enemies', () => {
    const closed = { ...CURTAIN, hexes: { ...CURTAIN.hexes, '-9,-3..9,-3': 'wall', '6,-1 6,-2 -5,-1 -5,-2': 'wall' } }
    const state = at({
      rules: PANIC,
      map: closed,
      step: 'melee',
      phase: 'garrison',
      rubble: ['0,0'],
      characters: [
        man('wat', '4,-2', f(40, 9)),
        man('odo', '0,9'),
        man('dai', '3,-2', { ...f(5, 4), state: 'wounded' }),
        man('jones', '1,-2'),
      ],
    })
    const running = act(act(acts(state, 'join wat', 'target dai'), 'fight', 1, 6), 'take jones')
    // Two steps to the breach, the third beyond it.
    expect(offers(running, 'retreat')).toEqual(['jones -1,1', 'jones 0,1'])
  })
  test('SG-OPT-PANIC-25 SG-OPT-PANIC-26 driven off the map he is gone, and no loss unless wounded', () => {
    const base = at({
      map: 'camp',
      rules: PANIC,
      characters: [man('dai', 'A1', { morale: 'panic' }), man('wat', 'B2')],
    })
    const state: State = { ...base, agenda: [{ kind: 'flee', seat: 'besieger', piece: 'dai', morale: 'panic' }] }
    const gone = carryOut(state, state.agenda[0]!, dice())!.reduce(evolve, state)
    expect([who(gone, 'dai').where, who(gone, 'dai').condition]).toEqual(['fled', 'healthy'])
    expect(casualtyPoints(gone, 'besieger')).toBe(0)
    const hurt = {
      ...gone,
      characters: { ...gone.characters, dai: { ...who(gone, 'dai'), condition: 'wounded' as const } },
    }
    expect(casualtyPoints(hurt, 'besieger')).toBe(1)
    expect(legal(gone)).not.toContain('select dai')
  })

  test('SG-OPT-PANIC-22 SG-OPT-PANIC-25 a rout that reaches the edge with points to spare runs off the map', () => {
    const base = at({
      map: 'camp',
      rules: PANIC,
      characters: [man('dai', 'B2', { morale: 'rout' }), man('wat', 'F6')],
    })
    const state: State = { ...base, agenda: [{ kind: 'flee', seat: 'besieger', piece: 'dai', morale: 'rout' }] }
    const [way] = offers(state, 'retreat')
    expect(who(act(state, `retreat ${way}`), 'dai').where).toBe('fled')
  })
})

describe('while panicked', () => {
  test('SG-RUL-015 SG-OPT-PANIC-25 whoever is gone from the map has left behind what he carried', () => {
    const base = at({
      map: 'camp',
      rules: PANIC,
      characters: [man('dai', 'A1', { morale: 'panic' }), man('wat', 'B2')],
      engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['A1'], facing: 0, carriers: ['dai'] }],
    })
    const state: State = { ...base, agenda: [{ kind: 'flee', seat: 'besieger', piece: 'dai', morale: 'panic' }] }
    const gone = carryOut(state, state.agenda[0]!, dice())!.reduce(evolve, state)
    expect(who(gone, 'dai').where).toBe('fled')
    expect(gone.engines.m?.carriers).toBeUndefined()
    const exits = { besieger: [{ hexes: ['0,0'] }], garrison: [] }
    const ladder = at({
      terms: { exits },
      characters: [man('dai', '0,0'), man('jones', '1,0'), man('wat', '9,9')],
      engines: [{ id: 'l', kind: 'ladder', seat: 'besieger', hexes: ['0,0', '1,0'], carriers: ['dai', 'jones'] }],
    })
    const left = acts(ladder, 'select dai', 'leave-map', 'select jones')
    expect(left.engines.l?.carriers).toBeUndefined()
    expect(offers(left, 'go')).not.toEqual([])
  })
  test('SG-OPT-PANIC-24 a blow that stuns him does not hearten him', () => {
    const state = at({
      rules: PANIC,
      step: 'melee',
      phase: 'garrison',
      characters: [man('wat', '0,1', f(12, 5)), man('dai', '0,0', { ...f(5, 6), morale: 'rout' })],
    })
    // 2-1, and one column right: a 3 stuns.
    const stunned = who(act(acts(state, 'join wat', 'target dai'), 'fight', 3), 'dai')
    expect([stunned.condition, stunned.morale]).toEqual(['stunned', 'rout'])
  })
  test('SG-OPT-PANIC-16 his own moves do not bring him next to an enemy', () => {
    const state = at({ rules: PANIC, characters: [man('dai', '0,0', { morale: 'panic' }), man('wat', '3,0')] })
    const ways = reachFrom(state, 'dai')
    expect(ways.has('1,0')).toBe(true)
    expect(ways.has('2,0')).toBe(false)
    expect(refused({ ...state, active: 'dai' }, 'go 2,0')).toBe('next-to-enemy SG-OPT-PANIC-16')
  })
  test('SG-OPT-PANIC-17 attacks on him shift one column right', () => {
    const fight = (more: object) =>
      meleeForecast(
        at({
          rules: PANIC,
          step: 'melee',
          characters: [man('dai', '0,0', f(10, 5)), man('wat', '1,0', { ...f(5, 5), ...more })],
        }),
        ['dai'],
        ['wat'],
      )
    expect(fight({}).column).toBe(2)
    expect(fight({ morale: 'panic' }).column).toBe(3)
    expect(fight({ morale: 'rout' }).shifts).toEqual([{ columns: 1, why: 'panicked', rule: 'SG-OPT-PANIC-17' }])
  })
  test('SG-OPT-PANIC-18 and no result hurts the attackers', () => {
    const state = at({
      rules: PANIC,
      step: 'melee',
      characters: [man('dai', '0,0', f(5, 5)), man('wat', '1,0', { ...f(5, 5), morale: 'panic' }), man('odo', '9,9')],
    })
    // 2-1 after the shift: 7 is A, 8 is B.
    expect(who(act(acts(state, 'join dai', 'target wat'), 'fight', 7), 'dai').condition).toBe('healthy')
    expect(act(acts(state, 'join dai', 'target wat'), 'fight', 8).agenda).toEqual([])
  })
  const rallied = (morale: string, others: readonly object[]) =>
    who(
      act(
        at({ rules: PANIC, characters: [man('dai', '0,0', { morale }), man('bran', '-9,-9'), ...others] }),
        'end-step',
      ),
      'dai',
    ).morale
  test('SG-OPT-PANIC-19 a knight or serjeant beside him steadies him at the end of movement', () => {
    expect(rallied('panic', [man('pugh', '0,-1'), man('wat', '3,0')])).toBeUndefined()
    expect(rallied('panic', [man('william', '0,-1'), man('wat', '3,0')])).toBeUndefined()
    expect(rallied('panic', [man('jones', '0,-1'), man('wat', '3,0')])).toBe('panic')
  })
  test('SG-OPT-PANIC-20 SG-OPT-PANIC-24 SG-EX-45 six hexes from the enemy panic ends, rout does not', () => {
    expect(rallied('panic', [man('wat', '6,0')])).toBeUndefined()
    expect(rallied('panic', [man('wat', '5,0')])).toBe('panic')
    expect(rallied('rout', [man('wat', '6,0')])).toBe('rout')
    expect(rallied('rout', [man('pugh', '0,-1'), man('wat', '6,0')])).toBeUndefined()
  })
})

describe('rout', () => {
  test('SG-OPT-PANIC-21 SG-OPT-PANIC-22 the routed run their whole allowance, as terrain allows', () => {
    const state = act(kill(death([man('jones', '0,-2')]), 9), 'take jones')
    expect(state.agenda[0]).toMatchObject({ kind: 'flee', morale: 'rout' })
    expect(offers(state, 'retreat')).toContain('jones 0,-8')
    expect(placeOfPiece(act(state, 'retreat jones 0,-8'), 'jones')).toBe('0,-8')
  })
  test('SG-OPT-PANIC-22 the fastest of runners is found his way at once', { timeout: 2000 }, () => {
    const fast = man('jones', '0,-2', { ...f(5, 5), move: 40 })
    const state = act(kill(death([fast]), 9), 'take jones')
    expect(offers(state, 'retreat')).toContain('jones 0,-42')
  })
  test('SG-OPT-PANIC-23 SG-RUL-114 and again in each of their movement steps, before they rally', () => {
    const state = at({
      rules: PANIC,
      step: 'first-shots',
      characters: [man('dai', '0,0', { morale: 'rout' }), man('gwyn', '-9,0'), man('wat', '3,0')],
    })
    const running = act(state, 'end-step')
    expect(running.agenda[0]).toMatchObject({ kind: 'flee', piece: 'dai', morale: 'rout' })
    expect(running.step).toBe('movement')
    // He has run his whole allowance: nothing is left to walk back.
    const ran = act(running, `retreat ${offers(running, 'retreat')[0]}`)
    expect(offers(act(ran, 'select dai'), 'go')).toEqual([])
    // The merely panicked do not run a second time.
    const afraid = at({
      rules: PANIC,
      step: 'first-shots',
      characters: [man('dai', '0,0', { morale: 'panic' }), man('gwyn', '-9,0'), man('wat', '3,0')],
    })
    expect(act(afraid, 'end-step').agenda).toEqual([])
  })
  test('SG-OPT-PANIC-27 a panicked man near another death is routed', () => {
    const state = quiet(death([man('jones', '0,-2', { morale: 'panic' })]))
    expect(morales(settled(state), 'jones')).toEqual(['rout'])
  })
})
