/** What rings at a table without anybody's wish: the flag of a clock that has run out, the end of windows for reactions. */
import { type GameTypes, isPass, type Match, reactionWindows } from '@siegeworks/kernel'
import type { Pause, StandingOrder, Status, TableSettings } from '@siegeworks/protocol'
import { newSecret } from '../random.ts'
import type { Aside } from './aside.ts'
import type { House } from './house.ts'
import type { Position, Wish } from './judge.ts'
import type { Mailbox } from './mailbox.ts'
import { looksAtHand, windowsEnd } from './reaction-windows.ts'
import type { Reply } from './replies.ts'

/** The table that is rung at. */
export interface Ringing {
  readonly house: House
  readonly settings: TableSettings
  readonly seq: number
  readonly state: Status
  readonly pause: Pause | undefined
  ordersOf(seat: string): readonly StandingOrder[]
  submit(seat: string, wish: Wish, answer: (reply: Reply) => void): void
}

/** What of it is not for everybody. */
export interface Within {
  match(): Match<GameTypes> | undefined
  aside(): Aside
  flagAt(): number | undefined
}

const AGAIN_MS = 1000

export class Alarms {
  private readonly table: Ringing
  private readonly within: Within
  private readonly mailbox: Mailbox
  private cancelFlag: () => void = () => {}
  private cancelWindows: () => void = () => {}

  constructor(table: Ringing, within: Within, mailbox: Mailbox) {
    this.table = table
    this.within = within
    this.mailbox = mailbox
  }

  /** As the match stands now. */
  set(): void {
    this.setFlag()
    this.setWindows()
  }

  stop(): void {
    this.cancelFlag()
    this.cancelWindows()
  }

  private after(due: number, run: () => void): () => void {
    const { time } = this.table.house
    return time.after(due - time.now() + 1, run)
  }

  private setFlag(): void {
    this.cancelFlag()
    const due = this.table.state === 'playing' ? this.within.flagAt() : undefined
    if (due !== undefined) this.cancelFlag = this.after(due, () => this.flag())
  }

  /** The flag of this turn: its id is made of the place, so a second one is known as the same. */
  flag(): void {
    const since = Math.floor(this.within.aside().clock?.since ?? 0)
    this.table.submit('table', { kind: 'flag', cmdId: `flag-${this.table.seq}-${since}` }, reply => {
      // Somebody was given time meanwhile: it falls later.
      if (reply.kind === 'refused' && reply.code === 'too-early') this.setFlag()
    })
  }

  setWindows(): void {
    this.cancelWindows()
    const match = this.within.match()
    if (!match || this.table.state !== 'playing' || (!this.table.pause && !this.mailbox.isHolding)) return
    const { settings, house } = this.table
    this.cancelWindows = this.after(windowsEnd(match, this.within.aside(), settings, house.outages), () =>
      this.endWindows(),
    )
  }

  /** The time is up: what was answered early counts now, and who has not answered passes. */
  private endWindows(): void {
    const { pause, seq } = this.table
    const match = this.within.match()
    const silent = (pause?.seats ?? []).filter(seat => !this.mailbox.holds(seat))
    this.mailbox.release()
    for (const { seat, pass } of match ? reactionWindows(match.game, match.state) : []) {
      if (!silent.includes(seat)) continue
      // Named as a page names its moves: who has answered and who has not is not to be read off the log.
      const cmdId = `w-${newSecret().slice(0, 20)}`
      this.table.submit(seat, { kind: 'house-move', cmdId, seq, move: pass }, reply => {
        if (reply.kind === 'refused' && this.table.seq === seq && this.table.state === 'playing')
          this.cancelWindows = this.table.house.time.after(AGAIN_MS, () => this.endWindows())
      })
    }
  }

  /** A pass tells nothing by coming early: it waits for the end of its window, whoever gives it. */
  isTooEarly({ match, aside, status, settings }: Position, seat: string, wish: Wish, now: number): boolean {
    if (!('move' in wish) || wish.seq !== this.table.seq || status !== 'playing') return false
    const window = reactionWindows(match.game, match.state).find(one => one.seat === seat)
    if (!window || !(window.fixed || looksAtHand(this.table.ordersOf(seat), window.pass))) return false
    if (!isPass(match.game, window, wish.move)) return false
    return now < windowsEnd(match, aside, settings, this.table.house.outages)
  }
}
