/** What becomes of tables that nobody has open: flags fall, matches everybody has left end, tables that wait for nobody go away. */
import { errorFacts } from '../log.ts'
import { StoreAway } from '../store/sql.ts'
import type { Tables } from './tables.ts'

const DAY = 86_400_000
const FLAGS_AT_ONCE = 500

export class Sweeps {
  private readonly tables: Tables
  /** Matches whose flags cannot fall here: frozen, of other rules, not to be read. They hold up nobody else's. */
  private readonly stuck = new Set<string>()

  constructor(tables: Tables) {
    this.tables = tables
  }

  /** One after the other; one that fails is told and left, unless it is the store that does not answer. */
  private async each(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids)
      try {
        await work(id)
      } catch (error) {
        if (error instanceof StoreAway) throw error
        this.stuck.add(id)
        this.tables.house.log.error('a match was passed over', { match: id, ...errorFacts(error) })
      }
  }

  /** Whoever has run out of time. */
  async flags(): Promise<void> {
    const { time, store } = this.tables.house
    const now = time.now()
    const due = await store.lobby.due(now, FLAGS_AT_ONCE + this.stuck.size)
    const falling = due.filter(id => !this.stuck.has(id))
    await this.each(falling, async id => {
      const table = await this.tables.find(id)
      const at = table?.deadline()
      if (!table || at === undefined) this.stuck.add(id)
      else if (at > now) await store.matches.setDeadline(id, Math.ceil(at))
      else table.flag()
    })
  }

  /** Matches that everybody has left end, so that their seed is opened. */
  async abandoned(): Promise<void> {
    const { time, store, config } = this.tables.house
    await this.each(await store.lobby.abandonedSince(time.now() - config.abandonDays * DAY), async id => {
      const table = await this.tables.find(id)
      table?.submit('table', { kind: 'abandon', cmdId: `abandon-${table.seq}` }, () => {})
    })
  }

  /** Tables that never began go away, unless somebody sits in front of one just now. */
  async waiting(): Promise<void> {
    const { time, store, config } = this.tables.house
    const since = time.now() - config.waitingDays * DAY
    await this.each(await store.lobby.waitingSince(since), async id => {
      const table = await this.tables.find(id)
      await table?.exclusively(async () => {
        if (table.state === 'seating' && table.row.updated < since && table.people().size === 0)
          await this.tables.remove(table)
      })
    })
  }
}
