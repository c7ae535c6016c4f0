/** How a SQLite file is opened: through to the disk, checked, brought to the shape this code needs. */
import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { MIGRATION_TABLE, stepsFrom } from './migrations/index.ts'

export const MEMORY = ':memory:'
/** So long one waits for another process at the same file. */
export const BUSY_MS = 5000

export const openDurable = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file)
  if (file !== MEMORY) chmodSync(file, 0o600)
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  db.exec('PRAGMA journal_mode = WAL')
  db.exec('PRAGMA synchronous = FULL')
  db.exec('PRAGMA foreign_keys = ON')
  // What a person has deleted is overwritten, not only unlinked.
  db.exec('PRAGMA secure_delete = ON')
  db.exec('PRAGMA wal_autocheckpoint = 4000')
  if (process.platform === 'darwin') db.exec('PRAGMA fullfsync = ON')
  assertDurable(db, file)
  return db
}

const pragmaOf = (db: DatabaseSync, name: string): unknown => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/** The promise "acknowledged means on disk" rests on these; a server that cannot give it does not start. */
export const assertDurable = (db: DatabaseSync, file: string): void => {
  const mode = file === MEMORY ? 'memory' : 'wal'
  const journal = pragmaOf(db, 'journal_mode')
  if (journal !== mode) throw new Error(`SQLite journal_mode is ${journal}, not ${mode}`)
  const synchronous = pragmaOf(db, 'synchronous')
  if (synchronous !== 2) throw new Error(`SQLite synchronous is ${synchronous}, not FULL`)
  if (pragmaOf(db, 'foreign_keys') !== 1) throw new Error('SQLite foreign_keys is off')
}

/** Forward only, each step whole or not at all. */
export const migrate = (db: DatabaseSync): void => {
  db.exec(MIGRATION_TABLE)
  const { done } = db.prepare('SELECT COALESCE(MAX(id), 0) AS done FROM migration').get() as { done: number }
  for (const step of stepsFrom(done)) {
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const text of step) db.exec(text.replace('/*clustered*/', 'WITHOUT ROWID'))
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
}

export const assertSound = (db: DatabaseSync, file: string): void => {
  if (pragmaOf(db, 'quick_check(1)') !== 'ok') throw new Error(`the store ${file} is damaged; restore a backup`)
}
