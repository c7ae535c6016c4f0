import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesOf } from '../src/match/games.ts'
import { Sweeps } from '../src/match/sweeps.ts'
import { realTime } from '../src/match/time.ts'
import { BackupFault, backupStore, restoreStore } from '../src/store/backup.ts'
import { linesOf } from '../src/store/backup-lines.ts'
import { checkStore } from '../src/store/check-store.ts'
import type { Read } from '../src/store/sql.ts'
import { openMemory, openSqlite } from '../src/store/sqlite.ts'
import { SQLITE_FILE, storeOver } from '../src/store/store.ts'
import { arrive, guest } from './client.ts'
import { openServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const folder = mkdtempSync(join(tmpdir(), 'siegeworks-backup-'))
const games = gamesOf([SKIRMISH])
let text = ''
let match = ''

const linesIn = (whole: string) => () => whole.replace(/\n$/, '').split('\n')

beforeAll(async () => {
  const server = await openServer({ DATA_DIR: folder })
  const ann = await guest(server.url, 'Ann')
  const both = { game: 'skirmish', seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })) }
  match = (await ann.post('/api/tables', both)).body.table.id
  const hands = await arrive(server.url, ann)
  for (const as of ['raider', 'warden']) await hands.join(match, { as })
  for (let i = 0; i < 12; i++) {
    const seat = ['raider', 'warden'].find(one => hands.sheets.get(`${match}/${one}`)!.legal.length > 0)!
    const { seq, legal } = hands.sheets.get(`${match}/${seat}`)!
    const reply = await hands.ask({ kind: 'command', match, as: seat, seq, move: legal[0]!.text })
    expect(reply.kind, 'one person may hold several hands').toBe('ack')
    await hands.until(() => ['raider', 'warden'].every(one => hands.sheets.get(`${match}/${one}`)!.seq > seq))
  }
  await server.stop()
  const sql = openSqlite(join(folder, SQLITE_FILE))
  const lines: string[] = []
  await backupStore(sql, line => lines.push(line))
  await sql.close()
  text = lines.join('')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup restored into an empty store holds every match, move by move', async () => {
  const sql = openMemory()
  await restoreStore(sql, linesIn(text))
  const report = await checkStore(storeOver(sql), games)
  expect(report).toEqual({ matches: 1, entries: 13, judged: 1, broken: [] })
  await expect(restoreStore(sql, linesIn(text))).rejects.toThrow(new BackupFault('store-not-empty'))
})

test.each([
  ['a flipped byte', (t: string) => t.replace('"Ann"', '"Bnn"'), 'backup-damaged'],
  ['a missing line', (t: string) => t.split('\n').toSpliced(3, 1).join('\n'), 'backup-damaged'],
  ['a cut end', (t: string) => t.slice(0, -200), 'backup-damaged'],
  ['a line cut in two', (t: string) => t.replace('"table":"head"', '"table"'), 'backup-damaged'],
  ['a last line that is missing', (t: string) => `${t.split('\n').slice(0, -2).join('\n')}\n`, 'backup-damaged'],
  ['nothing at all', () => '', 'not-a-backup'],
  ['something else', () => '{"x":1}\n{}\n', 'not-a-backup'],
])('%s is noticed before anything is written', async (_what, change, code) => {
  const sql = openMemory()
  await expect(restoreStore(sql, linesIn(change(text)))).rejects.toThrow(code)
  expect(await sql.all('SELECT * FROM game')).toEqual([])
})

test.each([
  ['a changed move', `UPDATE event SET body = replace(body, '"seq":3', '"seq":3,"x":1') WHERE seq = 3`],
  ['a deleted entry', 'DELETE FROM event WHERE seq = 5'],
  ['a cut tail', 'DELETE FROM event WHERE seq = 12'],
  ['a rolled-back head', 'UPDATE head SET head_seq = 11'],
])('%s in the store is found, and the match named', async (_what, damage) => {
  const file = join(folder, `${Math.random()}.sqlite`)
  const first = openSqlite(file)
  await restoreStore(first, linesIn(text))
  await first.close()
  const db = new DatabaseSync(file)
  db.exec(damage)
  db.close()
  const second = openSqlite(file)
  const report = await checkStore(storeOver(second), games)
  expect(report.broken.map(one => one.match)).toEqual([match])
  // The server does not play on from such a match either: it is frozen, others are not touched.
  const { loadMatch } = await import('../src/match/loaded.ts')
  expect((await loadMatch(storeOver(second), games, match))?.trouble).toBe('frozen')
  await second.close()
})

