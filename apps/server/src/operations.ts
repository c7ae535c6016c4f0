/** What a host does with a store from the command line. */
import { readConfig } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { type Games, gamesOf } from './match/games.ts'
import { GAMES } from './registry.ts'
import { openStore, type Store } from './store/store.ts'

export { ConfigError } from './config.ts'
export { BackupFault, backupStore, restoreStore } from './store/backup.ts'
export { checkStore, type StoreReport } from './store/check-store.ts'

/** The store that the environment names, as the server itself would open it. */
export const openHostStore = async (env: { readonly [name: string]: string | undefined }): Promise<Store> => {
  const config = readConfig(env)
  prepareDataFolder(config.dataDir)
  return openStore(config, error => {
    throw error
  })
}

export const allGames = (): Games => gamesOf(GAMES)
