/** The referee of one match: a queue, one wish at a time; nothing leaves before it is in the store. */
import {
  chanceFor,
  type Entry,
  type GameTypes,
  isPass,
  type Match,
  outcomeOf,
  play,
  reactionWindows,
} from '@siegeworks/kernel'
import type { Pause, Sheet, StandingOrder, Status, TableInfo, TableSettings } from '@siegeworks/protocol'
import { errorFacts } from '../log.ts'
import { newSecret } from '../random.ts'
import type { Advance, GameRow, SeatRow } from '../store/game-row.ts'
import { StorageFull } from '../store/sql.ts'
import { advanceOf } from './advance.ts'
import { type Aside, NOTHING_ASIDE } from './aside.ts'
import { Audience, type Onlooker } from './audience.ts'
import { deadlineOf } from './clocks.ts'
import type { GameEntry } from './games.ts'
import type { House } from './house.ts'
import type { Interval } from './intervals.ts'
import { judge, type Position, type Step, type Wish } from './judge.ts'
import { KEPT_RECENT, type Loaded, loadMatch, type Recent, snapshotOf } from './loaded.ts'
import { Mailbox, type Waiting } from './mailbox.ts'
import { noSheet, type Projected } from './projection.ts'
import { looksAtHand, pauseAt, windowsEnd } from './reaction-windows.ts'
import { payloadOf, Replies, type Reply } from './replies.ts'
import { infoOf, type NamedPerson } from './table-info.ts'

const SNAPSHOT_EVERY = 64
/** Without a clock, a silent player may be given up after a week. */
const CLAIM_AFTER_MS = 7 * 86_400_000

export class Table {
  readonly id: string
  readonly house: House
  row: GameRow
  seats: readonly SeatRow[]
  settings: TableSettings
  names: ReadonlyMap<string, NamedPerson>
  lastUsed: number
  /** Called after every step and on loading: bots and standing orders look whether it is their turn. */
  onStep: (table: Table) => void = () => {}
  private match: Match<GameTypes> | undefined
  private aside: Aside
  private status: Status
  private trouble: Loaded['trouble']
  private recent: Recent[]
  private rev: number
  private readonly entry: GameEntry | undefined
  private readonly audience: Audience
  private readonly replies: Replies
  private readonly mailbox = new Mailbox(waiting => this.attend(waiting))
  private cancelFlag: () => void = () => {}
  private cancelWindows: () => void = () => {}
  private crashesAt = { seq: -1, count: 0 }

  constructor(house: House, loaded: Loaded, names: ReadonlyMap<string, NamedPerson>) {
    this.house = house
    this.id = loaded.row.id
    this.row = loaded.row
    this.seats = loaded.seats
    this.names = names
    this.settings = JSON.parse(loaded.row.settings)
    this.entry = house.games.get(loaded.row.title)
    this.aside = NOTHING_ASIDE
    this.status = 'seating'
    this.recent = []
    this.rev = 0
    this.lastUsed = house.time.now()
    const recent = (): readonly Recent[] => this.recent
    this.audience = new Audience({ id: this.id, position: () => this.position(), recent })
    this.replies = new Replies(house, { id: this.id, recent })
    this.take(loaded)
  }

  private take(loaded: Loaded): void {
    this.row = loaded.row
    this.seats = loaded.seats
    this.match = loaded.match
    this.recent = [...loaded.recent]
    this.trouble = loaded.row.status === 'frozen' ? 'frozen' : loaded.trouble
    this.aside = { ...NOTHING_ASIDE, ...JSON.parse(loaded.row.aside) }
    this.status = this.trouble ?? (loaded.row.status as Status)
    this.rev = loaded.row.rev
    this.scheduleFlag()
    this.mailbox.release()
    this.scheduleWindows()
  }

  get title(): string {
    return this.row.title
  }

  get state(): Status {
    return this.status
  }

  /** Its end is in the log, whether its rules are still here or not. */
  get hasEnded(): boolean {
    return this.status === 'over' || this.row.status === 'over'
  }

