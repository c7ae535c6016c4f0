/** Strings by their shape alone: the sides crossed do not depend on where on the map they lie, so each shape is worked out once. */
import { DIRECTIONS, opposite, type Side } from './hex.ts'
import type { Nudge } from './trace.ts'

/** Stands for a center where a side is asked for. */
export const CENTER = 6
export type Anchor = Side | typeof CENTER

/** The sides crossed in order, each as the hex left names it. */
export type Sides = Uint8Array

const STEP_Q = DIRECTIONS.map(d => d.q)
const STEP_R = DIRECTIONS.map(d => d.r)
const CORNER_Q = DIRECTIONS.map((d, k) => 2 * (d.q + STEP_Q[(k + 1) % 6]!))
const CORNER_R = DIRECTIONS.map((d, k) => 2 * (d.r + STEP_R[(k + 1) % 6]!))

const headingOf = (q: number, r: number, side: number): number =>
  2 * q * STEP_Q[side]! + 2 * r * STEP_R[side]! + q * STEP_R[side]! + r * STEP_Q[side]!

/** One string at a time is worked out here: its sides so far, and whether a corner lies on it. */
const offset = new Int32Array(6)
let scratch = new Uint8Array(256)
let touches = false

const walk = (dq: number, dr: number, start: Anchor, end: Anchor, nudge: Nudge): Sides => {
  const aq = start === CENTER ? 0 : 3 * STEP_Q[start]!
  const ar = start === CENTER ? 0 : 3 * STEP_R[start]!
  const vq = 6 * dq + (end === CENTER ? 0 : 3 * STEP_Q[end]!) - aq
  const vr = 6 * dr + (end === CENTER ? 0 : 3 * STEP_R[end]!) - ar
  for (let k = 0; k < 6; k++) offset[k] = vq * CORNER_R[k]! - vr * CORNER_Q[k]!
  const most = 2 * (Math.abs(dq) + Math.abs(dr)) + 2
  if (scratch.length < most) scratch = new Uint8Array(2 * most)
  let count = 0
  let q = 0
  let r = 0
  let entry = start !== CENTER && headingOf(vq, vr, start) < 0 ? start : -1
  touches = false
  while (q !== dq || r !== dr) {
    const base = vq * (6 * r - ar) - vr * (6 * q - aq)
    let before = base + offset[5]!
    let exit = -1
    for (let k = 0; k < 6; k++) {
      const here = base + offset[k]!
      if (here === 0) touches = true
      const crosses = (before || nudge) > 0 !== (here || nudge) > 0
      if (crosses && k !== entry && (entry >= 0 || headingOf(vq, vr, k) > 0)) exit = k
      before = here
    }
    if (exit < 0) throw new Error('does not hold: a string leaves every hex before its last')
    scratch[count++] = exit
    q += STEP_Q[exit]!
    r += STEP_R[exit]!
    entry = (exit + 3) % 6
  }
  return scratch.slice(0, count)
}

/** A string that runs out through a side it starts on, or comes in through the side it ends on [SG-GEO-31]. */
export const headsOut = (dq: number, dr: number, start: Anchor, end: Anchor): boolean => {
  if (start === CENTER) return true
  const vq = 6 * dq + (end === CENTER ? 0 : 3 * STEP_Q[end]!) - 3 * STEP_Q[start]!
  const vr = 6 * dr + (end === CENTER ? 0 : 3 * STEP_R[end]!) - 3 * STEP_R[start]!
  return headingOf(vq, vr, start) > 0
}

/** How a string leaves the side it starts on: 1 outward, -1 into its own hex, 0 along the side. */
const leaning = (dq: number, dr: number, start: Side, end: Anchor): -1 | 0 | 1 => {
  const vq = 6 * dq + (end === CENTER ? 0 : 3 * STEP_Q[end]!) - 3 * STEP_Q[start]!
  const vr = 6 * dr + (end === CENTER ? 0 : 3 * STEP_R[end]!) - 3 * STEP_R[start]!
  return Math.sign(headingOf(vq, vr, start)) as -1 | 0 | 1
}

const LIMIT = 400_000
/** Longer strings than any map has are worked out each time: a key must stay a small integer. */
const FARTHEST = 500
const known = new Map<number, readonly Sides[]>()

/** Both readings of the string from a hex to the one (dq, dr) away; one only where no hair's breadth matters [SG-GEO-33]. */
export const stringTo = (dq: number, dr: number, start: Anchor, end: Anchor): readonly Sides[] => {
  if (Math.abs(dq) > FARTHEST || Math.abs(dr) > FARTHEST) return readingsOf(dq, dr, start, end)
  const key = ((dq + 512) * 1024 + dr + 512) * 49 + start * 7 + end
  const found = known.get(key)
  if (found) return found
  // A memory, not a state: forgetting everything changes nothing but the time the next question takes.
  if (known.size >= LIMIT) known.clear()
  const made = readingsOf(dq, dr, start, end)
  known.set(key, made)
  return made
}

/** A string along the side it starts on lies a hair inside its own hex, or a hair outside, across that side. */
const alongSide = (dq: number, dr: number, start: Side, end: Anchor): readonly Sides[] => {
  const outside = inside(dq - STEP_Q[start]!, dr - STEP_R[start]!, opposite(start), end)
  return [inside(dq, dr, start, end), Uint8Array.of(start, ...outside)]
}

/** Pushed toward the center of the hex it starts in. */
const inside = (dq: number, dr: number, start: Side, end: Anchor): Sides => {
  const aq = 3 * STEP_Q[start]!
  const ar = 3 * STEP_R[start]!
  const vq = 6 * dq + (end === CENTER ? 0 : 3 * STEP_Q[end]!) - aq
  const vr = 6 * dr + (end === CENTER ? 0 : 3 * STEP_R[end]!) - ar
  return walk(dq, dr, start, end, vr * aq < vq * ar ? 1 : -1)
}

const readingsOf = (dq: number, dr: number, start: Anchor, end: Anchor): readonly Sides[] => {
  if (start !== CENTER && leaning(dq, dr, start, end) === 0) return alongSide(dq, dr, start, end)
  const left = walk(dq, dr, start, end, 1)
  // Where no corner lies on the string, pushing it to the other hand changes nothing.
  if (!touches) return [left]
  const right = walk(dq, dr, start, end, -1)
  return left.length === right.length && left.every((side, i) => side === right[i]) ? [left] : [left, right]
}
