/** Pictures of every screen in three languages and two sizes: `node e2e/screens.ts`, into docs/screens. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const house = process.argv[2] ?? 'http://localhost:8080'
const folder = process.env.SCREENS_DIR ?? join(import.meta.dirname, '../docs/screens')
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

type Step = (page: Page) => Promise<unknown>
const open =
  (path: string): Step =>
  page =>
    page.goto(house + path)

const start =
  (path: string, board: string, presses: number): Step =>
  async page => {
    await page.goto(house + path)
    await page.locator('[data-start]').click()
    await page.locator(board).first().waitFor()
    for (let i = 0; i < presses; i++) {
      await page.waitForTimeout(250)
      const curtain = page.locator('[data-curtain]')
      const obvious = page.locator('[data-obvious]:not(:disabled)')
      const answers = page.locator('.prompt [data-move]:not(:disabled)')
      const press = (await obvious.count()) > 0 ? obvious : answers
      if ((await curtain.count()) > 0) await curtain.click()
      else if ((await press.count()) > 0)
        await press
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined)
    }
    await page.waitForTimeout(900)
  }

const reading: Step = async page => {
  await start('/play/siegestorm?mode=duel', '.storm', 4)(page)
  await page.locator('.hand-card').first().click()
}

const replaying: Step = async page => {
  await start('/play/siegestorm', '.storm', 10)(page)
  const match = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`${house}/replay/local/${match}?as=south`)
  await page.locator('[data-replay="last"]').click()
}

const looking: Step = async page => {
  await start('/play/siege/one-screen', '.siege-table', 0)(page)
  await page
    .locator('.piece, .counter')
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined)
}

const SCREENS: { readonly [name: string]: Step } = {
  home: open('/'),
  'play-siegestorm': open('/play/siegestorm'),
  'play-siege': open('/play/siege'),
  duel: start('/play/siegestorm?mode=duel', '.storm', 6),
  solo: start('/play/siegestorm', '.storm', 12),
  coop: start('/play/siegestorm?mode=coop', '.storm', 12),
  'last-man-standing': start('/play/siegestorm?mode=lms4', '.storm', 8),
  card: reading,
  curtain: start('/play/siegestorm/one-screen', '.storm, .curtain', 1),
  siege: start('/play/siege/one-screen', '.siege-table', 0),
  'siege-piece': looking,
  'learn-siegestorm': async page => {
    await page.goto(`${house}/learn/siegestorm`)
    await page.locator('.coach').waitFor()
  },
  replay: replaying,
  decks: async page => {
    await page.goto(`${house}/decks`)
    await page.locator('select').first().selectOption('khunglai-tempo')
  },
  rules: open('/rules/SS-STORM-4'),
  'my-games': async page => {
    await start('/play/siegestorm', '.storm', 2)(page)
    await page.goto(`${house}/my-games`)
  },
  watch: open('/watch'),
  'find-opponent': open('/play/siegestorm/anyone'),
  seating: async page => {
    await page.goto(`${house}/play/siegestorm/friend`)
    await page.locator('[data-start]').click()
    await page.locator('[data-stand]').waitFor()
  },
  settings: open('/settings'),
  credits: open('/credits'),
}

const shoot = async (
  browser: Browser,
  language: string,
  size: keyof typeof SIZES,
  name: string,
  step: Step,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
  })
  const page = await context.newPage()
  try {
    await step(page)
    await page.waitForTimeout(700)
    await page.screenshot(
      process.env.SCREENS
        ? { path: join(process.env.SCREENS, `${name}-${language}-${size}.png`) }
        : { path: join(folder, `${name}-${language}-${size}.jpg`), type: 'jpeg', quality: 62 },
    )
  } catch (error) {
    console.error(`${name} ${language} ${size}: ${String(error).split('\n')[0]}`)
    process.exitCode = 1
  }
  await context.close()
}

const wanted = process.argv.slice(3)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, step] of Object.entries(SCREENS))
  if (wanted.length === 0 || wanted.includes(name))
    for (const language of (process.env.LANGUAGES ?? 'en fr pl').split(' '))
      for (const size of ['desktop', 'phone'] as const) await shoot(browser, language, size, name, step)
await browser.close()