  /** The last entry; -1 before the set-up. */
  get seq(): number {
    return this.match ? this.match.seq - 1 : this.row.head_seq
  }

  get idle(): boolean {
    return (
      this.mailbox.isEmpty &&
      this.audience.isEmpty &&
      // Somebody thinks for it and will come back to just this table.
      this.toAct().every(seat => this.botAt(seat) === undefined)
    )
  }

  seatsOf(person: string): readonly string[] {
    return this.seats.filter(seat => seat.person === person).map(seat => seat.seat)
  }

  botAt(seat: string): string | undefined {
    if (this.aside.resigned.includes(seat)) return 'random'
    return this.seats.find(row => row.seat === seat)?.bot ?? undefined
  }

  ordersOf(seat: string): readonly StandingOrder[] {
    return this.aside.orders[seat] ?? []
  }

  /** The reaction window of fixed length that is open now. */
  get pause(): Pause | undefined {
    if (!this.match || this.status !== 'playing') return undefined
    return pauseAt(this.match, this.aside, this.settings, this.house.outages)
  }

  /** Another world in which this seat has seen the same, for a bot to think in: the true one stays here. */
  worldFor(seat: string, seed: string): object | undefined {
    return this.match?.game.twin(this.match.state, seat, chanceFor(seed, 1))
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

  toAct(): readonly string[] {
    if (!this.match || this.status !== 'playing' || outcomeOf(this.match)) return []
    return this.match.game.toAct(this.match.state)
  }

  info(person?: string): TableInfo {
    return infoOf({
      row: this.row,
      seats: this.seats,
      names: this.names,
      settings: this.settings,
      status: this.status,
      seq: this.seq,
      online: this.audience.people(),
      member: person !== undefined && (this.row.creator === person || this.seatsOf(person).length > 0),
    })
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

  outcome() {
    return this.match && outcomeOf(this.match)
  }

  /** Whether this move would roll, draw or show something: told apart in proofs only, never sent. */
  wouldShow(seat: string, text: string): boolean {
    const { match } = this
    const move = match?.game.parseMove(text)
    if (!match || !move) return false
    const tried = play(match, { seat, move, seq: match.seq, command: 'proof/would-show' })
    return tried.ok && tried.value.match.inForce.at(-1)?.barrier === true
  }

  /** For the projector of the past only: header, game and seats without today's position. */
  matchForPast(): Match<GameTypes> | undefined {
    return this.match
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
    return this.mailbox.exclusively(chore)
  }

  private async attend(waiting: Waiting): Promise<void> {
    const reply = await this.handle(waiting).catch(error => this.crashed(waiting.wish, error))
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
    const payload = payloadOf(wish)
    const known = await this.known(seat, wish, payload)
    if (known) return known
    for (let attempt = 0; attempt < 3; attempt++) {
      const at = this.position()
      if (!at) return this.replies.refused(wish.cmdId, this.trouble ?? 'not-started')
      if (this.trouble) return this.replies.refused(wish.cmdId, this.trouble)
      this.house.beat()
      const now = this.house.time.now()
      if (this.isTooEarly(at, seat, wish, now)) {
        this.mailbox.hold(waiting)
        this.scheduleWindows()
        return
      }
      const verdict = judge(at, seat, wish, now)
      if (!verdict.ok) {
        const no = this.replies.refused(wish.cmdId, verdict.error.code, verdict.error)
        // A flag that came too early comes again under the same id.
        return wish.kind === 'flag' ? no : this.replies.keep(seat, wish, payload, no)
      }
      const written = await this.write(verdict.step, seat, wish, payload, now)
      if (written === 'ok') {
        const { seq, head } = verdict.step.match
        const reply = this.replies.keep(seat, wish, payload, this.replies.ack(wish.cmdId, seq - 1, head))
        const before = this.swap(at, verdict.step)
        this.reply(waiting, reply)
        this.publish(verdict.step.entry, before)
        return
      }
      if (written === 'full') return this.replies.refused(wish.cmdId, 'storage-full', { retryAfterMs: 5000 })
      // Somebody else wrote, or nobody knows: the store says how it stands, and whether this command is in it.
      await this.reload()
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
    await this.freeze('receipt-ahead')
    // The player who holds the receipt may never come back: the others must not play on from here, ever.
    await this.house.store.matches.freeze(this.id)
    return false
  }

  private async freeze(why: string): Promise<void> {
    this.house.log.error('match frozen', { match: this.id, why, seq: this.seq })
    this.house.metrics.frozen.inc()
    this.trouble = 'frozen'
    this.status = 'frozen'
    this.cancelFlag()
    this.cancelWindows()
    this.mailbox.release()
    this.audience.publish()
  }

  /** A bug in the rules must not take the table with it, let alone the house. Twice at one place and the match waits for repair. */
  private async crashed(wish: Wish, error: unknown): Promise<Reply> {
    this.house.log.error('a wish crashed', { match: this.id, seq: this.seq, kind: wish.kind, ...errorFacts(error) })
    const count = this.crashesAt.seq === this.seq ? this.crashesAt.count + 1 : 1
    this.crashesAt = { seq: this.seq, count }
    if (count >= 3) await this.freeze('crashes')
    return this.replies.refused(wish.cmdId, 'server-error')
  }

  private position(): Position | undefined {
    const { match, aside, status, settings, entry } = this
    if (!match || !entry) return
    const { pause } = this
    return {
      match,
      aside,
      status,
      settings,
      allied: entry.allied(match.options),
      yesSayers: seat => this.yesSayers(seat),
      bots: this.seats.filter(row => row.bot !== null).map(row => row.seat),
      free: seat => this.freeTime(seat),
      claimAfterMs: CLAIM_AFTER_MS,
      ...(pause ? { pause } : {}),
    }
  }

  private yesSayers(asker: string): readonly string[] {
    const person = this.seats.find(row => row.seat === asker)?.person
    return this.seats
      .filter(
        row =>
          row.seat !== asker &&
          (row.bot !== null || (person && row.person === person) || this.aside.resigned.includes(row.seat)),
      )
      .map(row => row.seat)
  }

  private freeTime(seat: string): readonly Interval[] {
    if (this.settings.clock.kind !== 'correspondence') return this.house.outages
    const person = this.seats.find(row => row.seat === seat)?.person
    return [...this.house.outages, ...((person && this.names.get(person)?.holidays) || [])]
  }

  private async write(
    step: Step,
    seat: string,
    wish: Wish,
    payload: string,
    now: number,
  ): Promise<'ok' | 'stale' | 'full' | 'unknown'> {
    const { matches } = this.house.store
    try {
      return await matches.advance({
        ...this.advanceOf(step, now),
        command: { actor: seat, cmdId: wish.cmdId, payload, seq: step.match.seq - 1 },
      })
    } catch (error) {
      this.house.log.error('a commit failed', { match: this.id, ...errorFacts(error) })
      return error instanceof StorageFull ? 'full' : 'unknown'
    }
  }

  /** What the store is told of a step. */
  advanceOf(step: Step, now: number): Advance {
    const deadline = step.status === 'playing' ? this.deadlineAt(step.match, step.aside) : undefined
    return advanceOf(step, { id: this.id, rev: this.rev, epoch: this.row.epoch, deadline, now })
  }

  private swap(at: Position, step: Step): object {
    const before = at.match.state
    this.match = step.match
    this.aside = step.aside
    this.status = step.status
    this.rev++
    if (step.entry) {
      this.recent.push({ entry: step.entry, before })
      if (this.recent.length > KEPT_RECENT) this.recent.shift()
      this.snapshotNow(step.match)
      this.mailbox.release()
    }
    this.scheduleFlag()
    this.scheduleWindows()
    return before
  }

  /** A cache for quick opening: far enough back that taking back still reaches, saved now and then, never waited for. */
  private snapshotNow(match: Match<GameTypes>): void {
    const oldest = match.inForce[0]
    if (match.seq % SNAPSHOT_EVERY !== 0 || !oldest || match.inForce.length < SNAPSHOT_EVERY) return
    this.house.store.matches
      .saveSnapshot(this.id, snapshotOf(this.row.rules_id, oldest))
      .catch(error => this.house.log.warn('no snapshot', { match: this.id, ...errorFacts(error) }))
  }

  async reload(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const loaded = await loadMatch(this.house.store, this.house.games, this.id)
        if (loaded) this.take(loaded)
        this.audience.publish()
        return
      } catch (error) {
        if (attempt === 5) throw error
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

  /** When the first flag falls, if a clock is running, or a pause for reactions ends. */
  deadline(): number | undefined {
    return this.match && this.status === 'playing' ? this.deadlineAt(this.match, this.aside) : undefined
  }

  private deadlineAt(match: Match<GameTypes>, aside: Aside): number | undefined {
    const flag = aside.clock && deadlineOf(aside.clock, seat => this.freeTime(seat))
    const pause = pauseAt(match, aside, this.settings, this.house.outages)?.until
    return flag === undefined || pause === undefined ? (flag ?? pause) : Math.min(flag, pause)
  }

  /** A pass tells nothing by coming early: it waits for the end of its window, whoever gives it. */
  private isTooEarly({ match, aside, status, settings }: Position, seat: string, wish: Wish, now: number): boolean {
    if (!('move' in wish) || wish.seq !== this.seq || status !== 'playing') return false
    const window = reactionWindows(match.game, match.state).find(one => one.seat === seat)
    if (!window || !(window.fixed || looksAtHand(this.ordersOf(seat), window.pass))) return false
    if (!isPass(match.game, window, wish.move)) return false
    return now < windowsEnd(match, aside, settings, this.house.outages)
  }

  private scheduleWindows(): void {
    this.cancelWindows()
    const { match } = this
    if (!match || this.status !== 'playing' || (!this.pause && !this.mailbox.isHolding)) return
    const due = windowsEnd(match, this.aside, this.settings, this.house.outages)
    this.cancelWindows = this.house.time.after(due - this.house.time.now() + 1, () => this.endWindows())
  }

  /** The time is up: what was answered early counts now, and who has not answered passes. */
  private endWindows(): void {
    const { match, pause, seq } = this
    const silent = (pause?.seats ?? []).filter(seat => !this.mailbox.holds(seat))
    this.mailbox.release()
    for (const { seat, pass } of match ? reactionWindows(match.game, match.state) : []) {
      if (!silent.includes(seat)) continue
      // Named as a page names its moves: who has answered and who has not is not to be read off the log.
      const cmdId = `w-${newSecret().slice(0, 20)}`
      this.submit(seat, { kind: 'house-move', cmdId, seq, move: pass }, reply => {
        if (reply.kind === 'refused' && this.seq === seq && this.status === 'playing')
          this.cancelWindows = this.house.time.after(1000, () => this.endWindows())
      })
    }
  }

  private scheduleFlag(): void {
    this.cancelFlag()
    const { clock } = this.aside
    const due = clock && this.status === 'playing' ? deadlineOf(clock, seat => this.freeTime(seat)) : undefined
    if (due === undefined) return
    this.cancelFlag = this.house.time.after(due - this.house.time.now() + 1, () => this.flag())
  }

  /** The flag of this turn: its id is made of the place, so a second one is known as the same. */
  flag(): void {
    this.submit(
      'table',
      { kind: 'flag', cmdId: `flag-${this.seq}-${Math.floor(this.aside.clock?.since ?? 0)}` },
      reply => {
        // Somebody was given time meanwhile: it falls later.
        if (reply.kind === 'refused' && reply.code === 'too-early') this.scheduleFlag()
      },
    )
  }

  close(): void {
    this.cancelFlag()
    this.cancelWindows()
  }
}
