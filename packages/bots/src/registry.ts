/** Every computer player by game: the command line, the server and the page all ask here. */
import type { Chance, Game, GameTypes } from '@siegeworks/kernel'
import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'
import { greedySiegeBot } from './siege/greedy.ts'
import { greedyStormBot } from './siegestorm/greedy.ts'
import { searchStormBot } from './siegestorm/search.ts'

export type AnyBot = Bot<GameTypes>
type AnyGame = Game<GameTypes>

/** A bot of one game is only ever asked about that game. */
const any = <G extends GameTypes>(bot: Bot<G>): AnyBot => bot as unknown as AnyBot

const OF_GAME: { readonly [game: string]: readonly AnyBot[] } = {
  siege: [any(greedySiegeBot)],
  siegestorm: [any(greedyStormBot), any(searchStormBot)],
}

/** Weakest first; random play knows every game. */
export const botsOf = (game: string): readonly AnyBot[] => [randomBot(), ...(OF_GAME[game] ?? [])]

export const botNamed = (game: string, name: string): AnyBot | undefined => botsOf(game).find(({ id }) => id === name)

/** Asks a bot for its move: it gets what its seat may know, and worlds drawn from it. */
export const botMove = (
  game: AnyGame,
  bot: AnyBot,
  state: GameTypes['State'],
  seat: string,
  chance: Chance,
): GameTypes['Move'] =>
  bot.choose({
    game,
    seat,
    view: game.view(state, seat),
    moves: game.legalMoves(state, seat),
    world: () => game.twin(state, seat, chance),
    chance,
  })
