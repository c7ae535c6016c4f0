/** The scenario's tests in their order, and what a wagon is worth at the end. */
import { describe, expect, test } from 'vitest'
import { evolve } from '../../src/evolve.ts'
import { dayOver } from '../../src/rules/4-calendar.ts'
import { fallbackEnding, phaseVictory, pointsOf } from '../../src/rules/victory.ts'
import type { State } from '../../src/state.ts'
import type { Fallback, Scoring, Test, Victory } from '../../src/terms.ts'
import type { Seat } from '../../src/vocabulary.ts'
import { act, at, dice, legal, man, refused, type Written, who } from '../table.ts'

describe('victory', () => {
  test('SG-SCN-13 a test that counts turn ends does not hide the ones after it', () => {
    const victory: readonly Victory[] = [
      {
        winner: 'besieger',
        reason: 'breach-held',
        at: 'turn-end',
        running: 2,
        when: { kind: 'able-in', seat: 'besieger', areas: [{ hexes: ['0,0'] }], atLeast: 1 },
      },
      { winner: 'garrison', reason: 'wulfric-dead', at: 'phase-end', when: { kind: 'dead', piece: 'wulfric' } },
    ]
    const state = (condition: string): State =>
      at({
        characters: [
          man('dai', '0,0'),
          man('wulfric', '3,3', { seat: 'besieger', state: condition }),
          man('odo', '9,9'),
        ],
        terms: { victory },
      })
    expect(phaseVictory(state('healthy'), true)).toEqual([{ kind: 'holding', victory: 0, count: 1 }])
    expect(phaseVictory(state('dead'), true)).toMatchObject([{ kind: 'ended', ending: { reason: 'wulfric-dead' } }])
  })

  test('[SG-SCN-13] two running conditions count each for itself', () => {
    const hold = (seat: Seat, hex: string): Test => ({ kind: 'holds', seat, areas: [{ hexes: [hex] }], hexes: 1 })
    const victory: readonly Victory[] = [
      { winner: 'besieger', reason: 'breach-held', at: 'turn-end', running: 2, when: hold('besieger', '3,3') },
      { winner: 'garrison', reason: 'held-out', at: 'turn-end', running: 2, when: hold('garrison', '0,0') },
    ]
    const state = at({
      characters: [man('dai', '0,0', { seat: 'garrison' }), man('jones', '3,3', { seat: 'besieger' })],
      terms: { victory },
    })
    const counted = phaseVictory(state, true)
    expect(counted).toEqual([
      { kind: 'holding', victory: 0, count: 1 },
      { kind: 'holding', victory: 1, count: 1 },
    ])
    const gone = { ...counted.reduce(evolve, state), characters: { dai: who(state, 'dai') } }
    expect(phaseVictory(gone, true)).toMatchObject([{ kind: 'ended', ending: { winner: 'garrison' } }])
    const neither = counted.reduce(evolve, state)
    expect(phaseVictory({ ...neither, characters: {} }, true)).toEqual([
      { kind: 'holding', victory: 0, count: 0 },
      { kind: 'holding', victory: 1, count: 0 },
    ])
  })

  test('SG-SCN-13 SG-SCN-21 a side gives up in a phase of its own where the scenario lets it', () => {
    const withdraws: Victory = {
      winner: 'garrison',
      reason: 'attack-given-up',
      at: 'phase-end',
      when: { kind: 'withdraws', seat: 'besieger' },
    }
    const playing = (victory: readonly Victory[], more: object = {}): State =>
      at({
        characters: [
          man('dai', '0,0', { class: 'knight' }),
          man('wat', '1,0', { state: 'wounded' }),
          man('odo', '9,9'),
        ],
        terms: { victory, casualtyGrades: { besieger: [0, 1], garrison: [0, 1] } },
        ...more,
      })
    expect(phaseVictory(playing([withdraws]), true)).toEqual([])
    expect(legal(playing([withdraws]))).toContain('withdraw')
    expect(act(playing([withdraws]), 'withdraw').ending).toMatchObject({
      winner: 'garrison',
      reason: 'attack-given-up',
      grade: 'substantial',
    })
    const garrison = playing([withdraws], { phase: 'garrison' })
    expect([refused(garrison, 'withdraw'), refused(playing([]), 'withdraw')]).toEqual([
      'not-now SG-SCN-13',
      'not-now SG-SCN-13',
    ])
    expect(legal(garrison)).not.toContain('withdraw')
    const fighting = act(playing([withdraws], { step: 'melee' }), 'join dai')
    expect(refused(fighting, 'withdraw')).toBe('answer-first SG-RUL-010')
    expect(legal(fighting)).not.toContain('withdraw')
  })

  test('SG-SCN-24 a wagon is lost to those who stand beside it when nobody able of its own side does', () => {
    const points = (...people: readonly object[]): number =>
      pointsOf(
        at({
          engines: [{ id: 'w', kind: 'wagon', seat: 'garrison', hexes: ['1,0', '0,0'], facing: 0 }],
          characters: [man('odo', '9,9'), ...people],
          terms: {
            scoring: {
              engines: {},
              tentHex: 0,
              casualties: { besieger: false, garrison: false },
              wagons: { broughtIn: 8, lost: 6 },
            },
          },
        }),
      ).besieger
    expect(points(man('dai', '2,0'))).toBe(6)
    expect(points(man('dai', '3,0'))).toBe(0)
    expect(points(man('dai', '2,0'), man('wat', '0,1'))).toBe(0)
    expect(points(man('dai', '2,0'), man('wat', '0,1', { state: 'stunned' }))).toBe(6)
    expect(points(man('dai', '2,0', { state: 'stunned' }))).toBe(0)
  })

  test('SG-SCN-14 SG-SCN-34 a lost wagon is worth what the scenario gives for wagons and is no lost engine', () => {
    const lost = (kind: string): number => {
      const state = at({
        engines: [{ id: 'e', kind, seat: 'garrison' }],
        characters: [man('odo', '9,9')],
        terms: {
          scoring: {
            engines: {},
            tentHex: 0,
            casualties: { besieger: true, garrison: true },
            wagons: { broughtIn: 4, lost: 4 },
          },
        },
      })
      return pointsOf({ ...state, engines: { e: { ...state.engines.e!, where: 'destroyed' } } }).besieger
    }
    expect([lost('wagon'), lost('mantlet'), lost('ladder'), lost('barrel')]).toEqual([4, 3, 0, 0])
  })

  test('SG-RUL-092 SG-SCN-2 a bridge lowered in an assault is up again in the morning', () => {
    const state = at({ map: 'castle', bridge: 'down', calendar: { days: 5 } })
    expect(dayOver(state, dice()).reduce(evolve, state).bridge).toBe('up')
    const camp = at({ map: 'camp', calendar: { days: 5 } })
    expect(dayOver(camp, dice()).reduce(evolve, camp).bridge).toBe('none')
  })
})

