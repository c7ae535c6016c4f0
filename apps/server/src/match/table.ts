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
  SPECTATOR,
} from '@siegeworks/kernel'
import {
  type Ack,
  deltaOf,
  type Pause,
  type Refused,
  type Sheet,
  type StandingOrder,
  type Status,
  type TableInfo,
  type TableSettings,
  type Update,
} from '@siegeworks/protocol'
import { errorFacts } from '../log.ts'
import { newSecret } from '../random.ts'
import type { Advance, GameRow, SeatRow } from '../store/game-row.ts'
import { StorageFull } from '../store/sql.ts'
import { type Aside, NOTHING_ASIDE } from './aside.ts'
import { deadlineOf } from './clocks.ts'
import type { GameEntry } from './games.ts'
import type { House } from './house.ts'
import type { Interval } from './intervals.ts'
import { judge, type Position, type Step, type Wish } from './judge.ts'
import { KEPT_RECENT, type Loaded, loadMatch, type Recent, snapshotMark } from './loaded.ts'
import { noSheet, type Projected, seenEntry, sheetFor } from './projection.ts'
import { looksAtHand, pauseAt, windowsEnd } from './reaction-windows.ts'
import { sha256 } from './receipts.ts'
import { infoOf, type NamedPerson } from './table-info.ts'

/** Somebody who looks on; gets finished text only. */
export interface Onlooker {
  readonly person: string
  update(text: string): void
  /** `from` is the person who speaks, where it is a person. */
  tell(text: string, from?: string): void
}

type Reply = Ack | Refused
interface Waiting {
  readonly seat: string
  readonly wish: Wish
  since: number
  readonly answer: (reply: Reply) => void
}

interface Channel {
  sheet: Projected<Sheet>
  readonly onlookers: Set<Onlooker>
}

