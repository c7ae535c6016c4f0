/** Which computer player sits where. */
import { type AnyBot, botsOf, parseScript, scriptedBot } from '@siegeworks/bots'
import { Fault } from './fault.ts'
import type { AnyGame, Host } from './host.ts'

/** A script is a page, not a book. */
const MAX_SCRIPT = 100_000

/** `NAME` or `@SCRIPT` for every seat, `SEAT=NAME` for one; seats not named play at random. */
export const seatedBots = async (
  game: AnyGame,
  seats: readonly string[],
  given: readonly string[],
  host: Host,
): Promise<ReadonlyMap<string, AnyBot>> => {
  const bots = botsOf(game.id)
  const seated = new Map<string, AnyBot>(seats.map(seat => [seat, bots[0]!]))
  for (const text of given) {
    const [seat, name] = text.includes('=')
      ? [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
      : [undefined, text]
    const bot = name.startsWith('@')
      ? scriptedBot(parseScript(await host.readInput(name.slice(1), MAX_SCRIPT)))
      : bots.find(one => one.id === name)
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
