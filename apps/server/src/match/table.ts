/** The referee of one match: a queue, one wish at a time; nothing leaves before it is in the store. */
import { type Entry, type GameTypes, play } from '@siegeworks/kernel'
import type { Sheet, StandingOrder, TableInfo } from '@siegeworks/protocol'
import { errorFacts } from '../log.ts'
import type { Advance } from '../store/game-row.ts'
import { OutcomeUnknown, StorageFull, StoreAway, StoreDamaged } from '../store/sql.ts'
import { Alarms } from './alarms.ts'
import { Audience, type Onlooker } from './audience.ts'
import type { House } from './house.ts'
import { judge, type Position, type Step, type Wish } from './judge.ts'
import { keepSnapshot, type Loaded, loadMatch, type Recent } from './loaded.ts'
import { Mailbox, type Waiting } from './mailbox.ts'
import { noSheet, type Projected } from './projection.ts'
import { payloadOf, Replies, type Reply } from './replies.ts'
import { Standing } from './standing.ts'
import type { NamedPerson } from './table-info.ts'

export class Table extends Standing {
  lastUsed: number
  /** Called after every step and on loading: bots and standing orders look whether it is their turn. */
  onStep: (table: Table) => void = () => {}
  private readonly audience: Audience
  private readonly replies: Replies
  private readonly mailbox = new Mailbox(waiting => this.attend(waiting))
  private readonly alarms: Alarms
  /** What the store knows may be more than what is here. */
  private isInDoubt = false
  private crashesAt = { seq: -1, count: 0 }

  constructor(house: House, loaded: Loaded, names: ReadonlyMap<string, NamedPerson>) {
    super(house, loaded, names)
    this.lastUsed = house.time.now()
    const recent = (): readonly Recent[] => this.recent
    this.audience = new Audience({ id: this.id, position: () => this.position(), recent })
    this.replies = new Replies(house, { id: this.id, recent })
    const within = { match: () => this.match, aside: () => this.aside, flagAt: () => this.flagAt(this.aside) }
    this.alarms = new Alarms(this, within, this.mailbox)
    this.take(loaded)
  }

  private take(loaded: Loaded): void {
    this.load(loaded)
    this.unseat()
    this.mailbox.release()
    this.alarms.set()
  }

  /** Names and holidays as they are now. */
  rename(names: ReadonlyMap<string, NamedPerson>): void {
    this.names = names
    this.alarms.set()
  }

  /** Who has left a seat sees nothing from it; after the end everything is open. */
  private unseat(): void {
    if (!this.hasEnded) this.audience.unseat((person, seat) => this.sightsOf(person).includes(seat))
  }

  get idle(): boolean {
    return (
      this.mailbox.isEmpty &&
      this.audience.isEmpty &&
      // Somebody thinks for it and will come back to just this table.
      this.toAct().every(seat => this.botAt(seat) === undefined)
    )
  }

  /** Whether an answer given in advance fits what this seat is asked now. */
  hasOrderFor(seat: string, applies: (order: StandingOrder, legal: readonly string[]) => boolean): boolean {
    const orders = this.ordersOf(seat)
    if (orders.length === 0) return false
    const legal = this.sheet(seat)?.legal.map(move => move.text) ?? []
    return orders.some(order => applies(order, legal))
  }

  /** A seat's own onlookers learn which of its standing orders are left. */
  tellSeat(seat: string): void {
    const text = JSON.stringify({ kind: 'orders', match: this.id, as: seat, orders: this.ordersOf(seat) })
    this.audience.tell(seat, text)
  }

  info(person?: string): TableInfo {
    return this.infoFor(person, this.audience.people())
  }

  /** What this viewer may know now; undefined while there is no board to show. */
  sheet(viewer: string): Projected<Sheet> | undefined {
    return this.audience.sheet(viewer)
  }

  /** The sheet, or for a table without a board one that says so. */
  sheetOrNone(viewer: string): Projected<Sheet> {
    return this.sheet(viewer) ?? noSheet(this.seq, this.status)
  }

  /** The entries after `since` that this viewer may know of, the newest last. */
  entriesSince(viewer: string, since: number) {
    return this.audience.entriesSince(viewer, since)
  }

  /** Whether this move would roll, draw or show something: told apart in proofs only, never sent. */
  wouldShow(seat: string, text: string): boolean {
    const { match } = this
    const move = match?.game.parseMove(text)
    if (!match || !move) return false
    const tried = play(match, { seat, move, seq: match.seq, command: 'proof/would-show' })
    return tried.ok && tried.value.match.inForce.at(-1)?.barrier === true
  }

