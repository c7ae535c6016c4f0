/** How a bot is asked. Runs in the bots' thread. */
import { botNamed } from '@siegeworks/bots'
import { chanceFor, type Game, type GameTypes } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import { anyMove, type Question } from './bot-brain.ts'

type AnyGame = Game<GameTypes>

const GAMES: { readonly [game: string]: AnyGame } = {
  siegestorm: siegestorm as unknown as AnyGame,
  siege: siege as unknown as AnyGame,
}

/** The text of the chosen move. */
export const ask = (question: Question): string => {
  const game = GAMES[question.game]
  const bot = botNamed(question.game, question.bot)
  if (!game || !bot) return anyMove(question)
  const chance = chanceFor(question.seed, 0)
  const moves = question.legal.map(({ move }) => move as object)
  const move = bot.choose({
    game,
    seat: question.seat,
    view: question.view as object,
    moves,
    world: () => game.twin(question.world as object, question.seat, chance),
    chance,
  })
  return game.formatMove(move)
}
