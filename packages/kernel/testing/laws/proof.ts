/** Long proofs: the same code as the tests, in the big size. A package lists its own under prove/. */
import type { Game, GameTypes } from '../../src/index.ts'
import { keepLaws } from './keep-laws.ts'
import { LawBroken } from './law.ts'

export interface ProofTask {
  /** The size that takes long; otherwise the size of a test. */
  readonly full: boolean
  /** This part of so many that run side by side, from 0. */
  readonly shard: number
  readonly shards: number
  at(done: number, total: number): void
}

export interface ProofResult {
  readonly ok: boolean
  /** Numbers of the shards are added up. */
  readonly facts: { readonly [name: string]: number }
  /** What went wrong, with the seed that shows it. */
  readonly fault?: string
}

export interface Proof {
  readonly name: string
  /** How many parts may run side by side; 1 if it is not said. */
  readonly shards?: number
  run(task: ProofTask): ProofResult | Promise<ProofResult>
}

export interface LawsProofOptions {
  /** Steps in the big size, over all options. */
  readonly steps: number
  /** Steps in the size of a test. */
  readonly small: number
  /** A game must be over after so many steps. */
  readonly maxSteps?: number
  /** Looks at the first so many steps of each game only. */
  readonly cut?: number
}

/** All laws over random play, over every given set of options in turn. */
export const lawsProof = <G extends GameTypes>(
  name: string,
  game: Game<G>,
  options: readonly G['Options'][],
  { steps, small, maxSteps = 100_000, cut }: LawsProofOptions,
): Proof => ({
  name,
  shards: 64,
  run: ({ full, shard, shards, at }) => {
    const total = Math.ceil((full ? steps : small) / shards)
    let done = 0
    let games = 0
    // Every part begins elsewhere, so that together they play all of the options.
    const begin = Math.floor((shard * options.length) / shards)
    try {
      while (done < total) {
        const seed = `${name}-${shard}-${games}`
        const kept = keepLaws(game, options[(begin + games) % options.length]!, seed, {
          maxSteps,
          ...(cut === undefined ? {} : { steps: cut }),
          onStep: step => at(Math.min(done + step, total), total),
        })
        done += Math.max(1, kept.steps)
        games++
      }
    } catch (thrown) {
      if (!(thrown instanceof LawBroken)) throw thrown
      return { ok: false, facts: { steps: done, games }, fault: thrown.message }
    }
    return { ok: true, facts: { steps: done, games } }
  },
})
