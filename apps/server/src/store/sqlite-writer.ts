/** The thread that alone writes: commits and waits for the disk while the server goes on listening. */
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Fate } from './group-commit.ts'
import type { SqlValue, Statement, Write } from './sql.ts'
import { CANTOPEN, codeOf, commitGroup, preparer } from './sqlite-commit.ts'
import { openDurable } from './sqlite-setup.ts'

/** Statements by number: their text is sent once. */
export type Packed = readonly (readonly [number, 0 | 1, ...SqlValue[]])[]

export type ToWriter =
  | { readonly texts: readonly string[]; readonly group: readonly Packed[] }
  | { readonly close: true }
export type FromWriter =
  | { readonly written: readonly Fate[] }
  | { readonly failed: string; readonly code: number }
  | { readonly closed: true }

const { file } = workerData as { readonly file: string }
const db = openDurable(file)
const opened = statSync(file)
const prepare = preparer(db)
const texts: string[] = []

const unpacked = (packed: Packed): Write =>
  packed.map(([id, guard, ...params]): Statement => ({ text: texts[id]!, params, ...(guard ? { guard: true } : {}) }))

/** A file that was moved away or replaced would take every write and keep none of them for the next start. */
const isThere = (): boolean => {
  const now = statSync(file, { throwIfNoEntry: false })
  return now?.ino === opened.ino && now.dev === opened.dev
}

const answer = (message: ToWriter): FromWriter => {
  if ('close' in message) {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    return { closed: true }
  }
  texts.push(...message.texts)
  if (!isThere()) return { failed: 'the file of the store is not where it was', code: CANTOPEN }
  try {
    return { written: commitGroup(db, prepare, message.group.map(unpacked)) }
  } catch (error) {
    return { failed: (error as Error).message, code: codeOf(error) }
  }
}

parentPort?.on('message', (message: ToWriter) => parentPort?.postMessage(answer(message)))
