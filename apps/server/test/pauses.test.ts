/** Reaction windows: whether one opens, how long it lasts and what the others are sent of it never depends on a hand. */
import { assert, chanceFor, ok, SPECTATOR } from '@siegeworks/kernel'
import { CreateTable, type Refused } from '@siegeworks/protocol'
import { siegestorm } from '@siegeworks/siegestorm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { card, dmg, NEGATE } from '../../../packages/siegestorm/test/table.ts'
import { readConfig } from '../src/config.ts'
import { logAt } from '../src/log.ts'
import type { Question } from '../src/match/bot-brain.ts'
import { botDesk } from '../src/match/bot-desk.ts'
import { type AnyGame, gamesOf } from '../src/match/games.ts'
import type { House } from '../src/match/house.ts'
import type { Wish } from '../src/match/judge.ts'
import { receiptsWith } from '../src/match/receipts.ts'
import { StoreWatch } from '../src/match/store-watch.ts'
import { Sweeps } from '../src/match/sweeps.ts'
import type { Table } from '../src/match/table.ts'
import { Tables } from '../src/match/tables.ts'
import { makeMetrics } from '../src/metrics.ts'
import { newGuest } from '../src/people/people.ts'
import { openMemory } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { timeByHand } from './time-by-hand.ts'

const DRAWN_MS = 700
const ACTOR = 'north'
const REACTOR = 'south'

/** South may answer with this card, or with nothing. */
const HANDS = { able: card('no', { id: 'h2', action: NEGATE }), unable: { card: 'filler', id: 'h2' } } as const
type Hand = keyof typeof HANDS

/** North has played a card that may be answered: the match begins with its window. */
const windowOpen = (options: object): object => {
  const { hand, ...terms } = options as { readonly hand: Hand }
  const parsed = siegestorm.parseOptions(terms)
  assert(parsed.ok, 'options')
  const north = { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], resources: 9 }
  const position = { north, south: { hand: [HANDS[hand]], resources: 9 } }
  const read = siegestorm.parsePosition(position, parsed.value, chanceFor('pauses', 0))
  assert(read.ok, 'position')
  return read.value
}

const dealt: AnyGame = {
  ...(siegestorm as unknown as AnyGame),
  id: 'dealt',
  parseOptions: input => ok(input as object),
  dataOf: () => ({}),
  seats: () => [ACTOR, REACTOR],
  setup: options => [{ kind: 'dealt', state: windowOpen(options) } as { readonly kind: string }],
  evolve: (state, event) =>
    'state' in event && event.kind === 'dealt'
      ? (event.state as object)
      : (siegestorm as unknown as AnyGame).evolve(state, event),
  seen: (event, viewer, before) =>
    event.kind === 'dealt' ? undefined : (siegestorm as unknown as AnyGame).seen(event, viewer, before),
}

interface Setting {
  readonly reactions?: string
  readonly settings?: object
  /** How the one who may react is played, where it is a bot: the thought, and how long it takes. */
  readonly bot?: (question: Question) => { readonly move: string; readonly ms: number }
  /** What the one who may react has answered in advance. */
  readonly orders?: readonly object[]
}

