/** What a screen reader is told: one polite voice for what happens, one urgent for what is asked. */
import { signal } from '@preact/signals'

export const announcement = signal('')
export const question = signal('')

export const announce = (text: string): void => {
  announcement.value = announcement.peek() === text ? `${text}\u00a0` : text
}
