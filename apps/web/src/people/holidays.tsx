/** Days on which no clock of days runs for this player: seen, added, taken back while they lie ahead. */
import type { Me } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { say, tongue } from '../i18n/say.ts'
import { api } from '../net/api.ts'

type Span = Me['holidays'][number]

/** The first moment of a day written as `2026-07-01`, where the player lives. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime()
const dayAfter = (day: string): number => {
  const date = new Date(`${day}T00:00`)
  return date.setDate(date.getDate() + 1)
}
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day)

const today = (): string => new Date().toLocaleDateString('sv')

const spanText = ({ from, to }: Span): string =>
  new Intl.DateTimeFormat(tongue(), { dateStyle: 'medium' }).formatRange(from, to - 1)

export const Holidays = ({ me, onChange }: { me: Me; onChange: (me: Me) => void }) => {
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [refused, setRefused] = useState(false)
  const keep = (holidays: readonly Span[]): void => {
    setRefused(false)
    // What has begun is kept by the server itself.
    const ahead = holidays.filter(({ to }) => to > Date.now()).map(({ from, to }) => ({ from, to }))
    api.changeMe({ holidays: ahead }).then(onChange, () => setRefused(true))
  }
  const ready = isDay(first) && isDay(last) && first <= last
  const field = (label: string, value: string, name: string, set: (day: string) => void) => (
    <label class="field">
      {label}
      <input type="date" name={name} min={today()} value={value} onInput={event => set(event.currentTarget.value)} />
    </label>
  )
  return (
    <section class="panel stack">
      <h2>{say('holidays.title')}</h2>
      <p class="muted">{say('holidays.line')}</p>
      <ul class="plain holiday-list">
        {me.holidays.map(span => (
          <li key={span.from} class="row" data-holiday="true">
            <span class="grow">{spanText(span)}</span>
            {span.to > Date.now() && (
              <button
                type="button"
                class="btn quiet"
                aria-label={say('holidays.drop', { span: spanText(span) })}
                onClick={() => keep(me.holidays.filter(one => one !== span))}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        class="row fields"
        onSubmit={event => {
          event.preventDefault()
          keep([...me.holidays, { from: startOf(first), to: dayAfter(last) }])
        }}
      >
        {field(say('holidays.first'), first, 'first', setFirst)}
        {field(say('holidays.last'), last, 'last', setLast)}
        <button type="submit" class="btn" data-holiday-add="true" disabled={!ready}>
          {say('holidays.add')}
        </button>
      </form>
      {refused && (
        <p class="bad" role="alert">
          {say('holidays.too-many')}
        </p>
      )}
    </section>
  )
}
