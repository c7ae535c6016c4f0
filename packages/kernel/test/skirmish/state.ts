/** The three shapes: what a position is, what may be asked, what can happen. */
import type { BySeat, Design, Seat, Stance, Viewer } from './vocabulary.ts'

export interface Options {
  readonly hand: number
  readonly target: number
}

/** A card somebody holds. Its id is new in every zone, so it tells nothing. */
export interface Card {
  readonly id: string
  readonly design: Design
}

export type Pending =
  | { readonly kind: 'stances' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'reaction'; readonly seat: Seat; readonly attack: Card }
  | { readonly kind: 'over'; readonly reason: 'points' | 'exhausted' }

export interface State {
  readonly options: Options
  /** Top first. Cards in it have no id. */
  readonly deck: readonly Design[]
  readonly hands: BySeat<readonly Card[]>
  /** At most one card, face down. */
  readonly reserves: BySeat<readonly Card[]>
  readonly discard: readonly Design[]
  /** Chosen in secret, shown when both have chosen. */
  readonly stances: { readonly [S in Seat]?: Stance }
  readonly shown: boolean
  readonly points: BySeat<number>
  readonly nextId: number
  readonly pending: Pending
}

export type Move =
  | { readonly kind: 'stance'; readonly stance: Stance }
  | { readonly kind: 'hide'; readonly card: string }
  | { readonly kind: 'draw' }
  | { readonly kind: 'attack'; readonly card: string }
  | { readonly kind: 'block'; readonly card: string }
  | { readonly kind: 'yield' }

export type Event =
  | { readonly kind: 'began'; readonly options: Options; readonly deck: readonly Design[] }
  | { readonly kind: 'card-drawn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'stance-chosen'; readonly seat: Seat; readonly stance: Stance }
  | { readonly kind: 'stances-shown'; readonly stances: BySeat<Stance>; readonly first: Seat }
  | { readonly kind: 'card-hidden'; readonly seat: Seat; readonly from: string; readonly card: Card }
  | { readonly kind: 'attacked'; readonly seat: Seat; readonly from: string; readonly card: Card }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly from: string; readonly design: Design }
  | { readonly kind: 'die-rolled'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'fight-ended'; readonly points: BySeat<number>; readonly spent: readonly Design[] }
  | { readonly kind: 'turn-began'; readonly seat: Seat }
  | { readonly kind: 'round-began' }
  | { readonly kind: 'ended'; readonly reason: 'points' | 'exhausted' }

/** What a viewer may know of an event: hidden cards have an id and no design, a secret stance has no name. */
export type Seen =
  | Exclude<Event, { kind: 'began' | 'card-drawn' | 'stance-chosen' | 'card-hidden' }>
  | { readonly kind: 'began'; readonly options: Options; readonly deckCount: number }
  | { readonly kind: 'card-drawn'; readonly seat: Seat; readonly card: SeenCard }
  | { readonly kind: 'stance-chosen'; readonly seat: Seat; readonly stance?: Stance }
  | { readonly kind: 'card-hidden'; readonly seat: Seat; readonly from: string; readonly card: SeenCard }

export interface SeenCard {
  readonly id: string
  readonly design?: Design
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly deckCount: number
  readonly hands: BySeat<readonly SeenCard[]>
  readonly reserves: BySeat<readonly SeenCard[]>
  readonly discard: readonly Design[]
  readonly stances: { readonly [S in Seat]?: Stance | 'secret' }
  readonly points: BySeat<number>
  readonly pending: Pending
}

export interface Skirmish {
  readonly Seat: Seat
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly Seen: Seen
  readonly View: View
  readonly Options: Options
}
