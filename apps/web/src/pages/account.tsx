/** A guest keeps the games online under a name and a password, and opens them again elsewhere. */
import type { Me, Refused } from '@siegeworks/protocol'
import { refusalSentence } from '@siegeworks/words'
import { useEffect, useState } from 'preact/hooks'
import { gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { change } from '../shell/settings.ts'

type Trouble = Omit<Refused, 'kind'>
/** Does something with the account; what is refused is told below. */
type Attempt = (what: () => Promise<unknown>) => void

const isLogin = (login: string): boolean => /^[a-z0-9][a-z0-9._-]{2,31}$/.test(login)
const SHORTEST_PASSWORD = 10

const reload = (): void => location.reload()

/** The name of the account is the name at the table, here as on the other device. */
const enter = async (login: string, password: string): Promise<void> => {
  const { me } = await api.logIn({ login, password })
  change({ name: me.name })
}

const keep = async (login: string, password: string): Promise<void> => {
  await api.me()
  await api.keep({ login, password })
}

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
    </form>
  )
}

const Kept = ({ login, attempt }: { login: string; attempt: Attempt }) => {
  const [sure, setSure] = useState(false)
  return (
    <>
      <p data-account="known">{say('account.known', { login })}</p>
      <div class="row">
        <button type="button" class="btn" data-account="leave" onClick={() => attempt(() => api.logOut(false))}>
          {say('account.leave')}
        </button>
        <button type="button" class="btn" onClick={() => attempt(() => api.logOut(true))}>
          {say('account.leave-all')}
        </button>
        <a class="btn" href="/api/me/export" download="siegeworks.json">
          {say('account.data')}
        </a>
        <button
          type="button"
          class={`btn ${sure ? 'danger' : 'quiet'}`}
          onClick={() => (sure ? attempt(api.erase) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {say(sure ? 'account.erase-sure' : 'account.erase')}
        </button>
      </div>
    </>
  )
}

const Told = ({ trouble }: { trouble: Trouble }) => {
  const voice = gameVoice('siegestorm')
  return (
    <p class="bad" role="alert">
      {trouble.code === 'no-network' ? say('app.offline') : voice && refusalSentence(voice, trouble)}
    </p>
  )
}

export const Account = () => {
  const [me, setMe] = useState<Me | undefined>(undefined)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  useEffect(() => {
    api.known().then(setMe, () => undefined)
  }, [])
  const attempt: Attempt = what => {
    setTrouble(undefined)
    what().then(reload, (error: unknown) =>
      setTrouble(error instanceof ApiRefusal ? error.refusal : { code: 'server-error' }),
    )
  }
  return (
    <section class="panel stack">
      <h2>{say('account.title')}</h2>
      {me?.login === undefined ? <Guest attempt={attempt} /> : <Kept login={me.login} attempt={attempt} />}
      {trouble && <Told trouble={trouble} />}
    </section>
  )
}
