/** The terms a game is played on: what its scenario says about entry, zones, days, victory and points. Plain data in the state. */
import type { Terrain } from './terrain/terrain.ts'
import type { BesiegerPlan, BySeat, HexId, PieceId, PlaceId, Seat, Side } from './vocabulary.ts'

/** Which hexes a zone, an objective or an entry names. */
export type Area =
  | { readonly region: 'exterior' | 'courtyard' | 'rampart' | 'tower' | 'keep' | 'gate' | 'castle' }
  | { readonly building: string }
  | { readonly hexes: readonly HexId[] }
  /** A lettered outer edge [SG-SCN-2]. */
  | { readonly edge: string }
  | { readonly terrain: Terrain }
  /** A named region of the map file. */
  | { readonly named: string }

/** How a group of people comes onto the map and when it may act. */
export interface GroupTerms {
  readonly seat: Seat
  /** Set up here before turn 1 … */
  readonly zone?: readonly Area[]
  /** … but not here [SG-SCN-6] … */
  readonly forbidden?: readonly Area[]
  /** … or come in from here, on or after this turn, the group by so many of these areas at most [SG-SCN-7]. */
  readonly entry?: {
    readonly areas: readonly Area[]
    readonly turn: number
    readonly day?: number
    readonly sides?: number
  }
  /** From this day on set up here instead: they made it to the castle. */
  readonly later?: { readonly day: number; readonly zone: readonly Area[] }
  /** May not act before this turn, or until an enemy stands in one of these areas. */
  readonly held?: { readonly untilTurn: number; readonly orEnemyIn?: readonly Area[] }
  /** So many of them, the owner's choice, start asleep in tents and act from turn 2. */
  readonly asleep?: number
  /** How many of the group must or may be set up in one area. */
  readonly limit?: { readonly area: Area; readonly atLeast?: number; readonly atMost?: number }
}

/** When a side has won. Checked in order at each end of a phase, or of a turn. */
export type Test =
  | { readonly kind: 'bridge-down' }
  | {
      readonly kind: 'able-in'
      readonly seat: Seat
      readonly areas: readonly Area[]
      readonly atLeast?: number
      readonly atMost?: number
    }
  | { readonly kind: 'able-total'; readonly seat: Seat; readonly atMost: number }
  /** [siege-data §8.2] The side gives up, by a move in a phase of its own. */
  | { readonly kind: 'withdraws'; readonly seat: Seat }
  | {
      readonly kind: 'holds'
      readonly seat: Seat
      readonly areas: readonly Area[]
      readonly hexes: number
      /** Rubble counts too, wherever it lies [SG-SCN-31]. */
      readonly orRubble?: true
      /** Only people of these groups count [SG-SCN-36]. */
      readonly groups?: readonly string[]
    }
  | { readonly kind: 'dead'; readonly piece: PieceId }
  /** [siege-data §8.1] The prize yields beside an enemy knight who has none of her friends beside him. */
  | { readonly kind: 'yields'; readonly piece: PieceId; readonly inKeep?: boolean }
  | { readonly kind: 'all'; readonly of: readonly Test[] }

export interface Victory {
  readonly winner: Seat | 'draw'
  /** A code with a sentence in words. */
  readonly reason: string
  readonly when: Test
  readonly at: 'phase-end' | 'turn-end'
  /** So many turn ends running. */
  readonly running?: number
  /** Grade by day in sieges: the latest day for decisive, substantial, marginal. */
  readonly byDay?: readonly [number, number, number]
}

export interface Scoring {
  /** Points for what the fire eats, earned by the other side. */
  readonly engines: { readonly [kind: string]: number }
  readonly tentHex: number
  /** Casualties inflicted count. */
  readonly casualties: BySeat<boolean>
  /** Each of these people not off the map at the end costs their side so many points to the other. */
  readonly notOff?: { readonly seat: Seat; readonly points: number }
  /** A side's own casualties among men not off the map are taken off its points. */
  readonly ownLosses?: { readonly seat: Seat }
  readonly wagons?: { readonly broughtIn: number; readonly lost: number }
  readonly holding?: { readonly seat: Seat; readonly areas: readonly Area[]; readonly points: number }
}

/** At the end of the last turn (or day). */
export type Fallback =
  | { readonly kind: 'winner'; readonly seat: Seat; readonly reason: string }
  /** The higher total wins; equal totals are a draw. */
  | { readonly kind: 'points'; readonly decisive?: number; readonly substantial?: number }
  /** One side's total alone is graded; below the last line the other side wins. */
  | { readonly kind: 'total'; readonly seat: Seat; readonly lines: readonly [number, number, number] }

/** [siege-data §8.2] Victory graded by the winner's own casualty points: at most the first is decisive, the second substantial. */
export type CasualtyGrades = BySeat<readonly [number, number]>

export interface CalendarDef {
  readonly days: number
  readonly assaults: number
  /** The last day on which he may assault [SG-SCN-10]. */
  readonly lastAssault?: number
  readonly plans: readonly BesiegerPlan[]
  /** From this day on the garrison is on short rations. */
  readonly rationsFrom?: number
  readonly turnsPerAssault: number
  /** What happens on each day instead of the besieger's choice. */
  readonly fixedPlans?: readonly { readonly day: number; readonly plan: BesiegerPlan; readonly first: Seat }[]
  readonly sorties?: number
  readonly reliefDay?: number
}

export interface ReadySetUp {
  readonly people: { readonly [id: PieceId]: PlaceId | readonly [HexId, HexId] }
  readonly engines: { readonly [id: PieceId]: { readonly hex: HexId; readonly facing?: Side } }
  readonly animals?: { readonly [id: PieceId]: readonly HexId[] }
  readonly filled?: readonly HexId[]
  readonly rubble?: readonly HexId[]
  readonly asleep?: readonly PieceId[]
}

export interface Terms {
  readonly turns: number
  /** Play at once: where everybody stands, at each set-up. Absent when the players place their pieces. */
  readonly ready?: ReadySetUp
  readonly placesFirst: Seat
  readonly bridge: 'up' | 'down' | 'none'
  readonly groups: { readonly [name: string]: GroupTerms }
  /** Where an engine's first hex may be set up. */
  readonly engineZones: { readonly [engine: PieceId]: readonly Area[] }
  /** Engines that come into play on a later day. */
  readonly engineDays: { readonly [engine: PieceId]: number }
  /** Engines that come into play when so many wagons are in [SG-SCN-34]. */
  readonly engineWagons: { readonly [engine: PieceId]: number }
  /** Where a wagon counts as brought in. */
  readonly wagonGoal?: readonly Area[]
  readonly exits: BySeat<readonly Area[]>
  /** Rubble markers must lie side by side. */
  readonly rubbleAdjacent?: boolean
  /** Filled-ditch markers there are for each assault. */
  readonly filledPerAssault: number
  readonly wagonsBurn?: true
  readonly tentsAreTargets?: true
  readonly calendar?: CalendarDef
  readonly victory: readonly Victory[]
  readonly fallback: Fallback
  readonly casualtyGrades?: CasualtyGrades
  readonly scoring: Scoring
}

/** Terms of a bare position: fifty turns, then nobody has won. */
export const OPEN_TERMS: Terms = {
  turns: 50,
  placesFirst: 'garrison',
  bridge: 'none',
  groups: {},
  engineZones: {},
  engineDays: {},
  engineWagons: {},
  exits: { besieger: [], garrison: [] },
  filledPerAssault: 0,
  victory: [],
  fallback: { kind: 'points' },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
}
