import { expect, test } from 'vitest'
import { killAgainAndAgain } from '../load/kill.ts'

test('kill -9 in the middle of play: nothing confirmed is lost, nothing happens twice, every chain verifies', async () => {
  const report = await killAgainAndAgain({ kills: 3, matches: 12, rate: 300, aliveMs: [200, 500] })
  expect(report.faults).toEqual([])
  expect({ lost: report.lost, twice: report.twice, brokenChains: report.brokenChains }).toEqual({
    lost: 0,
    twice: 0,
    brokenChains: 0,
  })
  expect(report.acks).toBeGreaterThan(20)
})
