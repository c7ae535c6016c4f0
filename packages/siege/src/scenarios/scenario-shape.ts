/** The shape of a scenario file, key by key: the checker and docs/scenario.schema.json both come from it. */
import { RULE_CHOICES, type RuleOptions } from '../options.ts'
import type { BoardRef, Figures, OwnFigures } from '../state.ts'
import type {
  Area,
  CalendarDef,
  CasualtyGrades,
  Fallback,
  GroupTerms,
  ReadySetUp,
  Scoring,
  Test,
  Victory,
} from '../terms.ts'
import { REGIONS, TERRAINS } from '../terrain/terrain.ts'
import {
  ANIMALS,
  BESIEGER_PLANS,
  type BySeat,
  CLASSES,
  CONDITIONS,
  ENGINES,
  LEVELS,
  SEATS,
  SIDES,
} from '../vocabulary.ts'
import type { EngineEntry, ForceEntry, Group, ScenarioDef, SideDef, Texts } from './scenario-def.ts'
import {
  anything,
  byKind,
  choice,
  either,
  integer,
  later,
  list,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  tuple,
} from './shape.ts'

const count = integer(0, 9999)
const turn = integer(1, 9999)
const day = integer(1, 999)
const flag = choice(true, false)
const set = choice(true)
const seat = choice(...SEATS)
const words = text('^[^\\u0000-\\u001f]{1,2000}$')
const id = text('^[a-z0-9]+(-[a-z0-9]+)*$', 'not-an-id')
const piece = text('^[a-z][a-z0-9]*(-[a-z0-9]+)*$', 'not-an-id')
/** `L8` on a drawn map, `3,-2` anywhere; `^` for the upper storey. */
const HEX = '([A-Za-z]{1,2}\\d{1,3}|-?\\d{1,4},-?\\d{1,4})'
const hex = text(`^${HEX}$`, 'bad-hex')
const place = text(`^${HEX}\\^?$`, 'bad-hex')
const PIECE_KEY = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'
const bySeat = <T>(shape: Shape<T>): Shape<BySeat<T>> => object<BySeat<T>>({ besieger: shape, garrison: shape })

type AreaOf<K extends string> = Extract<Area, { readonly [key in K]: unknown }>
export const area: Shape<Area> = later('area', () =>
  oneOf<Area>(
    object<AreaOf<'region'>>({ region: choice(...REGIONS, 'castle') }) as Shape<Area>,
    object<AreaOf<'building'>>({ building: words }) as Shape<Area>,
    object<AreaOf<'hexes'>>({ hexes: list(hex) }) as Shape<Area>,
    object<AreaOf<'edge'>>({ edge: words }) as Shape<Area>,
    object<AreaOf<'terrain'>>({ terrain: choice(...TERRAINS) }) as Shape<Area>,
    object<AreaOf<'named'>>({ named: words }) as Shape<Area>,
  ),
)
const areas = list(area)

type TestOf<K extends Test['kind']> = Extract<Test, { readonly kind: K }>
const test: Shape<Test> = later('test', () =>
  byKind<Test>({
    'bridge-down': object<TestOf<'bridge-down'>>({ kind: choice('bridge-down') }),
    'able-in': object<TestOf<'able-in'>>({
      kind: choice('able-in'),
      seat,
      areas,
      atLeast: optional(count),
      atMost: optional(count),
    }),
    'able-total': object<TestOf<'able-total'>>({ kind: choice('able-total'), seat, atMost: count }),
    withdraws: object<TestOf<'withdraws'>>({ kind: choice('withdraws'), seat }),
    holds: object<TestOf<'holds'>>({
      kind: choice('holds'),
      seat,
      areas,
      hexes: turn,
      orRubble: optional(set),
      groups: optional(list(piece)),
    }),
    dead: object<TestOf<'dead'>>({ kind: choice('dead'), piece }),
    yields: object<TestOf<'yields'>>({ kind: choice('yields'), piece, inKeep: optional(flag) }),
    all: object<TestOf<'all'>>({ kind: choice('all'), of: list(test) }),
  }),
)

const figures = object<Figures>({ attack: integer(0, 99), defense: integer(0, 99), move: integer(0, 99) })

const person = object<ForceEntry>({
  id: piece,
  unit: optional(choice(...CLASSES)),
  figures: optional(
    object<OwnFigures>({
      healthy: optional(figures),
      wounded: optional(figures),
      mounted: optional(figures),
      mountedWounded: optional(figures),
      stunnedDefense: optional(integer(0, 99)),
    }),
  ),
  condition: optional(choice(...CONDITIONS)),
  mounted: optional(set),
  looseHorse: optional(set),
  skill: optional(integer(-3, 3)),
})

