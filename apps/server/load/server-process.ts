/** A real server in a process of its own, with the worked-example game: what proofs kill, flood and measure. */
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { SKIRMISH } from '../test/skirmish-entry.ts'

const server = await startServer(readConfig(process.env), { games: [SKIRMISH], pause: () => 0 })
process.stdout.write(`url ${server.url}\n`)
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
