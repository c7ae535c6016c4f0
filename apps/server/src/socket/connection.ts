/** One socket: limits on what comes in, care with slow readers on the way out, and which tables it looks at. */
import type { Socket } from 'node:net'
import { SPECTATOR } from '@siegeworks/kernel'
import {
  ClientMessage,
  MAX_FRAME_BYTES,
  PROTOCOL_VERSION,
  type Refused,
  type ServerMessage,
  type Sync,
} from '@siegeworks/protocol'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { exceeds, hasDoubledKey, SOCKET_LIMITS } from '../json-scan.ts'
import { errorFacts } from '../log.ts'
import type { Onlooker } from '../match/audience.ts'
import type { Table } from '../match/table.ts'
import type { Tables } from '../match/tables.ts'
import { seatOf, viewerAt } from '../match/viewer.ts'
import { meOf } from '../people/people.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import { Refusal, refusalOf } from '../refusal.ts'
import { Bucket, type Buckets } from './bucket.ts'
import { sayAt, talkFor } from './chat.ts'

/** What a reader may leave unread before deltas are dropped for a fresh sync, and how long before it is let go. */
const MAX_BUFFERED = 256 * 1024
const MAX_STALLED_MS = 10_000
export const WINDOW_MS = 20_000
/** Of what one may send, so large a part may be nonsense before the line is cut. */
const BAD_SHARE = 0.2
const MAX_JOINS = 32
const MAX_MUTED = 256
/** A signed-out socket is gone within a second, whatever its other end does. */
const CLOSING_MS = 800

export const CLOSED = { policy: 1008, restart: 1012, later: 1013, signedOut: 4401, reload: 4409 } as const

interface Seat {
  readonly table: Table
  readonly viewer: string
  readonly onlooker: Onlooker
  stale: boolean
}

type In<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

export interface ConnectionDesk {
  readonly tables: Tables
  readonly sessions: Sessions
  /** How much a person may send, however many sockets are open. */
  readonly messages: Buckets
  /** Says whether this person may have one socket more. */
  readonly admit: (connection: Connection, person: string) => boolean
}

