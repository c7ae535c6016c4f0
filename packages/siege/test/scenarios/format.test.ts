/** The scenario file: what the checker says, what the schema says, and that the two are one. */
import { readFileSync } from 'node:fs'
import { chanceFor, opening, step } from '@siegeworks/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siege } from '../../src/game.ts'
import { boardOf } from '../../src/maps/boards.ts'
import { CAMP_TEXT } from '../../src/maps/camp.ts'
import { parseHexName } from '../../src/maps/index.ts'
import { SCENARIOS, scenarioNamed } from '../../src/scenarios/catalogue.ts'
import { type JsonSchema, scenarioSchema } from '../../src/scenarios/json-schema.ts'
import { parseScenario } from '../../src/scenarios/parse-scenario.ts'

// biome-ignore lint/suspicious/noExplicitAny: files are altered in every way a person could.
type Json = { [key: string]: any }
const file = (id = 'before-the-bell'): Json => JSON.parse(JSON.stringify(scenarioNamed(id)))
const faults = (input: unknown): readonly string[] => {
  const parsed = parseScenario(input)
  return parsed.ok ? [] : parsed.error.map(({ at, code }) => `${at} ${code}`)
}
const with_ = (change: (def: Json) => void, id?: string): readonly string[] => {
  const def = file(id)
  change(def)
  return faults(def)
}

describe('SG-SCN-11 walls at the start', () => {
  const opened = (id: string, stages: object) => {
    const def = file(id)
    def.stages = stages
    const options = siege.parseOptions({ custom: def })
    if (!options.ok) throw new Error(JSON.stringify(options.error))
    return opening(siege, options.value, chanceFor('walls', 0)).state
  }

  test('SG-SCN-11 SG-SHEET-2 stages are named by hex as printed; what is down lies as rubble when the assault begins', () => {
    const siegeOf = opened('forty-dawns', { G8: 4, G11: 3, G13: 0 })
    expect(siegeOf.stages).toEqual({ '6,4': 4, '6,7': 3 })
    expect(siegeOf.rubble).toEqual({})
    const begun = step(siege, siegeOf, 'besieger', { kind: 'plan', plan: 'assault' }, chanceFor('walls', 1))
    expect(begun.ok && begun.value.state.rubble).toEqual({ '6,4': true })
    expect(opened('the-gap-in-the-curtain', { G8: 4 }).rubble).toMatchObject({ '6,4': true })
  })
})

