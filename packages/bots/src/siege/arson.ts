/** A raid on a camp: to the engines and tents, then home before it is over. */
import { boardOf, otherSeat, type Seat, type State, type View } from '@siegeworks/siege'
import { distance, type Hex, hexOf } from '@siegeworks/siege/geometry'

/** Turns a man needs to get off the map again. */
const WAY_HOME = 10

/** What a raider without engines of his own may set fire to: the enemy's engines, the tents; nothing where there is a castle. */
const fuelFor = (view: View, seat: Seat): readonly Hex[] => {
  const { hexes } = boardOf(view.board)
  const engines = Object.values(view.engines).filter(engine => engine.where === 'map' && engine.kind !== 'ladder')
  const enemy = engines.filter(engine => engine.seat === otherSeat(seat))
  if (enemy.length === 0 || enemy.length < engines.length) return []
  const tents = Object.keys(hexes).filter(hex => hexes[hex]!.terrain === 'tent' && !view.burnt.includes(hex))
  const doors = Object.keys(hexes).some(hex => hexes[hex]!.terrain === 'keep-door')
  return doors ? [] : [...enemy.flatMap(engine => engine.hexes), ...tents].filter(hex => !view.fires[hex]).map(hexOf)
}

const exitsOf = (world: State, seat: Seat): readonly Hex[] => {
  const { edges } = boardOf(world.board)
  return (world.terms.exits[seat] ?? [])
    .flatMap(area => ('edge' in area ? (edges[area.edge ?? ''] ?? []) : []))
    .map(hexOf)
}

const nearest = (place: string, list: readonly Hex[]): number =>
  list.reduce((least, hex) => Math.min(least, distance(hexOf(place), hex)), 99)

/** Whether it is time to go home. */
export const isLate = (view: View): boolean => view.turn + WAY_HOME > view.turnLimit

/** What a hex is worth to a raider: beside something to burn, at the end near the way out; undefined for everybody else. */
export const raidWorth = (view: View, world: State, seat: Seat): ((place: string) => number) | undefined => {
  const fuel = fuelFor(view, seat)
  const exits = isLate(view) ? exitsOf(world, seat) : []
  if (exits.length > 0) return place => -nearest(place, exits)
  return fuel.length > 0 ? place => -nearest(place, fuel) : undefined
}
