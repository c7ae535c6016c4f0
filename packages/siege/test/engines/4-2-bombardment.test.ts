/** 4.1 and 4.2: a day of stones. */
import { describe, expect, test } from 'vitest'
import { groundOf } from '../../src/ground.ts'
import type { Move } from '../../src/move.ts'
import { batteringResult, isStrong, throwers } from '../../src/rules/4-2-bombardment.ts'
import type { Engine, State } from '../../src/state.ts'
import { TABLES } from '../../src/tables/tables.ts'
import type { CalendarDef } from '../../src/terms.ts'
import { fullStrengthOf } from '../../src/units/engine-def.ts'
import { movesOf, play, position, refusal } from '../shooting/table.ts'

const CALENDAR: CalendarDef = { days: 20, assaults: 4, plans: ['bombard', 'assault', 'wait'], turnsPerAssault: 15 }

/** The castle on a morning of the siege, with machines in the camp. */
const siegeDay = (
  machines: readonly (readonly [string, Engine['kind'], number?])[],
  over: Partial<State> = {},
): State => {
  const state = position({ map: 'castle', level: 4 })
  const engines: { [id: string]: Engine } = {}
  for (const [id, kind, strength] of machines)
    engines[id] = { id, kind, seat: 'besieger', where: 'camp', hexes: [], strength: strength ?? fullStrengthOf(kind) }
  return { ...state, stage: 'day', phase: 'besieger', engines, terms: { ...state.terms, calendar: CALENDAR }, ...over }
}

const hexes = (
  state: State,
  test: (region: string, flags: readonly string[], terrain: string) => boolean,
): readonly string[] => {
  const aims = movesOf(bombarding(state), 'besieger').flatMap(move => (move.kind === 'aim' ? [move.hex] : []))
  return [...new Set(aims)].filter(hex => {
    const found = CASTLE[hex]!
    return test(found.region, found.flags, found.terrain)
  })
}
const bombarding = (state: State): State => ({ ...state, plan: 'bombard' })
const plan: Move = { kind: 'plan', plan: 'bombard' }

import { mapNamed } from '../../src/maps/index.ts'

const CASTLE = mapNamed('castle')!.hexes
const hexWith = (test: (hex: (typeof CASTLE)[string]) => boolean): string =>
  Object.keys(CASTLE).find(key => test(CASTLE[key]!))!
const RAMPART = hexWith(hex => hex.terrain === 'rampart')
const TOWER = hexWith(hex => hex.region === 'tower' && hex.flags.includes('batterable'))
const GATE_WALL = hexWith(hex => hex.flags.includes('gate-wall'))
const KEEP = hexWith(hex => hex.region === 'keep' && hex.flags.includes('batterable'))
const aim = (engine: string, hex: string): Move => ({ kind: 'aim', engine, hex })
const bombard: Move = { kind: 'bombard' }
const rolled = (state: State, moves: readonly Move[], ...faces: readonly number[]) =>
  play(bombarding(state), 'besieger', moves, ...faces)

describe('the battering table', () => {
  test('SG-TABLE-BATTER SG-SHEET-6 SG-RUL-007 columns 1, 3, 6, 9, 12+, the lower one in between', () => {
    const state = siegeDay([])
    const column = (points: number): string =>
      Array.from({ length: 10 }, (_, i) => batteringResult(state, points, i + 1, false)).join(' ')
    expect(column(1)).toBe('1C - - - - - - - - D')
    expect(column(3)).toBe('1C - - - - - - - D D')
    expect(column(6)).toBe('2C 1C - - - - D D D D')
    expect(column(9)).toBe('3C 2C 1C - D D D D D D')
    expect(column(12)).toBe('4C 3C D+2C D+1C D D D D D D')
    expect(column(2)).toBe(column(1))
    expect(column(4)).toBe(column(3))
    expect(column(11)).toBe(column(9))
    expect(column(30)).toBe(column(12))
    expect(TABLES.battering.columns).toEqual([1, 3, 6, 9, 12])
  })

  test('SG-4.21-7 against tower and keep the roll is one less, at least 1', () => {
    const state = siegeDay([])
    expect(batteringResult(state, 3, 9, true)).toBe('-')
    expect(batteringResult(state, 3, 10, true)).toBe('D')
    expect(batteringResult(state, 3, 1, true)).toBe('1C')
  })
})

