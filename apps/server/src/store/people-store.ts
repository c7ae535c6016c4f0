/** People in the store: who they are, how they prove it, whom they do not want to meet. All of it can be deleted. */
import { guarded, one, type Sql, statement, type Written } from './sql.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly preferences: string
  readonly holidays: string
  readonly login: string | null
  readonly password: string | null
  readonly created: number
  readonly seen: number
}

export interface SessionRow {
  /** SHA-256 of the token; the token itself is only with its owner. */
  readonly hash: string
  readonly id: string
  readonly person: string
  readonly kind: 'web' | 'token'
  readonly label: string
  readonly created: number
  readonly expires: number
}

export interface PasskeyRow {
  readonly id: string
  readonly person: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string
  readonly created: number
}

export interface PeopleStore {
  create(row: PersonRow): Promise<Written>
  person(id: string): Promise<PersonRow | undefined>
  persons(ids: readonly string[]): Promise<readonly PersonRow[]>
  byLogin(login: string): Promise<PersonRow | undefined>
  update(row: PersonRow): Promise<Written>
  addSession(row: SessionRow): Promise<Written>
  session(hash: string, now: number): Promise<SessionRow | undefined>
  sessionsOf(person: string): Promise<readonly SessionRow[]>
  endSession(hash: string): Promise<Written>
  endSessions(person: string, kind: 'web' | 'token'): Promise<Written>
  addPasskey(row: PasskeyRow): Promise<Written>
  passkey(id: string): Promise<PasskeyRow | undefined>
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>
  usePasskey(id: string, counter: number): Promise<Written>
  block(person: string, other: string, blocked: boolean): Promise<Written>
  blockedBy(person: string): Promise<readonly string[]>
  isBlocked(a: string, b: string): Promise<boolean>
  report(row: ReportRow): Promise<Written>
  addPush(endpoint: string, person: string, body: string): Promise<Written>
  removePush(endpoint: string): Promise<Written>
  pushesOf(person: string): Promise<readonly { readonly endpoint: string; readonly body: string }[]>
  /** Everything kept about a person, by table. */
  everything(person: string): Promise<{ readonly [table: string]: readonly object[] }>
  erase(person: string): Promise<Written>
}

export interface ReportRow {
  readonly id: string
  readonly person: string
  readonly about: string
  readonly game: string | null
  readonly chat: string | null
  readonly reason: string
  readonly note: string
  readonly at: number
}

export const peopleStore = (sql: Sql): PeopleStore => ({
  ...persons(sql),
  ...sessions(sql),
  ...passkeys(sql),
  ...manners(sql),
  ...belongings(sql),
})

const persons = (sql: Sql): Pick<PeopleStore, 'create' | 'person' | 'persons' | 'byLogin' | 'update'> => ({
  create: p =>
    sql.write([
      statement(
        'INSERT INTO person (id, name, language, preferences, holidays, login, password, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [p.id, p.name, p.language, p.preferences, p.holidays, p.login, p.password, p.created, p.seen],
      ),
    ]),
  person: id => one<PersonRow>(sql, 'SELECT * FROM person WHERE id = ?', [id]),
  persons: async ids =>
    ids.length === 0
      ? []
      : sql.all<PersonRow>(`SELECT * FROM person WHERE id IN (${ids.map(() => '?').join(', ')})`, ids),
  byLogin: login => one<PersonRow>(sql, 'SELECT * FROM person WHERE login = ?', [login]),
  update: p =>
    sql.write([
      guarded(
        'UPDATE person SET name = ?, language = ?, preferences = ?, holidays = ?, login = ?, password = ?, seen = ? WHERE id = ?',
        [p.name, p.language, p.preferences, p.holidays, p.login, p.password, p.seen, p.id],
      ),
    ]),
})

