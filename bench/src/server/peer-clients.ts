/** The same for the peer: bare socket.io clients that speak its messages, without its own client-side rules. */
import { createRequire } from 'node:module'
import type { Clients } from './our-clients.ts'

interface PeerSocket {
  on(event: string, hear: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}
const require = createRequire(import.meta.url)
const io: (url: string, options: object) => PeerSocket = require('socket.io-client')

export const peerClients = async (url: string, matches: number): Promise<Clients> => {
  let done = 0
  let on = false
  const latencies: number[] = []
  const sockets: PeerSocket[] = []
  const wake: (() => void)[] = []
  const open = (match: string, player: '0' | '1'): Promise<void> => {
    const socket = io(`${url}/draw-discard`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    let state = 0
    let sentAt = 0
    let sentFor = -1
    const act = (): void => {
      if (!on || (state >> 1) % 2 !== Number(player) || sentFor === state) return
      sentFor = state
      sentAt = performance.now()
      const payload = { type: state % 2 === 0 ? 'draw' : 'discard', args: state % 2 === 0 ? [] : [0], playerID: player }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, player)
    }
    let id = 0
    wake.push(act)
    return new Promise(ready => {
      socket.on('connect', () => socket.emit('sync', match, player, undefined, 2))
      socket.on('sync', (_match: never, info: never) => {
        id = (info as { state: { _stateID: number } }).state._stateID
        ready()
      })
      socket.on('update', (_match: never, next: never) => {
        const { _stateID } = next as { _stateID: number }
        if (_stateID === id) return
        id = _stateID
        // The mover learns that its move was taken the same way as everybody else.
        if (sentFor === state) {
          done++
          latencies.push(performance.now() - sentAt)
        }
        state++
        act()
      })
    })
  }
  for (let i = 0; i < matches; i++) await Promise.all([open(`match-${i}`, '0'), open(`match-${i}`, '1')])
  return {
    done: () => done,
    latencies,
    run: flag => {
      on = flag
      if (flag) for (const act of wake) act()
    },
    end: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
