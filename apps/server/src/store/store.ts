/** The store as the server uses it, whatever engine is below. */
import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { type LobbyStore, lobbyStore } from './lobby-store.ts'
import { type MatchStore, matchStore } from './match-store.ts'
import { type PeopleStore, peopleStore } from './people-store.ts'
import type { Sql } from './sql.ts'
import { openSqlite } from './sqlite.ts'

export interface Store {
  readonly sql: Sql
  readonly matches: MatchStore
  readonly people: PeopleStore
  readonly lobby: LobbyStore
}

export const storeOver = (sql: Sql): Store => ({
  sql,
  matches: matchStore(sql),
  people: peopleStore(sql),
  lobby: lobbyStore(sql),
})

export const SQLITE_FILE = 'siegeworks.sqlite'

export const openStore = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onFatal: (error: unknown) => void,
): Promise<Store> => {
  try {
    if (!config.databaseUrl) return storeOver(openSqlite(join(config.dataDir, SQLITE_FILE), onFatal))
    const { openPostgres } = await import('./postgres.ts')
    return storeOver(await openPostgres(config.databaseUrl))
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const [where, name] = config.databaseUrl ? ['the database', 'DATABASE_URL'] : [config.dataDir, 'DATA_DIR']
    throw new ConfigError(`the store in ${where} cannot be opened (${message || code}); see ${name}`)
  }
}
