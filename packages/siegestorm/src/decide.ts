/** A move is judged, then done, and the work goes on until somebody has to decide. */
import { assert, type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from './event.ts'
import { rememberSteps } from './evolve.ts'
import { decisionOf, judgeMove } from './judge.ts'
import type { Move } from './move.ts'
import { chooseMulligan } from './rules/04-setup.ts'
import { payPoint } from './rules/05-paying.ts'
import { beginPlay, type Ready } from './rules/06-playing.ts'
import { goOn } from './rules/07-turn.ts'
import { settle } from './rules/machine.ts'
import { pose, type Run, startRun, tell } from './run.ts'
import type { Decision, State, Task } from './state.ts'
import type { Seat } from './vocabulary.ts'

export const decide = (state: State, seat: Seat, move: Move, chance: Chance): Result<readonly Event[], Illegal> => {
  const judged = judgeMove(state, seat, move)
  if (!judged.ok) return judged
  const decision = decisionOf(state, seat)
  assert(decision, 'a legal move answers a question')
  const run = startRun(state, chance)
  answer(run, decision, move, judged.value)
  settle(run)
  rememberSteps(run.events)
  return ok(run.events)
}

const answer = (run: Run, decision: Decision, move: Move, ready: Ready | undefined): void => {
  switch (decision.kind) {
    case 'mulligan':
      answerMulligan(run, decision, move)
      return
    case 'turn':
    case 'react':
      act(run, decision, move, ready)
      return
    case 'pay': {
      assert(move.kind === 'pay', 'a payment')
      const left = payPoint(run, decision, move.card)
      if (left) pose(run, left)
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

const act = (
  run: Run,
  { seat }: Extract<Decision, { kind: 'turn' | 'react' }>,
  move: Move,
  ready: Ready | undefined,
): void => {
  switch (move.kind) {
    case 'play':
    case 'activate':
      assert(ready, 'a play or activation was judged')
      beginPlay(run, seat, move.kind === 'play' ? move.as : 'ability', ready)
      return
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
  pose(run, { ...decision, chosen: all })
}

/** The work that asked goes on with what it was told. */
const answerTop = (run: Run, given: readonly string[]): void => {
  const task = run.agenda.pop()
  assert(task, 'a question belongs to a piece of work')
  run.agenda.push({ ...task, answer: given } as Task)
}
