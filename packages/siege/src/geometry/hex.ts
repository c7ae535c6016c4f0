/** Hexes by axial coordinates [SG-GEO-1]. Integers only; nothing here knows a rule or how a map lies on the table. */

export interface Hex {
  readonly q: number
  readonly r: number
}

/** "q,r": how a hex is written in states, maps and positions. */
export type HexKey = string

/** One of the six sides of a hex; side k looks at the neighbor in direction k. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5]

/** [SG-GEO-2] The neighbor across side k is the hex plus DIRECTIONS[k]. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export const hexKey = (hex: Hex): HexKey => `${hex.q},${hex.r}`

const KEY = /^(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})$/

/** Reads "q,r" as hexKey writes it, and nothing else. */
export const parseHexKey = (text: string): Hex | undefined => {
  const match = KEY.exec(text)
  return match ? { q: Number(match[1]), r: Number(match[2]) } : undefined
}

/** The hex of a key that is known to be one. */
export const hexOf = (key: HexKey): Hex => {
  const comma = key.indexOf(',')
  return { q: Number(key.slice(0, comma)), r: Number(key.slice(comma + 1)) }
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r })

export const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r })

export const neighbor = (hex: Hex, side: Side): Hex => plus(hex, DIRECTIONS[side]!)

export const neighbors = (hex: Hex): readonly Hex[] => DIRECTIONS.map(step => plus(hex, step))

/** [SG-GEO-3] Steps from one hex to the other over open ground. */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q
  const r = a.r - b.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

export const areAdjacent = (a: Hex, b: Hex): boolean => distance(a, b) === 1

export const turned = (side: Side, sixths: number): Side => ((((side + sixths) % 6) + 6) % 6) as Side

export const opposite = (side: Side): Side => turned(side, 3)

/** The side of `from` that looks at `to`, if they are neighbors. */
export const sideToward = (from: Hex, to: Hex): Side | undefined => {
  const side = DIRECTIONS.findIndex(step => from.q + step.q === to.q && from.r + step.r === to.r)
  return side < 0 ? undefined : (side as Side)
}
