/** Over HTTP: becoming somebody, staying it, and leaving without a trace. */
import {
  BecomeGuest,
  BlockPerson,
  ChangeMe,
  LogIn,
  NewToken,
  PushSubscription,
  ReportPerson,
  SetPassword,
  Token,
  type TokenInfo,
} from '@siegeworks/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tables } from '../match/tables.ts'
import type { Passkeys } from '../people/passkeys.ts'
import { changeMe, exportMe, logIn, meOf, newGuest, setPassword } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import { newId } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { Buckets } from '../socket/bucket.ts'
import type { PersonRow } from '../store/people-store.ts'
import { read } from './answers.ts'
import type { Identity } from './identity.ts'
import { judgeOrigin, type Origins } from './origins.ts'

export interface PeopleDesk {
  readonly tables: Tables
  readonly sessions: Sessions
  readonly identity: Identity
  readonly passkeys: Passkeys
  readonly origins: Origins
  /** The public half of the push key. */
  readonly pushKey: string
}

/** Routes that cost more or guess at secrets have a tighter limit. */
const strictFor = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } })
type Strict = ReturnType<typeof strictFor>

const MAX_PUSHES = 10

const Flow = v.strictObject({ flow: Token, response: v.unknown() })

export const addPeopleRoutes = (app: FastifyInstance, desk: PeopleDesk): void => {
  const { tables, sessions, identity } = desk
  const { house } = tables
  const { store } = house
  const strict = strictFor(house.config.signInsPerMinute)

  /** A new session for our own page in a cookie, for a program in the body; the old session of this browser ends. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: PersonRow): Promise<object> => {
    const from = judgeOrigin(request.headers.origin, desk.origins())
    if (from === 'foreign') throw new Refusal('forbidden-origin')
    const old = from === 'own-page' ? await identity.of(request) : undefined
    if (old) await sessions.end(old.row.hash)
    const { token } = await sessions.open(person.id, from === 'program' ? 'token' : 'web', '')
    if (from === 'own-page') identity.give(reply, token)
    return { me: await meOf(store, person), ...(from === 'program' ? { token } : {}) }
  }

  app.post('/api/guest', strict, async (request, reply) => {
    if (judgeOrigin(request.headers.origin, desk.origins()) === 'foreign') throw new Refusal('forbidden-origin')
    const { name, language } = read(BecomeGuest, request.body)
    return enter(request, reply, await newGuest(house, name, language))
  })
  // Guesses at one account are counted whatever addresses they come from.
  const guesses = new Buckets(house.config.signInsPerMinute, 60_000)
  const mayGuess = (login: string): void => {
    if (!guesses.take(login, house.time.now())) throw new Refusal('rate-limited', undefined, 10_000)
  }
  app.post('/api/login', strict, async (request, reply) => {
    const wish = read(LogIn, request.body)
    mayGuess(wish.login)
    return enter(request, reply, await logIn(store, wish))
  })
  app.get('/api/me', async request => {
    const session = await identity.of(request)
    return session ? { me: await meOf(store, session.person) } : {}
  })
  app.patch('/api/me', async request => {
    const { person } = await identity.need(request)
    const wish = read(ChangeMe, request.body)
    const changed = await changeMe(house, person, wish)
    await tables.refreshNames(person.id)
    if (wish.holidays !== undefined) await tables.retime(person.id)
    return { me: await meOf(store, changed) }
  })
  app.post('/api/password', strict, async request => {
    const { person } = await identity.need(request)
    if (person.login !== null) mayGuess(person.login)
    return { me: await meOf(store, await setPassword(store, person, read(SetPassword, request.body))) }
  })
  app.post('/api/logout', async (request, reply) => {
    const session = await identity.need(request)
    await sessions.end(session.row.hash)
    identity.take(reply)
    return {}
  })
  app.post('/api/logout-everywhere', async (request, reply) => {
    const { person } = await identity.need(request)
    await sessions.endAll(person.id)
    identity.take(reply)
    return {}
  })
  app.get('/api/me/export', async request => exportMe(store, (await identity.need(request)).person.id))
  app.delete('/api/me', async (request, reply) => {
    const { person } = await identity.need(request)
    await sessions.endAll(person.id)
    await tables.leaveAll(person.id)
    await store.people.erase(person.id)
    // Also whoever came in while the seats were being left.
    await sessions.endAll(person.id)
    await store.sql.forget()
    await tables.refreshNames(person.id)
    identity.take(reply)
    return {}
  })

  addPasskeyRoutes(app, desk, enter, strict)
  addTokenRoutes(app, desk, strict)
  addMannersRoutes(app, desk, strict)
}

type Enter = (request: FastifyRequest, reply: FastifyReply, person: PersonRow) => Promise<object>

const addPasskeyRoutes = (
  app: FastifyInstance,
  { identity, passkeys, tables }: PeopleDesk,
  enter: Enter,
  strict: Strict,
): void => {
  app.post('/api/passkey/register-options', strict, async request =>
    passkeys.registrationOptions((await identity.need(request)).person),
  )
  app.post('/api/passkey/register', strict, async request => {
    const { person } = await identity.need(request)
    await passkeys.register(person, request.body)
    await tables.refreshNames(person.id)
    return { me: await meOf(tables.house.store, person) }
  })
  app.post('/api/passkey/login-options', strict, () => passkeys.loginOptions())
  app.post('/api/passkey/login', strict, async (request, reply) => {
    const { flow, response } = read(Flow, request.body)
    return enter(request, reply, await passkeys.logIn(flow, response))
  })
}

const addTokenRoutes = (app: FastifyInstance, { identity, sessions, tables }: PeopleDesk, strict: Strict): void => {
  const { people } = tables.house.store
  app.get('/api/tokens', async request => {
    const { person } = await identity.need(request)
    const rows = (await people.sessionsOf(person.id)).filter(row => row.kind === 'token')
    return { tokens: rows.map(({ id, label, created }): TokenInfo => ({ id, label, createdAt: created })) }
  })
  app.post('/api/tokens', strict, async request => {
    const { person } = await identity.need(request)
    const { label } = read(NewToken, request.body)
    const { token, row } = await sessions.open(person.id, 'token', label)
    return { id: row.id, label, createdAt: row.created, token }
  })
  app.delete<{ Params: { id: string } }>('/api/tokens/:id', async request => {
    const { person } = await identity.need(request)
    const row = (await people.sessionsOf(person.id)).find(one => one.id === request.params.id && one.kind === 'token')
    if (!row) throw new Refusal('not-found')
    await sessions.end(row.hash)
    return {}
  })
}

const addMannersRoutes = (app: FastifyInstance, { identity, tables, pushKey }: PeopleDesk, strict: Strict): void => {
  const { store, time } = tables.house
  app.post('/api/block', async request => {
    const { person } = await identity.need(request)
    const wish = read(BlockPerson, request.body)
    if (wish.person === person.id || !(await store.people.person(wish.person))) throw new Refusal('no-such-person')
    await store.people.block(person.id, wish.person, wish.blocked)
    return { me: await meOf(store, person) }
  })
  app.post('/api/report', strict, async request => {
    const { person } = await identity.need(request)
    const wish = read(ReportPerson, request.body)
    if (!(await store.people.person(wish.person))) throw new Refusal('no-such-person')
    await store.people.report({
      id: newId(),
      person: person.id,
      about: wish.person,
      game: wish.match ?? null,
      chat: wish.chat ?? null,
      reason: wish.reason,
      note: wish.note ?? '',
      at: time.now(),
    })
    return {}
  })
  app.get('/api/push', () => ({ key: pushKey }))
  app.post('/api/push', async request => {
    const { person } = await identity.need(request)
    const subscription = read(PushSubscription, request.body)
    const known = await store.people.pushesOf(person.id)
    // Every notice goes to all of them: somebody with more browsers than that has left some behind.
    for (const { endpoint } of known.slice(0, Math.max(0, known.length - MAX_PUSHES + 1)))
      await store.people.removePush(endpoint)
    await store.people.addPush(subscription.endpoint, person.id, JSON.stringify(subscription))
    return {}
  })
  app.delete('/api/push', async request => {
    const { person } = await identity.need(request)
    for (const { endpoint } of await store.people.pushesOf(person.id)) await store.people.removePush(endpoint)
    return {}
  })
}
