/** How good a Siegestorm table looks to a seat: one unit is about one card of Resources. */
import { cardOf, type Place, type Seat, type Side, type View } from '@siegeworks/siegestorm'

type CreatureView = View['creatures'][number]

const WON = 1000

/** What a storm is worth the sooner it comes. */
const NEARNESS: { readonly [P in Place]: number } = {
  deployment: 0.55,
  middle: 0.7,
  top: 0.85,
  leaving: 0.9,
  storming: 0.3,
  frontline: 0,
  nml: 0,
}

export const evaluate = (view: View, seat: Seat): number => {
  if (view.ending) return view.ending.winners.includes(seat) ? WON : -WON
  const friends = view.boss ? view.seats : [seat]
  const sides = (Object.keys(view.stocks) as Side[]).filter(side => side === 'boss' || view.seats.includes(side))
  let score = 0
  for (const side of sides)
    score += friends.some(friend => friend === side) ? sideValue(view, side) : -sideValue(view, side)
  return score
}

const sideValue = (view: View, side: Side): number => {
  let value = stockValue(view, side)
  for (const creature of view.creatures) if (creature.side === side) value += creatureValue(view, creature)
  return value
}

const stockValue = (view: View, side: Side): number => {
  const stock = view.stocks[side]
  if (!stock) return 0
  if (side === 'boss') return (view.boss?.life ?? 0) + 1.2 * (view.boss?.menace ?? 0) + 0.15 * stock.resourceCount
  const supporters = supportValue(stock)
  const extra = view.progress[side]?.extra === 'granted' ? 3 : 0
  return lifeValue(stock.resourceCount) + 0.85 * stock.heal.length + handValue(stock.handCount) + supporters + extra
}

/** A Supporter pays one point in every turn still to come; a fourth and fifth are seldom needed. */
const supportValue = ({ supporters, resourceCount }: NonNullable<View['stocks'][Side]>): number => {
  const each = 0.6 + 0.09 * resourceCount
  const ready = supporters.filter(supporter => supporter.ready).length
  return SHARE.slice(0, supporters.length).reduce((sum, share) => sum + share * each, 0) + 0.25 * ready
}
const SHARE = [1, 0.85, 0.65, 0.45, 0.3, 0.2, 0.1]

/** The last cards are dearer: a turn without two of them is the end. */
const lifeValue = (cards: number): number => cards - (cards < 2 ? 12 : cards < 4 ? 6 : cards < 7 ? 2.5 : 0)

const handValue = (cards: number): number => 0.8 * Math.min(cards, 6) + 0.25 * Math.max(0, cards - 6)

const creatureValue = (view: View, creature: CreatureView): number => {
  const design = creature.design === undefined ? undefined : cardOf(creature.design)
  const cost = design?.cost ?? 0
  if (creature.place === 'frontline' || creature.place === 'nml')
    return 0.5 + 0.12 * creature.def + passiveValue(design) + shelterValue(view, creature)
  const action = design && design.action.length > 0 ? 0.4 + 0.35 * cost : 0
  return NEARNESS[creature.place] * (stormValue(view, creature, design) + action) + passiveValue(design)
}

/** [SS-BTURN-4] A boss storms what he can kill on the Battle Zone rather than the player: it takes the blow. */
const shelterValue = (view: View, creature: CreatureView): number => {
  if (!view.boss || creature.side === 'boss') return 0
  const threats = view.creatures.filter(one => one.side === 'boss' && one.place !== 'frontline' && one.place !== 'nml')
  const worst = Math.max(2, ...threats.map(one => NEARNESS[one.place] * (one.att - defenseAgainst(view, one))))
  return 0.7 * Math.min(worst, 7)
}

type Design = ReturnType<typeof cardOf>

const passiveValue = (design: Design): number => (design && design.passives.length > 0 ? 0.25 + 0.1 * design.cost : 0)

const stormValue = (view: View, creature: CreatureView, design: Design): number => {
  const statics = (design?.passives ?? []).flatMap(passive => (passive.kind === 'static' ? [passive.does] : []))
  const strikes = Math.max(1, ...statics.map(does => (does.do === 'strikes' ? does.times : 1)))
  const ignores = statics.some(does => does.do === 'ignore-defender')
  const wall = ignores ? 0 : defenseAgainst(view, creature)
  // A wall of today may be gone when the storm comes: it counts for less than it does now.
  return strikes * (0.65 * Math.max(0, creature.att - wall) + 0.2 * creature.att)
}

const defenseAgainst = (view: View, creature: CreatureView): number => {
  const front = view.fronts.find(({ id }) => id === creature.front)
  const foes = front ? front.sides.filter(side => side !== creature.side) : view.seats
  const walls = foes.map(
    foe =>
      view.creatures.find(
        ({ side, place, front: at }) =>
          side === foe &&
          place === 'deployment' &&
          (at === creature.front || at === 'boss' || creature.front === 'boss'),
      )?.def ?? 0,
  )
  return walls.length > 0 ? Math.min(...walls) : 0
}
