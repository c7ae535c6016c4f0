import { canonical } from '@siegeworks/kernel'
import type { ClientKind } from '@siegeworks/protocol'
import { ClientMessage } from '@siegeworks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Table } from '../src/match/table.ts'
import { arrive, connect, guest, type Person, type Seat } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'

const PHASES = ['seating', 'playing', 'paused', 'over'] as const
const ROLES = ['nobody', 'stranger', 'watcher', 'acting', 'waiting', 'neighbor'] as const
type Phase = (typeof PHASES)[number]
type Role = (typeof ROLES)[number]

/** Who may do what and when; everything that does not stand here is refused and changes nothing. */
const MAY: { readonly [K in ClientKind]: readonly `${Phase} ${Role}`[] } = {
  hello: [],
  ping: [],
  join: [],
  leave: [],
  mute: [],
  command: ['playing acting'],
  undo: ['playing acting', 'playing waiting'],
  'offer-draw': ['playing acting', 'playing waiting', 'paused acting', 'paused waiting'],
  'ask-pause': ['playing acting', 'playing waiting'],
  // No to what the waiting seat has offered: refused by the other, withdrawn by itself.
  answer: ['playing acting', 'playing waiting', 'paused acting', 'paused waiting'],
  unpause: ['paused acting', 'paused waiting'],
  resign: ['playing acting', 'playing waiting', 'paused acting', 'paused waiting'],
  // Nobody has been silent for a week.
  claim: [],
  'standing-orders': ['playing acting', 'playing waiting', 'paused acting', 'paused waiting'],
  // Those at the table talk; after the end whoever is there.
  chat: [
    'seating acting',
    'playing acting',
    'playing waiting',
    'paused acting',
    'paused waiting',
    'over acting',
    'over waiting',
    'over watcher',
    'over stranger',
    'over neighbor',
  ],
}
const DURABLE = (Object.keys(MAY) as ClientKind[]).filter(
  kind => !['hello', 'ping', 'join', 'leave', 'mute'].includes(kind),
)

let server: TestServer
const people = new Map<string, Person>()
beforeAll(async () => {
  server = await openInMemory()
  for (const name of ['acting', 'waiting', 'stranger', 'watcher', 'neighbor'])
    people.set(name, await guest(server.url, name))
})
afterAll(() => server.stop())

interface Scene {
  readonly table: Table
  readonly id: string
  /** Names of the seats by role. */
  readonly acting: string
  readonly waiting: string
}

/** Two moves in, one seat to act, both with a move of their own to take back. */
const sceneAt = async (phase: Phase, offered = false): Promise<Scene> => {
  const [one, two] = [people.get('acting')!, people.get('waiting')!]
  const seats = [{ seat: 'raider', taker: 'me' }]
  const { id } = (await one.post('/api/tables', { game: 'skirmish', seats })).body.table
  if (phase !== 'seating') await two.post(`/api/tables/${id}/sit`)
  const table = await server.tables.get(id)
  const done = (seat: string, wish: object): Promise<void> =>
    new Promise(next =>
      table.submit(seat, { match: id, cmdId: `scene-${Math.random()}`, ...wish } as never, () => next()),
    )
  const move = async (seat: string): Promise<void> => {
    const { seq, legal } = table.sheet(seat)!
    await done(seat, { kind: 'command', seq, move: legal[0]!.text })
  }
  if (phase === 'seating') return { table, id, acting: 'raider', waiting: 'warden' }
  for (const seat of ['warden', 'raider']) if (table.toAct().includes(seat)) await move(seat)
  while (table.toAct().join() !== 'raider') await move(table.toAct()[0]!)
  if (phase === 'paused') {
    await done('raider', { kind: 'ask-pause' })
    await done('warden', { kind: 'answer', what: 'pause', yes: true })
  }
  if (offered) await done('warden', { kind: 'offer-draw' })
  if (phase === 'over') await done('warden', { kind: 'resign' })
  return { table, id, acting: 'raider', waiting: 'warden' }
}

