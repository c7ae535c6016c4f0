/** What is asked over HTTP: who I am, tables, my games, what can be watched, logs. */
import type {
  CreateTable,
  GameInfo,
  LobbyPage,
  Me,
  MyGames,
  PastPage,
  Refused,
  Sit,
  TableInfo,
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
  if (!name || name === known.name) return known
  return (await (await request('PATCH', '/api/me', { name })).json()).me as Me
}

export const api = {
  /** A guest at once, with a session kept in a cookie; no account needed. Called as the settings say, also later. */
  me: (): Promise<Me> => {
    const name = ownName()
    if (name !== introducedAs) me = undefined
    introducedAs = name
    me ??= become(name).catch((error: unknown) => {
      me = undefined
      throw error
    })
    return me
  },
  /** Who this browser is already; nobody is made by asking. */
  known: async () => (await get<{ readonly me?: Me }>('/me')).me,
  keep: (wish: LogIn) => post<{ readonly me: Me }>('/password', wish),
  logIn: (wish: LogIn) => post<{ readonly me: Me }>('/login', wish),
  logOut: (everywhere: boolean) => post(everywhere ? '/logout-everywhere' : '/logout'),
  erase: () => request('DELETE', '/api/me'),
  games: () => get<{ readonly games: readonly GameInfo[] }>('/games'),
  open: () => get<LobbyPage>('/tables'),
  watchable: () => get<LobbyPage>('/watchable'),
  mine: () => get<MyGames>('/my-games'),
  table: async (id: string) => (await get<{ readonly table: TableInfo }>(`/tables/${id}`)).table,
  create: async (table: CreateTable) => (await post<{ readonly table: TableInfo }>('/tables', table)).table,
  sit: async (id: string, sit: Sit) => (await post<{ readonly table: TableInfo }>(`/tables/${id}/sit`, sit)).table,
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
