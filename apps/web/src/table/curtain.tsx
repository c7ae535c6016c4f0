/** Between two hands at one screen: nothing of either can be seen until the next player is there. */
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { say } from '../i18n/say.ts'

export const Curtain = ({ name, onOpen }: { name: string; onOpen: () => void }) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say('table.curtain', { who: name })}>
      <Icon name="two-shadows" class="curtain-icon" />
      <h2>{say('table.curtain', { who: name })}</h2>
      <p class="muted">{say('table.curtain.hint')}</p>
      <button ref={button} type="button" class="btn primary" data-curtain="open" onClick={onOpen}>
        {say('table.curtain.open', { who: name })}
      </button>
    </div>
  )
}
