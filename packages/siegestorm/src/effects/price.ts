/** A price before ":" that is asked for as an effect resolves. [SS-SYN-1, SS-RULING-64] */
import { canPayNow } from '../rules/05-paying.ts'
import { ask, type Run, tell, todo } from '../run.ts'
import { isSeat } from '../scope.ts'
import type { Task } from '../state.ts'
import { sacrificeable } from './can-do.ts'
import { agreed, answered } from './picking.ts'
import { givenUpByBoss } from './verbs-boss.ts'

type PriceTask = Extract<Task, { do: 'price' }>

export const doPrice = (run: Run, task: PriceTask): void => {
  const { price } = task
  if ('pay' in price) payPrice(run, task, price.pay)
  else sacrificePrice(run, task)
}

/** [SS-SUB-5, SS-RULING-49] The boss pays whatever his Menace Level reaches; it is compared, never spent. */
export const paidByMenace = (run: Run, price: number): boolean => {
  const menace = run.state.boss?.menace ?? 0
  const pays = menace >= price
  const why = pays ? 'pays-by-menace' : 'cannot-pay-by-menace'
  tell(run, { kind: 'boss-reasoned', why, rule: 'SS-SUB-5', params: { price, menace } })
  return pays
}

const payPrice = (run: Run, task: PriceTask, amount: number): void => {
  const { context } = task
  const { you } = context
  if (!isSeat(you)) {
    if (paidByMenace(run, amount)) follow(run, task, amount)
    return
  }
  if (task.agreed) {
    follow(run, task, amount)
    return
  }
  if (!canPayNow(run, you, amount)) return
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
    : givenUpByBoss(run, task, context, options, needed)
  if (!chosen || chosen.length === 0) return
  follow(run, task, chosen.length)
  todo(run, { do: 'leave', creatures: chosen, cause: 'sacrifice' })
}

const follow = (run: Run, task: PriceTask, paid: number): void =>
  todo(
    run,
    ...task.does.map(part => ({ do: 'piece' as const, piece: { part, paid }, context: { ...task.context, paid } })),
  )
