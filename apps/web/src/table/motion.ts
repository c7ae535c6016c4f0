/** Things that move from where they were to where they are: measured before a drawing, played after it. */
import { moves, settings } from '../shell/settings.ts'

type Rects = ReadonlyMap<string, DOMRect>

let before: Rects = new Map()

const measure = (): Rects => {
  const rects = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-moves]')) {
    const id = element.dataset['moves']
    if (id) rects.set(id, element.getBoundingClientRect())
  }
  return rects
}

export const remember = (): void => {
  before = moves() ? measure() : new Map()
}

/** `renamed` leads from the new name of a thing to the one it had: cards are named anew when they change zones. */
export const playMoves = (renamed: ReadonlyMap<string, string>): void => {
  if (!moves() || before.size === 0) return
  const duration = 260 / settings.peek().speed
  for (const element of document.querySelectorAll<HTMLElement>('[data-moves]')) {
    const id = element.dataset['moves'] ?? ''
    const from = before.get(renamed.get(id) ?? id)
    if (!from) continue
    const to = element.getBoundingClientRect()
    const dx = from.x + from.width / 2 - to.x - to.width / 2
    const dy = from.y + from.height / 2 - to.y - to.height / 2
    if (Math.abs(dx) + Math.abs(dy) < 4 || to.width === 0) continue
    const scale = Math.min(3, Math.max(0.2, from.width / to.width))
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 50 },
        { transform: 'none', zIndex: 50 },
      ],
      { duration, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
    )
  }
  before = new Map()
}
