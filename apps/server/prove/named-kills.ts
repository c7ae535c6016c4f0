/** Killed ten times at each of 21 named points, with either store: nothing promised is lost, nothing happens twice. */
import type { Proof } from '@siegeworks/kernel/laws'
import { KILL_POINTS } from '../load/kill-points.ts'
import { killAtEach } from '../load/named-kills.ts'
import { startPostgres } from '../test/postgres.ts'

const TIMES = 10
/** Every point each time; of moves each time a later one. */
const named = (times: number): readonly string[] =>
  Array.from({ length: times }, (_, i) =>
    KILL_POINTS.map(point => (point.endsWith('-move') ? `${point}:${1 + (i % 8)}` : point)),
  ).flat()

const proof = (name: string, open: () => Promise<{ url?: string; stop(): Promise<void> }>): Proof => ({
  name,
  run: async ({ full, at }) => {
    const points = full ? named(TIMES) : KILL_POINTS.filter((_, i) => i % 5 === 0)
    const database = await open()
    try {
      const { faults, ...facts } = await killAtEach(points, database.url, done => at(done, points.length))
      return { ok: faults.length === 0, facts, ...(faults.length > 0 ? { fault: faults.slice(0, 5).join('; ') } : {}) }
    } finally {
      await database.stop()
    }
  },
})

export const proofs: readonly Proof[] = [
  proof('server/named-kills-sqlite', async () => ({ stop: async () => {} })),
  proof('server/named-kills-postgres', startPostgres),
]