const tableWith = async (hand: Hand, { reactions = 'fixed-pause', settings = {}, bot, orders = [] }: Setting = {}) => {
  const time = timeByHand(1_800_000_000_000)
  const house: House = {
    config: readConfig({}),
    store: storeOver(openMemory()),
    games: gamesOf([{ game: dealt, openOptions: ['reactions'], allied: () => false, bots: ['thinker'] }]),
    time,
    receipts: receiptsWith('receipt-key-of-the-pauses'),
    log: logAt('silent'),
    metrics: makeMetrics(),
    outages: [],
    beat: () => {},
    watch: new StoreWatch(logAt('silent')),
    tell: () => {},
    pause: () => DRAWN_MS,
  }
  const tables = new Tables(house)
  const desk = botDesk(tables, {
    think: question => {
      const { move, ms } = bot!(question)
      return new Promise(done => time.after(ms, () => done(move)))
    },
    stop: async () => {},
  })
  tables.onStep = table => desk.look(table)
  const me = await newGuest(house, 'Actor', 'en')
  const them = await newGuest(house, 'Reactor', 'en')
  const seats = [
    { seat: ACTOR, taker: 'open' },
    bot ? { seat: REACTOR, taker: 'bot', bot: 'thinker' } : { seat: REACTOR, taker: 'me' },
  ]
  const plan = v.parse(CreateTable, { game: 'dealt', options: { reactions, hand }, seats, settings })
  const table = await tables.create(them.id, plan)
  await tables.sit(table, me.id, { seat: ACTOR })
  const ordered = { kind: 'standing-orders', match: table.id, cmdId: 'orders', orders } as Wish
  await new Promise(done => table.submit(REACTOR, ordered, done))
  const heard: string[] = []
  const began = time.now()
  const hear = (text: string): void => {
    heard.push(`${time.now() - began} ${text.replaceAll(table.id, 'ID')}`)
  }
  for (const viewer of [ACTOR, SPECTATOR]) {
    hear(JSON.stringify(table.sheet(viewer)))
    table.join(viewer, { person: me.id, update: hear, tell: hear, unseated: () => {} })
  }
  let n = 0
  const send = (seat: string, wish: object): { reply?: { readonly kind: string; readonly at: number } } => {
    const sent: { reply?: { readonly kind: string; readonly at: number } } = {}
    table.submit(seat, { match: table.id, cmdId: `c-${n++}`, ...wish } as Wish, reply => {
      sent.reply = { kind: (reply as Refused).code ?? reply.kind, at: time.now() - began }
    })
    return sent
  }
  const play = (seat: string, move: string) => send(seat, { kind: 'command', seq: table.seq, move })
  const run = (ms: number): Promise<void> => time.run(ms, () => table.settled())
  return { table, tables, house, time, heard, send, play, run }
}
type At = Awaited<ReturnType<typeof tableWith>>

/** North plays; then whoever may react does as told; everything north and a spectator get, with its time. */
const watched = async (hand: Hand, setting: Setting, conduct: (at: At) => Promise<void> = async () => {}) => {
  const at = await tableWith(hand, setting)
  at.play(ACTOR, 'play h1 action')
  await at.run(0)
  await conduct(at)
  await at.run(30_000)
  return at.heard
}

const passAfter =
  (ms: number) =>
  async ({ play, run }: At): Promise<void> => {
    await run(ms)
    play(REACTOR, 'pass')
  }
const PASS = { play: 'pass', unless: [] }
const UNLESS_I_CAN = { play: 'pass', unless: ['play'] }

test('SS-CHAIN-2 a fixed pause lasts the same whatever is held and whoever passes it: by hand, in advance, as a bot, not at all', async () => {
  const bots = [5, 4000, 9000].map(ms => ({ bot: () => ({ move: 'pass', ms }) }))
  const worlds = (['able', 'unable'] as const).flatMap(hand => [
    watched(hand, {}),
    watched(hand, {}, passAfter(0)),
    watched(hand, {}, passAfter(5999)),
    watched(hand, { orders: [PASS] }),
    watched(hand, { orders: [UNLESS_I_CAN] }),
  ])
  const [first, ...others] = await Promise.all(worlds)
  expect(first!.map(line => line.split(' ')[0])).toEqual(['0', '0', '0', '0', '6001', '6001'])
  for (const other of others) expect(other).toEqual(first)
  const played = await Promise.all(bots.flatMap(bot => [watched('able', bot), watched('unable', bot)]))
  for (const other of played.slice(1)) expect(other).toEqual(played[0])
  expect(played[0]!.map(line => line.split(' ')[0])).toEqual(first!.map(line => line.split(' ')[0]))
})

