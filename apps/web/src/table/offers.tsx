/** What another player asks of the table: take back, a draw, a pause. */
import { say } from '../i18n/say.ts'
import type { Table } from './model.ts'
import { ownSeats, seatNames } from './seats.ts'

export const Offers = ({ table, me }: { table: Table; me: string | undefined }) => {
  const own = ownSeats(table, me)
  const names = seatNames(table.table.value)
  const offers = (table.sheet.value?.offers ?? []).filter(offer => !own.includes(offer.by))
  if (offers.length === 0 || own.length === 0) return null
  return (
    <div class="offers" role="alertdialog" aria-label={say('table.asked')}>
      {offers.map(offer => (
        <div key={offer.what} class="toast">
          <span>{say(`table.offer.${offer.what}`, { who: names[offer.by] ?? offer.by })}</span>
          <button type="button" class="btn primary" onClick={() => table.answer(offer.what, true)}>
            {say('table.agree')}
          </button>
          <button type="button" class="btn" onClick={() => table.answer(offer.what, false)}>
            {say('table.refuse')}
          </button>
        </div>
      ))}
    </div>
  )
}
