/** All sockets: who may open one, who is where, and how everybody is told that the server stops. */
import type { IncomingMessage } from 'node:http'
import type { Notice } from '@siegeworks/protocol'
import type { WebSocket } from 'ws'
import { bearerOf, cookieOf } from '../http/identity.ts'
import { judgeOrigin, type Origins } from '../http/origins.ts'
import type { Tables } from '../match/tables.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import { Buckets } from './bucket.ts'
import { CLOSED, Connection, WINDOW_MS } from './connection.ts'

/** Two pages may send as much as they can; with more, a person shares that among them. */
const SOCKETS_AT_FULL_PACE = 2

export class Hub {
  private readonly connections = new Set<Connection>()
  private readonly byAddress = new Map<string, number>()
  private readonly byPerson = new Map<string, Set<Connection>>()
  private readonly tables: Tables
  private readonly sessions: Sessions
  private readonly origins: Origins
  private readonly cookie: string
  private readonly messages: Buckets
  private stopping = false

  constructor(tables: Tables, sessions: Sessions, origins: Origins, cookie: string) {
    this.tables = tables
    this.sessions = sessions
    this.origins = origins
    this.cookie = cookie
    this.messages = new Buckets(tables.house.config.playerMessages * SOCKETS_AT_FULL_PACE, WINDOW_MS)
    sessions.onEnd = ended => {
      for (const connection of this.connections)
        if (connection.session && ended(connection.session.row)) connection.close(CLOSED.signedOut, 'no-session')
    }
  }

  /** Before the handshake: from which page, and not too many from one address. */
  admits(request: IncomingMessage, address: string): 'ok' | 'forbidden-origin' | 'too-many-sockets' | 'stopping' {
    if (this.stopping) return 'stopping'
    const origins = request.headersDistinct.origin
    const header = origins && origins.length > 1 ? origins : request.headers.origin
    if (judgeOrigin(header, this.origins()) === 'foreign') return 'forbidden-origin'
    if ((this.byAddress.get(address) ?? 0) >= this.tables.house.config.maxSocketsPerAddress) return 'too-many-sockets'
    return 'ok'
  }

  /** A cookie counts only from our own page; a program brings a bearer token here or in its hello. */
  async sessionOf(request: IncomingMessage): Promise<Session | undefined> {
    const bearer = bearerOf(request.headers.authorization)
    if (bearer !== undefined) return this.sessions.find(bearer)
    if (judgeOrigin(request.headers.origin, this.origins()) !== 'own-page') return
    const cookie = cookieOf(request.headers.cookie, this.cookie)
    return cookie === undefined ? undefined : this.sessions.find(cookie)
  }

  accept(socket: WebSocket, address: string, session: Session | undefined): void {
    const connection = new Connection(socket, address, session, {
      tables: this.tables,
      sessions: this.sessions,
      messages: this.messages,
      admit: (one, person) => this.admitPerson(one, person),
    })
    this.connections.add(connection)
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
    this.tables.house.metrics.sockets.set(this.connections.size)
    let alive = true
    socket.on('pong', () => {
      alive = true
    })
    const beat = setInterval(() => {
      if (!alive) socket.terminate()
      alive = false
      if (socket.readyState === socket.OPEN) socket.ping()
    }, 30_000)
    beat.unref()
    socket.on('close', () => {
      clearInterval(beat)
      this.forget(connection)
    })
  }

  private admitPerson(connection: Connection, person: string): boolean {
    const open = this.byPerson.get(person) ?? new Set<Connection>()
    if (!open.has(connection) && open.size >= this.tables.house.config.maxSocketsPerPerson) return false
    open.add(connection)
    this.byPerson.set(person, open)
    return true
  }

  private forget(connection: Connection): void {
    connection.gone()
    this.connections.delete(connection)
    const left = (this.byAddress.get(connection.address) ?? 1) - 1
    if (left > 0) this.byAddress.set(connection.address, left)
    else this.byAddress.delete(connection.address)
    const person = connection.session?.person.id
    const open = person === undefined ? undefined : this.byPerson.get(person)
    open?.delete(connection)
    if (person !== undefined && open?.size === 0) this.byPerson.delete(person)
    this.tables.house.metrics.sockets.set(this.connections.size)
  }

  /** To every page this person has open; false when there is none. */
  notify(person: string, notice: Omit<Notice, 'kind'>): boolean {
    const open = this.byPerson.get(person)
    // A page that has the table open sees it there.
    for (const connection of open ?? [])
      if (!connection.isAt(notice.match, notice.seat)) connection.send({ kind: 'notice', ...notice })
    return (open?.size ?? 0) > 0
  }

  /** No new sockets; everybody is told when to come back, spread out so that not all come at once. */
  announceStop(): void {
    this.stopping = true
    for (const connection of this.connections)
      connection.send({ kind: 'restart', afterMs: 500 + Math.floor(Math.random() * 2500) })
  }

  closeAll(): void {
    for (const connection of this.connections) connection.close(CLOSED.restart, 'restart')
  }

  terminateAll(): void {
    for (const connection of this.connections) connection.cut()
  }
}
