/** 3,000 pictures of a disk whose power failed while something was written: what was confirmed is whole, nothing wrong is served. */
import type { Proof } from '@siegeworks/kernel/laws'
import { tearAgainAndAgain } from '../load/torn.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/torn-writes',
    run: async ({ full, at }) => {
      const images = full ? 3000 : 40
      const { faults, ...facts } = await tearAgainAndAgain(images, 'torn', done => at(done, images))
      return { ok: faults.length === 0, facts, ...(faults.length > 0 ? { fault: faults.slice(0, 5).join('; ') } : {}) }
    },
  },
]