export class Connection {
  readonly address: string
  session: Session | undefined
  private readonly socket: WebSocket
  private readonly desk: ConnectionDesk
  private readonly seats = new Map<string, Seat>()
  private readonly muted = new Set<string>()
  private readonly bucket: Bucket
  private readonly bad: Bucket
  private stalledSince: number | undefined
  private ended = false
  private greeted = false
  /** Messages that need the store are handled one after the other; moves are handed over at once. */
  private turn: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, address: string, session: Session | undefined, desk: ConnectionDesk) {
    this.socket = socket
    this.address = address
    this.session = session
    this.desk = desk
    const { config, time } = desk.tables.house
    this.bucket = new Bucket(config.playerMessages, WINDOW_MS, time.now())
    this.bad = new Bucket(config.playerMessages * BAD_SHARE, WINDOW_MS, time.now())
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary))
    socket.on('error', () => socket.terminate())
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message))
  }

  private write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.gather()
    this.socket.send(text)
  }

  /** What is said in one breath (an acknowledgement, the update, a notice) goes out in one piece. */
  private gather(): void {
    const stream = (this.socket as unknown as { readonly _socket?: Socket })._socket
    if (!stream || stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  /** From here on nothing that still comes in counts. */
  close(code: number, reason: string): void {
    this.ended = true
    this.socket.close(code, reason)
    // A peer that does not answer the closing handshake is cut off.
    this.desk.tables.house.time.after(CLOSING_MS, () => this.socket.terminate())
  }

  isAt(match: string, seat: string): boolean {
    return this.seats.has(`${match}/${seat}`)
  }

  cut(): void {
    this.socket.terminate()
  }

  /** After the socket is gone. */
  gone(): void {
    const tables = new Set([...this.seats.values()].map(seat => seat.table))
    for (const { table, viewer, onlooker } of this.seats.values()) table.leave(viewer, onlooker)
    this.seats.clear()
    for (const table of tables)
      if (table.seatsOf(this.session?.person.id ?? '').length > 0) this.desk.tables.announce(table)
      else this.desk.tables.announceSoon(table)
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.ended) return
    const { metrics, time } = this.desk.tables.house
    // A session that runs out is over at the socket that it opened too.
    if (this.session && this.session.row.expires <= time.now()) {
      this.close(CLOSED.signedOut, 'no-session')
      return
    }
    // Answers pile up as well as updates: who does not read is not listened to.
    if (this.socket.bufferedAmount > MAX_BUFFERED) this.watchStall()
    if (!this.bucket.take(time.now()) || !this.mayAsk(time.now())) {
      metrics.messages.inc({ result: 'rate-limited' })
      this.send({ kind: 'refused', code: 'rate-limited', retryAfterMs: 1000 })
      if (!this.bad.take(time.now())) this.close(CLOSED.policy, 'rate-limited')
      return
    }
    const message = isBinary ? 'malformed' : parse(data)
    if (typeof message === 'string') {
      metrics.messages.inc({ result: message })
      this.send({ kind: 'refused', code: message })
      if (!this.bad.take(time.now())) this.close(CLOSED.policy, message)
      return
    }
    metrics.messages.inc({ result: 'ok' })
    if (message.kind === 'command' && this.moveNow(message)) return
    this.inTurn(message)
  }

  private inTurn(message: ClientMessage): void {
    const { log } = this.desk.tables.house
    this.turn = this.turn
      .then(() => this.handle(message))
      .catch(error => {
        const refusal = refusalOf(error)
        if (!refusal) log.error('a message failed', { kind: message.kind, ...errorFacts(error) })
        this.send(refusalFor(message, refusal))
      })
  }

  /** What one person may send over all sockets together. */
  private mayAsk(now: number): boolean {
    const person = this.session?.person.id
    return person === undefined || this.desk.messages.take(person, now)
  }

  /** The short way for moves at tables already joined: nothing to wait for before the mailbox. */
  private moveNow(message: In<'command'>): boolean {
    const person = this.session?.person.id
    if (person === undefined || !this.greeted) return false
    const seat = this.seats.get(`${message.match}/${message.as ?? ''}`) ?? this.onlySeat(message.match)
    if (!seat || (message.as !== undefined && seat.viewer !== message.as)) return false
    if (!seat.table.seatsOf(person).includes(seat.viewer)) return false
    seat.table.submit(seat.viewer, message, reply => this.send(reply))
    return true
  }

  private onlySeat(match: string): Seat | undefined {
    let found: Seat | undefined
    for (const seat of this.seats.values())
      if (seat.table.id === match) {
        if (found) return
        found = seat
      }
    return found
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.kind === 'ping') {
      const now = this.desk.tables.house.time.now()
      this.send({ kind: 'pong', now, ...(message.n === undefined ? {} : { n: message.n }) })
      return
    }
    if (message.kind === 'hello') return this.hello(message)
    if (!this.greeted || !this.session) throw new Refusal('no-session')
    const person = this.session.person.id
    switch (message.kind) {
      case 'join':
        return this.join(message, person)
      case 'leave':
        return this.leave(message)
      case 'mute':
        if (message.muted && this.muted.size >= MAX_MUTED) throw new Refusal('busy')
        if (message.muted) this.muted.add(`${message.match}/${message.person}`)
        else this.muted.delete(`${message.match}/${message.person}`)
        return
      case 'chat':
        return this.chat(message, person)
      default: {
        const table = await this.desk.tables.get(message.match)
        table.submit(seatOf(table, person, message.as), message, reply => this.send(reply))
      }
    }
  }

  private async hello(message: In<'hello'>): Promise<void> {
    // One connection, one person: whoever wants to be another opens another.
    if (this.greeted) throw new Refusal('malformed')
    if (message.version !== PROTOCOL_VERSION) {
      this.send({ kind: 'refused', code: 'unsupported-version', params: { version: PROTOCOL_VERSION } })
      this.close(CLOSED.reload, 'unsupported-version')
      return
    }
    if (message.token !== undefined) this.session = await this.desk.sessions.find(message.token)
    // It may have ended while it was looked up; from here on whoever ends it closes this socket.
    if (!this.session || !(await this.desk.sessions.isOpen(this.session.row.hash))) throw new Refusal('no-session')
    if (!this.desk.admit(this, this.session.person.id)) {
      this.send({ kind: 'refused', code: 'too-many-sockets' })
      this.close(CLOSED.policy, 'too-many-sockets')
      return
    }
    this.greeted = true
    const { house } = this.desk.tables
    this.send({
      kind: 'welcome',
      version: PROTOCOL_VERSION,
      me: await meOf(house.store, this.session.person),
      now: house.time.now(),
    })
  }

  private async join(message: In<'join'>, person: string): Promise<void> {
    const table = await this.desk.tables.get(message.match)
    const viewer = viewerAt(table, person, message.as, message.invite)
    const key = `${table.id}/${viewer}`
    if (this.seats.size >= MAX_JOINS && !this.seats.has(key)) throw new Refusal('busy')
    const member = table.seatsOf(person).includes(viewer)
    if (message.receipt && member) await table.checkReceipt(message.receipt.seq, message.receipt.receipt)
    const results = []
    if (member)
      for (const cmdId of message.pending ?? []) results.push({ cmdId, result: await table.result(viewer, cmdId) })
    const chat = await talkFor(this.desk.tables, table, person)
    // From here on nothing waits: the sync and the updates after it fit together without a gap.
    // Meanwhile somebody may have left this seat.
    viewerAt(table, person, viewer, message.invite)
    const old = this.seats.get(key)
    if (old) table.leave(viewer, old.onlooker)
    const seat: Seat = { table, viewer, onlooker: this.onlookerFor(key, table.id, person), stale: false }
    this.seats.set(key, seat)
    table.join(viewer, seat.onlooker)
    this.send(this.syncFor(seat, message.since ?? -1, results, chat, person))
    if (old) return
    if (member) this.desk.tables.announce(table)
    else this.desk.tables.announceSoon(table)
  }

  private syncFor(seat: Seat, since: number, results: Sync['results'], chat: Sync['chat'], person: string): Sync {
    const { table, viewer } = seat
    return {
      kind: 'sync',
      match: table.id,
      as: viewer,
      table: table.info(person),
      sheet: table.sheetOrNone(viewer),
      entries: table.entriesSince(viewer, since),
      results,
      orders: table.seatsOf(person).includes(viewer) ? table.ordersOf(viewer) : [],
      chat,
    }
  }

  private onlookerFor(key: string, match: string, person: string): Onlooker {
    return {
      person,
      update: text => {
        const seat = this.seats.get(key)
        if (!seat || seat.stale) return
        if (this.socket.bufferedAmount > MAX_BUFFERED) this.stall(seat)
        else this.write(text)
      },
      tell: (text, from) => {
        if (from !== undefined && this.muted.has(`${match}/${from}`)) return
        if (this.socket.bufferedAmount <= MAX_BUFFERED) this.write(text)
      },
      unseated: () => {
        this.seats.delete(key)
        // What a spectator may see is still theirs, as if they had asked for it.
        this.inTurn({ kind: 'join', match, as: SPECTATOR })
      },
    }
  }

  /** Too much unread: what comes now is dropped, and when the reader has caught up, a fresh sync makes up for it. */
  private stall(seat: Seat): void {
    seat.stale = true
    this.watchStall()
  }

  /** Nothing more is taken from this socket until it has read; after ten seconds it is let go. */
  private watchStall(): void {
    const { time, metrics } = this.desk.tables.house
    if (this.stalledSince !== undefined) return
    this.stalledSince = time.now()
    metrics.resyncs.inc()
    this.socket.pause()
    const look = (): void => {
      if (this.socket.readyState !== this.socket.OPEN) return
      if (this.socket.bufferedAmount > MAX_BUFFERED / 4) {
        if (time.now() - this.stalledSince! > MAX_STALLED_MS) this.close(CLOSED.later, 'too-slow')
        else time.after(100, look)
        return
      }
      this.stalledSince = undefined
      this.socket.resume()
      for (const one of this.seats.values())
        if (one.stale) {
          one.stale = false
          this.send({ kind: 'resync', match: one.table.id, as: one.viewer })
          this.send(this.syncFor(one, -1, [], [], this.session?.person.id ?? ''))
        }
    }
    time.after(100, look)
  }

  private leave(message: In<'leave'>): void {
    for (const [key, seat] of this.seats)
      if (seat.table.id === message.match && (message.as === undefined || message.as === seat.viewer)) {
        seat.table.leave(seat.viewer, seat.onlooker)
        this.seats.delete(key)
        this.desk.tables.announceSoon(seat.table)
      }
  }

  private async chat(message: In<'chat'>, person: string): Promise<void> {
    const table = await this.desk.tables.get(message.match)
    viewerAt(table, person, message.as, undefined)
    await sayAt(this.desk.tables, table, this.session!.person, message)
    this.send({
      kind: 'ack',
      match: table.id,
      cmdId: message.cmdId,
      seq: Math.max(0, table.seq),
      receipt: table.receiptNow(),
    })
  }
}

type Bad = 'malformed' | 'too-large' | 'too-deep'

/** Size, depth, JSON, exact shape: in this order, each cheaper than the next. */
export const parse = (data: Buffer): ClientMessage | Bad => {
  if (data.length > MAX_FRAME_BYTES) return 'too-large'
  const text = data.toString('utf8')
  if (exceeds(text, SOCKET_LIMITS)) return 'too-deep'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'malformed'
  }
  if (hasDoubledKey(text, value)) return 'malformed'
  const read = v.safeParse(ClientMessage, value)
  return read.success ? read.output : 'malformed'
}

const refusalFor = (message: ClientMessage, refusal: Refusal | undefined): Refused => ({
  kind: 'refused',
  ...('match' in message ? { match: message.match } : {}),
  ...('cmdId' in message ? { cmdId: message.cmdId } : {}),
  code: refusal?.code ?? 'server-error',
  ...(refusal?.params ? { params: refusal.params } : {}),
  ...(refusal?.retryAfterMs === undefined ? {} : { retryAfterMs: refusal.retryAfterMs }),
})
