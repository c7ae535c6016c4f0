/** What a visitor downloads: every script once, workers included, gzipped as the server sends it, nothing out of a cache. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

export const weigh = (page: Page): (() => Promise<number>) => {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response: Response) => {
    const url = new URL(response.url())
    if (url.pathname.endsWith('.js') && !url.pathname.endsWith('/service-worker.js') && !scripts.has(url.pathname))
      scripts.set(
        url.pathname,
        response.body().then(body => gzipSync(body).length),
      )
  })
  return async () => (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0)
}
