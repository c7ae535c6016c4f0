/** Everything a host can set, by environment only, read once and refused with one clear line when wrong. */
import { resolve } from 'node:path'
import * as v from 'valibot'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Postgres when set; otherwise one SQLite file in the data folder. */
  readonly databaseUrl?: string
  /** The address people type; without it, localhost at the port. */
  readonly publicUrl?: string
  /** Further origins that may open sockets, exact. */
  readonly allowedOrigins: readonly string[]
  /** Whether X-Forwarded-For of the proxy in front is believed. */
  readonly trustProxy: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Folder of the built page. */
  readonly webRoot: string
  readonly sessionDays: number
  readonly maxTablesPerPerson: number
  readonly maxSocketsPerPerson: number
  readonly maxSocketsPerAddress: number
  /** Messages in 20 seconds on one socket. */
  readonly playerMessages: number
  /** Requests per minute and address over HTTP. */
  readonly httpPerMinute: number
  /** New guests, logins and passwords per minute and address. */
  readonly signInsPerMinute: number
  /** Asked with a bearer token when set; otherwise /metrics answers loopback addresses only. */
  readonly metricsToken?: string
  readonly webhookUrl?: string
  readonly webhookSecret?: string
  readonly pushContact: string
  /** How long one thought of a bot may take. */
  readonly botSeconds: number
  readonly botMemoryMb: number
  /** Days after which a table that waits for players goes away, when nobody sits down or stands up. */
  readonly waitingDays: number
  /** Days without any move after which a match without clock is closed as abandoned. */
  readonly abandonDays: number
}

/** One line for the host: which variable, what was expected. */
export class ConfigError extends Error {}

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `a whole number from ${min} to ${max}`),
    v.maxValue(max, `a whole number from ${min} to ${max}`),
  )
const yesNo = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform(word => word === 'true' || word === '1'),
)
const origin = v.pipe(
  v.string(),
  v.check(text => isOrigin(text), 'an address such as https://play.example.org, without a path'),
)
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
const httpUrl = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'an http or https address'),
)

/** Name, meaning, default: what `docs/hosting.md` lists and a test compares. */
const ENVIRONMENT = v.object({
  PORT: v.optional(whole(0, 65_535), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z.:-]{1,253}$/, 'an address or host name')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'a folder')), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://user:password@host/database')),
  ),
  PUBLIC_URL: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => (text === '' ? [] : text.split(',').map(part => part.trim()))),
      v.array(origin),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(yesNo, 'false'),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
    'info',
  ),
  WEB_ROOT: v.optional(v.pipe(v.string(), v.minLength(1, 'a folder')), resolve(import.meta.dirname, '../../web/dist')),
  SESSION_DAYS: v.optional(whole(1, 3650), '180'),
  MAX_TABLES_PER_PERSON: v.optional(whole(1, 10_000_000), '100'),
  MAX_SOCKETS_PER_PERSON: v.optional(whole(1, 10_000), '8'),
  MAX_SOCKETS_PER_ADDRESS: v.optional(whole(1, 100_000), '40'),
  PLAYER_MESSAGES: v.optional(whole(1, 10_000_000), '100'),
  HTTP_PER_MINUTE: v.optional(whole(1, 10_000_000), '600'),
  SIGN_INS_PER_MINUTE: v.optional(whole(1, 10_000_000), '60'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[!-~]{16,}$/, 'at least 16 characters without blanks'))),
  WEBHOOK_URL: v.optional(httpUrl),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  PUSH_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)\S+$/, 'mailto:you@example.org or an https address')),
    'mailto:host@localhost.invalid',
  ),
  BOT_SECONDS: v.optional(whole(1, 600), '10'),
  BOT_MEMORY_MB: v.optional(whole(32, 65_536), '256'),
  WAITING_DAYS: v.optional(whole(1, 3650), '14'),
  ABANDON_DAYS: v.optional(whole(1, 3650), '30'),
})

export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(ENVIRONMENT.entries)

export const readConfig = (env: { readonly [name: string]: string | undefined }): Config => {
  // An empty variable, as compose files leave them, counts as not set.
  const given = Object.fromEntries(ENVIRONMENT_NAMES.flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const read = v.safeParse(ENVIRONMENT, given)
  if (!read.success) {
    const issue = read.issues[0]
    throw new ConfigError(`${String(issue.path?.[0]?.key)} must be ${issue.message}`)
  }
  const got = read.output
  const some = <K extends string>(key: K, value: string | undefined) =>
    (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: string }
  return {
    port: got.PORT,
    host: got.HOST,
    dataDir: resolve(got.DATA_DIR),
    ...some('databaseUrl', got.DATABASE_URL),
    ...some('publicUrl', got.PUBLIC_URL),
    allowedOrigins: got.ALLOWED_ORIGINS,
    trustProxy: got.TRUST_PROXY,
    logLevel: got.LOG_LEVEL,
    webRoot: resolve(got.WEB_ROOT),
    sessionDays: got.SESSION_DAYS,
    maxTablesPerPerson: got.MAX_TABLES_PER_PERSON,
    maxSocketsPerPerson: got.MAX_SOCKETS_PER_PERSON,
    maxSocketsPerAddress: got.MAX_SOCKETS_PER_ADDRESS,
    playerMessages: got.PLAYER_MESSAGES,
    httpPerMinute: got.HTTP_PER_MINUTE,
    signInsPerMinute: got.SIGN_INS_PER_MINUTE,
    ...some('metricsToken', got.METRICS_TOKEN),
    ...some('webhookUrl', got.WEBHOOK_URL),
    ...some('webhookSecret', got.WEBHOOK_SECRET),
    pushContact: got.PUSH_CONTACT,
    botSeconds: got.BOT_SECONDS,
    botMemoryMb: got.BOT_MEMORY_MB,
    waitingDays: got.WAITING_DAYS,
    abandonDays: got.ABANDON_DAYS,
  }
}
