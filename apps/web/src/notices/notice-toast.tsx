/** It is your move at another table: said once, with the way there. */
import { useEffect } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { place } from '../shell/router.ts'
import { heard } from './turns.ts'

const SHOWN_MS = 12_000

const forget = (): void => {
  heard.value = undefined
}

export const NoticeToast = () => {
  const notice = heard.value
  const seen = notice !== undefined && place.value.path === `/table/${notice.match}`
  useEffect(() => {
    if (seen) forget()
    if (!notice || seen) return undefined
    const timer = setTimeout(forget, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, seen])
  return (
    <div class="notices" role="status">
      {notice && !seen && (
        <div class="toast" data-notice={notice.what}>
          <span>
            <b>{notice.game === 'siege' || notice.game === 'siegestorm' ? say(`game.${notice.game}`) : notice.game}</b>{' '}
            {say(`notice.${notice.what}`)}
          </span>
          <span class="row">
            <a class="btn primary" href={`/table/${notice.match}`} onClick={forget}>
              {say('notice.go')}
            </a>
            <button type="button" class="btn quiet" onClick={forget} aria-label={say('app.close')}>
              ✕
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
