/** All tables of this server: opened when somebody needs them, put away when nobody does. */
import type { CreateTable, Sit, Status, TableInfo } from '@siegeworks/protocol'
import type * as v from 'valibot'
import { errorFacts } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { GameRow } from '../store/game-row.ts'
import { Calls } from './calls.ts'
import type { House } from './house.ts'
import { loadMatch } from './loaded.ts'
import { OpenTables } from './open-tables.ts'
import { QuickMatches } from './quick-matches.ts'
import { begin, createTable, isFull, rematchPlan, seatBot, sit, stand } from './seating.ts'
import { Table } from './table.ts'
import { infoOf, type NamedPerson, namedPerson } from './table-info.ts'
import { wholeRow } from './whole-row.ts'

const IDLE_MS = 60_000
const ANNOUNCED_AFTER_MS = 500
const ALL = 1_000_000

export class Tables {
  readonly house: House
  private readonly loaded = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table | undefined>>()
  private readonly toAnnounce = new Set<Table>()
  private readonly calls: Calls
  readonly openTables: OpenTables
  readonly quick: QuickMatches
  /** Set by the bot desk. */
  onStep: (table: Table) => void = () => {}

  constructor(house: House) {
    this.house = house
    this.calls = new Calls(house)
    this.openTables = new OpenTables(house)
    this.quick = new QuickMatches(this)
  }

  get count(): number {
    return this.loaded.size
  }

  async find(id: string): Promise<Table | undefined> {
    const here = this.loaded.get(id)
    if (here) return here
    // Two who ask at once get the same table: there is one referee.
    let loading = this.loading.get(id)
    if (!loading) {
      loading = this.load(id).finally(() => this.loading.delete(id))
      this.loading.set(id, loading)
    }
    return loading
  }

  async get(id: string): Promise<Table> {
    const table = await this.find(id)
    if (!table) throw new Refusal('no-such-match')
    if (isFull(table)) await this.beginLate(table)
    return table
  }

  /** The last seat was taken and the set-up never written: the process ended in between, or the disk was full. */
  private async beginLate(table: Table): Promise<void> {
    await table
      .exclusively(() => this.seatsChanged(table))
      .catch(error => this.house.log.warn('a full table has not begun', { match: table.id, ...errorFacts(error) }))
  }

  private async load(id: string): Promise<Table | undefined> {
    const loaded = await loadMatch(this.house.store, this.house.games, id)
    if (!loaded) return
    const table = new Table(this.house, loaded, await this.namesFor(loaded.seats.flatMap(seat => seat.person ?? [])))
    table.onStep = stepped => {
      this.calls.stepped(stepped)
      this.onStep(stepped)
    }
    // Named once for the host; whoever froze it by hand or by a receipt has said so before.
    if (loaded.trouble === 'frozen') {
      this.house.log.error('match frozen', { match: id, why: 'damaged', seq: loaded.row.head_seq })
      this.house.metrics.frozen.inc()
    }
    this.loaded.set(id, table)
    this.house.metrics.tables.set(this.loaded.size)
    this.calls.opened(table)
    this.onStep(table)
    return table
  }

  private async namesFor(ids: readonly string[]): Promise<ReadonlyMap<string, NamedPerson>> {
    const { people } = this.house.store
    const rows = await people.persons([...new Set(ids)])
    const named = rows.map(async row => [row.id, namedPerson(row, (await people.passkeysOf(row.id)).length)] as const)
    return new Map(await Promise.all(named))
  }

  /** A table in a list: read from its row, without opening the match. */
  async infoOfRow(stored: GameRow, person?: string): Promise<TableInfo> {
    const here = this.loaded.get(stored.id)
    if (here) return here.info(person)
    const row = wholeRow(stored)
    const seats = await this.house.store.matches.seats(row.id)
    return infoOf({
      row,
      seats,
      names: await this.namesFor(seats.flatMap(seat => seat.person ?? [])),
      settings: JSON.parse(row.settings),
      status: this.house.games.has(row.title) ? (row.status as Status) : 'read-only',
      seq: row.head_seq,
      online: new Set(),
      member: person !== undefined && (row.creator === person || seats.some(seat => seat.person === person)),
    })
  }

  /** Names and holidays may have changed: tables in memory show the new ones. */
  async refreshNames(person: string): Promise<void> {
    for (const table of this.loaded.values()) if (table.seatsOf(person).length > 0) await this.renew(table)
  }

  private async renew(table: Table): Promise<void> {
    table.rename(await this.namesFor(table.seats.flatMap(seat => seat.person ?? [])))
    this.announce(table)
  }

  /** Somebody's holidays are other ones: where their clock runs, its flag falls at another time. */
  async retime(person: string): Promise<void> {
    for (const { id, deadline } of await this.house.store.lobby.of(person, ALL)) {
      const table = deadline === null ? undefined : await this.find(id)
      if (!table) continue
      await this.renew(table)
      const due = table.deadline()
      if (due !== undefined) await this.house.store.matches.setDeadline(id, Math.ceil(due))
    }
  }

  announce(table: Table): void {
    table.tellAll(person => JSON.stringify({ kind: 'table', match: table.id, table: table.info(person) }))
  }

