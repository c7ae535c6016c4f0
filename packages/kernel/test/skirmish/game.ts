/** The contract filled in. */
import type { Game, Outcome } from '@siegeworks/kernel'
import { blank, evolve } from './evolve.ts'
import { broken, formatMove, formatPosition, parseMove, parseOptions, parsePosition } from './notation.ts'
import { decide, legalMoves, setup, toAct } from './rules.ts'
import type { Skirmish, State } from './state.ts'
import { isBarrier, seen, twin, viewFor } from './view.ts'
import { CARDS, SEATS, type Seat } from './vocabulary.ts'

const outcome = ({ pending, points }: State): Outcome<Seat> | undefined => {
  if (pending.kind !== 'over') return
  const best = Math.max(points.raider, points.warden)
  const winners = SEATS.filter(seat => points[seat] === best)
  return { winners: winners.length === 1 ? winners : [], reason: pending.reason, rule: 'EX-8' }
}

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  rulesVersion: '1',
  blank,
  parseOptions,
  dataOf: () => ({ cards: CARDS }),
  seats: () => SEATS,
  setup,
  toAct,
  legalMoves,
  decide,
  evolve,
  outcome,
  view: viewFor,
  seen,
  isBarrier,
  formatMove,
  parseMove,
  formatPosition,
  parsePosition,
  twin,
  broken,
}
