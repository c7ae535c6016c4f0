/** A line of fire as it is being judged. */
import type { Anchor, Sides } from '../geometry/index.ts'
import type { Block } from './1-41-blocks.ts'
import type { Post } from './post.ts'
import type { Scene } from './scene.ts'

/** A line drawn between two posts, from one anchor to the other. */
export interface Drawn {
  readonly scene: Scene
  readonly from: Post
  readonly to: Post
  readonly start: Anchor
  readonly end: Anchor
}

/** What one reading says; living characters are kept apart, since bows may shoot over them [SG-1.42-3]. */
export interface Reading {
  readonly sides: Sides
  /** The first thing that closes it for every weapon. */
  readonly block: Block | undefined
  /** The first living character in the way, if he stands before that. */
  readonly man: Block | undefined
  /** Whether a bow at medium or long range may shoot over all of them, cover permitting [SG-RUL-040][SG-RUL-122]. */
  readonly overMen: boolean
  /** A brush hex crossed that counts [SG-3.21-2]. */
  readonly brush: boolean
  /** The cell of the door hex whose opening was crossed into the target's building, 0 for none. */
  readonly door: number
  /** The top edge of the target's own bank was crossed [SG-3.23-4]. */
  readonly bankTop: boolean
  /** It enters the target's hex through a door opening. */
  readonly byDoor: boolean
  /** It passes rubble, or ends on it [SG-2.32-1]. */
  readonly breach: boolean
  /** The side by which it enters the target's hex, as that hex names it. */
  readonly entry: number
}

/** A crossing as the tests of walls and banks see it: out of hex `a` through `side` into hex `b`. */
export interface Passage {
  aq: number
  ar: number
  a: number
  side: number
  bq: number
  br: number
  b: number
}
