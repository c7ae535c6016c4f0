/** Lists of tables, the talk at them, and what the server remembers about itself. */
import type { GameRow } from './game-row.ts'
import { SELECT_GAME } from './match-store.ts'
import { one, type Sql, statement, type Written } from './sql.ts'

export interface ChatRow {
  readonly id: string
  readonly game: string
  readonly person: string
  readonly seat: string | null
  readonly at: number
  readonly phrase: string | null
  readonly words: string | null
}

export interface OutboxRow {
  readonly id: string
  readonly person: string
  readonly body: string
  readonly due: number
  readonly tries: number
}

export interface LobbyStore {
  open(limit: number): Promise<readonly GameRow[]>
  watchable(limit: number): Promise<readonly GameRow[]>
  /** Tables somebody sits at, and those of their own that are not over. */
  of(person: string, limit: number): Promise<readonly GameRow[]>
  runningCount(person: string): Promise<number>
  /** Tables waiting for exactly this pairing. */
  quick(key: string): Promise<readonly GameRow[]>
  /** Running matches with a deadline that has passed. */
  due(now: number, limit: number): Promise<readonly string[]>
  /** Running matches in which the house may have to move: for a bot, for who has resigned, by an answer given in advance. */
  playedByHouse(): Promise<readonly string[]>
  /** Nobody has moved since then and no clock runs. */
  abandonedSince(at: number): Promise<readonly string[]>
  /** Tables that have not begun, and nobody has sat down or stood up since then. */
  waitingSince(at: number): Promise<readonly string[]>
  say(row: ChatRow): Promise<Written>
  line(id: string): Promise<ChatRow | undefined>
  talk(game: string, limit: number): Promise<readonly ChatRow[]>
  meta(key: string): Promise<string | undefined>
  setMeta(key: string, value: string): Promise<Written>
  alive(): Promise<number | undefined>
  setAlive(at: number): Promise<Written>
  addOutage(began: number, ended: number): Promise<Written>
  outages(): Promise<readonly { readonly began: number; readonly ended: number }[]>
  addNotice(row: OutboxRow): Promise<Written>
  dueNotices(now: number): Promise<readonly OutboxRow[]>
  /** Of this notice and not of a newer one of the same kind, written meanwhile. */
  deferNotice(row: OutboxRow, due: number): Promise<Written>
  dropNotice(row: OutboxRow): Promise<Written>
}

export const lobbyStore = (sql: Sql): LobbyStore => ({ ...lists(sql), ...talk(sql), ...marks(sql), ...outbox(sql) })

const lists = (sql: Sql) => ({
  open: (limit: number) =>
    sql.all<GameRow>(`${SELECT_GAME} WHERE status = 'seating' AND visibility = 'open' ORDER BY updated DESC LIMIT ?`, [
      limit,
    ]),
  watchable: (limit: number) =>
    sql.all<GameRow>(
      `${SELECT_GAME} WHERE status IN ('playing', 'paused') AND visibility = 'open' ORDER BY updated DESC LIMIT ?`,
      [limit],
    ),
  of: (person: string, limit: number) =>
    sql.all<GameRow>(
      `${SELECT_GAME} WHERE id IN (SELECT game FROM seat WHERE person = ?) OR (creator = ? AND status <> 'over')
         ORDER BY updated DESC LIMIT ?`,
      [person, person, limit],
    ),
  runningCount: async (person: string) =>
    (await one<{ n: number }>(
      sql,
      `SELECT COUNT(*) AS n FROM head WHERE status <> 'over'
         AND game IN (SELECT id FROM game WHERE creator = ? UNION SELECT game FROM seat WHERE person = ?)`,
      [person, person],
    ))!.n,
  quick: (key: string) =>
    sql.all<GameRow>(`${SELECT_GAME} WHERE status = 'seating' AND quick = ? ORDER BY created LIMIT 20`, [key]),
  due: async (now: number, limit: number) =>
    (
      await sql.all<{ id: string }>(
        `SELECT game AS id FROM head WHERE deadline <= ? AND status = 'playing' ORDER BY deadline LIMIT ?`,
        [now, limit],
      )
    ).map(row => row.id),
  playedByHouse: async () =>
    (
      await sql.all<{ id: string }>(
        `SELECT game AS id FROM head WHERE status = 'playing' AND (game IN (SELECT game FROM seat WHERE bot IS NOT NULL)
           OR aside NOT LIKE '%"resigned":[]%' OR aside LIKE '%"play":%')`,
      )
    ).map(row => row.id),
  abandonedSince: async (at: number) =>
    (
      await sql.all<{ id: string }>(
        `SELECT game AS id FROM head WHERE status IN ('playing', 'paused') AND updated < ? AND deadline IS NULL LIMIT 100`,
        [at],
      )
    ).map(row => row.id),
  waitingSince: async (at: number) =>
    (
      await sql.all<{ id: string }>(
        `SELECT game AS id FROM head WHERE status = 'seating' AND updated < ? ORDER BY updated LIMIT 500`,
        [at],
      )
    ).map(row => row.id),
})

