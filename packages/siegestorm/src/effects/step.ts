/** The interpreter: one part of an effect at a time. What it cannot settle it asks, and waits. */
import { unreachable } from '@siegeworks/kernel'
import { type Run, todo, todoEffect } from '../run.ts'
import { isSeat } from '../scope.ts'
import type { Context, Task } from '../state.ts'
import type { Seat } from '../vocabulary.ts'
import { canDo, meansNow } from './can-do.ts'
import { agreed } from './picking.ts'
import { doPrice } from './price.ts'
import { doTurnAgainst } from './unique/turn-against.ts'
import { holds } from './values.ts'
import { doFlip, doGang, doMenace, doRecover, doStormEach } from './verbs-boss.ts'
import {
  doDiscard,
  doDmg,
  doDraw,
  doHeal,
  doPeek,
  doRaise,
  doSalvage,
  doSteal,
  doTuck,
  doVision,
} from './verbs-cards.ts'
import {
  doAdvance,
  doCopied,
  doDeploy,
  doDestroy,
  doKill,
  doPlace,
  doReturn,
  doSacrifice,
  doShapeshift,
  doShift,
  doStall,
} from './verbs-creatures.ts'
import { doDamageMod, doExtraTurn, doImmune, doKeyMod, doMod, doNegate, doShoot } from './verbs-rules.ts'
import { doCommit, doRecruit, doReset, doTake } from './verbs-supporters.ts'
import { needsVictim, victimOf } from './victim.ts'

export type PieceTask = Extract<Task, { do: 'piece' }>

export const doPiece = (run: Run, task: PieceTask): void => {
  const { piece } = task
  if (piece.dropped) return
  const context: Context = piece.paid === undefined ? task.context : { ...task.context, paid: piece.paid }
  // [SS-RULING-77] first who is meant: conditions speak of that player too; a declared target has said it already
  if (!piece.targets && needsVictim(run.state, context, piece.part)) {
    chooseVictim(run, task, context)
    return
  }
  if (piece.when?.some(condition => !holds(run.state, context, condition))) return
  perform(run, task, context)
}

/** The answer holds for the rest of the same action, but for targets declared before: the players are asked once. */
const chooseVictim = (run: Run, task: PieceTask, context: Context): void => {
  const foe = victimOf(run, task, context, run.state.seats)
  if (!foe) return
  const { answer: _, ...again } = task
  run.agenda = run.agenda.map(waiting => (isSame(waiting, task) ? withFoe(waiting, foe) : waiting))
  todo(run, { ...again, context: { ...again.context, foe } })
}

const isSame = (waiting: Task, task: PieceTask): waiting is PieceTask =>
  waiting.do === 'piece' &&
  waiting.context.design === task.context.design &&
  waiting.context.you === 'boss' &&
  !waiting.piece.targets

const withFoe = (waiting: PieceTask, foe: Seat): PieceTask => ({
  ...waiting,
  context: { ...waiting.context, foe },
})

const perform = (run: Run, task: PieceTask, context: Context): void => {
  const { part } = task.piece
  switch (part.do) {
    case 'price':
      doPrice(run, { do: 'price', price: part.price, does: part.does, context })
      return
    case 'if':
      holds(run.state, context, part.when) ? todoEffect(run, part.does, context) : undefined
      return
    case 'may':
      doMay(run, task, context)
      return
    case 'dmg':
      doDmg(run, context, part)
      return
    case 'heal':
      doHeal(run, task, context, part)
      return
    case 'draw':
      doDraw(run, context, part)
      return
    case 'vision':
      doVision(run, context, part)
      return
    case 'discard':
      doDiscard(run, task, context, part)
      return
    case 'steal':
      doSteal(run, context, part)
      return
    case 'raise':
      doRaise(run, context, part)
      return
    case 'salvage':
      doSalvage(run, context, part)
      return
    case 'tuck':
      doTuck(run, task, context, part)
      return
    case 'peek':
      doPeek(run, context, part)
      return
    case 'kill':
      doKill(run, task, context, part)
      return
    case 'destroy':
      doDestroy(run, task, context, part)
      return
    case 'sacrifice':
      doSacrifice(run, task, context, part)
      return
    case 'return':
      doReturn(run, task, context, part)
      return
    case 'deploy':
      doDeploy(run, task, context, part)
      return
    case 'place':
      doPlace(run, task, context, part)
      return
    case 'advance':
      doAdvance(run, context, part)
      return
    case 'shift':
      doShift(run, task, context, part)
      return
    case 'stall':
      doStall(run, context, part)
      return
    case 'shapeshift':
      doShapeshift(run, task, context)
      return
    case 'copy':
      doCopied(run, task, context, part)
      return
    case 'recruit':
      doRecruit(run, task, context, part)
      return
    case 'reset':
      doReset(run, task, context, part)
      return
    case 'commit':
      doCommit(run, task, context, part)
      return
    case 'take':
      doTake(run, task, context, part)
      return
    case 'mod':
      doMod(run, task, context, part)
      return
    case 'damage-mod':
      doDamageMod(run, context, part)
      return
    case 'key-mod':
      doKeyMod(run, context, part)
      return
    case 'shoot':
      doShoot(run, context)
      return
    case 'negate':
      doNegate(run, task, context)
      return
    case 'extra-turn':
      doExtraTurn(run, context)
      return
    case 'immune':
      doImmune(run, task, context, part)
      return
    case 'menace':
      doMenace(run, context, part)
      return
    case 'recover':
      doRecover(run, context, part)
      return
    case 'gang':
      doGang(run, task, context, part)
      return
    case 'flip':
      doFlip(run, context)
      return
    case 'storm-each':
      doStormEach(run, context, part)
      return
    case 'turn-against':
      doTurnAgainst(run, context)
      return
    default:
      unreachable(part)
  }
}

const doMay = (run: Run, task: PieceTask, context: Context): void => {
  const { part } = task.piece
  if (part.do !== 'may' || !canDo(run.state, context, part.does, meansNow(run.state, context))) return
  const [first] = part.does
  // One question: a price can be declined by itself.
  if (part.does.length === 1 && first?.do === 'price') {
    todoEffect(run, part.does, context)
    return
  }
  // [SS-BHAND-1] the boss never passes
  if (!isSeat(context.you)) {
    todoEffect(run, part.does, context)
    return
  }
  const yes = agreed(run, task, context, 'may')
  if (yes) todoEffect(run, part.does, context)
}
