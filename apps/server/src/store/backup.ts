/** A whole store as lines of JSON, the same for every engine, with a checksum at the end; and the way back. */
import { createHash } from 'node:crypto'
import { MIGRATIONS } from './migrations/index.ts'
import { type Sql, type SqlValue, type Statement, statement } from './sql.ts'

const FORMAT = 'siegeworks-backup/1'

/** In an order in which they can be written back. */
const TABLES = [
  'meta',
  // The last mark of life: from it on nobody is charged, however much later the backup is put back.
  'alive',
  'person',
  'session',
  'passkey',
  'blocked',
  'report',
  'push',
  'game',
  'head',
  'seat',
  'event',
  'cmd',
  'secret',
  'chat',
  'outbox',
  'outage',
] as const

/** Read match by match: together they need not fit into memory. */
const LONG: ReadonlySet<string> = new Set(['event', 'cmd'])

/** Snapshots are a cache and stay behind. Answers the number of rows. */
export const backupStore = (sql: Sql, write: (line: string) => void): Promise<number> =>
  sql.atOneMoment(async read => {
    const hash = createHash('sha256')
    const put = (value: object): void => {
      const line = `${JSON.stringify(value)}\n`
      hash.update(line)
      write(line)
    }
    let rows = 0
    put({ format: FORMAT, version: MIGRATIONS.at(-1)!.id, at: new Date().toISOString() })
    const matches = await read<{ id: string }>('SELECT id FROM game ORDER BY id')
    for (const table of TABLES) {
      const wishes = LONG.has(table)
        ? matches.map(({ id }) => [`SELECT * FROM ${table} WHERE game = ?`, id])
        : [[`SELECT * FROM ${table}`]]
      for (const [text, ...params] of wishes)
        for (const row of await read<object>(text!, params)) {
          put({ table, row })
          rows++
        }
    }
    write(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`)
    return rows
  })

export class BackupFault extends Error {
  readonly code: 'not-a-backup' | 'backup-damaged' | 'backup-newer' | 'store-not-empty'

  constructor(code: BackupFault['code']) {
    super(code)
    this.code = code
  }
}

/** The lines of a backup from its beginning, each time it is called. */
export type BackupLines = () => Iterable<string>

interface Line {
  readonly table: string
  readonly row: { readonly [column: string]: SqlValue }
}

/** Everything is checked before the first row is written, and only an empty store is written to. */
export const restoreStore = async (sql: Sql, lines: BackupLines): Promise<number> => {
  const rows = checkBackup(lines())
  for (const table of ['game', 'person', 'event'])
    if ((await sql.all(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0) throw new BackupFault('store-not-empty')
  // Keys and marks of a server that was started before the restore give way to those of the backup.
  await sql.write(['meta', 'alive', 'outage'].map(table => statement(`DELETE FROM ${table}`, [])))
  try {
    await writeRows(sql, lines(), rows)
  } catch (error) {
    // Half a store must not look like one.
    await sql.write(TABLES.map(table => statement(`DELETE FROM ${table}`, [])))
    throw error
  }
  return rows
}

const writeRows = async (sql: Sql, lines: Iterable<string>, rows: number): Promise<void> => {
  let part: Statement[] = []
  const flush = async (): Promise<void> => {
    if ((await sql.write(part)) !== 'ok') throw new BackupFault('backup-damaged')
    part = []
  }
  let at = 0
  for (const line of lines) {
    if (at > 0 && at <= rows) part.push(insertOf(parsed(line, 'backup-damaged') as Line))
    at++
    if (part.length === 1000) await flush()
  }
  await flush()
}

const insertOf = ({ table, row }: Line): Statement => {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  return statement(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row))
}

/** The number of rows, when everything is as it was written. */
const checkBackup = (lines: Iterable<string>): number => {
  const hash = createHash('sha256')
  let before: string | undefined
  let rows = -1
  let sound = true
  for (const line of lines) {
    if (before !== undefined) {
      hash.update(`${before}\n`)
      if (rows === -1) checkFirst(before)
      else sound &&= isRow(before)
      rows++
    }
    before = line
  }
  if (rows === -1) throw new BackupFault('not-a-backup')
  const last = parsed(before, 'backup-damaged') as { readonly rows?: number; readonly sha256?: string }
  if (last.sha256 !== hash.digest('hex') || last.rows !== rows || !sound) throw new BackupFault('backup-damaged')
  return rows
}

const checkFirst = (line: string): void => {
  const first = parsed(line, 'not-a-backup') as { readonly format?: string; readonly version?: number }
  if (first.format !== FORMAT) throw new BackupFault('not-a-backup')
  if ((first.version ?? 0) > MIGRATIONS.at(-1)!.id) throw new BackupFault('backup-newer')
}

const KNOWN: ReadonlySet<string> = new Set(TABLES)

const isRow = (line: string): boolean => {
  const { table, row } = parsed(line, 'backup-damaged') as Partial<Line>
  return KNOWN.has(table ?? '') && Object.keys(row ?? {}).every(name => /^[a-z_]+$/.test(name))
}

const parsed = (line: string | undefined, fault: BackupFault['code']): object => {
  try {
    return Object(JSON.parse(line ?? ''))
  } catch {
    throw new BackupFault(fault)
  }
}
