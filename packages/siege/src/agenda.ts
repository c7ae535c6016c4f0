/** The work still to do: what waits for an answer, which answers there are, and what is carried out without asking. */
import { type Chance, type Illegal, ok, type Result, unreachable } from '@siegeworks/kernel'
import { drop } from './drop.ts'
import type { Event } from './event.ts'
import type { Move } from './move.ts'
import { livingAt } from './occupancy.ts'
import { no } from './refusal.ts'
import { advances, afterFight } from './rules/1-7-advance.ts'
import { harm, letGo } from './rules/1-7-hurts.ts'
import { landings } from './rules/1-7-landing.ts'
import { allotted } from './rules/1-7-results.ts'
import { evacuations, fallBackRefuges, type Refuge, shotRefuges } from './rules/1-7-retreat.ts'
import { layHexes } from './rules/1-9-ladders.ts'
import { endOfPhase } from './rules/1-21-phase-end.ts'
import { burnHex } from './rules/3-5-fire.ts'
import { dayOver } from './rules/4-calendar.ts'
import { checkPanic, flightEvents, flightRefuges, panicCandidates, runOff } from './rules/option-panic.ts'
import { resolveShot } from './rules/shots.ts'
import type { State } from './state.ts'
import type { Task } from './task.ts'
import { isLiving } from './units/figures-of.ts'
import type { PieceId, Seat } from './vocabulary.ts'

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>
const DONE: Event = { kind: 'task-done' }

/** Who is asked, if the top task asks somebody. */
export const askedSeat = (state: State): Seat | undefined => {
  const task = state.agenda[0]
  return task && 'seat' in task ? task.seat : undefined
}

/** Every answer to the top task; empty when nobody is asked. Must agree with `decideAnswer`. */
export const answers = (state: State): readonly Move[] => {
  const task = state.agenda[0]
  switch (task?.kind) {
    case 'allot':
      return sufferers(state, task).map(piece => ({ kind: 'take', piece }))
    case 'fall-back':
      return backRefuges(state, task).map(asRetreat)
    case 'shot-retreat':
      return shotRefuges(state, task).refuges.map(asRetreat)
    case 'flee':
      return flightRefuges(state, task).map(asRetreat)
    case 'advance':
      return [...advances(state, task).map(advance => ({ kind: 'advance' as const, ...advance })), { kind: 'decline' }]
    case 'land':
      return landings(state, task).map(to => ({ kind: 'land', to }))
    case 'lay-ladder':
      return layHexes(state, task.hex).map(hex => ({ kind: 'lay', hex }))
    case 'shelter':
      return [
        { kind: 'shelter', face: 'inside' },
        { kind: 'shelter', face: 'outside' },
      ]
    case 'panic-choice':
      return [
        ...panicCandidates(state, task).map(piece => ({ kind: 'take' as const, piece })),
        ...(task.left <= 0 ? [{ kind: 'decline' as const }] : []),
      ]
    case 'lose-points':
      return task.among.map(piece => ({ kind: 'take', piece }))
    default:
      return []
  }
}

const asRetreat = (refuge: Refuge): Move => ({ kind: 'retreat', ...refuge })

const sameMove = (a: Move, b: Move): boolean => {
  const one = a as unknown as { readonly [name: string]: unknown }
  const two = b as unknown as { readonly [name: string]: unknown }
  const names = Object.keys(one)
  return names.length === Object.keys(two).length && names.every(name => one[name] === two[name])
}

/** What an answer brings about. Any other move while somebody is asked is refused. */
export const decideAnswer = (state: State, move: Move): Result<readonly Event[], Illegal> => {
  const task = state.agenda[0]
  if (!task) return no('not-now', 'SG-1.21-11')
  if (!answers(state).some(answer => sameMove(answer, move))) return notAnAnswer(task, move)
  return ok(answered(state, task, move))
}

const ANSWER_KINDS: { readonly [K in Task['kind']]?: readonly Move['kind'][] } = {
  allot: ['take'],
  'fall-back': ['retreat'],
  'shot-retreat': ['retreat'],
  flee: ['retreat'],
  advance: ['advance', 'decline'],
  land: ['land'],
  'lay-ladder': ['lay'],
  shelter: ['shelter'],
  'panic-choice': ['take', 'decline'],
  'lose-points': ['take'],
}

