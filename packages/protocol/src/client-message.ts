/** What a client may say over the socket. Every message is checked exactly: an unknown key is refused. */
import * as v from 'valibot'
import { CmdId, isPlainText, MatchId, MoveText, PersonId, Receipt, SeatName, Seq, Token, ViewerName } from './ids.ts'
import { PHRASES } from './phrases.ts'

const match = MatchId
/** Which of the sender's own seats; may be left out by whoever holds one seat only. Never trusted: the session says whose seats they are. */
const as = v.exactOptional(SeatName)

/** First message of a connection. A browser has its cookie; a program brings its token. */
const Hello = v.strictObject({
  kind: v.literal('hello'),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  token: v.exactOptional(Token),
})

/** Sit down in front of a match (as a seat of one's own, or as spectator), also after a lost connection. */
const Join = v.strictObject({
  kind: v.literal('join'),
  match,
  as: v.exactOptional(ViewerName),
  /** The last seq this client has; the answer is then the missing updates or a whole sheet. */
  since: v.exactOptional(Seq),
  /** The last receipt this client was given, so that a rolled-back store is noticed. */
  receipt: v.exactOptional(v.strictObject({ seq: Seq, receipt: Receipt })),
  /** Commands sent and not yet answered: their results come with the sync. */
  pending: v.exactOptional(v.pipe(v.array(CmdId), v.maxLength(64))),
  invite: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))),
})

const Leave = v.strictObject({ kind: v.literal('leave'), match, as: v.exactOptional(ViewerName) })

/** A move: its text and the seq of the sheet it answers. */
const Command = v.strictObject({ kind: v.literal('command'), match, as, cmdId: CmdId, seq: Seq, move: MoveText })

/** Take back to the position after `toSeq` (own last move when missing): at once where free, else a question to the others. */
const Undo = v.strictObject({ kind: v.literal('undo'), match, as, cmdId: CmdId, toSeq: v.exactOptional(Seq) })
const OfferDraw = v.strictObject({ kind: v.literal('offer-draw'), match, as, cmdId: CmdId })
const AskPause = v.strictObject({ kind: v.literal('ask-pause'), match, as, cmdId: CmdId })
/** Yes or no to the open offer of that kind; the asker withdraws with `yes: false`. */
const Answer = v.strictObject({
  kind: v.literal('answer'),
  match,
  as,
  cmdId: CmdId,
  what: v.picklist(['undo', 'draw', 'pause']),
  yes: v.boolean(),
})
const Unpause = v.strictObject({ kind: v.literal('unpause'), match, as, cmdId: CmdId })
const Resign = v.strictObject({ kind: v.literal('resign'), match, as, cmdId: CmdId })
/** Ask the server to end a match whose other players have gone or run out of time. */
const Claim = v.strictObject({ kind: v.literal('claim'), match, as, cmdId: CmdId })

/** Answers given in advance, for reactions above all: played for the seat as soon as it is asked. */
export const StandingOrder = v.strictObject({
  /** The move to make whenever it is among the legal ones, e.g. 'pass'. */
  play: MoveText,
  /** … unless a legal move begins with one of these. */
  unless: v.optional(v.pipe(v.array(MoveText), v.maxLength(16)), []),
  /** How often it may be used; without it, until it is taken back. */
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})
export type StandingOrder = v.InferOutput<typeof StandingOrder>
const StandingOrders = v.strictObject({
  kind: v.literal('standing-orders'),
  match,
  as,
  cmdId: CmdId,
  orders: v.pipe(v.array(StandingOrder), v.maxLength(16)),
})

/** Either a preset phrase or, where the table allows it, free text. */
const Chat = v.strictObject({
  kind: v.literal('chat'),
  match,
  as: v.exactOptional(ViewerName),
  cmdId: CmdId,
  say: v.union([
    v.strictObject({ phrase: v.picklist(PHRASES) }),
    v.strictObject({
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.check(isPlainText)),
    }),
  ]),
})
/** I do not want to read this person at this table. */
const Mute = v.strictObject({ kind: v.literal('mute'), match, person: PersonId, muted: v.boolean() })
const Ping = v.strictObject({ kind: v.literal('ping'), n: v.exactOptional(Seq) })

export const ClientMessage = v.variant('kind', [
  Hello,
  Join,
  Leave,
  Command,
  Undo,
  OfferDraw,
  AskPause,
  Answer,
  Unpause,
  Resign,
  Claim,
  StandingOrders,
  Chat,
  Mute,
  Ping,
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>
export type ClientKind = ClientMessage['kind']
/** Those that change a match for good: each carries a cmdId, is answered by `ack` or `refused`, and may be sent again. */
export type DurableMessage = Extract<ClientMessage, { cmdId: string }>
