/** Who is no target at all, of shots as of blows. */
import type { Refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { isLiving } from '../units/figures-of.ts'
import type { PieceId, Seat } from '../vocabulary.ts'

/** Only the living of the other side; and who sits a horse is meant himself, not his horse. */
export const noTarget = (state: State, seat: Seat, id: PieceId): Refusal | undefined => {
  const one = state.characters[id] ?? state.animals[id]
  if (!one) return 'no-such-piece'
  if (one.seat === seat) return 'own-side'
  if ('unit' in one) return isLiving(one) ? undefined : 'target-dead'
  if (one.dead) return 'target-dead'
  return one.rider === undefined ? undefined : 'ridden'
}
