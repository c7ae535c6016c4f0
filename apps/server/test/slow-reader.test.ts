import { EventEmitter } from 'node:events'
import type { ServerMessage } from '@siegeworks/protocol'
import { afterAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { sessionsOver } from '../src/people/sessions.ts'
import { Buckets } from '../src/socket/bucket.ts'
import { Connection } from '../src/socket/connection.ts'
import { arrive, guest } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'

/** A socket whose reader can be stopped: what is sent stays in its buffer. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: ServerMessage[] = []
  ended = false

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  terminate(): void {
    this.ended = true
    this.readyState = 3
  }

  close(): void {
    this.readyState = 2
  }

  paused = false
  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
  }
}

let server: TestServer
afterAll(() => server.stop())

test('who reads too slowly misses deltas, gets a fresh sync after catching up, and others notice nothing', async () => {
  server = await openInMemory()
  const ann = await guest(server.url, 'Ann')
  const seats = ['raider', 'warden'].map(seat => ({ seat, taker: 'me' }))
  const { id } = (await ann.post('/api/tables', { game: 'skirmish', seats })).body.table
  const sessions = sessionsOver(server.store.people, server.tables.house.time, { sessionDays: 1 })
  const socket = new FakeSocket()
  new Connection(socket as unknown as WebSocket, 'here', undefined, {
    tables: server.tables,
    sessions,
    messages: new Buckets(1000, 1000),
    admit: () => true,
  })
  const say = (message: object): boolean => socket.emit('message', Buffer.from(JSON.stringify(message)), false)
  const until = async (holds: () => boolean): Promise<void> => {
    for (const end = performance.now() + 5000; !holds(); ) {
      if (performance.now() > end) throw new Error('did not come to pass')
      await new Promise(done => setTimeout(done, 10))
    }
  }
  say({ kind: 'hello', version: 1, token: ann.token })
  say({ kind: 'join', match: id, as: 'warden' })
  await until(() => socket.sent.some(m => m.kind === 'sync'))

  const player = await arrive(server.url, ann)
  await player.join(id, { as: 'raider' })
  const move = async (): Promise<number> => {
    const sheet = player.sheets.get(`${id}/raider`)!
    const reply = await player.ask({
      kind: 'command',
      match: id,
      as: 'raider',
      seq: sheet.seq,
      move: sheet.legal[0]!.text,
    })
    expect(reply.kind).toBe('ack')
    await player.until(() => player.sheets.get(`${id}/raider`)!.seq > sheet.seq)
    return sheet.seq + 1
  }
  socket.bufferedAmount = 300 * 1024
  const before = socket.sent.length
  const seq = await move()
  expect(socket.sent.length, 'nothing is added to a full buffer').toBe(before)
  socket.bufferedAmount = 0
  await until(() => socket.sent.some(m => m.kind === 'resync'))
  const sync = socket.sent.findLast(m => m.kind === 'sync')
  expect(sync?.kind === 'sync' && sync.sheet.seq).toBe(seq)
  expect(socket.ended).toBe(false)

  // Answers count too: who asks and does not read is not listened to until it has read.
  socket.bufferedAmount = 300 * 1024
  say({ kind: 'ping' })
  expect(socket.paused).toBe(true)
  socket.bufferedAmount = 0
  await until(() => !socket.paused)
})

test('after signing out nothing that still comes in counts, and the socket is cut within a second', async () => {
  const zoe = await guest(server.url, 'Zoe')
  const seats = ['raider', 'warden'].map(seat => ({ seat, taker: 'me' }))
  const { id } = (await zoe.post('/api/tables', { game: 'skirmish', seats })).body.table
  const sessions = sessionsOver(server.store.people, server.tables.house.time, { sessionDays: 1 })
  const socket = new FakeSocket()
  const desk = { tables: server.tables, sessions, messages: new Buckets(1000, 1000), admit: () => true }
  const connection = new Connection(socket as unknown as WebSocket, 'here', undefined, desk)
  const say = (message: object): boolean => socket.emit('message', Buffer.from(JSON.stringify(message)), false)
  say({ kind: 'hello', version: 1, token: zoe.token })
  say({ kind: 'join', match: id, as: 'raider' })
  const synced = () => socket.sent.find(m => m.kind === 'sync')
  while (!synced()) await new Promise(done => setTimeout(done, 10))
  const sync = synced() as Extract<ServerMessage, { kind: 'sync' }>
  const { seq, legal } = sync.sheet
  connection.close(4401, 'no-session')
  say({ kind: 'command', match: id, as: 'raider', cmdId: 'after-the-end', seq, move: legal[0]!.text })
  const table = await server.tables.get(id)
  await table.settled()
  expect(table.seq).toBe(seq)
  await new Promise(done => setTimeout(done, 1000))
  expect(socket.ended).toBe(true)
})
