/** The port to a database: reads, and writes that go through one queue and are committed in groups. */

export type SqlValue = string | number | null

/** Written with `?` for both engines. With `guard`, exactly one row must change, or the whole write is put aside as stale. */
export interface Statement {
  readonly text: string
  readonly params: readonly SqlValue[]
  readonly guard?: true
}

/** All of its statements or none. The guarded one comes first. */
export type Write = readonly Statement[]
export type Written = 'ok' | 'stale'

export interface Sql {
  readonly engine: 'memory' | 'sqlite' | 'postgres'
  all<Row>(text: string, params?: readonly SqlValue[]): Promise<readonly Row[]>
  /** Resolves after the commit that holds it. Nothing may leave the server before that. */
  write(write: Write): Promise<Written>
  /** Reads that all see the store at one moment, whoever writes meanwhile. For backups and checks by a process of their own. */
  atOneMoment<T>(work: (read: Read) => Promise<T>): Promise<T>
  /** What was deleted is gone from the files too, as far as the engine can do it at once. */
  forget(): Promise<void>
  close(): Promise<void>
}

export type Read = <Row>(text: string, params?: readonly SqlValue[]) => Promise<readonly Row[]>

/** No room on the disk: nothing was written, reading goes on. */
export class StorageFull extends Error {}
/** The store does not answer: nothing was written, nothing can be read. */
export class StoreAway extends Error {}
/** The connection broke around the commit: it may be in or not, and only the store knows. */
export class OutcomeUnknown extends StoreAway {}
/** What lies there cannot be read or written any more. The rest of the store may be sound. */
export class StoreDamaged extends Error {}

export const one = async <Row>(sql: Sql, text: string, params: readonly SqlValue[]): Promise<Row | undefined> =>
  (await sql.all<Row>(text, params))[0]

export const statement = (text: string, params: readonly SqlValue[]): Statement => ({ text, params })
export const guarded = (text: string, params: readonly SqlValue[]): Statement => ({ text, params, guard: true })
