/** 200,000 wishes sent again, late, out of order and across restarts: each happens once and is answered the same. */
import type { Proof } from '@siegeworks/kernel/laws'
import { sendAgainAndAgain } from '../load/once.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/exactly-once',
    run: async ({ full, at }) => {
      const sent = full ? 200_000 : 3000
      const { faults, ...facts } = await sendAgainAndAgain(sent, 'once', done => at(done, sent))
      return { ok: faults.length === 0, facts, ...(faults.length > 0 ? { fault: faults.slice(0, 5).join('; ') } : {}) }
    },
  },
]
