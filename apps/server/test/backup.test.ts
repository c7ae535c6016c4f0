import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesOf } from '../src/match/games.ts'
import { BackupFault, backupStore, restoreStore } from '../src/store/backup.ts'
import { checkStore } from '../src/store/check-store.ts'
import { openMemory, openSqlite } from '../src/store/sqlite.ts'
import { SQLITE_FILE, storeOver } from '../src/store/store.ts'
import { arrive, guest } from './client.ts'
import { openServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const folder = mkdtempSync(join(tmpdir(), 'siegeworks-backup-'))
const games = gamesOf([SKIRMISH])
let text = ''
let match = ''

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
  await restoreStore(sql, text)
  const report = await checkStore(storeOver(sql), games)
  expect(report).toEqual({ matches: 1, entries: 13, judged: 1, broken: [] })
  await expect(restoreStore(sql, text)).rejects.toThrow(new BackupFault('store-not-empty'))
})

test.each([
  ['a flipped byte', (t: string) => t.replace('"Ann"', '"Bnn"'), 'backup-damaged'],
  ['a missing line', (t: string) => t.split('\n').toSpliced(3, 1).join('\n'), 'backup-damaged'],
  ['a cut end', (t: string) => t.slice(0, -200), 'not-a-backup'],
  ['something else', () => '{"x":1}\n{}\n', 'not-a-backup'],
])('%s is noticed before anything is written', async (_what, change, code) => {
  const sql = openMemory()
  await expect(restoreStore(sql, change(text))).rejects.toThrow(code)
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
  await restoreStore(first, text)
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
