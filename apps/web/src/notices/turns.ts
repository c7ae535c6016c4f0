/** Which of one's games wait for a move, and what is heard of other tables while one looks at something else. */
import { effect, signal } from '@preact/signals'
import type { Notice } from '@siegeworks/protocol'

/** Games that wait for this player's move. */
export const waitingGames = signal(0)
/** The newest thing heard of a table that is not being looked at. */
export const heard = signal<Notice | undefined>(undefined)

/** What stands before the title of a page while games wait. */
export const waitingMark = (): string => (waitingGames.value > 0 ? `(${waitingGames.value}) ` : '')

const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void> }

effect(() => {
  // On the icon of the installed page, where the system has room for it.
  badge.setAppBadge?.(waitingGames.value).catch(() => undefined)
})
