/** The six steps of a player's turn, and whose turn comes next. [SS-TURN] */

import { fireOwn } from '../effects/triggers.ts'
import { eachModifier } from '../effects/values.ts'
import { ask, pose, type Run, tell, todo } from '../run.ts'
import { frontsOf, isSeat, isWith, opposes, stockOf } from '../scope.ts'
import type { Context, State, Task } from '../state.ts'
import { type FrontId, type Seat, type Side, STEPS, type Step } from '../vocabulary.ts'
import { canPayNow } from './05-paying.ts'
import { draw } from './13-keywords.ts'

/** Nothing is being worked on: the players of this turn may act, or the next turn begins. */
export const idle = (run: Run): void => {
  const { active } = run.state.turn
  for (const side of active) {
    const step = isSeat(side) ? run.state.progress[side]?.step : 'done'
    if (isSeat(side) && step && step !== 'done') pose(run, { kind: 'turn', seat: side, step })
  }
  if (run.decisions.length === 0) nextTurn(run)
}

/** [SS-TURN-END-1] What lasts until the end of the turn expires, then the turn passes. */
const nextTurn = (run: Run): void => {
  const ids = run.state.lasting.filter(one => one.until === 'eot').map(one => one.id)
  if (ids.length > 0) tell(run, { kind: 'lasting-ended', ids })
  const { state } = run
  const again = state.turn.active.filter(side =>
    isSeat(side) ? state.progress[side]?.extra === 'taken' : state.turn.bossExtra,
  )
  // [SS-TURN-XTRA-1, SS-COOP-7] only for who played it
  if (again.length > 0) beginTurn(run, again, true)
  else beginTurn(run, following(state), false)
}

/** [SS-TURN-1, SS-BOSS-6, SS-RULING-60] */
const following = (state: State): readonly Side[] => {
  const { active, next } = state.turn
  if (next) return [next]
  if (state.boss) return active.includes('boss') ? state.seats : ['boss']
  const at = state.seats.findIndex(seat => active.includes(seat))
  return [state.seats[(at + 1) % state.seats.length]!]
}

export const beginTurn = (run: Run, active: readonly Side[], extra: boolean): void => {
  const number = run.state.turn.number + 1
  tell(run, { kind: 'turn-begun', active, number, ...(extra ? { extra: true as const } : {}) })
  const over = run.state.lasting.filter(one => one.until === 'nextturn' && active.includes(one.context.you))
  if (over.length > 0) tell(run, { kind: 'lasting-ended', ids: over.map(one => one.id) })
  if (active.includes('boss')) todo(run, { do: 'boss-turn', stage: 'start' })
  else for (const seat of active) if (isSeat(seat)) todo(run, { do: 'enter-step', seat, step: 'prepare' })
  // The boss's go off in the first stage of his turn.
  for (const side of active) if (isSeat(side)) fireOwn(run, side, 'own-turn-start')
}

/** A player goes on to the next step. */
export const goOn = (run: Run, seat: Seat): void => {
  const progress = run.state.progress[seat]
  if (!progress) return
  const { step } = progress
  if (step === 'advance' && progress.tracks.length > 0) {
    todo(run, { do: 'advance-step', seat })
    return
  }
  if (step === 'end') {
    todo(run, { do: 'extra-turn', seat }, { do: 'finish-turn', seat })
    return
  }
  const next: Step = STEPS[STEPS.indexOf(step) + 1] ?? 'done'
  // [SS-TURN-XTRA-1] the Extra Turn step lies between Deploy and End Turn
  if (next === 'end') todo(run, { do: 'extra-turn', seat }, { do: 'enter-step', seat, step: next })
  else todo(run, { do: 'enter-step', seat, step: next })
}

export const doEnterStep = (run: Run, { seat, step }: Extract<Task, { do: 'enter-step' }>): void => {
  tell(run, { kind: 'step-begun', seat, step })
  if (step === 'prepare') prepare(run, seat)
  else if (step === 'draw') draw(run, seat, drawCount(run.state, seat), 'step')
  else if (step === 'advance') beginAdvance(run, seat)
}

/** [SS-TURN-PREP-1] All own committed Supporters become ready; those held skip it once. */
const prepare = (run: Run, seat: Seat): void => {
  const { supporters } = stockOf(run.state, seat)
  const held = supporters.filter(one => one.held).map(one => one.id)
  const turned = supporters.filter(one => !one.held && !one.ready).map(one => one.id)
  if (turned.length > 0) tell(run, { kind: 'supporters-readied', side: seat, ids: turned })
  if (held.length > 0) tell(run, { kind: 'supporters-released', side: seat, ids: held })
  fireOwn(run, seat, 'own-prepare')
}

/** [SS-TURN-DRAW-1, SS-SETUP-6, SS-LMS-3, SS-RULING-14] */
export const drawCount = (state: State, seat: Seat): number => {
  const { mode } = state.house
  const printed = mode === 'last-man-standing' ? 3 : mode === 'duel' && state.turn.number === 1 ? 1 : 2
  return Math.max(0, printed + drawnMore(state, seat))
}

