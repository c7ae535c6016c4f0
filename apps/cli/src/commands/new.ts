/** `new`: a question to begin with, the whole position in it. */
import { chanceFor, opening } from '@siegeworks/kernel'
import type { Command } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { GAME_OPTIONS, optionsFor } from '../game-options.ts'
import { EXIT } from '../run.ts'

export const newCommand: Command = {
  name: 'new',
  arguments: ['GAME'],
  options: GAME_OPTIONS,
  run: async (args, host) => {
    const game = gameNamed(args.positional[0]!, host)
    const options = await optionsFor(game, args, host)
    const seed = args.text('seed') ?? 'siegeworks'
    const { state } = opening(game, options, chanceFor(seed, 0))
    const question = { game: game.id, options, seed, position: JSON.parse(game.formatPosition(state)), moves: [] }
    host.out(`${JSON.stringify(question, null, args.json ? 0 : 2)}\n`)
    return EXIT.answered
  },
}
