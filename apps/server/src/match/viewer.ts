/** As whom somebody may look at a table: own seats by the session alone, otherwise as a spectator where that is allowed. */
import { SPECTATOR } from '@siegeworks/kernel'
import { Refusal } from '../refusal.ts'
import type { Table } from './table.ts'

export const viewerAt = (
  table: Table,
  person: string | undefined,
  wished: string | undefined,
  invite: string | undefined,
): string => {
  const mine = person === undefined ? [] : table.sightsOf(person)
  if (wished === undefined && mine.length > 0) return mine[0]!
  if (wished !== undefined && wished !== SPECTATOR) {
    // After the end everything is open, and anyone who may look may look from any side.
    const open = table.state === 'over' && table.seats.some(row => row.seat === wished)
    if (!mine.includes(wished) && !open) throw new Refusal('not-your-seat')
    return wished
  }
  const member = person !== undefined && (table.row.creator === person || table.seatsOf(person).length > 0)
  if (!member && table.row.visibility === 'private' && invite !== table.row.invite) throw new Refusal('bad-invite')
  if (!member && !table.settings.watch.allowed && table.state !== 'over' && table.state !== 'seating')
    throw new Refusal('not-yours')
  return SPECTATOR
}

/** The seat a durable message speaks for. */
export const seatOf = (table: Table, person: string, wished: string | undefined): string => {
  const mine = table.seatsOf(person)
  if (mine.length === 0) throw new Refusal('not-seated')
  if (wished === undefined) {
    if (mine.length > 1) throw new Refusal('not-your-seat')
    return mine[0]!
  }
  if (!mine.includes(wished)) throw new Refusal('not-your-seat')
  return wished
}
