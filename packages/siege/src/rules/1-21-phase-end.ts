/** 1.21 and RUL-018: how a phase ends, part by part, and the next one begins. */
import type { Chance } from '@siegeworks/kernel'
import { isIn } from '../areas.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { PHASE_ENDS, type PhaseEnd, type Task } from '../task.ts'
import { otherSeat } from '../vocabulary.ts'
import { turnBridge } from './1-8-drawbridge.ts'
import { endMounting } from './3-3-riders.ts'
import { serveBallistae } from './3-4-ballista.ts'
import { burnFires, spreadFires } from './3-5-fire.ts'
import { wagonsHome } from './5-1-wagons.ts'
import { phaseVictory, turnLimit } from './victory.ts'

/** [SG-1.21-9] Step 5: those stunned in the enemy's phase get up; then the parts of the end of phase. */
export const recover = (state: State): readonly Event[] => {
  // [SG-RUL-014] Stunned in this very phase they lie until their side's next.
  const up = Object.values(state.characters).filter(
    c => c.seat === state.phase && c.condition === 'stunned' && (c.stunnedAt ?? 0) < state.clock,
  )
  const tasks: readonly Task[] = PHASE_ENDS.map(part => ({ kind: 'end-of-phase', part }))
  return [
    { kind: 'step-began', step: 'recovery' },
    ...up.map(c => ({ kind: 'recovered' as const, piece: c.id })),
    { kind: 'due', tasks },
  ]
}

const isTurnEnd = (state: State): boolean => state.phase !== state.first

export const endOfPhase = (state: State, part: PhaseEnd, chance: Chance): readonly Event[] => {
  const waiting = otherSeat(state.phase)
  switch (part) {
    case 'bridge':
      return isTurnEnd(state) ? turnBridge(state) : []
    case 'spread':
      return spreadFires(state, waiting, chance)
    case 'burn':
      return burnFires(state, waiting)
    case 'counters':
      return [...endMounting(state), ...serveBallistae(state), ...wagonsHome(state)]
    case 'victory':
      return phaseVictory(state, isTurnEnd(state))
    case 'next':
      return nextPhase(state)
  }
}

/** [SG-1.21-10] The other side's phase, or a new turn. */
const nextPhase = (state: State): readonly Event[] => {
  if (!isTurnEnd(state)) return [...alarms(state), ...beginPhase(otherSeat(state.phase), state.clock + 1)]
  if (state.turn >= state.terms.turns) return turnLimit(state)
  return [...alarms(state), { kind: 'turn-began', turn: state.turn + 1 }, ...beginPhase(state.first, state.clock + 1)]
}

export const beginPhase = (seat: State['phase'], clock: number): readonly Event[] => [
  { kind: 'phase-began', seat, clock },
  { kind: 'step-began', step: 'first-shots' },
]

/** [SG-SCN-7] An enemy where the scenario says so wakes those who were held back. */
const alarms = (state: State): readonly Event[] =>
  Object.entries(state.terms.groups).flatMap(([name, group]): readonly Event[] => {
    const areas = group.held?.orEnemyIn
    if (!areas) return []
    const held = Object.values(state.characters).filter(c => c.group === name && c.wakes !== undefined)
    if (held.length === 0) return []
    const seen = Object.values(state.characters).some(
      c =>
        c.seat !== group.seat &&
        c.where === 'map' &&
        c.hex !== undefined &&
        c.condition !== 'dead' &&
        isIn(state, areas, c.hex),
    )
    return seen ? [{ kind: 'woken', pieces: held.map(c => c.id) }] : []
  })
