/** The small words of the wire: how ids, seats, names and moves may look. */
import * as v from 'valibot'

export const MatchId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/))
export const PersonId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/))
/** Chosen by the client, unique in the life of the match; a retry carries the same one. */
export const CmdId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/))
export const SeatName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/))
/** A seat, or 'spectator'. */
export const ViewerName = SeatName
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
export const MoveText = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
export const Receipt = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** What a player adds to the seed: 16 to 64 bytes in hex. */
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/))
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/))

export const LANGUAGES = ['en', 'fr', 'pl'] as const
export const Language = v.picklist(LANGUAGES)
export type Language = (typeof LANGUAGES)[number]

/** Words for people to read, on one line: every character whole, none that controls the screen or the reading direction. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)

/** A name people see: no control characters, no bidirectional overrides, no blanks at the ends. */
export const PersonName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(24),
  v.check(name => name === name.trim() && isPlainText(name) && !/\p{Cf}/u.test(name)),
)
export const Millis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000))
