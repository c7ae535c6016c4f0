import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killAgainAndAgain } from '../load/kill.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { storeContract } from '../src/store/store-contract.ts'
import { arrive, guest } from './client.ts'
import { openServer } from './open-server.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres.stop())

storeContract('postgres', () => openPostgres(postgres.url))

/** A line to the database that can be cut, with everything that is under way on it. */
const cuttable = async (url: string) => {
  const { port, hostname } = new URL(url)
  const target = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const proxy = createServer(near => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  target.port = String((proxy.address() as AddressInfo).port)
  return {
    url: target.href,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    heal: () => {
      isCut = false
    },
    end: () => {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}

describe('postgres', () => {
  test('cut off again and again, also in the middle of commits: a clear no, nothing twice, and back by itself', async () => {
    // The matches of the contract are no games: a server that comes back looks at every match there is.
    const line = await cuttable(await postgres.another('cut'))
    const server = await openServer({ DATABASE_URL: line.url })
    for (const what of ['the store is away', 'a commit failed']) server.expected.add(what)
    const ann = await guest(server.url, 'Ann')
    const both = { game: 'skirmish', seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })) }
    const { id } = (await ann.post('/api/tables', both)).body.table
    const hand = await arrive(server.url, ann)
    for (const as of ['raider', 'warden']) await hand.join(id, { as })
    const table = await server.tables.get(id)
    const codes = new Set<string>()
    for (let n = 0; n < 6 && table.outcome() === undefined; n++) {
      const as = table.toAct()[0]!
      const { seq, legal } = table.sheet(as)!
      const wish = { kind: 'command', match: id, as, cmdId: `cut-off-${n}`, seq, move: legal[0]!.text }
      setTimeout(line.cut, n * 2)
      let reply = await hand.ask(wish)
      await new Promise(done => setTimeout(done, 100))
      line.heal()
      for (let again = 0; reply.kind === 'refused' && again < 100; again++) {
        codes.add(reply.code)
        await new Promise(done => setTimeout(done, 100))
        reply = await hand.ask(wish)
      }
      expect(reply, `after ${[...codes]}`).toMatchObject({ kind: 'ack', seq: seq + 1 })
    }
    expect([...codes].filter(code => code !== 'store-away')).toEqual([])
    expect((await server.store.matches.events(id, 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: table.seq + 1 }, (_, seq) => seq),
    )
    expect(table.state).not.toBe('frozen')
    await server.stop()
    line.end()
  }, 60_000)

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
