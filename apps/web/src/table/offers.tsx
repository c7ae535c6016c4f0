/** What is open between the players: take back, a draw, a pause, the pause itself, another game. */
import type { ComponentChildren } from 'preact'
import { say } from '../i18n/say.ts'
import type { Table } from './model.ts'
import { mayRematch, RematchButton } from './rematch.tsx'
import { ownSeats, seatNames } from './seats.ts'

const Asked = ({ text, children }: { text: string; children: ComponentChildren }) => (
  <div class="toast">
    <span>{text}</span>
    <span class="row">{children}</span>
  </div>
)

export const Offers = ({ table, me }: { table: Table; me: string | undefined }) => {
  const own = ownSeats(table, me)
  const names = seatNames(table.table.value)
  const offers = table.sheet.value?.offers ?? []
  const theirs = offers.filter(offer => !own.includes(offer.by))
  const mine = offers.filter(offer => own.includes(offer.by))
  const paused = table.sheet.value?.status === 'paused'
  const rematch = mayRematch(table, me) && table.table.value?.rematch !== undefined
  if (own.length === 0) return null
  return (
    <div class="offers">
      {theirs.length > 0 && (
        <div class="stack" role="alertdialog" aria-label={say('table.asked')}>
          {theirs.map(offer => (
            <Asked key={offer.what} text={say(`table.offer.${offer.what}`, { who: names[offer.by] ?? offer.by })}>
              <button
                type="button"
                class="btn primary"
                data-agree={offer.what}
                onClick={() => table.answer(offer.what, true)}
              >
                {say('table.agree')}
              </button>
              <button type="button" class="btn" onClick={() => table.answer(offer.what, false)}>
                {say('table.refuse')}
              </button>
            </Asked>
          ))}
        </div>
      )}
      <div class="stack" role="status">
        {mine.map(offer => (
          <Asked key={offer.what} text={say(`offer.mine.${offer.what}`)}>
            <button
              type="button"
              class="btn"
              data-withdraw={offer.what}
              onClick={() => table.answer(offer.what, false)}
            >
              {say('offer.withdraw')}
            </button>
          </Asked>
        ))}
        {paused && (
          <Asked text={say('pause.now')}>
            <button type="button" class="btn primary" data-unpause="true" onClick={() => table.unpause()}>
              {say('pause.end')}
            </button>
          </Asked>
        )}
        {rematch && (
          <Asked text={say('rematch.wanted')}>
            <RematchButton table={table} />
          </Asked>
        )}
      </div>
    </div>
  )
}
