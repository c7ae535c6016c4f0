/** The hexes and sides a taut string crosses, exactly [SG-GEO-32]. */
import { type Hex, neighbor, opposite, SIDES, type Side, sameHex } from './hex.ts'
import { centerOf, cornerOf, cross, heading, middleOf, type Point } from './point.ts'

/** One end of a string: the center of a hex, or the middle of one of its sides. */
export interface End {
  readonly hex: Hex
  readonly side?: Side
}

/** A string exactly along a side or through a corner is pushed a hair to one hand or the other. */
export type Nudge = 1 | -1

/** The string leaves `from` through its side `side` into `to`. */
export interface Crossing {
  readonly from: Hex
  readonly side: Side
  readonly to: Hex
}

export const pointOf = (end: End): Point => (end.side === undefined ? centerOf(end.hex) : middleOf(end.hex, end.side))

/** In order from the start's hex to the target's; empty when both are the same hex. */
export const trace = (start: End, target: End, nudge: Nudge): readonly Crossing[] => {
  const a = pointOf(start)
  const b = pointOf(target)
  const handOf = (hex: Hex, corner: Side): number => Math.sign(cross(a, b, cornerOf(hex, corner))) || nudge
  // Side k lies between the corners k - 1 and k.
  const isCrossed = (hex: Hex, side: Side): boolean => handOf(hex, ((side + 5) % 6) as Side) !== handOf(hex, side)

  const crossings: Crossing[] = []
  let hex = start.hex
  let entry = start.side !== undefined && heading(a, b, start.side) < 0 ? start.side : undefined
  while (!sameHex(hex, target.hex)) {
    const here = hex
    const came = entry
    const side = SIDES.find(k => k !== came && isCrossed(here, k) && (came !== undefined || heading(a, b, k) > 0))
    if (side === undefined) throw new Error('does not hold: a string leaves every hex before its last')
    hex = neighbor(here, side)
    entry = opposite(side)
    crossings.push({ from: here, side, to: hex })
  }
  return crossings
}

/** [SG-GEO-33] Both readings of a string; one only when no hair's breadth matters. */
export const readings = (start: End, target: End): readonly (readonly Crossing[])[] => {
  const left = trace(start, target, 1)
  const right = trace(start, target, -1)
  const same = left.length === right.length && left.every((c, i) => c.side === right[i]!.side)
  return same ? [left] : [left, right]
}