const group = object<Group>({
  name: piece,
  people: list(person),
  zone: optional(areas),
  forbidden: optional(areas),
  entry: optional(
    object<NonNullable<GroupTerms['entry']>>({ areas, turn, day: optional(day), sides: optional(integer(1, 99)) }),
  ),
  later: optional(object<NonNullable<GroupTerms['later']>>({ day, zone: areas })),
  held: optional(object<NonNullable<GroupTerms['held']>>({ untilTurn: turn, orEnemyIn: optional(areas) })),
  asleep: optional(count),
  limit: optional(
    object<NonNullable<GroupTerms['limit']>>({ area, atLeast: optional(count), atMost: optional(count) }),
  ),
})

const engine = object<EngineEntry>({
  id: piece,
  kind: choice(...ENGINES),
  zone: optional(areas),
  loaded: optional(flag),
  hitched: optional(piece),
  fixed: optional(set),
  offMap: optional(set),
  day: optional(day),
  ifWagonsIn: optional(integer(1, 99)),
})

const side = object<SideDef>({
  name: piece,
  nation: choice('norman', 'welsh', 'other'),
  role: choice('besieger', 'defender', 'raider', 'relief'),
  color: optional(words),
  groups: list(group),
  engines: list(engine),
  animals: optional(
    list(
      object<NonNullable<SideDef['animals']>[number]>({
        id: piece,
        kind: choice(...ANIMALS),
        zone: optional(areas),
      }),
    ),
  ),
  exits: optional(areas),
})

const victory = object<Victory>({
  winner: choice(...SEATS, 'draw'),
  reason: id,
  when: test,
  at: choice('phase-end', 'turn-end'),
  running: optional(turn),
  byDay: optional(tuple<readonly [number, number, number]>(day, day, day)),
})

type FallbackOf<K extends Fallback['kind']> = Extract<Fallback, { readonly kind: K }>
const fallback = byKind<Fallback>({
  winner: object<FallbackOf<'winner'>>({ kind: choice('winner'), seat, reason: id }),
  points: object<FallbackOf<'points'>>({
    kind: choice('points'),
    decisive: optional(count),
    substantial: optional(count),
  }),
  total: object<FallbackOf<'total'>>({
    kind: choice('total'),
    seat,
    lines: tuple<readonly [number, number, number]>(count, count, count),
  }),
})

const plan = choice(...BESIEGER_PLANS)

const calendar = object<CalendarDef>({
  days: day,
  assaults: count,
  lastAssault: optional(day),
  plans: list(plan),
  rationsFrom: optional(day),
  turnsPerAssault: turn,
  fixedPlans: optional(list(object<NonNullable<CalendarDef['fixedPlans']>[number]>({ day, plan, first: seat }))),
  sorties: optional(count),
  // Relief on the first morning would leave nothing to play.
  reliefDay: optional(integer(2, 999)),
})

const scoring = object<Scoring>({
  engines: record(`^(${ENGINES.join('|')})$`, count),
  tentHex: count,
  casualties: bySeat(flag),
  notOff: optional(object<NonNullable<Scoring['notOff']>>({ seat, points: count })),
  ownLosses: optional(object<NonNullable<Scoring['ownLosses']>>({ seat })),
  wagons: optional(object<NonNullable<Scoring['wagons']>>({ broughtIn: count, lost: count })),
  holding: optional(object<NonNullable<Scoring['holding']>>({ seat, areas, points: count })),
})

const ready = object<ReadySetUp>({
  people: record(PIECE_KEY, either(place, tuple<readonly [string, string]>(hex, hex))),
  engines: record(PIECE_KEY, object<ReadySetUp['engines'][string]>({ hex, facing: optional(choice(...SIDES)) })),
  animals: optional(record(PIECE_KEY, list(hex))),
  filled: optional(list(hex)),
  rubble: optional(list(hex)),
  asleep: optional(list(piece)),
})

const ruleKeys = Object.fromEntries(
  Object.entries(RULE_CHOICES).map(([key, choices]) => [key, optional(choice<string | number | boolean>(...choices))]),
)
const rules = object<Partial<RuleOptions>>(ruleKeys as never, 'unknown-rule')

const texts = object<Texts>({ en: optional(words), fr: optional(words), pl: optional(words) })

export const SCENARIO: Shape<ScenarioDef> = object<ScenarioDef>({
  $schema: optional(words),
  id,
  title: optional(texts),
  briefing: optional(texts),
  level: choice(...LEVELS),
  rules: optional(rules),
  external: optional(list(id)),
  // The map that a scenario brings along has a reader of its own.
  board: object<BoardRef>({ map: words, inline: optional(anything) as never }),
  bridge: choice('up', 'down', 'none'),
  sides: bySeat(side),
  first: seat,
  placesFirst: seat,
  turns: turn,
  markers: object<ScenarioDef['markers']>({ filled: count, rubble: count, rubbleAdjacent: optional(flag) }),
  wagonsBurn: optional(set),
  wagonGoal: optional(areas),
  tentsAreTargets: optional(set),
  calendar: optional(calendar),
  stages: optional(record(`^${HEX}$`, integer(0, 4))),
  victory: list(victory),
  fallback,
  casualtyGrades: optional(bySeat(tuple<readonly [number, number]>(count, count)) as Shape<CasualtyGrades>),
  scoring,
  ready,
})
