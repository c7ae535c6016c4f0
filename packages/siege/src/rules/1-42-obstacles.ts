/** What stands in the hexes between the two ends: trees, tents, engines, people. */
import { CENTER } from '../geometry/index.ts'
import { CURTAIN } from '../terrain/ground.ts'
import { SURFACES } from '../terrain/surface.ts'
import type { Block } from './1-41-blocks.ts'
import { isOverlooked } from './1-44-overlook.ts'
import type { Drawn } from './drawn.ts'
import { between, type Post } from './post.ts'
import { MANTLET, RAM, SIEGE_TOWER, THROWER, WAGON } from './scene.ts'

const TREE = SURFACES.indexOf('tree')
const TENT = SURFACES.indexOf('tent')
const TRENCH = SURFACES.indexOf('trench')

/** The first thing in this hex that closes the line whatever the weapon. */
export const obstacleAt = (drawn: Drawn, q: number, r: number, cell: number): Block | undefined => {
  const { scene, from, to } = drawn
  const g = scene.ground
  const equipment = scene.equipment[cell]!
  const surface = cell > 0 ? g.surface[cell]! : 0
  // [SG-RUL-036] Ramparts and towers are solid below.
  if (g.structure[cell]! >= CURTAIN && from.band <= 0 && to.band <= 0)
    return { code: 'solid', rule: 'SG-RUL-036', q, r }
  // [SG-3.22-1] One tree between them is enough; [SG-1.44-10] no height helps.
  if (surface === TREE) return { code: 'tree', rule: 'SG-3.22-1', q, r }
  if (equipment & SIEGE_TOWER) {
    const block = siegeTowerBlock(drawn, q, r, cell)
    if (block) return block
  }
  const band = g.band[cell]!
  if ((surface === TENT || equipment & THROWER) && !isOverlooked(drawn, q, r, band)) {
    // [SG-3.24-1] [SG-3.42-1] [SG-4.22-1] The line may end there, it does not carry on.
    return surface === TENT ? { code: 'tent', rule: 'SG-3.24-1', q, r } : { code: 'engine', rule: 'SG-3.42-1', q, r }
  }
  // [SG-RUL-128] These stop lines between ends in their own band only.
  if (equipment & (RAM | WAGON | MANTLET) && from.band === band && to.band === band && !isOwn(drawn, cell)) {
    if (equipment & RAM) return { code: 'ram', rule: 'SG-4.33-1', q, r }
    return equipment & WAGON ? { code: 'wagon', rule: 'SG-5.11-6', q, r } : { code: 'mantlet', rule: 'SG-5.23-1', q, r }
  }
  return
}

/** [SG-GEO-14] A rider's own hexes, and those of the rider aimed at, never stand in the way. */
const isOwn = (drawn: Drawn, cell: number): boolean => cell === drawn.from.rear || cell === drawn.to.rear

/** [SG-RUL-038] Siege towers stop everybody but keep shooters far enough away; [SG-RUL-131] not those on the same roof. */
const siegeTowerBlock = (drawn: Drawn, q: number, r: number, cell: number): Block | undefined => {
  const { scene, from, to, start, end } = drawn
  const tower = scene.tower[cell]!
  if (tower === from.tower || tower === to.tower) return
  // [SG-GEO-37] Counted from the siege-tower hex itself.
  const near = between(from.q, from.r, q, r)
  const far = between(to.q, to.r, q, r)
  const down = isKeepSlit(from) && start !== CENTER
  const up = isKeepSlit(to) && end !== CENTER
  if ((down && far >= near) || (up && near >= far)) return
  return { code: 'siege-tower', rule: down || up ? 'SG-GEO-37' : 'SG-2.44-1', q, r }
}

const isKeepSlit = (post: Post): boolean => post.inKeep && post.kind === 'slit'

export interface InTheWay {
  readonly block: Block
  /** Whether a bow at medium or long range may shoot over him. */
  readonly overhead: boolean
}

/** A living character of this hex who stands in the way of a flat shot. */
export const characterAt = (drawn: Drawn, q: number, r: number, cell: number): InTheWay | undefined => {
  const living = drawn.scene.living[cell]!
  if (isOwn(drawn, cell)) return
  const floor = living & 1 ? bodyAt(drawn, q, r, cell, drawn.scene.ground.band[cell]!) : undefined
  const above = living & 2 ? bodyAt(drawn, q, r, cell, 1) : undefined
  // Of two above each other whoever is harder to shoot over counts.
  return above && !above.overhead ? above : (floor ?? above)
}

const bodyAt = (drawn: Drawn, q: number, r: number, cell: number, band: number): InTheWay | undefined => {
  const { scene, from, to } = drawn
  const g = scene.ground
  // [SG-3.25-1] Nobody in a trench is in the way.
  if (g.surface[cell] === TRENCH && cell > 0 && band === 0) return
  // [SG-RUL-026] Nor is anybody lower than both ends.
  if (band < from.band && band < to.band) return
  // [SG-1.46-4] [SG-RUL-121] From the edge one shoots over those in the ditch, and back [SG-EX-07]: only at its edge is it open at all.
  if (band === -1 && (from.band === 0 || to.band === 0)) return
  if (isOverlooked(drawn, q, r, band)) return
  // [SG-RUL-040] On the level, or [SG-RUL-122] downward over those who are lower than the shooter.
  const overhead = from.band === to.band || (from.band > to.band && band < from.band)
  return { block: { code: 'character', rule: 'SG-1.42-1', q, r }, overhead }
}
