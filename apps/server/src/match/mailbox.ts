/** The queue of one match: one wish at a time, and nothing else of this match in between. */
import type { Wish } from './judge.ts'
import type { Reply } from './replies.ts'

export interface Waiting {
  readonly seat: string
  readonly wish: Wish
  since: number
  readonly answer: (reply: Reply) => void
}

const MAX_WAITING = 256

export class Mailbox {
  /** Looks at a wish until it is answered or held. */
  private readonly handle: (waiting: Waiting) => Promise<void>
  private readonly queue: Waiting[] = []
  /** Answers that came before the end of a window and are not to be seen before it. */
  private readonly held: Waiting[] = []
  private busy: Promise<void> | undefined
  private chores: Promise<unknown> = Promise.resolve()

  constructor(handle: (waiting: Waiting) => Promise<void>) {
    this.handle = handle
  }

  get isEmpty(): boolean {
    return this.queue.length === 0 && this.held.length === 0 && this.busy === undefined
  }

  get isFull(): boolean {
    return this.queue.length >= MAX_WAITING
  }

  get isHolding(): boolean {
    return this.held.length > 0
  }

  put(seat: string, wish: Wish, answer: (reply: Reply) => void): void {
    this.queue.push({ seat, wish, since: performance.now(), answer })
    this.busy ??= this.work()
  }

  hold(waiting: Waiting): void {
    this.held.push(waiting)
  }

  holds(seat: string): boolean {
    return this.held.some(one => one.seat === seat)
  }

  /** What was held is judged now, after whatever is asked already. */
  release(): void {
    const released = this.held.splice(0)
    for (const waiting of released) waiting.since = performance.now()
    this.queue.push(...released)
    if (released.length > 0) this.busy ??= this.work()
  }

  /** All that was asked has been answered. */
  async settled(): Promise<void> {
    while (this.busy) await this.busy
    await this.chores
  }

  /** Runs something about the seats between two wishes. */
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
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.handle(next)
    this.busy = undefined
  }
}