  /** People come and go in crowds: the table is told of them now and then. */
  announceSoon(table: Table): void {
    if (this.toAnnounce.has(table)) return
    this.toAnnounce.add(table)
    this.house.time.after(ANNOUNCED_AFTER_MS, () => {
      this.toAnnounce.delete(table)
      this.announce(table)
    })
  }

  async create(person: string, plan: v.InferOutput<typeof CreateTable>): Promise<Table> {
    const id = await this.openTables.oneMore(person, () => createTable(this.house, person, plan))
    return this.opened(id)
  }

  /** A table just made: with every seat taken it begins. */
  async opened(id: string): Promise<Table> {
    return this.seatsChanged(await this.get(id))
  }

  sit(table: Table, person: string, wish: v.InferOutput<typeof Sit>): Promise<Table> {
    const isOpen = table.row.creator === person || table.seatsOf(person).length > 0
    return isOpen
      ? this.seat(table, person, wish)
      : this.openTables.oneMore(person, () => this.seat(table, person, wish))
  }

  seat(table: Table, person: string, wish: v.InferOutput<typeof Sit>): Promise<Table> {
    return table.exclusively(async () => {
      await sit(this.house, table, person, wish)
      return this.seatsChanged(table)
    })
  }

  stand(table: Table, person: string, seat: string | undefined): Promise<Table> {
    return table.exclusively(async () => {
      await stand(this.house, table, person, seat)
      return this.seatsChanged(table)
    })
  }

  /** A table that has not begun, taken away by who made it. */
  close(table: Table, person: string): Promise<void> {
    return table.exclusively(async () => {
      if (table.row.creator !== person) throw new Refusal('not-yours')
      if (table.state !== 'seating') throw new Refusal('already-started')
      await this.remove(table)
    })
  }

  /** A table that has not begun, for good. */
  async remove(table: Table): Promise<void> {
    await this.house.store.matches.remove(table.id)
    table.close()
    this.loaded.delete(table.id)
    table.tellAll(() => JSON.stringify({ kind: 'refused', match: table.id, code: 'no-such-match' }))
  }

  /** Somebody goes for good: they stand up where play has not begun, and resign where it has. */
  async leaveAll(person: string): Promise<void> {
    for (const { id, status } of await this.house.store.lobby.of(person, ALL)) {
      const table = status === 'over' ? undefined : await this.find(id)
      // One table that cannot be left keeps nobody from leaving the others.
      await (table && this.leave(table, person))?.catch(error =>
        this.house.log.error('a table could not be left', { match: id, ...errorFacts(error) }),
      )
    }
  }

  private async leave(table: Table, person: string): Promise<void> {
    if (table.state === 'seating') {
      if (table.seatsOf(person).length > 0) await this.stand(table, person, undefined)
      if (table.row.creator === person && table.seats.every(row => row.person === null)) await this.remove(table)
    }
    for (const seat of table.seatsOf(person))
      await new Promise<void>(done =>
        table.submit(seat, { kind: 'resign', match: table.id, cmdId: `gone-${seat}` }, () => done()),
      )
  }

  seatBot(table: Table, person: string, seat: string, bot: string | undefined): Promise<Table> {
    return table.exclusively(async () => {
      await seatBot(this.house, table, person, seat, bot)
      return this.seatsChanged(table)
    })
  }

  private async seatsChanged(table: Table): Promise<Table> {
    if (isFull(table)) {
      await begin(this.house, table)
      this.calls.began(table)
      table.onStep(table)
    }
    await this.renew(table)
    return table
  }

  async rematch(table: Table, person: string): Promise<Table> {
    if (table.seatsOf(person).length === 0) throw new Refusal('not-seated')
    if (table.state !== 'over') throw new Refusal('not-over')
    return table.exclusively(async () => {
      const made = table.row.rematch === null ? undefined : await this.find(table.row.rematch)
      if (made) return made
      const again = { quick: `rematch:${table.id}` }
      const plan = rematchPlan(table, person)
      const id = await this.openTables.oneMore(person, () => createTable(this.house, person, plan, again))
      await this.house.store.matches.setRematch(table.id, id)
      table.row = { ...table.row, rematch: id }
      this.announce(table)
      return this.opened(id)
    })
  }

  /** The store is back: what was done meanwhile is looked up, and whoever waits for a bot waits no longer. */
  async wake(): Promise<void> {
    for (const table of this.loaded.values())
      await table.wake().catch(error => this.house.log.error('a table did not wake', errorFacts(error)))
  }

  putAway(): void {
    const now = this.house.time.now()
    for (const [id, table] of this.loaded)
      if (table.idle && now - table.lastUsed > IDLE_MS) {
        table.close()
        this.loaded.delete(id)
      }
    this.house.metrics.tables.set(this.loaded.size)
  }

  /** All that was asked has been answered; no clock fires any more. */
  async stop(): Promise<void> {
    for (const table of this.loaded.values()) {
      table.close()
      await table.settled().catch(error => this.house.log.error('a table did not settle', errorFacts(error)))
    }
  }
}
