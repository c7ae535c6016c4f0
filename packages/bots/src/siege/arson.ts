/** A raid on a camp: to the engines and tents, then home before it is over. */
import { boardOf, type Engine, otherSeat, type Seat, type State, type View } from '@siegeworks/siege'
import { distance, type Hex, hexOf } from '@siegeworks/siege/geometry'

/** The part of the night after which the camp has woken up and a raid becomes a battle. */
const SURPRISE = 5
const LEISURE = 2

interface Fuel {
  readonly hex: Hex
  readonly points: number
}

/** What a raider without engines of his own may set fire to and what it brings: the enemy's engines, the tents; nothing where there is a castle. */
const fuelFor = (view: View, world: State, seat: Seat): readonly Fuel[] => {
  const { hexes } = boardOf(view.board)
  const { scoring } = world.terms
  const engines = Object.values(view.engines).filter(engine => engine.where === 'map' && engine.kind !== 'ladder')
  const enemy = engines.filter(engine => engine.seat === otherSeat(seat))
  if (enemy.length === 0 || enemy.length < engines.length) return []
  if (Object.values(hexes).some(hex => hex.terrain === 'keep-door')) return []
  const tents = Object.keys(hexes).filter(hex => hexes[hex]!.terrain === 'tent' && !view.burnt.includes(hex))
  const burning = (engine: Engine): boolean => engine.hexes.some(hex => view.fires[hex])
  return [
    ...enemy
      .filter(engine => !burning(engine))
      .flatMap(({ kind, hexes }) => hexes.map(hex => ({ hex, points: scoring.engines[kind] ?? 1 }))),
    ...tents.filter(hex => !view.fires[hex]).map(hex => ({ hex, points: scoring.tentHex })),
  ].map(({ hex, points }) => ({ hex: hexOf(hex), points }))
}

const exitsOf = (world: State, seat: Seat): readonly Hex[] => {
  const { edges } = boardOf(world.board)
  return (world.terms.exits[seat] ?? [])
    .flatMap(area => ('edge' in area ? (edges[area.edge ?? ''] ?? []) : []))
    .map(hexOf)
}

const nearest = (place: string, list: readonly Hex[]): number =>
  list.reduce((least, hex) => Math.min(least, distance(hexOf(place), hex)), 99)

/** Whether it is time to go home, where there is a way home: once the surprise is over, for the wounded at once. */
export const isLate = (view: View, world: State, seat: Seat, piece: string): boolean => {
  const c = view.characters[piece]
  if (c?.hex === undefined || exitsOf(world, seat).length === 0) return false
  // Where nobody counts those who stay, there is more time.
  const parts = world.terms.scoring.notOff ? SURPRISE : LEISURE
  return view.turn * parts >= view.turnLimit || c.condition === 'wounded'
}

/** Raiders keep together: what each friend near by adds, and how many count. */
const COMPANY = 0.7
const CLOSE = 2
const MOST_FRIENDS = 3
/** What a point is worth in hexes of the way there, if they may stay for it. */
const GREED = 0.5

/** What a hex is worth to a raider: beside something to burn but not in it, at the end near the way out; undefined for everybody else. */
export const raidWorth = (
  view: View,
  world: State,
  seat: Seat,
  piece: string,
): ((place: string) => number) | undefined => {
  const fuel = fuelFor(view, world, seat)
  const exits = isLate(view, world, seat, piece) ? exitsOf(world, seat) : []
  if (exits.length > 0) return place => -nearest(place, exits)
  if (fuel.length === 0) return
  const greed = world.terms.scoring.notOff ? 0 : GREED
  const burning = Object.keys(view.fires).map(hexOf)
  const near = (test: (one: View['characters'][string]) => boolean): readonly Hex[] =>
    Object.values(view.characters).flatMap(one =>
      one.where === 'map' && one.condition !== 'dead' && one.hex !== undefined && test(one) ? [hexOf(one.hex)] : [],
    )
  const foes = near(one => one.seat !== seat)
  const friends = near(one => one.seat === seat && one.id !== piece)
  return place => {
    const here = hexOf(place)
    const gain = fuel.reduce(
      (most, { hex, points }) => Math.max(most, greed * points - 0.5 * Math.max(1, distance(here, hex))),
      Number.NEGATIVE_INFINITY,
    )
    const scorched = fuel.some(({ hex }) => distance(here, hex) === 0) || nearest(place, burning) === 0 ? 20 : 0
    const company = friends.filter(friend => distance(friend, here) <= CLOSE).length
    return COMPANY * Math.min(MOST_FRIENDS, company) + gain - 0.5 * Math.max(1, nearest(place, foes)) - scorched
  }
}
