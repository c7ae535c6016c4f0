/** Tokens by which a person's own programs play: made, shown once, ended. */
import type { TokenInfo, TokenMade } from '@siegeworks/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { api } from '../net/api.ts'

export const Tokens = () => {
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([])
  const [made, setMade] = useState<TokenMade | undefined>(undefined)
  const [label, setLabel] = useState('')
  const load = (): void => {
    api.tokens().then(setTokens, () => undefined)
  }
  useEffect(load, [])
  const make = (event: Event): void => {
    event.preventDefault()
    api.makeToken(label.trim()).then(
      token => {
        setMade(token)
        setLabel('')
        load()
      },
      () => undefined,
    )
  }
  return (
    <section class="panel" data-tokens={tokens.length}>
      <details>
        <summary class="btn quiet">{say('tokens.title')}</summary>
        <div class="stack">
          <p class="muted">{say('tokens.line')}</p>
          <ul class="plain holiday-list">
            {tokens.map(token => (
              <li key={token.id} class="row">
                <span class="grow">{token.label}</span>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say('tokens.drop', { label: token.label })}
                  onClick={() => api.endToken(token.id).then(load, () => undefined)}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
          {made && (
            <label class="field">
              {say('tokens.made', { label: made.label })}
              <input
                type="text"
                readOnly
                data-token="true"
                value={made.token}
                onFocus={event => event.currentTarget.select()}
              />
            </label>
          )}
          <form class="row fields" onSubmit={make}>
            <label class="field">
              {say('tokens.label')}
              <input type="text" maxLength={60} value={label} onInput={event => setLabel(event.currentTarget.value)} />
            </label>
            <button type="submit" class="btn" data-make-token="true" disabled={label.trim() === ''}>
              {say('tokens.make')}
            </button>
          </form>
        </div>
      </details>
    </section>
  )
}
