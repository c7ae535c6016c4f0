/** What a shot is worth: the chance of each result times what it does to that man. */
import { aimAt, type State, shooterOf } from '@siegeworks/siege'

const FOOT: { readonly [letter: string]: number } = { '-': 0, A: 0.4, B: 1.2, C: 2.4 }
const MOUNTED: { readonly [letter: string]: number } = { '-': 0, A: 0.4, B: 1, C: 1.4, D: 2, E: 2.4, F: 3 }

export const shotWorth = (world: State, shooter: string, target: string): number => {
  const by = shooterOf(world, shooter)
  const aim = by && aimAt(world, by, target)
  if (!aim || aim.refusal) return 0
  const victim = world.characters[target]
  const letters = aim.mounted ? MOUNTED : FOOT
  const expected = aim.chances.reduce((sum, { letter, faces }) => sum + (letters[letter] ?? 0) * faces, 0) / 10
  // A wound to the wounded kills.
  return (
    expected *
    (victim?.condition === 'healthy' ? 1 : 1.6) *
    (victim?.unit === 'knight' || victim?.unit === 'baron' ? 2 : 1)
  )
}
