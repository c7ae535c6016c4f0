/** The thread that alone writes: commits and waits for the disk while the server goes on listening. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SqlValue, Statement, Write } from './sql.ts'
import { codeOf, commitGroup, preparer } from './sqlite-commit.ts'
import { openDurable } from './sqlite-setup.ts'

/** Statements by number: their text is sent once. */
export type Packed = readonly (readonly [number, 0 | 1, ...SqlValue[]])[]

export type ToWriter =
  | { readonly texts: readonly string[]; readonly group: readonly Packed[] }
  | { readonly close: true }
export type FromWriter =
  | { readonly written: readonly ('ok' | 'stale')[] }
  | { readonly failed: string; readonly code: number }
  | { readonly closed: true }

const db = openDurable((workerData as { readonly file: string }).file)
const prepare = preparer(db)
const texts: string[] = []

const unpacked = (packed: Packed): Write =>
  packed.map(([id, guard, ...params]): Statement => ({ text: texts[id]!, params, ...(guard ? { guard: true } : {}) }))

const answer = (message: ToWriter): FromWriter => {
  if ('close' in message) {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    return { closed: true }
  }
  texts.push(...message.texts)
  try {
    return { written: commitGroup(db, prepare, message.group.map(unpacked)) }
  } catch (error) {
    return { failed: (error as Error).message, code: codeOf(error) }
  }
}

parentPort?.on('message', (message: ToWriter) => parentPort?.postMessage(answer(message)))
