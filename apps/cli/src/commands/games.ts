/** `games`: what can be played. */
import type { Command } from '../command.ts'
import { EXIT } from '../run.ts'

export const gamesCommand: Command = {
  name: 'games',
  arguments: [],
  options: [],
  run: ({ json }, host) => {
    const games = host.games.map(game => {
      const options = game.parseOptions({})
      return { id: game.id, rulesVersion: game.rulesVersion, seats: options.ok ? game.seats(options.value) : [] }
    })
    if (json) host.out(`${JSON.stringify(games)}\n`)
    else host.out(games.map(({ id, rulesVersion, seats }) => `${id} ${rulesVersion}  ${seats.join(', ')}\n`).join(''))
    return EXIT.answered
  },
}
