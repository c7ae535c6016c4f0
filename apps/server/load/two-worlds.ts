/** Two worlds over every channel of the server: live, resume, past, log, errors, lists, for seats and spectators. */
import { chanceFor, type Entry, formatPublicLog, type GameTypes, SPECTATOR } from '@siegeworks/kernel'
import { CreateTable } from '@siegeworks/protocol'
import * as v from 'valibot'
import { readConfig } from '../src/config.ts'
import { logAt } from '../src/log.ts'
import type { Onlooker } from '../src/match/audience.ts'
import { type AnyGame, gamesOf } from '../src/match/games.ts'
import type { House } from '../src/match/house.ts'
import { pastOf } from '../src/match/past.ts'
import { receiptsWith } from '../src/match/receipts.ts'
import { StoreWatch } from '../src/match/store-watch.ts'
import type { Table } from '../src/match/table.ts'
import { Tables } from '../src/match/tables.ts'
import { makeMetrics } from '../src/metrics.ts'
import { newGuest } from '../src/people/people.ts'
import { openMemory } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { type TwinOptions, twinGame } from './twin-game.ts'

export interface WorldsReport {
  readonly pairs: number
  readonly bytes: number
  readonly differences: readonly string[]
}

export interface WorldsOptions {
  readonly game: AnyGame
  readonly inner: readonly object[]
  readonly pairs: number
  readonly mostMoves: number
  readonly from?: number
  readonly at?: (done: number) => void
}

const NOW = 1_700_000_000_000

const houseFor = (game: AnyGame): House => ({
  config: readConfig({ MAX_TABLES_PER_PERSON: '10000000' }),
  store: storeOver(openMemory()),
  games: gamesOf([twinGame(game)]),
  time: { now: () => NOW, after: () => () => {} },
  receipts: receiptsWith('receipt-key-of-the-proof'),
  log: logAt('silent'),
  metrics: makeMetrics(),
  outages: [],
  beat: () => {},
  watch: new StoreWatch(logAt('silent')),
  tell: () => {},
  pause: () => 0,
})

export const compareWorlds = async ({
  game,
  inner,
  pairs,
  mostMoves,
  from = 0,
  at,
}: WorldsOptions): Promise<WorldsReport> => {
  const differences: string[] = []
  let bytes = 0
  let house = houseFor(game)
  for (let done = 0; done < pairs; done++) {
    // A fresh store now and then: nothing is gained by keeping thousands of finished pairs.
    if (done % 500 === 499) house = houseFor(game)
    const n = from + done
    const chance = chanceFor('worlds', n)
    const options = inner[chance.pick('options', inner.length)]!
    const viewers = [...game.seats(options), SPECTATOR]
    const viewer = viewers[chance.pick('viewer', viewers.length)]!
    const moves = chance.pick('moves', mostMoves)
    const shared = { inner: options, n, viewer, moves }
    const one = await channels(house, game, { ...shared, world: 'this' })
    const other = await channels(house, game, { ...shared, world: 'other' })
    if (one.length !== other.length)
      differences.push(`pair ${n}, ${viewer}: ${one.length} texts in one world, ${other.length} in the other`)
    const length = Math.min(one.length, other.length)
    for (let i = 0; i < length; i++) {
      bytes += one[i]!.length
      if (one[i] !== other[i]) {
        differences.push(`pair ${n}, ${viewer}: ${around(one[i]!, other[i]!)}`)
        break
      }
    }
    if (differences.length > 20) break
    at?.(done + 1)
  }
  return { pairs, bytes, differences }
}

