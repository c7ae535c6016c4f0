/** Sets of hexes by distance. */
import { DIRECTIONS, type Hex, neighbor, plus, type Side } from './hex.ts'

/** All hexes at most `radius` steps away, in a fixed order. */
export const hexesWithin = (center: Hex, radius: number): readonly Hex[] => {
  const found: Hex[] = []
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r++) {
      found.push({ q: center.q + q, r: center.r + r })
    }
  }
  return found
}

/** All hexes exactly `radius` steps away, going round once. */
export const ring = (center: Hex, radius: number): readonly Hex[] => {
  if (radius === 0) return [center]
  const found: Hex[] = []
  let hex = plus(center, { q: DIRECTIONS[4]!.q * radius, r: DIRECTIONS[4]!.r * radius })
  for (const side of [0, 1, 2, 3, 4, 5] as const) {
    for (let i = 0; i < radius; i++) {
      found.push(hex)
      hex = neighbor(hex, side)
    }
  }
  return found
}

/** The row of hexes leaving `from` at right angles through one of its sides, nearest first. */
export const row = (from: Hex, side: Side, length: number): readonly Hex[] => {
  const step = DIRECTIONS[side]!
  return Array.from({ length }, (_, i) => ({ q: from.q + step.q * (i + 1), r: from.r + step.r * (i + 1) }))
}

/** [SG-GEO-39] Whether `hex` stands exactly in front of side k of `from`. */
export const isInRow = (from: Hex, side: Side, hex: Hex): boolean => {
  const step = DIRECTIONS[side]!
  const q = hex.q - from.q
  const r = hex.r - from.r
  const n = step.q === 0 ? r * step.r : q * step.q
  return n >= 1 && q === n * step.q && r === n * step.r
}
