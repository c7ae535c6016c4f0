/** A guest keeps the games online, by a passkey or under a name and a password, and opens them again elsewhere. */
import type { Me, Refused } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { enterByPasskey, keepByPasskey, knowsPasskeys, NoPasskey } from '../net/passkey.ts'
import { turnPushOff } from '../notices/push.ts'
import { keepSettings, takeSettings } from '../people/own-settings.ts'
import { refusedText } from '../table/refused-text.ts'

type Trouble = Omit<Refused, 'kind'>
/** Does something with the account; what is refused is told below. */
type Attempt = (what: () => Promise<unknown>) => void

const isLogin = (login: string): boolean => /^[a-z0-9][a-z0-9._-]{2,31}$/.test(login)
const SHORTEST_PASSWORD = 10

/** Not of the server: the browser gave none. */
const NO_PASSKEY = 'no-passkey'
const troubleOf = (error: unknown): Trouble =>
  error instanceof ApiRefusal ? error.refusal : { code: error instanceof NoPasskey ? NO_PASSKEY : 'server-error' }

const reload = (): void => location.reload()

/** Name, language and settings of the account are those of this device now. */
const enter = async (login: string, password: string): Promise<void> => {
  takeSettings((await api.logIn({ login, password })).me)
}

const keep = async (login: string, password: string): Promise<void> => {
  await api.me()
  await api.keep({ login, password })
  await keepSettings()
}

const enterWithPasskey = async (): Promise<void> => {
  takeSettings(await enterByPasskey())
}

const keepWithPasskey = async (): Promise<void> => {
  await keepByPasskey()
  await keepSettings()
}

/** Who has gone is told nothing more in this browser. */
const leave = async (everywhere: boolean): Promise<void> => {
  await turnPushOff().catch(() => undefined)
  await api.logOut(everywhere)
}

const erase = async (): Promise<void> => {
  await turnPushOff().catch(() => undefined)
  await api.erase()
}

const GuestPasskey = ({ attempt }: { attempt: Attempt }) => (
  <div class="stack">
    <div class="row">
      <button type="button" class="btn" data-passkey="enter" onClick={() => attempt(enterWithPasskey)}>
        {say('passkey.enter')}
      </button>
      <button type="button" class="btn" data-passkey="keep" onClick={() => attempt(keepWithPasskey)}>
        {say('passkey.keep')}
      </button>
    </div>
    <p class="small muted">{say('passkey.line')}</p>
  </div>
)

const Guest = ({ attempt }: { attempt: Attempt }) => {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const named = isLogin(login)
  return (
    <form class="stack" onSubmit={event => event.preventDefault()}>
      <p class="muted">{say('account.guest')}</p>
      <label class="field">
        {say('account.login')}
        <input
          type="text"
          autocomplete="username"
          autocapitalize="none"
          maxLength={32}
          value={login}
          onInput={event => setLogin(event.currentTarget.value.toLowerCase())}
        />
        <span class="hint">{say('account.login.hint')}</span>
      </label>
      <label class="field">
        {say('account.password')}
        <input
          type="password"
          autocomplete="current-password"
          maxLength={200}
          value={password}
          onInput={event => setPassword(event.currentTarget.value)}
        />
        <span class="hint">{say('account.password.hint')}</span>
      </label>
      <div class="row">
        <button
          type="submit"
          class="btn primary"
          data-account="enter"
          disabled={!named || password === ''}
          onClick={() => attempt(() => enter(login, password))}
        >
          {say('account.enter')}
        </button>
        <button
          type="button"
          class="btn"
          data-account="keep"
          disabled={!named || password.length < SHORTEST_PASSWORD}
          onClick={() => attempt(() => keep(login, password))}
        >
          {say('account.keep')}
        </button>
      </div>
      {knowsPasskeys() && <GuestPasskey attempt={attempt} />}
    </form>
  )
}

const PasswordChange = ({ login, attempt }: { login: string; attempt: Attempt }) => {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  return (
    <details>
      <summary class="btn">{say('password.change')}</summary>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          attempt(() => api.keep({ login, password, current }))
        }}
      >
        <label class="field">
          {say('password.current')}
          <input
            type="password"
            autocomplete="current-password"
            maxLength={200}
            value={current}
            onInput={event => setCurrent(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          {say('password.new')}
          <input
            type="password"
            autocomplete="new-password"
            maxLength={200}
            value={password}
            onInput={event => setPassword(event.currentTarget.value)}
          />
          <span class="hint">{say('account.password.hint')}</span>
        </label>
        <button
          type="submit"
          class="btn"
          data-account="password"
          disabled={current === '' || password.length < SHORTEST_PASSWORD}
        >
          {say('password.change')}
        </button>
      </form>
    </details>
  )
}

const Kept = ({ me: { login, name, passkeys }, attempt }: { me: Me; attempt: Attempt }) => {
  const [sure, setSure] = useState(false)
  return (
    <>
      <p data-account="known">{say('account.known', { login: login ?? name })}</p>
      {passkeys > 0 && <p data-passkeys={passkeys}>{say('passkey.count', { n: passkeys })}</p>}
      <div class="row">
        <button type="button" class="btn" data-account="leave" onClick={() => attempt(() => leave(false))}>
          {say('account.leave')}
        </button>
        <button type="button" class="btn" onClick={() => attempt(() => leave(true))}>
          {say('account.leave-all')}
        </button>
        {knowsPasskeys() && (
          <button type="button" class="btn" data-passkey="add" onClick={() => attempt(keepByPasskey)}>
            {say('passkey.add')}
          </button>
        )}
        <a class="btn" href="/api/me/export" download="siegeworks.json">
          {say('account.data')}
        </a>
        <button
          type="button"
          class={`btn ${sure ? 'danger' : 'quiet'}`}
          onClick={() => (sure ? attempt(erase) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {say(sure ? 'account.erase-sure' : 'account.erase')}
        </button>
      </div>
      {login !== undefined && <PasswordChange login={login} attempt={attempt} />}
    </>
  )
}

const Told = ({ trouble }: { trouble: Trouble }) => {
  const voice = gameVoice('siegestorm')
  return (
    <p class="bad" role="alert">
      {trouble.code === NO_PASSKEY ? say('passkey.stopped') : voice && refusedText(voice, trouble)}
    </p>
  )
}

export const Account = ({ me }: { me: Me | undefined }) => {
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const attempt: Attempt = what => {
    setTrouble(undefined)
    what().then(reload, (error: unknown) => setTrouble(troubleOf(error)))
  }
  return (
    <section class="panel stack">
      <h2>{say('account.title')}</h2>
      {me === undefined || me.guest ? <Guest attempt={attempt} /> : <Kept me={me} attempt={attempt} />}
      {trouble && <Told trouble={trouble} />}
    </section>
  )
}
