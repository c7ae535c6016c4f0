/** Enter is the obvious answer, a letter the answer that shows it, Escape goes back, U takes back, T tells the table in words. */
import { useEffect } from 'preact/hooks'
import type { Table } from './model.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement

const pressLetter = (key: string): boolean => {
  const answer = /^[a-z]$/.test(key) && document.querySelector<HTMLButtonElement>(`.prompt [data-key="${key}"]`)
  if (answer) answer.click()
  return Boolean(answer)
}

export const useTableKeys = (table: Table, onTwin: () => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (
        isTyping(event.target) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return
      if (event.key === 'Enter' && !isPressing(event.target))
        document.querySelector<HTMLButtonElement>('[data-obvious]:not(:disabled)')?.click()
      else if (pressLetter(event.key)) event.preventDefault()
      else if (event.key === 'u') table.undo()
      else if (event.key === 't') onTwin()
      else if (event.key === 'Escape') table.clearRefusal()
      else if (event.key === ' ') table.skip()
      else return
      if (event.key === 'Enter' || event.key === ' ')
        event.key === ' ' && isPressing(event.target) ? undefined : event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [table])
}
