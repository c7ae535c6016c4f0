/** The table of Siegestorm read off a view: who sits where, what stands on which space, which moves concern a card. */
import type { LegalMove, Sheet } from '@siegeworks/protocol'
import type { CreatureView, DecisionView, Front, Move, Place, Seat, Side, View } from '@siegeworks/siegestorm'
import { SEATS } from '@siegeworks/siegestorm/vocabulary'

export interface StormMove {
  readonly text: string
  readonly move: Move
}

export const viewOf = (sheet: Sheet): View => sheet.view as View

export const movesOf = (legal: readonly LegalMove[]): readonly StormMove[] => legal as readonly StormMove[]

/** The seat whose side of the table is nearest: the viewer's own, for who looks on or is out the last. */
export const nearSeat = (view: View): Seat => view.seats.find(seat => seat === view.viewer) ?? view.seats.at(-1)!

export const otherSide = (front: Front, side: Side): Side => (front.sides[0] === side ? front.sides[1] : front.sides[0])

/** Fronts of a side, its own first in table order. */
export const frontsOf = (view: View, side: Side): readonly Front[] =>
  view.fronts.filter(front => front.sides.includes(side))

export const onSpace = (view: View, side: Side, front: string, place: Place): CreatureView | undefined =>
  view.creatures.find(
    one =>
      one.side === side &&
      one.place === place &&
      (one.front === front || (side === 'boss' && one.front === 'boss' && isTrack(place))),
  )

const isTrack = (place: Place): boolean => place !== 'frontline' && place !== 'nml'

/** Whoever stands on the shared space between two sides. */
export const onNoMansLand = (view: View, front: string): CreatureView | undefined =>
  view.creatures.find(one => one.place === 'nml' && one.front === front)

/** Creatures pushed out of the top space: waiting for their order, or storming. */
export const outOfTrack = (view: View, side: Side, front: string): readonly CreatureView[] =>
  view.creatures.filter(
    one =>
      one.side === side &&
      (one.place === 'leaving' || one.place === 'storming') &&
      (one.front === front || one.front === 'boss'),
  )

/** What a move is about: the card, link, seat or answer one would press for it. */
export const subjectOf = (move: Move): string | undefined => {
  switch (move.kind) {
    case 'return':
    case 'play':
    case 'activate':
    case 'pay':
      return move.card
    case 'target':
    case 'choose':
      return move.what
    default:
      return undefined
  }
}

export const about = (moves: readonly StormMove[], id: string): readonly StormMove[] =>
  moves.filter(({ move }) => subjectOf(move) === id)

/** The question put to this viewer, if any; of others only that one is open. */
export const myQuestion = (view: View): Exclude<DecisionView, { hidden: true }> | undefined =>
  view.decisions.find(
    (one): one is Exclude<DecisionView, { hidden: true }> => one.seat === view.viewer && !('hidden' in one),
  )

export const waitingFor = (view: View): readonly Seat[] => [...new Set(view.decisions.map(one => one.seat))]

/** Everything of one side that can be named by id, with its design: for names in the log and in prompts. */
export const designOf = (view: View, id: string): string | undefined => {
  const creature = view.creatures.find(one => one.id === id)
  if (creature) return creature.design
  for (const stock of Object.values(view.stocks)) {
    if (!stock) continue
    const lists = [stock.hand ?? [], stock.casualties, stock.heal, stock.supporters, stock.vision]
    for (const list of lists) for (const card of list) if (card.id === id) return card.design
  }
  return view.destroyed.find(one => one.id === id)?.design ?? view.boss?.reserve.find(one => one.id === id)?.design
}

/** Who a side is for the eye: yours is the first colour, then round the table, also when somebody is out. */
export const sideNumber = (view: View, side: Side): number => {
  const own = view.viewer === 'spectator' ? nearSeat(view) : view.viewer
  if (side === own) return 1
  if (side === 'boss') return 2
  if (view.house.mode !== 'last-man-standing') return view.boss ? 3 : 2
  return 2 + SEATS.filter(seat => seat !== own).indexOf(side)
}

/** Payment that costs least: ready Supporters first, then the cheapest cards. */
export const suggestedPayment = (
  view: View,
  moves: readonly StormMove[],
  left: number,
  fromHand: number,
  costOf: (design: string) => number,
): readonly StormMove[] => {
  const pays = moves.filter(({ move }) => move.kind === 'pay')
  const stock = view.viewer === 'spectator' ? undefined : view.stocks[view.viewer]
  const ready = new Set(stock?.supporters.map(({ id }) => id))
  const isSupporter = (one: StormMove): boolean => ready.has(subjectOf(one.move) ?? '')
  const cost = (one: StormMove): number => costOf(designOf(view, subjectOf(one.move) ?? '') ?? '')
  const hand = pays.filter(one => !isSupporter(one)).sort((a, b) => cost(a) - cost(b))
  const supporters = pays.filter(isSupporter)
  const must = hand.slice(0, fromHand)
  return [...must, ...supporters, ...hand.slice(must.length)].slice(0, left)
}
