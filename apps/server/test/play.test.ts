import { parseLog, verify, verifyChain } from '@siegeworks/kernel'
import type { Ack, Refused } from '@siegeworks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { skirmish } from '../../../packages/kernel/test/skirmish/game.ts'
import { arrive, connect, guest, type Person, type Seat } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'

let server: TestServer
let ann: Person
let ben: Person
beforeAll(async () => {
  server = await openInMemory()
  ann = await guest(server.url, 'Ann')
  ben = await guest(server.url, 'Ben')
})
afterAll(() => server.stop())

const seats = ['raider', 'warden']

interface Duel {
  readonly id: string
  readonly at: { readonly [seat: string]: Seat }
}

const duel = async (settings: object = {}): Promise<Duel> => {
  const made = await ann.post('/api/tables', { game: 'skirmish', settings, seats: [{ seat: 'raider', taker: 'me' }] })
  expect(made.status).toBe(200)
  const { id } = made.body.table
  const sat = await ben.post(`/api/tables/${id}/sit`, {})
  expect(sat.body.table.status).toBe('playing')
  const raider = await arrive(server.url, ann)
  const warden = await arrive(server.url, ben)
  await raider.join(id)
  await warden.join(id)
  return { id, at: { raider, warden } }
}

const sheetOf = (d: Duel, seat: string) => d.at[seat]!.sheets.get(`${d.id}/${seat}`)!
const actor = (d: Duel): string => seats.find(seat => sheetOf(d, seat).legal.length > 0)!

/** Plays the n-th legal move of whoever must act, and waits until both have seen it. */
const step = async (d: Duel, pick = 0): Promise<Ack> => {
  const seat = actor(d)
  const sheet = sheetOf(d, seat)
  const reply = await d.at[seat]!.ask({
    kind: 'command',
    match: d.id,
    seq: sheet.seq,
    move: sheet.legal[pick % sheet.legal.length]!.text,
  })
  if (reply.kind !== 'ack') throw new Error(JSON.stringify(reply))
  for (const other of seats) {
    const there = d.at[other]!
    await there.until(() => sheetOf(d, other).seq >= reply.seq)
  }
  return reply
}

const playOut = async (d: Duel): Promise<void> => {
  for (let i = 0; sheetOf(d, 'raider').status === 'playing'; i++) {
    if (i > 600) throw new Error('does not end')
    await step(d, i * 7)
  }
}

const code = (reply: { kind: string }): string => (reply as Refused).code

