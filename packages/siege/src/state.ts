/** Where a game stands: plain readonly JSON, also in the middle of a fight. */
import type { RuleOptions } from './options.ts'
import type { Task } from './task.ts'
import type { Terms } from './terms.ts'
import type {
  AnimalKind,
  BySeat,
  ClassId,
  Condition,
  DayPlan,
  EngineKind,
  FireCause,
  HexId,
  Level,
  Morale,
  PieceId,
  PlaceId,
  Seat,
  Side,
  Step,
  Storey,
} from './vocabulary.ts'

/** Attack, defense and movement as printed: black, red and blue. */
export interface Figures {
  readonly attack: number
  readonly defense: number
  readonly move: number
}

/** A piece's own figures, where they differ from its class. Stunned men keep their healthy ones [SG-RUL-076]. */
export interface OwnFigures {
  readonly healthy?: Figures
  readonly wounded?: Figures
  readonly mounted?: Figures
  readonly mountedWounded?: Figures
  readonly stunnedDefense?: number
}

/**
 * Where a piece is that is not on the map: waiting to enter, asleep or placed later (`reserve`), run off the map by
 * panic (`fled`), gone by an edge the scenario opens (`left`), kept off today's map between assaults (`camp`).
 */
export type Whereabouts = 'map' | 'reserve' | 'fled' | 'left' | 'camp'

/** A human piece, on foot or mounted. */
export interface Character {
  readonly id: PieceId
  readonly seat: Seat
  readonly unit: ClassId
  readonly figures?: OwnFigures
  readonly condition: Condition
  /** The clock when he was stunned: he comes round in the first step 5 of his own side after that phase [SG-1.21-9]. */
  readonly stunnedAt?: number
  readonly where: Whereabouts
  /** The hex he stands on, a rider's head hex; a dead man's hex is where he lies. Absent off the map. */
  readonly hex?: HexId
  readonly storey: Storey
  /** A rider's second hex, behind `hex` [SG-3.31-1]. */
  readonly rear?: HexId
  /** The horse he sits on. */
  readonly horse?: PieceId
  /** The animal he leads by the bridle [SG-3.34-3]. */
  readonly leads?: PieceId
  /** The clock of his last change of place, willing or not; 0 for the set-up. */
  readonly arrived: number
  /** Took part in a resolved fight since the end of his side's last first-shots step [SG-RUL-008]. */
  readonly engaged?: true
  /** The last game turn in which he took part in a fight. */
  readonly foughtTurn?: number
  readonly morale?: Morale
  /** Lies on top of somebody he fell on [SG-1.62-2]. */
  readonly fell?: true
  /** Marksmanship, -3 to +3 [SG-OPT-SKILL-1]. */
  readonly skill?: number
  /** May not act before this turn (asleep, or held in the keep), unless the scenario's alarm wakes him. */
  readonly wakes?: number
  /** The hex by which he came onto the map today [SG-SCN-7]. */
  readonly entered?: HexId
  /** The force group of the scenario he belongs to (entry sides, zones, special rules). */
  readonly group?: string
  /** The day on whose morning a wound heals [SG-5.4-4]; 0: never in this scenario. */
  readonly heals?: number
}

/** A horse or a draft animal. While somebody rides it, it is where the rider is. */
export interface Animal {
  readonly id: PieceId
  readonly kind: AnimalKind
  readonly seat: Seat
  readonly dead?: true
  readonly where: Whereabouts
  readonly hex?: HexId
  /** Horses cover two hexes, an ox one [SG-GEO-9][SG-GEO-10]. */
  readonly rear?: HexId
  readonly rider?: PieceId
}

/** Ladders, towers, throwing machines, mantlets, wagons, barrels: one shape, the kind says what counts. */
export interface Engine {
  readonly id: PieceId
  readonly kind: EngineKind
  readonly seat: Seat
  readonly where: Whereabouts | 'destroyed'
  /** Its footprint: tower and ram three, wagon (front, rear) and flat ladder two, else one. Empty off the map. */
  readonly hexes: readonly HexId[]
  /** The way a tower, ram or wagon faces, a ladder's pointed side, a mantlet's base side. */
  readonly facing?: Side
  /** A ladder that stands [SG-1.91-4]. */
  readonly upright?: true
  /** A ladder's two carriers, a mantlet's mover, a barrel's bearer. */
  readonly carriers?: readonly PieceId[]
  /** The man who raised the ladder and still stands at its foot [SG-RUL-130]. */
  readonly foot?: PieceId
  /** Ballista: own phases served since the shot, 3 is ready [SG-3.41-5]. */
  readonly loaded?: number
  /** Battering points it still has; less than its kind's when damaged [SG-4.23-2]. */
  readonly strength?: number
  /** The day its repair ends [SG-4.23-3]. */
  readonly repaired?: number
  /** Tower: the turn in which a pusher's fight holds it back [SG-2.41-4]. */
  readonly heldTurn?: number
  /** Ram: the turn of its next roll; absent while away from a wall [SG-4.32-3]. */
  readonly rollTurn?: number
  /** Ram: this cycle's delay was already taken [SG-RUL-091]. */
  readonly delayed?: true
  /** Wagon: the animal that draws it [SG-5.11-1]. */
  readonly hitched?: PieceId
  /** A wagon brought to its goal. */
  readonly arrivedHome?: true
  /** It may not move in this scenario. */
  readonly fixed?: true
}