test('a file is read line by line, whatever its size and wherever a piece of it ends', async () => {
  const file = join(folder, 'long.jsonl')
  const lines = Array.from({ length: 300 }, (_, i) => `${'é\u2028'.repeat(i * 20)}${i}`)
  writeFileSync(file, lines.join('\n'))
  expect([...linesOf(file)]).toEqual(lines)
})

test('a match that is played on while the store is checked is not taken for a broken one', async () => {
  const file = join(folder, 'live.sqlite')
  const mine = openSqlite(file)
  await restoreStore(mine, linesIn(text))
  const db = new DatabaseSync(file)
  let reads = 0
  const moving = {
    ...mine,
    atOneMoment: <T>(work: (read: Read) => Promise<T>) =>
      mine.atOneMoment(read =>
        work(async <Row>(...asked: Parameters<Read>) => {
          const rows = await read<Row>(...asked)
          // Between the first read and the second another process writes.
          if (reads++ === 0) db.exec(`UPDATE head SET head_seq = 11; DELETE FROM event WHERE seq = 12`)
          return rows
        }),
      ),
  } as typeof mine
  expect((await checkStore(storeOver(moving), games)).broken).toEqual([])
  expect((await checkStore(storeOver(mine), games)).broken.length).toBe(1)
  db.close()
  await mine.close()
})

test('a backup made while people play holds one moment, and the clock of that moment: nobody is charged for the time since', async () => {
  const home = mkdtempSync(join(tmpdir(), 'siegeworks-busy-'))
  const server = await openServer({ DATA_DIR: home })
  const ann = await guest(server.url, 'Ann')
  const settings = { clock: { kind: 'live', startSeconds: 60, addSeconds: 0 } }
  const both = { game: 'skirmish', settings, seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })) }
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.push((await ann.post('/api/tables', both)).body.table.id)
  let playing = true
  let moves = 0
  const play = async (): Promise<void> => {
    for (let n = 0; playing; n++) {
      const table = await server.tables.get(ids[n % ids.length]!)
      const seat = table.toAct()[0]
      if (seat === undefined) return
      const move = table.sheet(seat)!.legal[0]!.text
      const wish = { kind: 'house-move', cmdId: `busy-${n}-move`, seq: table.seq, move } as const
      await new Promise<void>(done => table.submit(seat, wish, () => done()))
      moves++
    }
  }
  const busy = play()
  const other = openSqlite(join(home, SQLITE_FILE))
  const backups: string[] = []
  for (let i = 0; i < 5 || (moves < 6 && i < 100); i++) {
    const lines: string[] = []
    await backupStore(other, line => lines.push(line))
    backups.push(lines.join(''))
    await new Promise(done => setTimeout(done, 20))
  }
  playing = false
  await busy
  await other.close()
  await server.stop()
  expect(moves).toBeGreaterThan(5)
  for (const whole of backups) {
    const sql = openMemory()
    await restoreStore(sql, linesIn(whole))
    expect((await checkStore(storeOver(sql), games)).broken).toEqual([])
    const first = JSON.parse(whole.slice(0, whole.indexOf('\n')))
    expect(Math.abs(Date.now() - Date.parse(first.at))).toBeLessThan(60_000)
  }
  // An hour later on another machine.
  const sql = openMemory()
  const store = storeOver(sql)
  await restoreStore(sql, linesIn(backups.at(-1)!))
  const now = Date.now() + 3_600_000
  const later = await openServer({}, { store, time: { ...realTime(), now: () => now } })
  const away = later.tables.house.outages.at(-1)!
  expect(away.to - away.from).toBeGreaterThan(3_500_000)
  await new Sweeps(later.tables).flags()
  for (const id of ids) expect((await later.tables.get(id)).outcome()?.reason).not.toBe('out-of-time')
  await later.stop()
  rmSync(home, { recursive: true })
}, 30_000)
