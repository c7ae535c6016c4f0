/** The computer players of each game, by name. */
import { type Bot, greedySiegeBot, greedyStormBot, randomBot } from '@siegeworks/bots'
import type { Chance, GameTypes } from '@siegeworks/kernel'
import { Fault } from './fault.ts'
import type { AnyGame } from './host.ts'

export type AnyBot = Bot<GameTypes>

const any = <G extends GameTypes>(bot: Bot<G>): AnyBot => bot as unknown as AnyBot

const OF_GAME: { readonly [game: string]: readonly AnyBot[] } = {
  siege: [any(greedySiegeBot)],
  siegestorm: [any(greedyStormBot)],
}

export const botsOf = (game: AnyGame): readonly AnyBot[] => [randomBot(), ...(OF_GAME[game.id] ?? [])]

/** `NAME` for every seat, `SEAT=NAME` for one; seats not named play at random. */
export const seatedBots = (
  game: AnyGame,
  seats: readonly string[],
  given: readonly string[],
): ReadonlyMap<string, AnyBot> => {
  const bots = botsOf(game)
  const seated = new Map<string, AnyBot>(seats.map(seat => [seat, bots[0]!]))
  for (const text of given) {
    const [seat, name] = text.includes('=')
      ? [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
      : [undefined, text]
    const bot = bots.find(one => one.id === name)
    if (!bot)
      throw new Fault(voice =>
        voice.say('fault.no-bot', { bot: name.slice(0, 40), bots: bots.map(one => one.id).join(', ') }),
      )
    if (seat !== undefined && !seats.includes(seat))
      throw new Fault(voice => voice.say('problem.no-such-seat', { seat: seat.slice(0, 40), seats: seats.join(', ') }))
    for (const one of seat === undefined ? seats : [seat]) seated.set(one, bot)
  }
  return seated
}

/** A bot gets what its seat may know, and worlds drawn from it. */
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
