/** Cover: what shelters a target from a shot that comes along this line [SG-1.51-1 … SG-1.57-2]. */
import { type Anchor, CENTER } from '../geometry/index.ts'
import { betterCover, COVER_WHY, type CoverCode, type CoverWhy } from './1-41-blocks.ts'
import { overlooks } from './1-44-overlook.ts'
import type { Drawn, Reading } from './drawn.ts'
import type { Post } from './post.ts'
import { LADDER, MANTLET } from './scene.ts'

/** The face of a door its occupant is sheltered from [SG-RUL-041]; not yet chosen counts as sheltered. */
export type Shelter = 'inside' | 'outside'

export const coverOn = (drawn: Drawn, reading: Reading, shelter: Shelter | undefined): CoverWhy => {
  const own = COVER_WHY[ownCover(drawn, reading, shelter)]
  return reading.brush ? betterCover(own, COVER_WHY['brush-between']) : own
}

const ownCover = (drawn: Drawn, reading: Reading, shelter: Shelter | undefined): CoverCode => {
  const { scene, from, to, start, end } = drawn
  const fitting = fittingCover(drawn, reading)
  if (fitting) return fitting
  // [SG-1.57-1] [SG-1.57-2] The hexes beside the drawbridge, against shots from outside.
  if (scene.ground.gateCover[to.cell] === 1 && from.outside)
    return scene.ground.marks.bridge === 'up' ? 'gate-closed' : 'gate'
  switch (to.surface) {
    case 'rampart':
      // [SG-RUL-034] Only across one of his own parapet sides.
      return end !== CENTER ? 'parapet' : 'rampart-inside'
    case 'slit':
      return end !== CENTER ? 'slit' : interiorCover(reading)
    case 'interior':
      return interiorCover(reading)
    case 'door':
      return doorCover(to, reading, shelter)
    case 'keep-door':
      return 'keep-door'
    case 'brush':
    case 'bank':
      return softCover(to, reading, from, start)
    case 'ditch':
    case 'filled-ditch':
    case 'stairs':
    case 'bridge':
    case 'rubble':
    case 'tree':
    case 'tent':
    case 'trench':
      return to.surface
    default:
      return 'open'
  }
}

/** [SG-1.1-16] Equipment counts instead of the ground under it. */
const fittingCover = (drawn: Drawn, reading: Reading): CoverCode | undefined => {
  const { scene, to } = drawn
  switch (to.kind) {
    case 'roof':
      return 'roof'
    case 'ladder-top':
      return 'ladder'
    case 'tower-floor':
      return 'tower-floor'
    case 'ram':
      return 'ram'
  }
  const equipment = scene.equipment[to.cell]!
  if (equipment & MANTLET) return isBehindMantlet(scene.base[to.cell]! - 1, reading.entry) ? 'mantlet' : 'mantlet-open'
  return equipment & LADDER ? 'ladder' : undefined
}

/** [SG-GEO-40] The base side and the two next to it. */
const isBehindMantlet = (base: number, entry: number): boolean => {
  const turn = (entry - base + 6) % 6
  return turn === 0 || turn === 1 || turn === 5
}

/** [SG-1.53-3] Shots that come in through a door; who stands in it shoots from inside the opening [SG-1.53-4]. */
const interiorCover = (reading: Reading): CoverCode => (reading.door !== 0 ? 'through-door' : 'indoors')

/** [SG-1.53-1] Sheltered toward one face only, the one its occupant has chosen. */
const doorCover = (to: Post, reading: Reading, shelter: Shelter | undefined): CoverCode => {
  const face = reading.byDoor ? 'outside' : 'inside'
  if (shelter === undefined || shelter === face) return 'door'
  // What came in by another door of the building still came through a door.
  return reading.door !== to.cell && interiorCover(reading) === 'through-door' ? 'through-door' : 'door-other-face'
}

/** [SG-1.44-9] [SG-2.43-3] Brush and bank shelter nobody whom the shooter overlooks within his radius. */
const softCover = (to: Post, reading: Reading, from: Post, start: Anchor): CoverCode => {
  const shelters = to.surface === 'brush' || reading.bankTop
  if (shelters && overlooks(from, start, to.q, to.r, to.band))
    return from.kind === 'roof' ? 'overlooked-from-roof' : 'overlooked'
  return to.surface === 'brush' ? 'brush' : reading.bankTop ? 'bank' : 'open'
}
