/** A server for a test: in memory or on a file of its own, on any free port, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { logAt } from '../src/log.ts'
import { type Parts, type RunningServer, startServer } from '../src/server.ts'
import { openMemory } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { SKIRMISH } from './skirmish-entry.ts'

export interface TestServer extends RunningServer {
  readonly folder: string
}

export const openServer = async (
  env: { readonly [name: string]: string } = {},
  parts: Parts = {},
): Promise<TestServer> => {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'siegeworks-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    WEB_ROOT: join(folder, 'none'),
    LOG_LEVEL: 'error',
    PLAYER_MESSAGES: '1000000',
    MAX_SOCKETS_PER_ADDRESS: '10000',
    MAX_SOCKETS_PER_PERSON: '1000',
    MAX_TABLES_PER_PERSON: '10000',
    HTTP_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    ...env,
  })
  const server = await startServer(config, {
    games: [SKIRMISH],
    pause: () => 0,
    log: logAt('error', line => process.stderr.write(line)),
    ...parts,
  })
  return {
    ...server,
    folder,
    stop: async () => {
      await server.stop()
      if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const openInMemory = (env: { readonly [name: string]: string } = {}, parts: Parts = {}): Promise<TestServer> =>
  openServer(env, { store: storeOver(openMemory()), ...parts })
