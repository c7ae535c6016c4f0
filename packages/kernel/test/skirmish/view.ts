/** What each may know: one whitelist for positions, one for events, and the worlds that look the same. */
import type { Chance } from '@siegeworks/kernel'
import type { Card, Event, Seen, SeenCard, State, View } from './state.ts'
import { bySeat, type Design, type Seat, STANCES, type Stance, type Viewer } from './vocabulary.ts'

export const viewFor = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  deckCount: state.deck.length,
  hands: bySeat(seat => state.hands[seat].map(card => shownCard(card, seat, viewer))),
  reserves: bySeat(seat => state.reserves[seat].map(card => shownCard(card, seat, viewer))),
  discard: state.discard,
  stances: {
    ...stanceOf(state, 'raider', viewer),
    ...stanceOf(state, 'warden', viewer),
  },
  points: state.points,
  pending: state.pending,
})

const shownCard = (card: Card, owner: Seat, viewer: Viewer): SeenCard => (owner === viewer ? card : { id: card.id })

const stanceOf = (state: State, seat: Seat, viewer: Viewer): { readonly [S in Seat]?: Stance | 'secret' } => {
  const stance = state.stances[seat]
  if (!stance) return {}
  return { [seat]: state.shown || seat === viewer ? stance : 'secret' }
}

export const seen = (event: Event, viewer: Viewer): Seen => {
  switch (event.kind) {
    case 'began':
      return { kind: 'began', options: event.options, deckCount: event.deck.length }
    case 'card-drawn':
      return { kind: 'card-drawn', seat: event.seat, card: shownCard(event.card, event.seat, viewer) }
    case 'card-hidden':
      return {
        kind: 'card-hidden',
        seat: event.seat,
        from: event.from,
        card: shownCard(event.card, event.seat, viewer),
      }
    case 'stance-chosen':
      return viewer === event.seat ? event : { kind: 'stance-chosen', seat: event.seat }
    default:
      return event
  }
}

/** What was rolled, drawn or shown. */
export const isBarrier = (event: Event): boolean =>
  ['began', 'card-drawn', 'stances-shown', 'attacked', 'blocked', 'die-rolled'].includes(event.kind)

/** Everything the viewer cannot see is dealt again: deck, hands and reserves of the others, secret stances. */
export const twin = (state: State, viewer: Viewer, chance: Chance): State => {
  const hidden = [
    ...state.deck,
    ...(['raider', 'warden'] as const)
      .filter(seat => seat !== viewer)
      .flatMap(seat => [...state.hands[seat], ...state.reserves[seat]].map(card => card.design)),
  ]
  const dealt = [...chance.shuffle('twin', hidden)]
  const next = (): Design => dealt.pop()!
  const again = (zone: State['hands']): State['hands'] =>
    bySeat(seat => (seat === viewer ? zone[seat] : zone[seat].map(card => ({ id: card.id, design: next() }))))
  const stance = (seat: Seat): { readonly [S in Seat]?: Stance } => {
    const real = state.stances[seat]
    if (!real) return {}
    return { [seat]: state.shown || seat === viewer ? real : STANCES[chance.pick('twin-stance', 2)]! }
  }
  return {
    ...state,
    deck: state.deck.map(next),
    hands: again(state.hands),
    reserves: again(state.reserves),
    stances: { ...stance('raider'), ...stance('warden') },
  }
}
