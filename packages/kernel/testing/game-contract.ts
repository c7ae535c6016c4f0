/** The laws as tests. A failing seed goes into the list of seeds for good. */
import { test } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { checkIdsTellNothing, keepLaws, type LawOptions } from './laws/index.ts'

/**
 * Every law over seeded random play, two worlds included. `maxSteps` is when a game must be over;
 * `steps` looks at the first so many steps only.
 */
export const gameContract = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seeds: readonly number[],
  lawOptions: LawOptions = {},
): void => {
  test.each(seeds)(`${game.id} keeps the laws of a game (seed %i)`, n => {
    keepLaws(game, options, `contract-${n}`, lawOptions)
  })
  test(`${game.id}: the ids of hidden things tell nothing`, () => {
    checkIdsTellNothing(game, options, 'contract-ids')
  })
}