const NOTHING: Scoring = { engines: {}, tentHex: 0, casualties: { besieger: false, garrison: false } }
const ended = (
  fallback: Fallback,
  scored: State['scored'],
  scoring: Partial<Scoring> = {},
  people: readonly object[] = [],
) =>
  fallbackEnding({
    ...at({
      characters: [man('dai', '0,0'), man('odo', '9,9'), ...people],
      terms: { fallback, scoring: { ...NOTHING, ...scoring } },
    }),
    scored,
  })

describe('the end of the last turn', () => {
  test('SG-SCN-22 one side’s total against three lines; below the last the other side has won', () => {
    const total = (garrison: number) =>
      ended({ kind: 'total', seat: 'garrison', lines: [20, 12, 6] }, { besieger: 0, garrison })
    expect([20, 19, 12, 11, 6].map(points => total(points).grade)).toEqual([
      'decisive',
      'substantial',
      'substantial',
      'marginal',
      'marginal',
    ])
    expect(total(6)).toMatchObject({ winner: 'garrison', reason: 'enough-points' })
    expect(total(5)).toMatchObject({ winner: 'besieger', reason: 'too-few-points' })
    expect(total(5).grade).toBeUndefined()
  })

  test('SG-SCN-22 SG-SCN-14 his dead and wounded count against him unless they got off the map', () => {
    const points = (...people: readonly object[]): number | undefined =>
      ended(
        { kind: 'total', seat: 'garrison', lines: [20, 12, 6] },
        { besieger: 0, garrison: 10 },
        { ownLosses: { seat: 'garrison' } },
        people,
      ).points?.garrison
    const wat = (state: string, unit: string) => man('wat', '3,3', { seat: 'garrison', class: unit, state })
    expect(points()).toBe(10)
    expect(points(wat('healthy', 'knight'))).toBe(10)
    expect([points(wat('dead', 'knight')), points(wat('wounded', 'knight'))]).toEqual([4, 7])
    expect([points(wat('dead', 'spearman')), points(wat('wounded', 'spearman'))]).toEqual([8, 9])
    const off = at({
      characters: [man('dai', '0,0'), wat('wounded', 'knight')],
      terms: { scoring: { ...NOTHING, ownLosses: { seat: 'garrison' } } },
    })
    const gone = { ...off, characters: { ...off.characters, wat: { ...off.characters.wat!, where: 'left' as const } } }
    expect([pointsOf(off).garrison, pointsOf(gone).garrison]).toEqual([-3, 0])
  })

  test('SG-SCN-13 SG-SCN-32 the higher total wins, its lead grades it, equal totals are a draw', () => {
    const lead = (besieger: number, garrison: number) =>
      ended({ kind: 'points', decisive: 10, substantial: 5 }, { besieger, garrison })
    expect(lead(12, 2)).toMatchObject({ winner: 'besieger', reason: 'more-points', grade: 'decisive' })
    expect([lead(11, 2).grade, lead(7, 2).grade, lead(6, 2).grade]).toEqual(['substantial', 'substantial', 'marginal'])
    expect(lead(2, 3)).toMatchObject({ winner: 'garrison', grade: 'marginal' })
    expect(lead(4, 4)).toMatchObject({ reason: 'equal-points' })
    expect(lead(4, 4).winner).toBeUndefined()
  })

  test('SG-SCN-32 SG-SCN-34 those not off the map and a place held at the end bring their points', () => {
    const state = at({
      characters: [man('dai', '0,0'), man('wat', '3,3'), man('odo', '9,9', { state: 'dead' })],
      terms: {
        scoring: {
          ...NOTHING,
          notOff: { seat: 'garrison', points: 3 },
          holding: { seat: 'besieger', areas: [{ hexes: ['0,0'] }], points: 10 },
        },
      },
    })
    // Two of the garrison are still there, one of them dead; dai stands where it counts.
    expect(pointsOf(state)).toEqual({ besieger: 16, garrison: 0 })
    // Whoever went off by an edge that was open to him is no longer counted; whoever fled is.
    const gone = (where: 'left' | 'fled'): number => {
      const { hex: _hex, ...wat } = state.characters.wat!
      return pointsOf({ ...state, characters: { ...state.characters, wat: { ...wat, where } } }).besieger
    }
    expect([gone('left'), gone('fled')]).toEqual([13, 16])
  })
})

