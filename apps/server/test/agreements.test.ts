/** What players ask each other: crossed, told to those who are away, and settled while clocks stand or holidays change. */
import type { ServerMessage } from '@siegeworks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Sweeps } from '../src/match/sweeps.ts'
import { realTime } from '../src/match/time.ts'
import { arrive, guest, type Person } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'

const DAY = 86_400_000
const real = realTime()
let ahead = 0
const posted: { to: string; body: string }[] = []
let refused = new Set<string>()
let server: TestServer
let ann: Person
let ben: Person
beforeAll(async () => {
  const push = async (subscription: string, body: string) => {
    const to = JSON.parse(subscription).endpoint as string
    posted.push({ to, body })
    return refused.has(to) ? ('failed' as const) : ('ok' as const)
  }
  const post = { push, hook: async () => 'ok' as const }
  server = await openInMemory({}, { post, time: { ...real, now: () => real.now() + ahead } })
  ann = await guest(server.url, 'Ann')
  ben = await guest(server.url, 'Ben')
})
afterAll(() => server.stop())

const duel = async (settings: object = {}) => {
  const plan = { game: 'skirmish', settings, seats: [{ seat: 'raider', taker: 'me' }] }
  const { id } = (await ann.post('/api/tables', plan)).body.table
  await ben.post(`/api/tables/${id}/sit`)
  const [raider, warden] = [await arrive(server.url, ann), await arrive(server.url, ben)]
  await raider.join(id, { as: 'raider' })
  await warden.join(id, { as: 'warden' })
  return { id, raider, warden, table: await server.tables.get(id) }
}
const codeOf = (reply: ServerMessage): string => (reply.kind === 'refused' ? reply.code : reply.kind)

test('draws and pauses asked for by both at once are agreed on; one’s own question is not asked twice', async () => {
  const { id, raider, warden, table } = await duel()
  expect(codeOf(await raider.ask({ kind: 'ask-pause', match: id }))).toBe('ack')
  expect(codeOf(await raider.ask({ kind: 'ask-pause', match: id }))).toBe('already-offered')
  expect(codeOf(await warden.ask({ kind: 'ask-pause', match: id }))).toBe('ack')
  expect(table.state).toBe('paused')
  await raider.ask({ kind: 'unpause', match: id })
  await raider.ask({ kind: 'offer-draw', match: id })
  await raider.ask({ kind: 'answer', match: id, what: 'draw', yes: false })
  expect(codeOf(await warden.ask({ kind: 'offer-draw', match: id })), 'withdrawn: a question of one’s own').toBe('ack')
  expect(table.state).toBe('playing')
  const [one, other] = await Promise.all([raider, warden].map(seat => seat.ask({ kind: 'offer-draw', match: id })))
  expect([codeOf(one!), codeOf(other!)].toSorted()[0]).toBe('ack')
  expect(table.outcome()).toMatchObject({ winners: [], reason: 'draw-agreed' })
})

test('who is asked something while away is told, who asks is not', async () => {
  const { id, raider, warden } = await duel()
  warden.close()
  const elsewhere = await arrive(server.url, ben)
  const own = raider.messages.length
  await raider.ask({ kind: 'offer-draw', match: id })
  const notice = await elsewhere.until(m => m.kind === 'notice' && m.what === 'offer')
  expect(notice).toEqual({ kind: 'notice', what: 'offer', match: id, game: 'skirmish', seat: 'warden' })
  await raider.ask({ kind: 'chat', match: id, say: { phrase: 'hello' } })
  expect(raider.messages.slice(own).some(m => m.kind === 'notice')).toBe(false)
  expect(elsewhere.messages.filter(m => m.kind === 'notice' && m.what === 'offer').length).toBe(1)
})

test('a holiday at the last moment stops the flag; taken back, the flag falls where it would have', async () => {
  const { table } = await duel({ clock: { kind: 'correspondence', daysPerMove: 1 } })
  const until = (days: number) => ({ holidays: [{ from: Date.now() + ahead, to: Date.now() + ahead + days * DAY }] })
  const [due] = [table.deadline()!]
  for (const person of [ann, ben]) await person.ask('PATCH', '/api/me', until(5))
  expect(table.deadline()! - due).toBeGreaterThan(4.9 * DAY)
  ahead += 2 * DAY
  await new Sweeps(server.tables).flags()
  await table.settled()
  expect(table.state).toBe('playing')
  for (const person of [ann, ben]) await person.ask('PATCH', '/api/me', { holidays: [] })
  expect(table.deadline()! - due).toBeLessThan(2.1 * DAY)
  ahead += 1.1 * DAY
  await new Sweeps(server.tables).flags()
  await table.settled()
  expect(table.outcome()?.reason).toBe('out-of-time')
})

test('a notice that did not reach one browser is sent again to that one only', async () => {
  const away = await guest(server.url, 'Away')
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  for (const n of [1, 2]) await away.post('/api/push', { endpoint: `https://push.example/${n}`, keys })
  refused = new Set(['https://push.example/2'])
  const plan = { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] }
  const { id } = (await ann.post('/api/tables', plan)).body.table
  await away.post(`/api/tables/${id}/sit`)
  const sent = (n: number) =>
    posted.filter(one => one.to === `https://push.example/${n}` && JSON.parse(one.body).what === 'your-turn').length
  await expect.poll(() => sent(2), { timeout: 8000 }).toBe(1)
  ahead += 31_000
  await expect.poll(() => sent(2), { timeout: 8000 }).toBe(2)
  refused = new Set()
  ahead += 61_000
  await expect.poll(() => sent(2), { timeout: 8000 }).toBe(3)
  expect(sent(1)).toBe(1)
}, 30_000)

test('what a person is given of themselves names the tables they made', async () => {
  const zoe = await guest(server.url, 'Zoe')
  const { id } = (await zoe.post('/api/tables', { game: 'skirmish', options: { hand: 4 } })).body.table
  const { tables } = (await zoe.get('/api/me/export')).body
  expect(tables).toMatchObject([{ id, title: 'skirmish' }])
})

test('a session that ends while its page is saying hello opens nothing', async () => {
  const zoe = await guest(server.url, 'Zoe')
  const { person } = server.store.people
  let hold = true
  server.store.people.person = async id => {
    const found = await person(id)
    if (hold && id === zoe.id) {
      hold = false
      await server.store.people.endSessions(zoe.id, 'token')
    }
    return found
  }
  await expect(arrive(server.url, zoe)).rejects.toThrow()
  server.store.people.person = person
}, 20_000)

test('the same line sent from two pages in the same moment is heard once', async () => {
  const { id, raider, warden } = await duel()
  const other = await arrive(server.url, ann)
  await other.join(id, { as: 'raider' })
  const line = { kind: 'chat', match: id, cmdId: 'said-twice', say: { phrase: 'hello' } }
  expect((await Promise.all([raider, other].map(seat => seat.ask(line)))).map(codeOf)).toEqual(['ack', 'ack'])
  await raider.ask({ kind: 'chat', match: id, say: { phrase: 'good-game' } })
  await warden.until(m => m.kind === 'chat' && m.line.phrase === 'good-game')
  expect(warden.messages.filter(m => m.kind === 'chat' && m.line.phrase === 'hello').length).toBe(1)
})
