/** The store does not answer for a while: a clear no, nothing confirmed is lost, and play goes on by itself. A bug in a rule is another thing. */
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Sheet } from '@siegeworks/protocol'
import { expect, test } from 'vitest'
import type { Interval } from '../src/match/intervals.ts'
import { Sweeps } from '../src/match/sweeps.ts'
import { realTime } from '../src/match/time.ts'
import { OutcomeUnknown, type Sql, StoreAway, StoreDamaged, statement, type Write } from '../src/store/sql.ts'
import { openMemory, openSqlite } from '../src/store/sqlite.ts'
import { commitGroup, preparer } from '../src/store/sqlite-commit.ts'
import { openDurable } from '../src/store/sqlite-setup.ts'
import { SQLITE_FILE, storeOver } from '../src/store/store.ts'
import { arrive, guest, type Person, type Seat } from './client.ts'
import { openServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

type Mood = 'well' | 'away' | 'silent-after-commit'

/** A store that can go away, before a write or just after it. */
const moody = () => {
  const sql = openMemory()
  const at = { mood: 'well' as Mood }
  const here = (): void => {
    if (at.mood === 'away') throw new StoreAway('nobody there')
  }
  const store: Sql = {
    ...sql,
    all: async (...asked) => {
      here()
      return sql.all(...asked)
    },
    write: async (write: Write) => {
      here()
      const written = await sql.write(write)
      if (at.mood !== 'silent-after-commit' || !write.some(({ text }) => text.startsWith('INSERT INTO event')))
        return written
      at.mood = 'away'
      throw new OutcomeUnknown('the answer was lost')
    },
  }
  return { at, store: storeOver(store) }
}

interface Duel {
  readonly id: string
  readonly people: readonly Person[]
  readonly hands: readonly [Seat, Seat]
  sheet(seat: string): Sheet
  move(cmdId: string): { readonly [key: string]: unknown }
}

const duelAt = async (url: string, settings: object = {}): Promise<Duel> => {
  const people = [await guest(url, 'Ann'), await guest(url, 'Ben')] as const
  const made = await people[0].post('/api/tables', {
    game: 'skirmish',
    settings,
    seats: [{ seat: 'raider', taker: 'me' }],
  })
  const { id } = made.body.table
  await people[1].post(`/api/tables/${id}/sit`)
  const hands = [await arrive(url, people[0]), await arrive(url, people[1])] as const
  await hands[0].join(id, { as: 'raider' })
  await hands[1].join(id, { as: 'warden' })
  const sheet = (seat: string): Sheet => hands[seat === 'raider' ? 0 : 1].sheets.get(`${id}/${seat}`)!
  const move = (cmdId: string) => {
    const { seq, legal } = sheet('raider')
    return { kind: 'command', match: id, as: 'raider', cmdId, seq, move: legal[0]!.text }
  }
  return { id, people, hands, sheet, move }
}

test('away: each match says so and none is frozen; back: all goes on by itself, and no clock has run', async () => {
  const { at, store } = moody()
  const real = realTime()
  let ahead = 0
  const time = { ...real, now: () => real.now() + ahead }
  const server = await openServer({}, { store, time })
  server.expected.add('the store is away')
  const clock = { kind: 'live', startSeconds: 10, addSeconds: 0 }
  const duel = await duelAt(server.url, { clock })
  const [raider] = duel.hands
  at.mood = 'away'
  const began = performance.now()
  const wish = duel.move('while-away-1')
  expect(await raider.ask(wish)).toMatchObject({ kind: 'refused', code: 'store-away', retryAfterMs: 1000 })
  for (let n = 0; n < 5; n++)
    expect(await raider.ask({ ...wish, cmdId: `while-away-${n}x` })).toMatchObject({ code: 'store-away' })
  expect(performance.now() - began, 'nobody waits in a queue for it').toBeLessThan(1500)
  expect(await duel.people[0]!.get('/api/my-games')).toMatchObject({
    status: 503,
    body: { error: { code: 'store-away', retryAfterMs: 1000 } },
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  const table = await server.tables.get(duel.id)
  // So long that every clock has run out.
  ahead = 60_000
  table.flag()
  await table.settled()
  expect(table.state).toBe('playing')
  at.mood = 'well'
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 4000 }).toBe(200)
  expect(await raider.ask(wish), 'the same wish under the same id').toMatchObject({ kind: 'ack' })
  await new Sweeps(server.tables).flags()
  await table.settled()
  expect(table.state).toBe('playing')
  await server.stop()
}, 30_000)

test('an answer that was lost after the commit: nothing happens twice, and everybody sees it when the store is back', async () => {
  const { at, store } = moody()
  const server = await openServer({}, { store })
  server.expected.add('the store is away').add('a commit failed')
  const duel = await duelAt(server.url)
  const [raider, warden] = duel.hands
  const wish = duel.move('answer-lost')
  const { seq } = duel.sheet('raider')
  at.mood = 'silent-after-commit'
  expect(await raider.ask(wish)).toMatchObject({ kind: 'refused', code: 'store-away' })
  at.mood = 'well'
  const update = await warden.until(m => m.kind === 'update' && m.seq === seq + 1)
  expect(update).toMatchObject({ entries: [{ seq: seq + 1 }] })
  expect(await raider.ask(wish)).toMatchObject({ kind: 'ack', seq: seq + 1 })
  expect((await server.store.matches.events(duel.id, 0)).length).toBe(seq + 2)
  await server.stop()
}, 20_000)

test('a match that is opened while the store goes away is not taken for a damaged one', async () => {
  const { at, store } = moody()
  const server = await openServer({}, { store })
  server.expected.add('the store is away')
  const { id, hands, people } = await duelAt(server.url)
  for (const hand of hands) hand.cut()
  const { events } = store.matches
  const table = await server.tables.get(id)
  store.matches.events = async () => {
    throw new StoreAway('in the middle of it')
  }
  await expect(table.reload()).rejects.toThrow(StoreAway)
  store.matches.events = events
  expect(table.state).toBe('playing')
  expect((await people[0]!.get(`/api/tables/${id}`)).body.table.status).toBe('playing')
  expect(at.mood).toBe('well')
  await server.stop()
}, 20_000)

test('a bug in a rule stops its own match, is logged, and is not taken for a store that is away', async () => {
  let broken = ''
  const { game } = SKIRMISH
  const buggy: typeof game = {
    ...game,
    decide: (state, ...rest) => {
      if (broken === 'decide') throw new Error('a bug in a rule')
      return game.decide(state, ...rest)
    },
    toAct: state => {
      // After the move, when the store is told who acts next.
      if (broken === 'toAct' && new Error().stack!.includes('advanceOf')) throw new Error('a bug in a rule')
      return game.toAct(state)
    },
  }
  const said: string[] = []
  const note = (what: string, facts: object = {}) => said.push(JSON.stringify({ what, ...facts }))
  const quiet = () => {}
  const log = { error: note, warn: quiet, info: quiet, debug: quiet }
  const server = await openServer({}, { games: [{ ...SKIRMISH, game: buggy }], log })
  const duel = await duelAt(server.url)
  const other = await duelAt(server.url)
  const wish = duel.move('after-the-bug')
  for (const how of ['decide', 'toAct', 'decide']) {
    broken = how
    const cmdId = `bug-${said.length}-${how}`
    expect(await duel.hands[0].ask({ ...wish, cmdId })).toMatchObject({ code: 'server-error' })
    broken = ''
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  }
  expect(said.filter(line => line.includes('a wish crashed') && line.includes('a bug in a rule'))).toHaveLength(3)
  expect(said.some(line => line.includes('match frozen') && line.includes(duel.id))).toBe(true)
  expect(await duel.hands[0].ask(wish)).toMatchObject({ code: 'frozen' })
  expect(await other.hands[0].ask(other.move('another-table'))).toMatchObject({ kind: 'ack' })
  await server.stop()
})

test('one damaged page stops the matches that lie on it, the others are played on', async () => {
  const { store } = moody()
  const server = await openServer({}, { store })
  server.expected.add('match frozen').add('a commit failed')
  const [hurt, whole] = [await duelAt(server.url), await duelAt(server.url)]
  const { advance } = store.matches
  store.matches.advance = async step => {
    if (step.id === hurt.id) throw new StoreDamaged('database disk image is malformed')
    return advance(step)
  }
  expect(await hurt.hands[0].ask(hurt.move('on-the-page'))).toMatchObject({ code: 'frozen' })
  expect(await whole.hands[0].ask(whole.move('elsewhere-01'))).toMatchObject({ kind: 'ack' })
  await server.stop()
})

test('a match that cannot be opened, or whose rules are not here, keeps no other flag from falling', async () => {
  const { store } = moody()
  const clock = { kind: 'live', startSeconds: 10, addSeconds: 0 }
  const first = await openServer({}, { store })
  const hurt = await duelAt(first.url, { clock })
  const whole = await duelAt(first.url, { clock })
  const { row } = store.matches
  let asked = 0
  store.matches.row = async id => {
    if (id !== hurt.id) return row(id)
    asked++
    throw new StoreDamaged('head is malformed')
  }
  const said: string[] = []
  const note = (what: string) => said.push(what)
  const log = { error: note, warn: () => {}, info: () => {}, debug: () => {} }
  const real = realTime()
  const time = { ...real, now: () => real.now() + 60_000 }
  const second = await openServer({}, { store, log, time })
  // What the second server takes for a standstill of the first is not charged.
  const sweeps = new Sweeps(second.tables)
  ;(second.tables.house.outages as Interval[]).length = 0
  await sweeps.flags()
  const flagged = await second.tables.get(whole.id)
  await flagged.settled()
  expect(flagged.outcome()?.reason).toBe('out-of-time')
  const before = asked
  await sweeps.flags()
  expect([before > 0, asked]).toEqual([true, before])
  expect(said).toContain('a match was passed over')
  store.matches.row = row
  await second.stop().catch(() => {})
  await first.stop().catch(() => {})
})

test('a locked file is no refusal of what was asked: nothing counts as written, nothing as stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-locked-'))
  const file = join(folder, 'locked.sqlite')
  const mine = openDurable(file)
  mine.exec('CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)')
  mine.exec('PRAGMA busy_timeout = 0')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const put = (key: string): Write => [statement('INSERT INTO meta (key, value) VALUES (?, ?)', [key, 'x'])]
  const prepare = preparer(mine)
  for (const group of [[put('a')], [put('a'), put('b')]])
    expect(() => commitGroup(mine, prepare, group)).toThrow('locked')
  other.exec('COMMIT')
  expect(commitGroup(mine, prepare, [put('a'), put('a'), put('b')])).toEqual(['ok', 'stale', 'ok'])
  other.close()
  mine.close()
  rmSync(folder, { recursive: true })
})

