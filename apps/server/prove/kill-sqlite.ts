/** 200 random `kill -9` under 1,000 commands a second over 200 matches: nothing promised is lost, nothing happens twice. */
import type { Proof } from '@siegeworks/kernel/laws'
import { killAgainAndAgain, killFault } from '../load/kill.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/kill-sqlite',
    run: async ({ full, at }) => {
      const kills = full ? 200 : 3
      const report = await killAgainAndAgain({
        kills,
        matches: full ? 200 : 20,
        rate: full ? 1200 : 300,
        aliveMs: full ? [200, 900] : [200, 500],
        at: done => at(done, kills),
      })
      const { faults: _, ...facts } = report
      const fault = killFault(report, full ? 1000 : 0)
      return { ok: fault === undefined, facts, ...(fault ? { fault } : {}) }
    },
  },
]
