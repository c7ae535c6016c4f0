/** Arrow keys walk from card to card over the table: to the nearest that way, first to one that can be pressed. */
import { useEffect } from 'preact/hooks'

interface Spot {
  readonly x: number
  readonly y: number
}

const WAYS: { readonly [key: string]: Spot } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What lies aside counts as farther than what lies ahead. */
const ASIDE = 2

/** The nearest of these spots that way, by number. */
export const nearest = (from: Spot, way: Spot, spots: readonly Spot[]): number | undefined => {
  let best: { readonly i: number; readonly far: number } | undefined
  for (const [i, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x)
    const far = ahead + ASIDE * aside
    if (ahead > 1 && (!best || far < best.far)) best = { i, far }
  }
  return best?.i
}

const middle = (card: Element): Spot => {
  const { left, top, width, height } = card.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export const useArrowKeys = (): void =>
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const way = WAYS[event.key]
      const at = document.activeElement
      const busy = event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')
      if (!way || busy || at?.matches('input, select, textarea, .log, .log *')) return
      const cards = [
        ...document.querySelectorAll<HTMLElement>('.storm .pressable, .storm .space-press, .storm .pile.lit'),
      ]
      const onCard = at instanceof HTMLElement && cards.includes(at)
      const next = onCard
        ? cards[nearest(middle(at), way, cards.map(middle)) ?? -1]
        : (cards.find(card => card.matches('.lit')) ?? cards[0])
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