describe('a match over the wire', () => {
  test('two people play a whole game; the log opens at the end and verifies', async () => {
    const d = await duel()
    const running = await ann.get(`/games/${d.id}/log`)
    const open = parseLog(running.body)
    expect(open.ok && open.value.kind).toBe('public')
    await playOut(d)
    expect(sheetOf(d, 'warden').outcome).toBeDefined()
    const { body } = await ben.get(`/games/${d.id}/log`)
    const log = parseLog<never>(body)
    if (!log.ok || log.value.kind !== 'whole') throw new Error('the log is not open')
    expect(verifyChain(log.value.log).ok).toBe(true)
    const verdict = verify(skirmish as never, log.value.log)
    expect(verdict.ok).toBe(true)
    const info = (await ann.get(`/api/tables/${d.id}`)).body.table
    expect(info.commitment).toBe(log.value.log.header.seedCommitment)
    expect(info.status).toBe('over')
  })

  test('a command sent again gets the same answer and happens once; another wish under its id is refused', async () => {
    const d = await duel()
    const seat = actor(d)
    const { seq, legal } = sheetOf(d, seat)
    const wish = { kind: 'command', match: d.id, cmdId: 'same-id-1', seq, move: legal[0]!.text }
    const first = await d.at[seat]!.ask(wish)
    const again = await d.at[seat]!.ask(wish)
    expect(again).toEqual(first)
    expect(code(await d.at[seat]!.ask({ ...wish, move: legal.at(-1)!.text }))).toBe('id-reused')
    expect((first as Ack).seq).toBe(seq + 1)
    expect((await server.store.matches.row(d.id))?.head_seq).toBe(seq + 1)
    // Also when the server no longer has it in memory.
    const stored = await server.store.matches.command(d.id, seat, 'same-id-1')
    expect(stored?.seq).toBe(seq + 1)
  })

  test('forged seat, stale seq, a move that is none, a move that is not allowed: each with its code', async () => {
    const d = await duel()
    const seat = actor(d)
    const other = seats.find(one => one !== seat)!
    const { seq, legal } = sheetOf(d, seat)
    const move = legal[0]!.text
    expect(code(await d.at[other]!.ask({ kind: 'command', match: d.id, as: seat, seq, move }))).toBe('not-your-seat')
    expect(code(await d.at[seat]!.ask({ kind: 'command', match: d.id, seq: seq + 5, move }))).toBe('stale')
    expect(code(await d.at[seat]!.ask({ kind: 'command', match: d.id, seq, move: 'no such thing' }))).toBe('not-a-move')
    const refused = await d.at[seat]!.ask({ kind: 'command', match: d.id, seq, move: 'yield' })
    expect(refused).toMatchObject({ kind: 'refused', code: expect.any(String), rule: expect.any(String) })
    const stranger = await arrive(server.url, await guest(server.url, 'Zed'))
    expect(code(await stranger.ask({ kind: 'command', match: d.id, seq, move }))).toBe('not-seated')
    expect(code(await stranger.ask({ kind: 'resign', match: d.id, as: seat }))).toBe('not-seated')
    expect((await server.store.matches.row(d.id))?.head_seq).toBe(seq)
  })

  test('after a lost connection the client gets what it missed and the results of what it had sent', async () => {
    const d = await duel()
    const seat = actor(d)
    const { seq, legal } = sheetOf(d, seat)
    const cmdId = 'pending-01'
    const acked = await d.at[seat]!.ask({ kind: 'command', match: d.id, cmdId, seq, move: legal[0]!.text })
    d.at[seat]!.cut()
    const back = await arrive(server.url, seat === 'raider' ? ann : ben)
    const { receipt } = acked as Ack
    const sync = await back.join(d.id, {
      since: seq,
      pending: [cmdId, 'never-sent-1'],
      receipt: { seq: seq + 1, receipt },
    })
    expect(sync.results).toEqual([
      { cmdId, result: acked },
      { cmdId: 'never-sent-1', result: 'unknown' },
    ])
    expect(sync.entries.map(entry => entry.seq)).toEqual([seq + 1])
    expect(sync.sheet.seq).toBe(seq + 1)
    expect(sync.sheet.status).toBe('playing')
  })

  test('what the live updates lead to is the sheet a resuming client gets, for every viewer', async () => {
    const d = await duel()
    const watcher = await arrive(server.url, await guest(server.url, 'Eve'))
    await watcher.join(d.id, { as: 'spectator' })
    for (let i = 0; i < 25 && sheetOf(d, 'raider').status === 'playing'; i++) {
      await step(d, i)
      for (const [seat, person] of [
        ['raider', ann],
        ['warden', ben],
      ] as const) {
        const fresh = await arrive(server.url, person)
        const sync = await fresh.join(d.id, { as: seat })
        expect(sheetOf(d, seat)).toEqual(sync.sheet)
        fresh.close()
      }
      const sync = await (await arrive(server.url, await guest(server.url, 'Eve'))).join(d.id)
      await watcher.until(() => watcher.sheets.get(`${d.id}/spectator`)!.seq === sync.sheet.seq)
      expect(watcher.sheets.get(`${d.id}/spectator`)).toEqual(sync.sheet)
      expect(sync.sheet.legal).toEqual([])
    }
  })

  test('a genuine receipt ahead of the store freezes the match; a forged one does nothing', async () => {
    server.expected.add('match frozen')
    const d = await duel()
    const acked = await step(d)
    const person = (seat: string) => (seat === 'raider' ? ann : ben)
    const back = await arrive(server.url, person('raider'))
    await back.join(d.id, { receipt: { seq: acked.seq + 9, receipt: 'f'.repeat(64) } })
    expect((await back.join(d.id)).sheet.status).toBe('playing')
    // The store falls back behind what was confirmed: as after restoring an old backup.
    const table = await server.tables.get(d.id)
    const genuine = server.tables.house.receipts.give(d.id, acked.seq + 1, 'a'.repeat(64))
    await back.join(d.id, { receipt: { seq: acked.seq + 1, receipt: genuine } })
    expect(table.state).toBe('frozen')
    const seat = actor(d) ?? 'raider'
    const refused = await d.at[seat]!.ask({ kind: 'command', match: d.id, seq: acked.seq, move: 'yield' })
    expect(code(refused)).toBe('frozen')
    expect((await server.store.matches.row(d.id))!.status, 'also after a restart').toBe('frozen')
  })
})

