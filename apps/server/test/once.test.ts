import { expect, test } from 'vitest'
import { sendAgainAndAgain } from '../load/once.ts'

test('a wish sent five times, late, out of order and across restarts happens once, with the same answer', async () => {
  const report = await sendAgainAndAgain(4000, 'test')
  expect(report.faults).toEqual([])
  expect(report.acks).toBeGreaterThan(500)
  expect(report.restarts).toBeGreaterThan(3)
})
