/** `kill -9` at named points of the way a wish takes: before, in and after the commit of each kind of write. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/store/store.ts'
import { arrive, guest, type Person, type Seat } from '../test/client.ts'
import { audit } from './audit.ts'
import { type Child, startChild } from './child.ts'
import type { Promised } from './swarm.ts'

export interface NamedKillReport {
  readonly kills: number
  readonly acks: number
  readonly faults: readonly string[]
}

const MOVES = 8

/** Each of these points once; those that the play never comes to are faults of the proof. */
export const killAtEach = async (
  points: readonly string[],
  databaseUrl: string | undefined,
  at: (done: number) => void = () => {},
): Promise<NamedKillReport> => {
  const faults: string[] = []
  let acks = 0
  for (const [done, point] of points.entries()) {
    const folder = mkdtempSync(join(tmpdir(), 'siegeworks-named-'))
    try {
      const env = { PORT: '0', DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
      const run = new Run(env, point)
      const journal = await run.play()
      acks += journal.length
      if (!run.killed) faults.push(`${point}: nothing was killed`)
      const store = await openStore({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) }, () => {})
      const found = await audit(store, journal)
      const talk = await store.lobby.talk(run.match, 10)
      await store.sql.close()
      faults.push(...found.faults.map(fault => `${point}: ${fault}`))
      if (found.twice > 0) faults.push(`${point}: something happened twice`)
      if (talk.length !== 1) faults.push(`${point}: one line was said, ${talk.length} are kept`)
    } catch (error) {
      faults.push(`${point}: ${(error as Error).message}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    at(done + 1)
  }
  return { kills: points.length, acks, faults }
}

/** One table from its first guest to some moves; whatever breaks off is asked again of the next server. */
class Run {
  killed = false
  match = ''
  private child: Child | undefined
  private readonly env: { readonly [name: string]: string }
  private readonly point: string

  constructor(env: { readonly [name: string]: string }, point: string) {
    this.env = env
    this.point = point
  }

  async play(): Promise<readonly Promised[]> {
    this.child = await startChild({ ...this.env, KILL_AT: this.point })
    try {
      const ann = await this.surely(url => guest(url, 'Ann'))
      const ben = await this.surely(url => guest(url, 'Ben'))
      this.match = await this.surely(url => this.madeBy(at(url, ann)))
      await this.surely(async url => {
        await at(url, ben).post(`/api/tables/${this.match}/sit`)
        const { table } = (await at(url, ben).get(`/api/tables/${this.match}`)).body
        if (table.status !== 'playing') throw new Error(`everybody sits and it is ${table.status}`)
      })
      await this.surely(url => this.say(url, ann))
      const journal: Promised[] = []
      for (let n = 0; n < MOVES; n++) journal.push(await this.move([ann, ben], n))
      return journal
    } finally {
      await this.child?.kill('SIGTERM')
    }
  }

  /** Asked again of a new server when the old one has gone meanwhile. */
  private async surely<T>(ask: (url: string) => Promise<T>): Promise<T> {
    try {
      return await ask(this.child!.url)
    } catch (error) {
      if (this.killed) throw error
      await this.child!.kill('SIGKILL')
      this.killed = true
      this.child = await startChild(this.env)
      return await ask(this.child.url)
    }
  }

  private async madeBy(ann: Person): Promise<string> {
    const mine = (await ann.get('/api/my-games')).body.games
    if (mine.length > 1) throw new Error('one table was made, there are two')
    if (mine.length === 1) return mine[0].table.id
    return (await ann.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] })).body.table.id
  }

  private async say(url: string, person: Person): Promise<void> {
    const seat = await arrive(url, person)
    const reply = await seat.ask({ kind: 'chat', match: this.match, cmdId: 'said-once', say: { phrase: 'hello' } })
    seat.cut()
    if (reply.kind !== 'ack') throw new Error(`what was said is ${JSON.stringify(reply)}`)
  }

  private async move(people: readonly Person[], n: number): Promise<Promised> {
    // Chosen once, so that it is the same wish under the same id that is sent again.
    let wish: { readonly seat: string; readonly seq: number; readonly move: string } | undefined
    return this.surely(async url => {
      for (const person of people) {
        const socket = await arrive(url, person)
        const { as, sheet } = await socket.join(this.match)
        if (!wish && sheet.legal.length > 0) wish = { seat: as, seq: sheet.seq, move: sheet.legal[0]!.text }
        const promised = wish?.seat === as ? await this.promised(socket, wish, `move-${n}-of-${as}`) : undefined
        socket.cut()
        if (promised) return promised
      }
      throw new Error('nobody may move')
    })
  }

  private async promised(
    socket: Seat,
    { seat, ...wish }: { readonly seat: string; readonly seq: number; readonly move: string },
    cmdId: string,
  ): Promise<Promised> {
    const reply = await socket.ask({ kind: 'command', match: this.match, cmdId, ...wish })
    if (reply.kind !== 'ack') throw new Error(`${cmdId}: ${JSON.stringify(reply)}`)
    return { match: this.match, seat, cmdId, seq: reply.seq, receipt: reply.receipt }
  }
}

/** The same person at a server with another address. */
const at = (url: string, person: Person): Person => {
  const ask: Person['ask'] = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${person.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return { ...person, ask, get: path => ask('GET', path), post: (path, body = {}) => ask('POST', path, body) }
}
