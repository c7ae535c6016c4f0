/** What a place is worth to a side: nearer to where the game is decided, and how good the ground is. */
import { boardOf, otherSeat, type Seat, type View } from '@siegeworks/siege'
import { distance, type Hex, hexOf } from '@siegeworks/siege/geometry'

/** What the besieger wants to stand on, and the garrison before it. */
const goalsOf = (view: View): readonly Hex[] => {
  const map = boardOf(view.board)
  const wanted = Object.keys(map.hexes).filter(hex => {
    const { terrain, flags } = map.hexes[hex]!
    return terrain === 'keep-door' || flags.includes('winch')
  })
  return wanted.map(hexOf)
}

const kept = new WeakMap<object, readonly Hex[]>()
const goalsFor = (view: View): readonly Hex[] => {
  const map = boardOf(view.board)
  let goals = kept.get(map)
  if (!goals) kept.set(map, (goals = goalsOf(view)))
  return goals
}

const nearest = (hex: Hex, list: readonly Hex[]): number =>
  list.reduce((least, other) => Math.min(least, distance(hex, other)), 60)

const foesOf = (view: View, seat: Seat): readonly Hex[] =>
  Object.values(view.characters)
    .filter(
      one => one.seat === otherSeat(seat) && one.where === 'map' && one.condition !== 'dead' && one.hex !== undefined,
    )
    .map(one => hexOf(one.hex!))

/** Up the ladder, over the wall, into the court: each is a step nearer than the map's distance tells. */
const REGION: { readonly [region: string]: number } = {
  exterior: 0,
  rampart: 4,
  tower: 4,
  gate: 6,
  courtyard: 7,
  keep: 9,
}
const TERRAIN: { readonly [terrain: string]: number } = { ditch: -1, trench: 1, rampart: 1, bank: 0.5 }

/** While nothing is open, a ladder that nobody carries yet wants two men. */
const LADDER = 20

const isAtLadder = (view: View, seat: Seat, hex: string): boolean =>
  Object.values(view.engines).some(
    ({ kind, seat: owner, upright, carriers, hexes }) =>
      kind === 'ladder' && owner === seat && !upright && !carriers && hexes.includes(hex),
  )

/** An open road to the keep is worth more than any place without one. */
const ROAD = 60

export const placeWorth = (
  view: View,
  seat: Seat,
  place: string,
  roads: ReadonlyMap<string, number> = new Map(),
): number => {
  const up = place.endsWith('^')
  const key = up ? place.slice(0, -1) : place
  if (key === '') return Number.NEGATIVE_INFINITY
  const hex = hexOf(key)
  const here = boardOf(view.board).hexes[key]
  const foes = foesOf(view, seat)
  const ground = TERRAIN[here?.terrain ?? ''] ?? 0
  const region = REGION[here?.region ?? 'exterior'] ?? 0
  const goals = goalsFor(view)
  const road = seat === 'besieger' ? roads.get(place) : undefined
  if (road !== undefined) return ROAD + ground - 0.5 * road
  if (seat === 'besieger' || goals.length === 0)
    return (
      (isAtLadder(view, seat, key) ? LADDER : 0) +
      region +
      ground +
      (up ? 3 : 0) -
      0.5 * nearest(hex, goals.length > 0 ? goals : foes) -
      0.25 * nearest(hex, foes)
    )
  // The garrison holds the walls and meets whoever is over them.
  return 0.4 * region + ground - (region > 0 ? 0.3 : 1) * nearest(hex, foes)
}