describe('agreements at the table', () => {
  test('resigning ends the game for the other; the seed is opened', async () => {
    const d = await duel()
    expect((await d.at.raider!.ask({ kind: 'resign', match: d.id })).kind).toBe('ack')
    await d.at.warden!.until(() => sheetOf(d, 'warden').status === 'over')
    expect(sheetOf(d, 'warden').outcome).toEqual({ winners: ['warden'], reason: 'resigned' })
    const log = parseLog((await ann.get(`/games/${d.id}/log`)).body)
    expect(log.ok && log.value.kind).toBe('whole')
    expect(code(await d.at.raider!.ask({ kind: 'resign', match: d.id }))).toBe('not-playing')
  })

  test('a draw needs both; a refusal withdraws it', async () => {
    const d = await duel()
    expect((await d.at.raider!.ask({ kind: 'offer-draw', match: d.id })).kind).toBe('ack')
    await d.at.warden!.until(() => sheetOf(d, 'warden').offers.length === 1)
    expect(code(await d.at.raider!.ask({ kind: 'answer', match: d.id, what: 'draw', yes: true }))).toBe('own-offer')
    await d.at.warden!.ask({ kind: 'answer', match: d.id, what: 'draw', yes: false })
    await d.at.raider!.until(() => sheetOf(d, 'raider').offers.length === 0)
    expect(code(await d.at.warden!.ask({ kind: 'answer', match: d.id, what: 'draw', yes: true }))).toBe(
      'nothing-offered',
    )
    await d.at.raider!.ask({ kind: 'offer-draw', match: d.id })
    await d.at.warden!.ask({ kind: 'answer', match: d.id, what: 'draw', yes: true })
    await d.at.raider!.until(() => sheetOf(d, 'raider').status === 'over')
    expect(sheetOf(d, 'raider').outcome).toEqual({ winners: [], reason: 'draw-agreed' })
  })

  test('undo: free for an own move that showed nothing; later with the consent of the other', async () => {
    const d = await duel()
    const seat = actor(d)
    const before = sheetOf(d, seat).view
    await step(d)
    expect(sheetOf(d, seat).undo).toBe('free')
    expect((await d.at[seat]!.ask({ kind: 'undo', match: d.id })).kind).toBe('ack')
    await d.at[seat]!.until(() => sheetOf(d, seat).seq === 2)
    expect(sheetOf(d, seat).view).toEqual(before)
    await step(d)
    await step(d)
    await step(d)
    const asker = seats.find(one => sheetOf(d, one).undo !== 'no')!
    const other = seats.find(one => one !== asker)!
    const reply = await d.at[asker]!.ask({ kind: 'undo', match: d.id, toSeq: 2 })
    expect(reply.kind).toBe('ack')
    await d.at[other]!.until(() => sheetOf(d, other).offers[0]?.what === 'undo')
    await d.at[other]!.ask({ kind: 'answer', match: d.id, what: 'undo', yes: true })
    await d.at[asker]!.until(() => sheetOf(d, asker).offers.length === 0)
    expect(sheetOf(d, seat).view).toEqual(before)
    expect(sheetOf(d, other).seq).toBe(6)
  })

  test('no undo where the table does not offer it', async () => {
    const d = await duel({ undo: 'never' })
    const seat = actor(d)
    await step(d)
    expect(code(await d.at[seat]!.ask({ kind: 'undo', match: d.id }))).toBe('undo-not-offered')
  })

  test('a pause stops moves and clocks until somebody goes on', async () => {
    const d = await duel({ clock: { kind: 'live', startSeconds: 600, addSeconds: 5 } })
    expect(sheetOf(d, 'raider').clocks?.left).toEqual({ raider: 600_000, warden: 600_000 })
    await d.at.raider!.ask({ kind: 'ask-pause', match: d.id })
    await d.at.warden!.ask({ kind: 'answer', match: d.id, what: 'pause', yes: true })
    await d.at.raider!.until(() => sheetOf(d, 'raider').status === 'paused')
    expect(sheetOf(d, 'raider').clocks?.running).toEqual([])
    expect(code(await d.at.raider!.ask({ kind: 'command', match: d.id, seq: 0, move: 'stance bold' }))).toBe('paused')
    await d.at.warden!.ask({ kind: 'unpause', match: d.id })
    await d.at.raider!.until(() => sheetOf(d, 'raider').status === 'playing')
    expect(sheetOf(d, 'raider').clocks?.running.length).toBeGreaterThan(0)
  })

  test('what is taken back by agreement during a pause leaves the pause as it is', async () => {
    const d = await duel({ undo: 'consent', clock: { kind: 'live', startSeconds: 600, addSeconds: 5 } })
    const asker = actor(d)
    const other = seats.find(seat => seat !== asker)!
    const ask = async (seat: string, message: object) => (await d.at[seat]!.ask({ match: d.id, ...message })).kind
    await step(d)
    expect(await ask(asker, { kind: 'undo' })).toBe('ack')
    expect(await ask(asker, { kind: 'ask-pause' })).toBe('ack')
    expect(await ask(other, { kind: 'answer', what: 'pause', yes: true })).toBe('ack')
    expect(await ask(other, { kind: 'answer', what: 'undo', yes: true })).toBe('ack')
    await d.at[asker]!.until(() => sheetOf(d, asker).offers.length === 0 && sheetOf(d, asker).seq === 2)
    expect(sheetOf(d, asker)).toMatchObject({ status: 'paused', clocks: { running: [] } })
    expect(await ask(asker, { kind: 'unpause' })).toBe('ack')
    await d.at[asker]!.until(() => sheetOf(d, asker).legal.length > 0)
    expect(sheetOf(d, asker).clocks?.running).toContain(asker)
  })

  test('who talks before play begins may come back with the receipt of it', async () => {
    const made = await ann.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] })
    const { id } = made.body.table
    const seat = await arrive(server.url, ann)
    await seat.join(id)
    const said = (await seat.ask({ kind: 'chat', match: id, say: { phrase: 'hello' } })) as Ack
    const receipt = { seq: said.seq, receipt: said.receipt }
    expect((await seat.join(id, { receipt })).sheet.status).toBe('seating')
    await ben.post(`/api/tables/${id}/sit`, {})
    expect((await seat.join(id, { receipt })).sheet.status).toBe('playing')
    seat.close()
  })

  test('chat: phrases always, words only where allowed, the same line once, muted ones not at all', async () => {
    const d = await duel()
    expect(
      (await d.at.raider!.ask({ kind: 'chat', match: d.id, cmdId: 'chat-0001', say: { phrase: 'hello' } })).kind,
    ).toBe('ack')
    await d.at.raider!.ask({ kind: 'chat', match: d.id, cmdId: 'chat-0001', say: { phrase: 'hello' } })
    const other = { kind: 'chat', match: d.id, cmdId: 'chat-0001', say: { phrase: 'good-game' } }
    expect(code(await d.at.raider!.ask(other))).toBe('id-reused')
    const heard = await d.at.warden!.until(m => m.kind === 'chat')
    expect(heard).toMatchObject({ line: { phrase: 'hello', name: 'Ann', seat: 'raider' } })
    const chat = (heard as { line: { id: string } }).line.id
    expect((await ben.post('/api/report', { person: ann.id, match: d.id, chat, reason: 'abuse' })).status).toBe(200)
    expect(code(await d.at.raider!.ask({ kind: 'chat', match: d.id, say: { text: 'hi there' } }))).toBe(
      'chat-presets-only',
    )
    const free = await duel({ chat: 'free-text' })
    free.at.warden!.send({ kind: 'mute', match: free.id, person: ann.id, muted: true })
    await free.at.warden!.ask({ kind: 'chat', match: free.id, say: { text: 'first' } })
    await free.at.raider!.ask({ kind: 'chat', match: free.id, say: { text: '<b>not heard</b>' } })
    await free.at.warden!.ask({ kind: 'chat', match: free.id, say: { text: 'last' } })
    const words = free.at.warden!.messages.flatMap(m => (m.kind === 'chat' ? [m.line.text] : []))
    expect(words).toEqual(['first', 'last'])
    expect((await (await arrive(server.url, ann)).join(d.id)).chat.length).toBe(1)
    await ann.ask('PATCH', '/api/me', { name: 'Anna' })
    await d.at.raider!.ask({ kind: 'chat', match: d.id, say: { phrase: 'good-game' } })
    expect(await d.at.warden!.until(m => m.kind === 'chat' && m.line.phrase === 'good-game')).toMatchObject({
      line: { name: 'Anna' },
    })
  })

  test('standing orders answer for the seat and are used up', async () => {
    const d = await duel()
    const order = { play: sheetOf(d, 'warden').legal[0]!.text, times: 1 }
    await d.at.warden!.ask({ kind: 'standing-orders', match: d.id, orders: [order] })
    await d.at.warden!.until(m => m.kind === 'orders' && m.orders.length === 0)
    await d.at.warden!.until(() => !sheetOf(d, 'warden').toAct.includes('warden') || sheetOf(d, 'warden').seq > 0)
    expect(sheetOf(d, 'warden').seq).toBeGreaterThan(0)
    const log = parseLog((await ann.get(`/games/${d.id}/log`)).body)
    const commands = log.ok ? log.value.log.entries.map(entry => entry.open.command) : []
    expect(commands.at(-1), 'like any move made by hand').toMatch(/^warden\/w-[0-9a-f]{20}$/)
  })

  test('answers given in advance are not even a sign of life to the others; after the end there are none', async () => {
    const d = await duel()
    const heard = d.at.raider!.messages.length
    const never = { kind: 'standing-orders', match: d.id, orders: [{ play: 'never legal' }] }
    expect((await d.at.warden!.ask(never)).kind).toBe('ack')
    d.at.raider!.send({ kind: 'ping', n: 1 })
    await d.at.raider!.until(m => m.kind === 'pong')
    expect(d.at.raider!.messages.slice(heard).filter(m => m.kind === 'update')).toEqual([])
    await d.at.raider!.ask({ kind: 'resign', match: d.id })
    expect(code(await d.at.warden!.ask(never))).toBe('not-playing')
  })
})

