import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { row } from './empty-row.ts'
import { MIGRATION_TABLE, MIGRATIONS, NewerStore, stepsFrom } from './migrations/index.ts'
import { areSealedSeats, isSealedRow } from './seal.ts'
import { statement } from './sql.ts'
import { openMemory, openSqlite } from './sqlite.ts'
import { assertDurable, openDurable } from './sqlite-setup.ts'
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

test('a store of the first shape is brought to this one as it is; its rows are sealed when they are next written', async () => {
  const file = join(folder, 'first.sqlite')
  const old = openDurable(file)
  old.exec(MIGRATION_TABLE)
  for (const text of MIGRATIONS[0]!.statements) old.exec(text.replace('/*clustered*/', 'WITHOUT ROWID'))
  old.exec(`INSERT INTO migration (id, name) VALUES (1, 'tables')`)
  old.exec(
    `INSERT INTO game VALUES ('m1', 'skirmish', 'skirmish@1', '', NULL, '{}', '{}', 'open', 'p', 'inv', NULL, NULL, 1, NULL)`,
  )
  old.exec(`INSERT INTO head VALUES ('m1', 'seating', -1, '', 0, 1, '{}', '[]', NULL, NULL, 1)`)
  old.exec(`INSERT INTO seat VALUES ('m1', 'raider', 0, NULL, NULL, NULL, NULL)`)
  old.close()
  const store = storeOver(openSqlite(file))
  const sound = async () => {
    const [game, seats] = [(await store.matches.row('m1'))!, await store.matches.seats('m1')]
    return [game.id, seats[0]!.person, isSealedRow(game), areSealedSeats(seats), typeof seats[0]!.seal]
  }
  expect(await sound()).toEqual(['m1', null, true, true, 'object'])
  const [seat] = await store.matches.seats('m1')
  expect(await store.matches.setSeat({ ...seat!, person: 'p' }, 0, 5)).toBe('ok')
  expect(await sound()).toEqual(['m1', 'p', true, true, 'string'])
  await store.sql.write([statement(`UPDATE seat SET person = 'q'`, [])])
  expect(await sound()).toEqual(['m1', 'q', true, false, 'string'])
  await store.sql.close()
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
