/** A group of writes in one transaction of SQLite. Runs in the writer's thread, or in place for a store in memory. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Fate } from './group-commit.ts'
import type { Write, Written } from './sql.ts'

export type Prepare = (text: string) => StatementSync

export const preparer = (db: DatabaseSync): Prepare => {
  const statements = new Map<string, StatementSync>()
  return text => {
    let found = statements.get(text)
    if (!found) {
      found = db.prepare(text)
      statements.set(text, found)
    }
    return found
  }
}

const BUSY = 5
const LOCKED = 6
const READONLY = 8
export const IOERR = 10
export const CORRUPT = 11
export const FULL = 13
export const CANTOPEN = 14
export const NOTADB = 26

/** Trouble of the whole store, whoever writes: nothing of it is the fault of a member. */
export const EVERYBODYS: ReadonlySet<number> = new Set([BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN])

export const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Throws when the commit as a whole failed: then nothing of the group is in. */
export const commitGroup = (db: DatabaseSync, prepare: Prepare, group: readonly Write[]): readonly Fate[] => {
  try {
    return inOne(db, prepare, group)
  } catch (error) {
    if (group.length === 1) return [fateOf(error)]
    if (EVERYBODYS.has(codeOf(error))) throw error
    // One bad member must not spoil the others: each alone.
    return group.map(write => alone(db, prepare, write))
  }
}

const inOne = (db: DatabaseSync, prepare: Prepare, group: readonly Write[]): readonly Written[] => {
  prepare('BEGIN IMMEDIATE').run()
  try {
    const written = group.map(write => put(prepare, write))
    prepare('COMMIT').run()
    return written
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** A member that fails by itself counts as stale for its sender, who then looks at the store again. */
const alone = (db: DatabaseSync, prepare: Prepare, write: Write): Fate => {
  try {
    return inOne(db, prepare, [write])[0]!
  } catch (error) {
    return fateOf(error)
  }
}

const fateOf = (error: unknown): Fate => {
  const code = codeOf(error)
  if (EVERYBODYS.has(code)) throw error
  return code === CORRUPT || code === NOTADB ? 'damaged' : 'stale'
}

const put = (prepare: Prepare, write: Write): Written => {
  for (const { text, params, guard } of write) {
    const { changes } = prepare(text).run(...params)
    // The guard is the first statement, so nothing has been written when it fails.
    if (guard && changes !== 1) return 'stale'
  }
  return 'ok'
}
