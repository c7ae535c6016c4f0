import { parseLog, verify } from '@siegeworks/kernel'
import { siegestorm } from '@siegeworks/siegestorm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../src/registry.ts'
import { arrive, guest, type Person } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await openInMemory({}, { games: GAMES })
  ann = await guest(server.url, 'Ann')
})
afterAll(() => server.stop())

const until = async (holds: () => boolean | Promise<boolean>, ms = 50_000): Promise<void> => {
  for (const end = performance.now() + ms; !(await holds()); ) {
    if (performance.now() > end) throw new Error('did not come to pass')
    await new Promise(done => setTimeout(done, 20))
  }
}

describe('the two games', () => {
  test('are offered with their bots', async () => {
    const { body } = await ann.get('/api/games')
    expect(body.games.map((game: { id: string }) => game.id)).toEqual(['siegestorm', 'siege'])
    for (const game of body.games) expect(game.bots).toContain('random')
  })

  test('two bots play Siegestorm to its end through the mailbox; the log verifies', async () => {
    const made = await ann.post('/api/tables', {
      game: 'siegestorm',
      settings: { visibility: 'open' },
      seats: [
        { seat: 'north', taker: 'bot', bot: 'random' },
        { seat: 'south', taker: 'bot', bot: 'greedy' },
      ],
    })
    expect(made.body).toMatchObject({ table: { status: 'playing' } })
    const { id } = made.body.table
    await until(async () => (await ann.get(`/api/tables/${id}`)).body.table.status === 'over')
    const log = parseLog<never>((await ann.get(`/games/${id}/log`)).body)
    if (!log.ok || log.value.kind !== 'whole') throw new Error('the log is not open')
    expect(verify(siegestorm as never, log.value.log).ok).toBe(true)
  })

  test('nobody learns the deck another player brings before play shows it', async () => {
    const ben = await guest(server.url, 'Ben')
    const made = await ann.post('/api/tables', {
      game: 'siegestorm',
      options: { mode: 'duel' },
      seats: [{ seat: 'north', taker: 'me' }],
      deck: 'ysra-starter',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id } = made.body.table
    const unreadable = { game: 'siegestorm', seats: [{ seat: 'north', taker: 'me' }], deck: { cards: 'all' } }
    const before = (await ann.get('/api/my-games')).body.games.length
    expect((await ann.post('/api/tables', unreadable)).body.error, 'judged with the table').toMatchObject({
      code: 'bad-options',
    })
    expect((await ann.get('/api/my-games')).body.games.length).toBe(before)
    expect(made.body.table.options).toMatchObject({ mode: 'duel' })
    expect(JSON.stringify((await ben.get(`/api/tables/${id}`)).body)).not.toContain('ysra')
    const bad = await ben.post(`/api/tables/${id}/sit`, { deck: 'no-such-deck' })
    expect(bad.body.error).toMatchObject({ code: 'bad-options', params: { problem: 'no-such-deck' } })
    const sat = await ben.post(`/api/tables/${id}/sit`, { deck: 'ysra-starter' })
    expect(sat.body.table.status).toBe('playing')
    expect(JSON.stringify(sat.body)).not.toContain('ysra')
  })

  test('a solo game against a boss and a scenario of SIEGE against a bot begin, and their first moves are taken', async () => {
    for (const wish of [
      { game: 'siegestorm', options: { mode: 'solo' }, seats: [{ seat: 'south', taker: 'me' }] },
      { game: 'siege', seats: [] as object[] },
    ]) {
      const seats =
        wish.game === 'siege'
          ? [
              { seat: 'besieger', taker: 'me' },
              { seat: 'garrison', taker: 'bot', bot: 'random' },
            ]
          : wish.seats
      const made = await ann.post('/api/tables', { ...wish, seats })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const { id, seats: named } = made.body.table
      const mine = named.find((seat: { taker: string }) => seat.taker === 'person').seat
      const seat = await arrive(server.url, ann)
      await seat.join(id, { as: mine })
      const sheet = () => seat.sheets.get(`${id}/${mine}`)!
      for (let i = 0; i < 5; i++) {
        await seat.until(() => sheet().legal.length > 0 || sheet().status !== 'playing')
        if (sheet().status !== 'playing') break
        const { seq, legal } = sheet()
        const reply = await seat.ask({ kind: 'command', match: id, as: mine, seq, move: legal[0]!.text })
        expect(reply.kind, JSON.stringify(reply)).toBe('ack')
        await seat.until(() => sheet().seq > seq)
      }
      seat.close()
    }
  })
})
