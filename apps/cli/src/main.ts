/** `siegeworks`: the same engine for referees, bot writers, scenario designers and scripts. */
import { COMMANDS } from './commands/index.ts'
import { nodeHost } from './node-host.ts'
import { run } from './run.ts'

// Whoever reads our output may stop early (`| head`): that is no fault.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })

process.exitCode = await run(process.argv.slice(2), COMMANDS, nodeHost())
