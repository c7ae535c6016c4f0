/** The server with full durability against the peer's in memory, and against what SQLite alone could do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Effort, median, percentile } from '../measure.ts'
import { type Clients, ourClients } from '../server/our-clients.ts'
import { peerClients } from '../server/peer-clients.ts'
import { startProcess } from '../server/process.ts'
import { rawAppend } from '../server/raw-append.ts'
import type { Measured, Suite } from '../suite.ts'

const MATCHES = 100

const FREE = {
  PORT: '0',
  LOG_LEVEL: 'error',
  PLAYER_MESSAGES: '10000000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  HTTP_PER_MINUTE: '10000000',
  SIGN_INS_PER_MINUTE: '10000000',
}

/** Moves a second over a stretch of time; the other side stands still meanwhile. */
const rateOver = async (clients: Clients, ms: number): Promise<number> => {
  clients.run(true)
  await sleep(ms / 4)
  const before = clients.done()
  const began = performance.now()
  await sleep(ms)
  const rate = ((clients.done() - before) * 1000) / (performance.now() - began)
  clients.run(false)
  await sleep(50)
  return rate
}

const withOurs = async <T>(measure: (clients: Clients) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-bench-'))
  const server = await startProcess('./our-process.ts', { ...FREE, DATA_DIR: folder })
  const clients = await ourClients(server.url, MATCHES)
  try {
    return await measure(clients)
  } finally {
    clients.end()
    server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lengthOf = ({ repeats, ms }: Effort): { readonly rounds: number; readonly ms: number } => ({
  rounds: Math.max(3, Math.floor(repeats / 2)),
  ms: ms * 8,
})

const againstPeer = (effort: Effort): Promise<Measured> =>
  withOurs(async ours => {
    const { rounds, ms } = lengthOf(effort)
    const server = await startProcess('./peer-process.ts')
    const peers = await peerClients(server.url, MATCHES)
    await rateOver(ours, ms)
    await rateOver(peers, ms)
    const our: number[] = []
    const peer: number[] = []
    for (let round = 0; round < rounds; round++) {
      our.push(await rateOver(ours, ms))
      peer.push(await rateOver(peers, ms))
    }
    peers.end()
    server.end()
    return {
      ratios: { 'server/bgio-memory': median(our) / median(peer) },
      values: {
        'server moves/s (SQLite FULL)': median(our),
        'boardgame.io server moves/s (memory)': median(peer),
        'server ack p50 ms, full speed': percentile(ours.latencies, 0.5),
        'server ack p99 ms, full speed': percentile(ours.latencies, 0.99),
      },
    }
  })

const againstRaw = (effort: Effort): Promise<Measured> =>
  withOurs(async ours => {
    const { rounds, ms } = lengthOf(effort)
    const raw = rawAppend()
    await rateOver(ours, ms)
    raw.rate(ms / 4)
    const our: number[] = []
    const alone: number[] = []
    for (let round = 0; round < rounds; round++) {
      our.push(await rateOver(ours, ms))
      alone.push(raw.rate(ms))
    }
    raw.end()
    return {
      ratios: { 'server/sqlite-grouped': median(our) / median(alone) },
      values: { 'SQLite grouped appends/s': median(alone) },
    }
  })

export const serverSuites: readonly Suite[] = [
  { name: 'server/bgio-memory', measure: againstPeer },
  { name: 'server/sqlite-grouped', measure: againstRaw },
]
