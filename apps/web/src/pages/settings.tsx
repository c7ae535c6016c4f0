import type { Me } from '@siegeworks/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { api } from '../net/api.ts'
import { PushSwitch } from '../notices/push-switch.tsx'
import { Blocked } from '../people/blocked.tsx'
import { Holidays } from '../people/holidays.tsx'
import { Tokens } from '../people/tokens.tsx'
import { Page } from '../shell/page.tsx'
import { change, MOTIONS, settings, THEMES } from '../shell/settings.ts'
import { Account } from './account.tsx'

const Choice = <T extends string>(props: {
  readonly legend: string
  readonly name: string
  readonly options: readonly T[]
  readonly value: T
  readonly word: (option: T) => string
  readonly onPick: (option: T) => void
}) => (
  <fieldset class="choice">
    <legend>{props.legend}</legend>
    <div class="row">
      {props.options.map(option => (
        <label key={option} class={`choice-option ${props.value === option ? 'on' : ''}`}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === option}
            onChange={() => props.onPick(option)}
          />
          {props.word(option)}
        </label>
      ))}
    </div>
  </fieldset>
)

const KEYS = [
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['U', 'keys.undo'],
  ['T', 'keys.twin'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['I', 'keys.read'],
  ['␣', 'keys.skip'],
] as const

const Keys = () => (
  <section class="panel stack">
    <h2>{say('keys.title')}</h2>
    <dl class="keys">
      {KEYS.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
    <p class="muted small">{say('keys.letter')}</p>
  </section>
)

/** What the server keeps for this person; nobody is made by looking here. */
const Person = () => {
  const [me, setMe] = useState<Me | undefined>(undefined)
  // What is typed before the server has said who this is would be lost.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    api
      .known()
      .then(setMe, () => undefined)
      .finally(() => setAsked(true))
  }, [])
  return (
    <>
      <section class="panel stack">
        <h2>{say('notice.title')}</h2>
        <PushSwitch />
      </section>
      {me && <Holidays me={me} onChange={setMe} />}
      {me && me.blocked.length > 0 && <Blocked me={me} onChange={setMe} />}
      {isAsked && <Account key={me?.id} me={me} />}
      {me && <Tokens key={me.id} />}
    </>
  )
}

export const SettingsPage = () => {
  const now = settings.value
  return (
    <Page title={say('settings.title')}>
      <div class="panel stack settings">
        <label class="field">
          {say('settings.name')}
          <input type="text" maxLength={24} value={now.name} onInput={e => change({ name: e.currentTarget.value })} />
          <span class="hint">{say('settings.name.hint')}</span>
        </label>
        <Choice
          legend={say('settings.theme')}
          name="theme"
          options={THEMES}
          value={now.theme}
          word={theme => say(`settings.theme.${theme}`)}
          onPick={theme => change({ theme })}
        />
        <Choice
          legend={say('settings.motion')}
          name="motion"
          options={MOTIONS}
          value={now.motion}
          word={motion => say(`settings.motion.${motion}`)}
          onPick={motion => change({ motion })}
        />
        <label class="field">
          <span>
            {say('settings.speed')} <span class="muted">× {now.speed}</span>
          </span>
          <input
            type="range"
            min="0.5"
            max="4"
            step="0.5"
            value={now.speed}
            onInput={e => change({ speed: Number(e.currentTarget.value) })}
          />
        </label>
        <label class="row tick">
          <input type="checkbox" checked={now.sound} onChange={e => change({ sound: e.currentTarget.checked })} />
          {say('settings.sound')}
        </label>
        <label class="row tick">
          <input
            type="checkbox"
            checked={now.everyStep}
            onChange={e => change({ everyStep: e.currentTarget.checked })}
          />
          {say('settings.every-step')}
        </label>
        <p class="muted small">{say('settings.kept')}</p>
      </div>
      <Person />
      <Keys />
    </Page>
  )
}
