/** `sim`: many games between computer players, counted. */
import { type AnyBot, botMove } from '@siegeworks/bots'
import { beginMatch, chanceFor, type Entry, formatLog, type GameTypes, headerFor, play } from '@siegeworks/kernel'
import { seatedBots } from '../bots.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { GAME_OPTIONS, optionsFor } from '../game-options.ts'
import type { AnyGame } from '../host.ts'
import { EXIT } from '../run.ts'
import { reportLines } from '../sim/report-lines.ts'
import { simulate } from '../sim/simulate.ts'

export const simCommand: Command = {
  name: 'sim',
  arguments: ['GAME'],
  options: [
    { name: 'games', value: 'N' },
    { name: 'bot', value: '[SEAT=]NAME|@FILE', repeated: true },
    { name: 'game-steps', value: 'N' },
    { name: 'log', value: 'FILE' },
    ...GAME_OPTIONS,
  ],
  run: async (args, host) => {
    const game = gameNamed(args.positional[0]!, host)
    const options = await optionsFor(game, args, host)
    const bots = await seatedBots(game, game.seats(options), args.texts('bot'), host)
    const games = args.number('games', 1, 10_000_000, 100)
    const most = args.number('game-steps', 1, 10_000_000, 100_000)
    const seed = args.text('seed') ?? 'sim'
    const file = args.text('log')
    if (file !== undefined) host.writeFile(file, loggedGame(game, options, bots, `${seed}-1`, most))
    const { report, watch } = simulate({ game, options, bots, games, most, seed }, host)
    if (args.json) host.out(`${JSON.stringify({ ...report, ...watch.facts() })}\n`)
    else host.out([...reportLines(report, host.voice), ...watch.lines(host.voice), ''].join('\n'))
    return EXIT.answered
  },
}

/** One game as a whole log, so that replay and verify have something to chew on. */
const loggedGame = (
  game: AnyGame,
  options: object,
  bots: ReadonlyMap<string, AnyBot>,
  seed: string,
  most: number,
): string => {
  const beginning = { match: seed, options, hostSeed: seed }
  const { header, sealed } = headerFor(game, beginning)
  const nonces = Object.fromEntries(game.seats(options).map(seat => [seat, '']))
  let { match, entry } = beginMatch(game, { ...beginning, nonces })
  const entries: Entry<GameTypes>[] = [entry]
  while (match.seq <= most) {
    const seat = game.toAct(match.state)[0]
    if (seat === undefined) break
    const move = botMove(game, bots.get(seat)!, match.state, seat, chanceFor(`${seed}/${seat}`, match.seq))
    const answer = play(match, { seat, move, seq: match.seq, command: `sim-${match.seq}` })
    if (!answer.ok) throw new Error(`${seat} was refused ${game.formatMove(move)}: ${answer.error.code}`)
    ;({ match, entry } = answer.value)
    entries.push(entry)
  }
  return formatLog({ header, sealed, hostSeed: seed, entries })
}
