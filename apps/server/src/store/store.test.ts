import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { row } from './empty-row.ts'
import { MIGRATION_TABLE, NewerStore, stepsFrom } from './migrations/index.ts'
import { openMemory, openSqlite } from './sqlite.ts'
import { assertDurable } from './sqlite-setup.ts'
import { storeOver } from './store.ts'
import { advance, storeContract } from './store-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'siegeworks-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeContract('memory', async () => openMemory())
storeContract('sqlite', async () => openSqlite(join(folder, 'contract.sqlite')))

test('what was acknowledged is there when the file is opened again', async () => {
  const file = join(folder, 'again.sqlite')
  const first = storeOver(openSqlite(file))
  await first.matches.create(row('m1'), [], 's')
  await first.matches.advance(advance('m1', 0, 0))
  // Not closed: a second opening sees what was committed, as after a crash.
  const second = storeOver(openSqlite(file))
  expect((await second.matches.row('m1'))?.head_seq).toBe(0)
  await second.sql.close()
  await first.sql.close()
})

test('who is erased is gone from every file of the store at once, its log included', async () => {
  const place = mkdtempSync(join(folder, 'erased-'))
  const store = storeOver(openSqlite(join(place, 'people.sqlite')))
  const facts = { language: 'en', preferences: '{}', holidays: '[]', password: null, created: 1, seen: 1 }
  await store.people.create({ ...facts, id: 'gone1', name: 'CANARY-NAME', login: 'canary-login' })
  const found = () => readdirSync(place).filter(name => /canary/i.test(readFileSync(join(place, name), 'latin1')))
  expect(found()).not.toEqual([])
  await store.people.erase('gone1')
  await store.sql.forget()
  expect(found()).toEqual([])
  await store.sql.close()
})

test('a file that is not written through to the disk is refused', () => {
  const db = new DatabaseSync(join(folder, 'weak.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  expect(() => assertDurable(db, 'weak.sqlite')).toThrow('synchronous')
  db.exec('PRAGMA journal_mode = DELETE')
  expect(() => assertDurable(db, 'weak.sqlite')).toThrow('journal_mode')
  db.close()
})

test('a store of a newer server is left alone', async () => {
  const file = join(folder, 'newer.sqlite')
  await openSqlite(file).close()
  const db = new DatabaseSync(file)
  db.exec(`INSERT INTO migration (id, name) VALUES (999, 'from the future')`)
  db.close()
  expect(() => openSqlite(file)).toThrow(NewerStore)
})

test('the store of an older server is brought up to date with every event it holds', async () => {
  const file = join(folder, 'older.sqlite')
  const db = new DatabaseSync(file)
  db.exec(MIGRATION_TABLE)
  for (const text of stepsFrom(0)[0]!) db.exec(text.replace('/*clustered*/', 'WITHOUT ROWID'))
  const events = [0, 1, 2].flatMap(seq =>
    ['m2', 'm1'].map(game => ({ game, seq, hash: `h${seq}`, body: `{"n":${seq}}` })),
  )
  const insert = db.prepare('INSERT INTO event (game, seq, hash, body) VALUES (:game, :seq, :hash, :body)')
  for (const event of events) insert.run(event)
  db.close()
  const store = storeOver(openSqlite(file))
  for (const match of ['m1', 'm2'])
    expect(await store.matches.events(match, 0)).toEqual(
      [0, 1, 2].map(seq => ({ seq, hash: `h${seq}`, body: `{"n":${seq}}` })),
    )
  await store.matches.create(row('m1'), [], 's')
  expect(await store.matches.advance(advance('m1', 0, 2))).toBe('stale')
  await store.sql.close()
})
