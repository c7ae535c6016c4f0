/** One local match: takes the messages of the people at this screen, lets bots move, keeps the log. */
import {
  close,
  formatLog,
  type GameTypes,
  type Header,
  type Log,
  play,
  type SealedOptions,
  undo,
} from '@siegeworks/kernel'
import type { ClientMessage, SeenEntry, ServerMessage, Sheet, TableInfo } from '@siegeworks/protocol'
import { isTooEarly, pauseOf } from './pause.ts'
import type { LocalSeat } from './requests.ts'
import { type AnyEntry, type AnyMatch, course, seenEntry, sheetOf } from './viewing.ts'

export interface LocalMatch {
  match: AnyMatch
  readonly header: Header
  readonly sealed: SealedOptions<GameTypes>
  readonly entries: AnyEntry[]
  /** The state before each entry, for what a viewer saw of it. */
  readonly befores: object[]
  readonly seats: readonly LocalSeat[]
  readonly createdAt: number
  readonly viewers: Set<string>
  /** When this position came, or was first looked at again. */
  since: number
  /** An answer that counts at the end of its window. */
  held?: Held | undefined
}

type Held = Extract<ClientMessage, { kind: 'command' }>

export type Told = (message: ServerMessage) => void

export const logOf = (local: LocalMatch): Log<GameTypes> => ({
  header: local.header,
  sealed: local.sealed,
  hostSeed: local.match.secret.hostSeed,
  entries: local.entries,
})
export const logText = (local: LocalMatch): string => formatLog(logOf(local))

export const tableOf = ({ match, seats, createdAt, header }: LocalMatch): TableInfo => ({
  id: header.match,
  game: header.game,
  rulesId: `${header.game}@${header.rulesVersion}`,
  options: match.options,
  settings: {
    clock: { kind: 'none' },
    visibility: 'private',
    watch: { allowed: false, delayMoves: 0 },
    undo: 'free',
    chat: 'closed',
    draws: false,
    pauses: false,
  },
  status: sheetOf(match, 'spectator', false).status,
  seats: seats.map(({ seat, bot }) => (bot ? { seat, taker: 'bot', bot } : { seat, taker: 'person', online: true })),
  creator: 'me',
  createdAt,
  startedAt: createdAt,
  seq: match.seq - 1,
  commitment: header.seedCommitment,
  nonces: {},
  watching: 0,
})

const entriesFor = (local: LocalMatch, viewer: string, since: number): readonly SeenEntry[] =>
  local.entries
    .slice(since + 1)
    .map((entry, i) => seenEntry(local.match.game, entry, local.befores[since + 1 + i]!, viewer))

/** The last move somebody at this screen made, whoever holds it now: a bot's answers since go with it. */
const lastByHand = ({ match, seats }: LocalMatch): number | undefined => {
  const people = seats.filter(({ bot }) => !bot).map(({ seat }) => seat)
  return match.inForce.findLast(({ seat }) => seat !== undefined && people.includes(seat))?.seq
}

const sheetFor = (local: LocalMatch, viewer: string): Sheet => {
  const pause = pauseOf(local)
  return { ...sheetOf(local.match, viewer, lastByHand(local) !== undefined), ...(pause && { pause }) }
}

export const sync = (local: LocalMatch, viewer: string, since: number): ServerMessage => ({
  kind: 'sync',
  match: local.header.match,
  as: viewer,
  table: tableOf(local),
  sheet: sheetFor(local, viewer),
  entries: entriesFor(local, viewer, since),
  results: [],
  orders: [],
  chat: [],
})

/** Takes up the new entry and tells everybody who looks on. */
export const advance = (local: LocalMatch, match: AnyMatch, entry: AnyEntry, tell: Told): void => {
  const before = local.match.state
  const from = local.match.seq - 1
  local.befores.push(before)
  local.entries.push(entry)
  const { held } = local
  local.match = match
  local.since = Date.now()
  local.held = undefined
  for (const viewer of local.viewers)
    tell({
      kind: 'update',
      match: local.header.match,
      as: viewer,
      from,
      seq: match.seq - 1,
      entries: [seenEntry(match.game, entry, before, viewer)],
      sheet: sheetFor(local, viewer),
    })
  // It came too late after all: somebody has played.
  if (held) command(local, held, tell)
}

type Command = Extract<ClientMessage, { kind: 'command' | 'undo' | 'resign' }>

const judged = (local: LocalMatch, message: Command, seat: string) => {
  const { match } = local
  const wish = { seq: match.seq, command: message.cmdId, at: Date.now() - local.createdAt }
  if (message.kind === 'resign')
    return close(match, { ...wish, outcome: { winners: match.seats.filter(one => one !== seat), reason: 'resigned' } })
  if (message.kind === 'undo') {
    const to = message.toSeq === undefined ? lastByHand(local) : message.toSeq + 1
    return undo(match, { ...wish, seat, to: to ?? -1, consent: match.seats })
  }
  const move = match.game.parseMove(message.move)
  if (!move) return { ok: false, error: { code: 'not-a-move', rule: 'kernel' } } as const
  return play(match, { ...wish, seq: message.seq + 1, seat, move })
}

export const command = (local: LocalMatch, message: Command, tell: Told): boolean => {
  const id = local.header.match
  const seat = message.as ?? local.seats.find(one => !one.bot)?.seat ?? ''
  if (message.kind === 'command' && isTooEarly(local, seat, message.move, Date.now())) {
    local.held = { ...message, as: seat }
    return false
  }
  const judgment = judged(local, message, seat)
  if (!judgment.ok) {
    const { code, rule, params } = judgment.error
    tell({ kind: 'refused', match: id, cmdId: message.cmdId, code, rule, ...(params && { params }) })
    return false
  }
  const { match, entry, repeated } = judgment.value
  tell({ kind: 'ack', match: id, cmdId: message.cmdId, seq: entry.open.seq, receipt: entry.hash })
  if (!repeated) advance(local, match, entry, tell)
  return !repeated
}

export const resumed = (
  match: AnyMatch,
  entries: readonly AnyEntry[],
  parts: Pick<LocalMatch, 'header' | 'sealed' | 'seats' | 'createdAt'>,
): LocalMatch => ({
  ...parts,
  match,
  entries: [...entries],
  befores: course(match.game, entries).map(step => step.before),
  viewers: new Set(),
  since: Date.now(),
})
