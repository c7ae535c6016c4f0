/** What a host does with a store from the command line. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { type Games, gamesOf } from './match/games.ts'
import { GAMES } from './registry.ts'
import { openStore, SQLITE_FILE, type Store } from './store/store.ts'

export { ConfigError } from './config.ts'
export { BackupFault, backupStore, restoreStore } from './store/backup.ts'
export { linesOf } from './store/backup-lines.ts'
export { checkStore, type StoreReport } from './store/check-store.ts'

/** The store that the environment names, as the server itself would open it; an empty one only where one may begin. */
export const openHostStore = async (
  env: { readonly [name: string]: string | undefined },
  mayBegin: boolean,
): Promise<Store> => {
  const config = readConfig(env)
  if (!mayBegin && !config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE)))
    throw new ConfigError(`there is no store in ${config.dataDir}; set DATA_DIR`)
  prepareDataFolder(config.dataDir)
  return openStore(config, error => {
    throw error
  })
}

export const allGames = (): Games => gamesOf(GAMES)
