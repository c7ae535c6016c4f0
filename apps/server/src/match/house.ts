/** What all tables of one server share. */
import type { Notice } from '@siegeworks/protocol'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Games } from './games.ts'
import type { Interval } from './intervals.ts'
import type { Receipts } from './receipts.ts'
import type { StoreWatch } from './store-watch.ts'
import type { Time } from './time.ts'

export interface House {
  readonly config: Config
  readonly store: Store
  readonly games: Games
  readonly time: Time
  readonly receipts: Receipts
  readonly log: Log
  readonly metrics: Metrics
  /** When this server was down: nobody is charged for it. */
  readonly outages: readonly Interval[]
  /** The process runs: told before anybody is charged. */
  readonly beat: () => void
  readonly watch: StoreWatch
  /** Tells a person: on every page they have open, else by push and hook. */
  readonly tell: (person: string, notice: Omit<Notice, 'kind'>) => void
  /** How long the server waits before it plays for a seat, drawn without looking at anything hidden. */
  readonly pause: () => number
}
