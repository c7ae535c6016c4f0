/** Before all browser tests: the page is built once and the real server opens on a free port. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const root = join(import.meta.dirname, '..')

declare module 'vitest' {
  export interface ProvidedContext {
    readonly house: string
  }
}

const opened = (server: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const url = /open at (http:\/\/[^\s]+)/.exec(said)?.[1]
      if (url) resolve(url)
    })
    server.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })

/** In a process of its own: a build under the test runner's NODE_ENV is not the page that is served. */
const buildPage = (): void => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [vite, 'build', 'apps/web', '--logLevel', 'error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('building the page failed, see above')
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // A page that is built already, by the check before or by hand, is taken as it is.
  if (!process.env.E2E_BUILT) buildPage()
  const data = mkdtempSync(join(tmpdir(), 'siegeworks-e2e-'))
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      WEB_ROOT: join(root, 'apps/web/dist'),
      LOG_LEVEL: 'error',
      SIGN_INS_PER_MINUTE: '6000',
      HTTP_PER_MINUTE: '60000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  project.provide('house', await opened(server))
  return async () => {
    const gone = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
}
