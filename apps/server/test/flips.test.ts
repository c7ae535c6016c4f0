import { expect, test } from 'vitest'
import { flipAgainAndAgain } from '../load/flips.ts'

test('a bit that falls over in the file changes nothing that is served, or its match is named and the others go on', async () => {
  const report = await flipAgainAndAgain(150, 'test')
  expect(report.faults).toEqual([])
  expect(report.named).toBeGreaterThan(10)
  expect(report.harmless).toBeGreaterThan(10)
})
