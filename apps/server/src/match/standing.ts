/** How one match stands, in memory: its position, what lies beside it, who sits there. Moves on by loading and by steps only. */
import { chanceFor, type GameTypes, type Match, outcomeOf } from '@siegeworks/kernel'
import type { Offer, Pause, StandingOrder, Status, TableInfo, TableSettings } from '@siegeworks/protocol'
import type { Advance, GameRow, SeatRow } from '../store/game-row.ts'
import { advanceOf } from './advance.ts'
import { type Aside, NOTHING_ASIDE } from './aside.ts'
import { deadlineOf } from './clocks.ts'
import type { GameEntry } from './games.ts'
import type { House } from './house.ts'
import type { Interval } from './intervals.ts'
import type { Position, Step } from './judge.ts'
import { KEPT_RECENT, type Loaded, type Recent } from './loaded.ts'
import { pauseAt } from './reaction-windows.ts'
import { infoOf, type NamedPerson } from './table-info.ts'

/** Without a clock, a silent player may be given up after a week. */
const CLAIM_AFTER_MS = 7 * 86_400_000

export class Standing {
  readonly id: string
  readonly house: House
  readonly settings: TableSettings
  row: GameRow
  seats: readonly SeatRow[]
  names: ReadonlyMap<string, NamedPerson>
  protected match: Match<GameTypes> | undefined
  protected aside: Aside = NOTHING_ASIDE
  protected status: Status = 'seating'
  /** What keeps it from being played on, if anything. */
  protected trouble: Loaded['trouble']
  protected recent: Recent[] = []
  private rev = 0
  private readonly entry: GameEntry | undefined

  constructor(house: House, loaded: Loaded, names: ReadonlyMap<string, NamedPerson>) {
    this.house = house
    this.id = loaded.row.id
    this.row = loaded.row
    this.seats = loaded.seats
    this.names = names
    this.settings = JSON.parse(loaded.row.settings)
    this.entry = house.games.get(loaded.row.title)
  }

  protected load(loaded: Loaded): void {
    this.row = loaded.row
    this.seats = loaded.seats
    this.match = loaded.match
    this.recent = [...loaded.recent]
    this.trouble = loaded.row.status === 'frozen' ? 'frozen' : loaded.trouble
    this.aside = { ...NOTHING_ASIDE, ...JSON.parse(loaded.row.aside) }
    this.status = this.trouble ?? (loaded.row.status as Status)
    this.rev = loaded.row.rev
  }

  protected move({ match, aside, status, entry }: Step, before: object): void {
    this.match = match
    this.aside = aside
    this.status = status
    this.rev++
    if (!entry) return
    this.recent.push({ entry, before })
    if (this.recent.length > KEPT_RECENT) this.recent.shift()
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

  seatsOf(person: string): readonly string[] {
    return this.seats.filter(seat => seat.person === person).map(seat => seat.seat)
  }

  /** Seats this person sees the game from: whoever has resigned one has left it. */
  sightsOf(person: string): readonly string[] {
    const mine = this.seatsOf(person)
    return this.status === 'over' ? mine : mine.filter(seat => !this.aside.resigned.includes(seat))
  }

  botAt(seat: string): string | undefined {
    if (this.aside.resigned.includes(seat)) return 'random'
    return this.seats.find(row => row.seat === seat)?.bot ?? undefined
  }

  ordersOf(seat: string): readonly StandingOrder[] {
    return this.aside.orders[seat] ?? []
  }

  get offers(): readonly Offer[] {
    return this.aside.offers
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

  toAct(): readonly string[] {
    if (!this.match || this.status !== 'playing' || outcomeOf(this.match)) return []
    return this.match.game.toAct(this.match.state)
  }

  outcome() {
    return this.match && outcomeOf(this.match)
  }

  /** For the projector of the past only: header, game and seats without today's position. */
  matchForPast(): Match<GameTypes> | undefined {
    return this.match
  }

  protected infoFor(person: string | undefined, online: ReadonlySet<string>): TableInfo {
    return infoOf({
      row: this.row,
      seats: this.seats,
      names: this.names,
      settings: this.settings,
      status: this.status,
      seq: this.seq,
      online,
      member: person !== undefined && (this.row.creator === person || this.seatsOf(person).length > 0),
    })
  }

  protected position(): Position | undefined {
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

  /** When the first flag falls, if a clock is running, or a pause for reactions ends. */
  deadline(): number | undefined {
    return this.match && this.status === 'playing' ? this.deadlineAt(this.match, this.aside) : undefined
  }

  private deadlineAt(match: Match<GameTypes>, aside: Aside): number | undefined {
    const flag = this.flagAt(aside)
    const pause = pauseAt(match, aside, this.settings, this.house.outages)?.until
    return flag === undefined || pause === undefined ? (flag ?? pause) : Math.min(flag, pause)
  }

  /** When the first flag falls if nobody moves. */
  protected flagAt({ clock }: Aside): number | undefined {
    return clock && deadlineOf(clock, seat => this.freeTime(seat))
  }

  /** What the store is told of a step. */
  advanceOf(step: Step, now: number): Advance {
    const deadline = step.status === 'playing' ? this.deadlineAt(step.match, step.aside) : undefined
    return advanceOf(step, { id: this.id, rev: this.rev, epoch: this.row.epoch, deadline, now })
  }
}
