/** Postgres, for hosts who have one: the same statements, the same promises, checked at boot. */
import pg from 'pg'
import { type Fate, groupCommit } from './group-commit.ts'
import { MIGRATION_TABLE, stepsFrom } from './migrations/index.ts'
import {
  OutcomeUnknown,
  type Sql,
  type SqlValue,
  StorageFull,
  StoreAway,
  StoreDamaged,
  type Write,
  type Written,
} from './sql.ts'

/** Whole numbers beyond 32 bits come as text otherwise; ours are milliseconds and stay exact. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

export const openPostgres = async (url: string, onError: (error: Error) => void = () => {}): Promise<Sql> => {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 5000, keepAlive: true })
  // A connection that breaks, idle or in the middle of a commit, is replaced; without a listener it would end the process.
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  await assertDurable(pool)
  await migrate(pool)
  const commits = groupCommit(group => commitGroup(pool, group))
  return {
    engine: 'postgres',
    all: async <Row>(text: string, params: readonly SqlValue[] = []) =>
      (await pool.query(prepared(text, params)).catch(troubled)).rows as readonly Row[],
    write: commits.push,
    atOneMoment: async work => {
      const client = await pool.connect().catch(troubled)
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        return await work(
          async <Row>(text: string, params: readonly SqlValue[] = []) =>
            (await client.query(prepared(text, params))).rows as readonly Row[],
        )
      } finally {
        await client.query('COMMIT').catch(() => {})
        client.release()
      }
    },
    // The database clears deleted rows and its own log by itself.
    forget: async () => {},
    close: async () => {
      await commits.drain()
      await pool.end()
    },
  }
}

const numbered = new Map<string, { readonly name: string; readonly text: string }>()

/** `?` as Postgres counts them, each statement prepared once a connection. */
const prepared = (text: string, params: readonly SqlValue[]): pg.QueryConfig => {
  let found = numbered.get(text)
  if (!found) {
    let n = 0
    found = { name: `s${numbered.size}`, text: text.replace(/\?/g, () => `$${++n}`) }
    numbered.set(text, found)
  }
  return { ...found, values: [...params] }
}

const assertDurable = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')`,
  )
  for (const { name, setting } of rows as { name: string; setting: string }[]) {
    const good = name === 'synchronous_commit' ? setting !== 'off' && setting !== 'local' : setting === 'on'
    if (!good) throw new Error(`Postgres setting ${name} is ${setting}: acknowledged moves could be lost`)
  }
}

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    // Two servers that start together do not both make the tables.
    await client.query('SELECT pg_advisory_lock(71837)')
    await client.query(MIGRATION_TABLE)
    const { rows } = await client.query('SELECT COALESCE(MAX(id), 0) AS done FROM migration')
    for (const step of stepsFrom(Number((rows[0] as { done: number }).done))) {
      await client.query('BEGIN')
      for (const text of step) await client.query(text)
      await client.query('COMMIT')
    }
    await client.query('SELECT pg_advisory_unlock(71837)')
  } finally {
    // A connection in doubt is not used again.
    client.release(true)
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** What an error of Postgres means for whoever asked: refusals of a wish are ours, everything else is the database's. */
const troubled = (error: unknown): never => {
  const code = codeOf(error)
  if (/^(2[23]|42)/.test(code)) throw error
  if (/^XX00[12]$/.test(code)) throw new StoreDamaged((error as Error).message)
  throw new StoreAway(`the database does not answer (${code || (error as Error).message})`)
}

const commitGroup = async (pool: pg.Pool, group: readonly Write[]): Promise<readonly Fate[]> => {
  const client = await pool.connect().catch(troubled)
  let broken = true
  try {
    await client.query('BEGIN')
    const written: Written[] = []
    for (const write of group) written.push(await put(client, write))
    await client.query('COMMIT')
    broken = false
    return written
  } catch (error) {
    const code = codeOf(error)
    if (code === '53100') throw new StorageFull('no room on the disk of the database')
    // A refusal of one member (two writers at one place, a value it cannot keep): each alone.
    if (/^(2[23]|XX00[12]$)/.test(code)) {
      await client.query('ROLLBACK')
      broken = false
      if (group.length > 1) return await eachAlone(pool, group)
      return [code.startsWith('XX') ? 'damaged' : 'stale']
    }
    throw new OutcomeUnknown(`the database did not answer (${code || (error as Error).message})`)
  } finally {
    client.release(broken)
  }
}

const eachAlone = async (pool: pg.Pool, group: readonly Write[]): Promise<readonly Fate[]> => {
  const written: Fate[] = []
  for (const write of group) written.push(...(await commitGroup(pool, [write])))
  return written
}

const put = async (client: pg.PoolClient, write: Write): Promise<Written> => {
  for (const { text, params, guard } of write) {
    const { rowCount } = await client.query(prepared(text, params))
    if (guard && rowCount !== 1) return 'stale'
  }
  return 'ok'
}
