/** How long and how large: opening a long match, starting with many, coming back all at once, memory at rest and at play. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  beginMatch,
  chanceFor,
  close,
  commitmentTo,
  type GameTypes,
  headerFor,
  type Match,
  outcomeOf,
  play,
  undo,
} from '@siegeworks/kernel'
import type { AnyGame, Games } from '../src/match/games.ts'
import { headerText, loadMatch, snapshotOf } from '../src/match/loaded.ts'
import { sha256 } from '../src/match/receipts.ts'
import { row as emptyRow } from '../src/store/empty-row.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { SQLITE_FILE, type Store, storeOver } from '../src/store/store.ts'
import { startChild } from './child.ts'
import { Swarm } from './swarm.ts'

/** Writes a match of so many entries straight into a store, as playing would have. */
export const writeMatch = async (
  store: Store,
  game: AnyGame,
  id: string,
  entries: number,
  options: object,
): Promise<void> => {
  const hostSeed = `seed-of-${id}`
  const seats = game.seats(options)
  const beginning = { match: id, options, hostSeed, sha256 }
  const nonces = Object.fromEntries(seats.map(seat => [seat, '']))
  const begun = beginMatch(game, { ...beginning, nonces, command: 'table/begin' })
  const bodies = [{ seq: 0, hash: begun.entry.hash as string, body: JSON.stringify(begun.entry) }]
  let { match } = begun
  let oldest: (typeof match.inForce)[number] | undefined
  while (match.seq < entries) {
    const next = nextStep(match)
    bodies.push({ seq: next.entry.open.seq, hash: next.entry.hash, body: JSON.stringify(next.entry) })
    match = next.match
    // As a table does it now and then while playing.
    if (match.seq % 64 === 0 && match.inForce.length >= 64) oldest = match.inForce[0]
  }
  const base = emptyRow(id, {
    title: game.id,
    rules_id: `${game.id}@${game.rulesVersion}`,
    seed_commit: commitmentTo(hostSeed),
  })
  const seatRows = seats.map((seat, place) => ({
    game: id,
    seat,
    place,
    person: `p-${seat}`,
    bot: null,
    nonce: null,
    deck: null,
  }))
  await store.matches.create(
    { ...base, header: headerText(headerFor(game, beginning)), started: base.created },
    seatRows,
    hostSeed,
  )
  await Promise.all(
    bodies.map((entry, i) =>
      store.matches.advance({
        id,
        rev: i,
        epoch: 1,
        row: {
          status: 'playing',
          head_seq: entry.seq,
          head_hash: entry.hash,
          aside: '{}',
          to_act: '[]',
          deadline: null,
          outcome: null,
          updated: base.updated,
        },
        entry,
      }),
    ),
  )
  if (oldest) await store.matches.saveSnapshot(id, snapshotOf(base.rules_id, oldest))
}

/** A random move; where the game would end, the last moves are taken back, so that it goes on as long as is wished. */
const nextStep = (match: Match<GameTypes>) => {
  const { game, state, seq } = match
  const at = { seq, command: `load/${seq}` }
  const seat = game.toAct(state)[0]!
  const legal = game.legalMoves(state, seat)
  const move = legal[chanceFor('figures', seq).pick('move', legal.length)]!
  const played = play(match, { ...at, seat, move })
  if (played.ok && !outcomeOf(played.value.match)) return played.value
  const back = match.inForce.at(-Math.min(20, match.inForce.length))
  const consent = match.seats.filter(one => one !== seat)
  const undone = back && undo(match, { ...at, seat, to: back.seq, consent })
  if (undone?.ok) return undone.value
  const closed = close(match, { ...at, outcome: { winners: [], reason: 'adjudicated' } })
  if (!closed.ok) throw new Error(closed.error.code)
  return closed.value
}

