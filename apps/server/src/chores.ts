/** What the server does now and then, whether anybody asks or not. */
import { errorFacts } from './log.ts'
import type { House } from './match/house.ts'
import type { Interval } from './match/intervals.ts'
import { Sweeps } from './match/sweeps.ts'
import type { Tables } from './match/tables.ts'

export const startChores = (
  house: House,
  outages: Interval[],
  tables: Tables,
  deliver: () => Promise<void>,
): (() => void) => {
  const { time, store, watch, log } = house
  const sweeps = new Sweeps(tables)
  const every = (ms: number, what: string, chore: () => Promise<unknown>): NodeJS.Timeout => {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      const began = time.now()
      chore()
        .catch(error => {
          // Trouble of the store as a whole is told once, and looked after by the mark of life.
          if (!watch.met(error, began)) log.error('a chore failed', { what, ...errorFacts(error) })
        })
        .finally(() => {
          busy = false
        })
    }, ms)
    timer.unref()
    return timer
  }
  /** The mark of life is the first to know that the store is back: nobody is charged for the time it was away. */
  const markAlive = async (): Promise<void> => {
    house.beat()
    await store.lobby.setAlive(time.now())
    const away = watch.back(time.now())
    if (!away) return
    outages.push(away)
    await tables.wake()
    await store.lobby.addOutage(Math.floor(away.from), Math.ceil(away.to))
  }
  const timers = [
    every(1000, 'alive', markAlive),
    every(1000, 'flags', () => sweeps.flags()),
    every(2000, 'notices', deliver),
    every(10_000, 'put away', async () => tables.putAway()),
    every(3_600_000, 'abandoned', () => sweeps.abandoned()),
    every(3_600_000, 'waiting', () => sweeps.waiting()),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
