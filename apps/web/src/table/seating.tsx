/** Before the game: the link to share, the seats, who has come, what was agreed. */
import type { Refused, SeatInfo } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { PushSwitch } from '../notices/push-switch.tsx'
import { Header } from '../shell/header.tsx'
import { lazy } from '../shell/lazy.tsx'
import { go, place } from '../shell/router.ts'
import type { Table } from './model.ts'
import { copy } from './papers.ts'
import { refusedText } from './refused-text.ts'
import { ownSeats, seatWord } from './seats.ts'
import { TermsOf } from './terms.tsx'

const BringDeck = lazy<{ onPick: (deck: unknown) => void }>(async () => (await import('./bring-deck.tsx')).BringDeck)

/** Enough to fill a seat nobody comes for. */
const BOT = 'greedy'

const Taker = ({ taker, person, bot }: SeatInfo) => {
  if (taker === 'open') return <span class="muted">{say('table.seat-open')}</span>
  return <span>{taker === 'bot' ? `${say('table.bot')} ${bot}` : person?.name}</span>
}

export const Seating = ({ table, me }: { table: Table; me: string | undefined }) => {
  const info = table.table.value
  const [copied, setCopied] = useState(false)
  const [deck, setDeck] = useState<unknown>(undefined)
  const [refused, setRefused] = useState<Omit<Refused, 'kind'> | undefined>(undefined)
  if (!info) return null
  const voice = isGame(info.game) ? gameVoice(info.game) : undefined
  const invite = info.invite ?? place.value.query.get('invite') ?? undefined
  const link = `${location.origin}/table/${info.id}${invite ? `?invite=${invite}` : ''}`
  const seated = ownSeats(table, me).length > 0
  const host = info.creator === me
  const attempt = (what: () => Promise<unknown>, then: () => void = () => location.reload()): void => {
    setRefused(undefined)
    what().then(then, (error: unknown) =>
      setRefused(error instanceof ApiRefusal ? error.refusal : { code: 'server-error' }),
    )
  }
  const sit = async (seat: string): Promise<unknown> => {
    await api.me()
    return api.sit(info.id, { seat, ...(invite && { invite }), ...(deck !== undefined && { deck }) })
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
          {info.game === 'siegestorm' && !seated && <BringDeck onPick={setDeck} />}
          <ul class="plain stack">
            {info.seats.map(one => (
              <li key={one.seat} class="row seat-row">
                <b>{seatWord(one.seat)}</b>
                <span class="grow">
                  <Taker {...one} />
                </span>
                {one.taker === 'open' && (!seated || host) && (
                  <button
                    type="button"
                    class={seated ? 'btn' : 'btn primary'}
                    data-sit={one.seat}
                    onClick={() => attempt(() => sit(one.seat))}
                  >
                    {say(seated ? 'seating.second' : 'table.sit')}
                  </button>
                )}
                {one.taker === 'open' && host && (
                  <button
                    type="button"
                    class="btn"
                    data-bot={one.seat}
                    onClick={() => attempt(() => api.seatBot(info.id, one.seat, BOT))}
                  >
                    {say('seating.bot')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {refused && voice && (
            <p class="bad" role="alert">
              {refusedText(voice, refused)}
            </p>
          )}
          {seated && <PushSwitch />}
          {(seated || host) && (
            <div class="row">
              {seated && (
                <button type="button" class="btn" data-stand="true" onClick={() => attempt(() => api.stand(info.id))}>
                  {say('seating.stand')}
                </button>
              )}
              {host && (
                <button
                  type="button"
                  class="btn quiet"
                  data-close-table="true"
                  onClick={() =>
                    attempt(
                      () => api.close(info.id),
                      () => go('/my-games'),
                    )
                  }
                >
                  {say('seating.close')}
                </button>
              )}
            </div>
          )}
        </div>
        <section class="panel stack" aria-label={say('terms.title')}>
          <h2>{say('terms.title')}</h2>
          <TermsOf table={info} />
          <details>
            <summary class="btn quiet">{say('seating.fair')}</summary>
            <p class="small">{say('seating.fair.line')}</p>
            <code class="pledge">{info.commitment}</code>
          </details>
        </section>
      </main>
    </>
  )
}