const MAX_WAITING = 256
const KEPT_REPLIES = 128
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
  private readonly channels = new Map<string, Channel>()
  private readonly replies = new Map<string, { readonly payload: string; readonly reply: Reply }>()
  private queue: Waiting[] = []
  /** Answers that came before the end of a window and are not to be seen before it. */
  private held: Waiting[] = []
  private busy: Promise<void> | undefined
  private chores: Promise<unknown> = Promise.resolve()
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
    this.release()
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
      this.queue.length === 0 &&
      this.held.length === 0 &&
      this.busy === undefined &&
      [...this.channels.values()].every(c => c.onlookers.size === 0) &&
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
    for (const onlooker of this.channels.get(seat)?.onlookers ?? []) onlooker.tell(text)
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
      online: this.people(),
      member: person !== undefined && (this.row.creator === person || this.seatsOf(person).length > 0),
    })
  }

  /** What this viewer may know now; undefined while there is no board to show. */
  sheet(viewer: string): Projected<Sheet> | undefined {
    const at = this.position()
    return at && sheetFor(this.late(at, viewer), viewer)
  }

  /** The entries after `since` that this viewer may know of, the newest last. */
  entriesSince(viewer: string, since: number) {
    const at = this.position()
    if (!at) return []
    const upTo = this.late(at, viewer).match.seq
    return this.recent
      .filter(({ entry }) => entry.open.seq > since && entry.open.seq < upTo)
      .map(({ entry, before }) => seenEntry(at.match, entry, before, viewer))
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
    const channel = this.channels.get(viewer)
    if (channel) channel.onlookers.add(onlooker)
    else {
      const sheet = this.sheet(viewer)
      if (sheet) this.channels.set(viewer, { sheet, onlookers: new Set([onlooker]) })
      else this.channels.set(viewer, { sheet: WAITING, onlookers: new Set([onlooker]) })
    }
    this.lastUsed = this.house.time.now()
  }

  leave(viewer: string, onlooker: Onlooker): void {
    const channel = this.channels.get(viewer)
    channel?.onlookers.delete(onlooker)
    if (channel?.onlookers.size === 0) this.channels.delete(viewer)
  }

  /** To everybody at this table, whatever they see of it. */
  tellAll(text: (person: string) => string | undefined, from?: string): void {
    for (const channel of this.channels.values())
      for (const onlooker of channel.onlookers) {
        const line = text(onlooker.person)
        if (line !== undefined) onlooker.tell(line, from)
      }
  }

  /** Everybody who looks on now. */
  people(): ReadonlySet<string> {
    return new Set([...this.channels.values()].flatMap(channel => [...channel.onlookers].map(o => o.person)))
  }

  /** The receipt of the last entry. */
  receiptNow(): string {
    return this.house.receipts.give(this.id, this.seq, this.match?.head ?? '')
  }

  /** The sheet, or for a table without a board one that says so. */
  sheetOrNone(viewer: string): Projected<Sheet> {
    return this.sheet(viewer) ?? noSheet(this.seq, this.status)
  }

  /** Puts a wish in the queue. The answer comes after the commit, before anybody else hears of it. */
  submit(seat: string, wish: Wish, answer: (reply: Reply) => void): void {
    if (this.queue.length >= MAX_WAITING) {
      answer(this.refused(wish.cmdId, 'busy', { retryAfterMs: 1000 }))
      return
    }
    this.lastUsed = this.house.time.now()
    this.queue.push({ seat, wish, since: performance.now(), answer })
    this.busy ??= this.work()
  }

  /** For tests and a graceful stop: all that was asked has been answered. */
  async settled(): Promise<void> {
    while (this.busy) await this.busy
    await this.chores
  }

  /** Runs something about the seats with nothing else of this match in between. */
  exclusively<T>(chore: () => Promise<T>): Promise<T> {
    const run = this.chores.then(async () => {
      while (this.busy) await this.busy
      return chore()
    })
    this.chores = run.catch(() => undefined)
    return run
  }

  private async work(): Promise<void> {
    // Yield once, so that `busy` is set before the first wish is looked at.
    await Promise.resolve()
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const reply = await this.handle(next).catch(error => this.crashed(next.wish, error))
      if (reply) this.reply(next, reply)
    }
    this.busy = undefined
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
      if (!at) return this.refused(wish.cmdId, this.trouble ?? 'not-started')
      if (this.trouble) return this.refused(wish.cmdId, this.trouble)
      this.house.beat()
      const now = this.house.time.now()
      if (this.isTooEarly(at, seat, wish, now)) {
        this.held.push(waiting)
        this.scheduleWindows()
        return
      }
      const verdict = judge(at, seat, wish, now)
      if (!verdict.ok) {
        const no = this.refused(wish.cmdId, verdict.error.code, verdict.error)
        // A flag that came too early comes again under the same id.
        return wish.kind === 'flag' ? no : this.keep(seat, wish, payload, no)
      }
      const written = await this.write(verdict.step, seat, wish, payload, now)
      if (written === 'ok') {
        const reply = this.keep(seat, wish, payload, this.ack(wish.cmdId, verdict.step.match))
        const before = this.swap(at, verdict.step)
        this.reply(waiting, reply)
        this.publish(verdict.step.entry, before)
        return
      }
      if (written === 'full') return this.refused(wish.cmdId, 'storage-full', { retryAfterMs: 5000 })
      // Somebody else wrote, or nobody knows: the store says how it stands, and whether this command is in it.
      await this.reload()
      const stored = await this.stored(seat, wish, payload)
      if (stored) return stored
    }
    return this.refused(wish.cmdId, 'busy', { retryAfterMs: 1000 })
  }

  /** A command is answered once: from memory, or from the store when it cannot be new. */
  private async known(seat: string, wish: Wish, payload: string): Promise<Reply | undefined> {
    const kept = this.replies.get(`${seat}/${wish.cmdId}`)
    if (kept) return kept.payload === payload ? kept.reply : this.refused(wish.cmdId, 'id-reused')
    // A move at the head cannot be an old one sent again; should its id be taken, the store refuses it below.
    if ((wish.kind === 'command' || wish.kind === 'house-move') && wish.seq === this.seq) return
    return this.stored(seat, wish, payload)
  }

  private async stored(seat: string, wish: Wish, payload: string): Promise<Reply | undefined> {
    const found = await this.house.store.matches.command(this.id, seat, wish.cmdId)
    if (!found) return
    if (found.payload !== payload) return this.refused(wish.cmdId, 'id-reused')
    return this.ackAt(wish.cmdId, found.seq)
  }

  /** The result of a command sent earlier, as a resuming client asks for it. */
  async result(seat: string, cmdId: string): Promise<Reply | 'unknown'> {
    const kept = this.replies.get(`${seat}/${cmdId}`)
    if (kept) return kept.reply
    const found = await this.house.store.matches.command(this.id, seat, cmdId)
    return found ? this.ackAt(cmdId, found.seq) : 'unknown'
  }

  private async ackAt(cmdId: string, seq: number): Promise<Ack> {
    const hash = await this.hashAt(seq)
    return { kind: 'ack', match: this.id, cmdId, seq, receipt: this.house.receipts.give(this.id, seq, hash ?? '') }
  }

  private async hashAt(seq: number): Promise<string | undefined> {
    const near = this.recent.find(({ entry }) => entry.open.seq === seq)
    return near?.entry.hash ?? (await this.house.store.matches.events(this.id, seq, seq))[0]?.hash
  }

  /** A client shows the last receipt it was given: if the store knows less, the match stops instead of forking. */
  async checkReceipt(seq: number, receipt: string): Promise<boolean> {
    const named = this.house.receipts.read(this.id, seq, receipt)
    if (named === undefined) return true
    const here = seq <= this.seq ? await this.hashAt(seq) : undefined
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
    this.release()
    this.republish()
  }

  private keep(seat: string, wish: Wish, payload: string, reply: Reply): Reply {
    this.replies.set(`${seat}/${wish.cmdId}`, { payload, reply })
    if (this.replies.size > KEPT_REPLIES) this.replies.delete(this.replies.keys().next().value!)
    return reply
  }

  private refused(cmdId: string, code: string, more: Partial<Refused> = {}): Refused {
    const { rule, params, retryAfterMs } = more
    return {
      kind: 'refused',
      match: this.id,
      cmdId,
      code,
      ...(rule === undefined ? {} : { rule }),
      ...(params === undefined ? {} : { params }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }

  private ack(cmdId: string, { seq, head }: Match<GameTypes>): Ack {
    return {
      kind: 'ack',
      match: this.id,
      cmdId,
      seq: seq - 1,
      receipt: this.house.receipts.give(this.id, seq - 1, head),
    }
  }

  /** A bug in the rules must not take the table with it, let alone the house. Twice at one place and the match waits for repair. */
  private async crashed(wish: Wish, error: unknown): Promise<Reply> {
    this.house.log.error('a wish crashed', { match: this.id, seq: this.seq, kind: wish.kind, ...errorFacts(error) })
    const count = this.crashesAt.seq === this.seq ? this.crashesAt.count + 1 : 1
    this.crashesAt = { seq: this.seq, count }
    if (count >= 3) await this.freeze('crashes')
    return this.refused(wish.cmdId, 'server-error')
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
  advanceOf({ match, aside, status, entry }: Step, now: number): Advance {
    const outcome = outcomeOf(match)
    const deadline = status === 'playing' ? this.deadlineAt(match, aside) : undefined
    return {
      id: this.id,
      rev: this.rev,
      epoch: this.row.epoch,
      row: {
        status,
        head_seq: match.seq - 1,
        head_hash: match.head,
        aside: JSON.stringify(aside),
        to_act: JSON.stringify(outcome ? [] : match.game.toAct(match.state)),
        deadline: deadline === undefined ? null : Math.ceil(deadline),
        outcome: outcome ? JSON.stringify(outcome) : null,
        updated: now,
      },
      ...(entry ? { entry: { seq: entry.open.seq, hash: entry.hash, body: JSON.stringify(entry) } } : {}),
    }
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
      this.release()
    }
    this.scheduleFlag()
    this.scheduleWindows()
    return before
  }

  /** A cache for quick opening: far enough back that taking back still reaches, saved now and then, never waited for. */
  private snapshotNow(match: Match<GameTypes>): void {
    if (match.seq % SNAPSHOT_EVERY !== 0) return
    const oldest = match.inForce[0]
    if (!oldest || match.inForce.length < SNAPSHOT_EVERY) return
    const body = JSON.stringify(oldest.before)
    const rules_id = snapshotMark(this.row.rules_id, { seq: oldest.seq, body })
    this.house.store.matches
      .saveSnapshot(this.id, { seq: oldest.seq, rules_id, body })
      .catch(error => this.house.log.warn('no snapshot', { match: this.id, ...errorFacts(error) }))
  }

  async reload(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const loaded = await loadMatch(this.house.store, this.house.games, this.id)
        if (loaded) this.take(loaded)
        this.republish()
        return
      } catch (error) {
        if (attempt === 5) throw error
        await new Promise<void>(done => this.house.time.after(200 * 2 ** attempt, done))
      }
    }
  }

  private publish(entry: Entry<GameTypes> | undefined, before: object): void {
    try {
      for (const [viewer, channel] of this.channels) this.publishTo(viewer, channel, entry, before)
    } catch (error) {
      // Who looks on must not disturb who plays: they get a whole sheet with the next join.
      this.house.log.error('publishing failed', { match: this.id, ...errorFacts(error) })
    }
    this.onStep(this)
  }

  /** Something beside the log changed: everybody gets what is different. */
  republish(): void {
    for (const [viewer, channel] of this.channels) this.publishTo(viewer, channel, undefined, {})
  }

  private publishTo(viewer: string, channel: Channel, entry: Entry<GameTypes> | undefined, before: object): void {
    const now = this.position()
    if (!now || channel.onlookers.size === 0) return
    const at = this.late(now, viewer)
    const sheet = sheetFor(at, viewer)
    const from = channel.sheet
    const entries =
      at.match === now.match
        ? entry
          ? [seenEntry(now.match, entry, before, viewer)]
          : []
        : this.entriesSince(viewer, from.seq)
    channel.sheet = sheet
    const delta = from === WAITING ? undefined : deltaOf(from, sheet)
    // Another seat gave answers in advance, or the like: that is its own business, and not even a sign of life.
    if (entry === undefined && entries.length === 0 && delta === undefined && from !== WAITING) return
    const update: Update = {
      kind: 'update',
      match: this.id,
      as: viewer,
      from: from.seq,
      seq: sheet.seq,
      entries,
      ...(from === WAITING ? { sheet } : delta ? { delta } : {}),
    }
    const text = JSON.stringify(update)
    for (const onlooker of channel.onlookers) onlooker.update(text)
  }

  /** Spectators see the game as many moves late as the players wished, until it is over. */
  private late(at: Position, viewer: string): Position {
    const delay = this.settings.watch.delayMoves
    if (viewer !== SPECTATOR || delay === 0 || at.status === 'over' || at.match.seq <= 1) return at
    const place = Math.max(1, at.match.seq - delay)
    const next = this.recent.find(({ entry }) => entry.open.seq === place)
    if (!next) return at
    const { closed: _, ...match } = at.match
    const { clock: __, ...aside } = at.aside
    const { pause: ___, ...then } = at
    return { ...then, match: { ...match, seq: place, state: next.before }, aside: { ...aside, offers: [] } }
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

  /** What was held is judged now, after whatever is asked already. */
  private release(): void {
    const released = this.held.splice(0)
    for (const waiting of released) waiting.since = performance.now()
    this.queue.push(...released)
    if (released.length > 0) this.busy ??= this.work()
  }

  private scheduleWindows(): void {
    this.cancelWindows()
    const { match } = this
    if (!match || this.status !== 'playing' || (!this.pause && this.held.length === 0)) return
    const due = windowsEnd(match, this.aside, this.settings, this.house.outages)
    this.cancelWindows = this.house.time.after(due - this.house.time.now() + 1, () => this.endWindows())
  }

  /** The time is up: what was answered early counts now, and who has not answered passes. */
  private endWindows(): void {
    const { match, pause, seq } = this
    const silent = (pause?.seats ?? []).filter(seat => !this.held.some(one => one.seat === seat))
    this.release()
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

/** Stands in a channel that was joined before there was a board. */
const WAITING = noSheet(-1, 'seating')

const payloadOf = (wish: Wish): string => {
  if (wish.kind === 'command') return sha256(`command ${wish.seq} ${wish.move}`).slice(0, 32)
  const { cmdId: _, ...rest } = wish
  const { match: __, as: ___, ...said } = rest as { match?: string; as?: string }
  return sha256(JSON.stringify(said)).slice(0, 32)
}
