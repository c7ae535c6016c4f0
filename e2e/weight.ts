/** What a visitor downloads: every script once, gzipped, nothing out of a cache; the engine in its worker or without it. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export const weigh = (
  page: Page,
  { worker }: { readonly worker: boolean } = { worker: true },
): (() => Promise<number>) => {
  const scripts = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && (worker || !pathname.includes('/worker-'))) scripts.add(request.url())
  })
  return async () => {
    let bytes = 0
    for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body()).length
    return bytes
  }
}
