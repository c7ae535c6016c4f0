/** A shot is spent whatever it does. */
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { PieceId } from '../vocabulary.ts'

/** [SG-RUL-011] One shot a step; [SG-3.41-1] a ballista starts its count anew. */
export const spent = (state: State, id: PieceId): readonly Event[] => {
  const engine = state.engines[id]
  if (engine) return [{ kind: 'engine-set', engine: { ...engine, loaded: 0 }, why: 'shot' }, { kind: 'deselected' }]
  const acts = state.step === 'first-shots' ? ({ shotFirst: true } as const) : ({ shotSecond: true } as const)
  return [{ kind: 'acted', piece: id, acts }, { kind: 'deselected' }]
}
