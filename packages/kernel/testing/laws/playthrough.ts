/** A whole game of random play as text, to be read and compared: the golden games. */
import { canonical, chanceFor, type Game, type GameTypes, hashData, opening, viewersOf } from '../../src/index.ts'
import { playRandom } from './play-random.ts'

export const formatPlaythrough = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  maxSteps = 10_000,
): string => {
  const start = opening(game, options, chanceFor(seed, 0))
  const lines = [
    `game ${game.id} ${game.rulesVersion}`,
    `options ${canonical(options)}`,
    `seed ${seed}`,
    '0 setup',
    ...start.events.map(event => `  ${canonical(event)}`),
  ]
  const end = playRandom(game, options, seed, {
    maxSteps,
    onStep: ({ seq, seat, move, events }) => {
      lines.push(`${seq} ${seat}: ${game.formatMove(move)}`, ...events.map(event => `  ${canonical(event)}`))
      return true
    },
  }).state
  const outcome = game.outcome(end)
  lines.push(
    outcome ? `outcome ${canonical(outcome)}` : `to act ${game.toAct(end).join(', ')}`,
    `state ${hashData(end)}`,
    ...viewersOf(game.seats(options)).map(viewer => `view of ${viewer} ${hashData(game.view(end, viewer))}`),
  )
  return `${lines.join('\n')}\n`
}