describe('doors', () => {
  test('a socket without a session gets nothing; another version is told to reload', async () => {
    const nobody = await connect(server.url)
    nobody.send({ kind: 'hello', version: 1 })
    expect(code(await nobody.until(m => m.kind === 'refused'))).toBe('no-session')
    nobody.send({ kind: 'join', match: 'abcdefgh' })
    expect(code(await nobody.until(m => m.kind === 'refused', 1))).toBe('no-session')
    const old = await connect(server.url)
    old.send({ kind: 'hello', version: 0, token: ann.token })
    expect(code(await old.until(m => m.kind === 'refused'))).toBe('unsupported-version')
    await old.until(() => false).catch(() => {})
    expect(old.closed).toBe(4409)
  })

  test('a page from elsewhere cannot open a socket', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      server.url.toUpperCase(),
      `${server.url}.evil.example`,
      `${server.url}/`,
    ])
      await expect(connect(server.url, { Origin: origin }), origin).rejects.toThrow('403')
    const own = await connect(server.url, { Origin: server.url })
    own.close()
  })

  test('what one person sends is counted over all sockets, and too much is refused with its code', async () => {
    const small = await openInMemory({ PLAYER_MESSAGES: '20' })
    const zoe = await guest(small.url, 'Zoe')
    const pages = await Promise.all([1, 2, 3, 4].map(() => arrive(small.url, zoe)))
    for (const page of pages) for (let n = 0; n < 15; n++) page.send({ kind: 'ping', n })
    const answered = (page: Seat): number => page.messages.filter(m => m.kind === 'pong' || m.kind === 'refused').length
    // Who goes on too long is cut off: that counts as an answer too.
    for (const page of pages) await page.until(() => answered(page) >= 15).catch(() => {})
    const pongs = pages.flatMap(page => page.messages.filter(m => m.kind === 'pong')).length
    expect(pongs).toBeGreaterThan(20)
    expect(pongs).toBeLessThan(45)
    expect(pages.some(page => page.messages.some(m => m.kind === 'refused' && m.code === 'rate-limited'))).toBe(true)
    for (const page of pages) page.cut()
    await small.stop()
  })

  test('signing out everywhere closes the sockets at once', async () => {
    const zoe = await guest(server.url, 'Zoe')
    const seat = await arrive(server.url, zoe)
    await zoe.post('/api/logout-everywhere')
    await seat.until(() => false).catch(() => {})
    expect(seat.closed).toBe(4401)
    expect((await zoe.get('/api/my-games')).status).toBe(401)
  })
})
