/** Browsers for the tests: real chromium, a language and a size, nothing moving, and an ear for errors. */
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Size = keyof typeof SIZES
export type Tongue = 'en' | 'fr' | 'pl'

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

let browser: Promise<Browser> | undefined

const theBrowser = (): Promise<Browser> => {
  const executablePath = PLACES.find(place => place !== undefined && existsSync(place))
  browser ??= chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  return browser
}

const opened = new Set<BrowserContext>()

/** Nobody of the last test plays on beside the next. */
afterEach(async () => {
  await Promise.all([...opened].map(context => context.close()))
  opened.clear()
})

afterAll(async () => {
  const open = await browser
  await open?.close()
  browser = undefined
})

export const houseUrl = (): string => inject('house')

export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly errors: string[]
}

/** Without a cache the offline worker stays out too: whatever is needed comes over the wire. */
interface Manner {
  readonly cached: boolean
}

export const visit = async (
  path: string,
  tongue: Tongue = 'en',
  size: Size = 'desktop',
  { cached }: Manner = { cached: true },
): Promise<Guest> => {
  const context = await (await theBrowser()).newContext({
    viewport: SIZES[size],
    locale: tongue,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    serviceWorkers: cached ? 'allow' : 'block',
  })
  opened.add(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      errors.push(message.text())
  })
  await page.goto(houseUrl() + path)
  return { page, context, errors }
}

/** Nothing broke on the page while it was looked at. */
export const sound = ({ errors }: Guest): void => expect(errors).toEqual([])
