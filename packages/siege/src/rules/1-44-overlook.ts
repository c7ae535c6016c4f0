/** Who overlooks what: obstacles lying lower within a radius do not count [SG-1.44-5][SG-TABLE-RADIUS]. */
import { type Anchor, CENTER } from '../geometry/index.ts'
import type { Drawn } from './drawn.ts'
import { between, type Post } from './post.ts'

/** Whether a post overlooks with this anchor: a man in a slit hex only through the slit. */
export const isOverlooking = (post: Post, anchor: Anchor): boolean =>
  post.radius > 0 && (post.kind !== 'slit' || anchor !== CENTER)

/** [SG-1.44-5][SG-RUL-027] Something in that band, there, lies lower than an end that overlooks it within its radius. Both ways [SG-1.45-1]. */
export const isOverlooked = (drawn: Drawn, q: number, r: number, band: number): boolean =>
  overlooks(drawn.from, drawn.start, q, r, band) || overlooks(drawn.to, drawn.end, q, r, band)

export const overlooks = (post: Post, anchor: Anchor, q: number, r: number, band: number): boolean => {
  if (post.radius === 0 || post.band <= band || !isOverlooking(post, anchor)) return false
  return between(post.q, post.r, q, r) <= post.radius
}
