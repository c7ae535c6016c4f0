/** People: a guest at once, an account later, all of it theirs to read and to delete. */
import type { ChangeMe, LogIn, Me, SetPassword } from '@siegeworks/protocol'
import type * as v from 'valibot'
import type { House } from '../match/house.ts'
import { newId } from '../random.ts'
import { Refusal } from '../refusal.ts'
import type { PersonRow } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'
import { holidaysFrom } from './holidays.ts'
import { hashPassword, isPassword } from './passwords.ts'

export const newGuest = async (
  house: Pick<House, 'store' | 'time'>,
  name: string,
  language: string,
): Promise<PersonRow> => {
  const now = house.time.now()
  const row: PersonRow = {
    id: newId(),
    name,
    language,
    preferences: '{}',
    holidays: '[]',
    login: null,
    password: null,
    created: now,
    seen: now,
  }
  await house.store.people.create(row)
  return row
}

export const meOf = async (store: Store, row: PersonRow): Promise<Me> => {
  const passkeys = (await store.people.passkeysOf(row.id)).length
  return {
    id: row.id,
    name: row.name,
    guest: row.login === null && passkeys === 0,
    language: row.language as Me['language'],
    preferences: JSON.parse(row.preferences),
    holidays: JSON.parse(row.holidays),
    ...(row.login === null ? {} : { login: row.login }),
    passkeys,
    blocked: await store.people.blockedBy(row.id),
  }
}

export const changeMe = async (
  { store, time }: Pick<House, 'store' | 'time'>,
  row: PersonRow,
  wish: v.InferOutput<typeof ChangeMe>,
): Promise<PersonRow> => {
  const changed: PersonRow = {
    ...row,
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.language === undefined ? {} : { language: wish.language }),
    ...(wish.preferences === undefined ? {} : { preferences: JSON.stringify(wish.preferences) }),
    ...(wish.holidays === undefined
      ? {}
      : { holidays: JSON.stringify(holidaysFrom(JSON.parse(row.holidays), wish.holidays, time.now())) }),
  }
  await store.people.update(changed)
  return changed
}

export const setPassword = async (
  store: Store,
  row: PersonRow,
  wish: v.InferOutput<typeof SetPassword>,
): Promise<PersonRow> => {
  if (row.password !== null && !(await isPassword(row.password, wish.current ?? ''))) throw new Refusal('wrong-login')
  const owner = await store.people.byLogin(wish.login)
  if (owner && owner.id !== row.id) throw new Refusal('login-taken')
  const changed = { ...row, login: wish.login, password: await hashPassword(wish.password) }
  const written = await store.people.update(changed).catch(() => 'stale')
  if (written !== 'ok') throw new Refusal('login-taken')
  return changed
}

export const logIn = async (store: Store, wish: v.InferOutput<typeof LogIn>): Promise<PersonRow> => {
  const row = await store.people.byLogin(wish.login)
  if (!(await isPassword(row?.password, wish.password)) || !row) throw new Refusal('wrong-login')
  return row
}

/** Everything kept about somebody, except what only proves who they are. */
export const exportMe = async (store: Store, person: string): Promise<object> => {
  const all = await store.people.everything(person)
  const rows = (table: string): readonly object[] => all[table] ?? []
  return {
    person: rows('person').map(row => without(row, ['password'])),
    sessions: rows('session').map(row => without(row, ['hash'])),
    passkeys: rows('passkey').map(row => without(row, ['public_key'])),
    blocked: rows('blocked'),
    reports: rows('report'),
    pushSubscriptions: rows('push'),
    chat: rows('chat'),
    notices: rows('outbox'),
    tables: rows('game'),
    seats: rows('seat').map(row => without(row, ['nonce'])),
  }
}

const without = (row: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
