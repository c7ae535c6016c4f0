/** A process that was stopped or stood still could take no move: nobody is charged for that time. */
import type { Interval } from './intervals.ts'

/** Beats come every second; a gap beyond this is no thinking of anybody's. */
const MOST_MS = 5000

export interface Standstill {
  /** Told now and then, and before anything is charged: the process runs. */
  beat(): void
}

export interface StandstillClock {
  /** Server time. */
  now(): number
  /** Milliseconds that really pass, also while the process is stopped. */
  ticks(): number
}

/** Adds to `outages` whatever lies between two beats too far apart. */
export const watchStandstill = (
  outages: Interval[],
  clock: StandstillClock,
  keep: (from: number, to: number) => void,
): Standstill => {
  let last = clock.ticks()
  return {
    beat: () => {
      const ticks = clock.ticks()
      const gap = ticks - last
      last = ticks
      if (gap <= MOST_MS) return
      const to = clock.now()
      outages.push({ from: to - gap, to })
      keep(to - gap, to)
    },
  }
}
