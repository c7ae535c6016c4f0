/** Every wish sent up to five times, late, out of order and across restarts: it happens once, and is confirmed in the same words. */
import { type Entry, type GameTypes, type Log, verify } from '@siegeworks/kernel'
import { skirmish } from '@siegeworks/kernel/skirmish'
import type { Ack, Refused } from '@siegeworks/protocol'
import type { Wish } from '../src/match/judge.ts'
import { sha256 } from '../src/match/receipts.ts'
import { Tables } from '../src/match/tables.ts'
import { guest } from '../test/client.ts'
import { openInMemory } from '../test/open-server.ts'
import { diceFrom } from './dice.ts'

export interface OnceReport {
  readonly sent: number
  readonly wishes: number
  readonly acks: number
  readonly restarts: number
  readonly matches: number
  readonly faults: readonly string[]
}

interface Letter {
  readonly seat: string
  readonly wish: Wish
}

const SEATS = ['raider', 'warden'] as const
const RESTART_EVERY = 150
const MATCH_WISHES = 300

export const sendAgainAndAgain = async (
  sent: number,
  seed: string,
  at: (done: number) => void = () => {},
): Promise<OnceReport> => {
  const server = await openInMemory()
  const dice = diceFrom(seed)
  const faults: string[] = []
  const counts = { sent: 0, wishes: 0, acks: 0, restarts: 0, matches: 0 }
  let tables = new Tables(server.tables.house)
  try {
    const ann = await guest(server.url, 'Ann')
    while (counts.sent < sent) {
      counts.matches++
      const seats = SEATS.map(seat => ({ seat, taker: 'me' }))
      const { id } = (await ann.post('/api/tables', { game: 'skirmish', seats })).body.table
      const answers = new Map<string, string>()
      const late: Letter[] = []
      for (let n = 0; n < MATCH_WISHES && counts.sent < sent; n++) {
        const table = await tables.get(id)
        const seat = SEATS[dice(2)]!
        const wish = wishOf(dice, id, seat, `wish-${n}-${seat}`, table.seq, table.sheet(seat)?.legal ?? [])
        counts.wishes++
        for (let copies = 1 + dice(5); copies > 0; copies--) late.splice(dice(late.length + 1), 0, { seat, wish })
        // Some of what is under way arrives now, together; the rest waits for its luck.
        const arrived = late.splice(0, dice(late.length + 1))
        await Promise.all(arrived.map(letter => deliver(letter)))
        if (dice(RESTART_EVERY) === 0) {
          // What was asked of the old house is written or not; its answers reach nobody.
          const [first] = late
          if (first) (await tables.get(id)).submit(first.seat, first.wish, () => {})
          tables = new Tables(server.tables.house)
          counts.restarts++
        }
      }
      await Promise.all(late.splice(0).map(letter => deliver(letter)))
      await audit(id, answers)
      at(counts.sent)

      async function deliver({ seat, wish }: Letter): Promise<void> {
        counts.sent++
        const table = await tables.get(id)
        const reply = await new Promise<Ack | Refused>(done => table.submit(seat, wish, done))
        const key = `${seat}/${wish.cmdId}`
        const text = JSON.stringify(reply)
        const before = answers.get(key)
        if (reply.kind === 'ack') counts.acks++
        if (reply.kind === 'ack' || before?.includes('"ack"')) {
          if (before !== undefined && before !== text && before.includes('"ack"'))
            faults.push(`${id} ${key}: ${before} and then ${text}`)
          answers.set(key, text)
        } else answers.set(key, before ?? text)
      }
    }
    return { ...counts, faults }
  } finally {
    await server.stop()
  }

  async function audit(id: string, answers: ReadonlyMap<string, string>): Promise<void> {
    const { matches } = server.store
    const row = await matches.row(id)
    const { header, sealed } = JSON.parse(row!.header!)
    const entries = (await matches.events(id, 0)).map(event => JSON.parse(event.body) as Entry<GameTypes>)
    const log: Log<GameTypes> = { header, sealed, hostSeed: (await matches.hostSeed(id))!, entries }
    if (!verify(skirmish as never, log as never, { sha256 }).ok) faults.push(`${id}: its log does not verify`)
    const places = new Map<string, number[]>()
    for (const { open } of entries) places.set(open.command, [...(places.get(open.command) ?? []), open.seq])
    for (const [command, all] of places) if (all.length > 1) faults.push(`${id}: ${command} happened at ${all}`)
    for (const [key, text] of answers) {
      const reply = JSON.parse(text) as Ack | Refused
      const place = places.get(key)?.[0]
      if (reply.kind === 'refused' && place !== undefined) faults.push(`${id}: ${key} was refused and happened`)
      if (reply.kind === 'ack' && place !== undefined && place !== reply.seq)
        faults.push(`${id}: ${key} was confirmed at ${reply.seq}, found at ${place}`)
    }
  }
}

const wishOf = (
  dice: (sides: number) => number,
  match: string,
  seat: string,
  cmdId: string,
  seq: number,
  legal: readonly { readonly text: string }[],
): Wish => {
  const said = { match, as: seat, cmdId }
  const place = Math.max(0, seq)
  if (legal.length > 0 && dice(4) > 0)
    return { kind: 'command', ...said, seq: place, move: legal[dice(legal.length)]!.text }
  switch (dice(5)) {
    case 0:
      return { kind: 'undo', ...said }
    case 1:
      return { kind: 'ask-pause', ...said }
    case 2:
      return { kind: 'unpause', ...said }
    case 3:
      return { kind: 'standing-orders', ...said, orders: [] }
    default:
      return { kind: 'command', ...said, seq: place, move: 'stance bold' }
  }
}
