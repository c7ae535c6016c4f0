/** Sources are made ready to run once: what was compiled is kept beside the data, so that a restart serves at once. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { prepareDataFolder } from './data-folder.ts'

/** Before the server itself is imported. A place named by NODE_COMPILE_CACHE goes first; none at all costs time only. */
export const useCompiled = (dataDir: string): void => {
  prepareDataFolder(dataDir)
  enableCompileCache(join(dataDir, 'compiled'))
}

/** Now, not at the end: a server that is killed has no end. */
export const keepCompiled = (): void => flushCompileCache()
