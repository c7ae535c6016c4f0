/** The command line with the worked example as its game, and what it printed. */
import { skirmish } from '@siegeworks/kernel/skirmish'
import { COMMANDS } from '../src/commands/index.ts'
import type { Host } from '../src/host.ts'
import { nodeHost } from '../src/node-host.ts'
import { run } from '../src/run.ts'
import { voiceIn } from '../src/voice.ts'

export interface Printed {
  readonly code: number
  readonly out: string
  readonly notes: readonly string[]
}

/** `input` stands for standard input; files are read from the disk as always. */
export const siegeworks = async (
  words: readonly string[],
  input?: unknown,
  games: Host['games'] = [skirmish],
): Promise<Printed> => {
  let out = ''
  const notes: string[] = []
  const real = nodeHost()
  const host: Host = {
    ...real,
    games,
    voice: voiceIn('en'),
    out: text => {
      out += text
    },
    note: line => notes.push(line),
    readInput: (file, most) =>
      file === '-' && input !== undefined
        ? Promise.resolve(typeof input === 'string' ? input : JSON.stringify(input))
        : real.readInput(file, most),
  }
  const code = await run(words, COMMANDS, host)
  return { code, out, notes }
}
