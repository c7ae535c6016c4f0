/** 4.1 Walls that suffer: stages, and the hex that falls in the middle of an assault. */
import type { Event } from '../event.ts'
import { type Cell, groundOf } from '../ground.ts'
import { everyoneAt } from '../occupancy.ts'
import type { State } from '../state.ts'
import type { HexId } from '../vocabulary.ts'
import { harm } from './1-7-hurts.ts'
import { fallLadder } from './1-9-ladders.ts'

/** [SG-4.13-1] Slightly damaged, damaged, badly damaged, demolished. */
export const DEMOLISHED = 4

/** [SG-4.13-2] One stage on; [SG-4.14-1] the fourth leaves rubble at once. */
export const batteredInAssault = (state: State, hex: HexId): readonly Event[] => {
  const stage = (state.stages[hex] ?? 0) + 1
  const damaged: Event = { kind: 'wall-damaged', hex, stage }
  return stage < DEMOLISHED ? [damaged] : [damaged, ...wallFalls(state, hex)]
}

/** [SG-4.14-2] Whoever stands on it is wounded; [SG-RUL-130] ladders that leaned on it fall with whoever is on them. */
export const wallFalls = (state: State, hex: HexId): readonly Event[] => {
  const cell = groundOf(state).at(hex)
  return [
    { kind: 'wall-fell', hex },
    { kind: 'noted', note: { day: state.sheet.day, kind: 'demolished', hex } },
    ...everyoneAt(state, hex).flatMap(c => harm(state, c.id, 'wound')),
    ...(cell ? laddersOn(state, cell).flatMap(id => fallLadder(state, id, state.phase)) : []),
  ]
}

const laddersOn = (state: State, cell: Cell): readonly string[] =>
  Object.values(state.engines).flatMap(engine => {
    if (engine.kind !== 'ladder' || !engine.upright || engine.facing === undefined || engine.where !== 'map') return []
    return groundOf(state).at(engine.hexes[0]!)?.near[engine.facing] === cell ? [engine.id] : []
  })
