/** Exact points: axial coordinates times six, so that centers, middles of sides and corners are all integers [SG-GEO-4]. */
import { DIRECTIONS, type Hex, type Side } from './hex.ts'

export interface Point {
  readonly q6: number
  readonly r6: number
}

export const centerOf = (hex: Hex): Point => ({ q6: 6 * hex.q, r6: 6 * hex.r })

export const middleOf = (hex: Hex, side: Side): Point => {
  const step = DIRECTIONS[side]!
  return { q6: 6 * hex.q + 3 * step.q, r6: 6 * hex.r + 3 * step.r }
}

/** The corner between side k and side k + 1. */
export const cornerOf = (hex: Hex, side: Side): Point => {
  const one = DIRECTIONS[side]!
  const two = DIRECTIONS[(side + 1) % 6]!
  return { q6: 6 * hex.q + 2 * (one.q + two.q), r6: 6 * hex.r + 2 * (one.r + two.r) }
}

/** Positive on one side of the line a → b, negative on the other, zero on it. */
export const cross = (a: Point, b: Point, p: Point): number =>
  (b.q6 - a.q6) * (p.r6 - a.r6) - (b.r6 - a.r6) * (p.q6 - a.q6)

/** Twice the scalar product of a → b with direction k, in the plane of the table: positive when a → b heads out through side k. */
export const heading = (a: Point, b: Point, side: Side): number => {
  const q = b.q6 - a.q6
  const r = b.r6 - a.r6
  const step = DIRECTIONS[side]!
  return 2 * q * step.q + 2 * r * step.r + q * step.r + r * step.q
}
