/** The process: environment in, server up, signals to a graceful end. */
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './server.ts'

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
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
}

run().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error
  console.error(`siegeworks: ${error.message}`)
  process.exit(2)
})
