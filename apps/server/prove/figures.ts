/** Opening, restart, coming back, memory: each against its limit. */
import type { Proof, ProofResult } from '@siegeworks/kernel/laws'
import { skirmish } from '@siegeworks/kernel/skirmish'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import { ackTimes, comeBack, memoryWith, openLongMatch, restartWith } from '../load/figures.ts'
import { type AnyGame, gamesOf } from '../src/match/games.ts'
import { GAMES } from '../src/registry.ts'

const any = (game: unknown): AnyGame => game as AnyGame
const optionsOf = (game: AnyGame): object => {
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(`${game.id} has no default options`)
  return options.value
}

const within = (
  facts: { readonly [name: string]: number },
  name: string,
  most: number,
  faults: readonly string[] = [],
): ProofResult => {
  const late = facts[name]! > most ? [`${name} is ${facts[name]}, at most ${most}`] : []
  const all = [...late, ...faults]
  return { ok: all.length === 0, facts, ...(all.length > 0 ? { fault: all.slice(0, 5).join('; ') } : {}) }
}

export const proofs: readonly Proof[] = [
  ...[any(siegestorm), any(siege)].map(
    (game): Proof => ({
      name: `server/open-1000-${game.id}`,
      run: async ({ full }) => {
        const { openMs, kilobytes } = await openLongMatch(game, gamesOf(GAMES), full ? 1000 : 150, optionsOf(game))
        return within({ openMs, kilobytes }, 'openMs', 50)
      },
    }),
  ),
  {
    name: 'server/ack-1000',
    run: async ({ full }) => {
      // Asked for a little more than is measured, so that the pacer's own delay does not count.
      const facts = await ackTimes(full ? 200 : 20, full ? 1020 : 100, full ? 30 : 2)
      const slow = full && facts.perSecond < 1000 ? [`only ${facts.perSecond} commands a second`] : []
      return within({ ...facts }, 'p99Ms', 25, slow)
    },
  },
  {
    name: 'server/restart-10000',
    run: async ({ full }) =>
      within(
        { bootMs: await restartWith(any(skirmish), optionsOf(any(skirmish)), full ? 10_000 : 200) },
        'bootMs',
        2000,
      ),
  },
  {
    name: 'server/come-back-1000',
    run: async ({ full }) => {
      const { faults, ...facts } = await comeBack(full ? 500 : 20)
      return within({ ...facts }, 'backMs', 3000, faults)
    },
  },
  {
    name: 'server/memory-2000-300',
    run: async ({ full }) => {
      const { faults, ...facts } = full ? await memoryWith(2000, 300) : await memoryWith(20, 10)
      return within({ ...facts }, 'rssMb', 512, faults)
    },
  },
]
