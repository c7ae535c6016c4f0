/** What happened. The log keeps the whole truth; `seen` leaves out what a viewer may not know. */
import type { Params } from '@siegeworks/kernel'
import type { CardDef } from './cards/card-def.ts'
import type { House } from './options.ts'
import type { Boss, Card, Decision, Ending, Front, Lasting, LeaveCause, Link, Progress, Stock, Task } from './state.ts'
import type { CardId, DesignId, FrontId, Place, Seat, Side, Standing, Step, Zone } from './vocabulary.ts'

/** Ways a card goes from one zone to another. One shape for all of them, one line of bookkeeping. */
export const MOVED_KINDS = [
  'cards-drawn',
  'cards-overflowed',
  'mulligan-returned',
  'card-paid',
  'card-spent',
  'card-deployed',
  'card-placed',
  'card-shifted-shape',
  'card-discarded',
  'card-stolen',
  'card-raised',
  'cards-salvaged',
  'card-tucked',
  'cards-healed',
  'heal-pile-lost',
  'damage-taken',
  'creature-killed',
  'creature-sacrificed',
  'creature-replaced',
  'creature-returned',
  'creature-supported',
  'creature-spent',
  'creature-destroyed',
  'creature-ganged',
  'creature-swapped',
  'creature-cleared',
  'casualties-destroyed',
  'supporter-killed',
  'supporter-taken',
  'supporter-destroyed',
  'card-recruited',
  'vision-drawn',
  'vision-kept',
  'vision-put-back',
  'miner-seen',
  'hand-reserved',
  'leader-placed',
  'ghost-placed',
] as const
export type MovedKind = (typeof MOVED_KINDS)[number]

export interface Spot {
  readonly side: Side
  readonly zone: Zone
  readonly end?: 'top' | 'bottom'
  readonly front?: FrontId
  readonly place?: Place
  readonly shade?: true
  /** The turn number, when the card is deployed. */
  readonly deployed?: number
  readonly ready?: boolean
}

/** One card on the way: its old handle and its new one, where those zones have handles. */
export interface Moving {
  readonly design: DesignId
  readonly id?: CardId
  readonly as?: CardId
}

export interface Moved {
  readonly kind: MovedKind
  readonly from: Spot
  readonly to: Spot
  readonly cards: readonly Moving[]
  /** Why a creature left: killed, sacrificed, spent, replaced. */
  readonly cause?: LeaveCause
}

/** Why the boss did what he did; each has a sentence in `words`. */
export const REASONS = [
  'nothing-playable-menace-rises',
  'still-nothing-playable',
  'deploys-dearest',
  'deployment-zone-full',
  'deploy-step-over',
  'leader-empty-space',
  'leader-replaces-cheaper',
  'leader-waits',
  'uses-gang',
  'uses-spirit',
  'uses-swap',
  'uses-ghost',
  'acts-dearest',
  'too-expensive',
  'storm-kills-dearest',
  'storm-hits-player',
  'takes-dearest',
  'takes-dearest-supporter',
  'picks-dearest',
  'loses-cheapest',
  'sacrifices-cheapest',
  'puts-back-cheapest',
  'pays-by-menace',
  'cannot-pay-by-menace',
  'tie-was-yours',
  'discards-to-reserve',
  'reserve-shuffled-in',
  'menace-instead-of-supporters',
  'menace-effect',
  'menace-is-highest',
  'menace-is-lowest',
  'victim-was-yours',
  'miner-turns-action',
  'miner-ignores-action',
] as const
export type Reason = (typeof REASONS)[number]

