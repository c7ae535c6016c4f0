/** The bookkeeping: one case an event. */
import { unreachable } from '@siegeworks/kernel'
import type { Card, Event, State } from './state.ts'
import { type BySeat, bySeat, other, type Seat } from './vocabulary.ts'

export const blank: State = {
  options: { hand: 0, target: 0 },
  deck: [],
  hands: { raider: [], warden: [] },
  reserves: { raider: [], warden: [] },
  discard: [],
  stances: {},
  shown: false,
  points: { raider: 0, warden: 0 },
  nextId: 1,
  pending: { kind: 'stances' },
}

export const evolve = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'began':
      return { ...state, options: event.options, deck: event.deck }
    case 'card-drawn':
      return {
        ...state,
        deck: state.deck.slice(1),
        hands: put(state.hands, event.seat, event.card),
        nextId: state.nextId + 1,
      }
    case 'stance-chosen':
      return { ...state, stances: { ...state.stances, [event.seat]: event.stance } }
    case 'stances-shown':
      return { ...state, shown: true }
    case 'card-hidden': {
      const rest = without(state, event.seat, event.from)
      return { ...rest, reserves: put(rest.reserves, event.seat, event.card), nextId: state.nextId + 1 }
    }
    case 'attacked':
      return {
        ...without(state, event.seat, event.from),
        pending: { kind: 'reaction', seat: other(event.seat), attack: event.card },
        nextId: state.nextId + 1,
      }
    case 'blocked':
      return without(state, event.seat, event.from)
    case 'die-rolled':
      return state
    case 'fight-ended':
      return { ...state, points: event.points, discard: [...state.discard, ...event.spent] }
    case 'turn-began':
      return { ...state, pending: { kind: 'turn', seat: event.seat } }
    case 'round-began':
      return { ...state, stances: {}, shown: false, pending: { kind: 'stances' } }
    case 'ended':
      return { ...state, pending: { kind: 'over', reason: event.reason } }
    default:
      return unreachable(event)
  }
}

const put = (zone: BySeat<readonly Card[]>, seat: Seat, card: Card): BySeat<readonly Card[]> =>
  bySeat(one => (one === seat ? [...zone[one], card] : zone[one]))

const without = (state: State, seat: Seat, id: string): State => {
  const drop = (zone: BySeat<readonly Card[]>): BySeat<readonly Card[]> =>
    bySeat(one => (one === seat ? zone[one].filter(card => card.id !== id) : zone[one]))
  return { ...state, hands: drop(state.hands), reserves: drop(state.reserves) }
}
