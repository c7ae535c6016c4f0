/** A table: what is played there, by whom, at which pace, and who may look on. */
import * as v from 'valibot'
import { MatchId, Nonce, SeatName } from './ids.ts'

/** 'live' counts minutes, 'correspondence' days; a table without a clock waits forever. */
export const ClockSettings = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** Each player's time at the start. */
    startSeconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(6 * 3600)),
    /** Added after each move that ends the player's turn to act. */
    addSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    daysPerMove: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
])
export type ClockSettings = v.InferOutput<typeof ClockSettings>

export const VISIBILITIES = ['open', 'link', 'private'] as const
export const UNDO_MODES = ['free', 'consent', 'never'] as const
export const CHAT_MODES = ['presets', 'free-text', 'closed'] as const

/** What the players chose about the table itself; the game's own options are beside it. */
export const TableSettings = v.strictObject({
  clock: v.optional(ClockSettings, { kind: 'none' }),
  /** 'open' stands in the lobby, 'link' is found by its link only, 'private' needs the invitation. */
  visibility: v.optional(v.picklist(VISIBILITIES), 'link'),
  watch: v.optional(
    v.strictObject({
      allowed: v.optional(v.boolean(), true),
      /** Spectators see the game this many moves late. */
      delayMoves: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
    }),
    {},
  ),
  /** 'free': as long as nothing was rolled, drawn or revealed since; beyond that, and with 'consent' always, the others are asked. */
  undo: v.optional(v.picklist(UNDO_MODES), 'free'),
  chat: v.optional(v.picklist(CHAT_MODES), 'presets'),
  /** How long a reaction window lasts where the game gives everybody the same time for it. */
  reactionSeconds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 86_400))),
  draws: v.optional(v.boolean(), true),
  pauses: v.optional(v.boolean(), true),
})
export type TableSettings = v.InferOutput<typeof TableSettings>

/** Six seconds where people sit together; half a day where they look in once a day. */
export const reactionMs = ({ reactionSeconds, clock }: Pick<TableSettings, 'reactionSeconds' | 'clock'>): number =>
  1000 * (reactionSeconds ?? (clock.kind === 'correspondence' ? 43_200 : 6))

export const SEAT_TAKERS = ['open', 'me', 'bot'] as const
export const SeatPlan = v.strictObject({
  seat: SeatName,
  taker: v.picklist(SEAT_TAKERS),
  /** Which bot, when a bot takes it: 'random', 'greedy', 'search' … as `GET /api/games` lists. */
  bot: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
})
export type SeatPlan = v.InferOutput<typeof SeatPlan>

export const CreateTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  /** As the game's own `parseOptions` reads them: mode, scenario, decks … */
  options: v.optional(v.unknown(), {}),
  settings: v.optional(TableSettings, {}),
  /** Seats left out are open. */
  seats: v.optional(v.pipe(v.array(SeatPlan), v.maxLength(8)), []),
  /** What the creator adds to the seed; the server draws one when it is missing. */
  nonce: v.exactOptional(Nonce),
  /** The deck the creator brings along, where the game knows decks. Nobody else sees it before play shows it. */
  deck: v.exactOptional(v.unknown()),
})
export type CreateTable = v.InferInput<typeof CreateTable>

export const InviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
export const Sit = v.strictObject({
  /** The first free seat when missing. */
  seat: v.exactOptional(SeatName),
  nonce: v.exactOptional(Nonce),
  invite: v.exactOptional(InviteCode),
  /** The deck this player brings along, where the game knows decks. Nobody else sees it before play shows it. */
  deck: v.exactOptional(v.unknown()),
})
export type Sit = v.InferInput<typeof Sit>
export const SeatBot = v.strictObject({ seat: SeatName, bot: v.pipe(v.string(), v.maxLength(40)) })
export const Stand = v.strictObject({ seat: v.exactOptional(SeatName) })
export const QuickMatch = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.unknown(), {}),
  clock: v.optional(ClockSettings, { kind: 'none' }),
  nonce: v.exactOptional(Nonce),
  /** The deck this player brings along, where the game knows decks. Nobody else sees it before play shows it. */
  deck: v.exactOptional(v.unknown()),
})
export type QuickMatch = v.InferInput<typeof QuickMatch>
export const TablePath = v.strictObject({ id: MatchId })

/** 'seating' until all seats are taken; 'read-only': its rules version is not on this server; 'frozen': needs repair. */
export const STATUSES = ['seating', 'playing', 'paused', 'over', 'read-only', 'frozen'] as const
export type Status = (typeof STATUSES)[number]

export interface PersonCard {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface SeatInfo {
  readonly seat: string
  readonly taker: 'open' | 'person' | 'bot'
  readonly person?: PersonCard
  readonly bot?: string
  readonly online?: boolean
}

/** Everything about a table that is not the position. The same for everybody who may see the table. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** `game@version`, pinned when the table was made. */
  readonly rulesId: string
  readonly options: unknown
  readonly settings: TableSettings
  readonly status: Status
  readonly seats: readonly SeatInfo[]
  readonly creator: string
  readonly createdAt: number
  readonly startedAt?: number
  readonly seq: number
  /** SHA-256 commitment to the server's seed, shown before anybody adds a nonce. */
  readonly commitment: string
  readonly nonces: { readonly [seat: string]: string }
  /** How many people look on who have no seat. */
  readonly watching: number
  readonly rematch?: string
  /** Only in answers to somebody seated there. */
  readonly invite?: string
}
