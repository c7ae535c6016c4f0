/** One step of a match as the store writes it. */
import { outcomeOf } from '@siegeworks/kernel'
import type { Advance } from '../store/game-row.ts'
import type { Step } from './judge.ts'

export interface Place extends Pick<Advance, 'id' | 'rev' | 'epoch'> {
  readonly deadline: number | undefined
  readonly now: number
}

export const advanceOf = ({ match, aside, status, entry }: Step, { id, rev, epoch, deadline, now }: Place): Advance => {
  const outcome = outcomeOf(match)
  return {
    id,
    rev,
    epoch,
    row: {
      status,
      head_seq: match.seq - 1,
      head_hash: match.head,
      aside: JSON.stringify(aside),
      to_act: JSON.stringify(outcome ? [] : match.game.toAct(match.state)),
      deadline: deadline === undefined ? null : Math.ceil(deadline),
      outcome: outcome ? JSON.stringify(outcome) : null,
      updated: now,
    },
    ...(entry ? { entry: { seq: entry.open.seq, hash: entry.hash, body: JSON.stringify(entry) } } : {}),
  }
}
