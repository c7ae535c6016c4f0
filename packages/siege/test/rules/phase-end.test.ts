/** The end of a phase, part by part: who is woken, what burns down and for whom, who runs and who takes heart. */
import { describe, expect, test } from 'vitest'
import { endOfPhase } from '../../src/rules/1-21-phase-end.ts'
import { burnFires, spreadFires } from '../../src/rules/3-5-fire.ts'
import { morning } from '../../src/rules/4-calendar.ts'
import { rally, runAgain } from '../../src/rules/option-panic.ts'
import type { State } from '../../src/state.ts'
import type { GroupTerms, Scoring } from '../../src/terms.ts'
import { at, dice, man, type Written, who } from '../table.ts'

const b = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'besieger', ...more })
const g = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'garrison', ...more })

describe('the next phase', () => {
  test('SG-1.21-10 the other side’s phase; after the second side’s a new turn', () => {
    const next = (phase: string) =>
      endOfPhase(at({ phase, turn: 3, characters: [b('dai', '0,0'), g('wat', '9,9')] }), 'next', dice())
    expect(next('besieger')).toEqual([
      { kind: 'phase-began', seat: 'garrison', clock: 6 },
      { kind: 'step-began', step: 'first-shots' },
    ])
    expect(next('garrison')).toEqual([
      { kind: 'turn-began', turn: 4 },
      { kind: 'phase-began', seat: 'besieger', clock: 7 },
      { kind: 'step-began', step: 'first-shots' },
    ])
    expect(
      endOfPhase(at({ phase: 'garrison', turn: 3, turns: 3, characters: [b('dai', '0,0')] }), 'next', dice()),
    ).toMatchObject([{ kind: 'ended' }])
  })

  const guard: GroupTerms = { seat: 'garrison', held: { untilTurn: 9, orEnemyIn: [{ hexes: ['5,5'] }] } }
  const alarmed = (characters: readonly object[], group: GroupTerms = guard): readonly string[] => {
    const state = at({ characters })
    const grouped: State = {
      ...state,
      characters: { ...state.characters, wat: { ...who(state, 'wat'), group: 'guard' } },
      terms: { ...state.terms, groups: { guard: group } },
    }
    return endOfPhase(grouped, 'next', dice()).flatMap(event => (event.kind === 'woken' ? event.pieces : []))
  }
  test.each<readonly [string, readonly object[], readonly string[]]>([
    ['an enemy there', [g('wat', '0,0', { wakes: 9 }), b('dai', '5,5')], ['wat']],
    ['a stunned enemy there', [g('wat', '0,0', { wakes: 9 }), b('dai', '5,5', { state: 'stunned' })], ['wat']],
    ['a dead enemy there', [g('wat', '0,0', { wakes: 9 }), b('dai', '5,5', { state: 'dead' })], []],
    ['an enemy elsewhere', [g('wat', '0,0', { wakes: 9 }), b('dai', '5,6')], []],
    ['only friends there', [g('wat', '0,0', { wakes: 9 }), g('hob', '5,5'), b('dai', '9,9')], []],
    ['nobody held back', [g('wat', '0,0'), b('dai', '5,5')], []],
    ['others asleep', [g('wat', '0,0'), g('hob', '1,1', { wakes: 9 }), b('dai', '5,5')], []],
  ])('SG-SCN-7 %s', (_name, characters, woken) => {
    expect(alarmed(characters)).toEqual(woken)
  })
  test('SG-SCN-7 without an alarm they wait for their turn', () => {
    const characters = [g('wat', '0,0', { wakes: 9 }), b('dai', '5,5')]
    expect(alarmed(characters, { seat: 'garrison', held: { untilTurn: 9 } })).toEqual([])
    expect(alarmed(characters, { seat: 'garrison' })).toEqual([])
  })
})

