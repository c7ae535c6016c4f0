/** Whether the store answers. While it does not, nobody can move: nobody waits in a queue for it, and nobody is charged. */
import type { Log } from '../log.ts'
import { errorFacts } from '../log.ts'
import { StorageFull, StoreAway } from '../store/sql.ts'
import type { Interval } from './intervals.ts'

export class StoreWatch {
  private readonly log: Log
  /** Since when nothing can be kept. */
  private since: number | undefined
  private away = false

  constructor(log: Log) {
    this.log = log
  }

  /** Everything asked of it is kept. */
  get isWell(): boolean {
    return this.since === undefined
  }

  /** It does not answer at all. When it is only full, one may still try. */
  get isAway(): boolean {
    return this.away
  }

  /** An error came from there at this time; answers whether it is trouble of the store as a whole. */
  met(error: unknown, at: number): boolean {
    const isAway = error instanceof StoreAway
    if (!isAway && !(error instanceof StorageFull)) return false
    if (isAway && !this.away) this.log.error('the store is away', errorFacts(error))
    else if (this.since === undefined) this.log.error('the store is full', errorFacts(error))
    this.since ??= at
    this.away ||= isAway
    return true
  }

  /** It has kept something again: the time it could not is answered, if there was any. */
  back(now: number): Interval | undefined {
    const { since } = this
    this.since = undefined
    this.away = false
    if (since === undefined) return
    this.log.warn('the store is back', { ms: Math.round(now - since) })
    return { from: Math.min(since, now), to: now }
  }
}