describe('SG-SCN-15 the checker', () => {
  test.each(SCENARIOS.map(({ id }) => [id]))('SG-SCN-15 %s in the box holds together', id => {
    expect(faults(file(id))).toEqual([])
  })

  test('SG-SCN-15 every fault at once, each with its path', () => {
    const found = with_(def => {
      def.oops = 1
      def.rules = { panik: true }
      def.turns = 0
      def.bridge = 'ajar'
      def.sides.besieger.groups[0].entry.areas[0] = { edge: 'Q' }
      def.sides.besieger.groups[0].people[0].id = 'nobody'
      def.sides.besieger.engines.push({ id: 'ram-1', kind: 'ram' })
      def.victory[0].when = { kind: 'wish' }
      def.ready.people.martin = 'G8'
      def.ready.people.wat = 'ZZ99'
      def.ready.people.odo = 'G6'
    })
    expect([...found].sort()).toEqual(
      [
        'bridge not-a-choice',
        'oops unknown-key',
        'rules.panik unknown-rule',
        'turns not-in-range',
        'sides.besieger.groups[0].people[0].id nobody-of-that-name',
        'sides.besieger.groups[0].entry.areas[0].edge no-such-edge',
        'sides.besieger.engines[1].kind above-level',
        'victory[0].when.kind unknown-rule',
        'ready.people.martin piece-in-wall',
        'ready.people.wat no-such-hex',
        'ready.people.odo occupied',
      ]
        .map(line =>
          line.replace('engines[1]', `engines[${scenarioNamed('before-the-bell')!.sides.besieger.engines.length}]`),
        )
        .sort(),
    )
  })

  test.each<readonly [string, (def: Json) => void, string]>([
    ['a wrong kind of value', def => (def.sides.besieger.groups = 3), 'sides.besieger.groups not-a-list'],
    ['a missing key', def => delete def.markers, 'markers missing-key'],
    [
      'an area without a key',
      def => (def.sides.garrison.groups[0].zone = [{}]),
      'sides.garrison.groups[0].zone[0] needs-one-of',
    ],
    [
      'a misspelt key of a person',
      def => (def.sides.garrison.groups[0].people[0].mountd = true),
      'sides.garrison.groups[0].people[0].mountd unknown-key',
    ],
    ['a region the map lacks', def => (def.board = { map: 'camp' }), 'sides.garrison.groups[0].zone[0] empty-area'],
    ['a stage of what is no wall', def => (def.stages = { L10: 4 }), 'stages.L10 not-batterable'],
    ['a drawbridge the map lacks', def => (def.board = { map: 'camp' }), 'bridge no-bridge'],
    ['a map nobody has', def => (def.board = { map: 'moon' }), 'board.map not-a-map'],
    ['somebody outside his zone', def => (def.ready.people.martin = 'O10'), 'ready.people.martin outside-zone'],
    [
      'a forbidden hex',
      def => (def.sides.garrison.groups[0].forbidden = [{ hexes: ['I12'] }]),
      'ready.people.martin outside-zone',
    ],
    ['somebody without a place', def => delete def.ready.people.martin, 'ready.people not-placed'],
    [
      'two of one name',
      def => (def.sides.garrison.groups[0].people[1].id = 'martin'),
      'sides.garrison.groups[0].people[1].id twice',
    ],
    [
      'a group that cannot come',
      def => delete def.sides.besieger.groups[0].entry,
      'sides.besieger.groups[0] no-way-onto-map',
    ],
    [
      'a victory about nobody',
      def => (def.victory[0].when = { kind: 'dead', piece: 'arthur' }),
      'victory[0].when.piece no-such-piece',
    ],
    [
      'rations after the end',
      def => (def.calendar = { days: 3, assaults: 1, plans: ['assault'], turnsPerAssault: 9, rationsFrom: 4 }),
      'calendar.rationsFrom after-last-day',
    ],
    [
      'a last assault after the end',
      def => (def.calendar = { days: 3, assaults: 1, plans: ['assault'], turnsPerAssault: 9, lastAssault: 4 }),
      'calendar.lastAssault after-last-day',
    ],
    [
      'two plans for one day',
      def => {
        const plan = { day: 2, plan: 'wait', first: 'besieger' }
        def.calendar = { days: 3, assaults: 1, plans: ['assault'], turnsPerAssault: 9, fixedPlans: [plan, plan] }
      },
      'calendar.fixedPlans[1].day twice',
    ],
    [
      'stones thrown before section four',
      def => (def.calendar = { days: 3, assaults: 1, plans: ['assault', 'bombard'], turnsPerAssault: 9 }),
      'calendar.plans[1] above-level',
    ],
    [
      'a sortie as the besieger’s plan',
      def => (def.calendar = { days: 3, assaults: 1, plans: ['sortie'], turnsPerAssault: 9 }),
      'calendar.plans[0] not-a-choice',
    ],
    ['a filled ditch before section two', def => (def.markers.filled = 2), 'markers.filled above-level'],
    ['rubble before section two', def => (def.markers.rubble = 2), 'markers.rubble above-level'],
    [
      'a horse before section three',
      def => (def.sides.besieger.groups[0].people[0].looseHorse = true),
      'sides.besieger.groups[0].people[0].looseHorse above-level',
    ],
    [
      'an ox before section five',
      def => (def.sides.besieger.animals = [{ id: 'ox-1', kind: 'ox' }]),
      'sides.besieger.animals[0].kind above-level',
    ],
    [
      'an entry on a day that never comes',
      def => (def.sides.besieger.groups[0].entry.day = 2),
      'sides.besieger.groups[0].entry.day after-last-day',
    ],
    [
      'an entry after the last turn',
      def => (def.sides.besieger.groups[0].entry.turn = 99),
      'sides.besieger.groups[0].entry.turn after-last-turn',
    ],
    [
      'an entry by no edge',
      def => (def.sides.besieger.groups[0].entry.areas = []),
      'sides.besieger.groups[0].entry.areas missing-key',
    ],
    [
      'an engine of a day that never comes',
      def => (def.sides.besieger.engines[0].day = 2),
      'sides.besieger.engines[0].day after-last-day',
    ],
    [
      'two groups of one name on a side',
      def => (def.sides.garrison.groups[1].name = def.sides.garrison.groups[0].name),
      'sides.garrison.groups[1].name twice',
    ],
    ['days of grades that run backward', def => (def.victory[0].byDay = [3, 2, 1]), 'victory[0].byDay wrong-order'],
    [
      'losses that run backward',
      def => (def.casualtyGrades = { besieger: [9, 3], garrison: [3, 9] }),
      'casualtyGrades.besieger wrong-order',
    ],
    [
      'lines that run backward',
      def => (def.fallback = { kind: 'total', seat: 'besieger', lines: [1, 2, 3] }),
      'fallback.lines wrong-order',
    ],
    [
      'leads that run backward',
      def => (def.fallback = { kind: 'points', decisive: 3, substantial: 5 }),
      'fallback.decisive wrong-order',
    ],
    [
      'a condition that always holds',
      def => (def.victory[0].when = { kind: 'able-in', seat: 'besieger', areas: [{ region: 'keep' }] }),
      'victory[0].when needs-one-of',
    ],
    [
      'a condition that never holds',
      def =>
        (def.victory[0].when = {
          kind: 'able-in',
          seat: 'besieger',
          areas: [{ region: 'keep' }],
          atLeast: 3,
          atMost: 2,
        }),
      'victory[0].when.atMost wrong-order',
    ],
    [
      'a condition of no parts',
      def => (def.victory[0].when = { kind: 'all', of: [] }),
      'victory[0].when.of missing-key',
    ],
    [
      'a condition of no place',
      def => (def.victory[0].when = { kind: 'holds', seat: 'besieger', areas: [], hexes: 1 }),
      'victory[0].when.areas missing-key',
    ],
    [
      'a man on foot on two hexes',
      def => (def.ready.people.martin = ['G9', 'G10']),
      'ready.people.martin wrong-length',
    ],
    ['nobody at all', def => (def.sides.besieger.groups = def.sides.garrison.groups = []), 'sides missing-key'],
    ['rubble before section two', def => (def.stages = { G8: 4 }), 'stages.G8 above-level'],
    ['a damaged wall before section four', def => (def.stages = { G8: 1 }), 'stages.G8 above-level'],
    [
      'turn ends counted at the ends of phases',
      def => Object.assign(def.victory[0], { running: 2, at: 'phase-end' }),
      'victory[0].at wrong-kind',
    ],
    ['an upper storey of nothing', def => (def.ready.people.martin = 'G9^'), 'ready.people.martin no-upper-storey'],
    ['dry land filled up', def => (def.ready.filled = ['L10']), 'ready.filled[0] wrong-marker'],
    ['rubble of no wall', def => (def.ready.rubble = ['L10']), 'ready.rubble[0] wrong-marker'],
    [
      'more in a place than may be there',
      def => (def.sides.garrison.groups[0].limit = { area: { region: 'keep' }, atLeast: 1 }),
      'ready.people zone-limit',
    ],
  ])('SG-SCN-15 %s', (_what, change, said) => {
    expect(with_(change)).toContain(said)
  })

  test.each<readonly [string, (def: Json) => void, string]>([
    [
      'SG-SCN-8 an engine nobody can bring in',
      def => delete def.sides.besieger.engines.find(({ kind }: Json) => kind === 'siege-tower').zone,
      'engine-without-place',
    ],
    [
      'SG-4.11-2 a tower that would batter from afar',
      def => (def.sides.besieger.engines.find(({ kind }: Json) => kind === 'siege-tower').offMap = true),
      'not-off-map',
    ],
    [
      'SG-SCN-34 a barrel for more wagons than there are',
      def => (def.sides.garrison.engines.find(({ ifWagonsIn }: Json) => ifWagonsIn === 2).ifWagonsIn = 3),
      '.ifWagonsIn not-in-range',
    ],
    [
      'SG-SCN-6 a later zone too small for its group',
      def => (def.sides.garrison.groups[1].later.zone = [{ hexes: ['AS10', 'AT10'] }]),
      'sides.garrison.groups[1].later.zone zone-too-small',
    ],
    ['SG-SCN-9 a goal of no hex', def => (def.wagonGoal = []), 'wagonGoal missing-key'],
    ['SG-SCN-9 a goal of no named hex', def => (def.wagonGoal = [{ hexes: [] }]), 'wagonGoal[0].hexes missing-key'],
    ['SG-SCN-14 a reward for holding nothing', def => (def.scoring.holding.areas = []), 'holding.areas missing-key'],
    [
      'SG-RUL-117 where the numbers do not total 0',
      def => (def.sides.besieger.groups[1].people.find(({ id }: Json) => id === 'gwyn').skill = 2),
      'sides.besieger.groups[1].people',
    ],
    ['SG-SCN-6 a zone of no place', def => (def.sides.garrison.groups[2].zone = []), 'groups[2].zone missing-key'],
    [
      'SG-SCN-6 a later zone of no place',
      def => (def.sides.garrison.groups[1].later.zone = []),
      'groups[1].later.zone missing-key',
    ],
    [
      'SG-SCN-8 an engine for no place',
      def => (def.sides.garrison.engines[2].zone = []),
      'engines[2].zone missing-key',
    ],
    [
      'SG-SCN-7 an alarm for no place',
      def => (def.sides.garrison.groups[2].held = { untilTurn: 3, orEnemyIn: [] }),
      'groups[2].held.orEnemyIn missing-key',
    ],
    ['SG-SCN-11 one plan twice', def => (def.calendar.plans = ['assault', 'assault']), 'calendar.plans[1] twice'],
    ['SG-SCN-11 one wall twice', def => (def.stages = { AI13: 1, '34,-5': 2 }), 'stages.34,-5 twice'],
    ['SG-5.11-1 a wagon behind a riding horse', def => (def.sides.garrison.animals[0].kind = 'horse'), 'wrong-kind'],
  ])('%s', (_what, change, said) => {
    expect(with_(change, 'the-wagons-from-the-march').join()).toContain(said)
  })

  test.each<readonly [string, (engines: Json, ready: Json) => void, readonly string[]]>([
    ['a tower that looks nowhere', one => delete one['siege-tower-1'].facing, ['siege-tower-1.facing missing-key']],
    ['a ram left out', one => delete one['ram-1'], [' not-placed']],
    ['a ram on the tower’s third hex', one => (one['ram-1'] = { hex: 'AC11', facing: 0 }), ['ram-1.hex occupied']],
    ['a machine that is none', one => (one.catapult = { hex: 'AC8' }), ['catapult no-such-piece']],
  ])('SG-SCN-8 %s in the ready set-up', (_what, change, said) => {
    const found = with_(def => change(def.ready.engines, def.ready), 'the-convoy')
    expect(found.filter(one => one.startsWith('ready.engines'))).toEqual(
      said.map(one => (one.startsWith(' ') ? `ready.engines${one}` : `ready.engines.${one}`)),
    )
  })

  test.each<readonly [string, string, (def: Json) => void, string]>([
    [
      'SG-SCN-13 giving up as a part of something',
      'the-gap-in-the-curtain',
      def => def.victory[0].when.of.push({ kind: 'withdraws', seat: 'besieger' }),
      'victory[0].when.of[2].kind wrong-kind',
    ],
    [
      'SG-SCN-13 more turn ends in a row than turns',
      'the-gap-in-the-curtain',
      def => (def.victory[0].running = 25),
      'victory[0].running after-last-turn',
    ],
    [
      'SG-SCN-11 a grade by a day after the last',
      'forty-dawns',
      def => (def.victory[0].byDay = [12, 16, 21]),
      'victory[0].byDay[2] after-last-day',
    ],
    [
      'SG-SCN-7 somebody held for longer than the game lasts',
      'before-the-bell',
      def => (def.sides.garrison.groups[1].held = { untilTurn: 21 }),
      'sides.garrison.groups[1].held.untilTurn after-last-turn',
    ],
    [
      'SG-SCN-11 relief on the first morning',
      'the-long-siege',
      def => (def.calendar.reliefDay = 1),
      'calendar.reliefDay not-in-range',
    ],
    [
      'SG-SCN-2 a map with a drawbridge played without',
      'before-the-bell',
      def => (def.bridge = 'none'),
      'bridge has-bridge',
    ],
    [
      'SG-SCN-2 a named map and an own one',
      'before-the-bell',
      def => (def.board.inline = {}),
      'board.inline unknown-key',
    ],
    [
      'SG-5.11-1 two wagons behind one ox',
      'the-wagons-from-the-march',
      def => (def.sides.garrison.engines[1].hitched = 'ox-1'),
      'sides.garrison.engines[1].hitched twice',
    ],
    [
      'SG-2.31-2 rubble markers in a siege of days',
      'forty-dawns',
      def => (def.markers.rubble = 2),
      'markers.rubble rubble-by-battering',
    ],
    [
      'SG-3.33-4 a spearman in the saddle',
      'sparks',
      def => (def.sides.garrison.groups[1].people[2].mounted = true),
      'sides.garrison.groups[1].people[2].figures.mounted missing-key',
    ],
    [
      'SG-SCN-15 a loose horse and an animal of its name',
      'sparks',
      def => (def.sides.besieger.animals = [{ id: 'alain-horse', kind: 'horse' }]),
      'sides.besieger.animals[0].id twice',
    ],
    [
      'SG-SCN-9 a ditch filled twice',
      'the-gap-in-the-curtain',
      def => (def.ready.filled[1] = def.ready.filled[0]),
      'ready.filled[1] twice',
    ],
    [
      'SG-SCN-9 rubble that does not touch',
      'the-gap-in-the-curtain',
      def => (def.ready.rubble = ['J4', 'W9']),
      'ready.rubble[1] not-neighbors',
    ],
    [
      'SG-2.41-3 a tower half off the map',
      'the-gap-in-the-curtain',
      def => (def.ready.engines['siege-tower-1'] = { hex: 'A10', facing: 3 }),
      'ready.engines.siege-tower-1.hex no-such-hex',
    ],
    [
      'SG-2.41-5 a tower in the ditch',
      'the-convoy',
      def => (def.ready.engines['siege-tower-1'] = { hex: 'AG10', facing: 0 }),
      'ready.engines.siege-tower-1.hex not-engine-ground',
    ],
    [
      'SG-5.21-2 a mantlet in a tent',
      'the-convoy',
      def => (def.ready.engines['mantlet-1'].hex = 'U9'),
      'ready.engines.mantlet-1.hex not-engine-ground',
    ],
    [
      'SG-3.43-3 somebody on a ballista',
      'sparks',
      def => (def.ready.people.pugh = def.ready.engines['ballista-1'].hex),
      'ready.people.pugh occupied',
    ],
    [
      'SG-3.32-1 a rider in a tent',
      'the-wagons-from-the-march',
      def => (def.ready.people.mortimer = ['U9', 'V9']),
      'ready.people.mortimer not-horse-ground',
    ],
    [
      'SG-GEO-9 an ox on two hexes',
      'the-wagons-from-the-march',
      def => (def.ready.animals['ox-1'] = ['C8', 'D8']),
      'ready.animals.ox-1 wrong-length',
    ],
    [
      'SG-GEO-10 a horse whose hexes do not touch',
      'the-wagons-from-the-march',
      def => (def.ready.animals['draft-horse-1'] = ['F13', 'C12']),
      'ready.animals.draft-horse-1 not-neighbors',
    ],
    [
      'SG-5.11-2 an ox that is not before its wagon',
      'the-wagons-from-the-march',
      def => (def.ready.animals['ox-1'] = ['F14']),
      'ready.animals.ox-1 wrong-footprint',
    ],
    [
      'SG-3.32-1 an ox in a tent',
      'the-wagons-from-the-march',
      def => (def.ready.animals['ox-1'] = ['U9']),
      'ready.animals.ox-1[0] not-horse-ground',
    ],
    [
      'SG-SCN-8 an animal on somebody',
      'the-wagons-from-the-march',
      def => (def.ready.animals['ox-1'] = [def.ready.people.pugh]),
      'ready.animals.ox-1[0] occupied',
    ],
    [
      'SG-SCN-8 an animal that never comes',
      'sparks',
      def => (def.sides.besieger.animals = [{ id: 'nag', kind: 'horse' }]),
      'ready.animals.nag missing-key',
    ],
    [
      'SG-SCN-8 a ridden horse that stands somewhere',
      'sparks',
      def => (def.ready.animals['richard-horse'] = ['C8', 'D8']),
      'ready.animals.richard-horse no-such-piece',
    ],
    [
      'SG-1.62-1 two on one hex by its two names',
      'before-the-bell',
      def => (def.ready.people.wat = parseHexName(boardOf(def.board), def.ready.people.martin)),
      'ready.people.wat occupied',
    ],
  ])('%s', (_what, id, change, said) => {
    expect(with_(change, id)).toContain(said)
  })

  test('SG-SCN-9 more markers laid out than there are', () => {
    expect(with_(def => (def.markers.filled = 7), 'the-gap-in-the-curtain')).toEqual(['ready.filled too-many-markers'])
    expect(with_(def => (def.markers.rubble = 1), 'the-gap-in-the-curtain')).toEqual(['ready.rubble too-many-markers'])
  })

  test('SG-SCN-6 who sleeps lies in a tent', () => {
    const found = with_(def => {
      const [sleeper] = def.ready.asleep
      def.ready.people[sleeper] = 'V10'
    }, 'sparks')
    expect(found).toEqual(['ready.asleep[0] not-in-tent'])
  })

  test('SG-3.31-1 a rider has two hexes that touch', () => {
    const apart = (places: unknown) => with_(def => (def.ready.people.john = places), 'the-convoy')
    expect(apart(['C8', 'D8'])).not.toContain('ready.people.john not-neighbors')
    expect(apart(['C8', 'F8'])).toContain('ready.people.john not-neighbors')
    expect(apart('C8')).toContain('ready.people.john wrong-length')
  })

  test('[SG-SCN-13] [SG-SCN-21] a condition nobody can ever meet is named, and one that is met by giving up', () => {
    const when = (condition: object, more: object = {}, id?: string): readonly string[] =>
      with_(def => {
        def.victory = [{ winner: 'besieger', reason: 'breach-held', at: 'turn-end', when: condition, ...more }]
      }, id)
    const yard = [{ region: 'courtyard' }]
    const people = file().sides.besieger.groups.reduce((sum: number, group: Json) => sum + group.people.length, 0)
    const able = (atLeast: number): object => ({ kind: 'able-in', seat: 'besieger', areas: yard, atLeast })
    expect(when(able(people))).toEqual([])
    expect(when(able(people + 1))).toEqual(['victory[0].when.atLeast never-holds'])
    const holds = (hexes: number, more: object = {}): object => ({
      kind: 'holds',
      seat: 'besieger',
      areas: [{ hexes: ['L8', 'L9'] }],
      hexes,
      ...more,
    })
    expect(when(holds(2))).toEqual([])
    expect(when(holds(3))).toEqual(['victory[0].when.hexes never-holds'])
    expect(when(holds(3, { orRubble: true }))).toEqual([])
    expect(when(holds(people + 1, { orRubble: true }))).toEqual(['victory[0].when.hexes never-holds'])
    expect(when({ kind: 'bridge-down' })).toEqual([])
    expect(when({ kind: 'bridge-down' }, {}, 'sparks')).toEqual(['victory[0].when never-holds'])
    const yielding = { kind: 'withdraws', seat: 'besieger' }
    expect(when(yielding, { winner: 'garrison' })).toEqual([])
    expect(when(yielding)).toEqual(['victory[0].winner wrong-kind'])
    expect(when(yielding, { winner: 'garrison', running: 2 })).toEqual(['victory[0].running wrong-kind'])
  })

  test('[SG-SCN-7] [SG-SCN-9] [SG-SCN-12] [SG-4.11-4] what is counted on and can never come about is named', () => {
    const wagons = 'the-wagons-from-the-march'
    expect(with_(def => delete def.wagonGoal, wagons)).toEqual(['wagonGoal missing-key'])
    const unscored = (def: Json): void => {
      delete def.wagonGoal
      delete def.scoring.wagons
    }
    expect(with_(unscored, wagons)).toEqual(['wagonGoal missing-key'])
    expect(with_(def => delete def.sides.garrison.exits, 'sparks')).toEqual(['sides.garrison.exits missing-key'])
    const thrower = { id: 'm', kind: 'mangonel', offMap: true }
    expect(with_(def => def.sides.besieger.engines.push(thrower), 'sparks')).toEqual(['calendar missing-key'])
    expect(with_(def => def.sides.besieger.engines.push(thrower), 'forty-dawns')).toEqual([])
    expect(with_(def => (def.sides.besieger.engines[0].loaded = true))).toEqual([
      'sides.besieger.engines[0].loaded wrong-kind',
    ])
    const byWalls = (def: Json): void => {
      for (const group of def.sides.besieger.groups) group.entry.areas = [{ terrain: 'wall' }]
    }
    expect(with_(byWalls)).toEqual(
      file().sides.besieger.groups.map((_: Json, i: number) => `sides.besieger.groups[${i}].entry.areas piece-in-wall`),
    )
  })

  test('[SG-0-2] [SG-SCN-15] fire and wagons of a later section are named', () => {
    const above = (change: (def: Json) => void, level: number): readonly string[] =>
      with_(def => {
        change(def)
        def.level = level
      })
    const wagonsBurn = (def: Json): void => void (def.wagonsBurn = true)
    const arrowsAtTents = (def: Json): void => void (def.tentsAreTargets = true)
    const tents = (def: Json): void => void (def.scoring.tentHex = 1)
    expect([above(wagonsBurn, 4), above(wagonsBurn, 5)]).toEqual([['wagonsBurn above-level'], []])
    expect([above(arrowsAtTents, 4), above(arrowsAtTents, 5)]).toEqual([['tentsAreTargets above-level'], []])
    expect([above(tents, 2), above(tents, 3)]).toEqual([['scoring.tentHex above-level'], []])
  })

  test('[SG-SCN-16] a file is the same game whatever the order of its keys: its log can be judged again', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, one]) => [key, reversed(one)]),
      )
    }
    const eventsOf = (custom: unknown): string => {
      const options = siege.parseOptions({ custom })
      if (!options.ok) throw new Error(JSON.stringify(options.error))
      return JSON.stringify(siege.setup(options.value, chanceFor('keys', 0)))
    }
    const def = file('the-gap-in-the-curtain')
    expect(eventsOf(reversed(def))).toBe(eventsOf(def))
  })

  test('an editor may be told where the schema lies', () => {
    expect(with_(def => (def.$schema = '../scenario.schema.json'))).toEqual([])
  })

  test('SG-SCN-15 zones of both sides on one ground', () => {
    const found = with_(def => {
      delete def.sides.besieger.groups[0].entry
      def.sides.besieger.groups[0].zone = [{ region: 'rampart' }]
    })
    expect(found).toContain('sides.besieger.groups[0].zone overlapping-zones')
  })

  test('SG-SCN-6 half the camp sleeps: as many as the scenario says', () => {
    expect(with_(def => def.ready.asleep.pop(), 'sparks')).toEqual(['ready.asleep not-so-many-asleep'])
  })

  test('SG-SCN-2 an own map: named hex by hex, or drawn', () => {
    const inline = (map: unknown) => faults({ ...file('sparks'), board: { map: 'inline', inline: map } })
    expect(inline({ hexes: { '0,0': 'lava' } })).toContain('board.inline.hexes["0,0"] unknown-terrain')
    expect(inline({ sides: { '0,0/1': 'door' } }).join()).toMatch(/board\.inline\.sides\["0,0\/1"\] /)
    const drawing = CAMP_TEXT.split('\n')
    expect(inline(drawing)).toEqual([])
    const row = drawing.findIndex(line => line.startsWith(' 6'))
    const smudged = drawing.with(row, drawing[row]!.replace('A', '?'))
    expect(inline(smudged)[0]).toBe(
      `board.inline, line ${row + 1}, column ${drawing[row]!.indexOf('A') + 1} unknown-symbol`,
    )
  })

  test('nothing anybody writes makes the checker fall over, and nothing bad is half loaded', () => {
    const paths = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]
        : [at]
    const all = paths(file('the-wagons-from-the-march')).filter(path => path.length > 0)
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const def = file('the-wagons-from-the-march')
        const parent = path.slice(0, -1).reduce((inner, key) => inner[key], def)
        parent[path.at(-1)!] = value
        const parsed = parseScenario(def)
        const options = siege.parseOptions({ custom: def })
        expect(options.ok).toBe(parsed.ok)
        if (options.ok)
          expect(siege.setup(options.value, { die: () => 1, pick: () => 0, shuffle: (_, list) => list })).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })
})

