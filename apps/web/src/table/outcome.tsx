/** How it ended, with what one may do next. */
import type { Speaker } from '@siegeworks/words'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { say } from '../i18n/say.ts'
import { Modal } from '../shell/modal.tsx'
import { announce } from '../shell/speech.ts'
import type { Table } from './model.ts'
import { mayRematch, RematchButton } from './rematch.tsx'
import { isRule, RuleLink } from './rule-link.tsx'
import { ownSeats, seatNames } from './seats.ts'

export const OutcomeDialog = ({ table, voice, me }: { table: Table; voice: Speaker; me: string | undefined }) => {
  const outcome = table.sheet.value?.outcome
  const [closed, setClosed] = useState(false)
  const names = seatNames(table.table.value)
  const who = outcome
    ? outcome.winners.map(seat => (seat === table.seat.value ? say('table.you') : (names[seat] ?? seat)))
    : []
  const winner = who.length > 0 ? say('table.won', { who: who.join(', ') }) : say('table.nobody-won')
  // Somebody who played for one side alone has won or lost; at one screen and for those who watch, somebody has won.
  const alone = ownSeats(table, me).length === 1
  const won = outcome?.winners.includes(table.seat.value) === true
  // Nobody has won: a draw, but where the boss has.
  const lost = alone && !won && (who.length > 0 || outcome?.reason === 'boss-wins')
  const title = alone && won ? say('table.you-won') : lost ? say('table.you-lost') : winner
  useEffect(() => {
    if (outcome) announce(title)
  }, [outcome !== undefined])
  if (!outcome || closed) return null
  const game = table.table.value?.game ?? 'siegestorm'
  return (
    <Modal title={title} onClose={() => setClosed(true)}>
      <div class={`stack outcome ${lost ? 'lost' : alone && won ? 'won' : ''}`} data-outcome={outcome.reason}>
        <Icon name={lost ? 'crossed-swords' : 'castle'} class="outcome-sign" />
        {lost && who.length > 0 && <p class="outcome-winner">{winner}</p>}
        <p>
          {voice.sayIfKnown(`outcome.${outcome.reason}`) ?? ''}{' '}
          {isRule(outcome.rule) && <RuleLink rule={outcome.rule} />}
        </p>
        {outcome.grade && <p class="outcome-grade">{voice.sayIfKnown(`grade.${outcome.grade}`)}</p>}
        <div class="row">
          {mayRematch(table, me) ? (
            <RematchButton table={table} />
          ) : (
            <a class="btn primary" href={`/play/${game}`}>
              {say('table.again')}
            </a>
          )}
          <a class="btn" href={`/replay/${table.source}/${table.match}?as=${table.seat.value}`}>
            {say('table.replay')}
          </a>
          <button type="button" class="btn" onClick={() => setClosed(true)}>
            {say('table.look-at-table')}
          </button>
          <a class="btn quiet" href="/">
            {say('table.home')}
          </a>
        </div>
      </div>
    </Modal>
  )
}