test('SS-CHAIN-2 who passes a fixed pause early is answered at its end, and may still play until then', async () => {
  const at = await tableWith('able', { settings: { reactionSeconds: 3 } })
  at.play(ACTOR, 'play h1 action')
  await at.run(0)
  expect(at.table.sheet(ACTOR)!.pause).toMatchObject({ seats: [REACTOR], until: at.time.now() + 3000 })
  const passed = at.play(REACTOR, 'pass')
  await at.run(2000)
  expect(passed.reply).toBeUndefined()
  const played = at.play(REACTOR, 'play h2 action')
  await at.run(0)
  expect(played.reply).toEqual({ kind: 'ack', at: 2000 })
  expect(passed.reply).toEqual({ kind: 'stale', at: 2000 })
  // The reaction may be answered in its turn, and its window has its own time.
  expect(at.table.sheet(SPECTATOR)!.pause).toMatchObject({ seats: [ACTOR], until: at.time.now() + 3000 })
  const again = await tableWith('unable')
  again.play(ACTOR, 'play h1 action')
  await again.run(0)
  const kept = again.play(REACTOR, 'pass')
  await again.run(6001)
  expect(kept.reply).toEqual({ kind: 'ack', at: 6001 })
})

test('SS-CHAIN-2 “pass unless I can play” passes at the moment at which one who is asked is seen to pass', async () => {
  const always = { reactions: 'always-ask' }
  const unless = { ...always, orders: [UNLESS_I_CAN] }
  const cannot = await watched('unable', unless)
  const asked = await watched('able', unless, passAfter(2500))
  expect(asked).toEqual(cannot)
  expect(cannot.at(-1)!.split(' ')[0]).toBe('6001')
  // An order that never asks waits as long as any answer of the house.
  const sure = { ...always, orders: [PASS] }
  const [one, other] = await Promise.all([watched('able', sure), watched('unable', sure)])
  expect(one).toEqual(other)
  expect(one!.at(-1)!.split(' ')[0]).toBe(String(DRAWN_MS))
  // Without orders nobody answers for a person.
  expect(await watched('unable', always)).toHaveLength(4)
})

test('a bot answers at a moment drawn beforehand, however long the thought took', async () => {
  const thinking = (ms: number) => watched('unable', { reactions: 'always-ask', bot: () => ({ move: 'pass', ms }) })
  const quick = await thinking(3)
  expect(await thinking(DRAWN_MS - 1)).toEqual(quick)
  expect((await thinking(DRAWN_MS + 1)).at(-1)!.split(' ')[0]).toBe(String(2 * DRAWN_MS))
})

test('no clock runs in a fixed pause; a pause by agreement gives the window anew, a server that was away its rest', async () => {
  const clock = { kind: 'live', startSeconds: 10, addSeconds: 0 }
  const at = await tableWith('unable', { settings: { clock, reactionSeconds: 30 } })
  at.play(ACTOR, 'play h1 action')
  await at.run(20_000)
  expect(at.table.sheet(ACTOR)).toMatchObject({ status: 'playing', toAct: [REACTOR] })
  expect(at.table.sheet(ACTOR)!.clocks).toMatchObject({ left: { [REACTOR]: 10_000 }, running: [] })
  at.send(ACTOR, { kind: 'ask-pause' })
  at.send(REACTOR, { kind: 'answer', what: 'pause', yes: true })
  await at.run(60_000)
  expect(at.table.sheet(ACTOR)).toMatchObject({ status: 'paused', toAct: [REACTOR] })
  expect(at.table.sheet(ACTOR)!.pause).toBeUndefined()
  at.send(ACTOR, { kind: 'unpause' })
  await at.run(29_999)
  expect(at.table.toAct()).toEqual([REACTOR])
  at.table.close()
  const outage = { from: at.time.now(), to: at.time.now() + 50_000 }
  at.time.set(outage.to)
  const later = new Tables({ ...at.house, outages: [outage] })
  await new Sweeps(later).flags()
  const found: Table = await later.get(at.table.id)
  expect(found.toAct()).toEqual([REACTOR])
  await at.time.run(2, () => found.settled())
  expect(found.toAct()).toEqual([ACTOR])
})
