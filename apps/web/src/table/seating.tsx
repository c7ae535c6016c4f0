/** Before the game: the link to share, the seats, who has come. */
import type { Refused } from '@siegeworks/protocol'
import { refusalSentence } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { Header } from '../shell/header.tsx'
import { place } from '../shell/router.ts'
import type { Table } from './model.ts'
import { copy } from './papers.ts'
import { ownSeats, seatWord } from './seats.ts'

export const Seating = ({ table, me }: { table: Table; me: string | undefined }) => {
  const info = table.table.value
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState<Omit<Refused, 'kind'> | undefined>(undefined)
  if (!info) return null
  const voice = isGame(info.game) ? gameVoice(info.game) : undefined
  const invite = info.invite ?? place.value.query.get('invite') ?? undefined
  const link = `${location.origin}/table/${info.id}${invite ? `?invite=${invite}` : ''}`
  const seated = ownSeats(table, me).length > 0
  const sit = (seat: string): void => {
    api
      .me()
      .then(() => api.sit(info.id, { seat, ...(invite && { invite }) }))
      .then(
        () => location.reload(),
        (error: unknown) => setRefused(error instanceof ApiRefusal ? error.refusal : { code: 'server-error' }),
      )
  }
  return (
    <>
      <Header />
      <main id="main" class="page">
        <h1>{say('table.seats-open')}</h1>
        <div class="panel stack">
          <p>{say('table.seats-hint')}</p>
          <label class="field">
            {say('table.share')}
            <input
              type="text"
              readOnly
              value={link}
              onFocus={event => event.currentTarget.select()}
              data-invite="true"
            />
          </label>
          <button type="button" class={seated ? 'btn primary' : 'btn'} onClick={() => copy(link).then(setCopied)}>
            {say(copied ? 'app.copied' : 'app.copy')}
          </button>
          <ul class="plain stack">
            {info.seats.map(({ seat, taker, person, bot }) => (
              <li key={seat} class="row seat-row">
                <b>{seatWord(seat)}</b>
                <span class="grow">
                  {taker === 'person' ? (
                    person?.name
                  ) : taker === 'bot' ? (
                    `${say('table.bot')} ${bot}`
                  ) : (
                    <span class="muted">{say('table.seat-open')}</span>
                  )}
                </span>
                {taker === 'open' && !seated && (
                  <button type="button" class="btn primary" data-sit={seat} onClick={() => sit(seat)}>
                    {say('table.sit')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {refused && voice && (
            <p class="bad" role="alert">
              {refused.code === 'no-network' ? say('app.offline') : refusalSentence(voice, refused)}
            </p>
          )}
        </div>
      </main>
    </>
  )
}
