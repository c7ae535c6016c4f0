import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killAgainAndAgain } from '../load/kill.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { storeContract } from '../src/store/store-contract.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres.stop())

storeContract('postgres', () => openPostgres(postgres.url))

describe('postgres', () => {
  test('kill -9 of the server under load: nothing confirmed is lost, nothing happens twice', async () => {
    const report = await killAgainAndAgain({
      kills: 2,
      matches: 8,
      rate: 150,
      aliveMs: [300, 600],
      databaseUrl: postgres.url,
    })
    expect(report.faults).toEqual([])
    expect({ lost: report.lost, twice: report.twice, brokenChains: report.brokenChains }).toEqual({
      lost: 0,
      twice: 0,
      brokenChains: 0,
    })
    expect(report.acks).toBeGreaterThan(10)
  })
})
