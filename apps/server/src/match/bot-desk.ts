/** Plays for seats that have no person's hand on them now: bots, and answers given in advance. Through the same mailbox. */
import type { StandingOrder } from '@siegeworks/protocol'
import { errorFacts } from '../log.ts'
import { newSecret, newToken } from '../random.ts'
import { anyMove } from './bot-brain.ts'
import type { BotThread } from './bot-thread.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

export interface BotDesk {
  /** Looks at a table after each step. */
  look(table: Table): void
}

export const botDesk = (tables: Tables, thread: BotThread): BotDesk => {
  const { time, pause, config, metrics, log } = tables.house
  /** Seats somebody is already thinking for, with the place they think about. */
  const thinking = new Map<string, number>()

  const play = async (table: Table, seat: string, bot: string): Promise<void> => {
    const sheet = table.sheet(seat)
    if (!sheet || sheet.legal.length === 0) return
    const seed = newToken()
    const question = {
      game: table.title,
      bot,
      seat,
      view: sheet.view,
      world: table.worldFor(seat, seed),
      legal: sheet.legal,
      seed,
      timeMs: config.botSeconds * 1000,
    }
    const thought = await thread.think(question)
    const good = thought !== undefined && sheet.legal.some(legal => legal.text === thought)
    metrics.botMoves.inc({ result: good ? 'ok' : 'failed' })
    // A bot that fails does not hold up the game: any legal move is made in its place.
    const move = good ? thought : anyMove(question)
    await new Promise<void>(done =>
      table.submit(
        seat,
        { kind: 'house-move', cmdId: `bot-${sheet.seq}-${newToken().slice(0, 8)}`, seq: sheet.seq, move },
        () => done(),
      ),
    )
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

  const act = (table: Table, seat: string, work: () => Promise<void>): void => {
    const key = `${table.id}/${seat}`
    if (thinking.get(key) === table.seq) return
    thinking.set(key, table.seq)
    // The wait is drawn before anything is looked at, so that its length tells nothing about the hand.
    time.after(pause(), () => {
      work()
        .then(() => {
          thinking.delete(key)
          if (table.toAct().includes(seat)) desk.look(table)
        })
        .catch(error => {
          thinking.delete(key)
          failed(table, error)
        })
    })
  }

  const lookAt = (table: Table): void => {
    for (const seat of table.toAct()) {
      const bot = table.botAt(seat)
      if (bot !== undefined) act(table, seat, () => play(table, seat, bot))
      else if (table.hasOrderFor(seat, applies)) act(table, seat, () => follow(table, seat))
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
