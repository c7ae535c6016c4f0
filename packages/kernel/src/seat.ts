/** Who looks on: the seats of a table and the spectators behind them. */
import type { Viewer } from './game.ts'

export const SPECTATOR = 'spectator'

/** Everybody a view is made for: each seat, then those who only watch. */
export const viewersOf = <Seat extends string>(seats: readonly Seat[]): readonly Viewer<Seat>[] => [...seats, SPECTATOR]