const sessions = (
  sql: Sql,
): Pick<PeopleStore, 'addSession' | 'session' | 'sessionsOf' | 'endSession' | 'endSessions'> => ({
  addSession: s =>
    sql.write([
      statement('INSERT INTO session (hash, id, person, kind, label, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?)', [
        s.hash,
        s.id,
        s.person,
        s.kind,
        s.label,
        s.created,
        s.expires,
      ]),
    ]),
  session: (hash, now) => one<SessionRow>(sql, 'SELECT * FROM session WHERE hash = ? AND expires > ?', [hash, now]),
  sessionsOf: person => sql.all<SessionRow>('SELECT * FROM session WHERE person = ? ORDER BY created', [person]),
  endSession: hash => sql.write([statement('DELETE FROM session WHERE hash = ?', [hash])]),
  endSessions: (person, kind) =>
    sql.write([statement('DELETE FROM session WHERE person = ? AND kind = ?', [person, kind])]),
})

const passkeys = (sql: Sql): Pick<PeopleStore, 'addPasskey' | 'passkey' | 'passkeysOf' | 'usePasskey'> => ({
  addPasskey: p =>
    sql.write([
      statement(
        'INSERT INTO passkey (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)',
        [p.id, p.person, p.public_key, p.counter, p.transports, p.created],
      ),
    ]),
  passkey: id => one<PasskeyRow>(sql, 'SELECT * FROM passkey WHERE id = ?', [id]),
  passkeysOf: person => sql.all<PasskeyRow>('SELECT * FROM passkey WHERE person = ?', [person]),
  usePasskey: (id, counter) => sql.write([guarded('UPDATE passkey SET counter = ? WHERE id = ?', [counter, id])]),
})

const manners = (sql: Sql): Pick<PeopleStore, 'block' | 'blockedBy' | 'isBlocked' | 'report'> => ({
  block: (person, other, blocked) =>
    sql.write([
      statement('DELETE FROM blocked WHERE person = ? AND other = ?', [person, other]),
      ...(blocked ? [statement('INSERT INTO blocked (person, other) VALUES (?, ?)', [person, other])] : []),
    ]),
  blockedBy: async person =>
    (await sql.all<{ other: string }>('SELECT other FROM blocked WHERE person = ? ORDER BY other', [person])).map(
      row => row.other,
    ),
  isBlocked: async (a, b) =>
    (await one(sql, 'SELECT 1 AS yes FROM blocked WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)', [
      a,
      b,
      b,
      a,
    ])) !== undefined,
  report: r =>
    sql.write([
      statement(
        'INSERT INTO report (id, person, about, game, chat, reason, note, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        [r.id, r.person, r.about, r.game, r.chat, r.reason, r.note, r.at],
      ),
    ]),
})

/** Tables that hold something about a person, and the column that says whose it is. */
const OWNED: readonly (readonly [string, string])[] = [
  ['person', 'id'],
  ['session', 'person'],
  ['passkey', 'person'],
  ['blocked', 'person'],
  ['report', 'person'],
  ['push', 'person'],
  ['chat', 'person'],
  ['outbox', 'person'],
]

const belongings = (sql: Sql): Pick<PeopleStore, 'addPush' | 'removePush' | 'pushesOf' | 'everything' | 'erase'> => ({
  addPush: (endpoint, person, body) =>
    sql.write([
      statement('DELETE FROM push WHERE endpoint = ?', [endpoint]),
      statement('INSERT INTO push (endpoint, person, body) VALUES (?, ?, ?)', [endpoint, person, body]),
    ]),
  removePush: endpoint => sql.write([statement('DELETE FROM push WHERE endpoint = ?', [endpoint])]),
  pushesOf: person => sql.all('SELECT endpoint, body FROM push WHERE person = ?', [person]),
  everything: async person => {
    const found: { [table: string]: readonly object[] } = {
      game: await sql.all<object>(
        'SELECT id, title, rules_id, options, settings, created FROM game WHERE creator = ?',
        [person],
      ),
    }
    for (const [table, column] of [...OWNED, ['seat', 'person'] as const])
      found[table] = await sql.all<object>(`SELECT * FROM ${table} WHERE ${column} = ?`, [person])
    return found
  },
  // Seats and logs hold only the opaque id, so chains stay whole; nothing leads from it to a name any more.
  erase: person =>
    sql.write([
      ...OWNED.map(([table, column]) => statement(`DELETE FROM ${table} WHERE ${column} = ?`, [person])),
      statement('DELETE FROM blocked WHERE other = ?', [person]),
      statement('DELETE FROM report WHERE about = ?', [person]),
    ]),
})
