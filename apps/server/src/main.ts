/** The process: environment in, server up, signals to a graceful end. */
import { keepCompiled, useCompiled } from './compiled.ts'
import { ConfigError, readConfig } from './config.ts'

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  useCompiled(config.dataDir)
  const { startServer } = await import('./server.ts')
  const server = await startServer(config)
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // Whatever hangs, the process is gone within ten seconds.
    setTimeout(() => process.exit(1), 9_500).unref()
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const shown = config.publicUrl ?? server.url.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')
  console.log(`Siegeworks is open at ${shown}`)
  keepCompiled()
}

run().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error
  console.error(`siegeworks: ${error.message}`)
  process.exit(2)
})
