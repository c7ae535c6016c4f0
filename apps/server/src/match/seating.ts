/** How a table comes about: made, seated, begun, played again. */
import { beginMatch, canonical, commitmentTo, headerFor, type Nonces } from '@siegeworks/kernel'
import { CreateTable, type QuickMatch, type SeatPlan, type Sit } from '@siegeworks/protocol'
import * as v from 'valibot'
import { newId, newInvite, newNonce, newSecret } from '../random.ts'
import { Refusal } from '../refusal.ts'
import type { GameRow, SeatRow } from '../store/game-row.ts'
import { type GameEntry, rulesIdOf } from './games.ts'
import type { House } from './house.ts'
import { asideAtStart } from './judge.ts'
import { headerText } from './loaded.ts'
import { sha256 } from './receipts.ts'
import type { Table } from './table.ts'
import { type KeptOptions, keptOptions } from './table-info.ts'

type Plan = v.InferOutput<typeof CreateTable>

export const entryOf = (house: House, title: string): GameEntry => {
  const entry = house.games.get(title)
  if (!entry) throw new Refusal('no-such-game')
  return entry
}

/** Options as the game reads them, or the first thing wrong with them. */
export const parseOptions = (entry: GameEntry, input: unknown): object => {
  const parsed = entry.game.parseOptions(input)
  if (parsed.ok) return parsed.value
  const problem = parsed.error[0]
  throw new Refusal('bad-options', {
    ...(problem?.params ?? {}),
    ...(problem ? { at: problem.at, problem: problem.code, ...(problem.rule ? { rule: problem.rule } : {}) } : {}),
  })
}

/** Writes a new table; answers its id. */
export const createTable = async (
  house: House,
  person: string,
  plan: Plan,
  more: Partial<GameRow> = {},
): Promise<string> => {
  const entry = entryOf(house, plan.game)
  const parsed = parseOptions(entry, plan.options)
  const seats = entry.game.seats(parsed)
  for (const { seat, taker, bot } of plan.seats) {
    if (!seats.includes(seat)) throw new Refusal('no-such-seat', { seat })
    if (taker === 'bot' && !entry.bots.includes(bot ?? '')) throw new Refusal('no-such-bot', { bot: bot ?? '' })
  }
  const id = newId()
  const hostSeed = newSecret()
  const now = house.time.now()
  const row: GameRow = {
    id,
    title: plan.game,
    rules_id: rulesIdOf(entry.game),
    status: 'seating',
    head_seq: -1,
    head_hash: '',
    rev: 0,
    epoch: 1,
    seed_commit: commitmentTo(hostSeed),
    header: null,
    options: JSON.stringify(keptOptions(entry, plan.options, parsed)),
    settings: JSON.stringify(plan.settings),
    visibility: plan.settings.visibility,
    creator: person,
    invite: newInvite(),
    quick: null,
    rematch: null,
    aside: '{}',
    to_act: '[]',
    deadline: null,
    outcome: null,
    created: now,
    started: null,
    updated: now,
    ...more,
  }
  const rows = seats.map((seat, place) => plannedSeat(id, seat, place, person, plan))
  parseOptions(entry, optionsWithDecks(entry, row, rows))
  await house.store.matches.create(row, rows, hostSeed)
  return id
}

const plannedSeat = (game: string, seat: string, place: number, person: string, plan: Plan): SeatRow => {
  const planned: SeatPlan | undefined = plan.seats.find(one => one.seat === seat)
  const empty = { game, seat, place, person: null, bot: null, nonce: null, deck: null }
  if (planned?.taker === 'bot') return { ...empty, bot: planned.bot! }
  if (planned?.taker !== 'me') return empty
  const deck = plan.deck === undefined ? null : JSON.stringify(plan.deck)
  return { ...empty, person, nonce: plan.nonce ?? newNonce(), deck }
}

/** Takes a seat; with the last one taken, play begins. */
export const sit = async (
  house: House,
  table: Table,
  person: string,
  wish: v.InferOutput<typeof Sit>,
): Promise<void> => {
  if (table.state !== 'seating') throw new Refusal('already-started')
  const mine = table.seatsOf(person)
  if (mine.length > 0 && (table.row.creator !== person || wish.seat === undefined)) throw new Refusal('already-seated')
  await mayEnter(house, table, person, wish.invite)
  const free = table.seats.filter(row => row.person === null && row.bot === null)
  const row = wish.seat === undefined ? free[0] : table.seats.find(one => one.seat === wish.seat)
  if (!row) throw new Refusal(wish.seat === undefined ? 'seat-taken' : 'no-such-seat')
  if (!free.includes(row)) throw new Refusal('seat-taken')
  const deck = wish.deck === undefined ? await formerDeck(house, table, person) : JSON.stringify(wish.deck)
  if (deck !== null) checkDeck(house, table, row.seat, deck)
  const seated = { ...row, person, nonce: wish.nonce ?? newNonce(), deck }
  await writeSeat(house, table, seated)
}

/** A deck is judged when it is brought, not when the last player has come. */
const checkDeck = (house: House, table: Table, seat: string, deck: string): void => {
  const entry = entryOf(house, table.title)
  const seats = table.seats.map(row => (row.seat === seat ? { ...row, deck } : row))
  parseOptions(entry, optionsWithDecks(entry, table.row, seats))
}

