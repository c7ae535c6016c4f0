import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wish } from '../src/match/judge.ts'
import type { Time } from '../src/match/time.ts'
import { arrive, asker, guest, type Person } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const DAY = 86_400_000
let now = 1_800_000_000_000
const time: Time = {
  now: () => now,
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, 1000))
    return () => clearTimeout(timer)
  },
}
const people: Person[] = []
let server: TestServer
beforeAll(async () => {
  // With three at a table, so that one may leave and the others play on.
  const { game } = SKIRMISH
  const crowd = { ...game, id: 'crowd', seats: () => ['raider', 'warden', 'third'] }
  server = await openInMemory({}, { time, games: [SKIRMISH, { ...SKIRMISH, game: crowd }] })
  for (const name of ['Ann', 'Ben', 'Cleo']) people.push(await guest(server.url, name))
})
afterAll(() => server.stop())

const tableOf = async (game: string, settings: object = {}) => {
  const made = await people[0]!.post('/api/tables', { game, settings, seats: [{ seat: 'raider', taker: 'me' }] })
  const { id, seats } = made.body.table
  for (const person of people.slice(1, seats.length)) await person.post(`/api/tables/${id}/sit`, {})
  const hands = await Promise.all(people.slice(0, seats.length).map(person => arrive(server.url, person)))
  const table = await server.tables.get(id)
  await Promise.all(hands.map((hand, i) => hand.join(id, { as: seats[i].seat })))
  const ask = async (i: number, message: object) => {
    const reply = await hands[i]!.ask({ match: id, as: seats[i].seat, ...message })
    return reply.kind === 'refused' ? reply.code : reply.kind
  }
  return { id, table, hands, ask, names: seats.map((one: { seat: string }) => one.seat) as readonly string[] }
}

test('a silent player is given up after a week that was no pause; who has resigned does not win by it', async () => {
  const { table, ask, names, hands } = await tableOf('crowd', { pauses: true })
  // The third seat never acts in this game: it can only wait.
  const [acting, leaving, waiting] = [0, 1, 2]
  expect(await ask(waiting, { kind: 'ask-pause' })).toBe('ack')
  for (const i of [acting, leaving]) expect(await ask(i, { kind: 'answer', what: 'pause', yes: true })).toBe('ack')
  now += 30 * DAY
  expect(await ask(waiting, { kind: 'claim' })).toBe('paused')
  expect(await ask(waiting, { kind: 'unpause' })).toBe('ack')
  expect(await ask(waiting, { kind: 'claim' }), 'the pause was agreed').toBe('too-early')
  expect(await ask(leaving, { kind: 'resign' })).toBe('ack')
  // The house plays for the one who left until only the silent player is asked.
  await hands[waiting]!.until(() => table.toAct().join() === names[acting])
  now += 8 * DAY
  expect(await ask(acting, { kind: 'claim' }), 'it is the claimer’s own turn').toBe('too-early')
  expect(await ask(waiting, { kind: 'claim' })).toBe('ack')
  expect(table.outcome()).toMatchObject({ reason: 'abandoned', winners: [names[waiting]] })
})

test('who has resigned has no hand in the game any more; the house plays on', async () => {
  const { id, table, hands, names } = await tableOf('crowd')
  const acting = names.indexOf(table.toAct()[0]!)
  const seat = names[acting]!
  const { seq, legal } = hands[acting]!.sheets.get(`${id}/${seat}`)!
  const resign = { kind: 'resign', match: id, as: seat, cmdId: 'i-give-up' }
  expect((await hands[acting]!.ask(resign)).kind).toBe('ack')
  const late = await hands[acting]!.ask({ kind: 'command', match: id, as: seat, seq, move: legal[0]!.text })
  expect(late).toMatchObject({ kind: 'refused' })
  expect((await hands[acting]!.ask({ kind: 'offer-draw', match: id, as: seat })) as object).toMatchObject({
    code: 'not-playing',
  })
  expect((await hands[acting]!.ask(resign)).kind, 'sent again, it is answered as the first time').toBe('ack')
  const other = hands[(acting + 1) % 3]!
  await other.until(() => other.sheets.get(`${id}/${names[(acting + 1) % 3]}`)!.seq > seq)
})

test('who has resigned is not called to the table any more, neither by a notice nor among the own games', async () => {
  const { id, table, names, hands } = await tableOf('crowd')
  const acting = names.indexOf(table.toAct()[0]!)
  const leaver = people[acting]!
  for (const hand of hands) hand.close()
  const elsewhere = await arrive(server.url, leaver)
  const page = await arrive(server.url, leaver)
  const { kind } = await page.ask({ kind: 'resign', match: id, as: names[acting]! })
  expect(kind).toBe('ack')
  // The others play on, and again and again it is the turn of the seat that was left.
  let mine = 0
  for (let n = 0; n < 12 && !table.hasEnded; n++) {
    const others = table.toAct().filter(seat => seat !== names[acting])
    const seat = others[0]
    const { seq } = table
    if (seat !== undefined) {
      const move = table.sheet(seat)!.legal[0]!.text
      table.submit(seat, { kind: 'house-move', cmdId: `other-${n}-move`, seq, move }, () => {})
    } else mine++
    const { games } = (await leaver.get('/api/my-games')).body
    expect(games.find((one: { table: { id: string } }) => one.table.id === id).myTurn).toBe(false)
    await expect.poll(() => table.seq, { timeout: 8000 }).toBeGreaterThan(seq)
  }
  expect(mine).toBeGreaterThan(0)
  expect(elsewhere.messages.filter(m => m.kind === 'notice' && m.what === 'your-turn')).toEqual([])
})

