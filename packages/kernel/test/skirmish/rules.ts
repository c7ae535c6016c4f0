/** What may be done and what comes of it. */
import { type Chance, type Illegal, illegal, ok, type Result, unreachable } from '@siegeworks/kernel'
import type { Card, Event, Move, Options, State } from './state.ts'
import { type BySeat, bySeat, CARDS, DESIGNS, other, SEATS, type Seat, STANCES, type Stance } from './vocabulary.ts'

type Decided = Result<readonly Event[], Illegal>

/** [EX-1] The deck is shuffled and each seat draws a hand. */
export const setup = (options: Options, chance: Chance): readonly Event[] => {
  const sorted = DESIGNS.flatMap(design => Array.from({ length: CARDS[design].copies }, () => design))
  const deck = chance.shuffle('deck', sorted)
  const drawn: Event[] = []
  for (let i = 0; i < options.hand * 2; i++)
    drawn.push({ kind: 'card-drawn', seat: SEATS[i % 2]!, card: { id: `c${i + 1}`, design: deck[i]! } })
  return [{ kind: 'began', options, deck }, ...drawn, { kind: 'round-began' }]
}

export const toAct = (state: State): readonly Seat[] => {
  switch (state.pending.kind) {
    case 'stances':
      return SEATS.filter(seat => state.stances[seat] === undefined)
    case 'turn':
    case 'reaction':
      return [state.pending.seat]
    case 'over':
      return []
    default:
      return unreachable(state.pending)
  }
}

/** Stances; or draw, hide, attack; or block, yield: cards in the order they are held, the hand before the reserve. */
export const legalMoves = (state: State, seat: Seat): readonly Move[] => {
  if (!toAct(state).includes(seat)) return []
  const held = cardsOf(state, seat)
  switch (state.pending.kind) {
    case 'stances':
      return STANCES.map(stance => ({ kind: 'stance', stance }))
    case 'turn':
      return [
        ...(state.deck.length > 0 ? [{ kind: 'draw' } as const] : []),
        ...(state.reserves[seat].length === 0
          ? state.hands[seat].map(card => ({ kind: 'hide', card: card.id }) as const)
          : []),
        ...held.map(card => ({ kind: 'attack', card: card.id }) as const),
      ]
    case 'reaction':
      return [...held.map(card => ({ kind: 'block', card: card.id }) as const), { kind: 'yield' }]
    case 'over':
      return []
    default:
      return unreachable(state.pending)
  }
}

export const decide = (state: State, seat: Seat, move: Move, chance: Chance): Decided => {
  if (!toAct(state).includes(seat)) return illegal('not-your-turn', 'EX-2')
  switch (move.kind) {
    case 'stance':
      return decideStance(state, seat, move.stance)
    case 'draw':
      if (state.pending.kind !== 'turn') return illegal('not-now', 'EX-4')
      if (state.deck.length === 0) return illegal('deck-empty', 'EX-4')
      return ok([drawnBy(state, seat), ...nextTurn(state, seat)])
    case 'hide':
      return decideHide(state, seat, move.card)
    case 'attack':
      return decideAttack(state, seat, move.card)
    case 'block':
    case 'yield':
      return decideReaction(state, seat, move, chance)
    default:
      return unreachable(move)
  }
}

/** [EX-3] Both choose in secret; when both have, both are shown and the bolder begins. */
const decideStance = (state: State, seat: Seat, stance: Stance): Decided => {
  if (state.pending.kind !== 'stances') return illegal('not-now', 'EX-3')
  const theirs = state.stances[other(seat)]
  const chosen: Event = { kind: 'stance-chosen', seat, stance }
  if (!theirs) return ok([chosen])
  const stances = bySeat(one => (one === seat ? stance : theirs))
  const first = stances.warden === 'bold' && stances.raider === 'wary' ? 'warden' : 'raider'
  return ok([chosen, { kind: 'stances-shown', stances, first }, { kind: 'turn-began', seat: first }])
}

/** [EX-4] The card is new to its owner's hand, and gets a new id. */
const drawnBy = (state: State, seat: Seat): Event => ({
  kind: 'card-drawn',
  seat,
  card: { id: `c${state.nextId}`, design: state.deck[0]! },
})

