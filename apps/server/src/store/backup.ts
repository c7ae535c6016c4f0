/** A whole store as lines of JSON, the same for every engine, with a checksum at the end; and the way back. */
import { createHash } from 'node:crypto'
import { MIGRATIONS } from './migrations/index.ts'
import { type Sql, type SqlValue, statement } from './sql.ts'

const FORMAT = 'siegeworks-backup/1'

/** In an order in which they can be written back. */
const TABLES = [
  'meta',
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
    put({ format: FORMAT, version: MIGRATIONS.at(-1)!.id })
    for (const table of TABLES)
      for (const row of await read<object>(`SELECT * FROM ${table}`)) {
        put({ table, row })
        rows++
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

interface Parsed {
  readonly rows: readonly { readonly table: string; readonly row: { readonly [column: string]: SqlValue } }[]
}

/** Everything is checked before the first row is written, and only an empty store is written to. */
export const restoreStore = async (sql: Sql, text: string): Promise<number> => {
  const { rows } = parseBackup(text)
  for (const table of ['game', 'person', 'event'])
    if ((await sql.all(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0) throw new BackupFault('store-not-empty')
  // Keys of a server that was started before the restore give way to those of the backup.
  await sql.write([statement('DELETE FROM meta', []), statement('DELETE FROM outage', [])])
  for (let at = 0; at < rows.length; at += 1000) {
    const part = rows.slice(at, at + 1000).map(({ table, row }) => {
      const columns = Object.keys(row)
      const marks = columns.map(() => '?').join(', ')
      return statement(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row))
    })
    const written = await sql.write(part)
    if (written !== 'ok') throw new BackupFault('backup-damaged')
  }
  return rows.length
}

const parseBackup = (text: string): Parsed => {
  const end = text.lastIndexOf('\n', text.length - 2) + 1
  const lines = text.slice(0, end).split('\n').slice(0, -1)
  const first = parsed(lines[0]) as { readonly format?: string; readonly version?: number }
  if (first.format !== FORMAT) throw new BackupFault('not-a-backup')
  if ((first.version ?? 0) > MIGRATIONS.at(-1)!.id) throw new BackupFault('backup-newer')
  const last = parsed(text.slice(end)) as { readonly rows?: number; readonly sha256?: string }
  const sum = createHash('sha256').update(text.slice(0, end)).digest('hex')
  if (last.sha256 !== sum || last.rows !== lines.length - 1) throw new BackupFault('backup-damaged')
  const rows = lines.slice(1).map(line => parsed(line) as Parsed['rows'][number])
  const known: readonly string[] = TABLES
  const sound = rows.every(
    ({ table, row }) => known.includes(table) && Object.keys(row).every(name => /^[a-z_]+$/.test(name)),
  )
  if (!sound) throw new BackupFault('backup-damaged')
  return { rows }
}

const parsed = (line: string | undefined): object => {
  try {
    return Object(JSON.parse(line ?? ''))
  } catch {
    throw new BackupFault('not-a-backup')
  }
}
