/** How many games wait for one's move, as a small number. */
import { say } from '../i18n/say.ts'
import { waitingGames } from './turns.ts'

export const WaitingCount = () => {
  const n = waitingGames.value
  return n === 0 ? null : (
    <span class="unheard">
      <span class="sr-only">{say('notice.waiting', { n })}</span>
      <span aria-hidden="true">{n}</span>
    </span>
  )
}
