/** Quick match: a free seat at a table that waits for just this, or a table of one's own that waits. */
import type { QuickMatch, SeatPlan } from '@siegeworks/protocol'
import type * as v from 'valibot'
import { Refusal } from '../refusal.ts'
import { createTable, entryOf, parseOptions, quickKey } from './seating.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

type Wish = v.InferOutput<typeof QuickMatch>

const SETTINGS = {
  visibility: 'open',
  watch: { allowed: true, delayMoves: 0 },
  undo: 'consent',
  chat: 'presets',
  draws: true,
  pauses: true,
} as const

export class QuickMatches {
  private readonly tables: Tables
  private queue: Promise<unknown> = Promise.resolve()

  constructor(tables: Tables) {
    this.tables = tables
  }

  /** One at a time: two at once must meet. */
  ask(person: string, wish: Wish): Promise<Table> {
    const run = this.queue.then(() => this.answer(person, wish))
    this.queue = run.catch(() => undefined)
    return run
  }

  private async answer(person: string, wish: Wish): Promise<Table> {
    const { house, openTables } = this.tables
    const waiting: Table[] = []
    for (const row of await house.store.lobby.quick(quickKey(wish))) waiting.push(await this.tables.get(row.id))
    const own = waiting.find(table => table.seatsOf(person).length > 0)
    return own ?? openTables.oneMore(person, () => this.meet(person, wish, waiting))
  }

  /** The first table that takes them, or a new one. */
  private async meet(person: string, wish: Wish, waiting: readonly Table[]): Promise<Table> {
    const bring = {
      ...(wish.nonce ? { nonce: wish.nonce } : {}),
      ...(wish.deck === undefined ? {} : { deck: wish.deck }),
    }
    for (const table of waiting) {
      const seated = await this.tables.seat(table, person, bring).catch((error: unknown) => {
        if (error instanceof Refusal) return
        throw error
      })
      if (seated) return seated
    }
    const { house } = this.tables
    const { game, options, clock } = wish
    const entry = entryOf(house, game)
    // Made and sat down at in one: whoever is refused a seat leaves no empty table behind.
    const [first] = entry.game.seats(parseOptions(entry, options))
    const seats: SeatPlan[] = [{ seat: first!, taker: 'me' }]
    const plan = { game, options, settings: { ...SETTINGS, clock }, seats, ...bring }
    return this.tables.opened(await createTable(house, person, plan, { quick: quickKey(wish) }))
  }
}
