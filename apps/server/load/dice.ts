/** A row of numbers from a seed, so that a failing run can be run again. */
import { chanceFor } from '@siegeworks/kernel'

export const diceFrom = (seed: string): ((sides: number) => number) => {
  let thrown = 0
  let chance = chanceFor(seed, 0)
  return sides => {
    // A recording chance keeps what it gave: a fresh one now and then.
    if (thrown++ % 500 === 0) chance = chanceFor(seed, thrown)
    return chance.pick('dice', sides)
  }
}
