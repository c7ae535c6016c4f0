/** How it ended, with what one may do next. */
import type { Speaker } from '@siegeworks/words'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { Modal } from '../shell/modal.tsx'
import { announce } from '../shell/speech.ts'
import type { Table } from './model.ts'
import { isRule, RuleLink } from './rule-link.tsx'
import { seatNames } from './seats.ts'

export const OutcomeDialog = ({ table, voice }: { table: Table; voice: Speaker }) => {
  const outcome = table.sheet.value?.outcome
  const [closed, setClosed] = useState(false)
  const names = seatNames(table.table.value)
  const who = outcome
    ? outcome.winners.map(seat => (seat === table.seat.value ? say('table.you') : (names[seat] ?? seat)))
    : []
  const title = who.length > 0 ? say('table.won', { who: who.join(', ') }) : say('table.nobody-won')
  useEffect(() => {
    if (outcome) announce(title)
  }, [outcome !== undefined])
  if (!outcome || closed) return null
  const game = table.table.value?.game ?? 'siegestorm'
  return (
    <Modal title={title} onClose={() => setClosed(true)}>
      <div class="stack outcome" data-outcome={outcome.reason}>
        <p>
          {voice.sayIfKnown(`outcome.${outcome.reason}`) ?? ''}{' '}
          {outcome.grade && (voice.sayIfKnown(`grade.${outcome.grade}`) ?? '')}{' '}
          {isRule(outcome.rule) && <RuleLink rule={outcome.rule} />}
        </p>
        <div class="row">
          <a class="btn primary" href={`/play/${game}`}>
            {say('table.again')}
          </a>
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
