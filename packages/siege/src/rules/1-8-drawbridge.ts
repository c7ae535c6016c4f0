/** 1.8 The drawbridge: a whole turn at the winch, and the fall of whoever stands on it. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { groundOf, hasFlag } from '../ground.ts'
import { beastsOf, everyoneAt } from '../occupancy.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'
import { isAble } from '../units/figures-of.ts'
import { unhorse } from './1-7-hurts.ts'

/** [SG-1.8-2] The operator gives the whole turn to it. */
export const decideWinch = (state: State): Result<readonly Event[], Illegal> => {
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-1.8-2')
  const cell = groundOf(state).at(c.hex)
  if (state.bridge === 'none' || !cell || !hasFlag(cell, 'winch')) return no('not-on-winch', 'SG-1.8-1')
  const acts = state.acts[c.id]
  if (acts?.shotFirst || acts?.moved) return no('did-something-else', 'SG-1.8-2')
  // [SG-RUL-077] There since before the turn's first phase.
  if (c.arrived >= turnStart(state)) return no('not-there-since-turn-start', 'SG-RUL-077')
  return ok([
    { kind: 'winch-manned', piece: c.id },
    { kind: 'acted', piece: c.id, acts: { busy: 'winch' } },
  ])
}

/** The clock of the first phase of this turn. */
export const turnStart = (state: State): number => 2 * state.turn - 1

/** [SG-1.8-3] At the end of the turn the bridge changes, if its man held out. */
export const turnBridge = (state: State): readonly Event[] => {
  const c = state.characters[state.winch ?? '']
  if (!c || !isAble(c) || state.bridge === 'none') return state.winch === undefined ? [] : [{ kind: 'winch-left' }]
  const bridge = state.bridge === 'up' ? 'down' : 'up'
  return [{ kind: 'bridge-moved', bridge }, ...(bridge === 'up' ? thrown(state) : [])]
}

/** [SG-1.8-4] Everybody on it goes into the ditch; [SG-RUL-078] a horse dies of it. */
const thrown = (state: State): readonly Event[] => {
  const events: Event[] = []
  for (const cell of groundOf(state).cells) {
    if (!hasFlag(cell, 'bridge')) continue
    const animal = beastsOf(state).living.get(cell.id)
    if (animal) events.push({ kind: 'animal-killed', animal: animal.id })
    for (const c of everyoneAt(state, cell.id)) {
      const land: Task = { kind: 'land', seat: c.seat, piece: c.id, why: 'bridge', near: [cell.id], hurt: 'stun' }
      if (c.horse !== undefined) events.push(...unhorse(state, c.id, true).filter(event => event.kind === 'unhorsed'))
      events.push({ kind: 'due', tasks: [land] })
    }
  }
  return events
}
