/** One siege of thirty days as the long proof plays two hundred: `npm run prove -- siege/thirty-days`. */
import { expect, test } from 'vitest'
import { proofs } from '../../prove/siege-days.ts'

test('SG-SCN-16 SG-SHEET-3 a siege between computer players runs to its end by the calendar, and a save of a morning resumes it', async () => {
  const result = await proofs[0]!.run({ full: false, shard: 0, shards: 1, at: () => {} })
  expect(result.fault).toBeUndefined()
  expect(result.facts.games).toBe(1)
  expect(result.facts.days).toBeGreaterThan(10)
  expect(result.facts.resumed).toBe(1)
}, 60_000)
