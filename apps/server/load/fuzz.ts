/** The storm itself: against a real server, by a stranger and by nobody. Nothing may move, nothing may break. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { guest } from '../test/client.ts'
import { startChild } from './child.ts'
import { fuzzedMessage, fuzzedRequest, type Target } from './fuzz-input.ts'

export interface FuzzReport {
  readonly messages: number
  readonly requests: number
  /** Answers of the server: every one a refusal, an acknowledgement of nothing, or a plain answer. */
  readonly answers: number
  readonly worstStallMs: number
  readonly growthMb: number
  readonly faults: readonly string[]
}

export const storm = async (options: {
  readonly messages: number
  readonly requests: number
  readonly seed: string
  readonly at?: (done: number) => void
}): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-fuzz-'))
  const child = await startChild({ PORT: '0', DATA_DIR: folder })
  const faults: string[] = []
  try {
    const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map(name => guest(child.url, name)))
    const made = await ann!.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] })
    const { id } = made.body.table
    await ben!.post(`/api/tables/${id}/sit`, {})
    const target: Target = { match: id, seat: 'raider', person: ann!.id, move: 'stance bold' }
    const before = await publicState(child.url, id, ann!)
    const rss = await gauge(child.url, 'process_resident_memory_bytes')
    await gauge(child.url, 'nodejs_eventloop_lag_max_seconds')
    let worst = 0
    let answers = 0
    const share = Math.ceil(options.messages / 4)
    const sockets = await Promise.all(
      [eve!.token, eve!.token, undefined, undefined].map(token => stranger(child.url, token)),
    )
    for (let done = 0; done < share; done += 250) {
      const counts = await Promise.all(
        sockets.map((socket, who) =>
          socket.volley(Math.min(250, share - done), n => fuzzedMessage(`${options.seed}/${who}`, done + n, target)),
        ),
      )
      answers += counts.reduce((sum, n) => sum + n, 0)
      if (done % 25_000 === 0) worst = Math.max(worst, await gauge(child.url, 'nodejs_eventloop_lag_max_seconds'))
      options.at?.(Math.min(options.messages, done * 4))
    }
    worst = Math.max(worst, await gauge(child.url, 'nodejs_eventloop_lag_max_seconds'))
    for (let n = 0; n < options.requests; n += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, options.requests - n) }, (_, i) =>
          request(child.url, eve!.token, fuzzedRequest(options.seed, n + i, target), faults),
        ),
      )
    worst = Math.max(worst, await gauge(child.url, 'nodejs_eventloop_lag_max_seconds'))
    const after = await publicState(child.url, id, ann!)
    if (after !== before) faults.push('the match changed')
    const growth = ((await gauge(child.url, 'process_resident_memory_bytes')) - rss) / 1e6
    return {
      messages: share * 4,
      requests: options.requests,
      answers,
      worstStallMs: Math.round(worst * 1000),
      growthMb: Math.round(growth),
      faults,
    }
  } finally {
    await child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const publicState = async (
  url: string,
  id: string,
  ann: { get(path: string): Promise<{ body: unknown }> },
): Promise<string> => {
  const table = (await ann.get(`/api/tables/${id}`)) as {
    body: { table: { seats: unknown; status: string; seq: number } }
  }
  const past = await ann.get(`/api/tables/${id}/past?as=raider`)
  const { status, seq, seats } = table.body.table
  return JSON.stringify([url.length, status, seq, seats, past.body])
}

const gauge = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^siegeworks_${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

interface Stranger {
  volley(count: number, text: (n: number) => string): Promise<number>
}

/** Keeps a socket open whatever happens to it, and waits for a pong after each volley. */
const stranger = async (url: string, token: string | undefined): Promise<Stranger> => {
  let socket = await dial(url, token)
  return {
    volley: async (count, text) => {
      let answers = 0
      const hear = (): void => {
        answers++
      }
      if (socket.readyState !== WebSocket.OPEN) socket = await dial(url, token)
      socket.on('message', hear)
      const back = new Promise<void>(done => {
        socket.on('pong', () => done())
        socket.on('close', () => done())
      })
      for (let n = 0; n < count; n++) socket.send(text(n))
      socket.ping()
      await back
      socket.off('message', hear)
      socket.removeAllListeners('pong')
      return answers
    },
  }
}

const dial = (url: string, token: string | undefined): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
    socket.on('error', reject)
    socket.on('open', () => {
      socket.removeAllListeners('error')
      socket.on('error', () => {})
      socket.send(JSON.stringify({ kind: 'hello', version: 1, ...(token ? { token } : {}) }))
      resolve(socket)
    })
  })

const request = async (
  url: string,
  token: string,
  { method, path, body }: ReturnType<typeof fuzzedRequest>,
  faults: string[],
): Promise<void> => {
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) }).catch(
    () => undefined,
  )
  if (!answer) faults.push(`${method} ${path}: no answer`)
  else if (answer.status >= 500) faults.push(`${method} ${path}: ${answer.status} for ${body?.slice(0, 200)}`)
  await answer?.arrayBuffer()
}