test('a file that is moved away takes nothing more until it is back: no write into the void is confirmed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-moved-'))
  const file = join(folder, SQLITE_FILE)
  const store = storeOver(openSqlite(file))
  expect(await store.lobby.setMeta('a', '1')).toBe('ok')
  renameSync(file, `${file}.away`)
  await expect(store.lobby.setMeta('a', '2')).rejects.toThrow(StoreAway)
  renameSync(`${file}.away`, file)
  expect(await store.lobby.setMeta('a', '3')).toBe('ok')
  await store.sql.close()
  rmSync(folder, { recursive: true })
})

test('a page that cannot be read is told as what it is, and keeps neither the server from starting nor others from playing', async () => {
  const { store } = moody()
  const first = await openServer({}, { store })
  const [hurt, whole] = [await duelAt(first.url), await duelAt(first.url)]
  for (const hand of [...hurt.hands, ...whole.hands]) hand.close()
  const damaged = (table: string) => async () => {
    throw new StoreDamaged(`${table} is malformed`)
  }
  const { row } = store.matches
  const { playedByHouse } = store.lobby
  store.matches.row = async id => (id === hurt.id ? damaged('head')() : row(id))
  store.lobby.playedByHouse = damaged('head')
  const said: string[] = []
  const note = (what: string) => said.push(what)
  const log = { error: note, warn: () => {}, info: () => {}, debug: () => {} }
  const server = await openServer({}, { store, log })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(said).toContain('who is played for was not found')
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path)
    return { status: answer.status, body: await answer.json() }
  }
  expect(await ask(`/api/tables/${hurt.id}`)).toMatchObject({ status: 409, body: { error: { code: 'frozen' } } })
  expect(await ask(`/api/tables/${whole.id}`)).toMatchObject({ status: 200 })
  Object.assign(store.lobby, { playedByHouse })
  store.matches.row = row
  await server.stop().catch(() => {})
  await first.stop().catch(() => {})
})
