/** A match taken up again from the store: checked link by link, from the snapshot on or from the beginning. */
import {
  commitmentOf,
  commitmentTo,
  type Entry,
  evolveAll,
  type GameTypes,
  genesisOf,
  type Header,
  hashesOf,
  type InForce,
  linkOf,
  type Match,
  resumeMatch,
  type SealedOptions,
} from '@siegeworks/kernel'
import type { GameRow, SeatRow, SnapshotRow } from '../store/game-row.ts'
import { areSealedSeats } from '../store/seal.ts'
import { StoreAway } from '../store/sql.ts'
import type { Store } from '../store/store.ts'
import type { AnyGame, GameEntry, Games } from './games.ts'
import { rulesIdOf } from './games.ts'
import { sha256 } from './receipts.ts'
import { wholeRow } from './whole-row.ts'

/** An entry with the state it befell. */
export interface Recent {
  readonly entry: Entry<GameTypes>
  readonly before: object
}

export interface Loaded {
  readonly row: GameRow
  readonly seats: readonly SeatRow[]
  readonly match?: Match<GameTypes>
  readonly recent: readonly Recent[]
  /** What keeps it from being played on, if anything. */
  readonly trouble?: 'frozen' | 'read-only'
}

export const KEPT_RECENT = 64
const SNAPSHOT_EVERY = 64

interface Opened {
  readonly header: Header
  readonly sealed: SealedOptions<GameTypes>
}

export const loadMatch = async (store: Store, games: Games, id: string): Promise<Loaded | undefined> => {
  const stored = await store.matches.row(id)
  if (!stored) return
  const row = wholeRow(stored)
  const seats = await store.matches.seats(id)
  if (row !== stored || !areSealedSeats(seats) || !areAllThere(seats))
    return { row, seats, recent: [], trouble: 'frozen' }
  if (row.header === null) return { row, seats, recent: [] }
  const known = games.get(row.title)
  if (!known) return { row, seats, recent: [], trouble: 'read-only' }
  let trouble: 'read-only' | undefined
  try {
    const opened = JSON.parse(row.header) as Opened
    trouble = isPinned(known, row, opened) ? undefined : 'read-only'
    const read = await readMatch(store, known.game, row, seats, opened)
    if (!read) return { row, seats, recent: [], trouble: 'frozen' }
    return { row, seats, ...read, ...(trouble ? { trouble } : {}) }
  } catch (error) {
    // A store that goes away meanwhile is no fault of the match.
    if (error instanceof StoreAway) throw error
    // Rules of another version may not understand this log: it is shown as a table without a board.
    return { row, seats, recent: [], trouble: trouble ?? 'frozen' }
  }
}

const areAllThere = (seats: readonly SeatRow[]): boolean =>
  seats.length > 0 && seats.every(({ place }, i) => place === i)

/** Whether these are the rules and the data the match began with. */
const isPinned = ({ game }: GameEntry, row: GameRow, { header, sealed }: Opened): boolean => {
  if (row.rules_id !== rulesIdOf(game)) return false
  const now = hashesOf(game.dataOf(sealed.options), sha256)
  return Object.keys({ ...now, ...header.data }).every(name => now[name] === header.data[name])
}

const readMatch = async (
  store: Store,
  game: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
  { header, sealed }: Opened,
): Promise<{ readonly match: Match<GameTypes>; readonly recent: readonly Recent[] } | undefined> => {
  const hostSeed = await store.matches.hostSeed(row.id)
  // With another seed the next throw would be another one.
  if (hostSeed === undefined || commitmentTo(hostSeed) !== row.seed_commit) return
  if (commitmentOf(sealed.salt, sealed.options, sha256) !== header.optionsCommitment) return
  const snapshot = await readSnapshot(store, row)
  const entries = (await store.matches.events(row.id, snapshot?.seq ?? 0)).map(
    event => JSON.parse(event.body) as Entry<GameTypes>,
  )
  if (!isUnbroken(entries, row, header, snapshot?.seq ?? 0)) return
  const nonces = Object.fromEntries(seats.map(seat => [seat.seat, seat.nonce ?? '']))
  const from = snapshot && { ...snapshot, head: row.head_hash as never }
  const resumed = resumeMatch(game, { header, sealed, hostSeed, nonces, entries, ...(from ? { from } : {}), sha256 })
  if (!resumed.ok) return
  return { match: resumed.value, recent: recentOf(game, entries, snapshot?.state ?? game.blank) }
}

/** A snapshot counts only if it is whole and of the same rules; otherwise the log is read from its beginning. */
const readSnapshot = async (
  store: Store,
  row: GameRow,
): Promise<{ readonly seq: number; readonly state: object } | undefined> => {
  const found = await store.matches.snapshot(row.id)
  if (!found || found.rules_id !== snapshotMark(row.rules_id, found)) return
  return { seq: found.seq, state: JSON.parse(found.body) }
}

/** A cache for quick opening: far enough back that taking back still reaches, saved now and then, never waited for. */
export const keepSnapshot = async (store: Store, { rules_id, id }: GameRow, match: Match<GameTypes>): Promise<void> => {
  const oldest = match.inForce[0]
  if (match.seq % SNAPSHOT_EVERY !== 0 || !oldest || match.inForce.length < SNAPSHOT_EVERY) return
  await store.matches.saveSnapshot(id, snapshotOf(rules_id, oldest))
}

/** What the store keeps of an entry that can still be taken back: the state it befell. */
export const snapshotOf = (rulesId: string, { seq, before }: InForce<GameTypes>): SnapshotRow => {
  const body = JSON.stringify(before)
  return { seq, rules_id: snapshotMark(rulesId, { seq, body }), body }
}

const snapshotMark = (rulesId: string, { seq, body }: Pick<SnapshotRow, 'seq' | 'body'>): string =>
  `${rulesId}#${sha256(`${seq} ${body}`)}`

/** The part that was read, up to the head as the row has it. */
const isUnbroken = (entries: readonly Entry<GameTypes>[], row: GameRow, header: Header, from: number): boolean => {
  const last = entries.at(-1)
  return isLinked(entries, header, from) && last?.open.seq === row.head_seq && last.hash === row.head_hash
}

/** Places, links and commitments of these entries, the first of which has this place. */
export const isLinked = (entries: readonly Entry<GameTypes>[], header: Header, from: number): boolean => {
  let before = from === 0 ? genesisOf(header, sha256) : undefined
  for (const [i, entry] of entries.entries()) {
    if (entry.open.seq !== from + i) return false
    if (commitmentOf(entry.salt, entry.hidden, sha256) !== entry.commitment) return false
    if (before !== undefined && linkOf(before, entry.commitment, entry.open, sha256) !== entry.hash) return false
    before = entry.hash
  }
  return true
}

const recentOf = (game: AnyGame, entries: readonly Entry<GameTypes>[], start: object): readonly Recent[] => {
  const places: object[] = []
  let state = start
  for (const { open, hidden } of entries) {
    places.push(state)
    if (open.deed.kind === 'undo') state = places[open.deed.to - entries[0]!.open.seq] ?? state
    else state = evolveAll(game, state, hidden.events)
  }
  return entries.map((entry, i) => ({ entry, before: places[i]! })).slice(-KEPT_RECENT)
}

/** What the log's header row holds. */
export const headerText = (opened: Opened): string => JSON.stringify(opened)
