/** The games and their bots, as the worker knows them. */
import { botMove, botNamed, botsOf } from '@siegeworks/bots'
import { chanceFor } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import type { AnyGame } from './viewing.ts'

/** A game with its own types is still a game: what it is given comes from itself. */
const GAMES: { readonly [id: string]: AnyGame } = {
  siege: siege as unknown as AnyGame,
  siegestorm: siegestorm as unknown as AnyGame,
}

export const gameOf = (id: string): AnyGame | undefined => GAMES[id]

/** What this bot plays now; a name of older days is anybody's. */
export const chooseFor = (game: AnyGame, state: object, seat: string, name: string, seed: string): object =>
  botMove(game, botNamed(game.id, name) ?? botsOf(game.id)[0]!, state, seat, chanceFor(seed, 0))
