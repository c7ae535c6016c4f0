/** The flags of a tool of ours: a wrong one is told in one line, with how the tool is called. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

export const flagsOf = <C extends ParseArgsConfig>(usage: string, config: C): ReturnType<typeof parseArgs<C>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('. ')[0]}; usage: ${usage}\n`)
    return process.exit(2)
  }
}
