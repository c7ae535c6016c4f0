/** The games and their bots, as the worker knows them. */
import { type Bot, greedySiegeBot, greedyStormBot, randomBot } from '@siegeworks/bots'
import { chanceFor, type GameTypes } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import type { AnyGame } from './viewing.ts'

/** A game with its own types is still a game: what it is given comes from itself. */
const GAMES: { readonly [id: string]: AnyGame } = {
  siege: siege as unknown as AnyGame,
  siegestorm: siegestorm as unknown as AnyGame,
}

export const gameOf = (id: string): AnyGame | undefined => GAMES[id]

const greedyStorm = greedyStormBot as unknown as Bot<GameTypes>

const BOTS: { readonly [game: string]: { readonly [level: string]: Bot<GameTypes> } } = {
  siegestorm: { easy: randomBot(), normal: greedyStorm },
  siege: { easy: randomBot(), normal: greedySiegeBot as unknown as Bot<GameTypes> },
}

/** A bot gets the view of its seat, the legal moves, and worlds dealt anew from what it cannot know. */
export const chooseFor = (game: AnyGame, state: object, seat: string, level: string, seed: string): object => {
  const bot = BOTS[game.id]?.[level] ?? randomBot<GameTypes>()
  const chance = chanceFor(seed, 0)
  return bot.choose({
    game,
    seat,
    view: game.view(state, seat),
    moves: game.legalMoves(state, seat),
    world: () => game.twin(state, seat, chance),
    chance,
  })
}
