/** Every way to say what should not be said. */
import { type Illegal, illegal, type Result } from '@siegeworks/kernel'
import { skirmish } from '../skirmish/game.ts'
import type { Card, Event, State } from '../skirmish/state.ts'
import { bySeat, CARDS, DESIGNS, type Design, other, type Seat } from '../skirmish/vocabulary.ts'
import { brokenGame } from './broken-game.ts'

const hasBanner = (state: State, seat: Seat): boolean => state.hands[seat].some(card => card.design === 'banner')

/** The event with the design of its card in the card's id. */
const telling = (event: Event): Event =>
  event.kind === 'card-drawn'
    ? {
        ...event,
        card: { ...event.card, id: `c${Number(event.card.id.slice(1)) * 4 + DESIGNS.indexOf(event.card.design)}` },
      }
    : event

const told = (decided: Result<readonly Event[], Illegal>): Result<readonly Event[], Illegal> =>
  decided.ok ? { ok: true, value: decided.value.map(telling) } : decided

/** A discarded card with its old id: `scout#c8`. */
const design = (text: string): Design => text.split('#')[0] as Design
const plain = (state: State): State => ({ ...state, discard: state.discard.map(design) })

export const secrets = [
  brokenGame('shows the secret stance', 'two-worlds-view', {
    view: (state, viewer) => ({ ...skirmish.view(state, viewer), stances: state.stances }),
  }),
  brokenGame('shows the strength of a hand', 'two-worlds-view', {
    view: (state, viewer) => ({
      ...skirmish.view(state, viewer),
      might: bySeat(seat => state.hands[seat].reduce((sum, card) => sum + CARDS[card.design].strength, 0)),
    }),
  }),
  brokenGame('gives spectators the view of a player', 'two-worlds-view', {
    view: (state, viewer) => skirmish.view(state, viewer === 'spectator' ? 'raider' : viewer),
  }),
  brokenGame('shows hidden cards in the order of their strength', 'two-worlds-view', {
    view: (state, viewer) => {
      const byStrength = (cards: readonly Card[]): readonly Card[] =>
        cards.toSorted((a, b) => CARDS[a.design].strength - CARDS[b.design].strength)
      return skirmish.view({ ...state, hands: bySeat(seat => byStrength(state.hands[seat])) }, viewer)
    },
  }),
  brokenGame('writes the keys of its view in a telling order', 'two-worlds-view', {
    view: (state, viewer) => {
      const view = skirmish.view(state, viewer)
      return hasBanner(state, 'warden')
        ? { ...view, points: { warden: view.points.warden, raider: view.points.raider } }
        : view
    },
  }),
  brokenGame('opens a window only for a hand that can use it', 'two-worlds-view', {
    reactionWindow: (state, seat) =>
      hasBanner(state, seat) ? { pass: skirmish.legalMoves(state, seat)[0]!, fixed: true } : undefined,
  }),
  brokenGame('lets a window be passed by a move that is not listed', 'who-acts', {
    reactionWindow: () => ({ pass: { kind: 'yield' }, fixed: true }),
  }),
  brokenGame('lists attacks only when they are safe', 'two-worlds-moves', {
    legalMoves: (state, seat) =>
      skirmish.legalMoves(state, seat).filter(move => move.kind !== 'attack' || !hasBanner(state, other(seat))),
    decide: (state, seat, move, chance) =>
      move.kind === 'attack' && hasBanner(state, other(seat))
        ? illegal('not-now', 'EX-6')
        : skirmish.decide(state, seat, move, chance),
    outcome: state => skirmish.outcome(state),
  }),
  brokenGame('refuses in words that depend on a hidden card', 'two-worlds-refusals', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      return decided.ok || !hasBanner(state, other(seat)) ? decided : illegal('they-are-strong', decided.error.rule)
    },
  }),
  brokenGame('lets everybody see what was drawn', 'two-worlds-seen', {
    seen: (event, viewer) => (event.kind === 'card-drawn' ? event : skirmish.seen(event, viewer, skirmish.blank)),
  }),
  brokenGame('tells spectators the secret stance', 'two-worlds-seen', {
    seen: (event, viewer) => (event.kind === 'stance-chosen' ? event : skirmish.seen(event, viewer, skirmish.blank)),
  }),
  brokenGame('names a card that no view shows', 'seen-ids', {
    view: (state, viewer) => ({
      ...skirmish.view(state, viewer),
      hands: bySeat(seat => (seat === viewer ? state.hands[seat] : [])),
    }),
  }),
  brokenGame('lets the id tell the card', 'ids-tell-nothing', {
    setup: (options, chance) => skirmish.setup(options, chance).map(telling),
    decide: (state, seat, move, chance) => told(skirmish.decide(state, seat, move, chance)),
    broken: () => [],
  }),
  brokenGame('gives a card that comes back its old id', 'ids-tell-nothing', {
    // The attacker lies in the discard with its id unseen, and returns to the raider's hand as the same thing.
    evolve: (state, event) => {
      if (event.kind === 'fight-ended' && state.pending.kind === 'reaction') {
        const next = skirmish.evolve(state, event)
        const kept = `${state.pending.attack.design}#${state.pending.attack.id}` as Design
        return { ...next, discard: [...event.spent.slice(1), ...state.discard, kept] }
      }
      const last = state.discard.at(-1)
      if (event.kind !== 'round-began' || !last?.includes('#')) return skirmish.evolve(state, event)
      const back: Card = { id: last.split('#')[1]!, design: design(last) }
      const hands = { ...state.hands, raider: [...state.hands.raider, back] }
      return skirmish.evolve({ ...state, hands, discard: state.discard.slice(0, -1) }, event)
    },
    view: (state, viewer) => skirmish.view(plain(state), viewer),
    broken: () => [],
  }),
  brokenGame('deals a twin with a card too many', 'twin-sound', {
    twin: (state, viewer, chance) => {
      const other = skirmish.twin(state, viewer, chance)
      return { ...other, deck: other.deck.map(() => 'scout') }
    },
  }),
  brokenGame('forgets that drawing is a barrier', 'barrier', {
    isBarrier: event => event.kind !== 'card-drawn' && skirmish.isBarrier(event),
  }),
  brokenGame('forgets that rolling is a barrier', 'barrier', {
    isBarrier: event => event.kind === 'card-drawn' || event.kind === 'stances-shown',
  }),
  brokenGame('forgets that showing is a barrier', 'barrier', {
    isBarrier: event => event.kind !== 'stances-shown' && skirmish.isBarrier(event),
  }),
]
