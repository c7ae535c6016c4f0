/** Two maps side by side: the east one's columns follow the west one's [SG-SCN-2]. */
import { type HexKey, hexesOfSide, hexKey, hexOf, plus, sideBetween } from '../geometry/index.ts'
import type { Feature } from '../terrain/terrain.ts'
import { deriveSides } from './derive-sides.ts'
import { type Frame, hexOfCell, type MapHex, type SiegeMap } from './siege-map.ts'

/** Joined along west's eastern and east's western edge; those two edges are gone, names of hexes count on. */
export const joinEastWest = (west: SiegeMap, east: SiegeMap): SiegeMap => {
  const a = frameOf(west)
  const b = frameOf(east)
  // An even number of columns keeps the odd ones high; equal rows make the edges fit.
  if (a.columns % 2 !== 0 || a.rows !== b.rows) throw new Error(`maps do not join: ${west.id}, ${east.id}`)
  const shift = hexOfCell(a.columns, 0)
  const moved = (key: HexKey): HexKey => hexKey(plus(hexOf(key), shift))
  const hexes: { [hex: HexKey]: MapHex } = { ...west.hexes }
  for (const key in east.hexes) hexes[moved(key)] = east.hexes[key]!
  const seam = seamSides(west, hexes, a.columns)
  const sides: { [side: string]: Feature } = { ...west.sides, ...seam }
  for (const key in east.sides) {
    const [one, two] = hexesOfSide(key)
    sides[sideBetween(plus(one, shift), plus(two, shift))!] = east.sides[key]!
  }
  return {
    id: `${west.id}+${east.id}`,
    frame: { columns: a.columns + b.columns, rows: a.rows },
    hexes,
    sides,
    edges: { ...without(west.edges, west, 'east'), ...without(movedLists(east.edges, moved), east, 'west', moved) },
    zones: { ...west.zones, ...movedLists(east.zones, moved) },
    open: false,
  }
}

const frameOf = (map: SiegeMap): Frame => {
  if (!map.frame) throw new Error(`a map without a frame does not join: ${map.id}`)
  return map.frame
}

const movedLists = (lists: SiegeMap['edges'], moved: (key: HexKey) => HexKey): SiegeMap['edges'] =>
  Object.fromEntries(Object.entries(lists).map(([name, keys]) => [name, keys.map(moved)]))

/** What the drawing implies where the two maps touch. */
const seamSides = (west: SiegeMap, hexes: SiegeMap['hexes'], columns: number): SiegeMap['sides'] => {
  const isWest = (key: HexKey): boolean => west.hexes[key] !== undefined
  const strip: { [hex: HexKey]: MapHex } = {}
  for (const key in hexes) {
    const { q } = hexOf(key)
    if (q === columns - 1 || q === columns) strip[key] = hexes[key]!
  }
  return Object.fromEntries(
    Object.entries(deriveSides(strip)).filter(([side]) => {
      const [a, b] = hexesOfSide(side).map(hexKey) as [HexKey, HexKey]
      return isWest(a) !== isWest(b)
    }),
  )
}

/** The edges that lie on a whole outer column of the given side are the seam. */
const without = (
  edges: SiegeMap['edges'],
  map: SiegeMap,
  side: 'east' | 'west',
  moved: (key: HexKey) => HexKey = key => key,
): SiegeMap['edges'] => {
  const column = side === 'west' ? 0 : frameOf(map).columns - 1
  const seam = new Set(
    Object.keys(map.hexes)
      .filter(key => hexOf(key).q === column)
      .map(moved),
  )
  return Object.fromEntries(Object.entries(edges).filter(([, keys]) => !keys.every(key => seam.has(key))))
}