const around = (a: string, b: string): string => {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 60), i + 60)} | …${b.slice(Math.max(0, i - 60), i + 60)}`
}

/** Everything this viewer can get out of the server, text by text, until something is shown by right. */
const channels = async (house: House, game: AnyGame, options: TwinOptions): Promise<readonly string[]> => {
  const tables = new Tables(house)
  const { viewer } = options
  const me = await newGuest(house, 'Viewer', 'en')
  const them = await newGuest(house, 'Others', 'en')
  const seats = game
    .seats(options.inner)
    .map(seat => ({ seat, taker: seat === viewer ? ('open' as const) : ('me' as const) }))
  const plan = v.parse(CreateTable, {
    game: `${game.id}-twin`,
    options,
    seats,
    settings: { undo: 'consent' },
    nonce: '00'.repeat(16),
  })
  const table = await tables.create(them.id, plan)
  if (viewer !== SPECTATOR) await tables.sit(table, me.id, { seat: viewer, nonce: '11'.repeat(16) })
  const mask = maskFor(table, [me.id, them.id])
  const heard: string[] = []
  const onlooker: Onlooker = {
    person: me.id,
    update: text => heard.push(mask(text)),
    tell: text => heard.push(mask(text)),
    unseated: () => {},
  }
  await resumed(house, tables, table, viewer, me.id, text => heard.push(mask(text)))
  await refusals(house, table, viewer, text => heard.push(mask(text)))
  table.join(viewer, onlooker)
  await live(table, viewer, options.n, text => heard.push(mask(text)))
  return heard
}

/** Ids, hashes, receipts and times are of fixed length and drawn at random: they are covered, their length is not. */
const maskFor = (table: Table, people: readonly string[]): ((text: string) => string) => {
  const ids = new RegExp([table.id, ...people, table.row.invite].map(id => id.replace(/[-_]/g, '[-_]')).join('|'), 'g')
  return text => text.replace(ids, id => 'i'.repeat(id.length)).replace(/[0-9a-f]{32,}/g, hex => 'h'.repeat(hex.length))
}

const resumed = async (
  house: House,
  tables: Tables,
  table: Table,
  viewer: string,
  person: string,
  hear: (text: string) => void,
): Promise<void> => {
  hear(JSON.stringify(table.sheetOrNone(viewer)))
  hear(JSON.stringify(table.entriesSince(viewer, -1)))
  hear(JSON.stringify(table.info(person)))
  hear(JSON.stringify(await pastOf(house, table, viewer, 0, 100)))
  const row = (await house.store.matches.row(table.id))!
  hear(JSON.stringify(await tables.infoOfRow(row, person)))
  const entries = (await house.store.matches.events(table.id, 0)).map(
    event => JSON.parse(event.body) as Entry<GameTypes>,
  )
  hear(formatPublicLog({ header: JSON.parse(row.header!).header, entries }))
}

/** Wishes that are refused, among them every move of this position that this viewer does not have. */
const refusals = async (house: House, table: Table, viewer: string, hear: (text: string) => void): Promise<void> => {
  if (viewer === SPECTATOR) return
  const sheet = table.sheetOrNone(viewer)
  const mine = new Set(sheet.legal.map(({ text }) => text))
  // Taken from what this viewer may know, so that both worlds are asked the same.
  const texts = ['pass', 'yield', 'draw', 'attack c1', 'attack c7', 'block c2', 'hide c3', 'end', 'x'.repeat(40)]
  let n = 0
  for (const move of texts.filter(text => !mine.has(text)))
    await new Promise<void>(done =>
      table.submit(viewer, { kind: 'command', match: table.id, cmdId: `wrong-${n++}`, seq: sheet.seq, move }, reply => {
        hear(JSON.stringify(reply))
        done()
      }),
    )
  for (const wish of [
    { kind: 'undo' },
    { kind: 'unpause' },
    { kind: 'claim' },
    { kind: 'answer', what: 'draw', yes: true },
  ] as const)
    await new Promise<void>(done =>
      table.submit(viewer, { ...wish, match: table.id, cmdId: `wish-${n++}-${house.config.port}` }, reply => {
        hear(JSON.stringify(reply))
        done()
      }),
    )
}

/** The viewer's own moves, as long as nothing is rolled, drawn or shown by them. */
const live = async (table: Table, viewer: string, n: number, hear: (text: string) => void): Promise<void> => {
  for (let i = 0; i < 3; i++) {
    const sheet = table.sheet(viewer)
    if (!sheet || sheet.legal.length === 0) return
    const move = sheet.legal[chanceFor(`live/${n}`, i).pick('m', sheet.legal.length)]!.text
    if (table.wouldShow(viewer, move)) return
    await new Promise<void>(done =>
      table.submit(viewer, { kind: 'command', match: table.id, cmdId: `live-000${i}`, seq: sheet.seq, move }, reply => {
        hear(JSON.stringify(reply))
        done()
      }),
    )
    await table.settled()
    hear(JSON.stringify(table.sheetOrNone(viewer)))
  }
}
