/** The engine of a move: does what waits on the agenda until somebody has to decide. */
import { unreachable } from '@siegeworks/kernel'
import { canDo, meansNow } from '../effects/can-do.ts'
import { doPrice } from '../effects/price.ts'
import { doPiece } from '../effects/step.ts'
import { doMinerVision } from '../effects/unique/turn-against.ts'
import { type Run, tell, todoEffect } from '../run.ts'
import type { Task } from '../state.ts'
import { doMulligan } from './04-mulligan.ts'
import { doDraft } from './06-playing.ts'
import { doAdvanceStep, doEnterStep, doExpire, doExtraTurn, doFinishTurn, doPayTax, idle } from './07-turn.ts'
import { doAttack, doGhostStorm } from './09-attack.ts'
import { doAdvance, doAttacksOver, doOrder, doStorm, doStormAction, doStormEnd } from './09-orders.ts'
import { doAskReactions, doResolve, doSpendLink } from './11-chain.ts'
import { doLeave } from './12-leaving.ts'
import { doVisionKeep, doVisionOrder, doVisionSide } from './13-vision.ts'
import { doBossLead, doBossPick, doBossSpirit, doBossSpirited, doBossSwap } from './14-boss-hand.ts'
import { doBossTurn } from './14-boss-turn.ts'

export const settle = (run: Run): void => {
  while (!run.state.ending && run.decisions.length === 0) {
    const task = run.agenda.pop()
    if (task) perform(run, task)
    else idle(run)
  }
  const over = run.state.ending !== undefined
  tell(run, {
    kind: 'awaited',
    agenda: over ? [] : run.agenda,
    decisions: over ? [] : run.decisions,
    nextId: run.nextId,
  })
}

const perform = (run: Run, task: Task): void => {
  switch (task.do) {
    case 'mulligan':
      doMulligan(run, task)
      return
    case 'draft':
      doDraft(run, task)
      return
    case 'ask-reactions':
      doAskReactions(run, task)
      return
    case 'resolve':
      doResolve(run)
      return
    case 'spend-link':
      doSpendLink(run, task)
      return
    case 'piece':
      doPiece(run, task)
      return
    case 'trigger':
      doTrigger(run, task)
      return
    case 'price':
      doPrice(run, task)
      return
    case 'enter-step':
      doEnterStep(run, task)
      return
    case 'advance-step':
      doAdvanceStep(run, task)
      return
    case 'pay-tax':
      doPayTax(run, task)
      return
    case 'advance':
      doAdvance(run, task)
      return
    case 'order':
      doOrder(run, task)
      return
    case 'storm':
      doStorm(run, task)
      return
    case 'attack':
      doAttack(run, task)
      return
    case 'attacks-over':
      doAttacksOver(run, task)
      return
    case 'storm-action':
      doStormAction(run, task)
      return
    case 'storm-end':
      doStormEnd(run, task)
      return
    case 'leave':
      doLeave(run, task)
      return
    case 'extra-turn':
      doExtraTurn(run, task)
      return
    case 'finish-turn':
      doFinishTurn(run, task)
      return
    case 'expire':
      doExpire(run, task)
      return
    case 'vision-keep':
      doVisionKeep(run, task)
      return
    case 'vision-side':
      doVisionSide(run, task)
      return
    case 'vision-order':
      doVisionOrder(run, task)
      return
    case 'miner-vision':
      doMinerVision(run, task)
      return
    case 'ghost-storm':
      doGhostStorm(run, task)
      return
    case 'boss-turn':
      doBossTurn(run, task)
      return
    case 'boss-pick':
      doBossPick(run, task)
      return
    case 'boss-lead':
      doBossLead(run, task)
      return
    case 'boss-swap':
      doBossSwap(run, task)
      return
    case 'boss-spirit':
      doBossSpirit(run)
      return
    case 'boss-spirited':
      doBossSpirited(run, task)
      return
    default:
      unreachable(task)
  }
}

/** Cards of a pack may set each other off for ever; a move has an end all the same. Our own come nowhere near. */
const MOST_TRIGGERS = 200

const doTrigger = (run: Run, { effect, context, once }: Extract<Task, { do: 'trigger' }>): void => {
  if (++run.triggered > MOST_TRIGGERS) return
  if (once && run.state.turn.once.includes(once)) return
  // What can do nothing does not go off, nor is it used up.
  if (!canDo(run.state, context, effect, meansNow(run.state, context))) return
  tell(run, {
    kind: 'trigger-fired',
    creature: context.source ?? 'boss',
    design: context.design,
    ...(once ? { once } : {}),
  })
  // [SS-MEN-6]
  if (!context.source && context.you === 'boss')
    tell(run, { kind: 'boss-reasoned', why: 'menace-effect', rule: 'SS-MEN-6', params: { boss: context.design } })
  todoEffect(run, effect, context)
}
