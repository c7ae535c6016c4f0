/** 5,000 bits that fall over in the store's file: what is served is what was kept, or the match is named; the others go on. */
import type { Proof } from '@siegeworks/kernel/laws'
import { flipAgainAndAgain } from '../load/flips.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/bit-flips',
    run: async ({ full, at }) => {
      const flips = full ? 5000 : 150
      const { faults, ...facts } = await flipAgainAndAgain(flips, 'flips', done => at(done, flips))
      return { ok: faults.length === 0, facts, ...(faults.length > 0 ? { fault: faults.slice(0, 5).join('; ') } : {}) }
    },
  },
]