const mayEnter = async (house: House, table: Table, person: string, invite: string | undefined): Promise<void> => {
  const { row } = table
  if (row.visibility === 'private' && row.creator !== person && invite !== row.invite) throw new Refusal('bad-invite')
  const seats = await formerSeats(house, table)
  if (seats && !seats.some(seat => seat.person === person)) throw new Refusal('not-yours')
  for (const other of new Set([row.creator, ...table.seats.flatMap(seat => seat.person ?? [])]))
    if (other !== person && (await house.store.people.isBlocked(person, other))) throw new Refusal('blocked')
}

/** Who sat at the table that this one is the rematch of. */
const formerSeats = async (house: House, { row }: Table): Promise<readonly SeatRow[] | undefined> =>
  row.quick?.startsWith('rematch:') ? house.store.matches.seats(row.quick.slice('rematch:'.length)) : undefined

/** A rematch is played with the deck brought the first time, unless another one is brought. */
const formerDeck = async (house: House, table: Table, person: string): Promise<string | null> =>
  (await formerSeats(house, table))?.find(seat => seat.person === person)?.deck ?? null

export const stand = async (house: House, table: Table, person: string, seat: string | undefined): Promise<void> => {
  if (table.state !== 'seating') throw new Refusal('already-started')
  const mine = table.seats.filter(row => row.person === person && (seat === undefined || row.seat === seat))
  if (mine.length === 0) throw new Refusal('not-seated')
  for (const row of mine) await writeSeat(house, table, { ...row, person: null, nonce: null, deck: null })
}

/** The creator puts a bot on a free seat, or takes it away (`bot` undefined). */
export const seatBot = async (
  house: House,
  table: Table,
  person: string,
  seat: string,
  bot: string | undefined,
): Promise<void> => {
  if (table.state !== 'seating') throw new Refusal('already-started')
  if (table.row.creator !== person) throw new Refusal('not-yours')
  const row = table.seats.find(one => one.seat === seat)
  if (!row) throw new Refusal('no-such-seat')
  if (row.person !== null) throw new Refusal('seat-taken')
  if (bot !== undefined && !entryOf(house, table.title).bots.includes(bot)) throw new Refusal('no-such-bot', { bot })
  await writeSeat(house, table, { ...row, bot: bot ?? null })
}

const writeSeat = async (house: House, table: Table, row: SeatRow): Promise<void> => {
  const written = await house.store.matches.setSeat(row, table.row.rev, house.time.now())
  await table.reload()
  if (written !== 'ok') throw new Refusal('busy', undefined, 500)
}

export const isFull = (table: Table): boolean =>
  table.state === 'seating' && table.seats.every(row => row.person !== null || row.bot !== null)

const optionsWithDecks = (entry: GameEntry, row: GameRow, seats: readonly SeatRow[]): unknown => {
  const names = seats.map(seat => seat.seat)
  let { input } = JSON.parse(row.options) as KeptOptions
  for (const { seat, deck } of seats)
    if (deck !== null && entry.withDeck) input = entry.withDeck(input, names, seat, JSON.parse(deck))
  return input
}

/** The set-up: entry 0, with everybody's nonces. */
export const begin = async (house: House, table: Table): Promise<void> => {
  const entry = entryOf(house, table.title)
  const options = parseOptions(entry, optionsWithDecks(entry, table.row, table.seats))
  const hostSeed = await house.store.matches.hostSeed(table.id)
  if (hostSeed === undefined) throw new Refusal('frozen')
  const nonces: Nonces = Object.fromEntries(table.seats.map(row => [row.seat, row.nonce ?? '']))
  const now = house.time.now()
  const beginning = { match: table.id, options, hostSeed, sha256 }
  const { match, entry: first } = beginMatch(entry.game, { ...beginning, nonces, at: now, command: 'table/begin' })
  const aside = asideAtStart(table.settings, match, now)
  const over = entry.game.outcome(match.state) !== undefined
  const advance = table.advanceOf({ match, aside, status: over ? 'over' : 'playing', entry: first }, now)
  await house.store.matches.begin(advance, headerText(headerFor(entry.game, beginning)), now)
  await table.reload()
}

export const quickKey = (wish: v.InferOutput<typeof QuickMatch>): string =>
  sha256(canonical([wish.game, wish.options ?? {}, wish.clock])).slice(0, 32)

/** The same table again: bots stay, the asker sits one place further, the others find it by its link. */
export const rematchPlan = (table: Table, person: string): Plan => {
  const { input } = JSON.parse(table.row.options) as KeptOptions
  const seats = table.seats.map(row => row.seat)
  const shifted = (i: number): SeatRow => table.seats[(i + table.seats.length - 1) % seats.length]!
  const people = table.seats.every(row => row.bot === null)
  const deck = table.seats.find(row => row.person === person)?.deck
  const plans = seats.map((seat, i): SeatPlan => {
    const row = people ? shifted(i) : table.seats[i]!
    if (row.bot !== null) return { seat, taker: 'bot', bot: row.bot }
    return { seat, taker: row.person === person ? 'me' : 'open' }
  })
  return v.parse(CreateTable, {
    game: table.title,
    options: input,
    settings: { ...table.settings, visibility: 'link' },
    seats: plans,
    ...(deck ? { deck: JSON.parse(deck) } : {}),
  })
}
