/** What a scenario file holds: everything about a scenario is data [SG-0-4]. */
import type { RuleOptions } from '../options.ts'
import type { BoardRef, OwnFigures } from '../state.ts'
import type { Area, CalendarDef, CasualtyGrades, Fallback, GroupTerms, ReadySetUp, Scoring, Victory } from '../terms.ts'
import type { AnimalKind, BySeat, ClassId, Condition, EngineKind, HexId, Level, PieceId, Seat } from '../vocabulary.ts'

export interface ForceEntry {
  /** A name of the roster, or with `unit` a newcomer. */
  readonly id: PieceId
  readonly unit?: ClassId
  readonly figures?: OwnFigures
  readonly condition?: Condition
  readonly mounted?: true
  /** His loose horse stands by him. */
  readonly looseHorse?: true
  readonly skill?: number
}

/** Some people with one way onto the map. */
export interface Group extends Omit<GroupTerms, 'seat'> {
  readonly name: string
  readonly people: readonly ForceEntry[]
}

export interface EngineEntry {
  readonly id: PieceId
  readonly kind: EngineKind
  /** Where its first hex may be set up. Absent: it comes in with its carriers, or stays off the map. */
  readonly zone?: readonly Area[]
  readonly loaded?: boolean
  /** A wagon's draft animal. */
  readonly hitched?: PieceId
  readonly fixed?: true
  readonly offMap?: true
  /** The day it comes into play; from the first if absent. */
  readonly day?: number
  /** It comes into play when so many wagons are in [SG-SCN-34]. */
  readonly ifWagonsIn?: number
}

export interface SideDef {
  readonly name: string
  readonly nation: 'norman' | 'welsh' | 'other'
  readonly role: 'besieger' | 'defender' | 'raider' | 'relief'
  readonly color?: string
  readonly groups: readonly Group[]
  readonly engines: readonly EngineEntry[]
  readonly animals?: readonly { readonly id: PieceId; readonly kind: AnimalKind; readonly zone?: readonly Area[] }[]
  /** By these edges its people may leave the map [SG-SCN-12]. */
  readonly exits?: readonly Area[]
}

/** What a person reads, by language. Scenarios in the box have their words in `words`. */
export interface Texts {
  readonly en?: string
  readonly fr?: string
  readonly pl?: string
}

export interface ScenarioDef {
  /** Where an editor finds the schema; the game does not read it. */
  readonly $schema?: string
  readonly id: string
  readonly title?: Texts
  readonly briefing?: Texts
  readonly level: Level
  readonly rules?: Partial<RuleOptions>
  /** Sets from other boxes it needs [SG-0-3]. */
  readonly external?: readonly string[]
  readonly board: BoardRef
  readonly bridge: 'up' | 'down' | 'none'
  readonly sides: BySeat<SideDef>
  readonly first: Seat
  /** Who places first. */
  readonly placesFirst: Seat
  readonly turns: number
  readonly markers: { readonly filled: number; readonly rubble: number; readonly rubbleAdjacent?: boolean }
  readonly wagonsBurn?: true
  readonly wagonGoal?: readonly Area[]
  readonly tentsAreTargets?: true
  readonly calendar?: CalendarDef
  readonly stages?: { readonly [hex: HexId]: number }
  readonly victory: readonly Victory[]
  readonly fallback: Fallback
  readonly casualtyGrades?: CasualtyGrades
  readonly scoring: Scoring
  /** The ready set-up: pieces by place, engines by hex and facing, markers. */
  readonly ready: ReadySetUp
}