describe('what a victory waits for', () => {
  const b = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'besieger', ...more })
  const g = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'garrison', ...more })
  const AREA = [{ hexes: ['0,0', '1,0'] }]
  /** Whether the game ends by it, at the end of a phase or of a turn. */
  const holds = (when: Test, written: Written, turnEnd = true, moment: Victory['at'] = 'turn-end'): boolean => {
    const state = at({
      ...written,
      terms: { victory: [{ winner: 'besieger', reason: 'castle-taken', at: moment, when }] },
    })
    return phaseVictory(state, turnEnd).length > 0
  }
  const people = (...characters: readonly object[]): Written => ({ characters })
  const KEEP = { map: { hexes: { '0,0 1,0': { terrain: 'interior', region: 'keep' } } } }

  test.each<readonly [string, Test, Written, boolean]>([
    ['SG-SCN-30 the bridge is down', { kind: 'bridge-down' }, { ...people(g('wat', '0,0')), bridge: 'down' }, true],
    ['SG-SCN-30 the bridge is up', { kind: 'bridge-down' }, { ...people(g('wat', '0,0')), bridge: 'up' }, false],
    [
      'SG-SCN-13 enough of them in the place',
      { kind: 'able-in', seat: 'besieger', areas: AREA, atLeast: 2 },
      people(b('dai', '0,0'), b('ifan', '1,0')),
      true,
    ],
    [
      'SG-SCN-13 one of them is stunned',
      { kind: 'able-in', seat: 'besieger', areas: AREA, atLeast: 2 },
      people(b('dai', '0,0'), b('ifan', '1,0', { state: 'stunned' })),
      false,
    ],
    [
      'SG-SCN-13 one of them is the enemy’s, one elsewhere',
      { kind: 'able-in', seat: 'besieger', areas: AREA, atLeast: 2 },
      people(b('dai', '0,0'), g('wat', '1,0'), b('ifan', '2,0')),
      false,
    ],
    [
      'SG-SCN-13 no more than so many in the place',
      { kind: 'able-in', seat: 'garrison', areas: AREA, atMost: 1 },
      people(g('wat', '0,0'), g('hob', '2,0')),
      true,
    ],
    [
      'SG-SCN-13 too many in the place',
      { kind: 'able-in', seat: 'garrison', areas: AREA, atMost: 1 },
      people(g('wat', '0,0'), g('hob', '1,0')),
      false,
    ],
    [
      'SG-SCN-21 few enough able men left, the stunned and the enemy not counted',
      { kind: 'able-total', seat: 'besieger', atMost: 1 },
      people(b('dai', '0,0'), b('ifan', '1,0', { state: 'stunned' }), g('wat', '4,0'), g('hob', '5,0')),
      true,
    ],
    [
      'SG-SCN-21 too many able men left, the wounded counted',
      { kind: 'able-total', seat: 'besieger', atMost: 1 },
      people(b('dai', '0,0'), b('ifan', '1,0', { state: 'wounded' }), g('wat', '4,0')),
      false,
    ],
    [
      'SG-SCN-31 so many hexes held',
      { kind: 'holds', seat: 'besieger', areas: AREA, hexes: 2 },
      people(b('dai', '0,0'), b('ifan', '1,0')),
      true,
    ],
    [
      'SG-SCN-31 not by the stunned',
      { kind: 'holds', seat: 'besieger', areas: AREA, hexes: 2 },
      people(b('dai', '0,0'), b('ifan', '1,0', { state: 'stunned' })),
      false,
    ],
    [
      'SG-SCN-31 rubble is held too, wherever it lies',
      { kind: 'holds', seat: 'besieger', areas: [{ hexes: ['0,0'] }], hexes: 2, orRubble: true },
      {
        ...people(b('dai', '0,0'), b('ifan', '5,0')),
        map: { hexes: { '5,0': { terrain: 'rampart', flags: ['batterable'] } } },
        rubble: ['5,0'],
      },
      true,
    ],
    [
      'SG-SCN-31 rubble that does not count',
      { kind: 'holds', seat: 'besieger', areas: [{ hexes: ['0,0'] }], hexes: 2 },
      {
        ...people(b('dai', '0,0'), b('ifan', '5,0')),
        map: { hexes: { '5,0': { terrain: 'rampart', flags: ['batterable'] } } },
        rubble: ['5,0'],
      },
      false,
    ],
    [
      'SG-SCN-36 only certain people hold it',
      { kind: 'holds', seat: 'besieger', areas: AREA, hexes: 1, groups: ['relief'] },
      people(b('dai', '0,0')),
      false,
    ],
    ['SG-SCN-30 he is dead', { kind: 'dead', piece: 'dai' }, people(b('dai', '0,0', { state: 'dead' })), true],
    ['SG-SCN-30 he lives', { kind: 'dead', piece: 'dai' }, people(b('dai', '0,0', { state: 'wounded' })), false],
    ['SG-SCN-30 nobody of that name', { kind: 'dead', piece: 'nobody' }, people(b('dai', '0,0')), false],
    [
      'SG-SCN-30 all of several',
      { kind: 'all', of: [{ kind: 'bridge-down' }, { kind: 'dead', piece: 'dai' }] },
      { ...people(b('dai', '0,0', { state: 'dead' })), bridge: 'down' },
      true,
    ],
    [
      'SG-SCN-30 not all of several',
      { kind: 'all', of: [{ kind: 'bridge-down' }, { kind: 'dead', piece: 'dai' }] },
      { ...people(b('dai', '0,0', { state: 'dead' })), bridge: 'up' },
      false,
    ],
    [
      'SG-SCN-20 nobody to yield',
      { kind: 'yields', piece: 'lady' },
      people(b('hugo', '1,0', { class: 'knight' })),
      false,
    ],
    [
      'SG-SCN-20 she yields to a knight beside her',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' })),
      true,
    ],
    [
      'SG-SCN-20 not to a serjeant',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian' }), b('dai', '1,0', { class: 'serjeant' })),
      false,
    ],
    [
      'SG-SCN-20 not to a knight of her own',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian' }), g('lord', '1,0', { class: 'knight' })),
      false,
    ],
    [
      'SG-SCN-20 not to one who lies stunned',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight', state: 'stunned' })),
      false,
    ],
    [
      'SG-SCN-20 not while a friend of hers stands beside him',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' }), g('wat', '2,0')),
      false,
    ],
    [
      'SG-SCN-20 a stunned friend does not help her',
      { kind: 'yields', piece: 'lady' },
      people(
        g('lady', '0,0', { class: 'civilian' }),
        b('hugo', '1,0', { class: 'knight' }),
        g('wat', '2,0', { state: 'stunned' }),
      ),
      true,
    ],
    [
      'SG-SCN-20 the dead do not yield',
      { kind: 'yields', piece: 'lady' },
      people(g('lady', '0,0', { class: 'civilian', state: 'dead' }), b('hugo', '1,0', { class: 'knight' })),
      false,
    ],
    [
      'SG-SCN-20 not through a wall',
      { kind: 'yields', piece: 'lady' },
      {
        ...people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' })),
        map: { sides: { '0,0/0': 'wall' } },
      },
      false,
    ],
    [
      'SG-SCN-20 nor does a friend behind a wall help her',
      { kind: 'yields', piece: 'lady' },
      {
        ...people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' }), g('wat', '2,0')),
        map: { sides: { '1,0/0': 'wall' } },
      },
      true,
    ],
    [
      'SG-SCN-20 SG-GEO-14 a friend beside the rear of his horse does',
      { kind: 'yields', piece: 'lady' },
      people(
        g('lady', '0,0', { class: 'civilian' }),
        b('hugo', '1,0', { class: 'knight', rear: '2,0' }),
        g('wat', '3,0'),
      ),
      false,
    ],
    [
      'SG-SCN-20 in the keep, where it counts',
      { kind: 'yields', piece: 'lady', inKeep: true },
      { ...KEEP, ...people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' })) },
      true,
    ],
    [
      'SG-SCN-20 in the keep, where elsewhere counts',
      { kind: 'yields', piece: 'lady', inKeep: false },
      { ...KEEP, ...people(g('lady', '0,0', { class: 'civilian' }), b('hugo', '1,0', { class: 'knight' })) },
      false,
    ],
  ])('%s', (_name, when, written, answer) => {
    expect(holds(when, written)).toBe(answer)
  })

  test('SG-SCN-13 at the end of a turn, or of every phase', () => {
    const dead: Test = { kind: 'dead', piece: 'dai' }
    const written = people(b('dai', '0,0', { state: 'dead' }), g('wat', '4,0'))
    const tried = (moment: Victory['at'], turnEnd: boolean): boolean => holds(dead, written, turnEnd, moment)
    expect([
      tried('turn-end', true),
      tried('turn-end', false),
      tried('phase-end', true),
      tried('phase-end', false),
    ]).toEqual([true, false, true, true])
  })

  test('SG-SCN-31 held for so many turn ends running, and counted anew once lost', () => {
    const victory: readonly Victory[] = [
      {
        winner: 'besieger',
        reason: 'breach-held',
        at: 'turn-end',
        running: 2,
        when: { kind: 'holds', seat: 'besieger', areas: AREA, hexes: 1 },
      },
    ]
    const after = (held: number, hex: string) =>
      phaseVictory(
        { ...at({ characters: [b('dai', hex), g('wat', '9,9')], terms: { victory } }), held: { 0: held } },
        true,
      )
    expect(after(0, '0,0')).toEqual([{ kind: 'holding', victory: 0, count: 1 }])
    expect(after(1, '0,0')).toMatchObject([{ kind: 'ended', ending: { winner: 'besieger', reason: 'breach-held' } }])
    expect([after(1, '5,0'), after(0, '5,0')]).toEqual([[{ kind: 'holding', victory: 0, count: 0 }], []])
  })

  test('SG-SCN-33 SG-SCN-23 SG-SCN-21 the grade by the day, or by the winner’s own losses; a draw has none', () => {
    const end = (more: Partial<Victory>, written: Written = {}, terms: Written['terms'] = {}) => {
      const victory: Victory = {
        winner: 'besieger',
        reason: 'castle-taken',
        at: 'turn-end',
        when: { kind: 'bridge-down' },
        ...more,
      }
      const state = at({
        bridge: 'down',
        characters: [g('wat', '9,9')],
        ...written,
        terms: { victory: [victory], ...terms },
      })
      const [event] = phaseVictory(state, true)
      return event?.kind === 'ended' ? event.ending : undefined
    }
    const byDay = (day: number) => end({ byDay: [16, 20, 23] }, { day, calendar: {} })?.grade
    expect([16, 17, 20, 21].map(byDay)).toEqual(['decisive', 'substantial', 'substantial', 'marginal'])
    const lost = (...dead: readonly string[]) =>
      end(
        {},
        { characters: dead.map((unit, i) => b(`dai${i}`, `${i},0`, { class: unit, state: 'dead' })) },
        { casualtyGrades: { besieger: [2, 6], garrison: [100, 200] } },
      )?.grade
    expect([lost('spearman'), lost('knight'), lost('knight', 'peasant')]).toEqual([
      'decisive',
      'substantial',
      'marginal',
    ])
    const drawn = end({ winner: 'draw' }, {}, { casualtyGrades: { besieger: [2, 6], garrison: [2, 6] } })
    expect([drawn?.winner, drawn?.grade, drawn?.reason]).toEqual([undefined, undefined, 'castle-taken'])
    expect(end({})?.grade).toBeUndefined()
  })

  test('SG-SCN-14 casualties and lost engines by their worth, each to the enemy', () => {
    const engine = (id: string, kind: string, seat: string, hexes: readonly string[]) => ({ id, kind, seat, hexes })
    const state = at({
      characters: [
        b('hugo', '0,0', { class: 'knight', state: 'dead' }),
        b('dai', '1,0', { class: 'serjeant', state: 'wounded' }),
        b('ifan', '2,0', { class: 'peasant', state: 'wounded' }),
        b('rhys', '3,0', { class: 'spearman', state: 'stunned' }),
        g('wat', '9,9', { class: 'spearman', state: 'dead' }),
      ],
      engines: [
        engine('tower', 'siege-tower', 'besieger', ['0,4', '1,4', '1,3']),
        engine('ram', 'ram', 'besieger', ['4,4', '5,4', '5,3']),
        engine('treb', 'trebuchet', 'besieger', ['8,4']),
        engine('mang', 'mangonel', 'besieger', ['9,4']),
        engine('barrel', 'barrel', 'besieger', ['10,4']),
        engine('mantlet', 'mantlet', 'garrison', ['11,4']),
      ].map(one =>
        one.kind === 'mantlet' ? { ...one, facing: 0 } : one.hexes.length === 3 ? { ...one, facing: 0 } : one,
      ),
    })
    const burnt = (ids: readonly string[], scoring: Partial<Scoring> = {}): State => ({
      ...state,
      terms: {
        ...state.terms,
        scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true }, ...scoring },
      },
      engines: Object.fromEntries(
        Object.entries(state.engines).map(([id, one]) => [
          id,
          ids.includes(id) ? { ...one, where: 'destroyed' as const, hexes: [] } : one,
        ]),
      ),
    })
    expect(pointsOf(burnt([]))).toEqual({ besieger: 2, garrison: 8 })
    expect(pointsOf(burnt(['tower'])).garrison).toBe(14)
    expect(pointsOf(burnt(['ram'])).garrison).toBe(13)
    expect(pointsOf(burnt(['treb'])).garrison).toBe(13)
    expect(pointsOf(burnt(['mang'])).garrison).toBe(11)
    expect(pointsOf(burnt(['barrel']))).toEqual({ besieger: 2, garrison: 8 })
    expect(pointsOf(burnt(['mantlet']))).toEqual({ besieger: 5, garrison: 8 })
    expect(pointsOf(burnt(['tower', 'mang'], { engines: { 'siege-tower': 10 } })).garrison).toBe(11)
    expect(pointsOf(burnt(['tower'], { casualties: { besieger: true, garrison: false } }))).toEqual({
      besieger: 2,
      garrison: 0,
    })
  })

  test('SG-SCN-13 the fallback of one side is graded by its losses; a lead without lines has no grade', () => {
    const fallback: Fallback = { kind: 'winner', seat: 'garrison', reason: 'held-out' }
    const state = at({
      characters: [g('wat', '0,0', { state: 'dead', class: 'spearman' }), b('dai', '9,9')],
      terms: { fallback, casualtyGrades: { besieger: [0, 0], garrison: [2, 5] } },
    })
    expect(fallbackEnding(state)).toMatchObject({ winner: 'garrison', reason: 'held-out', grade: 'decisive' })
    expect(ended(fallback, { besieger: 0, garrison: 0 })).not.toHaveProperty('grade')
    expect(ended({ kind: 'points' }, { besieger: 5, garrison: 0 })).not.toHaveProperty('grade')
    expect(ended({ kind: 'points', substantial: 5 }, { besieger: 5, garrison: 0 }).grade).toBe('substantial')
    expect(ended({ kind: 'points', decisive: 9 }, { besieger: 5, garrison: 0 }).grade).toBe('marginal')
  })
})
