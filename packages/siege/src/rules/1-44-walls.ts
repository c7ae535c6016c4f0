/** Walls across a line: who may shoot over them, and the dead ground behind [SG-1.44-11][SG-2.43-5]. */
import { type Anchor, CENTER } from '../geometry/index.ts'
import type { RuleId } from '../rule-id.ts'
import { CURTAIN, KEEP, TOWER } from '../terrain/ground.ts'
import type { Block } from './1-41-blocks.ts'
import type { Drawn, Passage } from './drawn.ts'
import { between, type Post } from './post.ts'
import type { Scene } from './scene.ts'

/** A crossed wall, parapet or slit that is nobody's own opening: open only to those who may shoot over it [SG-GEO-35]. */
export const wallBlock = (drawn: Drawn, p: Passage): Block | undefined => {
  const { scene, from, to, start, end } = drawn
  const height = wallHeight(scene, p)
  const down = mayShootOver(from, start, to, height)
  const up = mayShootOver(to, end, from, height)
  const near = 1 + between(from.q, from.r, p.aq, p.ar)
  const far = 1 + between(to.q, to.r, p.bq, p.br)
  // [SG-GEO-36] The lower one must be at least as far from the wall as the higher.
  if ((down && far >= near) || (up && near >= far)) return
  return {
    code: down || up ? 'dead-ground' : 'wall',
    rule: ruleOf(drawn, height, down, up),
    q: p.aq,
    r: p.ar,
    side: p.side,
  }
}

/** How high the wall on a side is: that of the higher hex beside it. */
const wallHeight = (scene: Scene, p: Passage): number =>
  Math.max(CURTAIN, scene.ground.structure[p.a]!, scene.ground.structure[p.b]!)

/** [SG-1.44-11] From a keep slit over curtains and towers, [SG-2.43-5] from a siege tower's roof over curtains into the castle. */
const mayShootOver = (high: Post, anchor: Anchor, low: Post, height: number): boolean => {
  if (high.inKeep) return high.kind === 'slit' && anchor !== CENTER && height < KEEP
  return high.kind === 'roof' && height === CURTAIN && !low.outside
}

const ruleOf = (drawn: Drawn, height: number, down: boolean, up: boolean): RuleId => {
  const { scene, from, to } = drawn
  if (down || up) {
    const high = down ? from : to
    const low = down ? to : from
    return high.kind === 'roof' ? 'SG-2.43-5' : low.kind === 'ditch' ? 'SG-1.46-2' : 'SG-1.44-11'
  }
  // [SG-1.44-10] Towers and keep stop everybody who is not higher; [SG-RUL-035] nobody shoots over another stretch of parapet.
  if (from.kind === 'roof' || to.kind === 'roof') return height === CURTAIN ? 'SG-1.56-1' : 'SG-2.43-4'
  if (from.band === 1 || to.band === 1) return height >= TOWER ? 'SG-1.44-10' : 'SG-RUL-035'
  return from.outside !== to.outside && scene.ground.marks.bridge === 'up' ? 'SG-1.52-1' : 'SG-1.56-1'
}
