/** Two worlds as a test of its own: many twins of every position, for every viewer. */
import { test } from 'vitest'
import { chanceFor, type Game, type GameTypes, opening } from '../src/index.ts'
import { playRandom } from './laws/index.ts'
import { checkWorlds } from './laws/two-worlds.ts'

export interface TwoWorldsOptions {
  /** Moves of random play from the setup. */
  readonly maxSteps?: number
  /** Other worlds dealt at every step, for every viewer. */
  readonly twins?: number
}

export const twoWorlds = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seeds: readonly number[],
  { maxSteps = 200, twins = 3 }: TwoWorldsOptions = {},
): void => {
  const seats = game.seats(options)
  test.each(seeds)(`${game.id}: worlds that differ only in what is hidden look the same (seed %i)`, n => {
    const seed = `worlds-${n}`
    let before = opening(game, options, chanceFor(seed, 0)).state
    playRandom(game, options, seed, {
      maxSteps,
      onStep: ({ seq, seat, move, events, state }) => {
        const position = { game, options, seats, place: { seed, seq }, state: before }
        for (let twin = 0; twin < twins; twin++)
          checkWorlds(position, new Map(), { seat, move, events }, chanceFor(`${seed}/twin-${twin}`, seq))
        before = state
        return true
      },
    })
  })
}
