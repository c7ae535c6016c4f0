/** A game by its name. */
import { fault } from './fault.ts'
import type { AnyGame, Host } from './host.ts'

export const gameNamed = (id: string, host: Host): AnyGame => {
  const game = host.games.find(one => one.id === id)
  if (!game) throw fault('no-game', { game: id.slice(0, 80), games: host.games.map(one => one.id).join(', ') })
  return game
}