describe('fires', () => {
  const SCORING: Scoring = { engines: { mantlet: 4 }, tentHex: 2, casualties: { besieger: false, garrison: false } }
  const burning = (count: number, more: Written = {}): State =>
    at({
      turn: 5,
      map: { hexes: { '0,0': 'tent' } },
      fires: [{ hex: '0,0', seat: 'garrison', count }],
      characters: [b('dai', '9,9')],
      terms: { scoring: SCORING },
      ...more,
    })
  const kinds = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)

  test('SG-RUL-098 SG-3.55-1 the third check leaves nothing of a tent, and its points are made', () => {
    expect(burnFires(burning(0), 'garrison')).toMatchObject([{ kind: 'fire-set', hex: '0,0', fire: { count: 1 } }])
    expect(burnFires(burning(1), 'garrison')).toMatchObject([{ kind: 'fire-set', fire: { count: 2 } }])
    expect(burnFires(burning(2), 'garrison')).toEqual([
      { kind: 'fire-out', hex: '0,0' },
      { kind: 'tent-burnt', hex: '0,0' },
      { kind: 'scored', seat: 'garrison', points: 2, why: 'tent-burnt' },
    ])
    expect(burnFires(burning(2), 'besieger')).toEqual([])
    // Whoever lit it, the tents are the besieger's and their points the garrison's.
    const own = burning(2, { fires: [{ hex: '0,0', seat: 'besieger', count: 2 }] })
    expect(burnFires(own, 'besieger')).toContainEqual({
      kind: 'scored',
      seat: 'garrison',
      points: 2,
      why: 'tent-burnt',
    })
    const worthless = burning(2, { terms: { scoring: { ...SCORING, tentHex: 0 } } })
    expect(kinds(burnFires(worthless, 'garrison'))).toEqual(['fire-out', 'tent-burnt'])
  })
  test('SG-3.55-2 an engine is lost whole, with points for its enemy, whoever lit it', () => {
    const mantlet = (seat: string, hexes = ['0,0'], kind = 'mantlet') => ({ id: 'm', kind, seat, hexes, facing: 0 })
    const burnt = (seat: string, more: Written = {}) =>
      burnFires(burning(2, { map: {}, engines: [mantlet(seat)], ...more }), 'garrison')
    expect(burnt('besieger')).toMatchObject([
      { kind: 'fire-out', hex: '0,0' },
      { kind: 'engine-set', engine: { id: 'm', where: 'destroyed', hexes: [] }, why: 'destroyed' },
      { kind: 'scored', seat: 'garrison', points: 4, why: 'mantlet-burnt' },
    ])
    expect(burnt('garrison')).toContainEqual({ kind: 'scored', seat: 'besieger', points: 4, why: 'mantlet-burnt' })
    expect(kinds(burnt('besieger', { terms: { scoring: { ...SCORING, engines: {} } } }))).toEqual([
      'fire-out',
      'engine-set',
    ])
    const tower = {
      engines: [mantlet('besieger', ['0,0', '1,0', '1,-1'], 'siege-tower')],
      fires: [
        { hex: '0,0', seat: 'garrison', count: 2 },
        { hex: '1,0', seat: 'garrison', count: 2 },
      ],
      characters: [b('dai', '1,-1^'), b('ifan', '9,9')],
    }
    expect(burnt('besieger', tower)).toMatchObject([
      { kind: 'fire-out', hex: '0,0' },
      { kind: 'fire-out', hex: '1,0' },
      { kind: 'engine-set', engine: { where: 'destroyed' } },
      { kind: 'due', tasks: [{ kind: 'land', piece: 'dai', why: 'roof', near: ['1,-1'], hurt: 'wound' }] },
    ])
  })
  test('SG-RUL-126 whoever is still in it dies; a fire just lit waits for the next check', () => {
    const inside = burning(0, { characters: [b('dai', '0,0', { state: 'wounded' }), b('ifan', '9,9')] })
    expect(kinds(burnFires(inside, 'garrison'))).toEqual(['hurt', 'fire-set'])
    const lit = { ...burning(0), fires: { '0,0': { ...burning(0).fires['0,0']!, lit: burning(0).clock } } }
    expect(burnFires(lit, 'garrison')).toEqual([])
  })
  test('SG-3.52-1 one roll for each neighbor with fuel, for the waiting side’s fires', () => {
    const hexes = { '0,0': 'tent', '1,0': 'tent', '0,1': 'tent', '-1,0': 'brush', '3,0': 'tent' }
    const spreading = burning(0, { map: { hexes } })
    const rolled = spreadFires(spreading, 'garrison', dice(1, 10)).filter(({ kind }) => kind === 'fire-spread-rolled')
    expect(rolled).toMatchObject([{ from: '0,0' }, { from: '0,0' }])
    expect(rolled.map(event => 'hex' in event && event.hex)).toEqual(['1,0', '0,1'])
    expect(spreadFires(spreading, 'besieger', dice())).toEqual([])
  })
})

