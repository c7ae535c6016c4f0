/** A map with its markers, laid out flat for fast questions: one cell a hex, one entry a side. Made once a change of ground. */
import { DIRECTIONS, type Hex, type HexKey, hexesOfSide, hexOf, type Side, sideToward } from '../geometry/index.ts'
import type { MapHex, SiegeMap } from '../maps/siege-map.ts'
import { byMarks, type Marks } from './marks.ts'
import { bandOfSurface, SURFACES, type Surface, surfaceOf } from './surface.ts'
import { FEATURES, type Feature, isBuilt } from './terrain.ts'

/** What stands on a hex above the ground: nothing, a curtain wall, a tower, the keep. Rubble is nothing. */
export const NO_STRUCTURE = 0
export const CURTAIN = 1
export const TOWER = 2
export const KEEP = 3

export interface Ground {
  readonly map: SiegeMap
  readonly marks: Marks
  readonly q0: number
  readonly r0: number
  readonly width: number
  readonly height: number
  /** Indices into SURFACES; cell 0 is open ground and stands for everything outside the box. */
  readonly surface: Uint8Array
  readonly band: Int8Array
  readonly relief: Uint8Array
  readonly structure: Uint8Array
  readonly outside: Uint8Array
  readonly gateCover: Uint8Array
  /** Has an open ditch beside it, or is one. */
  readonly ditchEdge: Uint8Array
  /** Numbers of buildings, 0 for none. */
  readonly building: Uint8Array
  /** Six a cell: index into FEATURES plus one, 0 for an open side. */
  readonly feature: Uint8Array
}

const keep = byMarks<SiegeMap, Ground>()

/** The ground of a map under these markers, wide enough for the hexes of `pieces` where the map is open. */
export const groundOf = (map: SiegeMap, state: Marks, pieces: readonly Hex[] = []): Ground => {
  const wanted = map.open ? pieces : []
  return keep(
    map,
    state,
    marks => layOut(map, marks, wanted),
    ground => wanted.every(hex => cellOf(ground, hex) > 0),
  )
}

export const cellAt = (g: Ground, q: number, r: number): number => {
  const x = q - g.q0
  const y = r - g.r0
  return x < 0 || y < 0 || x >= g.width || y >= g.height ? 0 : 1 + y * g.width + x
}

export const cellOf = (g: Ground, hex: Hex): number => cellAt(g, hex.q, hex.r)

/** [SG-RUL-094] The feature that stands on side k now: demolition has taken some away. A lowered gateway is still a gateway. */
export const featureNow = (g: Ground, hex: Hex, side: Side): Feature | undefined => {
  const cell = cellOf(g, hex)
  if (cell > 0) return FEATURES[g.feature[cell * 6 + side]! - 1]
  const step = DIRECTIONS[side]!
  const other = cellAt(g, hex.q + step.q, hex.r + step.r)
  return other > 0 ? FEATURES[g.feature[other * 6 + ((side + 3) % 6)]! - 1] : undefined
}

const layOut = (map: SiegeMap, marks: Marks, pieces: readonly Hex[]): Ground => {
  const box = boxOf(map, pieces)
  const count = 1 + box.width * box.height
  const g: Ground = {
    map,
    marks,
    ...box,
    surface: new Uint8Array(count),
    band: new Int8Array(count),
    relief: new Uint8Array(count),
    structure: new Uint8Array(count),
    outside: new Uint8Array(count).fill(1),
    gateCover: new Uint8Array(count),
    ditchEdge: new Uint8Array(count),
    building: new Uint8Array(count),
    feature: new Uint8Array(count * 6),
  }
  const buildings: string[] = []
  for (const key in map.hexes) layHex(g, key, map.hexes[key]!, buildings)
  for (const key in map.hexes) if (SURFACES[g.surface[cellOf(g, hexOf(key))]!] === 'ditch') markEdges(g, hexOf(key))
  for (const key in map.sides) laySide(g, key, map.sides[key]!)
  for (const key in map.hexes) closeWallHex(g, key)
  return g
}

