import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesOf } from '../src/match/games.ts'
import type { Post } from '../src/notices.ts'
import { checkStore } from '../src/store/check-store.ts'
import { arrive, asker, guest, type Person } from './client.ts'
import { openInMemory, type TestServer } from './open-server.ts'
import { SKIRMISH } from './skirmish-entry.ts'

const posted: { readonly to: string; readonly body: string }[] = []
const post: Post = {
  push: async (subscription, body) => {
    posted.push({ to: JSON.parse(subscription).endpoint, body })
    return 'ok'
  },
  hook: async () => 'ok',
}
let server: TestServer
let ann: Person
let ben: Person
beforeAll(async () => {
  server = await openInMemory({}, { post })
  ann = await guest(server.url, 'Ann')
  ben = await guest(server.url, 'Ben')
})
afterAll(() => server.stop())

describe('people', () => {
  test('a page gets a cookie and no token; a foreign page and a cookie without origin get nothing', async () => {
    const page = asker(server.url, { Origin: server.url })
    const made = await page('POST', '/api/guest', { name: 'Zoé', language: 'fr' })
    expect(made.body).toMatchObject({ me: { name: 'Zoé', guest: true, language: 'fr' } })
    expect(made.body.token).toBeUndefined()
    const cookie = made.headers.get('set-cookie')!
    expect(cookie).toMatch(/^siegeworks=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const [pair] = cookie.split(';')
    const mine = asker(server.url, { Origin: server.url, Cookie: pair! })
    expect((await mine('PATCH', '/api/me', { name: 'Zoë', preferences: { sound: false } })).body.me).toMatchObject({
      name: 'Zoë',
      preferences: { sound: false },
    })
    const foreign = await asker(server.url, { Origin: 'https://evil.example', Cookie: pair! })('PATCH', '/api/me', {
      name: 'Eve',
    })
    expect([foreign.status, foreign.body.error.code]).toEqual([403, 'forbidden-origin'])
    expect((await asker(server.url, { Cookie: pair! })('PATCH', '/api/me', { name: 'Eve' })).body.error.code).toBe(
      'forbidden-origin',
    )
    expect(
      (await asker(server.url, { Origin: 'https://evil.example' })('POST', '/api/guest', { name: 'Eve' })).status,
    ).toBe(403)
    await mine('POST', '/api/logout', {})
    expect((await mine('GET', '/api/me')).body).toEqual({})
  })

  test('with https the cookie is __Host- and Secure', async () => {
    const secure = await openInMemory({ PUBLIC_URL: 'https://play.example.org' })
    const made = await asker(secure.url, { Origin: 'https://play.example.org' })('POST', '/api/guest', { name: 'Ann' })
    expect(made.headers.get('set-cookie')).toMatch(/^__Host-siegeworks=.*; Secure/)
    expect(made.headers.get('strict-transport-security')).toBeTruthy()
    await secure.stop()
  })

  test('a password keeps the account; a wrong one and an unknown login are refused alike', async () => {
    const zed = await guest(server.url, 'Zed')
    expect((await zed.post('/api/password', { login: 'zed', password: '1234567890' })).body.error.code).toBe(
      'weak-password',
    )
    const kept = await zed.post('/api/password', { login: 'zed', password: 'correct horse battery' })
    expect(kept.body.me).toMatchObject({ login: 'zed', guest: false })
    const nobody = asker(server.url, {})
    const back = await nobody('POST', '/api/login', { login: 'zed', password: 'correct horse battery' })
    expect(back.body.me.id).toBe(zed.id)
    const wrong = await nobody('POST', '/api/login', { login: 'zed', password: 'wrong horse' })
    const unknown = await nobody('POST', '/api/login', { login: 'nobody', password: 'wrong horse' })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.body.error.code).toBe('wrong-login')
    expect((await ann.post('/api/password', { login: 'zed', password: 'another good one' })).body.error.code).toBe(
      'login-taken',
    )
  })

  test('who has a password changes it by that password, not by a session left open', async () => {
    const pat = await guest(server.url, 'Pat')
    const change = (password: string, current?: string) =>
      pat.post('/api/password', { login: 'pat', password, ...(current === undefined ? {} : { current }) })
    expect((await change('the first of them')).status).toBe(200)
    expect((await change('the second of them')).body.error.code).toBe('wrong-login')
    expect((await change('the second of them', 'a guess at it')).body.error.code).toBe('wrong-login')
    expect((await change('the second of them', 'the first of them')).status).toBe(200)
    const logIn = (password: string) => asker(server.url, {})('POST', '/api/login', { login: 'pat', password })
    expect([(await logIn('the first of them')).status, (await logIn('the second of them')).status]).toEqual([401, 200])
  })

  test('a passkey begins with a challenge; an answer to none is refused', async () => {
    const options = await ann.post('/api/passkey/register-options')
    expect(options.body).toMatchObject({ rp: { id: 'localhost', name: 'Siegeworks' }, user: { name: 'Ann' } })
    expect((await ann.post('/api/passkey/register', { id: 'x' })).body.error.code).toBe('passkey-failed')
    const login = await asker(server.url, {})('POST', '/api/passkey/login-options', {})
    expect(login.body.options.challenge).toBeTruthy()
    const answer = { flow: login.body.flow, response: { id: 'nothing' } }
    expect((await asker(server.url, {})('POST', '/api/passkey/login', answer)).body.error.code).toBe('passkey-failed')
  })

  test('tokens are made, listed and ended; the store keeps only their hash', async () => {
    const made = await ann.post('/api/tokens', { label: 'my bot' })
    const bot = asker(server.url, { Authorization: `Bearer ${made.body.token}` })
    expect((await bot('GET', '/api/me')).body.me.id).toBe(ann.id)
    expect((await ann.get('/api/tokens')).body.tokens.map((t: { label: string }) => t.label)).toContain('my bot')
    expect(JSON.stringify(await server.store.sql.all('SELECT * FROM session'))).not.toContain(made.body.token)
    await ann.ask('DELETE', `/api/tokens/${made.body.id}`)
    expect((await bot('GET', '/api/me')).body).toEqual({})
  })

  test('export has everything, deletion leaves nothing, and the log still verifies', async () => {
    const gone = await guest(server.url, 'CANARY-NAME')
    const made = await gone.post('/api/tables', {
      game: 'skirmish',
      settings: { chat: 'free-text' },
      seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })),
    })
    const { id } = made.body.table
    const seat = await arrive(server.url, gone)
    await seat.join(id, { as: 'raider' })
    await seat.ask({ kind: 'chat', match: id, as: 'raider', say: { text: 'CANARY-WORDS' } })
    const all = JSON.stringify((await gone.get('/api/me/export')).body)
    expect(all).toContain('CANARY-NAME')
    expect(all).toContain('CANARY-WORDS')
    expect((await gone.ask('DELETE', '/api/me')).status).toBe(200)
    const tables = (
      await server.store.sql.all<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    ).map(row => row.name)
    for (const table of tables)
      expect(JSON.stringify(await server.store.sql.all(`SELECT * FROM ${table}`))).not.toContain('CANARY')
    expect((await server.store.matches.events(id, 0)).length, 'the set-up, and the game given up').toBe(2)
    expect((await checkStore(server.store, gamesOf([SKIRMISH]))).broken).toEqual([])
    expect((await gone.get('/api/me')).body).toEqual({})
  })

  test('those who are blocked do not sit at the same table', async () => {
    const eve = await guest(server.url, 'Eve')
    await ann.post('/api/block', { person: eve.id, blocked: true })
    const made = await ann.post('/api/tables', { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }] })
    expect((await eve.post(`/api/tables/${made.body.table.id}/sit`)).body.error.code).toBe('blocked')
    expect((await ann.post('/api/report', { person: eve.id, reason: 'abuse', note: 'x' })).status).toBe(200)
  })
})