/** As much of JSON schema as ours uses. */
const fits = (schema: JsonSchema, value: unknown, root: JsonSchema = schema): boolean => {
  if (typeof schema.$ref === 'string')
    return fits((root.$defs as Json)[schema.$ref.replace('#/$defs/', '')], value, root)
  if (schema.enum) return (schema.enum as unknown[]).includes(value)
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).some(one => fits(one, value, root))
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && new RegExp(schema.pattern as string).test(value)
    case 'integer':
      return (
        Number.isInteger(value) && Number(value) >= Number(schema.minimum) && Number(value) <= Number(schema.maximum)
      )
    case 'array': {
      if (!Array.isArray(value)) return false
      const items = schema.prefixItems as JsonSchema[] | undefined
      return items
        ? value.length === schema.minItems && items.every((one, i) => fits(one, value[i], root))
        : value.every(one => fits(schema.items as JsonSchema, one, root))
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const entries = Object.entries(value)
      if (!schema.properties)
        return entries.every(
          ([key, one]) =>
            new RegExp((schema.propertyNames as Json).pattern).test(key) &&
            fits(schema.additionalProperties as JsonSchema, one, root),
        )
      const keys = schema.properties as { [key: string]: JsonSchema }
      return (
        (schema.required as string[]).every(key => Object.hasOwn(value, key)) &&
        entries.every(([key, one]) => Object.hasOwn(keys, key) && fits(keys[key]!, one, root))
      )
    }
    default:
      return true
  }
}

