/**
 * The same for the peer: seats taken through its lobby, as its manual has it, then bare socket.io clients that speak
 * its messages, without its own client-side rules.
 */
import { createRequire } from 'node:module'
import type { Clients } from './our-clients.ts'

interface PeerSocket {
  on(event: string, hear: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}
const require = createRequire(import.meta.url)
const io: (url: string, options: object) => PeerSocket = require('socket.io-client')

const post = async (url: string, path: string, body: object): Promise<{ readonly [key: string]: string }> => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json() as never
}

export const peerClients = async (url: string, matches: number): Promise<Clients> => {
  let done = 0
  let on = false
  const latencies: number[] = []
  const sockets: PeerSocket[] = []
  const wake: (() => void)[] = []
  const open = async (match: string, player: '0' | '1'): Promise<void> => {
    const seat = { playerID: player, playerName: `player ${player}` }
    const { playerCredentials: credentials } = await post(url, `/games/draw-discard/${match}/join`, seat)
    const socket = io(`${url}/draw-discard`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    let state = 0
    let sentAt = 0
    let sentFor = -1
    const act = (): void => {
      if (!on || (state >> 1) % 2 !== Number(player) || sentFor === state) return
      sentFor = state
      sentAt = performance.now()
      const [type, args] = state % 2 === 0 ? ['draw', []] : ['discard', [0]]
      const payload = { type, args, playerID: player, credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, player)
    }
    let id = 0
    wake.push(act)
    return new Promise(ready => {
      socket.on('connect', () => socket.emit('sync', match, player, credentials, 2))
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
  for (let i = 0; i < matches; i++) {
    const { matchID } = await post(url, '/games/draw-discard/create', { numPlayers: 2 })
    await Promise.all([open(matchID!, '0'), open(matchID!, '1')])
  }
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
