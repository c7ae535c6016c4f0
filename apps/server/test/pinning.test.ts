import { parseLog } from '@siegeworks/kernel'
import { afterAll, expect, test } from 'vitest'
import { Sweeps } from '../src/match/sweeps.ts'
import type { Time } from '../src/match/time.ts'
import { openMemory } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { arrive, guest } from './client.ts'
import { openServer, type TestServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const opened: TestServer[] = []
afterAll(async () => {
  for (const server of opened) await server.stop()
})

const open = async (...args: Parameters<typeof openServer>): Promise<TestServer> => {
  const server = await openServer(...args)
  opened.push(server)
  return server
}

const hands = ['raider', 'warden'].map(seat => ({ seat, taker: 'me' }))

test('a match whose rules or data are not here is shown read-only, not broken', async () => {
  const sql = openMemory()
  const store = storeOver({ ...sql, close: async () => {} })
  const first = await open({}, { store })
  const ann = await guest(first.url, 'Ann')
  const { id } = (await ann.post('/api/tables', { game: 'skirmish', seats: hands })).body.table
  for (const changed of [
    { ...SKIRMISH, game: { ...SKIRMISH.game, rulesVersion: '2' } },
    { ...SKIRMISH, game: { ...SKIRMISH.game, dataOf: () => ({ cards: 'other cards' }) } },
  ]) {
    const later = await open({}, { store, games: [changed] })
    const seat = await arrive(later.url, ann)
    const sync = await seat.join(id, { as: 'raider' })
    expect(sync.sheet.status).toBe('read-only')
    const reply = await seat.ask({ kind: 'command', match: id, as: 'raider', seq: 0, move: 'stance bold' })
    expect(reply).toMatchObject({ kind: 'refused', code: 'read-only' })
    expect((await ann.ask('GET', `/games/${id}/log`)).status).toBe(200)
  }
  const { id: ended } = (await ann.post('/api/tables', { game: 'skirmish', seats: hands })).body.table
  const table = await first.tables.get(ended)
  await new Promise<void>(done =>
    table.submit('raider', { kind: 'resign', match: ended, cmdId: 'given-up' }, () => done()),
  )
  const after = await open({}, { store, games: [{ ...SKIRMISH, game: { ...SKIRMISH.game, rulesVersion: '2' } }] })
  expect((await ann.get(`/api/tables/${ended}`)).body.table.status).toBe('over')
  const log = parseLog((await (await fetch(`${after.url}/games/${ended}/log`)).text()) as string)
  expect(log.ok && log.value.kind, 'what has ended stays open to be verified').toBe('whole')
  const without = await open({}, { store, games: [] })
  const there = await guest(without.url, 'Ben')
  expect((await there.get(`/api/tables/${id}`)).body.table.status).toBe('read-only')
})

test('a flag falls by the server’s clock, also at a table nobody has open, and never for time the server was away', async () => {
  let now = 1_800_000_000_000
  const time: Time = {
    now: () => now,
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(ms, 1000))
      return () => clearTimeout(timer)
    },
  }
  const store = storeOver({ ...openMemory(), close: async () => {} })
  const first = await open({}, { store, time })
  const ann = await guest(first.url, 'Ann')
  const settings = { clock: { kind: 'live', startSeconds: 60, addSeconds: 0 } }
  const { id } = (await ann.post('/api/tables', { game: 'skirmish', settings, seats: hands })).body.table
  now += 30_000
  await first.stop()
  now += 3_600_000
  const later = await open({}, { store, time })
  await new Sweeps(later.tables).flags()
  const table = await later.tables.get(id)
  await table.settled()
  expect(table.state).toBe('playing')
  now += 29_000
  await new Sweeps(later.tables).flags()
  await table.settled()
  expect(table.state).toBe('playing')
  now += 2000
  table.flag()
  table.flag()
  await table.settled()
  expect(table.outcome()).toMatchObject({ reason: 'out-of-time' })
  expect((await store.matches.events(id, 0)).length, 'the second flag is the same flag').toBe(2)
})