/** [EX-5] A card of the hand may be laid face down, one at a time. It does not end the turn. */
const decideHide = (state: State, seat: Seat, id: string): Decided => {
  if (state.pending.kind !== 'turn') return illegal('not-now', 'EX-5')
  if (state.reserves[seat].length > 0) return illegal('reserve-full', 'EX-5')
  const card = state.hands[seat].find(one => one.id === id)
  if (!card) return illegal('no-such-card', 'EX-5')
  return ok([{ kind: 'card-hidden', seat, from: id, card: { id: `c${state.nextId}`, design: card.design } }])
}

/** [EX-6] An attack is laid open; the other seat may react before anything is rolled. */
const decideAttack = (state: State, seat: Seat, id: string): Decided => {
  if (state.pending.kind !== 'turn') return illegal('not-now', 'EX-6')
  const card = cardsOf(state, seat).find(one => one.id === id)
  if (!card) return illegal('no-such-card', 'EX-6')
  return ok([{ kind: 'attacked', seat, from: id, card: { id: `c${state.nextId}`, design: card.design } }])
}

/** [EX-7] Each rolls a die and adds the card; bold adds one to an attack, wary one to a defense. Ties go to the defender. */
const decideReaction = (
  state: State,
  seat: Seat,
  move: Move & { kind: 'block' | 'yield' },
  chance: Chance,
): Decided => {
  if (state.pending.kind !== 'reaction') return illegal('not-now', 'EX-7')
  const attacker = other(seat)
  const attack = state.pending.attack.design
  if (move.kind === 'yield') return ok(fightEnds(state, attacker, [attack], attacker, 1))
  const card = cardsOf(state, seat).find(one => one.id === move.card)
  if (!card) return illegal('no-such-card', 'EX-7')
  const roll = { [attacker]: chance.die('fight', 6), [seat]: chance.die('fight', 6) } as BySeat<number>
  const strength = CARDS[attack].strength + roll[attacker] + (state.stances[attacker] === 'bold' ? 1 : 0)
  const defense = CARDS[card.design].strength + roll[seat] + (state.stances[seat] === 'wary' ? 1 : 0)
  return ok([
    { kind: 'blocked', seat, from: card.id, design: card.design },
    { kind: 'die-rolled', seat: attacker, value: roll[attacker] },
    { kind: 'die-rolled', seat, value: roll[seat] },
    ...fightEnds(state, attacker, [attack, card.design], strength > defense ? attacker : seat, 2),
  ])
}

const fightEnds = (
  state: State,
  attacker: Seat,
  spent: State['discard'],
  winner: Seat,
  worth: number,
): readonly Event[] => {
  const points = bySeat(seat => state.points[seat] + (seat === winner ? worth : 0))
  const ended: Event = { kind: 'fight-ended', points, spent }
  // [EX-8] Who reaches the target has won at once.
  if (points[winner] >= state.options.target) return [ended, { kind: 'ended', reason: 'points' }]
  return [ended, ...nextTurn(state, attacker, spent.length === 2 ? 1 : 0)]
}

/** [EX-9] Turns alternate; after the second of a round new stances are chosen. Who could do nothing ends the game. */
const nextTurn = (state: State, seat: Seat, blockers = 0): readonly Event[] => {
  const next = other(seat)
  const cards = cardsOf(state, next).length - blockers
  const deck = state.pending.kind === 'turn' ? state.deck.length - 1 : state.deck.length
  if (cards === 0 && deck === 0) return [{ kind: 'ended', reason: 'exhausted' }]
  if (firstOf(state) === seat) return [{ kind: 'turn-began', seat: next }]
  const none = SEATS.some(one => deck === 0 && cardsOf(state, one).length - (one === next ? blockers : 0) === 0)
  return none ? [{ kind: 'ended', reason: 'exhausted' }] : [{ kind: 'round-began' }]
}

const firstOf = (state: State): Seat =>
  state.stances.warden === 'bold' && state.stances.raider === 'wary' ? 'warden' : 'raider'

const cardsOf = (state: State, seat: Seat): readonly Card[] => [...state.hands[seat], ...state.reserves[seat]]
