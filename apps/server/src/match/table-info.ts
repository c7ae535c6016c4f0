/** A table as people may read about it: who sits there, what is played, how fast. Nothing of the position. */
import type { SeatInfo, Status, TableInfo, TableSettings } from '@siegeworks/protocol'
import type { GameRow, SeatRow } from '../store/game-row.ts'
import type { PersonRow } from '../store/people-store.ts'
import type { GameEntry } from './games.ts'
import type { Interval } from './intervals.ts'

export interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly holidays: readonly Interval[]
}

export const namedPerson = (row: PersonRow, passkeys: number): NamedPerson => ({
  id: row.id,
  name: row.name,
  guest: row.login === null && passkeys === 0,
  holidays: JSON.parse(row.holidays),
})

export interface TableFacts {
  readonly row: GameRow
  readonly seats: readonly SeatRow[]
  readonly names: ReadonlyMap<string, NamedPerson>
  readonly settings: TableSettings
  readonly status: Status
  readonly seq: number
  readonly online: ReadonlySet<string>
  /** Whether the reader belongs to this table and may invite others. */
  readonly member: boolean
}

export const infoOf = (facts: TableFacts): TableInfo => {
  const { row, seats, settings, status, seq, member, online } = facts
  return {
    id: row.id,
    game: row.title,
    rulesId: row.rules_id,
    options: openOptions(row),
    settings,
    status,
    seats: seats.map(seat => seatInfo(seat, facts)),
    creator: row.creator,
    createdAt: row.created,
    ...(row.started === null ? {} : { startedAt: row.started }),
    seq,
    commitment: row.seed_commit,
    nonces: Object.fromEntries(seats.flatMap(seat => (seat.nonce ? [[seat.seat, seat.nonce]] : []))),
    watching: [...online].filter(person => !seats.some(seat => seat.person === person)).length,
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    ...(member ? { invite: row.invite } : {}),
  }
}

const seatInfo = ({ seat, person, bot }: SeatRow, { names, online }: TableFacts): SeatInfo => {
  if (bot !== null) return { seat, taker: 'bot', bot }
  if (person === null) return { seat, taker: 'open' }
  const named = names.get(person)
  const card = named ? { person: { id: named.id, name: named.name, guest: named.guest } } : {}
  return { seat, taker: 'person', ...card, online: online.has(person) }
}

/** Only what the game calls open: decks and the like are the players' own business until the end. */
const openOptions = (row: GameRow): unknown => (JSON.parse(row.options) as KeptOptions).open

/** Options as the store keeps them: as they were written, and the part that everybody may read. */
export interface KeptOptions {
  readonly input: unknown
  readonly open: { readonly [name: string]: unknown }
}

export const keptOptions = (entry: GameEntry, input: unknown, parsed: object): KeptOptions => ({
  input,
  open: Object.fromEntries(
    entry.openOptions.flatMap(name =>
      Object.hasOwn(parsed, name) ? [[name, (parsed as { readonly [name: string]: unknown })[name]]] : [],
    ),
  ),
})
