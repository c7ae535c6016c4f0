/** A page that is fetched when somebody goes there. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'

export const Waiting = ({ what }: { what?: string }) => (
  <div class="waiting" role="status">
    <span class="waiting-ring" aria-hidden="true" />
    <span>{what ?? say('app.loading')}</span>
  </div>
)

export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>): ((props: P) => preact.JSX.Element) => {
  let loaded: ComponentType<P> | undefined
  return props => {
    const [, redraw] = useState(0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (loaded || failed) return
      load().then(
        component => {
          loaded = component
          redraw(n => n + 1)
        },
        () => setFailed(true),
      )
    }, [failed])
    if (failed)
      return (
        <div class="waiting" role="alert">
          <p>{say('app.offline')}</p>
          <button type="button" class="btn" onClick={() => setFailed(false)}>
            {say('app.retry')}
          </button>
        </div>
      )
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : <Waiting />
  }
}