export const openLongMatch = async (
  game: AnyGame,
  games: Games,
  entries: number,
  options: object,
): Promise<{ readonly openMs: number; readonly kilobytes: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-long-'))
  const sql = openSqlite(join(folder, SQLITE_FILE))
  try {
    const store = storeOver(sql)
    await writeMatch(store, game, 'longmatch', entries, options)
    const times: number[] = []
    for (let i = 0; i < 5; i++) {
      const began = performance.now()
      const loaded = await loadMatch(store, games, 'longmatch')
      if (!loaded?.match || loaded.match.seq !== entries) throw new Error('the long match did not open')
      game.view(loaded.match.state, game.seats(options)[0]!)
      times.push(performance.now() - began)
    }
    const [{ bytes }] = (await sql.all<{ bytes: number }>('SELECT SUM(LENGTH(body)) AS bytes FROM event')) as [
      { bytes: number },
    ]
    return { openMs: Math.round(times.toSorted((a, b) => a - b)[2]!), kilobytes: Math.round(bytes / 1024) }
  } finally {
    await sql.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the start of the process to the first answer, with so many matches stored, after a kill. */
export const restartWith = async (game: AnyGame, options: object, matches: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-many-'))
  try {
    const sql = openSqlite(join(folder, SQLITE_FILE))
    const store = storeOver(sql)
    for (let i = 0; i < matches; i += 100)
      await Promise.all(
        Array.from({ length: Math.min(100, matches - i) }, (_, j) =>
          writeMatch(store, game, `many${i + j}`, 12, options),
        ),
      )
    await sql.close()
    // The second start is the restart: the first one had never run here before.
    const started = async (): Promise<number> => {
      const child = await startChild({ PORT: '0', DATA_DIR: folder })
      const ready = await fetch(`${child.url}/readyz`)
      await child.kill('SIGKILL')
      if (!ready.ok) throw new Error('not ready')
      return Math.round(child.bootMs)
    }
    await started()
    return await started()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface Crowd {
  readonly clients: number
  readonly backMs: number
  readonly faults: readonly string[]
}

/** So many clients in the middle of play, the server killed, and all of them back: counted from the kill on. */
export const comeBack = async (matches: number): Promise<Crowd> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-back-'))
  const env = { PORT: '0', DATA_DIR: folder }
  let child = await startChild(env)
  try {
    const swarm = new Swarm({ matches, rate: 500 })
    await swarm.begin(child.url)
    await swarm.connect(child.url)
    swarm.play()
    await sleep(2000)
    const began = performance.now()
    await child.kill('SIGKILL')
    swarm.cut()
    child = await startChild(env)
    await swarm.connect(child.url)
    const backMs = Math.round(performance.now() - began)
    swarm.play()
    await sleep(1000)
    swarm.cut()
    return { clients: matches * 2, backMs, faults: swarm.faults }
  } finally {
    await child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Memory of the process with matches somebody looks at without moving, and others at play. */
export const memoryWith = async (
  idle: number,
  active: number,
): Promise<{ readonly rssMb: number; readonly faults: readonly string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-rss-'))
  const child = await startChild({ PORT: '0', DATA_DIR: folder })
  try {
    const still = new Swarm({ matches: idle })
    await still.begin(child.url)
    await still.connect(child.url)
    const busy = new Swarm({ matches: active, rate: 600 })
    await busy.begin(child.url)
    await busy.connect(child.url)
    busy.play()
    await sleep(5000)
    const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
    busy.cut()
    still.cut()
    return { rssMb: Math.round(rss), faults: [...busy.faults, ...still.faults] }
  } finally {
    await child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface AckTimes {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** How long a command waits for its acknowledgement at a steady rate, with everything written through to the disk. */
export const ackTimes = async (matches: number, rate: number, seconds: number): Promise<AckTimes> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-ack-'))
  const child = await startChild({ PORT: '0', DATA_DIR: folder })
  try {
    const swarm = new Swarm({ matches, rate })
    await swarm.begin(child.url)
    await swarm.connect(child.url)
    swarm.play()
    // The first seconds warm the code up.
    await sleep(3000)
    swarm.latencies.length = 0
    await sleep(seconds * 1000)
    swarm.pause()
    const sorted = swarm.latencies.toSorted((a, b) => a - b)
    const at = (share: number): number => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
    swarm.cut()
    if (swarm.faults.length > 0) throw new Error(swarm.faults[0])
    return { perSecond: Math.round(sorted.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) }
  } finally {
    await child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