  join(viewer: string, onlooker: Onlooker): void {
    this.audience.join(viewer, onlooker)
    this.lastUsed = this.house.time.now()
  }

  leave(viewer: string, onlooker: Onlooker): void {
    this.audience.leave(viewer, onlooker)
  }

  /** To everybody at this table, whatever they see of it. */
  tellAll(text: (person: string) => string | undefined, from?: string): void {
    this.audience.tellAll(text, from)
  }

  /** Everybody who looks on now. */
  people(): ReadonlySet<string> {
    return this.audience.people()
  }

  /** The receipt of the last entry. */
  receiptNow(): string {
    return this.house.receipts.give(this.id, this.seq, this.match?.head ?? '')
  }

  /** Puts a wish in the queue. The answer comes after the commit, before anybody else hears of it. */
  submit(seat: string, wish: Wish, answer: (reply: Reply) => void): void {
    if (this.mailbox.isFull) {
      answer(this.replies.refused(wish.cmdId, 'busy', { retryAfterMs: 1000 }))
      return
    }
    this.lastUsed = this.house.time.now()
    this.mailbox.put(seat, wish, answer)
  }

  /** For tests and a graceful stop: all that was asked has been answered. */
  settled(): Promise<void> {
    return this.mailbox.settled()
  }

  /** Runs something about the seats with nothing else of this match in between. */
  exclusively<T>(chore: () => Promise<T>): Promise<T> {
    return this.mailbox.exclusively(() =>
      chore().catch(error => {
        this.doubt(error)
        throw error
      }),
    )
  }

  /** The store is back: what it knows counts. */
  wake(): Promise<void> {
    return this.exclusively(async () => {
      if (this.isInDoubt) await this.reload()
      else this.alarms.set()
      this.onStep(this)
    })
  }

  private doubt(error: unknown): boolean {
    if (!(error instanceof StoreAway)) return false
    this.isInDoubt = true
    return this.house.watch.met(error, this.house.time.now())
  }

  private async attend(waiting: Waiting): Promise<void> {
    const reply = await this.handle(waiting).catch(error => this.failed(waiting.wish, error))
    if (reply) this.reply(waiting, reply)
  }

  private reply(waiting: Waiting, reply: Reply): void {
    this.house.metrics.commands.inc({ result: reply.kind === 'ack' ? 'ack' : reply.code })
    this.house.metrics.commandSeconds.observe((performance.now() - waiting.since) / 1000)
    waiting.answer(reply)
  }

  /** Gives the reply, or nothing when it was given on the way. */
  private async handle(waiting: Waiting): Promise<Reply | undefined> {
    const { seat, wish } = waiting
    const { watch } = this.house
    // Nobody's time runs out while nobody can move.
    if (watch.isAway || (wish.kind === 'flag' && !watch.isWell)) return this.away(wish)
    if (this.isInDoubt) await this.reload()
    const payload = payloadOf(wish)
    const known = await this.known(seat, wish, payload)
    if (known) return known
    for (let attempt = 0; attempt < 3; attempt++) {
      const at = this.position()
      if (!at) return this.replies.refused(wish.cmdId, this.trouble ?? 'not-started')
      if (this.trouble) return this.replies.refused(wish.cmdId, this.trouble)
      this.house.beat()
      const now = this.house.time.now()
      if (this.alarms.isTooEarly(at, seat, wish, now)) {
        this.mailbox.hold(waiting)
        this.alarms.setWindows()
        return
      }
      const verdict = judge(at, seat, wish, now)
      if (!verdict.ok) {
        const no = this.replies.refused(wish.cmdId, verdict.error.code, verdict.error)
        // A flag that came too early comes again under the same id.
        return wish.kind === 'flag' ? no : this.replies.keep(seat, wish, payload, no)
      }
      const { step } = verdict
      const command = { actor: seat, cmdId: wish.cmdId, payload, seq: step.match.seq - 1 }
      const written = await this.write({ ...this.advanceOf(step, now), command })
      if (written === 'ok') {
        const { seq, head } = step.match
        const reply = this.replies.keep(seat, wish, payload, this.replies.ack(wish.cmdId, seq - 1, head))
        const before = this.swap(at, step)
        this.reply(waiting, reply)
        this.publish(step.entry, before)
        return
      }
      if (written === 'full') return this.replies.refused(wish.cmdId, 'storage-full', { retryAfterMs: 5000 })
      // Somebody else wrote, or nobody knows: the store says how it stands, and whether this command is in it.
      await this.reload()
      this.onStep(this)
      const stored = await this.replies.stored(seat, wish, payload)
      if (stored) return stored
    }
    return this.replies.refused(wish.cmdId, 'busy', { retryAfterMs: 1000 })
  }