const notAnAnswer = (task: Task, move: Move): Result<readonly Event[], Illegal> => {
  if (!ANSWER_KINDS[task.kind]?.includes(move.kind)) return no('answer-first', 'SG-RUL-010')
  switch (task.kind) {
    case 'allot':
      return no('not-among-them', 'SG-1.72-6')
    case 'fall-back':
      return no('must-stay-away', 'SG-REF-RETC-3')
    case 'shot-retreat':
      return no('must-stay-away', 'SG-REF-RETS-3')
    case 'flee':
      return no('must-stay-away', 'SG-OPT-PANIC-10')
    case 'advance':
      // [SG-1.73-7] Only who took part in the fight.
      return move.kind === 'advance' && !task.among.includes(move.piece)
        ? no('not-among-them', 'SG-1.73-7')
        : no('out-of-reach', 'SG-1.73-3')
    case 'land':
      return no('out-of-reach', LANDING_RULES[task.why])
    case 'lay-ladder':
      return no('not-adjacent', 'SG-1.94-4')
    case 'panic-choice':
      return no('not-among-them', 'SG-OPT-PANIC-8')
    default:
      return no('not-among-them', 'SG-4.23-1')
  }
}

const LANDING_RULES = {
  unhorsed: 'SG-3.35-1',
  dismounted: 'SG-RUL-108',
  bridge: 'SG-1.8-4',
  ladder: 'SG-1.94-5',
  roof: 'SG-RUL-132',
} as const

const answered = (state: State, task: Task, move: Move): readonly Event[] => {
  switch (move.kind) {
    case 'take':
      return taken(state, task, move.piece)
    case 'retreat':
      return retreated(state, task, move)
    case 'advance': {
      const { kind: _kind, ...advance } = move
      return [DONE, ...letGo(state, move.piece), { kind: 'advanced', ...advance }]
    }
    case 'land':
      return task.kind === 'land' ? landed(state, task, move.to) : []
    case 'lay':
      return task.kind === 'lay-ladder' ? [DONE, ...laid(state, task, move.hex)] : []
    case 'shelter':
      return task.kind === 'shelter'
        ? [DONE, { kind: 'acted', piece: task.piece, acts: { shelter: move.face } }]
        : [DONE]
    default:
      return [DONE]
  }
}

const taken = (state: State, task: Task, piece: PieceId): readonly Event[] => {
  switch (task.kind) {
    case 'allot':
      return [DONE, ...allotted(state, piece, task)]
    case 'panic-choice': {
      const left = task.left - 1
      const rest: Task = { ...task, left, among: task.among.filter(id => id !== piece) }
      const c = state.characters[piece]!
      const flee: Task = { kind: 'flee', seat: c.seat, piece, morale: task.morale }
      return [DONE, { kind: 'panicked', piece, morale: task.morale }, { kind: 'due', tasks: [flee, rest] }]
    }
    case 'lose-points':
      return lostPoint(state, task, piece)
    default:
      return [DONE]
  }
}

/** [SG-RUL-095] Whole points, one at a time, never more than a machine has. */
const lostPoint = (state: State, task: TaskOf<'lose-points'>, piece: PieceId): readonly Event[] => {
  const engine = state.engines[piece]!
  const strength = Math.max(0, (engine.strength ?? 0) - 1)
  const among = strength > 0 ? task.among : task.among.filter(id => id !== piece)
  const rest: Task = { ...task, left: task.left - 1, among }
  // [SG-SHEET-4] One line a machine and day.
  const { day, notes } = state.sheet
  const isNoted = notes.some(note => note.kind === 'damaged' && note.day === day && note.piece === piece)
  return [
    DONE,
    { kind: 'engine-set', engine: { ...engine, strength }, why: 'damaged' },
    ...(isNoted ? [] : [{ kind: 'noted' as const, note: { day, kind: 'damaged' as const, piece } }]),
    { kind: 'due', tasks: [rest] },
  ]
}

const retreated = (state: State, task: Task, move: Extract<Move, { readonly kind: 'retreat' }>): readonly Event[] => {
  const { kind: _kind, ...refuge } = move
  const back: readonly Event[] = [...letGo(state, move.piece), { kind: 'fell-back', ...refuge }]
  switch (task.kind) {
    case 'fall-back': {
      const pieces = task.pieces.filter(id => id !== move.piece)
      return [DONE, ...back, ...(pieces.length > 0 ? [{ kind: 'due' as const, tasks: [{ ...task, pieces }] }] : [])]
    }
    case 'shot-retreat': {
      // [SG-REF-RETS-4] Short of the full way: wounded where he stopped.
      const short = shotRefuges(state, task).length < task.left
      return [DONE, ...back, ...(short ? harm(state, move.piece, 'wound') : [])]
    }
    case 'flee':
      return [DONE, ...back, ...flightEvents(state, task, move)]
    default:
      return [DONE, ...back]
  }
}

