/** One switch: whether the browser tells when it is one's move. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts'

export const PushSwitch = () => {
  const [state, setState] = useState<PushState>('off')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    pushState().then(setState, () => setState('failed'))
  }, [])
  const turn = (on: boolean): void => {
    setBusy(true)
    const turned = on ? turnPushOn() : turnPushOff()
    turned.then(setState, () => setState('failed')).then(() => setBusy(false))
  }
  const refused = state === 'denied' || state === 'failed'
  return (
    <div class="stack">
      <label class="row tick">
        <input
          type="checkbox"
          data-push={state}
          checked={state === 'on'}
          disabled={busy}
          onChange={event => turn(event.currentTarget.checked)}
        />
        <span>
          {say('notice.push')} <small class="muted">{say('notice.push.line')}</small>
        </span>
      </label>
      <p role="status" class="bad">
        {refused ? say(`notice.push.${state}`) : ''}
      </p>
    </div>
  )
}