  /** A command is answered once: from memory, or from the store when it cannot be new. */
  private async known(seat: string, wish: Wish, payload: string): Promise<Reply | undefined> {
    const kept = this.replies.known(seat, wish, payload)
    if (kept) return kept
    // A move at the head cannot be an old one sent again; should its id be taken, the store refuses it below.
    if ((wish.kind === 'command' || wish.kind === 'house-move') && wish.seq === this.seq) return
    return this.replies.stored(seat, wish, payload)
  }

  /** The result of a command sent earlier, as a resuming client asks for it. */
  result(seat: string, cmdId: string): Promise<Reply | 'unknown'> {
    return this.replies.result(seat, cmdId)
  }

  /** A client shows the last receipt it was given: if the store knows less, the match stops instead of forking. */
  async checkReceipt(seq: number, receipt: string): Promise<boolean> {
    const named = this.house.receipts.read(this.id, seq, receipt)
    if (named === undefined) return true
    const here = seq <= this.seq ? await this.replies.hashAt(seq) : undefined
    if (here?.startsWith(named)) return true
    this.freeze('receipt-ahead')
    // The player who holds the receipt may never come back: the others must not play on from here, ever.
    await this.house.store.matches.freeze(this.id)
    return false
  }

  private freeze(why: string): void {
    this.house.log.error('match frozen', { match: this.id, why, seq: this.seq })
    this.house.metrics.frozen.inc()
    this.trouble = 'frozen'
    this.status = 'frozen'
    this.alarms.stop()
    this.mailbox.release()
    this.audience.publish()
  }

  private failed(wish: Wish, error: unknown): Reply {
    if (this.doubt(error)) return this.away(wish)
    if (!(error instanceof StoreDamaged)) return this.crashed(wish, error)
    this.freeze('damaged')
    return this.replies.refused(wish.cmdId, 'frozen')
  }

  /** Nobody knows what became of it: asked again under its id, it is answered when the store is back. */
  private away({ cmdId }: Wish): Reply {
    return this.replies.refused(cmdId, 'store-away', { retryAfterMs: 1000 })
  }

  /** A bug in the rules must not take the table with it, let alone the house. Three times at one place and the match waits for repair. */
  private crashed(wish: Wish, error: unknown): Reply {
    this.house.log.error('a wish crashed', { match: this.id, seq: this.seq, kind: wish.kind, ...errorFacts(error) })
    const count = this.crashesAt.seq === this.seq ? this.crashesAt.count + 1 : 1
    this.crashesAt = { seq: this.seq, count }
    if (count >= 3) this.freeze('crashes')
    return this.replies.refused(wish.cmdId, 'server-error')
  }

  private async write(advance: Advance): Promise<'ok' | 'stale' | 'full' | 'unknown'> {
    try {
      return await this.house.store.matches.advance(advance)
    } catch (error) {
      // Nothing was written: there is nothing to look for.
      if (error instanceof StoreAway && !(error instanceof OutcomeUnknown)) throw error
      this.house.log.error('a commit failed', { match: this.id, ...errorFacts(error) })
      if (error instanceof StoreDamaged) throw error
      this.house.watch.met(error instanceof StorageFull ? error : undefined, this.house.time.now())
      return error instanceof StorageFull ? 'full' : 'unknown'
    }
  }

  private swap(at: Position, step: Step): object {
    const before = at.match.state
    this.move(step, before)
    if (step.aside.resigned !== at.aside.resigned) this.unseat()
    if (step.entry) {
      keepSnapshot(this.house.store, this.row, step.match).catch(error =>
        this.house.log.warn('no snapshot', { match: this.id, ...errorFacts(error) }),
      )
      this.mailbox.release()
    }
    this.alarms.set()
    return before
  }

  async reload(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const loaded = await loadMatch(this.house.store, this.house.games, this.id)
        if (loaded) this.take(loaded)
        this.isInDoubt = false
        this.audience.publish()
        return
      } catch (error) {
        if (!(error instanceof StoreAway) || attempt === 3) throw error
        await new Promise<void>(done => this.house.time.after(200 * 2 ** attempt, done))
      }
    }
  }

  private publish(entry: Entry<GameTypes> | undefined, before: object): void {
    try {
      this.audience.publish(entry, before)
    } catch (error) {
      // Who looks on must not disturb who plays: they get a whole sheet with the next join.
      this.house.log.error('publishing failed', { match: this.id, ...errorFacts(error) })
    }
    this.onStep(this)
  }

  /** The clock has run out, as far as anybody can tell. */
  flag(): void {
    this.alarms.flag()
  }

  close(): void {
    this.alarms.stop()
  }
}
