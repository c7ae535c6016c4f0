/** What a part acts on as it resolves: its declared targets that are still legal, or what is chosen or named now. */
import type { Run } from '../run.ts'
import type { Context } from '../state.ts'
import type { Part, Selector } from './effect.ts'
import { pickTargets } from './picking.ts'
import type { PieceTask } from './step.ts'
import { candidatesOf, isStillLegal, targetsTaken } from './targets.ts'

/** What a verb acts on: declared before and still legal, itself, all, or chosen now. Undefined while that is asked. */
export const objectsOf = (
  run: Run,
  task: PieceTask,
  context: Context,
  part: Part & { readonly what: Selector },
): readonly string[] | undefined => {
  const { what } = part
  if (what.of === 'self') return context.source ? [context.source] : []
  if (what.of === 'it') return context.it ? [context.it] : []
  const { targets } = task.piece
  // [SS-RULING-28] the rest of the targets, if some are gone
  if (targets) return targets.filter(target => isStillLegal(run.state, context, part, target))
  const options = candidatesOf(run.state, context, part)
  const take = targetsTaken(part)
  if (take === undefined || typeof take === 'object' || take === 'all') return options
  return pickTargets(run, task, context, options, take, 'target', part)
}
