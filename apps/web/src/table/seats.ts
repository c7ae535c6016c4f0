/** Whose hands are at this screen, and who is to act. */
import { BOT_NAMES } from '@siegeworks/bots/names'
import type { SeatInfo, TableInfo } from '@siegeworks/protocol'
import { say } from '../i18n/say.ts'
import type { Table } from './model.ts'

/** Seats of this screen: locally every person's, online those of this person. */
export const ownSeats = (table: Table, me: string | undefined): readonly string[] => {
  const seats = table.table.value?.seats ?? []
  const isOwn = (seat: SeatInfo): boolean =>
    seat.taker === 'person' && (table.source === 'local' || seat.person?.id === me)
  return seats.filter(isOwn).map(({ seat }) => seat)
}

/** The seat to change to when the one shown has nothing to do and another of this screen has. */
export const nextSeat = (table: Table, me: string | undefined): string | undefined => {
  const toAct = table.sheet.value?.toAct ?? []
  if (toAct.length === 0 || toAct.includes(table.seat.value)) return undefined
  return ownSeats(table, me).find(seat => toAct.includes(seat))
}

const isSeatWord = (seat: string): seat is 'north' =>
  ['north', 'south', 'east', 'west', 'besieger', 'garrison'].includes(seat)

export const seatWord = (seat: string): string => (isSeatWord(seat) ? say(`seat.${seat}`) : seat)

/** Ours have a word; a bot of the host's own is called as the host calls it. */
const botName = (bot: string | undefined): string => {
  const name = BOT_NAMES.find(one => one === bot)
  return `${say('table.bot')} (${name ? say(`play.bot.${name}`) : (bot ?? '')})`
}

const nameOf = ({ seat, taker, person, bot }: SeatInfo): string =>
  taker === 'person' ? (person?.name ?? seatWord(seat)) : taker === 'bot' ? botName(bot) : seatWord(seat)

/** What everybody at the table is called; namesakes are told apart by their seats. */
export const seatNames = (table: TableInfo | undefined): { readonly [seat: string]: string } => {
  const seats = table?.seats ?? []
  const names = seats.map(nameOf)
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = names[i] ?? seat
      return [seat, names.filter(other => other === name).length > 1 ? `${seatWord(seat)} · ${name}` : name]
    }),
  )
}
