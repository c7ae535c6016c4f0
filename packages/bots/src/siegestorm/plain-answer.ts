/** The answer to a question without looking ahead: what a player would do who does not want to think about it. */
import { cardOf, type Decision, type Move, type View } from '@siegeworks/siegestorm'

export const plainAnswer = (decision: Decision, moves: readonly Move[], view: View): Move => {
  switch (decision.kind) {
    case 'mulligan':
      return (
        moves.find(move => move.kind === 'return' && costOf(view, decision.seat, move.card) >= 4) ??
        named(moves, 'keep')
      )
    case 'turn':
      return named(moves, 'next')
    case 'react':
      return named(moves, 'pass')
    case 'pay':
      return payment(decision.seat, moves, view)
    case 'order':
      return named(moves, 'storm')
    case 'target':
    case 'choose':
      return choice(decision, moves, view)
  }
}

const named = (moves: readonly Move[], kind: Move['kind']): Move => moves.find(move => move.kind === kind) ?? moves[0]!

/** Supporters first, they come back; then what is hardest to play. */
const payment = (seat: Decision['seat'], moves: readonly Move[], view: View): Move => {
  const supporters = new Set(view.stocks[seat]?.supporters.map(({ id }) => id))
  const bySupporter = moves.find(move => move.kind === 'pay' && supporters.has(move.card))
  if (bySupporter) return bySupporter
  const hand = view.stocks[seat]?.hand ?? []
  const copies = (design: string | undefined): number => hand.filter(card => card.design === design).length
  const worth = (move: Move): number => {
    if (move.kind !== 'pay') return 0
    const design = hand.find(({ id }) => id === move.card)?.design
    const cost = design === undefined ? 0 : (cardOf(design)?.cost ?? 0)
    // The dearest need a hand full of cards; copies of one card can spare one.
    return -(cost > hand.length - 2 ? 10 + cost : 0) - (copies(design) > 1 ? 3 : 0) - 0.1 * cost
  }
  return moves.reduce((least, move) => (worth(move) < worth(least) ? move : least))
}

const costOf = (view: View, seat: Decision['seat'], id: string): number => {
  const design = view.stocks[seat]?.hand?.find(card => card.id === id)?.design
  return design === undefined ? 0 : (cardOf(design)?.cost ?? 0)
}

const choice = (
  decision: Extract<Decision, { kind: 'target' | 'choose' }>,
  moves: readonly Move[],
  view: View,
): Move => {
  const open = moves.filter(move => move.kind === 'target' || move.kind === 'choose')
  const done = moves.find(move => move.kind === 'done')
  // Giving up creatures in any number pays seldom: stop as soon as one may.
  if (done && (open.length === 0 || decision.prompt === 'sacrifice-price')) return done
  const worth = (move: Move): number =>
    move.kind === 'target' || move.kind === 'choose' ? worthOf(move.what, decision, view) : Number.NEGATIVE_INFINITY
  return open.reduce((most, move) => (worth(move) > worth(most) ? move : most), open[0] ?? moves[0]!)
}

/** Own things given up: the least worth; others' things hit: the most. */
const GIVING: ReadonlySet<string> = new Set(['sacrifice', 'discard', 'tuck', 'sacrifice-price'])

const worthOf = (
  what: string,
  { prompt, seat }: Extract<Decision, { kind: 'target' | 'choose' }>,
  view: View,
): number => {
  if (what === 'yes' || what === 'opponent' || what === 'top') return 5
  const creature = view.creatures.find(({ id }) => id === what)
  if (creature) {
    const value =
      creature.att + creature.def + (creature.design === undefined ? 0 : (cardOf(creature.design)?.cost ?? 0))
    if (GIVING.has(prompt)) return -value
    return creature.side === seat ? value - (prompt === 'storm-target' || prompt === 'target' ? 8 : 0) : value + 4
  }
  const cost = costOf(view, seat, what)
  return GIVING.has(prompt) ? -Math.abs(2 - cost) : cost
}
