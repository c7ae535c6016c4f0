/** Golden games as tests: `npm run regen` after an intended change, and read the difference. */
import { expect, test } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { formatPlaythrough } from './laws/index.ts'

/** `file` is a path beside the test file that calls this, such as `./playthroughs/first.txt`. */
export const goldenGame = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  file: string,
  maxSteps?: number,
): void => {
  test(`${game.id}: the golden game ${file} goes as it always went`, async () => {
    await expect(formatPlaythrough(game, options, seed, maxSteps)).toMatchFileSnapshot(file)
  })
}
