/** What happened. Each is complete bookkeeping: `evolve` looks nothing up and rolls nothing. */
import type { Acts, Animal, Character, Ending, Engine, Fire, SheetNote, State } from './state.ts'
import type { Task } from './task.ts'
import type {
  DayPlan,
  FireCause,
  HexId,
  Hurt,
  MeleeLetter,
  Morale,
  PieceId,
  PlaceId,
  Seat,
  Side,
  Step,
  Weapon,
} from './vocabulary.ts'

/** Where a two-hex or one-hex body stands. */
export interface Stand {
  readonly to: PlaceId
  readonly rear?: HexId
}

export type Event =
  // Before play
  | { readonly kind: 'set-up'; readonly state: State }
  | ({ readonly kind: 'deployed'; readonly piece: PieceId } & Stand)
  | {
      readonly kind: 'engine-deployed'
      readonly engine: PieceId
      readonly hexes: readonly HexId[]
      readonly facing?: Side
    }
  | { readonly kind: 'marker-laid'; readonly marker: 'filled' | 'rubble'; readonly hex: HexId }
  | { readonly kind: 'marker-lifted'; readonly marker: 'filled' | 'rubble'; readonly hex: HexId }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly next: Seat }
  // The clock
  | { readonly kind: 'turn-began'; readonly turn: number }
  | { readonly kind: 'phase-began'; readonly seat: Seat; readonly clock: number }
  | { readonly kind: 'step-began'; readonly step: Step }
  | { readonly kind: 'due'; readonly tasks: readonly Task[] }
  | { readonly kind: 'task-done' }
  | { readonly kind: 'rolled'; readonly why: string; readonly seat: Seat; readonly value: number }
  // Pieces
  | { readonly kind: 'selected'; readonly piece: PieceId }
  | { readonly kind: 'deselected' }
  | ({
      readonly kind: 'moved'
      readonly piece: PieceId
      readonly cost: number
      readonly path: readonly PlaceId[]
    } & Stand)
  | { readonly kind: 'animal-moved'; readonly animal: PieceId; readonly hex: HexId; readonly rear?: HexId }
  | { readonly kind: 'left-map'; readonly piece: PieceId; readonly where: 'left' | 'fled' | 'camp' | 'reserve' }
  | { readonly kind: 'acted'; readonly piece: PieceId; readonly acts: Acts }
  | { readonly kind: 'slept'; readonly pieces: readonly PieceId[]; readonly wakes: number }
  | { readonly kind: 'woken'; readonly pieces: readonly PieceId[] }
  | { readonly kind: 'hurt'; readonly piece: PieceId; readonly hurt: Hurt; readonly condition: Character['condition'] }
  | { readonly kind: 'recovered'; readonly piece: PieceId }
  | { readonly kind: 'healed'; readonly piece: PieceId }
  | { readonly kind: 'heal-rolled'; readonly piece: PieceId; readonly value: number; readonly heals: number }
  | ({ readonly kind: 'fell-back'; readonly piece: PieceId } & Stand)
  | { readonly kind: 'stood-fast'; readonly piece: PieceId }
  | ({ readonly kind: 'advanced'; readonly piece: PieceId } & Stand)
  | {
      readonly kind: 'landed'
      readonly piece: PieceId
      readonly to: PlaceId
      readonly why: string
      readonly onto?: PieceId
    }
  | { readonly kind: 'panicked'; readonly piece: PieceId; readonly morale: Morale }
  | { readonly kind: 'rallied'; readonly piece: PieceId }
  // Riders and animals
  | { readonly kind: 'unhorsed'; readonly piece: PieceId; readonly animal: PieceId; readonly horseDead: boolean }
  | { readonly kind: 'mounted'; readonly piece: PieceId; readonly animal: PieceId }
  | { readonly kind: 'dismounted'; readonly piece: PieceId; readonly animal: PieceId; readonly to: PlaceId }
  | { readonly kind: 'animal-killed'; readonly animal: PieceId }
  | { readonly kind: 'bridle-taken'; readonly piece: PieceId; readonly animal: PieceId }
  | { readonly kind: 'bridle-dropped'; readonly piece: PieceId }
  | { readonly kind: 'animal-set'; readonly animal: Animal }
  // Engines: the whole piece as it is now, and why
  | { readonly kind: 'engine-set'; readonly engine: Engine; readonly why: EngineWhy }
  | {
      readonly kind: 'ladder-pushed'
      readonly ladder: PieceId
      readonly piece: PieceId
      readonly value: number
      readonly falls: boolean
    }
  // Bridge
  | { readonly kind: 'winch-manned'; readonly piece: PieceId }
  | { readonly kind: 'winch-left' }
  | { readonly kind: 'bridge-moved'; readonly bridge: 'up' | 'down' }
  // Shots
  | {
      readonly kind: 'shot'
      readonly shooter: PieceId
      readonly target: PieceId
      readonly weapon: Weapon
      readonly range: number
      readonly cover: string
      readonly value: number
      readonly modified: number
      readonly letter: string
    }
  | {
      readonly kind: 'fire-arrow'
      readonly shooter: PieceId
      readonly hex: HexId
      readonly value: number
      readonly takes: boolean
    }
  | {
      readonly kind: 'friend-at-risk'
      readonly shooter: PieceId
      readonly friend: PieceId
      readonly value: number
      readonly modified: number
      readonly hit: boolean
    }
  // Melee
  | { readonly kind: 'fight-set'; readonly attackers: readonly PieceId[]; readonly defenders: readonly PieceId[] }
  | { readonly kind: 'fight-off' }
  | {
      readonly kind: 'fought'
      readonly attackers: readonly PieceId[]
      readonly defenders: readonly PieceId[]
      readonly odds: number
      readonly column: number
      readonly value: number
      readonly letter: MeleeLetter
      readonly mounted: boolean
    }
  // Fire and walls
  | {
      readonly kind: 'fire-lit'
      readonly hex: HexId
      readonly seat: Seat
      readonly cause: FireCause
      readonly by?: PieceId
    }
  | {
      readonly kind: 'fire-spread-rolled'
      readonly from: HexId
      readonly hex: HexId
      readonly value: number
      readonly takes: boolean
    }
  | {
      readonly kind: 'fire-fought'
      readonly piece: PieceId
      readonly hex: HexId
      readonly value: number
      readonly out: boolean
    }
  | { readonly kind: 'fire-set'; readonly hex: HexId; readonly fire: Fire }
  | { readonly kind: 'fire-out'; readonly hex: HexId }
  | { readonly kind: 'tent-burnt'; readonly hex: HexId }
  | {
      readonly kind: 'oil-poured'
      readonly piece: PieceId
      readonly barrel: PieceId
      readonly hex: HexId
      readonly takes?: boolean
      readonly value?: number
    }
  | {
      readonly kind: 'wall-battered'
      readonly hex: HexId
      readonly value: number
      readonly points: number
      readonly letter: string
    }
  | { readonly kind: 'wall-damaged'; readonly hex: HexId; readonly stage: number }
  | { readonly kind: 'wall-fell'; readonly hex: HexId }
  // The siege
  | { readonly kind: 'day-began'; readonly day: number; readonly rations: boolean }
  | { readonly kind: 'day-planned'; readonly seat: Seat; readonly plan: DayPlan }
  | { readonly kind: 'phase-passed'; readonly seat: Seat }
  | { readonly kind: 'day-ended'; readonly day: number }
  | { readonly kind: 'noted'; readonly note: SheetNote }
  | { readonly kind: 'aimed'; readonly engine: PieceId; readonly hex?: HexId }
  | { readonly kind: 'assault-began'; readonly first: Seat; readonly placesFirst: Seat; readonly filled: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number; readonly why: string }
  | { readonly kind: 'holding'; readonly victory: number; readonly count: number }
  | { readonly kind: 'ended'; readonly ending: Ending }

export type EventKind = Event['kind']
export type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>

export const ENGINE_WHYS = [
  'taken',
  'dropped',
  'carried',
  'raised',
  'shifted',
  'fell',
  'pushed',
  'held',
  'crewed',
  'shot',
  'aimed',
  'damaged',
  'repaired',
  'destroyed',
  'hitched',
  'unhitched',
  'turned',
  'delayed',
  'brought-in',
  'redeployed',
] as const
export type EngineWhy = (typeof ENGINE_WHYS)[number]
