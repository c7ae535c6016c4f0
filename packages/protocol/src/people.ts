/** People: a guest with a name at once; a passkey or a password keeps the account. */
import * as v from 'valibot'
import { isPlainText, Language, MatchId, Millis, PersonId, PersonName } from './ids.ts'

/** A screen's own settings, kept as they are: short names, short values. */
export const Preferences = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/)),
    v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(200), v.check(isPlainText))]),
  ),
  v.check(prefs => Object.keys(prefs).length <= 64),
)
export type Preferences = v.InferOutput<typeof Preferences>

export const Holiday = v.pipe(
  v.strictObject({ from: Millis, to: Millis }),
  v.check(h => h.from < h.to && h.to - h.from <= 30 * 86_400_000),
)
export const Login = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/))
/** Length is what counts; the server refuses the commonest ones. */
export const Password = v.pipe(v.string(), v.minLength(10), v.maxLength(200))

export const BecomeGuest = v.strictObject({ name: PersonName, language: v.optional(Language, 'en') })
export const ChangeMe = v.strictObject({
  name: v.exactOptional(PersonName),
  language: v.exactOptional(Language),
  preferences: v.exactOptional(Preferences),
  /** Days on which correspondence clocks stand still: at most 30 days a year count. */
  holidays: v.exactOptional(v.pipe(v.array(Holiday), v.maxLength(8))),
})
export const SetPassword = v.strictObject({
  login: Login,
  password: Password,
  /** Needed by whoever has one already: a session left open is not enough to take an account over. */
  current: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
})
export const LogIn = v.strictObject({ login: Login, password: v.pipe(v.string(), v.maxLength(200)) })
export const NewToken = v.strictObject({
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.check(isPlainText)),
})
export const BlockPerson = v.strictObject({ person: PersonId, blocked: v.boolean() })
export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const
export const ReportPerson = v.strictObject({
  person: PersonId,
  match: v.exactOptional(MatchId),
  /** The id of a line of talk. */
  chat: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_/-]{1,120}$/))),
  reason: v.picklist(REPORT_REASONS),
  /** Several lines are welcome here, other control characters are not. */
  note: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.check(note => isPlainText(note.replace(/[\t\r\n]/g, ' '))),
    ),
  ),
})
/** Push services have a name on the net: nobody sends the server to numbers or names inside the host's own house. */
const isPublicHost = (url: string): boolean => {
  const { hostname } = new URL(url)
  return /\.[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|localhost|internal|lan|arpa)$/.test(hostname)
}
export const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1000), v.check(isPublicHost)),
  expirationTime: v.exactOptional(v.nullable(v.number())),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_=-]{20,200}$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_=-]{8,100}$/)),
  }),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/** What a person is told about themselves. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly language: Language
  readonly preferences: Preferences
  readonly holidays: readonly { readonly from: number; readonly to: number }[]
  readonly login?: string
  readonly passkeys: number
  readonly blocked: readonly string[]
}

export interface TokenInfo {
  readonly id: string
  readonly label: string
  readonly createdAt: number
}
/** The token itself is shown once. */
export interface TokenMade extends TokenInfo {
  readonly token: string
}
