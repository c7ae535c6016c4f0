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
  /** Errors the test brings about on purpose; any other error in the log fails it when the server stops. */
  readonly expected: Set<string>
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
  const said: string[] = []
  const expected = new Set<string>()
  const server = await startServer(config, {
    games: [SKIRMISH],
    pause: () => 0,
    log: logAt('error', line => said.push(line)),
    ...parts,
  })
  return {
    ...server,
    folder,
    expected,
    stop: async () => {
      await server.stop()
      if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true })
      const surprises = said.filter(line => !expected.has(JSON.parse(line).what))
      if (surprises.length > 0) throw new Error(`the server logged errors:\n${surprises.join('')}`)
    },
  }
}

export const openInMemory = (env: { readonly [name: string]: string } = {}, parts: Parts = {}): Promise<TestServer> =>
  openServer(env, { store: storeOver(openMemory()), ...parts })
