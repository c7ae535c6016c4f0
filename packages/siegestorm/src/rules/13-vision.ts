/** Vision: keep, then top or bottom, then the order of the rest. [SS-KW-VISION-1, SS-RULING-30] */

import { fireOpponent } from '../effects/triggers.ts'
import { byId } from '../effects/verbs-cards.ts'
import { ask, move, type Run, todo } from '../run.ts'
import { stockOf } from '../scope.ts'
import type { Prompt, Task } from '../state.ts'
import type { Seat } from '../vocabulary.ts'
import { intoHand } from './13-keywords.ts'

const question = (seat: Seat, prompt: Prompt, options: readonly string[], count: number) =>
  ({ kind: 'choose', seat, prompt, options, min: count, max: count, chosen: [] }) as const

export const doVisionKeep = (run: Run, task: Extract<Task, { do: 'vision-keep' }>): void => {
  const { seat, keep } = task
  const { vision } = stockOf(run.state, seat)
  const count = Math.min(keep, vision.length)
  if (!task.answer && vision.length > count) {
    ask(
      run,
      task,
      question(
        seat,
        'vision-keep',
        vision.map(card => card.id),
        count,
      ),
    )
    return
  }
  const kept = task.answer ? byId(vision, task.answer) : vision
  // Only what is kept is checked against the hand limit, and only that was drawn. [SS-RULING-81]
  const inHand = intoHand(run, 'vision-kept', { side: seat, zone: 'vision' }, seat, kept)
  todo(run, { do: 'vision-side', seat })
  fireOpponent(run, seat, 'opponent-extra-draw', inHand.length)
}

/** One choice for the whole rest. */
export const doVisionSide = (run: Run, task: Extract<Task, { do: 'vision-side' }>): void => {
  const { seat } = task
  const { vision } = stockOf(run.state, seat)
  if (vision.length === 0) return
  if (!task.answer) {
    ask(run, task, question(seat, 'vision-side', ['top', 'bottom'], 1))
    return
  }
  todo(run, { do: 'vision-order', seat, end: task.answer[0] === 'top' ? 'top' : 'bottom' })
}

/** From the top down, wherever they go. */
export const doVisionOrder = (run: Run, task: Extract<Task, { do: 'vision-order' }>): void => {
  const { seat, end } = task
  const { vision } = stockOf(run.state, seat)
  if (vision.length > 1 && !task.answer) {
    ask(
      run,
      task,
      question(
        seat,
        'vision-order',
        vision.map(card => card.id),
        vision.length,
      ),
    )
    return
  }
  const rest = task.answer ? byId(vision, task.answer) : vision
  move(run, 'vision-put-back', { side: seat, zone: 'vision' }, { side: seat, zone: 'resources', end }, rest)
}
