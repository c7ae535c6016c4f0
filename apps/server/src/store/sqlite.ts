/** SQLite, built into Node: one file, write-ahead log, every commit on disk before it is answered. */

import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { groupCommit } from './group-commit.ts'
import { type Read, type Sql, StorageFull, StoreAway, StoreDamaged, type Write, type Written } from './sql.ts'
import {
  CORRUPT,
  codeOf,
  commitGroup,
  EVERYBODYS,
  FULL,
  IOERR,
  NOTADB,
  type Prepare,
  preparer,
} from './sqlite-commit.ts'
import { assertSound, BUSY_MS, MEMORY, migrate, openDurable } from './sqlite-setup.ts'
import { writerThread } from './sqlite-thread.ts'

/** Reads here, writes in a thread of their own: whoever waits for the disk keeps nobody from listening. */
export const openSqlite = (file: string, onFatal: (error: unknown) => void = () => {}): Sql => {
  const db = openDurable(file)
  assertSound(db, file)
  migrate(db)
  const prepare = preparer(db)
  const thread = writerThread(file, onFatal)
  const commits = groupCommit(group => thread.commit(group).catch(error => failed(error, onFatal)))
  return {
    engine: 'sqlite',
    ...readsOf(db, prepare),
    write: commits.push,
    forget: () => emptyLog(db),
    close: async () => {
      await commits.drain()
      db.close()
      await thread.close()
    },
  }
}

/** A store that lives as long as the process. */
export const openMemory = (): Sql => {
  const db = openDurable(MEMORY)
  migrate(db)
  const prepare = preparer(db)
  const commits = groupCommit(group => commitGroup(db, prepare, group))
  return {
    engine: 'memory',
    ...readsOf(db, prepare),
    write: (write: Write): Promise<Written> => commits.push(write),
    forget: async () => {},
    close: async () => {
      await commits.drain()
      db.close()
    },
  }
}

const TRIES = 20

/** The write-ahead log still holds what a delete has overwritten in the file: it is copied over and cut to nothing. */
const emptyLog = async (db: DatabaseSync): Promise<void> => {
  for (let tried = 0; tried < TRIES; tried++) {
    // Never wait here: whoever reads or writes just now goes first.
    db.exec('PRAGMA busy_timeout = 0')
    const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
    db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    if (busy === 0) return
    await sleep(50)
  }
}

const readsOf = (db: DatabaseSync, prepare: Prepare): Pick<Sql, 'all' | 'atOneMoment'> => {
  const all: Read = async <Row>(text: string, params: readonly (string | number | null)[] = []) => {
    try {
      return prepare(text).all(...params) as unknown as readonly Row[]
    } catch (error) {
      throw troubleOf(error)
    }
  }
  return {
    all,
    atOneMoment: async work => {
      db.exec('BEGIN')
      try {
        return await work(all)
      } finally {
        db.exec('COMMIT')
      }
    },
  }
}

const failed = (error: unknown, onFatal: (error: unknown) => void): never => {
  // After a failed write or fsync nobody knows what is on the disk: recover by starting again, never by trying again.
  if (codeOf(error) === IOERR) onFatal(error)
  throw troubleOf(error)
}

/** What an error of SQLite means for whoever asked. */
const troubleOf = (error: unknown): unknown => {
  const code = codeOf(error)
  const { message } = error as Error
  if (code === FULL) return new StorageFull('no room on the disk')
  if (code === CORRUPT || code === NOTADB) return new StoreDamaged(message)
  return EVERYBODYS.has(code) ? new StoreAway(message) : error
}