/** [SS-LMS-5] What passives add to a Draw step, from either track. */
export const drawnMore = (state: State, side: Side): number => {
  let more = 0
  eachModifier(state, 'draw-step', ({ modifier, context }) => {
    if (isWith(state, context.you, side)) more += modifier.by
  })
  return more
}

const tracksWithCards = (state: State, seat: Seat): readonly FrontId[] =>
  frontsOf(state, seat)
    .filter(
      ({ id }) =>
        state.stalled.includes(`${seat}/${id}`) ||
        state.creatures.some(one => one.side === seat && one.front === id && isOnSpace(one.place)),
    )
    .map(front => front.id)

const isOnSpace = (place: string): boolean => place === 'deployment' || place === 'middle' || place === 'top'

const beginAdvance = (run: Run, seat: Seat): void => {
  const progress = run.state.progress[seat]
  if (!progress) return
  const tracks = tracksWithCards(run.state, seat)
  if (tracks.length === 0) {
    todo(run, { do: 'enter-step', seat, step: 'deploy' })
    return
  }
  tell(run, { kind: 'progress-made', seat, progress: { ...progress, tracks } })
  todo(run, { do: 'advance-step', seat })
}

/** [SS-TURN-ADV-1, SS-RULING-59] Every track moves, in the order the player chooses. */
export const doAdvanceStep = (run: Run, task: Extract<Task, { do: 'advance-step' }>): void => {
  const { seat } = task
  const progress = run.state.progress[seat]
  if (!progress) return
  const { tracks } = progress
  if (tracks.length === 0) {
    todo(run, { do: 'enter-step', seat, step: 'deploy' })
    return
  }
  if (tracks.length > 1 && !task.answer) {
    ask(run, task, { kind: 'choose', seat, prompt: 'front', options: tracks, min: 1, max: 1, chosen: [] })
    return
  }
  const front = task.answer?.[0] ?? tracks[0]!
  tell(run, { kind: 'progress-made', seat, progress: { ...progress, tracks: tracks.filter(one => one !== front) } })
  if (run.state.stalled.includes(`${seat}/${front}`)) {
    tell(run, { kind: 'track-held', side: seat, front, why: 'stalled' })
    todo(run, { do: 'advance-step', seat })
    return
  }
  todo(run, { do: 'pay-tax', seat, front })
}

/** [SS-RULING-80] What the step costs this side on that front: several prices add up. */
export const taxOn = (state: State, side: Side, front: FrontId): number => {
  let tax = 0
  eachModifier(state, 'tax', ({ modifier, context }) => {
    if (modifier.step === 'advance' && bears(state, context, modifier.who, side, front)) tax += modifier.price
  })
  return tax
}

const bears = (state: State, context: Context, who: 'you' | 'opponent', side: Side, front: FrontId): boolean =>
  who === 'you'
    ? context.you === side
    : opposes(state, context.you, side) && (state.house.mode !== 'last-man-standing' || context.front === front)

export const doPayTax = (run: Run, task: Extract<Task, { do: 'pay-tax' }>): void => {
  const { seat, front } = task
  const tax = taxOn(run.state, seat, front)
  if (tax === 0 || task.agreed) {
    moveTrack(run, seat, front)
    return
  }
  const declined = !canPayNow(run, seat, tax) || task.answer?.[0] === 'no'
  if (declined) {
    tell(run, { kind: 'track-held', side: seat, front, why: 'unpaid' })
    todo(run, { do: 'advance-step', seat })
    return
  }
  if (!task.answer) {
    ask(run, task, { kind: 'choose', seat, prompt: 'tax', options: ['yes', 'no'], min: 1, max: 1, chosen: [] })
    return
  }
  ask(
    run,
    { do: 'pay-tax', seat, front, agreed: true },
    { kind: 'pay', seat, for: 'tax', left: tax, fromHand: 0, keep: 0 },
  )
}

/** [SS-RULING-7] After an order its player may act before the step goes on; without one there is nothing new. */
const moveTrack = (run: Run, seat: Seat, front: FrontId): void => {
  const ordered = run.state.creatures.some(one => one.side === seat && one.front === front && one.place === 'top')
  if (!ordered) todo(run, { do: 'advance', side: seat, front }, { do: 'advance-step', seat })
  else todo(run, { do: 'advance', side: seat, front })
}

/** [SS-RULING-15] A complete turn, at most one, never from within one. */
export const doExtraTurn = (run: Run, task: Extract<Task, { do: 'extra-turn' }>): void => {
  const { seat, answer } = task
  if (run.state.progress[seat]?.extra !== 'granted') return
  if (!answer) {
    ask(run, task, { kind: 'choose', seat, prompt: 'extra-turn', options: ['yes', 'no'], min: 1, max: 1, chosen: [] })
    return
  }
  tell(run, { kind: 'extra-turn-answered', seat, taken: answer[0] === 'yes' })
}

export const doFinishTurn = (run: Run, { seat }: Extract<Task, { do: 'finish-turn' }>): void => {
  todo(run, { do: 'expire', seat })
  fireOwn(run, seat, 'own-turn-end')
}

export const doExpire = (run: Run, { seat }: Extract<Task, { do: 'expire' }>): void =>
  tell(run, { kind: 'step-begun', seat, step: 'done' })