export type Fact =
  | {
      readonly kind: 'match-begun'
      readonly house: House
      readonly designs: { readonly [id: DesignId]: CardDef }
      readonly seats: readonly Seat[]
      readonly fronts: readonly Front[]
      readonly stocks: { readonly [side in Side]?: Stock }
      readonly boss?: Boss
      readonly cards: number
    }
  | { readonly kind: 'mulligan-chosen'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'mulligan-settled'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'first-player-chosen'; readonly seat: Seat }
  | { readonly kind: 'turn-begun'; readonly active: readonly Side[]; readonly number: number; readonly extra?: true }
  | { readonly kind: 'step-begun'; readonly seat: Seat; readonly step: Step }
  | { readonly kind: 'boss-step-begun'; readonly stage: string }
  | { readonly kind: 'progress-made'; readonly seat: Seat; readonly progress: Progress }
  | { readonly kind: 'supporters-readied'; readonly side: Side; readonly ids: readonly CardId[] }
  | { readonly kind: 'supporters-released'; readonly side: Side; readonly ids: readonly CardId[] }
  | {
      readonly kind: 'supporters-committed'
      readonly side: Side
      readonly ids: readonly CardId[]
      readonly hold?: true
    }
  | { readonly kind: 'supporter-paid'; readonly side: Side; readonly id: CardId }
  | { readonly kind: 'track-advanced'; readonly side: Side; readonly front: FrontId }
  | { readonly kind: 'track-held'; readonly side: Side; readonly front: FrontId; readonly why: 'stalled' | 'unpaid' }
  | { readonly kind: 'track-stalled'; readonly side: Side; readonly front: FrontId }
  | {
      readonly kind: 'order-given'
      readonly creature: CardId
      readonly design: DesignId
      readonly order: 'storm' | 'hold' | 'support'
      readonly place: Place
    }
  | { readonly kind: 'creature-shifted'; readonly creature: CardId; readonly place: Place }
  | {
      readonly kind: 'strength-counted'
      readonly creature: CardId
      readonly att: number
      readonly def: number
      readonly strength: number
      readonly against: Side
    }
  | { readonly kind: 'storm-aimed'; readonly creature: CardId; readonly target: string; readonly strength: number }
  | { readonly kind: 'storm-repelled'; readonly creature: CardId; readonly target: CardId; readonly def: number }
  | { readonly kind: 'damage-dealt'; readonly side: Side; readonly amount: number; readonly asked: number }
  | {
      readonly kind: 'play-begun'
      readonly seat: Seat
      readonly use: 'action' | 'creature' | 'ability'
      readonly card: CardId
    }
  /** A hand card on it leaves the hand here. */
  | { readonly kind: 'link-added'; readonly link: Link; readonly from?: CardId }
  | { readonly kind: 'reaction-passed'; readonly seat: Seat }
  | { readonly kind: 'chain-closed' }
  | { readonly kind: 'link-negated'; readonly link: string; readonly by: DesignId }
  | { readonly kind: 'link-fizzled'; readonly link: string }
  | { readonly kind: 'link-resolved'; readonly link: string; readonly negated?: true }
  | { readonly kind: 'links-dropped'; readonly links: readonly string[] }
  | { readonly kind: 'storm-action-skipped'; readonly creature: CardId; readonly design: DesignId }
  /** `once` is the key under which it is used up for this turn. */
  | { readonly kind: 'trigger-fired'; readonly creature: CardId; readonly design: DesignId; readonly once?: string }
  | { readonly kind: 'lasting-begun'; readonly lasting: Lasting }
  | { readonly kind: 'lasting-ended'; readonly ids: readonly string[] }
  | { readonly kind: 'extra-turn-granted'; readonly seat: Side }
  | { readonly kind: 'extra-turn-answered'; readonly seat: Seat; readonly taken: boolean }
  | { readonly kind: 'hand-peeked'; readonly by: Side; readonly side: Side; readonly cards: readonly Card[] }
  | { readonly kind: 'card-revealed'; readonly side: Side; readonly card: Card }
  | {
      readonly kind: 'resources-shuffled'
      readonly side: Side
      readonly order: readonly DesignId[]
      readonly reserve?: true
    }
  | { readonly kind: 'gang-given'; readonly creature: CardId; readonly count: number }
  | { readonly kind: 'spirit-given'; readonly creature: CardId }
  | { readonly kind: 'shade-turned'; readonly creature: CardId; readonly design: DesignId }
  | { readonly kind: 'menace-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'menace-lowered'; readonly when: 'next' | 'now' | 'over' }
  | { readonly kind: 'life-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'boss-reasoned'; readonly why: Reason; readonly rule: string; readonly params?: Params }
  | {
      readonly kind: 'seat-eliminated'
      readonly seat: Seat
      /** How many cards leave the game. */
      readonly cards: number
      readonly fronts: readonly Front[]
      /** Whose turn it will be, when it was the turn of the seat that is out. */
      readonly next?: Seat
    }
  | { readonly kind: 'standing-ordered'; readonly seat: Seat; readonly when: Standing }
  | { readonly kind: 'game-ended'; readonly ending: Ending }
  /** The end of every entry: what is still to do, and who is asked what. Never leaves the server. */
  | {
      readonly kind: 'awaited'
      readonly agenda: readonly Task[]
      readonly decisions: readonly Decision[]
      readonly nextId: number
    }

export type Event = Moved | Fact

export const isMoved = (event: Event): event is Moved => 'from' in event && typeof event.from === 'object'

export const FACT_KINDS = [
  'match-begun',
  'mulligan-chosen',
  'mulligan-settled',
  'first-player-chosen',
  'turn-begun',
  'step-begun',
  'boss-step-begun',
  'progress-made',
  'supporters-readied',
  'supporters-released',
  'supporters-committed',
  'supporter-paid',
  'track-advanced',
  'track-held',
  'track-stalled',
  'order-given',
  'creature-shifted',
  'strength-counted',
  'storm-aimed',
  'storm-repelled',
  'damage-dealt',
  'play-begun',
  'link-added',
  'reaction-passed',
  'chain-closed',
  'link-negated',
  'link-fizzled',
  'link-resolved',
  'links-dropped',
  'storm-action-skipped',
  'trigger-fired',
  'lasting-begun',
  'lasting-ended',
  'extra-turn-granted',
  'extra-turn-answered',
  'hand-peeked',
  'card-revealed',
  'resources-shuffled',
  'gang-given',
  'spirit-given',
  'shade-turned',
  'menace-changed',
  'menace-lowered',
  'life-changed',
  'boss-reasoned',
  'seat-eliminated',
  'standing-ordered',
  'game-ended',
  'awaited',
] as const satisfies readonly Fact['kind'][]

export type EventKind = MovedKind | Fact['kind']
