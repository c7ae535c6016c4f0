/** A real server in a process of its own, with the worked-example game: what proofs kill, flood and measure. */
import { keepCompiled, useCompiled } from '../src/compiled.ts'
import { readConfig } from '../src/config.ts'

const config = readConfig(process.env)
useCompiled(config.dataDir)
const { startServer } = await import('../src/server.ts')
const { SKIRMISH } = await import('../test/skirmish-entry.ts')
const server = await startServer(config, { games: [SKIRMISH], pause: () => 0 })
process.stdout.write(`url ${server.url}\n`)
keepCompiled()
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
