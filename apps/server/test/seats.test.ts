/** Seats are left, and with them goes the sight of what lies behind them. */
import type { Sync, TableChanged } from '@siegeworks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, guest, type Person, type Seat } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

let server: TestServer
let ann: Person
let ben: Person
let cleo: Person
beforeAll(async () => {
  const crowd = { ...SKIRMISH.game, id: 'crowd', seats: () => ['raider', 'warden', 'third'] }
  server = await openInMemory({}, { games: [SKIRMISH, { ...SKIRMISH, game: crowd }] })
  ann = await guest(server.url, 'Ann')
  ben = await guest(server.url, 'Ben')
  cleo = await guest(server.url, 'Cleo')
})
afterAll(() => server.stop())

const waiting = async (settings: object = {}, game = 'skirmish'): Promise<string> =>
  (await ann.post('/api/tables', { game, settings, seats: [{ seat: 'raider', taker: 'me' }] })).body.table.id

/** What this socket was sent of a match, whoever's sight it was. */
const sights = (seat: Seat, from = 0): readonly string[] =>
  seat.messages.slice(from).flatMap(m => (m.kind === 'update' || m.kind === 'sync' ? [m.as] : []))

const isSync = (as: string) => (m: { kind: string }) => m.kind === 'sync' && (m as Sync).as === as
const told = (fits: (message: TableChanged) => boolean) => (m: { kind: string }) =>
  m.kind === 'table' && fits(m as TableChanged)

test('who stands up frees the seat, and an old page sees nothing from it when somebody else plays on it', async () => {
  const id = await waiting()
  await ben.post(`/api/tables/${id}/sit`, { seat: 'warden' }).then(() => undefined)
  const other = await waiting()
  await ben.post(`/api/tables/${other}/sit`, {})
  expect((await ben.get(`/api/tables/${id}`)).body.table.status).toBe('playing')
  const free = await waiting()
  const page = await arrive(server.url, ann)
  await page.join(free, { as: 'raider' })
  const from = page.messages.length
  await ann.post(`/api/tables/${free}/stand`)
  await page.until(isSync('spectator'), from)
  const { seats } = (await ann.get(`/api/tables/${free}`)).body.table
  expect(seats.map((one: { taker: string }) => one.taker)).toEqual(['open', 'open'])
  await ben.post(`/api/tables/${free}/sit`, { seat: 'raider' })
  await cleo.post(`/api/tables/${free}/sit`, { seat: 'warden' })
  await page.until(m => m.kind === 'update', from)
  expect(new Set(sights(page, from))).toEqual(new Set(['spectator']))
  const move = { kind: 'command', match: free, as: 'raider', seq: 0, move: 'stance bold' }
  expect(await page.ask(move)).toMatchObject({ kind: 'refused', code: 'not-seated' })
})

test('where nobody may look on, who stands up is shown the door', async () => {
  const id = await waiting({ visibility: 'private' })
  const { invite } = (await ann.get(`/api/tables/${id}`)).body.table
  await ben.post(`/api/tables/${id}/sit`, { invite }).then(() => ben.post(`/api/tables/${id}/stand`))
  const crowd = await waiting({ visibility: 'private' }, 'crowd')
  const open = (await ann.get(`/api/tables/${crowd}`)).body.table.invite
  await ben.post(`/api/tables/${crowd}/sit`, { seat: 'warden', invite: open })
  const page = await arrive(server.url, ben)
  await page.join(crowd, { as: 'warden' })
  const from = page.messages.length
  await ben.post(`/api/tables/${crowd}/stand`)
  expect(await page.until(m => m.kind === 'refused', from)).toMatchObject({ match: crowd, code: 'bad-invite' })
  await cleo.post(`/api/tables/${crowd}/sit`, { seat: 'warden', invite: open })
  await cleo.get('/api/my-games')
  expect(sights(page, from)).toEqual([])
})

test('who has resigned among several sees the rest as any spectator, as late as the table says', async () => {
  const id = await waiting({ watch: { allowed: true, delayMoves: 5 } }, 'crowd')
  await ben.post(`/api/tables/${id}/sit`, { seat: 'warden' })
  await cleo.post(`/api/tables/${id}/sit`, { seat: 'third' })
  const page = await arrive(server.url, ben)
  await page.join(id, { as: 'warden' })
  const from = page.messages.length
  expect((await page.ask({ kind: 'resign', match: id, as: 'warden' })).kind).toBe('ack')
  await page.until(isSync('spectator'), from)
  await expect(page.join(id, { as: 'warden' })).rejects.toThrow('not-your-seat')
  expect((await page.join(id)).as).toBe('spectator')
  expect((await ben.get(`/api/tables/${id}/past?as=warden`)).body.error.code).toBe('not-your-seat')
  const lines = (body: string) => body.trim().split('\n').length
  await ann.get(`/games/${id}/log`)
  expect(lines((await ben.get(`/games/${id}/log`)).body)).toBeLessThan(lines((await ann.get(`/games/${id}/log`)).body))
  page.close()
})

test('a table taken away is gone for everybody who has it open', async () => {
  const id = await waiting({}, 'crowd')
  await ben.post(`/api/tables/${id}/sit`, {})
  const page = await arrive(server.url, ben)
  await page.join(id)
  const from = page.messages.length
  expect((await ann.ask('DELETE', `/api/tables/${id}`)).status).toBe(200)
  expect(await page.until(m => m.kind === 'refused', from)).toMatchObject({ match: id, code: 'no-such-match' })
})

test('those who look on without a seat are counted, and the table is told', async () => {
  const id = await waiting()
  await ben.post(`/api/tables/${id}/sit`, {})
  const player = await arrive(server.url, ann)
  expect((await player.join(id)).table.watching).toBe(0)
  const pages = await Promise.all([arrive(server.url, cleo), arrive(server.url, cleo)])
  for (const page of pages) await page.join(id, { as: 'spectator' })
  await player.until(told(({ table }) => table.watching === 1))
  expect((await ann.get(`/api/tables/${id}`)).body.table.watching).toBe(1)
  const from = player.messages.length
  for (const page of pages) page.close()
  await player.until(
    told(({ table }) => table.watching === 0),
    from,
  )
})

test('deleting everything ends also a session that was opened meanwhile', async () => {
  const gone = await guest(server.url, 'Gone')
  const { erase } = server.store.people
  let late: Seat | undefined
  const opened = gone.post('/api/tokens', { label: 'late' })
  const { token } = (await opened).body
  server.store.people.erase = async person => {
    // A page that came in just before the account is gone.
    late = await arrive(server.url, { ...gone, token: (await tokenFor(person)) ?? token })
    return erase(person)
  }
  const tokenFor = async (person: string): Promise<string> => {
    const made = 'late-token-of-a-page-that-was-quick'
    const { sha256 } = await import('../src/match/receipts.ts')
    await server.store.people.addSession({
      hash: sha256(made),
      id: 'late',
      person,
      kind: 'web',
      label: '',
      created: Date.now(),
      expires: Date.now() + 1_000_000,
    })
    return made
  }
  expect((await gone.ask('DELETE', '/api/me')).status).toBe(200)
  server.store.people.erase = erase
  await late!.until(() => false).catch(() => {})
  expect(late!.closed).toBe(4401)
})
