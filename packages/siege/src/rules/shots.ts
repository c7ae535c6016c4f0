/** The two shooting steps: what the piece taken up may shoot at, and what comes of it. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Task } from '../task.ts'
import { modifiedRoll, shotLetter } from './1-3-missile-table.ts'
import { shotResult } from './1-3-results.ts'
import { type Aim, aimAt, shooterOf, targetIds } from './1-3-shooting.ts'
import { shooterRefusal } from './1-21-steps.ts'
import { decideFireArrow, fireArrowHexes } from './5-31-fire-arrows.ts'
import { strayEvents } from './option-aiming.ts'
import { spent } from './shots-spent.ts'
import { noTarget } from './target.ts'

type Decided = Result<readonly Event[], Illegal>

/** Every shot of the piece taken up: people and animals, then engines for fire arrows. */
export const shotMoves = (state: State): Move[] => {
  const id = state.active
  if (id === undefined || shooterRefusal(state, id)) return []
  return [
    ...targetIds(state, id).map(target => ({ kind: 'shoot' as const, target })),
    ...fireArrowHexes(state, id).map(hex => ({ kind: 'shoot-fire' as const, hex })),
  ]
}

export const decideShots = (state: State, move: Move, chance: Chance): Decided => {
  if (move.kind !== 'shoot' && move.kind !== 'shoot-fire') return no('not-now', 'SG-1.21-1')
  const id = state.active
  if (id === undefined) return no('nothing-selected', 'SG-RUL-010')
  const refusal = shooterRefusal(state, id)
  if (refusal) return refusal
  if (move.kind === 'shoot-fire') return decideFireArrow(state, id, move.hex, chance)
  const shooter = shooterOf(state, id)
  const aim = shooter && aimAt(state, shooter, move.target)
  if (!aim) return no(noTarget(state, state.phase, move.target) ?? 'not-on-map', 'SG-1.41-1')
  if (aim.refusal) return { ok: false, error: aim.refusal }
  return ok([...spent(state, id), ...declared(state, aim, chance)])
}

const declared = (state: State, aim: Aim, chance: Chance): readonly Event[] => {
  const owner = state.characters[aim.target]?.seat
  // [SG-RUL-041] The man in a door says which face shelters him, once a phase, before the die is thrown.
  if (owner !== undefined && aim.to.kind === 'door' && state.acts[aim.target]?.shelter === undefined) {
    const tasks: readonly Task[] = [
      { kind: 'shelter', seat: owner, piece: aim.target },
      { kind: 'shot', shooter: aim.shooter, target: aim.target },
    ]
    return [{ kind: 'due', tasks }]
  }
  return loosed(state, aim, chance)
}

/** A shot that waited for an answer, now loosed. */
export const resolveShot = (
  state: State,
  task: Extract<Task, { readonly kind: 'shot' }>,
  chance: Chance,
): readonly Event[] => {
  const shooter = shooterOf(state, task.shooter)
  const aim = shooter && aimAt(state, shooter, task.target)
  return aim ? loosed(state, aim, chance) : []
}

/** [SG-1.3-1] One ten-sided die, adjusted; its letter is applied at once [SG-RUL-010]. */
const loosed = (state: State, aim: Aim, chance: Chance): readonly Event[] => {
  const value = chance.die('shot', 10)
  const modified = modifiedRoll(value, aim.modifiers)
  const { shooter, target, weapon, range, mounted } = aim
  const { cover } = aim.cover
  const letter = shotLetter(tablesOf(state), { weapon, mounted, cover }, modified)
  return [
    { kind: 'shot', shooter, target, weapon, range, cover, value, modified, letter },
    ...(letter === '-' ? strayEvents(state, aim, chance) : shotResult(state, aim, letter)),
  ]
}
