import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMatch } from '../load/figures.ts'
import { StorageFull, statement, type Write } from '../src/store/sql.ts'
import { openMemory } from '../src/store/sqlite.ts'
import { SQLITE_FILE, storeOver } from '../src/store/store.ts'
import { arrive, asker, guest, type Person } from './client.ts'
import { openInMemory, openServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const folder = mkdtempSync(join(tmpdir(), 'siegeworks-damage-'))
let ann: Person
let ids: readonly string[]

const withBot = {
  game: 'skirmish',
  settings: { visibility: 'open' },
  seats: [
    { seat: 'raider', taker: 'me' },
    { seat: 'warden', taker: 'bot', bot: 'random' },
  ],
}

beforeAll(async () => {
  const server = await openServer({ DATA_DIR: folder })
  ann = await guest(server.url, 'Ann')
  const made: string[] = []
  for (let i = 0; i < 5; i++) made.push((await ann.post('/api/tables', withBot)).body.table.id)
  ids = made
  await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['game', 'header', 'id'],
  ['game', 'settings', 'id'],
  ['game', 'options', 'id'],
  ['head', 'aside', 'game'],
  ['event', 'body', 'game'],
])(
  '%s.%s unreadable: that match is named and frozen, the others are listed and played on',
  async (table, column, key) => {
    const [hurt, whole] = [ids[0]!, ids[1]!]
    const db = new DatabaseSync(join(folder, SQLITE_FILE))
    const { kept } = db.prepare(`SELECT ${column} AS kept FROM ${table} WHERE ${key} = ?`).get(hurt) as { kept: string }
    db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(`#${kept.slice(1)}`, hurt)
    const said: string[] = []
    const note = (what: string, facts: object = {}) => said.push(JSON.stringify({ what, ...facts }))
    const quiet = () => {}
    const log = { error: note, warn: quiet, info: quiet, debug: quiet }
    const server = await openServer({ DATA_DIR: folder }, { log })
    const ask = asker(server.url, { Authorization: `Bearer ${ann.token}` })
    const get = async (path: string) => (await ask('GET', path)).body
    expect((await get(`/api/tables/${hurt}`)).table.status).toBe('frozen')
    expect((await get('/api/my-games')).games.length).toBe(5)
    const opened = await ask('GET', `/games/${hurt}/log`)
    if (opened.status !== 200) expect(opened.body.error.code).toBe('frozen')
    expect((await get('/api/watchable')).tables.length).toBeGreaterThanOrEqual(4)
    expect(said.filter(line => line.includes('match frozen')).every(line => line.includes(hurt))).toBe(true)
    expect(said.some(line => line.includes('match frozen'))).toBe(true)
    const seat = await arrive(server.url, ann)
    await seat.join(whole, { as: 'raider' })
    const sheet = () => seat.sheets.get(`${whole}/raider`)!
    await seat.until(() => sheet().legal.length > 0)
    const move = {
      kind: 'command',
      match: whole,
      as: 'raider',
      cmdId: `after-${table}-${column}`,
      seq: sheet().seq,
      move: sheet().legal[0]!.text,
    }
    expect((await seat.ask(move)).kind).toBe('ack')
    await server.stop()
    db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(kept, hurt)
    db.close()
  },
)

test('rules that fail on a bot’s turn stop neither the house nor the other tables', async () => {
  let broken = false
  const { game } = SKIRMISH
  const legalMoves: typeof game.legalMoves = (state, seat) => {
    if (broken) throw new Error('a bug in the rules')
    return game.legalMoves(state, seat)
  }
  const server = await openInMemory({}, { games: [{ ...SKIRMISH, game: { ...game, legalMoves } }] })
  server.expected.add('a seat could not be played for')
  const ben = await guest(server.url, 'Ben')
  broken = true
  expect(
    (
      await ben.post('/api/tables', {
        ...withBot,
        seats: withBot.seats.map(s => ({ ...s, taker: 'bot', bot: 'random' })),
      })
    ).status,
  ).toBe(200)
  await new Promise(done => setTimeout(done, 50))
  broken = false
  expect((await ben.post('/api/tables', withBot)).body.table.status).toBe('playing')
  await server.stop()
})

test('a full disk: nothing is confirmed, all can be read, and play goes on by itself when there is room again', async () => {
  const sql = openMemory()
  let refuses = (_write: Write): boolean => false
  const write = async (wish: Write) => {
    if (refuses(wish)) throw new StorageFull('no room')
    return sql.write(wish)
  }
  const server = await openServer({}, { store: storeOver({ ...sql, write }) })
  server.expected.add('a commit failed').add('the store is full')
  const [cleo, dan] = [await guest(server.url, 'Cleo'), await guest(server.url, 'Dan')]
  const made = () => cleo.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] })
  const { id } = (await made()).body.table
  refuses = wish => wish.some(({ text }) => text.startsWith('UPDATE game SET header'))
  expect(await dan.post(`/api/tables/${id}/sit`)).toMatchObject({
    status: 503,
    body: { error: { code: 'storage-full' } },
  })
  expect((await dan.get(`/api/tables/${id}`)).body.table).toMatchObject({
    status: 'seating',
    seats: [{}, { taker: 'person' }],
  })
  refuses = () => false
  expect((await dan.get(`/api/tables/${id}`)).body.table.status, 'begun late, and by itself').toBe('playing')
  const seat = await arrive(server.url, cleo)
  const { sheet } = await seat.join(id)
  refuses = () => true
  expect(await made()).toMatchObject({ status: 503, body: { error: { code: 'storage-full' } } })
  const say = { kind: 'chat', match: id, say: { phrase: 'hello' } }
  expect(await seat.ask(say)).toMatchObject({ kind: 'refused', code: 'storage-full' })
  const move = { kind: 'command', match: id, cmdId: 'when-full', seq: sheet.seq, move: sheet.legal[0]!.text }
  expect(await seat.ask(move)).toMatchObject({ kind: 'refused', code: 'storage-full', retryAfterMs: 5000 })
  expect((await seat.join(id)).sheet).toEqual(sheet)
  refuses = () => false
  expect(await seat.ask(move), 'the same wish under the same id').toMatchObject({ kind: 'ack', seq: sheet.seq + 1 })
  await server.stop()
})

test.each([
  ['unreadable', (body: string) => `#${body.slice(1)}`],
  ['another', (body: string) => body.replace('"at":', '"at":1')],
])(
  'an old entry that is %s is not shown as the past, though the match is opened from its snapshot',
  async (_how, harm) => {
    const sql = openMemory()
    const store = storeOver(sql)
    await writeMatch(store, SKIRMISH.game, 'longmatch', 150, { hand: 3, target: 7 })
    const server = await openServer({}, { store })
    const past = () =>
      guest(server.url, 'Reader').then(reader => reader.get('/api/tables/longmatch/past?from=0&count=9'))
    expect((await past()).body.moments.length).toBe(9)
    const { body } = (await store.matches.events('longmatch', 3, 3))[0]!
    await sql.write([statement(`UPDATE event SET body = ? WHERE game = 'longmatch' AND seq = 3`, [harm(body)])])
    expect((await past()).body.error.code).toBe('frozen')
    await server.stop()
  },
)
