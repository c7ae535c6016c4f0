/** Plays for seats that have no person's hand on them now: bots, and answers given in advance. Through the same mailbox. */
import type { StandingOrder } from '@siegeworks/protocol'
import { errorFacts } from '../log.ts'
import { newSecret, newToken } from '../random.ts'
import { anyMove } from './bot-brain.ts'
import type { BotThread } from './bot-thread.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'
import type { Time } from './time.ts'

export interface BotDesk {
  /** Looks at a table after each step. */
  look(table: Table): void
}

/** Even at the end of a pause a bot gets a moment. */
const MIN_THOUGHT_MS = 100

/** Waits until a whole number of `ms` has passed since it was made. */
const drawnTick = (time: Time, ms: number): (() => Promise<void>) => {
  const start = time.now()
  return () => {
    const gone = time.now() - start
    const wait = ms > 0 ? Math.max(1, Math.ceil(gone / ms)) * ms - gone : 0
    return new Promise(done => time.after(wait, done))
  }
}

export const botDesk = (tables: Tables, thread: BotThread): BotDesk => {
  const { time, pause, config, metrics, log, watch } = tables.house
  /** Seats somebody is already thinking for, with the place they think about. */
  const thinking = new Map<string, number>()

  /** What the bot plays, thought out now and made when it is time. */
  const play = async (table: Table, seat: string, bot: string): Promise<() => Promise<void>> => {
    const sheet = table.sheet(seat)
    if (!sheet || sheet.legal.length === 0) return async () => {}
    const seed = newToken()
    const question = {
      game: table.title,
      bot,
      seat,
      view: sheet.view,
      world: table.worldFor(seat, seed),
      legal: sheet.legal,
      seed,
      timeMs: thinkingTime(table),
    }
    const began = performance.now()
    const thought = await thread.think(question)
    const took = performance.now() - began
    const good = thought !== undefined && sheet.legal.some(legal => legal.text === thought)
    const result = good ? 'ok' : took >= question.timeMs ? 'late' : 'failed'
    metrics.botMoves.inc({ result })
    metrics.botSeconds.observe(took / 1000)
    if (!good) log.warn('a bot gave no move', { match: table.id, bot, result, ms: Math.round(took) })
    // A bot that fails does not hold up the game: any legal move is made in its place.
    const move = good ? thought : anyMove(question)
    const cmdId = `bot-${sheet.seq}-${newToken().slice(0, 8)}`
    return () =>
      new Promise<void>(done => table.submit(seat, { kind: 'house-move', cmdId, seq: sheet.seq, move }, () => done()))
  }

  /** Where a pause ends the window, a thought has to be over well before. */
  const thinkingTime = ({ pause }: Table): number => {
    const most = config.botSeconds * 1000
    return pause ? Math.max(MIN_THOUGHT_MS, Math.min(most, (pause.until - time.now()) / 2)) : most
  }

  const follow = async (table: Table, seat: string): Promise<void> => {
    const sheet = table.sheet(seat)
    if (!sheet) return
    const orders = table.ordersOf(seat)
    const index = orders.findIndex(order =>
      applies(
        order,
        sheet.legal.map(legal => legal.text),
      ),
    )
    const order = orders[index]
    if (!order) return
    const wish = {
      kind: 'order',
      // Of the form a page makes: whether it was chosen now or in advance is not to be read off the log.
      cmdId: `w-${newSecret().slice(0, 20)}`,
      seq: sheet.seq,
      move: order.play,
      index,
    } as const
    await new Promise<void>(done => table.submit(seat, wish, () => done()))
    table.tellSeat(seat)
  }

  /** Rules that fail here would fail again at once: this seat waits for the next step, the house goes on. */
  const failed = (table: Table, error: unknown): void =>
    log.error('a seat could not be played for', { match: table.id, seq: table.seq, ...errorFacts(error) })

  const act = (table: Table, seat: string, think: () => Promise<() => Promise<void>>): void => {
    const key = `${table.id}/${seat}`
    if (thinking.get(key) === table.seq) return
    thinking.set(key, table.seq)
    answerFor(think, drawnTick(time, pause()))
      .then(() => {
        thinking.delete(key)
        if (table.toAct().includes(seat)) desk.look(table)
      })
      .catch(error => {
        thinking.delete(key)
        failed(table, error)
      })
  }

  /** The thought takes as long as the hand asks for; the answer comes at a tick drawn without looking at it. */
  const answerFor = async (think: () => Promise<() => Promise<void>>, tick: () => Promise<void>): Promise<void> => {
    const answer = await think()
    await tick()
    await answer()
  }

  const lookAt = (table: Table): void => {
    // Nothing they choose can be kept: they are looked at again when the store is back.
    if (watch.isAway) return
    for (const seat of table.toAct()) {
      const bot = table.botAt(seat)
      if (bot !== undefined) act(table, seat, () => play(table, seat, bot))
      else if (table.hasOrderFor(seat, applies)) act(table, seat, async () => () => follow(table, seat))
    }
  }

  const desk: BotDesk = {
    look: table => {
      try {
        lookAt(table)
      } catch (error) {
        failed(table, error)
      }
    },
  }
  return desk
}

const applies = (order: StandingOrder, legal: readonly string[]): boolean =>
  legal.includes(order.play) && !order.unless.some(start => legal.some(text => text.startsWith(start)))
