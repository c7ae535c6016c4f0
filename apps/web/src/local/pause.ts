/** A pause for reactions that everybody keeps: the bots too, and a bot’s hand is not read off its haste. */
import { isPass, outcomeOf, reactionWindows } from '@siegeworks/kernel'
import { type Pause, reactionMs } from '@siegeworks/protocol'
import type { LocalMatch } from './match-host.ts'

const LASTS_MS = reactionMs({ clock: { kind: 'none' } })

/** Between people at one screen the device is handed over: the window takes as long as that. */
const windows = ({ match, seats }: LocalMatch) =>
  seats.filter(({ bot }) => !bot).length > 1 || outcomeOf(match)
    ? []
    : reactionWindows(match.game, match.state).filter(({ fixed }) => fixed)

export const pauseOf = (local: LocalMatch): Pause | undefined => {
  const seats = windows(local).map(({ seat }) => seat)
  return seats.length > 0 ? { seats, from: local.since, until: local.since + LASTS_MS } : undefined
}

/** Whether this answer has to wait for the end of its window. */
export const isTooEarly = (local: LocalMatch, seat: string, move: string, now: number): boolean => {
  const window = windows(local).find(one => one.seat === seat)
  return window !== undefined && now < local.since + LASTS_MS && isPass(local.match.game, window, move)
}

/** Who has said nothing by the end, and the move that says so. */
export const silentAt = (local: LocalMatch): readonly { readonly seat: string; readonly move: string }[] =>
  windows(local)
    .filter(({ seat }) => local.held?.as !== seat)
    .map(({ seat, pass }) => ({ seat, move: pass }))
