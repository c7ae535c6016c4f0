/** The wire to the server: one socket for the page, opened again when it breaks, nothing lost in between. */
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@siegeworks/protocol'
import { api } from './api.ts'
import type { Connection, Link } from './connection.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000
const PING_MS = 20_000

const makeConnection = (): Connection => {
  let socket: WebSocket | undefined
  let link: Link = 'connecting'
  let wait = FIRST_WAIT_MS
  /** How far the server's clock is ahead of this one. */
  let ahead = 0
  const hearers = new Set<(message: ServerMessage) => void>()
  const watchers = new Set<(link: Link) => void>()
  /** Said while the wire was down; moves are not among them, the table sends those again itself. */
  const unsent: ClientMessage[] = []

  const become = (next: Link): void => {
    if (link === next) return
    link = next
    for (const tell of watchers) tell(next)
  }

  const again = (): void => {
    become('lost')
    setTimeout(connect, wait + Math.random() * 200)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  const opened = (): void => {
    socket?.send(JSON.stringify({ kind: 'hello', version: PROTOCOL_VERSION } satisfies ClientMessage))
  }

  const heard = (message: ServerMessage): void => {
    if (message.kind === 'welcome' || message.kind === 'pong') ahead = message.now - Date.now()
    if (message.kind === 'welcome') {
      wait = FIRST_WAIT_MS
      become('open')
      for (const one of unsent.splice(0)) socket?.send(JSON.stringify(one))
    }
    for (const hear of hearers) hear(message)
  }

  const connect = async (): Promise<void> => {
    try {
      await api.me()
    } catch {
      again()
      return
    }
    const url = new URL('/socket', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = new WebSocket(url)
    socket = mine
    mine.addEventListener('open', opened)
    mine.addEventListener('message', event => heard(JSON.parse(String(event.data)) as ServerMessage))
    mine.addEventListener('close', () => {
      if (socket === mine) again()
    })
  }

  setInterval(() => {
    if (link === 'open') socket?.send(JSON.stringify({ kind: 'ping' } satisfies ClientMessage))
  }, PING_MS)
  addEventListener('online', () => link === 'lost' && connect())
  addEventListener('offline', () => socket?.close())
  connect()

  return {
    send: message => {
      if (link === 'open' && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
      else if (message.kind !== 'command' && message.kind !== 'join') unsent.push(message)
    },
    listen: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    watch: tell => {
      watchers.add(tell)
      tell(link)
      return () => watchers.delete(tell)
    },
    now: () => Date.now() + ahead,
  }
}

let connection: Connection | undefined
export const onlineConnection = (): Connection => {
  connection ??= makeConnection()
  return connection
}