/** He comes down, hurts himself, and stuns whom he falls on [SG-1.94-8]. */
const landed = (state: State, task: TaskOf<'land'>, to: string): readonly Event[] => {
  const below = task.why === 'ladder' ? livingAt(state, to) : undefined
  return [
    DONE,
    ...(task.why === 'dismounted' ? outOfTheSaddle(state, task.piece) : []),
    ...letGo(state, task.piece),
    { kind: 'landed', piece: task.piece, to, why: task.why, ...(below ? { onto: below.id } : {}) },
    ...(task.hurt ? harm(state, task.piece, task.hurt) : []),
    ...(below ? harm(state, below.id, 'stun') : []),
  ]
}

/** [SG-RUL-108] Only now that he has a hex beside it does he leave his horse. */
const outOfTheSaddle = (state: State, piece: PieceId): readonly Event[] => {
  const animal = state.characters[piece]?.horse
  return animal === undefined ? [] : [{ kind: 'unhorsed', piece, animal, horseDead: false }]
}

const laid = (state: State, task: TaskOf<'lay-ladder'>, hex: string): readonly Event[] => {
  const ladder = state.engines[task.ladder]
  return ladder
    ? [{ kind: 'engine-set', engine: { ...drop(ladder, 'facing'), hexes: [task.hex, hex] }, why: 'fell' }]
    : []
}

const sufferers = (state: State, task: TaskOf<'allot'>): readonly PieceId[] =>
  task.among.filter(id => {
    const c = state.characters[id]
    return c ? isLiving(c) : state.animals[id]?.dead === undefined
  })

const backRefuges = (state: State, task: TaskOf<'fall-back'>): readonly Refuge[] =>
  task.cause === 'fire' ? task.pieces.flatMap(id => evacuations(state, id)) : fallBackRefuges(state, task)

/** Carries out the top task if nobody need be asked; undefined when it waits for an answer. */
export const carryOut = (state: State, task: Task, chance: Chance): readonly Event[] | undefined => {
  switch (task.kind) {
    case 'allot': {
      const among = sufferers(state, task)
      return among.length > 1 ? undefined : [DONE, ...among.flatMap(id => allotted(state, id, task))]
    }
    case 'fall-back':
      return backRefuges(state, task).length > 0 ? undefined : [DONE, ...task.pieces.flatMap(id => stuck(state, id))]
    case 'shot-retreat':
      return shotRefuges(state, task).refuges.length > 0 ? undefined : [DONE, ...stuck(state, task.piece)]
    case 'fight-over':
      return [DONE, ...afterFight(state, task)]
    case 'advance':
      return advances(state, task).length > 0 ? undefined : [DONE]
    case 'land':
      // [SG-RUL-072][SG-RUL-078][SG-RUL-084] Nowhere to come down.
      if (landings(state, task).length > 0) return
      // [SG-RUL-108] Without a free hex beside the horse he stays in the saddle.
      return task.why === 'dismounted' ? [DONE] : [DONE, ...harm(state, task.piece, 'kill')]
    case 'lay-ladder':
      return layHexes(state, task.hex).length > 0 ? undefined : [DONE]
    case 'panic-check':
      return [DONE, ...checkPanic(state, task, chance)]
    case 'panic-choice':
      return panicCandidates(state, task).length > 0 ? undefined : [DONE]
    case 'flee':
      if (flightRefuges(state, task).length > 0) return
      return [DONE, ...(runOff(state, task) ?? stuck(state, task.piece))]
    case 'lose-points':
      return task.left > 0 && task.among.length > 0 ? undefined : [DONE]
    case 'burn-hex':
      return [DONE, ...burnHex(state, task.hex, chance)]
    case 'end-of-phase':
      return [DONE, ...endOfPhase(state, task.part, chance)]
    case 'day-over':
      return [DONE, ...dayOver(state, chance)]
    case 'shot':
      return [DONE, ...resolveShot(state, task, chance)]
    case 'shelter':
      return
    default:
      return unreachable(task)
  }
}

/** [SG-REF-RETC-4] He stays and is wounded; a stunned man dies of it [SG-RUL-059]. */
const stuck = (state: State, id: PieceId): readonly Event[] => {
  const c = state.characters[id]
  return c && isLiving(c) ? [{ kind: 'stood-fast', piece: id }, ...harm(state, id, 'wound')] : []
}
