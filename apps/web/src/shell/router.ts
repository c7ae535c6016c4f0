/** Where we are. Every screen has an address; links are ordinary links. */
import { signal } from '@preact/signals'

export interface Place {
  readonly path: string
  readonly query: URLSearchParams
  readonly hash: string
}

const here = (): Place => ({
  path: location.pathname.replace(/\/+$/, '') || '/',
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
})

export const place = signal<Place>(here())

export const go = (to: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  const before = place.peek().path
  place.value = here()
  if (place.peek().path !== before) scrollTo(0, 0)
}

/** An address mangled on its way names nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `/rules/:id` against `/rules/SS-STORM-4` gives `{ id: 'SS-STORM-4' }`. */
export const match = (pattern: string, path: string): { readonly [name: string]: string } | undefined => {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (wanted.length !== parts.length) return undefined
  const found: { [name: string]: string } = {}
  for (const [i, want] of wanted.entries()) {
    const part = parts[i] ?? ''
    if (want.startsWith(':')) found[want.slice(1)] = decoded(part)
    else if (want !== part) return undefined
  }
  return found
}

addEventListener('popstate', () => {
  place.value = here()
})

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

document.addEventListener('click', event => {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || !plainClick(event)) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
