/** An event as one viewer may know it: the same kinds, hidden facts left out. */
import type { Viewer } from '@siegeworks/kernel'
import { type Event, type Fact, isMoved, type Moved, type Moving, type Spot } from './event.ts'
import { creatureOf, isSeat } from './scope.ts'
import type { State } from './state.ts'
import type { LastingView } from './view.ts'
import { showsCreature, showsFace, showsHandles } from './visible.ts'
import type { CardId, DesignId, Seat, Side } from './vocabulary.ts'

/** A card on the way, as far as the viewer knows it. */
export interface SeenMoving {
  readonly design?: DesignId
  readonly id?: CardId
  readonly as?: CardId
}

export type SeenMoved = Omit<Moved, 'cards'> & { readonly cards: readonly SeenMoving[] }

type Kept = Exclude<
  Fact,
  {
    kind:
      | 'match-begun'
      | 'play-begun'
      | 'hand-peeked'
      | 'card-revealed'
      | 'resources-shuffled'
      | 'order-given'
      | 'trigger-fired'
      | 'lasting-begun'
      | 'awaited'
      | 'progress-made'
  }
>

export type Seen =
  | SeenMoved
  | Kept
  | {
      readonly kind: 'match-begun'
      readonly seats: readonly Seat[]
      readonly mode: State['house']['mode']
      readonly boss?: string
    }
  | {
      readonly kind: 'play-begun'
      readonly seat: Seat
      readonly use?: 'action' | 'creature' | 'ability'
      readonly card?: CardId
    }
  | { readonly kind: 'hand-peeked'; readonly by: Side; readonly side: Side; readonly designs?: readonly DesignId[] }
  | { readonly kind: 'card-revealed'; readonly side: Side; readonly design: DesignId }
  | { readonly kind: 'resources-shuffled'; readonly side: Side; readonly reserve?: true }
  | (Omit<Extract<Fact, { kind: 'order-given' }>, 'design'> & { readonly design?: DesignId })
  | { readonly kind: 'trigger-fired'; readonly design: DesignId; readonly creature?: CardId }
  | { readonly kind: 'lasting-begun'; readonly lasting: LastingView }

export const seen = (event: Event, viewer: Viewer<Seat>, before: State): Seen | undefined =>
  isMoved(event) ? seenMoved(event, viewer, before) : seenFact(event, viewer, before)

const seenMoved = (event: Moved, viewer: Viewer<Seat>, before: State): Seen => ({
  ...event,
  to: seenSpot(event, viewer),
  cards: event.cards.map(card => seenCard(event, card, viewer, before)),
})

/** [SS-RULING-30] Where the rest of a Vision went is its player's secret; a boss's always goes under. [SS-RULING-44] */
const seenSpot = ({ kind, to }: Moved, viewer: Viewer<Seat>): Spot =>
  kind === 'vision-put-back' && isSeat(to.side) && to.side !== viewer ? { side: to.side, zone: to.zone } : to

const seenCard = ({ from, to }: Moved, card: Moving, viewer: Viewer<Seat>, before: State): SeenMoving => {
  const known = knows(from, card, viewer, before) || knows(to, card, viewer, before)
  return {
    ...(known ? { design: card.design } : {}),
    ...(card.id !== undefined && showsHandles(from.side, from.zone, viewer) ? { id: card.id } : {}),
    ...(card.as !== undefined && showsHandles(to.side, to.zone, viewer) ? { as: card.as } : {}),
  }
}

const knows = (spot: Spot, card: Moving, viewer: Viewer<Seat>, before: State): boolean => {
  if (spot.zone !== 'field') return showsFace(before.designs, spot.side, spot.zone, card.design, viewer)
  const standing = creatureOf(before, card.id)
  return showsCreature(standing ?? { side: spot.side, ...(spot.shade ? { shade: true as const } : {}) }, viewer)
}

const seenFact = (event: Fact, viewer: Viewer<Seat>, before: State): Seen | undefined => {
  switch (event.kind) {
    case 'match-begun':
      return {
        kind: event.kind,
        seats: event.seats,
        mode: event.house.mode,
        ...(event.boss ? { boss: event.boss.card } : {}),
      }
    case 'awaited':
    case 'progress-made':
      return undefined
    case 'mulligan-chosen':
    case 'standing-ordered':
      return event.seat === viewer ? event : undefined
    case 'play-begun': {
      const { kind, seat, use, card } = event
      // [SS-RULING-10] the others see the payment first
      return seat === viewer ? { kind, seat, use, card } : { kind, seat }
    }
    case 'link-added': {
      const { from: _, ...shown } = event
      return event.link.context.you === viewer ? event : shown
    }
    case 'hand-peeked': {
      const { kind, by, side, cards } = event
      return by === viewer ? { kind, by, side, designs: cards.map(card => card.design) } : { kind, by, side }
    }
    case 'card-revealed':
      return { kind: event.kind, side: event.side, design: event.card.design }
    case 'resources-shuffled':
      return { kind: event.kind, side: event.side, ...(event.reserve ? { reserve: true as const } : {}) }
    case 'order-given': {
      const creature = creatureOf(before, event.creature)
      const { design: _, ...shown } = event
      return creature && !showsCreature(creature, viewer) ? shown : event
    }
    case 'trigger-fired': {
      const { kind, design, creature } = event
      return creatureOf(before, creature) ? { kind, design, creature } : { kind, design }
    }
    case 'lasting-begun': {
      const { id, context, until, targets } = event.lasting
      return {
        kind: event.kind,
        lasting: { id, design: context.design, you: context.you, until, ...(targets ? { targets } : {}) },
      }
    }
    default:
      return event
  }
}

/** Free undo ends where something was drawn, rolled, revealed, or another's turn to decide began. */
export const isBarrier = (event: Event): boolean => {
  if (!isMoved(event)) return BARRIERS.includes(event.kind)
  const { from, kind } = event
  // What the mover pays with is the mover's own to show and to take back.
  if (from.zone === 'hand') return kind !== 'card-paid'
  return from.zone === 'resources' || from.zone === 'supporters' || from.shade === true
}

const BARRIERS: readonly string[] = [
  'match-begun',
  'first-player-chosen',
  'mulligan-settled',
  'turn-begun',
  'hand-peeked',
  'card-revealed',
  'resources-shuffled',
  'shade-turned',
  'supporters-committed',
  'game-ended',
]
