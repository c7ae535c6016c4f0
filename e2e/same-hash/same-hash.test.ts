import { join } from 'node:path'
import { formatLog } from '@siegeworks/kernel'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playSome } from '../../packages/kernel/test/play-match.ts'
import { skirmish } from '../../packages/kernel/test/skirmish/game.ts'
import { headOf, headsPlayed } from './heads.ts'

/** The same sources, as a browser gets them. */
const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'heads.ts'), formats: ['iife'], name: 'heads' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

let browser: Browser
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
})
afterAll(() => browser?.close())

test('the same log gives the same final hash in Node and in a browser, and so do the same moves', async () => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  const { match, log } = playSome(skirmish, { hand: 3, target: 12 }, 'browser', 60)
  const text = formatLog(log)
  const there = await page.evaluate(given => {
    const { heads } = globalThis as unknown as { heads: { headOf(text: string): string; headsPlayed(): string[] } }
    return { head: heads.headOf(given), played: heads.headsPlayed() }
  }, text)
  expect(headOf(text)).toBe(match.head)
  expect(there.head).toBe(match.head)
  expect(there.played).toEqual(headsPlayed())
})