describe('the JSON schema', () => {
  test('docs/scenario.schema.json is what the code says: siegeworks scenario schema writes it', () => {
    const written = readFileSync(new URL('../../../../docs/scenario.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(written)).toEqual(scenarioSchema())
  })

  test.each(SCENARIOS.map(({ id }) => [id]))('%s fits it', id => {
    expect(fits(scenarioSchema(), file(id))).toBe(true)
  })

  test('what the schema refuses the checker refuses', () => {
    const schema = scenarioSchema()
    const breakers: readonly ((def: Json) => void)[] = [
      def => (def.oops = 1),
      def => (def.turns = 0),
      def => (def.level = 6),
      def => delete def.scoring,
      def => (def.sides.besieger.groups[0].people[0].unit = 'dragon'),
      def => (def.victory[0].when = { kind: 'wish' }),
      def => (def.fallback = { kind: 'total', seat: 'garrison', lines: [1, 2] }),
      def => (def.ready.people['Not An Id'] = 'A1'),
      def => (def.sides.garrison.groups[0].zone = [{ region: 'moon' }]),
    ]
    for (const breaker of breakers) {
      const def = file()
      breaker(def)
      expect(fits(schema, def)).toBe(false)
      expect(faults(def)).not.toEqual([])
    }
  })
})
