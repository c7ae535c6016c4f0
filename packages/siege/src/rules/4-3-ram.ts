/** 4.3 The ram in an assault: three men beneath it, a blow every second turn. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, groundOf, hasFlag } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { type No, no } from '../refusal.ts'
import type { Engine, State } from '../state.ts'
import { fullStrengthOf } from '../units/engine-def.ts'
import { type HexId, type PieceId, SIDES } from '../vocabulary.ts'
import { sideNow } from './1-1-terrain.ts'
import { pushersOf } from './2-4-siege-tower.ts'
import { batteredInAssault, DEMOLISHED } from './4-1-walls.ts'
import { batteringResult, isStrong } from './4-2-bombardment.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-4.32-3] Turns from one blow to the next. */
const CADENCE = 2

export const ramMoves = (state: State): readonly Move[] =>
  state.level < 4
    ? []
    : Object.values(state.engines).flatMap(engine =>
        engine.kind !== 'ram' || ramRefusal(state, engine)
          ? []
          : ramTargets(state, engine).map(hex => ({ kind: 'ram' as const, engine: engine.id, hex })),
      )

export const decideRam = (state: State, move: MoveOf<'ram'>, chance: Chance): Decided => {
  if (state.level < 4) return no('not-in-force', 'SG-0-2')
  const engine = state.engines[move.engine]
  if (engine?.kind !== 'ram') return no('no-such-piece', 'SG-4.32-1')
  const refusal = keepRefusal(state, move.hex) ?? ramRefusal(state, engine) ?? targetRefusal(state, engine, move.hex)
  if (refusal) return refusal
  const cell = groundOf(state).at(move.hex)!
  const value = chance.die('ram', 10)
  const points = fullStrengthOf('ram')
  // [SG-4.32-7] Towers are stronger; [SG-4.32-9] the walls beside the bridge are not; [SG-4.32-4] a C is nothing to a ram.
  const letter = batteringResult(state, points, value, isStrong(cell))
  const { delayed: _late, ...rest } = engine
  return ok([
    { kind: 'wall-battered', hex: move.hex, value, points, letter },
    { kind: 'engine-set', engine: { ...rest, rollTurn: state.turn + CADENCE }, why: 'aimed' },
    ...(letter.startsWith('D') ? batteredInAssault(state, move.hex) : []),
  ])
}

/** Why this ram does not strike now, whatever the target. */
const ramRefusal = (state: State, engine: Engine): No | undefined => {
  if (engine.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  if (engine.where !== 'map') return no('not-on-map', 'SG-4.32-1')
  if (engine.hexes.some(hex => state.fires[hex])) return no('engine-burning', 'SG-RUL-101')
  // [SG-4.31-3] [SG-4.34-3] Three able men, each in his place.
  const crew = pushersOf(state, engine)
  if (crew.length < engine.hexes.length) return no('not-crewed', 'SG-4.31-3')
  // [SG-4.34-1] Not in the step in which one of them fought or tried to put out a fire.
  if (crew.some(c => state.acts[c.id]?.attacked || state.acts[c.id]?.busy !== undefined))
    return no('did-something-else', 'SG-4.34-1')
  if (ramTargets(state, engine).length === 0) return no('not-batterable', 'SG-4.32-1')
  return (engine.rollTurn ?? 0) > state.turn ? no('not-due', 'SG-4.32-3') : undefined
}

/** [SG-RUL-091] Wall hexes beside it, across a wall side, that still stand. */
const ramTargets = (state: State, engine: Engine): readonly HexId[] => {
  const found = new Set<HexId>()
  for (const hex of engine.hexes) {
    const cell = groundOf(state).at(hex)
    if (cell) for (const side of SIDES) if (isTarget(state, cell, side)) found.add(cell.near[side]!.id)
  }
  return [...found]
}

const isTarget = (state: State, from: Cell, side: number): boolean => {
  const cell = from.near[side]
  const feature = sideNow(state, from, side)
  const isWall = feature === 'wall' || feature === 'parapet' || feature === 'slit' || cell?.hex.terrain === 'wall'
  // [SG-4.32-8] The keep is never a target.
  if (!cell || !isWall || cell.hex.region === 'keep' || !hasFlag(cell, 'batterable')) return false
  return !state.rubble[cell.id] && (state.stages[cell.id] ?? 0) < DEMOLISHED
}

/** [SG-4.32-8] Whatever else may be said of the ram. */
const keepRefusal = (state: State, hex: HexId): No | undefined =>
  groundOf(state).at(hex)?.hex.region === 'keep' ? no('keep-closed', 'SG-4.32-8') : undefined

const targetRefusal = (state: State, engine: Engine, hex: HexId): No | undefined => {
  if (!groundOf(state).at(hex)) return no('no-such-hex', 'SG-RUL-091')
  return ramTargets(state, engine).includes(hex) ? undefined : no('not-batterable', 'SG-RUL-091')
}

/** [SG-4.34-1] [SG-RUL-091] A blow that was due or waited for comes one turn later, once a cycle. */
export const delayedRams = (state: State, busy: readonly PieceId[]): readonly Event[] =>
  Object.values(state.engines).flatMap((engine): readonly Event[] => {
    if (engine.kind !== 'ram' || engine.where !== 'map' || engine.delayed || ramTargets(state, engine).length === 0)
      return []
    if (!pushersOf(state, engine).some(c => busy.includes(c.id))) return []
    const rollTurn = Math.max(engine.rollTurn ?? state.turn, state.turn) + 1
    return [{ kind: 'engine-set', engine: { ...engine, rollTurn, delayed: true }, why: 'delayed' }]
  })