const talk = (sql: Sql) => ({
  line: (id: string) => one<ChatRow>(sql, 'SELECT * FROM chat WHERE id = ?', [id]),
  say: (row: ChatRow) =>
    sql.write([
      statement('INSERT INTO chat (id, game, person, seat, at, phrase, words) VALUES (?, ?, ?, ?, ?, ?, ?)', [
        row.id,
        row.game,
        row.person,
        row.seat,
        row.at,
        row.phrase,
        row.words,
      ]),
    ]),
  talk: async (game: string, limit: number) =>
    [
      ...(await sql.all<ChatRow>('SELECT * FROM chat WHERE game = ? ORDER BY at DESC, id DESC LIMIT ?', [game, limit])),
    ].reverse(),
})

const marks = (sql: Sql) => ({
  meta: async (key: string) =>
    (await one<{ value: string }>(sql, 'SELECT value FROM meta WHERE key = ?', [key]))?.value,
  setMeta: (key: string, value: string) =>
    sql.write([
      statement('DELETE FROM meta WHERE key = ?', [key]),
      statement('INSERT INTO meta (key, value) VALUES (?, ?)', [key, value]),
    ]),
  alive: async () => (await one<{ at: number }>(sql, `SELECT at FROM alive WHERE node = 'one'`, []))?.at,
  setAlive: (at: number) =>
    sql.write([
      statement(`DELETE FROM alive WHERE node = 'one'`, []),
      statement(`INSERT INTO alive (node, at) VALUES ('one', ?)`, [at]),
    ]),
  addOutage: (began: number, ended: number) =>
    sql.write([statement('INSERT INTO outage (began, ended) VALUES (?, ?)', [began, ended])]),
  outages: () => sql.all<{ began: number; ended: number }>('SELECT began, ended FROM outage ORDER BY began'),
})

const outbox = (sql: Sql) => ({
  addNotice: (row: OutboxRow) =>
    sql.write([
      statement('DELETE FROM outbox WHERE id = ?', [row.id]),
      statement('INSERT INTO outbox (id, person, body, due, tries) VALUES (?, ?, ?, ?, ?)', [
        row.id,
        row.person,
        row.body,
        row.due,
        row.tries,
      ]),
    ]),
  dueNotices: (now: number) => sql.all<OutboxRow>('SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT 100', [now]),
  deferNotice: (row: OutboxRow, due: number) =>
    sql.write([
      statement('UPDATE outbox SET due = ?, tries = tries + 1 WHERE id = ? AND due = ?', [due, row.id, row.due]),
    ]),
  dropNotice: (row: OutboxRow) =>
    sql.write([statement('DELETE FROM outbox WHERE id = ? AND due = ?', [row.id, row.due])]),
})