const messageOf = (kind: ClientKind, { id, table }: Scene, as: string | undefined): object => {
  const move = table.sheet('raider')?.legal[0]?.text ?? 'stance bold'
  const more: { readonly [K in ClientKind]?: object } = {
    command: { seq: Math.max(0, table.seq), move },
    answer: { what: 'draw', yes: false },
    'standing-orders': { orders: [{ play: 'pass' }] },
    chat: { say: { phrase: 'hello' } },
  }
  return { kind, match: id, ...(as === undefined ? {} : { as }), ...more[kind] }
}

/** All that a wish could change. */
const stateOf = ({ table }: Scene): string =>
  canonical([
    table.seq,
    table.state,
    ['raider', 'warden'].map(seat => [table.sheetOrNone(seat), table.ordersOf(seat)]),
  ] as never)

test('every message a client can send has its row', () => {
  expect(Object.keys(MAY).sort()).toEqual(ClientMessage.options.map(({ entries }) => entries.kind.literal).sort())
})

test.each(ROLES.flatMap(role => PHASES.map(phase => [role, phase] as const)))(
  '%s at a table that is %s: what may be done is done, all else is refused and changes nothing',
  async (role, phase) => {
    for (const kind of DURABLE) {
      const scene = await sceneAt(phase, kind === 'answer')
      const socket: Seat = role === 'nobody' ? await connect(server.url) : await arrive(server.url, people.get(role)!)
      if (role === 'watcher') await socket.join(scene.id)
      const own = role === 'acting' || role === 'waiting' ? scene[role] : undefined
      // The neighbor, who sits nowhere, says to be the one whose turn it is; the waiting one does so below.
      const claimed = role === 'neighbor' ? scene.acting : own
      const row = `${kind} ${phase} ${role}`
      const before = stateOf(scene)
      const reply = await socket.ask(messageOf(kind, scene, kind === 'chat' ? undefined : claimed) as { kind: string })
      const may = (MAY[kind] as readonly string[]).includes(`${phase} ${role}`)
      expect(reply.kind, `${row}: ${JSON.stringify(reply)}`).toBe(may ? 'ack' : 'refused')
      if (!may) {
        expect((reply as { code: string }).code, row).not.toBe('server-error')
        expect(stateOf(scene), row).toBe(before)
      }
      if (role === 'waiting' && kind !== 'chat' && phase !== 'seating') {
        const then = stateOf(scene)
        const forged = await socket.ask(messageOf(kind, scene, scene.acting) as { kind: string })
        expect(forged, `${row}, in the other's name`).toMatchObject({ kind: 'refused', code: 'not-your-seat' })
        expect(stateOf(scene)).toBe(then)
      }
      socket.cut()
    }
  },
)

const ROUTES: readonly (readonly [string, string, object | undefined, readonly `${Phase} ${Role}`[]])[] = [
  ['POST', '/api/tables/ID/sit', {}, ['seating stranger', 'seating watcher', 'seating waiting', 'seating neighbor']],
  ['POST', '/api/tables/ID/stand', {}, ['seating acting']],
  ['POST', '/api/tables/ID/bot', { seat: 'warden', bot: 'random' }, ['seating acting']],
  ['POST', '/api/tables/ID/rematch', {}, ['over acting', 'over waiting']],
  ['DELETE', '/api/tables/ID', undefined, ['seating acting']],
  [
    'GET',
    '/api/tables/ID/past?as=raider',
    undefined,
    ['seating acting', 'playing acting', 'paused acting', ...ROLES.map(role => `over ${role}` as const)],
  ],
]

test.each(ROLES.flatMap(role => PHASES.map(phase => [role, phase] as const)))(
  '%s over HTTP at a table that is %s: the same',
  async (role, phase) => {
    for (const [method, path, body, allowed] of ROUTES) {
      const scene = await sceneAt(phase)
      const row = `${method} ${path} ${phase} ${role}`
      const before = stateOf(scene)
      const url = path.replace('ID', scene.id)
      const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      const answer =
        role === 'nobody'
          ? await fetch(server.url + url, { method, ...(body ? json : {}) })
          : await people.get(role)!.ask(method, url, body)
      const may = (allowed as readonly string[]).includes(`${phase} ${role}`)
      expect(answer.status === 200, `${row}: ${answer.status}`).toBe(may)
      if (!may) expect(answer.status, row).toBeLessThan(500)
      if (!may) expect(stateOf(scene), row).toBe(before)
    }
  },
)
