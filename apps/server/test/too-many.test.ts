/** How many tables somebody may have open, and what becomes of those that wait for nobody. */
import { expect, test } from 'vitest'
import { Sweeps } from '../src/match/sweeps.ts'
import { realTime, type Time } from '../src/match/time.ts'
import { arrive, guest } from './client.ts'
import { openInMemory } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const DAY = 86_400_000
const mine = { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] }

test('so many tables and no more, whether made, joined, met in haste or played again, also when asked for all at once', async () => {
  const server = await openInMemory({ MAX_TABLES_PER_PERSON: '3' })
  const ann = await guest(server.url, 'Ann')
  const hosts = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map(name => guest(server.url, name)))
  const open = await Promise.all(
    hosts.map(async host => (await host.post('/api/tables', mine)).body.table.id as string),
  )
  const answers = await Promise.all(open.map(id => ann.post(`/api/tables/${id}/sit`)))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'sat' : body.error.code)).toSorted()
  expect(codes).toEqual(['sat', 'sat', 'sat', 'too-many-tables', 'too-many-tables'])
  expect(answers.filter(({ status }) => status === 429).length).toBe(2)
  expect((await ann.post('/api/tables', mine)).body.error.code).toBe('too-many-tables')
  expect((await ann.post('/api/quick', { game: 'skirmish' })).body.error.code).toBe('too-many-tables')
  // One is over: there is room for its rematch and for nothing else.
  const played = open[answers.findIndex(({ status }) => status === 200)]!
  const hand = await arrive(server.url, ann)
  await hand.ask({ kind: 'resign', match: played })
  expect((await ann.post(`/api/tables/${played}/rematch`)).status).toBe(200)
  expect((await ann.post('/api/tables', mine)).body.error.code).toBe('too-many-tables')
  const eager = await guest(server.url, 'Eager')
  const made = await Promise.all(Array.from({ length: 9 }, () => eager.post('/api/tables', mine)))
  expect(made.filter(({ status }) => status === 200).length).toBe(3)
  await server.stop()
})

test('who waits in haste is found a place once: asked again at the limit, it is the same table', async () => {
  const server = await openInMemory({ MAX_TABLES_PER_PERSON: '1' })
  const ann = await guest(server.url, 'Ann')
  const ask = async () => (await ann.post('/api/quick', { game: 'skirmish' })).body.table.id
  expect(await ask()).toBe(await ask())
  await server.stop()
})

test('a table of one’s own without a seat is found again among one’s games, to be closed', async () => {
  const server = await openInMemory()
  const ann = await guest(server.url, 'Ann')
  const { id } = (await ann.post('/api/tables', mine)).body.table
  await ann.post(`/api/tables/${id}/stand`)
  const { games } = (await ann.get('/api/my-games')).body
  expect(games.map((one: { table: { id: string }; mySeats: string[] }) => [one.table.id, one.mySeats])).toEqual([
    [id, []],
  ])
  await ann.ask('DELETE', '/api/me')
  const ben = await guest(server.url, 'Ben')
  expect((await ben.get(`/api/tables/${id}`)).body.error.code).toBe('no-such-match')
  await server.stop()
})

test('a waiting table nobody touches or looks at goes away after the days that are set; any other stays', async () => {
  const real = realTime()
  let ahead = 0
  const time: Time = { ...real, now: () => real.now() + ahead }
  const server = await openInMemory({ WAITING_DAYS: '3', SESSION_DAYS: '300' }, { time })
  const ann = await guest(server.url, 'Ann')
  const ben = await guest(server.url, 'Ben')
  const made = async () => (await ann.post('/api/tables', { ...mine, seats: [] })).body.table.id as string
  const [left, touched, watched] = [await made(), await made(), await made()]
  const page = await arrive(server.url, ben)
  await page.join(watched!)
  const status = async (id: string) => (await ann.get(`/api/tables/${id}`)).status
  ahead = 2 * DAY
  await ben.post(`/api/tables/${touched}/sit`)
  await new Sweeps(server.tables).waiting()
  expect(await Promise.all([left, touched, watched].map(status))).toEqual([200, 200, 200])
  ahead = 4 * DAY
  await new Sweeps(server.tables).waiting()
  expect(await Promise.all([left, touched, watched].map(status))).toEqual([404, 200, 200])
  ahead = 6 * DAY
  page.close()
  await expect.poll(() => server.tables.find(watched!).then(table => table?.people().size)).toBe(0)
  await new Sweeps(server.tables).waiting()
  expect(await Promise.all([touched, watched].map(status))).toEqual([404, 404])
  await server.stop()
})

test('who asks for a quick match with a deck that is none leaves no empty table behind', async () => {
  const withDeck = (options: unknown, _seats: readonly string[], _seat: string, deck: unknown): unknown =>
    deck === 'none' ? { hand: 99 } : options
  const server = await openInMemory({}, { games: [{ ...SKIRMISH, withDeck }] })
  const ann = await guest(server.url, 'Ann')
  const asked = await ann.post('/api/quick', { game: 'skirmish', deck: 'none' })
  expect(asked.body.error.code).toBe('bad-options')
  expect((await ann.get('/api/tables')).body.tables).toEqual([])
  expect((await ann.post('/api/quick', { game: 'skirmish', deck: 'one' })).body.table.seats[0].taker).toBe('person')
  await server.stop()
})
