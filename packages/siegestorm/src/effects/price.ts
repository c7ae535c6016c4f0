/** A price before ":" that is asked for as an effect resolves. [SS-SYN-1, SS-RULING-64] */
import { canPayNow } from '../rules/05-paying.ts'
import { ask, type Run, todo } from '../run.ts'
import { isSeat } from '../scope.ts'
import type { Task } from '../state.ts'
import { sacrificeable } from './can-do.ts'
import { agreed, answered } from './picking.ts'
import { cheapestUnshielded } from './verbs-boss.ts'

type PriceTask = Extract<Task, { do: 'price' }>

export const doPrice = (run: Run, task: PriceTask): void => {
  const { price } = task
  if ('pay' in price) payPrice(run, task, price.pay)
  else sacrificePrice(run, task)
}

const payPrice = (run: Run, task: PriceTask, amount: number): void => {
  const { context } = task
  const { you } = context
  if (!isSeat(you)) {
    // [SS-SUB-5] the boss pays if the Menace is high enough
    if ((run.state.boss?.menace ?? 0) >= amount) follow(run, task, amount)
    return
  }
  if (task.agreed) {
    follow(run, task, amount)
    return
  }
  if (!canPayNow(run.state, you, amount)) return
  const yes = agreed(run, task, context, 'price')
  if (!yes) return
  const { answer: _, ...paid } = task
  ask(run, { ...paid, agreed: true }, { kind: 'pay', seat: you, for: 'price', left: amount, fromHand: 0, keep: 0 })
}

const sacrificePrice = (run: Run, task: PriceTask): void => {
  const { price, context } = task
  if (!('sacrifice' in price)) return
  const options = sacrificeable(run.state, context, price)
  const needed = price.sacrifice === 'any-number' ? 1 : price.sacrifice
  if (options.length < needed) return
  const chosen = isSeat(context.you)
    ? answered(run, task, context, {
        chooser: context.you,
        prompt: 'sacrifice-price',
        options,
        min: needed,
        max: price.sacrifice === 'any-number' ? options.length : needed,
        orNone: true,
      })
    : cheapestUnshielded(run.state, options, needed)
  if (!chosen || chosen.length === 0) return
  follow(run, task, chosen.length)
  todo(run, ...chosen.map(creature => ({ do: 'leave' as const, creature, cause: 'sacrifice' as const })))
}

const follow = (run: Run, task: PriceTask, paid: number): void =>
  todo(
    run,
    ...task.does.map(part => ({ do: 'piece' as const, piece: { part, paid }, context: { ...task.context, paid } })),
  )