const boxOf = (map: SiegeMap, pieces: readonly Hex[]): Pick<Ground, 'q0' | 'r0' | 'width' | 'height'> => {
  let q0 = 0
  let r0 = 0
  let q1 = 0
  let r1 = 0
  const widen = ({ q, r }: Hex, by: number): void => {
    q0 = Math.min(q0, q - by)
    r0 = Math.min(r0, r - by)
    q1 = Math.max(q1, q + by)
    r1 = Math.max(r1, r + by)
  }
  // One ring more, so that the sides of outer hexes have a cell on either side; room to walk around a piece.
  for (const key in map.hexes) widen(hexOf(key), 1)
  for (const key in map.sides) for (const hex of hexesOfSide(key)) widen(hex, 0)
  for (const hex of pieces) widen(hex, ROOM)
  return { q0, r0, width: q1 - q0 + 1, height: r1 - r0 + 1 }
}

/** How far pieces on an open map may wander before the ground is laid out anew. */
const ROOM = 8

const layHex = (g: Ground, key: HexKey, hex: MapHex, buildings: string[]): void => {
  const cell = cellOf(g, hexOf(key))
  const { marks } = g
  const surface = surfaceOf(hex.terrain, {
    filled: marks.filled[key] === true,
    rubble: marks.rubble[key] === true,
    burnt: marks.burnt[key] === true,
    bridge: marks.bridge === 'down' && hex.flags.includes('bridge'),
  })
  g.surface[cell] = SURFACES.indexOf(surface)
  g.band[cell] = bandOfSurface(surface, hex.region)
  g.relief[cell] = hex.relief
  g.outside[cell] = hex.region === 'exterior' ? 1 : 0
  g.gateCover[cell] = hex.flags.includes('gate-cover') ? 1 : 0
  g.structure[cell] = structureOf(hex, surface)
  if (hex.building !== undefined) {
    if (!buildings.includes(hex.building)) buildings.push(hex.building)
    g.building[cell] = 1 + buildings.indexOf(hex.building)
  }
}

/** A wall belongs to what it is part of: the keep, a tower, else the curtain. */
const structureOf = ({ terrain, region }: MapHex, surface: Surface): number => {
  if (surface === 'rubble') return NO_STRUCTURE
  if (surface === 'rampart') return CURTAIN
  if (isBuilt(terrain)) return region === 'keep' ? KEEP : TOWER
  if (surface !== 'wall') return NO_STRUCTURE
  return region === 'keep' ? KEEP : region === 'tower' ? TOWER : CURTAIN
}

const markEdges = (g: Ground, hex: Hex): void => {
  g.ditchEdge[cellOf(g, hex)] = 1
  for (const step of DIRECTIONS) g.ditchEdge[cellAt(g, hex.q + step.q, hex.r + step.r)] = 1
  g.ditchEdge[0] = 0
}

/** [SG-RUL-094] Demolition takes a hex's sides away, but for those it shares with a wall that still stands; a bank stays a bank. */
const laySide = (g: Ground, key: string, feature: Feature): void => {
  const [a, b] = hexesOfSide(key)
  const one = cellOf(g, a)
  const two = cellOf(g, b)
  const fell = (cell: number): boolean => SURFACES[g.surface[cell]!] === 'rubble'
  const stands = (cell: number): boolean => g.structure[cell]! !== NO_STRUCTURE
  const isGone = (fell(one) && !stands(two)) || (fell(two) && !stands(one))
  if (feature === 'bank-top' ? isLevelBank(g, one, two) : isGone) return
  put(g, a, b, feature)
}

/** [SG-3.23-2] Between two bank hexes on the same level there is no top. */
const isLevelBank = (g: Ground, a: number, b: number): boolean =>
  g.relief[a] === g.relief[b] && SURFACES[g.surface[a]!] === 'bank' && SURFACES[g.surface[b]!] === 'bank'

/** A wall hex is wall on every side, also where a small map names none. */
const closeWallHex = (g: Ground, key: HexKey): void => {
  const hex = hexOf(key)
  if (SURFACES[g.surface[cellOf(g, hex)]!] !== 'wall') return
  for (const step of DIRECTIONS) {
    const other = { q: hex.q + step.q, r: hex.r + step.r }
    if (g.feature[cellOf(g, hex) * 6 + sideToward(hex, other)!] === 0) put(g, hex, other, 'wall')
  }
}

const put = (g: Ground, a: Hex, b: Hex, feature: Feature): void => {
  const code = 1 + FEATURES.indexOf(feature)
  const one = cellOf(g, a)
  const two = cellOf(g, b)
  if (one > 0) g.feature[one * 6 + sideToward(a, b)!] = code
  if (two > 0) g.feature[two * 6 + sideToward(b, a)!] = code
}
