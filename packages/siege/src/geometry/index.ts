/** Geometry that knows no rule: integers only, imports nothing. */
export { hexesWithin, isInRow, ring, row } from './area.ts'
export {
  areAdjacent,
  DIRECTIONS,
  distance,
  type Hex,
  type HexKey,
  hexKey,
  hexOf,
  minus,
  neighbor,
  neighbors,
  opposite,
  parseHexKey,
  plus,
  SIDES,
  type Side,
  sameHex,
  sideToward,
  turned,
} from './hex.ts'
export { hexesOfSide, parseSide, type SideKey, sideBetween, sideKey } from './hexside.ts'
export { reach, type Step, type Way, wayTo } from './path.ts'
export { centerOf, cornerOf, cross, heading, middleOf, type Point } from './point.ts'
export { type Anchor, CENTER, headsOut, type Sides, stringTo } from './string.ts'
export { type Crossing, type End, type Nudge, pointOf, readings, trace } from './trace.ts'
