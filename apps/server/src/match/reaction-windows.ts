/** Windows for reactions that tell nothing: how long one lasts is settled before anybody looks at a hand. */
import { type GameTypes, type Match, outcomeOf, reactionWindows } from '@siegeworks/kernel'
import { type Pause, reactionMs, type StandingOrder, type TableSettings } from '@siegeworks/protocol'
import type { Aside } from './aside.ts'
import { type Interval, whenSpent } from './intervals.ts'

/** Seats that keep a pause of fixed length now. */
const pausing = ({ game, state }: Match<GameTypes>): readonly string[] =>
  reactionWindows(game, state).flatMap(({ seat, fixed }) => (fixed ? [seat] : []))

/** Seats whose clocks run: nobody pays for a pause that everybody has to keep. */
export const charged = (match: Match<GameTypes>): readonly string[] => {
  const free = pausing(match)
  return match.game.toAct(match.state).filter(seat => !free.includes(seat))
}

/** When the windows of this position have lasted as long as windows last here. */
export const windowsEnd = (
  match: Match<GameTypes>,
  aside: Aside,
  settings: TableSettings,
  outages: readonly Interval[],
): number => {
  const since = Math.max(match.answered.at(-1)?.open.at ?? 0, aside.resumedAt ?? 0)
  return whenSpent(outages, since, reactionMs(settings))
}

/** The pause that everybody keeps now, as everybody sees it. */
export const pauseAt = (
  match: Match<GameTypes>,
  aside: Aside,
  settings: TableSettings,
  outages: readonly Interval[],
): Pause | undefined => {
  const seats = outcomeOf(match) ? [] : pausing(match)
  if (seats.length === 0) return
  const until = windowsEnd(match, aside, settings, outages)
  return { seats, from: until - reactionMs(settings), until }
}

/** Whether a pass by one of these would tell that the hand had nothing to offer: "pass unless I can play". */
export const looksAtHand = (orders: readonly StandingOrder[], pass: string): boolean =>
  orders.some(order => order.play === pass) && !orders.some(order => order.play === pass && order.unless.length === 0)
