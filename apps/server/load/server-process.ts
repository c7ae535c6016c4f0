/** A real server in a process of its own, with the worked-example game: what proofs kill, flood and measure. */
import { keepCompiled, useCompiled } from '../src/compiled.ts'
import { readConfig } from '../src/config.ts'

const config = readConfig(process.env)
useCompiled(config.dataDir)
const { startServer } = await import('../src/server.ts')
const { SKIRMISH } = await import('../test/skirmish-entry.ts')
/** A proof may name the point at which this process dies. */
const partsFor = async (killAt: string | undefined) => {
  if (!killAt) return {}
  const { openStore, storeOver } = await import('../src/store/store.ts')
  const { dyingAt } = await import('./kill-points.ts')
  return { store: storeOver(dyingAt((await openStore(config, () => process.exit(3))).sql, killAt)) }
}
const server = await startServer(config, {
  games: [SKIRMISH],
  pause: () => 0,
  ...(await partsFor(process.env.KILL_AT)),
})
process.stdout.write(`url ${server.url}\n`)
keepCompiled()
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
