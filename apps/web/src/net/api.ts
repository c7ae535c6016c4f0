/** What is asked over HTTP: who I am, tables, my games, what can be watched, logs. */
import { signal } from '@preact/signals'
import type {
  CreateTable,
  GameInfo,
  LobbyPage,
  Me,
  MyGames,
  PastPage,
  QuickMatch,
  Refused,
  Sit,
  TableInfo,
  TokenInfo,
  TokenMade,
} from '@siegeworks/protocol'
import { settings } from '../shell/settings.ts'

export class ApiRefusal extends Error {
  readonly refusal: Omit<Refused, 'kind'>
  constructor(refusal: Omit<Refused, 'kind'>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export interface LogIn {
  readonly login: string
  readonly password: string
}

export interface Report {
  readonly person: string
  readonly match: string
  readonly reason: string
  readonly note?: string
}

/** Whether the server knows who this browser is: before that there is nothing to be told. */
export const isKnown = signal(false)

const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiRefusal({ code: 'no-network' })
  })
  if (response.ok) return response
  const said = (await response.json().catch(() => ({}))) as { error?: Omit<Refused, 'kind'> }
  throw new ApiRefusal(said.error ?? { code: response.status >= 500 ? 'server-error' : 'not-found' })
}

const get = async <T>(path: string): Promise<T> => (await request('GET', `/api${path}`)).json() as Promise<T>
const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await request('POST', `/api${path}`, body)).json() as Promise<T>

/** What a nameless person is called at the table. */
const GUEST = { en: 'Guest', fr: 'Visiteur', pl: 'Gość' } as const

/** What this player adds to the chance, so that the server alone cannot choose it. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map(byte => byte.toString(16).padStart(2, '0')).join('')

const tableBy = async (path: string, wish: unknown): Promise<TableInfo> =>
  (await post<{ readonly table: TableInfo }>(path, wish)).table

const changeMe = async (change: object): Promise<Me> =>
  ((await (await request('PATCH', '/api/me', change)).json()) as { readonly me: Me }).me

let me: Promise<Me> | undefined
let introducedAs: string | undefined

/** The name from the settings as the server takes it: nothing invisible in it. */
const ownName = (): string =>
  settings
    .peek()
    .name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 24)
    .trim()

const become = async (name: string): Promise<Me> => {
  const { me: known } = await get<{ readonly me?: Me }>('/me')
  const { language } = settings.peek()
  if (!known) {
    const called = name || `${GUEST[language]} ${Math.floor(1000 + Math.random() * 9000)}`
    return (await post<{ readonly me: Me }>('/guest', { name: called, language })).me
  }
  return !name || name === known.name ? known : changeMe({ name })
}

const nowKnown = <M extends Me | undefined>(person: M): M => {
  isKnown.value = person !== undefined
  return person
}

export const api = {
  /** A guest at once, with a session kept in a cookie; no account needed. Called as the settings say, also later. */
  me: (): Promise<Me> => {
    const name = ownName()
    if (name !== introducedAs) me = undefined
    introducedAs = name
    me ??= become(name).then(nowKnown, (error: unknown) => {
      me = undefined
      throw error
    })
    return me
  },
  /** Who this browser is already; nobody is made by asking. */
  known: async () => nowKnown((await get<{ readonly me?: Me }>('/me')).me),
  changeMe,
  keep: (wish: LogIn & { readonly current?: string }) => post<{ readonly me: Me }>('/password', wish),
  logIn: (wish: LogIn) => post<{ readonly me: Me }>('/login', wish),
  logOut: (everywhere: boolean) => post(everywhere ? '/logout-everywhere' : '/logout'),
  erase: () => request('DELETE', '/api/me'),
  games: () => get<{ readonly games: readonly GameInfo[] }>('/games'),
  open: () => get<LobbyPage>('/tables'),
  watchable: () => get<LobbyPage>('/watchable'),
  mine: () => get<MyGames>('/my-games'),
  table: async (id: string) => (await get<{ readonly table: TableInfo }>(`/tables/${id}`)).table,
  create: (table: CreateTable) => tableBy('/tables', { ...table, nonce: newNonce() }),
  quick: (wish: QuickMatch) => tableBy('/quick', { ...wish, nonce: newNonce() }),
  sit: (id: string, sit: Sit) => tableBy(`/tables/${id}/sit`, { ...sit, nonce: newNonce() }),
  stand: (id: string) => tableBy(`/tables/${id}/stand`, {}),
  seatBot: (id: string, seat: string, bot: string) => tableBy(`/tables/${id}/bot`, { seat, bot }),
  close: (id: string) => request('DELETE', `/api/tables/${id}`),
  rematch: (id: string) => tableBy(`/tables/${id}/rematch`, {}),
  block: async (person: string, blocked: boolean) =>
    (await post<{ readonly me: Me }>('/block', { person, blocked })).me,
  report: (report: Report) => post('/report', report),
  pushKey: async () => (await get<{ readonly key: string }>('/push')).key,
  push: (subscription: PushSubscriptionJSON) => post('/push', subscription),
  tokens: async () => (await get<{ readonly tokens: readonly TokenInfo[] }>('/tokens')).tokens,
  makeToken: (label: string) => post<TokenMade>('/tokens', { label }),
  endToken: (id: string) => request('DELETE', `/api/tokens/${id}`),
  passkey: <T>(step: 'register-options' | 'register' | 'login-options' | 'login', answer: unknown = {}) =>
    post<T>(`/passkey/${step}`, answer),
  past: (id: string, as: string, from: number, count: number) =>
    get<PastPage>(`/tables/${id}/past?as=${as}&from=${from}&count=${count}`),
  log: async (id: string): Promise<string | undefined> => {
    try {
      return await (await request('GET', `/games/${id}/log`)).text()
    } catch (error) {
      if (error instanceof ApiRefusal) return undefined
      throw error
    }
  },
}
