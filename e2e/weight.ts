/** What a visitor downloads: every script once, workers included, gzipped, nothing out of a cache. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export const weigh = (page: Page): (() => Promise<number>) => {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  return async () => {
    let bytes = 0
    for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body()).length
    return bytes
  }
}