describe('tables', () => {
  const open = (more: object = {}) =>
    ann.post('/api/tables', {
      game: 'skirmish',
      settings: { visibility: 'open' },
      seats: [{ seat: 'raider', taker: 'me' }],
      ...more,
    })

  test('open ones stand in the lobby until they are full; then in the list to watch', async () => {
    const { id } = (await open()).body.table
    const lobby = async (path: string) => (await ben.get(path)).body.tables.map((t: { id: string }) => t.id)
    expect(await lobby('/api/tables')).toContain(id)
    await ben.post(`/api/tables/${id}/sit`)
    expect(await lobby('/api/tables')).not.toContain(id)
    expect(await lobby('/api/watchable')).toContain(id)
    const mine = (await ben.get('/api/my-games')).body.games.find((g: { table: { id: string } }) => g.table.id === id)
    expect(mine).toMatchObject({ mySeats: ['warden'], myTurn: true })
  })

  test('a private one needs the invitation, which only its members see', async () => {
    const made = await open({ settings: { visibility: 'private' } })
    const { id, invite } = made.body.table
    expect((await ben.get(`/api/tables/${id}`)).body.table.invite).toBeUndefined()
    expect((await ben.post(`/api/tables/${id}/sit`)).body.error.code).toBe('bad-invite')
    expect((await ben.post(`/api/tables/${id}/sit`, { invite: 'wrong-invite' })).body.error.code).toBe('bad-invite')
    expect((await ben.post(`/api/tables/${id}/sit`, { invite })).body.table.status).toBe('playing')
  })

  test('seats: taken, unknown, left again; bots by the creator only', async () => {
    const { id } = (await open()).body.table
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 'raider' })).body.error.code).toBe('seat-taken')
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 'nobody' })).body.error.code).toBe('no-such-seat')
    expect((await ben.post(`/api/tables/${id}/bot`, { seat: 'warden', bot: 'random' })).body.error.code).toBe(
      'not-yours',
    )
    expect((await ann.post(`/api/tables/${id}/bot`, { seat: 'warden', bot: 'genius' })).body.error.code).toBe(
      'no-such-bot',
    )
    expect((await ann.post(`/api/tables/${id}/stand`)).body.table.seats[0].taker).toBe('open')
    expect((await ann.post(`/api/tables/${id}/stand`)).body.error.code).toBe('not-seated')
    expect((await ann.post('/api/tables', { game: 'chess' })).body.error.code).toBe('no-such-game')
    expect((await ann.post('/api/tables', { game: 'skirmish', options: { hand: 99 } })).body.error).toMatchObject({
      code: 'bad-options',
      params: { at: 'hand' },
    })
  })

  test('quick match brings two together who want the same', async () => {
    const first = await ann.post('/api/quick', { game: 'skirmish' })
    expect(first.body.table.status).toBe('seating')
    const other = await ben.post('/api/quick', { game: 'skirmish', options: { hand: 4 } })
    expect(other.body.table.id).not.toBe(first.body.table.id)
    const zoe = await guest(server.url, 'Zoe')
    const second = await zoe.post('/api/quick', { game: 'skirmish' })
    expect(second.body.table).toMatchObject({ id: first.body.table.id, status: 'playing' })
  })

  test('two who ask for a quick match in the same moment meet', async () => {
    const wish = { game: 'skirmish', clock: { kind: 'live', startSeconds: 777, addSeconds: 3 } }
    const asked = await Promise.all([ann, ben].map(person => person.post('/api/quick', wish)))
    expect(new Set(asked.map(answer => answer.body.table.id)).size).toBe(1)
  })

  test('a rematch is offered to the same people only, on changed places', async () => {
    const { id } = (await open()).body.table
    await ben.post(`/api/tables/${id}/sit`)
    expect((await ann.post(`/api/tables/${id}/rematch`)).body.error.code).toBe('not-over')
    const seat = await arrive(server.url, ann)
    await seat.join(id)
    await seat.ask({ kind: 'resign', match: id })
    const again = await ann.post(`/api/tables/${id}/rematch`)
    expect((await ben.post(`/api/tables/${id}/rematch`)).body.table.id).toBe(again.body.table.id)
    const eve = await guest(server.url, 'Eve2')
    expect((await eve.post(`/api/tables/${again.body.table.id}/sit`)).body.error.code).toBe('not-yours')
    const sat = await ben.post(`/api/tables/${again.body.table.id}/sit`)
    expect(sat.body.table.seats.map((s: { person: { id: string } }) => s.person.id)).toEqual([ben.id, ann.id])
  })

  test('a rematch is played with the decks brought the first time', async () => {
    const plan = { game: 'skirmish', seats: [{ seat: 'raider', taker: 'me' }], deck: 'of Ann' }
    const { id } = (await ann.post('/api/tables', plan)).body.table
    await ben.post(`/api/tables/${id}/sit`, { deck: 'of Ben' })
    const seat = await arrive(server.url, ann)
    await seat.join(id)
    await seat.ask({ kind: 'resign', match: id })
    const again = (await ann.post(`/api/tables/${id}/rematch`)).body.table.id
    await ben.post(`/api/tables/${again}/sit`)
    const decks = (await server.store.matches.seats(again)).map(row => [row.person, row.deck])
    expect(decks).toEqual([
      [ben.id, '"of Ben"'],
      [ann.id, '"of Ann"'],
    ])
  })

  test('watching: late by as many moves as wished, not at all where it is not allowed', async () => {
    const hidden = (await open({ settings: { watch: { allowed: false } } })).body.table.id
    await ben.post(`/api/tables/${hidden}/sit`)
    const eve = await arrive(server.url, await guest(server.url, 'Eve3'))
    await expect(eve.join(hidden)).rejects.toThrow('not-yours')
    const late = (
      await open({
        settings: { watch: { allowed: true, delayMoves: 2 } },
        seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })),
      })
    ).body.table.id
    const hands = await arrive(server.url, ann)
    for (const as of ['raider', 'warden']) await hands.join(late, { as })
    await eve.join(late)
    for (let i = 0; i < 6; i++) {
      const as = ['raider', 'warden'].find(one => hands.sheets.get(`${late}/${one}`)!.legal.length > 0)!
      const { seq, legal } = hands.sheets.get(`${late}/${as}`)!
      await hands.ask({ kind: 'command', match: late, as, seq, move: legal[0]!.text })
      await hands.until(
        () => hands.sheets.get(`${late}/raider`)!.seq > seq && hands.sheets.get(`${late}/warden`)!.seq > seq,
      )
    }
    expect(hands.sheets.get(`${late}/raider`)!.seq).toBe(6)
    await eve.until(() => eve.sheets.get(`${late}/spectator`)!.seq === 4)
    const past = await ben.get(`/api/tables/${late}/past`)
    expect(past.body.moments.at(-1).entry.seq).toBe(4)
    const log = (await ben.get(`/games/${late}/log`)).body.trim().split('\n')
    expect(log.length).toBe(1 + 5)
  })

  test('your turn: by push to whoever is away, once', async () => {
    const away = await guest(server.url, 'Away')
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    for (const endpoint of [
      'http://plain.example',
      'https://127.0.0.1:8443/x',
      'https://2130706433/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://db.internal/x',
      'https://push.example@10.0.0.1/x',
    ])
      expect((await away.post('/api/push', { endpoint, keys })).body.error?.code, endpoint).toBe('malformed')
    await away.post('/api/push', { endpoint: 'https://push.example/1', keys })
    const { id } = (await open()).body.table
    await away.post(`/api/tables/${id}/sit`)
    for (const end = performance.now() + 10_000; posted.length === 0 && performance.now() < end; )
      await new Promise(done => setTimeout(done, 50))
    const mine = posted.filter(one => one.to === 'https://push.example/1').map(one => JSON.parse(one.body))
    expect(mine).toContainEqual({ what: 'your-turn', match: id, game: 'skirmish', seat: 'warden' })
  })
})
