/** A million fuzzed messages and requests: no crash, no error of the server, no change, no stall. */
import type { Proof } from '@siegeworks/kernel/laws'
import { storm } from '../load/fuzz.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/hostile-input',
    run: async ({ full, at }) => {
      const messages = full ? 950_000 : 4000
      const { faults, ...facts } = await storm({
        messages,
        requests: full ? 50_000 : 500,
        seed: 'hostile',
        at: done => at(done, messages),
      })
      const stalled = full && facts.worstStallMs > 50 ? [`the loop stood still for ${facts.worstStallMs} ms`] : []
      const all = [...faults, ...stalled]
      return { ok: all.length === 0, facts, ...(all.length > 0 ? { fault: all.slice(0, 5).join('; ') } : {}) }
    },
  },
]
