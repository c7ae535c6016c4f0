/** The same against Postgres: 50 times the server is killed under load. */
import type { Proof } from '@siegeworks/kernel/laws'
import { killAgainAndAgain, killFault } from '../load/kill.ts'
import { startPostgres } from '../test/postgres.ts'

export const proofs: readonly Proof[] = [
  {
    name: 'server/kill-postgres',
    run: async ({ full, at }) => {
      const kills = full ? 50 : 2
      const postgres = await startPostgres()
      try {
        const report = await killAgainAndAgain({
          kills,
          matches: full ? 200 : 8,
          rate: full ? 1200 : 150,
          aliveMs: [200, 900],
          databaseUrl: postgres.url,
          at: done => at(done, kills),
        })
        const { faults: _, ...facts } = report
        const fault = killFault(report, full ? 1000 : 0)
        return { ok: fault === undefined, facts, ...(fault ? { fault } : {}) }
      } finally {
        await postgres.stop()
      }
    },
  },
]
