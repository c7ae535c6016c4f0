/** A move is judged, then done, and the work goes on until somebody has to decide. */
import { assert, type Chance, err, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from './event.ts'
import { rememberSteps } from './evolve.ts'
import { decisionOf, refusalOf } from './judge.ts'
import type { Move } from './move.ts'
import { chooseMulligan } from './rules/04-setup.ts'
import { payPoint } from './rules/05-paying.ts'
import { beginPlay, judgeUse } from './rules/06-playing.ts'
import { goOn } from './rules/07-turn.ts'
import { settle } from './rules/machine.ts'
import { type Run, startRun, tell } from './run.ts'
import type { Decision, State, Task } from './state.ts'
import type { Seat } from './vocabulary.ts'

export const decide = (state: State, seat: Seat, move: Move, chance: Chance): Result<readonly Event[], Illegal> => {
  const no = refusalOf(state, seat, move)
  if (no) return err(no)
  const decision = decisionOf(state, seat)
  assert(decision, 'a legal move answers a question')
  const run = startRun(state, chance)
  answer(run, decision, move)
  settle(run)
  rememberSteps(run.events, run.states)
  return ok(run.events)
}

const answer = (run: Run, decision: Decision, move: Move): void => {
  switch (decision.kind) {
    case 'mulligan':
      answerMulligan(run, decision, move)
      return
    case 'turn':
    case 'react':
      act(run, decision, move)
      return
    case 'pay': {
      assert(move.kind === 'pay', 'a payment')
      const left = payPoint(run, decision, move.card)
      if (left) run.decisions.push(left)
      else answerTop(run, [])
      return
    }
    case 'order':
      answerTop(run, move.kind === 'hold' ? ['hold', move.space] : [move.kind])
      return
    case 'target':
    case 'choose':
      choose(run, decision, move)
      return
  }
}

const answerMulligan = (run: Run, { seat, returned }: Extract<Decision, { kind: 'mulligan' }>, move: Move): void => {
  if (move.kind !== 'return') {
    chooseMulligan(run, seat, returned, true)
    return
  }
  tell(run, { kind: 'mulligan-chosen', seat, card: move.card })
  const all = [...returned, move.card]
  const held = run.state.stocks[seat]?.hand.length ?? 0
  chooseMulligan(run, seat, all, all.length === held)
}

const act = (run: Run, decision: Extract<Decision, { kind: 'turn' | 'react' }>, move: Move): void => {
  const { seat } = decision
  switch (move.kind) {
    case 'play':
    case 'activate': {
      const judged = judgeUse(run.state, decision, move)
      assert(judged.ok, 'a legal play or activation')
      beginPlay(run, seat, move.kind === 'play' ? move.as : 'ability', judged.value)
      return
    }
    case 'next':
      goOn(run, seat)
      return
    case 'pass':
      tell(run, { kind: 'reaction-passed', seat })
      return
    case 'orders':
      tell(run, { kind: 'standing-ordered', seat, when: move.when })
      return
    default:
      return
  }
}

const choose = (run: Run, decision: Extract<Decision, { kind: 'target' | 'choose' }>, move: Move): void => {
  const { options, chosen, min, max } = decision
  if (move.kind !== 'target' && move.kind !== 'choose') {
    answerTop(run, chosen)
    return
  }
  const all = [...chosen, move.what]
  if (all.length === max) {
    answerTop(run, all)
    return
  }
  const left = options.filter(what => !all.includes(what))
  // The last one of a full choice is no choice.
  if (min === max && left.length === 1 && all.length === max - 1) {
    answerTop(run, [...all, left[0]!])
    return
  }
  run.decisions.push({ ...decision, chosen: all })
}

/** The work that asked goes on with what it was told. */
const answerTop = (run: Run, given: readonly string[]): void => {
  const task = run.agenda.pop()
  assert(task, 'a question belongs to a piece of work')
  run.agenda.push({ ...task, answer: given } as Task)
}
