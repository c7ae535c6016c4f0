/** A client for tests: HTTP with a cookie or a token, and a socket that remembers what it was sent. */
import { type ClientMessage, foldUpdate, type ServerMessage, type Sheet, type Sync } from '@siegeworks/protocol'
import { WebSocket } from 'ws'

/** Whatever came back; tests say what they expect of it. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every route go through here
export type Answered = any

export interface Person {
  readonly id: string
  readonly token: string
  get(path: string): Promise<{ status: number; body: Answered }>
  post(path: string, body?: unknown): Promise<{ status: number; body: Answered }>
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answered }>
}

export const asker =
  (url: string, headers: { readonly [name: string]: string }) =>
  async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Answered; headers: Headers }> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers }
  }

export const guest = async (url: string, name: string): Promise<Person> => {
  const { body, status } = await asker(url, {})('POST', '/api/guest', { name })
  if (status !== 200) throw new Error(`no guest: ${JSON.stringify(body)}`)
  const ask = asker(url, { Authorization: `Bearer ${body.token}` })
  return {
    id: body.me.id,
    token: body.token,
    ask,
    get: path => ask('GET', path),
    post: (path, sent) => ask('POST', path, sent ?? {}),
  }
}

export class Seat {
  readonly messages: ServerMessage[] = []
  readonly sheets = new Map<string, Sheet>()
  closed: number | undefined
  private readonly socket: WebSocket
  private wake: () => void = () => {}
  private n = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.hear(JSON.parse(String(data))))
    socket.on('close', code => {
      this.closed = code
      this.wake()
    })
    socket.on('error', () => {})
  }

  private hear(message: ServerMessage): void {
    this.messages.push(message)
    if (message.kind === 'sync') this.sheets.set(`${message.match}/${message.as}`, message.sheet)
    if (message.kind === 'update') {
      const key = `${message.match}/${message.as}`
      const next = foldUpdate(this.sheets.get(key), message)
      if (!next) throw new Error(`an update that does not fit: ${JSON.stringify(message).slice(0, 200)}`)
      this.sheets.set(key, next)
    }
    this.wake()
  }

  send(message: ClientMessage | object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The first message that fits, also among those already here from `from` on. */
  async until<T extends ServerMessage>(fits: (message: ServerMessage) => message is T, from?: number): Promise<T>
  async until(fits: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>
  async until(fits: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let at = from; ; ) {
      for (; at < this.messages.length; at++) if (fits(this.messages[at]!)) return this.messages[at]!
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed}`)
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`nothing came; last ${JSON.stringify(this.messages.at(-1))?.slice(0, 300)}`)),
          8000,
        )
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  async join(match: string, more: object = {}): Promise<Sync> {
    const from = this.messages.length
    this.send({ kind: 'join', match, ...more })
    const got = await this.until(m => (m.kind === 'sync' && m.match === match) || m.kind === 'refused', from)
    if (got.kind !== 'sync') throw new Error(JSON.stringify(got))
    return got
  }

  cmdId(): string {
    return `cmd-${process.pid}-${(this.n++).toString().padStart(6, '0')}`
  }

  /** Sends something durable and waits for its answer. */
  async ask(message: { readonly cmdId?: string; readonly [key: string]: unknown }): Promise<ServerMessage> {
    const cmdId = message.cmdId ?? this.cmdId()
    const from = this.messages.length
    this.send({ ...message, cmdId })
    return this.until(m => (m.kind === 'ack' || m.kind === 'refused') && m.cmdId === cmdId, from)
  }

  close(): void {
    this.socket.close()
  }

  cut(): void {
    this.socket.terminate()
  }
}

export const connect = async (url: string, headers: { readonly [name: string]: string } = {}): Promise<Seat> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
  const seat = new Seat(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('unexpected-response', (_request, answer) => reject(new Error(`handshake ${answer.statusCode}`)))
    socket.on('error', reject)
  })
  return seat
}

export const arrive = async (url: string, person: Person): Promise<Seat> => {
  const seat = await connect(url)
  seat.send({ kind: 'hello', version: 1, token: person.token })
  await seat.until(m => m.kind === 'welcome')
  return seat
}
