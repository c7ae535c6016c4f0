import { expect, test } from 'vitest'
import { tearAgainAndAgain } from '../load/torn.ts'

test('power that fails while something is written takes nothing that was confirmed and leaves nothing half', async () => {
  const report = await tearAgainAndAgain(40, 'test')
  expect(report.faults).toEqual([])
  expect(report.begun, 'some images hold more than was promised').toBeGreaterThan(5)
})