describe('panic at the end of movement and before it', () => {
  const PANIC = { rules: { panic: true } }
  const rallied = (characters: readonly object[], more: Written = {}): readonly string[] =>
    rally(at({ ...PANIC, characters, ...more })).flatMap(event => (event.kind === 'rallied' ? [event.piece] : []))
  test.each<readonly [string, readonly object[], readonly string[]]>([
    ['SG-OPT-PANIC-20 no enemy within six', [b('dai', '0,0', { morale: 'panic' }), g('wat', '6,0')], ['dai']],
    ['SG-OPT-PANIC-20 an enemy nearer', [b('dai', '0,0', { morale: 'panic' }), g('wat', '5,0')], []],
    [
      'SG-OPT-PANIC-20 a stunned enemy nearer',
      [b('dai', '0,0', { morale: 'panic' }), g('wat', '5,0', { state: 'stunned' })],
      ['dai'],
    ],
    ['SG-OPT-PANIC-24 the routed not by distance', [b('dai', '0,0', { morale: 'rout' }), g('wat', '9,0')], []],
    [
      'SG-OPT-PANIC-19 beside a leader',
      [b('dai', '0,0', { morale: 'rout' }), b('hugo', '1,0', { class: 'knight' }), g('wat', '5,0')],
      ['dai'],
    ],
    [
      'SG-OPT-PANIC-19 not beside a stunned leader',
      [b('dai', '0,0', { morale: 'rout' }), b('hugo', '1,0', { class: 'knight', state: 'stunned' }), g('wat', '5,0')],
      [],
    ],
    [
      'SG-OPT-PANIC-19 not beside the enemy’s leader',
      [b('dai', '0,0', { morale: 'rout' }), g('hugo', '1,0', { class: 'knight' })],
      [],
    ],
    [
      'SG-OPT-PANIC-19 not beside another soldier',
      [b('dai', '0,0', { morale: 'rout' }), b('ifan', '1,0', { class: 'archer' }), g('wat', '5,0')],
      [],
    ],
    ['SG-OPT-PANIC-20 the other side not now', [g('dai', '0,0', { morale: 'panic' }), b('wat', '6,0')], []],
    ['SG-OPT-PANIC-20 nobody who did not run', [b('dai', '0,0'), g('wat', '9,0')], []],
  ])('%s', (_name, characters, heartened) => {
    expect(rallied(characters)).toEqual(heartened)
  })
  test('SG-RUL-114 the routed of the side whose phase it is run again', () => {
    const running = (characters: readonly object[]) => runAgain(at({ ...PANIC, characters }))
    expect(
      running([b('dai', '0,0', { morale: 'rout' }), b('ifan', '1,0', { morale: 'panic' }), g('wat', '4,0')]),
    ).toEqual([{ kind: 'due', tasks: [{ kind: 'flee', seat: 'besieger', piece: 'dai', morale: 'rout' }] }])
    expect(running([b('ifan', '1,0', { morale: 'panic' }), g('wat', '4,0', { morale: 'rout' })])).toEqual([])
    expect(running([b('dai', '0,0', { morale: 'rout', state: 'stunned' }), g('wat', '4,0')])).toEqual([])
  })
})

describe('the morning', () => {
  test('SG-SCN-33 SG-SHEET-4 short rations from their day on, noted on the first', () => {
    const state = at({ map: 'castle', day: 4, calendar: { days: 9, rationsFrom: 5 } })
    expect(morning(state, 4)).toEqual([{ kind: 'day-began', day: 4, rations: false }])
    expect(morning(state, 5)).toEqual([
      { kind: 'day-began', day: 5, rations: true },
      { kind: 'noted', note: { day: 5, kind: 'rations' } },
    ])
    expect(morning(state, 6)).toEqual([{ kind: 'day-began', day: 6, rations: true }])
    expect(morning(at({ map: 'castle', day: 4, calendar: {} }), 6)).toEqual([
      { kind: 'day-began', day: 6, rations: false },
    ])
  })
  test('SG-5.4-4 SG-4.23-4 wounds heal and repairs end on their day', () => {
    const state = at({
      map: 'castle',
      day: 4,
      calendar: {},
      engines: [
        { id: 'm1', kind: 'mangonel', seat: 'besieger', strength: 0, repaired: 6 },
        { id: 'm2', kind: 'mangonel', seat: 'besieger', strength: 0, repaired: 7 },
      ],
      characters: [
        b('dai', 'A1', { state: 'wounded', heals: 6 }),
        b('ifan', 'A2', { state: 'wounded', heals: 7 }),
        b('rhys', 'A3', { heals: 6 }),
      ],
    })
    const [, ...rest] = morning(state, 6)
    expect(rest).toMatchObject([
      { kind: 'healed', piece: 'dai' },
      { kind: 'engine-set', engine: { id: 'm1', strength: 1, where: 'camp', hexes: [] }, why: 'repaired' },
    ])
    expect(rest).toHaveLength(2)
    expect(rest[1]).not.toHaveProperty('engine.repaired')
  })
})
