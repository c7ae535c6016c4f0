/** Two sockets a match that move as soon as it is their turn, for our server. */
import { WebSocket } from 'ws'

export interface Clients {
  /** Moves confirmed so far. */
  readonly done: () => number
  readonly latencies: number[]
  run(on: boolean): void
  end(): void
}

const post = async (
  url: string,
  path: string,
  token: string,
  body: object,
): Promise<{ readonly [key: string]: never }> => {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json() as never
}

export const ourClients = async (url: string, matches: number): Promise<Clients> => {
  let done = 0
  let on = false
  const latencies: number[] = []
  const sockets: WebSocket[] = []
  const wake: (() => void)[] = []
  const open = async (match: string, seat: 'a' | 'b', token: string): Promise<void> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
    sockets.push(socket)
    let seq = 0
    let n = 0
    let sentAt = 0
    let sentFor = -1
    // Seat a moves at 0 and 1, b at 2 and 3, and so on: a draw, then a discard.
    const mine = (): boolean => (seq >> 1) % 2 === (seat === 'a' ? 0 : 1)
    const act = (): void => {
      if (!on || !mine() || sentFor === seq) return
      sentFor = seq
      sentAt = performance.now()
      const move = seq % 2 === 0 ? 'draw' : 'discard 0'
      socket.send(
        `{"kind":"command","match":"${match}","as":"${seat}","cmdId":"${seat}-${match}-${n++}","seq":${seq},"move":"${move}"}`,
      )
    }
    wake.push(act)
    await new Promise<void>(ready => {
      socket.on('open', () => {
        socket.send(JSON.stringify({ kind: 'hello', version: 1, token }))
        socket.send(JSON.stringify({ kind: 'join', match, as: seat }))
      })
      socket.on('message', data => {
        const message = JSON.parse(String(data))
        if (message.kind === 'sync') {
          seq = message.sheet.seq
          ready()
        } else if (message.kind === 'update') {
          seq = message.seq
          act()
        } else if (message.kind === 'ack') {
          done++
          latencies.push(performance.now() - sentAt)
        } else if (message.kind === 'refused') throw new Error(`our server refused: ${message.code}`)
      })
    })
  }
  for (let i = 0; i < matches; i++) {
    const [a, b] = await Promise.all(['A', 'B'].map(name => post(url, '/api/guest', '', { name })))
    const made = await post(url, '/api/tables', a!.token!, {
      game: 'draw-discard',
      settings: { undo: 'never' },
      seats: [{ seat: 'a', taker: 'me' }],
    })
    const { id } = made.table as unknown as { id: string }
    await post(url, `/api/tables/${id}/sit`, b!.token!, {})
    await Promise.all([open(id, 'a', a!.token!), open(id, 'b', b!.token!)])
  }
  return {
    done: () => done,
    latencies,
    run: flag => {
      on = flag
      if (flag) for (const act of wake) act()
    },
    end: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
