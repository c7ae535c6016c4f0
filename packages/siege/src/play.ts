/** The legal moves of every moment and the judge of each: routes to the chapters. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import { answers, askedSeat, carryOut, decideAnswer } from './agenda.ts'
import type { Event } from './event.ts'
import { evolve } from './evolve.ts'
import type { Move } from './move.ts'
import { no } from './refusal.ts'
import { activeMoves, decideAction, decideGo } from './rules/1-6-actions.ts'
import { decideMelee, meleeMoves } from './rules/1-21-melee-step.ts'
import { decideSelect, endRefusal, endStep, selectable } from './rules/1-21-steps.ts'
import { dayMoves, decideDay } from './rules/4-calendar.ts'
import { readyEvents } from './rules/ready-set-up.ts'
import { decideDeploy, decideDeployEngine, decideMarker, decidePick, decideReady, setUpMoves } from './rules/set-up.ts'
import { decideShots, shotMoves } from './rules/shots.ts'
import { decideWithdraw } from './rules/victory.ts'
import type { State } from './state.ts'
import type { Seat } from './vocabulary.ts'

type Decided = Result<readonly Event[], Illegal>

/** Who may act: whoever is asked, else the side whose phase it is. */
export const actingSeat = (state: State): Seat | undefined =>
  state.stage === 'over' ? undefined : (askedSeat(state) ?? state.phase)

/** All moves of the seat, answers first, in the order of the chapters. */
export const legalMoves = (state: State, seat: Seat): readonly Move[] => {
  if (actingSeat(state) !== seat) return []
  if (state.agenda.length > 0) return answers(state)
  if (state.stage === 'set-up') return setUpMoves(state)
  if (state.stage === 'day') return dayMoves(state)
  const moves = stepMoves(state)
  if (!endRefusal(state)) moves.push({ kind: 'end-step' })
  if (decideWithdraw(state).ok) moves.push({ kind: 'withdraw' })
  return moves
}

const stepMoves = (state: State): Move[] => {
  if (state.step === 'melee') return [...meleeMoves(state)]
  const moves: Move[] =
    state.active === undefined ? [] : state.step === 'movement' ? activeMoves(state) : shotMoves(state)
  for (const move of selectable(state)) if (move.piece !== state.active) moves.push(move)
  return moves
}

/** The rules: what comes of a move, carried on until somebody has something to decide. */
export const decide = (state: State, seat: Seat, move: Move, chance: Chance): Decided => {
  if (state.stage === 'over') return no('game-over', 'SG-SUM-4')
  if (actingSeat(state) !== seat) return no('not-your-turn', 'SG-1.2-2')
  const judged = judge(state, move, chance)
  return judged.ok ? ok(settle(state, judged.value, chance)) : judged
}

const judge = (state: State, move: Move, chance: Chance): Decided => {
  if (state.agenda.length > 0) return decideAnswer(state, move)
  if (state.stage === 'set-up') return judgeSetUp(state, move)
  if (state.stage === 'day') return decideDay(state, move, chance)
  if (move.kind === 'withdraw') return decideWithdraw(state)
  if (move.kind === 'end-step') return endRefusal(state) ?? ok(endStep(state))
  if (state.step === 'melee') return decideMelee(state, move, chance)
  if (move.kind === 'select') return decideSelect(state, move.piece)
  if (state.step === 'movement') return move.kind === 'go' ? decideGo(state, move) : decideAction(state, move)
  return decideShots(state, move, chance)
}

const judgeSetUp = (state: State, move: Move): Decided => {
  switch (move.kind) {
    case 'select':
      return decidePick(state, move.piece)
    case 'deploy':
      return decideDeploy(state, move)
    case 'deploy-engine':
      return decideDeployEngine(state, move)
    case 'lay-marker':
    case 'lift-marker':
      return decideMarker(state, move)
    case 'ready':
      return decideReady(state)
    default:
      return no('not-now', 'SG-SUM-3')
  }
}

/**
 * Carries out what nobody need be asked, and passes over steps that open with nothing to do in them. A step somebody
 * acted in stays open until he ends it, so that what came of it can be looked at.
 */
export const settle = (before: State, first: readonly Event[], chance: Chance): readonly Event[] => {
  const events: Event[] = []
  const states: State[] = [before]
  let state = before
  const take = (event: Event): void => {
    state = evolve(state, event)
    events.push(event)
    states.push(state)
  }
  let next: readonly Event[] | undefined = first
  while (next) {
    for (const event of next) {
      const was = state
      take(event)
      for (const mourned of mourn(was, state, event)) take(mourned)
    }
    const opened = state.step !== before.step || state.clock !== before.clock || before.stage !== 'play'
    next = goOn(state, chance, opened)
  }
  settled = { events, states, at: 0 }
  return events
}

/** What the last move came to, and the state after each event of it: whoever judges a move books it next. */
let settled: { readonly events: readonly Event[]; readonly states: readonly State[]; at: number } = {
  events: [],
  states: [],
  at: 0,
}

/** `evolve`, remembered while a judged move is booked. */
export const book = (state: State, event: Event): State => {
  const { events, states, at } = settled
  if (events[at] !== event || states[at] !== state) return evolve(state, event)
  settled.at++
  return states[at + 1]!
}

const goOn = (state: State, chance: Chance, opened: boolean): readonly Event[] | undefined => {
  if (state.stage === 'over') return
  const task = state.agenda[0]
  if (task) return carryOut(state, task, chance)
  // A ready set-up is laid out without asking, at the start of each assault.
  if (state.stage === 'set-up' && state.terms.ready && state.placed.length === 0) return readyEvents(state)
  if (state.stage !== 'play') return
  return opened && isIdle(state) ? endStep(state) : undefined
}

/** Nothing to choose: the step passes by itself. */
const isIdle = (state: State): boolean =>
  state.active === undefined &&
  state.fight === undefined &&
  (state.step === 'melee' ? meleeMoves(state).length === 0 : selectable(state).length === 0)

/** [SG-OPT-PANIC-1] A death is looked at when it happens, even in the middle of a step [SG-RUL-112]. */
const mourn = (before: State, after: State, event: Event): readonly Event[] => {
  if (event.kind !== 'hurt' || event.condition !== 'dead' || !before.rules.panic) return []
  const hex = after.characters[event.piece]?.hex
  return hex === undefined ? [] : [{ kind: 'due', tasks: [{ kind: 'panic-check', dead: event.piece, hex }] }]
}