test('whose seat the house plays is played for after a restart, though nobody looks', async () => {
  const { id, table, ask, names } = await tableOf('crowd')
  const acting = names.indexOf(table.toAct()[0]!)
  expect(await ask(acting, { kind: 'resign' })).toBe('ack')
  const { id: ordered } = await tableOf('skirmish')
  const waits = await server.tables.get(ordered)
  expect(await server.store.lobby.playedByHouse()).toContain(id)
  expect(await server.store.lobby.playedByHouse()).not.toContain(ordered)
  const orders: Wish = {
    kind: 'standing-orders',
    match: ordered,
    cmdId: 'in-advance',
    orders: [{ play: 'x', unless: [] }],
  }
  await new Promise<void>(done => waits.submit('raider', orders, () => done()))
  expect(await server.store.lobby.playedByHouse()).toContain(ordered)
})

test('a table that has not begun is taken away by its creator only; a rematch nobody began can be asked for again', async () => {
  const [ann, ben] = people as [Person, Person]
  const open = { game: 'skirmish', settings: { visibility: 'open' }, seats: [{ seat: 'raider', taker: 'me' }] }
  const { id } = (await ann.post('/api/tables', open)).body.table
  const listed = async () => (await ben.get('/api/tables')).body.tables.some((one: { id: string }) => one.id === id)
  expect(await listed()).toBe(true)
  expect((await ben.ask('DELETE', `/api/tables/${id}`)).body.error.code).toBe('not-yours')
  expect((await ann.ask('DELETE', `/api/tables/${id}`)).status).toBe(200)
  expect(await listed()).toBe(false)
  const played = await tableOf('skirmish')
  expect((await ann.ask('DELETE', `/api/tables/${played.id}`)).body.error.code).toBe('already-started')
  await played.ask(0, { kind: 'resign' })
  const first = (await ann.post(`/api/tables/${played.id}/rematch`)).body.table.id
  await ann.ask('DELETE', `/api/tables/${first}`)
  const second = await ben.post(`/api/tables/${played.id}/rematch`)
  expect(second.status).toBe(200)
  expect(second.body.table.id).not.toBe(first)
})

test('who deletes everything leaves no empty chair: tables not begun are free again, games are resigned', async () => {
  const gone = await guest(server.url, 'Gone')
  const waiting = (await people[0]!.post('/api/tables', { game: 'crowd', seats: [{ seat: 'raider', taker: 'me' }] }))
    .body
  await gone.post(`/api/tables/${waiting.table.id}/sit`, {})
  const own = (await gone.post('/api/tables', { game: 'crowd', seats: [{ seat: 'raider', taker: 'me' }] })).body.table
    .id
  const running = (await people[0]!.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] }))
    .body.table.id
  await gone.post(`/api/tables/${running}/sit`, {})
  await people[0]!.post('/api/report', { person: gone.id, reason: 'name', note: 'CANARY' })
  expect((await gone.ask('DELETE', '/api/me')).status).toBe(200)
  const table = async (id: string) => (await people[0]!.get(`/api/tables/${id}`)).body
  expect((await table(waiting.table.id)).table.seats.map((one: { taker: string }) => one.taker)).toEqual([
    'person',
    'open',
    'open',
  ])
  expect((await table(own)).error.code).toBe('no-such-match')
  expect((await table(running)).table.status).toBe('over')
  expect(await server.store.sql.all('SELECT * FROM report')).toEqual([])
})

test('a passkey alone makes no guest of its owner at the table either', async () => {
  const kept = await guest(server.url, 'Kept')
  await server.store.people.addPasskey({
    id: 'key-1',
    person: kept.id,
    public_key: '',
    counter: 0,
    transports: '[]',
    created: now,
  })
  const { table } = (await kept.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] }))
    .body
  expect(table.seats[0].person).toMatchObject({ id: kept.id, guest: false })
})

test('the newest ten browsers of a person are told, not a thousand', async () => {
  const many = await guest(server.url, 'Many')
  const keys = { p256dh: 'p'.repeat(40), auth: 'a'.repeat(20) }
  for (let i = 0; i < 14; i++)
    expect((await many.post('/api/push', { endpoint: `https://push.example/${i}`, keys })).status).toBe(200)
  expect((await server.store.people.pushesOf(many.id)).length).toBe(10)
  expect((await asker(server.url, {})('GET', '/api/push')).body.key).toBeTruthy()
})

test('a session that has run out is over at its open sockets too', async () => {
  const { hands, ask } = await tableOf('skirmish')
  now += 3651 * DAY
  await expect(ask(0, { kind: 'offer-draw' })).rejects.toThrow('closed with 4401')
  expect(hands[0]!.closed).toBe(4401)
})
