/** Stun, wound and death, and what follows at once from them. */
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'
import type { Condition, Hurt, PieceId } from '../vocabulary.ts'

/** [SG-REF-HIT-1] Whoever is already stunned or wounded dies of the second. */
export const afterHurt = (condition: Condition, hurt: Hurt): Condition => {
  if (hurt === 'kill' || condition !== 'healthy') return 'dead'
  return hurt === 'stun' ? 'stunned' : 'wounded'
}

/** The events of one hurt. A rider who dies falls from the saddle; the horse stays [SG-3.35-2]. */
export const harm = (state: State, id: PieceId, hurt: Hurt): readonly Event[] => {
  const c = state.characters[id]
  if (!c || c.condition === 'dead') return []
  const condition = afterHurt(c.condition, hurt)
  const struck: Event = { kind: 'hurt', piece: id, hurt, condition }
  if (c.horse === undefined || condition !== 'dead') return [struck]
  return [struck, ...unhorse(state, id, false)]
}

/** [SG-3.35-1] The rider is thrown and lands where his owner says. */
export const unhorse = (state: State, id: PieceId, horseDead: boolean): readonly Event[] => {
  const c = state.characters[id]
  if (!c || c.horse === undefined || c.hex === undefined) return []
  const near = c.rear === undefined ? [c.hex] : [c.hex, c.rear]
  const land: Task = { kind: 'land', seat: c.seat, piece: id, why: 'unhorsed', near }
  return [
    { kind: 'unhorsed', piece: id, animal: c.horse, horseDead },
    { kind: 'due', tasks: [land] },
  ]
}

/** A result against a rider: hurt first, then thrown, unless he stays up. */
export const strikeRider = (
  state: State,
  id: PieceId,
  { hurt, horseDead, thrown }: { readonly hurt: Hurt; readonly horseDead: boolean; readonly thrown: boolean },
): readonly Event[] => {
  const c = state.characters[id]
  if (!c || c.condition === 'dead') return []
  const condition = afterHurt(c.condition, hurt)
  const struck: Event = { kind: 'hurt', piece: id, hurt, condition }
  return thrown || condition === 'dead' ? [struck, ...unhorse(state, id, horseDead)] : [struck]
}

/** [SG-RUL-015] Whoever is driven off lets go of ladder and bridle. */
export const letGo = (state: State, id: PieceId): readonly Event[] => {
  const c = state.characters[id]
  const events: Event[] = []
  if (c?.leads !== undefined) events.push({ kind: 'bridle-dropped', piece: id })
  for (const engine of Object.values(state.engines))
    if (engine.carriers?.includes(id)) {
      const { carriers: _gone, ...rest } = engine
      events.push({ kind: 'engine-set', engine: rest, why: 'dropped' })
    }
  return events
}
