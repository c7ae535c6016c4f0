/** A few letters beside what no chain covers (who sits where, what was agreed, the clocks), so that damage is noticed. */
import { createHash } from 'node:crypto'
import type { GameRow, SeatRow } from './game-row.ts'
import type { SqlValue } from './sql.ts'

const sealOf = (parts: readonly SqlValue[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

/** What never changes about a match. Its header has the chain, its rematch leads to another table. */
export const stillSeal = (row: GameRow): string =>
  sealOf([
    row.id,
    row.title,
    row.rules_id,
    row.seed_commit,
    row.options,
    row.settings,
    row.visibility,
    row.creator,
    row.invite,
    row.quick,
    row.created,
  ])

/** What lies beside the log and changes with it. */
export const movingSeal = (id: string, row: Pick<GameRow, 'aside' | 'outcome'>): string =>
  sealOf([id, row.aside, row.outcome])

export const seatSeal = ({ game, seat, person, bot, nonce, deck }: Omit<SeatRow, 'place'>): string =>
  sealOf([game, seat, person, bot, nonce, deck])

/** Without a seal it was written by an older server. */
const fits = (seal: string | null | undefined, right: () => string): boolean => !seal || seal === right()

export const isSealedRow = (row: GameRow): boolean =>
  fits(row.still_seal, () => stillSeal(row)) && fits(row.moving_seal, () => movingSeal(row.id, row))

export const areSealedSeats = (seats: readonly SeatRow[]): boolean =>
  seats.every(seat => fits(seat.seal, () => seatSeal(seat)))
