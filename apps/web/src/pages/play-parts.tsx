/** Small parts of setting up: a choice of tiles, a select, the start button with what went wrong. */
import { problemText, refusalSentence, type Speaker } from '@siegeworks/words'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import type { Trouble } from './start-table.ts'

/** What the button says that starts it. */
export const START_WORDS = {
  now: 'play.start',
  'one-screen': 'play.start',
  friend: 'play.make-link',
  anyone: 'play.find',
} as const

export interface Tile<T extends string> {
  readonly id: T
  readonly title: string
  readonly line?: string | undefined
  readonly art?: ComponentChildren
}

export const Tiles = <T extends string>(props: {
  legend: string
  name: string
  tiles: readonly Tile<T>[]
  value: T
  onPick: (id: T) => void
}) => (
  <fieldset class="choice tiles-set">
    <legend>{props.legend}</legend>
    <div class="tiles">
      {props.tiles.map(({ id, title, line, art }) => (
        <label key={id} class={`tile ${props.value === id ? 'on' : ''}`}>
          <input
            type="radio"
            class="sr-only"
            name={props.name}
            value={id}
            checked={props.value === id}
            onChange={() => props.onPick(id)}
          />
          {art}
          <b>{title}</b>
          {line && <span class="small muted">{line}</span>}
        </label>
      ))}
    </div>
  </fieldset>
)

export const Select = <T extends string>(props: {
  label: string
  value: T
  options: readonly { readonly id: T; readonly title: string }[]
  onPick: (id: T) => void
}) => (
  <label class="field">
    {props.label}
    <select value={props.value} onChange={event => props.onPick(event.currentTarget.value as T)}>
      {props.options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

export const StartButton = ({
  label,
  voice,
  start,
}: {
  label: string
  voice: Speaker
  start: () => Promise<Trouble | undefined>
}) => {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const press = async (): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    setTrouble(await start().catch(() => ({ code: 'server-error' })))
    setBusy(false)
  }
  return (
    <div class="start">
      <button type="button" class="btn primary start-button" disabled={busy} data-start="true" onClick={press}>
        {busy ? say('table.opening') : label}
      </button>
      {trouble && (
        <div role="alert" class="bad">
          <p>{trouble.code === 'no-network' ? say('app.offline') : refusalSentence(voice, trouble)}</p>
          <ul>
            {trouble.problems?.map(problem => (
              <li key={problem.at + problem.code}>{problemText(voice, problem)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
