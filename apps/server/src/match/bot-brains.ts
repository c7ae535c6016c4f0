/** Which bots play which game, and how one is asked. Runs in the bots' thread. */
import { type Bot, greedySiegeBot, greedyStormBot, randomBot } from '@siegeworks/bots'
import { chanceFor, type Game, type GameTypes } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import { anyMove, type Question } from './bot-brain.ts'

type AnyBot = Bot<GameTypes>
type AnyGame = Game<GameTypes>

const any = <G extends GameTypes>(bot: Bot<G>): AnyBot => bot as unknown as AnyBot

export const BOTS: { readonly [game: string]: readonly AnyBot[] } = {
  siegestorm: [randomBot(), any(greedyStormBot)],
  siege: [randomBot(), any(greedySiegeBot)],
}

const GAMES: { readonly [game: string]: AnyGame } = {
  siegestorm: siegestorm as unknown as AnyGame,
  siege: siege as unknown as AnyGame,
}

/** The text of the chosen move. */
export const ask = (question: Question): string => {
  const game = GAMES[question.game]
  const bot = BOTS[question.game]?.find(one => one.id === question.bot)
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