describe('a day of bombardment', () => {
  test('SG-4.11-1 SG-4.11-2 SG-4.21-4 SG-4.21-5 SG-TABLE-BATTERPOINTS mangonels and trebuchets throw, from off the map; nothing else does', () => {
    const state = siegeDay([
      ['m', 'mangonel'],
      ['t', 'trebuchet'],
      ['r', 'ram'],
      ['b', 'ballista'],
    ])
    expect(throwers(state).map(engine => engine.id)).toEqual(['m', 't'])
    expect([
      fullStrengthOf('mangonel'),
      fullStrengthOf('trebuchet'),
      fullStrengthOf('ram'),
      fullStrengthOf('ballista'),
    ]).toEqual([1, 3, 9, 0])
    expect(refusal(bombarding(state), 'besieger', aim('r', RAMPART))).toBe('no-such-piece SG-4.21-1')
    const { events } = rolled(state, [aim('m', RAMPART), bombard], 5)
    expect(events.find(event => event.kind === 'wall-battered')).toMatchObject({ points: 1, letter: '-' })
  })

  test('SG-4.11-4 SG-4.11-5 SG-RUL-092 a day of stones is nothing but that', () => {
    const state = siegeDay([['t', 'trebuchet']])
    expect(movesOf(state, 'besieger')).toEqual([
      plan,
      { kind: 'plan', plan: 'assault' },
      { kind: 'plan', plan: 'wait' },
    ])
    const planned = play(state, 'besieger', [plan]).state
    expect(refusal(planned, 'besieger', { kind: 'plan', plan: 'assault' })).toBe('not-now SG-4.11-4')
    const after = play(planned, 'besieger', [aim('t', RAMPART), bombard], 5).state
    expect(after).toMatchObject({ stage: 'day', sheet: { day: 2 } })
    expect(after.sheet.plans).toEqual([{ day: 1, plan: 'bombard' }])
  })

  test('SG-4.12-1 SG-4.13-2 SG-4.21-6 SG-SHEET-1 a D is a cross on the target, hex by hex', () => {
    const state = siegeDay([
      ['t', 'trebuchet'],
      ['u', 'trebuchet'],
    ])
    const { state: after } = rolled(state, [aim('t', RAMPART), aim('u', GATE_WALL), bombard], 9, 8)
    expect(after.stages).toEqual({ [RAMPART]: 1 })
  })

  test('SG-EX-39 SG-4.21-3 SG-4.13-3 seven points on one hex are one roll in column 6, and one stage that day', () => {
    const state = siegeDay([
      ['t', 'trebuchet'],
      ['u', 'trebuchet'],
      ['m', 'mangonel'],
    ])
    const { state: after, events } = rolled(
      state,
      [aim('t', RAMPART), aim('u', RAMPART), aim('m', RAMPART), bombard],
      7,
    )
    const blows = events.filter(event => event.kind === 'wall-battered')
    expect(blows).toEqual([{ kind: 'wall-battered', hex: RAMPART, value: 7, points: 7, letter: 'D' }])
    expect(after.stages[RAMPART]).toBe(1)
  })

  test('SG-4.21-1 SG-4.21-2 one hex a machine and day; another day another hex', () => {
    const state = siegeDay([['t', 'trebuchet']])
    const once = rolled(state, [aim('t', RAMPART), aim('t', TOWER), bombard], 10)
    expect(
      once.events
        .filter(event => event.kind === 'wall-battered')
        .map(event => (event.kind === 'wall-battered' ? event.hex : '')),
    ).toEqual([TOWER])
    const next = rolled(once.state, [aim('t', RAMPART), bombard], 10)
    expect(next.state.stages).toEqual({ [TOWER]: 1, [RAMPART]: 1 })
  })

  test('SG-4.21-10 SG-4.21-7 the walls beside the bridge count as rampart, a tower does not', () => {
    const state = siegeDay([['t', 'trebuchet']])
    expect(rolled(state, [aim('t', GATE_WALL), bombard], 9).state.stages[GATE_WALL]).toBe(1)
    expect(rolled(state, [aim('t', TOWER), bombard], 9).state.stages[TOWER]).toBeUndefined()
    expect(rolled(state, [aim('t', TOWER), bombard], 10).state.stages[TOWER]).toBe(1)
    // Also where they are part of the gate's towers.
    const wall = { terrain: 'wall', region: 'tower' }
    const gate = groundOf(position({ map: { hexes: { '0,0': { ...wall, flags: ['gate-wall'] }, '1,0': wall } } }))
    expect(['0,0', '1,0'].map(hex => isStrong(gate.at(hex)!))).toEqual([false, true])
  })

  test('SG-4.21-6 SG-4.23-3 the machines are the besieger’s: he neither aims nor repairs one of the garrison’s', () => {
    const state = siegeDay([['t', 'trebuchet', 1]])
    const theirs = bombarding({ ...state, engines: { t: { ...state.engines.t!, seat: 'garrison' } } })
    expect(refusal(theirs, 'besieger', aim('t', RAMPART))).toBe('no-such-piece SG-4.21-1')
    expect(movesOf(theirs, 'besieger').map(move => move.kind)).toEqual(['bombard'])
  })

  test('SG-RUL-093 among keep hexes equally near the besieger chooses, and may still aim a machine elsewhere', () => {
    const machines = ['a', 'b', 'c'].map(id => [id, 'trebuchet'] as const)
    const keepOf = (state: State, engine: string): readonly string[] =>
      movesOf(bombarding(state), 'besieger').flatMap(move =>
        move.kind === 'aim' && move.engine === engine && CASTLE[move.hex]!.region === 'keep' ? [move.hex] : [],
      )
    const breaches = Object.keys(CASTLE).filter(
      key => CASTLE[key]!.region !== 'keep' && CASTLE[key]!.flags.includes('batterable'),
    )
    const tied = breaches
      .map(hex => siegeDay(machines, { stages: { [hex]: 4 } }))
      .find(state => keepOf(state, 'a').length > 3)!
    const [one, two, three, four] = keepOf(tied, 'a')
    const aimed = { ...tied, aims: { a: one!, b: two!, c: three! } }
    expect(keepOf(aimed, 'a')).toContain(four)
  })

  test('SG-EX-40 SG-4.21-8 SG-4.21-9 SG-RUL-093 the keep only after a breach, and then its three nearest hexes', () => {
    const state = siegeDay([['t', 'trebuchet']])
    expect(refusal(bombarding(state), 'besieger', aim('t', KEEP))).toBe('keep-closed SG-4.21-8')
    expect(hexes(state, region => region === 'keep')).toEqual([])
    const breached = { ...state, stages: { [RAMPART]: 4 } }
    const near = hexes(breached, region => region === 'keep')
    expect(near.length).toBeGreaterThanOrEqual(3)
    expect(near.length).toBeLessThan(8)
    const far = Object.keys(CASTLE).find(
      key => CASTLE[key]!.region === 'keep' && CASTLE[key]!.flags.includes('batterable') && !near.includes(key),
    )!
    expect(refusal(bombarding(breached), 'besieger', aim('t', far))).toBe('keep-closed SG-4.21-9')
    // A breach on the other side opens others: it is worked out anew.
    const other = Object.keys(CASTLE)
      .filter(key => CASTLE[key]!.terrain === 'rampart')
      .at(-1)!
    expect(hexes({ ...state, stages: { [other]: 4 } }, region => region === 'keep')).not.toEqual(near)
  })

  test('SG-SHEET-5 only marked hexes, and none that has fallen', () => {
    const state = siegeDay([['t', 'trebuchet']])
    const ground = hexWith(hex => hex.region === 'courtyard')
    expect(refusal(bombarding(state), 'besieger', aim('t', ground))).toBe('not-batterable SG-SHEET-5')
    expect(refusal({ ...bombarding(state), stages: { [RAMPART]: 4 } }, 'besieger', aim('t', RAMPART))).toBe(
      'not-batterable SG-SHEET-5',
    )
  })

  test('SG-4.23-1 SG-4.23-2 SG-SHEET-7 SG-RUL-095 a C costs points, spread over those who threw, whole and never below nothing', () => {
    const state = siegeDay([
      ['t', 'trebuchet'],
      ['u', 'trebuchet'],
      ['m', 'mangonel'],
    ])
    const asked = rolled(state, [aim('t', RAMPART), aim('u', RAMPART), bombard], 1).state
    expect(asked.agenda[0]).toMatchObject({ kind: 'lose-points', left: 2, among: ['t', 'u'] })
    const spread = play(asked, 'besieger', [
      { kind: 'take', piece: 't' },
      { kind: 'take', piece: 'u' },
    ]).state
    expect([spread.engines.t?.strength, spread.engines.u?.strength]).toEqual([2, 2])
    // A table of one's own may cost more than nine.
    const dear = { ...TABLES.battering, rows: TABLES.battering.rows.map(() => Array(5).fill('12C')) }
    const many = rolled({ ...state, tables: { battering: dear } }, [aim('t', RAMPART), bombard], 1).state
    expect(many.agenda[0]).toMatchObject({ kind: 'lose-points', left: 12 })
    // What has nothing left has nothing to give, and a surplus is ignored.
    const pair = siegeDay([
      ['t', 'trebuchet', 1],
      ['u', 'trebuchet'],
    ])
    const twelve = rolled({ ...pair, tables: { battering: dear } }, [aim('t', RAMPART), aim('u', RAMPART), bombard], 1)
    const one = play(twelve.state, 'besieger', [{ kind: 'take', piece: 't' }]).state
    expect(movesOf(one, 'besieger')).toEqual([{ kind: 'take', piece: 'u' }])
    expect(play(one, 'besieger', Array(3).fill({ kind: 'take', piece: 'u' })).state.agenda).toEqual([])
    // A mangonel has one point to lose.
    const lone = rolled(siegeDay([['m', 'mangonel']]), [aim('m', RAMPART), bombard], 1).state
    const lost =
      lone.agenda[0]?.kind === 'lose-points' ? play(lone, 'besieger', [{ kind: 'take', piece: 'm' }]).state : lone
    expect(lost.engines.m?.strength).toBe(0)
    expect(refusal(bombarding(lost), 'besieger', aim('m', RAMPART))).toBe('no-strength SG-RUL-095')
    // It throws with what it has left.
    const hurt = rolled(siegeDay([['t', 'trebuchet', 1]]), [aim('t', RAMPART), bombard], 10)
    expect(hurt.events).toContainEqual({ kind: 'wall-battered', hex: RAMPART, value: 10, points: 1, letter: 'D' })
  })

  test('SG-4.23-3 SG-4.23-4 a repair takes a day, during which it throws nothing', () => {
    const state = siegeDay([
      ['t', 'trebuchet', 1],
      ['u', 'trebuchet', 2],
    ])
    const { state: mending } = rolled(state, [
      { kind: 'repair', engine: 't' },
      { kind: 'repair', engine: 'u' },
    ])
    expect(refusal(mending, 'besieger', aim('t', RAMPART))).toBe('under-repair SG-4.23-4')
    // Whoever was aimed before his repair no longer is.
    const aimed = rolled(state, [aim('t', RAMPART), aim('u', RAMPART), { kind: 'repair', engine: 't' }]).state
    expect(aimed.aims).toEqual({ u: RAMPART })
    const next = play(mending, 'besieger', [bombard]).state
    expect(next.sheet.day).toBe(2)
    expect([next.engines.t?.strength, next.engines.u?.strength]).toEqual([3, 3])
    expect(refusal(bombarding(siegeDay([['t', 'trebuchet']])), 'besieger', { kind: 'repair', engine: 't' })).toBe(
      'not-damaged SG-4.23-3',
    )
  })

  test('SG-4.23-5 a machine destroyed by fire is gone for good', () => {
    const state = siegeDay([['t', 'trebuchet', 1]])
    const burnt = { ...state, engines: { t: { ...state.engines.t!, where: 'destroyed' as const } } }
    expect(throwers(burnt)).toEqual([])
    expect(refusal(bombarding(burnt), 'besieger', { kind: 'repair', engine: 't' })).toBe('no-such-piece SG-4.23-3')
  })

  test('SG-SHEET-2 SG-SHEET-3 SG-SHEET-4 SG-2.31-2 four crosses: rubble at the next assault; each day is ticked off', () => {
    const state = siegeDay([['t', 'trebuchet']], { stages: { [RAMPART]: 3 } })
    const { state: evening } = rolled(state, [aim('t', RAMPART), bombard], 10)
    expect(evening.stages[RAMPART]).toBe(4)
    expect(evening.rubble).toEqual({})
    expect(evening.sheet.notes).toContainEqual({ day: 1, kind: 'demolished', hex: RAMPART })
    expect(evening.sheet.day).toBe(2)
    const assault = play(evening, 'besieger', [{ kind: 'plan', plan: 'assault' }]).state
    expect(assault.rubble).toEqual({ [RAMPART]: true })
  })

  test('SG-4.31-1 SG-2.41-1 a ram is pushed like a siege tower', () => {
    const ram = position({
      step: 'movement',
      engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }],
      characters: ['0,0', '1,0', '1,-1'].map((at, i) => ({ id: `c${i}`, seat: 'besieger', class: 'peasant', at })),
    })
    const push: Move = { kind: 'push-engine', engine: 'ram', way: 'forward' }
    const { state } = play(ram, 'besieger', [{ kind: 'select', piece: 'c0' }, push, push])
    expect(state.engines.ram?.hexes).toEqual(['2,0', '3,0', '3,-1'])
    expect(refusal({ ...state, active: 'c0' }, 'besieger', push)).toContain('not-enough-movement')
  })
})
