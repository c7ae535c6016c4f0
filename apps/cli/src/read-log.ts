/** A log from a file, with the game it belongs to. */
import { type GameTypes, type ParsedLog, parseLog } from '@siegeworks/kernel'
import { faultIn } from './fault.ts'
import { gameNamed } from './game-named.ts'
import type { AnyGame, Host } from './host.ts'
import { logTextIn } from './problem-report.ts'

export const MAX_LOG = 64 * 1024 * 1024

export const readLog = async (
  file: string,
  host: Host,
): Promise<{ readonly parsed: ParsedLog<GameTypes>; readonly game: AnyGame }> => {
  const parsed = parseLog<GameTypes>(logTextIn(await host.readInput(file, MAX_LOG)))
  if (!parsed.ok) throw faultIn('', parsed.error)
  return { parsed: parsed.value, game: gameNamed(parsed.value.log.header.game, host) }
}