export interface Fire {
  /** Whose fire it is, spread included [SG-RUL-098]. */
  readonly seat: Seat
  readonly cause: FireCause
  /** The clock when it was lit: it burns from the next check on [SG-RUL-126]. */
  readonly lit: number
  /** Ends of the owner's opponent's phase it has burned through: 0 to 2. */
  readonly count: number
}

/** What a character has done in the phase that is being played. Empty at its start. */
export interface Acts {
  /** Movement points spent. */
  readonly spent?: number
  readonly moved?: true
  readonly shotFirst?: true
  readonly shotSecond?: true
  readonly attacked?: true
  /** The animal to be mounted at the end of the phase [SG-RUL-108]. */
  readonly animal?: PieceId
  /** A whole-phase or whole-step action that excludes the others [SG-RUL-017]. */
  readonly busy?: 'push' | 'light' | 'put-out' | 'oil' | 'mount' | 'dismount' | 'hitch' | 'winch' | 'crew'
  /** Moved with an engine he pushes [SG-RUL-088]. */
  readonly pushed?: true
  /** The face of a door this man is sheltered from, fixed for the phase [SG-RUL-041]. */
  readonly shelter?: 'inside' | 'outside'
}

/** A fight being put together in the melee step: small moves add to it, `fight` resolves it. */
export interface Fight {
  readonly attackers: readonly PieceId[]
  readonly defenders: readonly PieceId[]
}

/** Which maps, how they lie, or a small map of the position's own. */
export interface BoardRef {
  /** Built-in maps by id, west to east: `castle`, `camp`, `camp+castle`, or `inline`. */
  readonly map: string
  /** An inline map as a position or a scenario file brings it; only with `map: 'inline'`. */
  readonly inline?: unknown
}

export type Stage = 'set-up' | 'day' | 'play' | 'over'

/** The siege sheet [SG-4.12-1][SG-SHEET-4]: what outlives a day. */
export interface Sheet {
  readonly day: number
  readonly plans: readonly { readonly day: number; readonly plan: DayPlan }[]
  readonly assaults: number
  /** Recovery dates and repairs by day, as the calendar's boxes record them. */
  readonly notes: readonly SheetNote[]
}
export interface SheetNote {
  readonly day: number
  readonly kind:
    | 'recovers'
    | 'never-recovers'
    | 'damaged'
    | 'repaired'
    | 'rations'
    | 'relief'
    | 'demolished'
    | 'destroyed'
  readonly piece?: PieceId
  readonly hex?: HexId
}

export interface Ending {
  readonly winner?: Seat
  /** A code with a sentence in `words`. */
  readonly reason: string
  readonly rule?: string
  readonly grade?: 'decisive' | 'substantial' | 'marginal'
  readonly points: BySeat<number>
}

export interface State {
  readonly scenario: string
  /** What the scenario says about entry, days, victory and points. */
  readonly terms: Terms
  readonly level: Level
  readonly rules: RuleOptions
  readonly board: BoardRef
  /** Cells that replace printed tables, by table name. */
  readonly tables?: { readonly [table: string]: unknown }
  readonly stage: Stage
  /** Game turn of the day, from 1; 0 before the first. */
  readonly turn: number
  /** Who is the first player today. */
  readonly first: Seat
  /** Whose phase it is; during set-up, whose placing. */
  readonly phase: Seat
  readonly step: Step
  /** Counts phases, from 1 at the first phase of turn 1 of a day: 2 × turn - 1 or 2 × turn. */
  readonly clock: number
  /** Seats that have finished their set-up. */
  readonly placed: readonly Seat[]

  readonly characters: { readonly [id: PieceId]: Character }
  readonly animals: { readonly [id: PieceId]: Animal }
  readonly engines: { readonly [id: PieceId]: Engine }
  readonly acts: { readonly [id: PieceId]: Acts }
  /** Ladders pushed at in this phase [SG-RUL-083]. */
  readonly pushedLadders: readonly PieceId[]

  readonly bridge: 'up' | 'down' | 'none'
  /** Who works the winch this turn [SG-1.8-2]. */
  readonly winch?: PieceId
  readonly filled: { readonly [hex: HexId]: true }
  readonly rubble: { readonly [hex: HexId]: true }
  /** Wall stages 1 to 4 by hex; absent is intact [SG-TABLE-WALLSTAGES]. */
  readonly stages: { readonly [hex: HexId]: number }
  readonly fires: { readonly [hex: HexId]: Fire }
  /** Tent hexes burnt out. */
  readonly burnt: { readonly [hex: HexId]: true }
  /** Markers a side may still lay. */
  readonly supply: { readonly filled: number; readonly rubble: number }

  /** The piece chosen in a shooting or movement step. */
  readonly active?: PieceId
  readonly fight?: Fight
  /** Work still to do, top first: decisions waiting for an answer and what follows them. */
  readonly agenda: readonly Task[]

  /** Points from fires, wagons and the like, by the seat that earned them. */
  readonly scored: BySeat<number>
  /** Sides on short rations: every allowance is one less [SG-SHEET-4]. */
  readonly rations?: readonly Seat[]
  /** Turn ends running at which a condition of victory was met, by its place in the list. */
  readonly held: { readonly [victory: number]: number }
  readonly sheet: Sheet
  /** What the day is given to, once chosen [SG-RUL-092]. */
  readonly plan?: DayPlan
  /** Today's targets by machine, before the stones fly. */
  readonly aims?: { readonly [engine: PieceId]: HexId }
  readonly ending?: Ending
}

/** The place of a character on the map. */
export const placeOf = (c: Character): PlaceId | undefined =>
  c.hex === undefined ? undefined : c.storey === 0 ? c.hex : `${c.hex}^`
