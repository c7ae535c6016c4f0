/** 1.2, 1.21 The five steps: who may do what in which, and what closing a step opens. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { groundOf } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { peopleOf } from '../occupancy.ts'
import { recall } from '../recall.ts'
import { type No, no } from '../refusal.ts'
import type { Character, State } from '../state.ts'
import { BALLISTA_LOADED } from '../units/engine-def.ts'
import { burdenOf, classOf, isAble } from '../units/figures-of.ts'
import type { PieceId } from '../vocabulary.ts'
import { footedAt } from './1-1-terrain.ts'
import { isHeldBack, waysOf } from './1-6-movement.ts'
import { moverRefusal, stayRefusal } from './1-6-refusal.ts'
import { isPiled } from './1-6-traffic.ts'
import { recover } from './1-21-phase-end.ts'
import { isServed } from './3-4-ballista.ts'
import { rally, runAgain } from './option-panic.ts'

type Decided = Result<readonly Event[], Illegal>

/** Why this piece may not shoot in this step, targets left aside. */
export const shooterRefusal = (state: State, id: PieceId): No | undefined => {
  const c = state.characters[id]
  if (c) return bowRefusal(state, c)
  return state.engines[id] ? ballistaRefusal(state, id) : no('no-such-piece', 'SG-1.21-1')
}

const bowRefusal = (state: State, c: Character): No | undefined => {
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  const { weapon } = classOf(c)
  if (weapon === undefined) return no('not-a-shooter', 'SG-1.21-1')
  if (c.hex === undefined || c.where !== 'map') return no('not-on-map', 'SG-1.21-1')
  if (!isAble(c)) return no('not-able', 'SG-RUL-015')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  return stepRefusal(state, c, weapon === 'crossbow') ?? placeRefusal(state, c)
}

const stepRefusal = (state: State, c: Character, crossbow: boolean): No | undefined => {
  const acts = state.acts[c.id]
  if (state.step === 'first-shots') {
    // [SG-1.21-2] Whoever fought since his side's last first shots holds his fire.
    if (wasEngaged(state, c)) return no('engaged-last-turn', 'SG-1.21-2')
    if (acts?.shotFirst) return no('shot-already', 'SG-RUL-011')
  } else {
    // [SG-1.21-7] Crossbows are for the first shots only.
    if (crossbow) return no('not-now', 'SG-1.21-7')
    if (acts?.shotSecond) return no('shot-already', 'SG-RUL-011')
  }
  // [SG-RUL-077] Whoever shoots leaves the winch.
  return acts?.busy === undefined || acts.busy === 'winch' ? undefined : no('did-something-else', 'SG-RUL-017')
}

/** [SG-RUL-008] The rolling window, or the calendar's previous turn. */
const wasEngaged = (state: State, c: Character): boolean =>
  state.rules.engagedWindow === 'rolling' ? c.engaged === true : c.foughtTurn === state.turn - 1

/** Places nobody shoots from, and hands that are full. */
const placeRefusal = (state: State, c: Character): No | undefined => {
  const burden = state.engines[burdenOf(state, c) ?? '']
  if (burden?.kind === 'ladder') return no('carrying', 'SG-1.91-2')
  const cell = groundOf(state).at(c.hex!)
  if (!cell) return no('not-on-map', 'SG-1.21-1')
  const footed = footedAt(state, cell, c.storey)
  if (footed === 'tower-lower') return no('may-not-shoot-here', 'SG-2.44-3')
  if (footed === 'ram') return no('may-not-shoot-here', 'SG-4.33-2')
  return footed === 'keep-door' ? no('may-not-shoot-here', 'SG-1.43-5') : undefined
}

/** [SG-3.41-1] A loaded ballista with its crew shoots with the crossbows. */
const ballistaRefusal = (state: State, id: PieceId): No | undefined => {
  const engine = state.engines[id]!
  if (engine.kind !== 'ballista') return no('not-a-shooter', 'SG-3.41-1')
  if (engine.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  if (state.level < 3) return no('not-in-force', 'SG-0-2')
  if (engine.where !== 'map') return no('not-on-map', 'SG-3.41-1')
  if (state.step !== 'first-shots') return no('not-now', 'SG-3.41-1')
  if ((engine.loaded ?? 0) < BALLISTA_LOADED) return no('not-loaded', 'SG-3.41-1')
  return isServed(state, engine) ? undefined : no('not-crewed', 'SG-3.41-2')
}

/** Taking up another piece changes nothing about who may be. */
const isSame = (a: State, b: State): boolean =>
  a.characters === b.characters &&
  a.acts === b.acts &&
  a.engines === b.engines &&
  a.step === b.step &&
  a.phase === b.phase &&
  a.turn === b.turn &&
  a.level === b.level &&
  a.rules === b.rules &&
  a.rubble === b.rubble &&
  a.board === b.board

const findSelectable = (state: State): readonly MoveOf<'select'>[] => {
  const found: MoveOf<'select'>[] = []
  if (state.step === 'melee') return found
  const refusal = state.step === 'movement' ? stayRefusal : bowRefusal
  const { characters, phase } = state
  for (const id in characters) {
    const c = characters[id]!
    if (c.seat === phase && !refusal(state, c)) found.push({ kind: 'select', piece: id })
  }
  if (state.step === 'movement') return found
  for (const id in state.engines)
    if (state.engines[id]!.kind === 'ballista' && !shooterRefusal(state, id)) found.push({ kind: 'select', piece: id })
  return found
}

/** Who may be taken up in this step. Found anew only when something it depends on has changed. */
export const selectable: (state: State) => readonly MoveOf<'select'>[] = recall(isSame, findSelectable)

export const decideSelect = (state: State, piece: PieceId): Decided => {
  const refusal = state.step === 'movement' ? moverRefusal(state, piece) : shooterRefusal(state, piece)
  if (refusal) return refusal
  if (state.active === piece) return no('already-there', 'SG-1.6-2')
  return ok([{ kind: 'selected', piece }])
}

/** [SG-RUL-054] Two who lie in a pile part in the movement step, if either of them can. */
export const endRefusal = (state: State): No | undefined => {
  if (state.fight) return no('answer-first', 'SG-RUL-010')
  if (state.step !== 'movement' || !isPiled(state)) return
  const { living, stacked } = peopleOf(state)
  const canPart = (c: Character | undefined): boolean =>
    c !== undefined && !moverRefusal(state, c.id) && waysOf(state, c.id).length > 0
  for (const [place, upper] of stacked)
    if (canPart(upper) || canPart(living.get(place))) return no('occupied', 'SG-RUL-054')
  return
}

/** [SG-1.21-11] A step is finished before the next opens. */
export const endStep = (state: State): readonly Event[] => {
  switch (state.step) {
    case 'first-shots':
      return [{ kind: 'step-began', step: 'movement' }, ...(state.rules.panic ? runAgain(state) : [])]
    case 'movement':
      return [...(state.rules.panic ? rally(state) : []), { kind: 'step-began', step: 'second-shots' }]
    case 'second-shots':
      return [{ kind: 'step-began', step: 'melee' }]
    default:
      return recover(state)
  }
}
