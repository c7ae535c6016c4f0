/** What every store must keep, whatever engine is below. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { row } from './empty-row.ts'
import type { Advance, SeatRow } from './game-row.ts'
import { type Sql, statement } from './sql.ts'
import { type Store, storeOver } from './store.ts'

export const advance = (id: string, rev: number, seq: number, more: Partial<Advance> = {}): Advance => ({
  id,
  rev,
  epoch: 1,
  row: {
    status: 'playing',
    head_seq: seq,
    head_hash: `h${seq}`,
    aside: '{}',
    to_act: '[]',
    deadline: null,
    outcome: null,
    updated: 1_700_000_000_001,
  },
  entry: { seq, hash: `h${seq}`, body: `{"n":${seq}}` },
  ...more,
})

const command = (cmdId: string, seq: number) => ({ actor: 'raider', cmdId, payload: `p-${cmdId}`, seq })
const seat = (game: string, name: string, place: number, person: string | null): SeatRow => ({
  game,
  seat: name,
  place,
  person,
  bot: null,
  nonce: null,
  deck: null,
})

export const storeContract = (name: string, open: () => Promise<Sql>): void => {
  describe(`${name}: store`, () => {
    let store: Store
    beforeAll(async () => {
      store = storeOver(await open())
    })
    afterAll(async () => {
      await store.sql.close()
    })

    test('a value that cannot be kept is its sender’s trouble, not that of those who commit with it', async () => {
      const mark = (key: string, value: string) => store.lobby.setMeta(key, value)
      // Postgres keeps no zero character, SQLite does; neither refuses the others for it.
      const [odd, fine] = await Promise.all([mark('odd', 'a\u0000b'), mark('fine', 'c')])
      expect(['ok', 'stale']).toContain(odd)
      expect(fine).toBe('ok')
      expect(await store.lobby.meta('fine')).toBe('c')
    })

    test('a notice that was delivered takes no newer one with it', async () => {
      const notice = { id: 'p/m/your-turn', person: 'p', body: '{}', due: 1, tries: 0 }
      await store.lobby.addNotice(notice)
      await store.lobby.addNotice({ ...notice, due: 2 })
      await store.lobby.dropNotice(notice)
      await store.lobby.deferNotice(notice, 9)
      expect((await store.lobby.dueNotices(5)).map(({ due }) => due)).toEqual([2])
      await store.lobby.dropNotice({ ...notice, due: 2 })
      expect(await store.lobby.dueNotices(5)).toEqual([])
    })

    test('a match is read back as it was made, its seed beside it', async () => {
      expect(
        await store.matches.create(row('m1'), [seat('m1', 'raider', 0, 'p-1'), seat('m1', 'warden', 1, null)], 'seed'),
      ).toBe('ok')
      expect(await store.matches.row('m1')).toMatchObject(row('m1'))
      expect((await store.matches.seats('m1')).map(s => s.seat)).toEqual(['raider', 'warden'])
      expect(await store.matches.hostSeed('m1')).toBe('seed')
      expect(await store.matches.row('nobody')).toBeUndefined()
    })

    test('of two writers at one place in the log, the second is refused and leaves no trace', async () => {
      await store.matches.create(row('m2'), [], 's')
      const [first, second] = await Promise.all([
        store.matches.advance(advance('m2', 0, 0, { command: command('c-1', 0) })),
        store.matches.advance(advance('m2', 0, 0, { command: command('c-2', 0) })),
      ])
      expect([first, second]).toEqual(['ok', 'stale'])
      expect((await store.matches.events('m2', 0)).length).toBe(1)
      expect(await store.matches.command('m2', 'raider', 'c-1')).toEqual({ payload: 'p-c-1', seq: 0 })
      expect(await store.matches.command('m2', 'raider', 'c-2')).toBeUndefined()
      expect((await store.matches.row('m2'))?.rev).toBe(1)
    })

    test('of two writers who add nothing to the log, an offer and a pause, the second is refused too', async () => {
      await store.matches.create(row('m6'), [], 's')
      const { entry: _, ...offer } = advance('m6', 0, 0)
      expect(await Promise.all([store.matches.advance(offer), store.matches.advance(offer)])).toEqual(['ok', 'stale'])
      expect((await store.matches.row('m6'))?.rev).toBe(1)
    })

    test('a writer of a former epoch is refused', async () => {
      await store.matches.create(row('m3', { epoch: 2 }), [], 's')
      expect(await store.matches.advance(advance('m3', 0, 0))).toBe('stale')
      expect(await store.matches.advance({ ...advance('m3', 0, 0), epoch: 2 })).toBe('ok')
    })

    test('an entry at a taken place, or a command id used before, is refused even when the guard lets it pass', async () => {
      await store.matches.create(row('m4'), [], 's')
      await store.matches.create(row('m5'), [], 's')
      expect(await store.matches.advance(advance('m4', 0, 0, { command: command('c-1', 0) }))).toBe('ok')
      const results = await Promise.all([
        store.matches.advance(advance('m4', 1, 0)),
        store.matches.advance(advance('m5', 0, 0)),
      ])
      expect(results).toEqual(['stale', 'ok'])
      expect(
        await store.matches.advance(advance('m4', 1, 1, { command: command('c-1', 1) })).catch(() => 'stale'),
      ).toBe('stale')
      expect((await store.matches.events('m4', 0)).length).toBe(1)
      expect((await store.matches.row('m4'))?.head_seq).toBe(0)
    })

    test('many matches advanced at once all land, each entry once, in order', async () => {
      const ids = Array.from({ length: 40 }, (_, i) => `many${i}`)
      await Promise.all(ids.map(id => store.matches.create(row(id), [], 's')))
      for (let seq = 0; seq < 5; seq++)
        expect(new Set(await Promise.all(ids.map(id => store.matches.advance(advance(id, seq, seq)))))).toEqual(
          new Set(['ok']),
        )
      for (const id of ids) expect((await store.matches.events(id, 0)).map(e => e.seq)).toEqual([0, 1, 2, 3, 4])
      expect((await store.matches.events(ids[0]!, 2, 3)).map(e => e.seq)).toEqual([2, 3])
    })

    test('a snapshot is replaced by a later one and may be absent', async () => {
      expect(await store.matches.snapshot('m1')).toBeUndefined()
      await store.matches.saveSnapshot('m1', { seq: 64, rules_id: 'r', body: 'a' })
      await store.matches.saveSnapshot('m1', { seq: 128, rules_id: 'r', body: 'b' })
      expect(await store.matches.snapshot('m1')).toEqual({ seq: 128, rules_id: 'r', body: 'b' })
    })

    test('a write is all or nothing', async () => {
      const bad = store.sql.write([
        statement('INSERT INTO meta (key, value) VALUES (?, ?)', ['half', 'x']),
        statement('INSERT INTO meta (key, value) VALUES (?, ?)', ['half', 'y']),
      ])
      await bad.catch(() => 'refused')
      expect(await store.lobby.meta('half')).toBeUndefined()
    })

    test('lists: open tables, my games, what can be watched, what is due', async () => {
      await store.matches.create(row('l1', { visibility: 'open' }), [seat('l1', 'raider', 0, 'zoe')], 's')
      await store.matches.create(row('l2', { visibility: 'link' }), [seat('l2', 'raider', 0, 'zoe')], 's')
      await store.matches.create(row('l3', { status: 'playing', deadline: 50 }), [seat('l3', 'raider', 0, null)], 's')
      const open = (await store.lobby.open(100)).map(r => r.id)
      expect(open).toContain('l1')
      expect(open).not.toContain('l2')
      expect((await store.lobby.of('zoe', 10)).map(r => r.id).sort()).toEqual(['l1', 'l2'])
      expect(await store.lobby.due(49, 9)).not.toContain('l3')
      expect(await store.lobby.due(50, 9)).toContain('l3')
      expect((await store.lobby.watchable(100)).map(r => r.id)).toContain('l3')
      expect(await store.lobby.runningCount('zoe')).toBe(2)
    })

    test('a person is erased everywhere; logs and seats stay', async () => {
      const person = {
        id: 'gone1',
        name: 'CANARY-NAME',
        language: 'pl',
        preferences: '{}',
        holidays: '[]',
        login: null,
        password: null,
        created: 1,
        seen: 1,
      }
      await store.people.create(person)
      await store.people.addSession({
        hash: 'hh',
        id: 'sid',
        person: 'gone1',
        kind: 'web',
        label: '',
        created: 1,
        expires: 10,
      })
      await store.lobby.say({
        id: 'ch1',
        game: 'm1',
        person: 'gone1',
        seat: null,
        at: 1,
        phrase: null,
        words: 'CANARY-WORDS',
      })
      await store.people.block('p-1', 'gone1', true)
      expect(await store.people.session('hh', 5)).toBeDefined()
      expect(await store.people.session('hh', 10)).toBeUndefined()
      expect(await store.people.isBlocked('gone1', 'p-1')).toBe(true)
      const all = await store.people.everything('gone1')
      expect(JSON.stringify(all)).toContain('CANARY-WORDS')
      await store.people.erase('gone1')
      expect(Object.values(await store.people.everything('gone1')).flat()).toEqual([])
      expect(await store.people.isBlocked('gone1', 'p-1')).toBe(false)
      expect(await store.lobby.talk('m1', 10)).toEqual([])
    })

    test('a login name belongs to one person', async () => {
      const person = {
        id: 'log1',
        name: 'A',
        language: 'en',
        preferences: '{}',
        holidays: '[]',
        login: 'same',
        password: 'x',
        created: 1,
        seen: 1,
      }
      await store.people.create(person)
      expect(await store.people.create({ ...person, id: 'log2' }).catch(() => 'stale')).toBe('stale')
      expect((await store.people.byLogin('same'))?.id).toBe('log1')
    })
  })
}
