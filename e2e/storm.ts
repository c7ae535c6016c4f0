/** A player of Siegestorm with a mouse: presses what is lit, pays as suggested, deploys what it can. */
import type { Page } from 'playwright-core'

const MOST_PRESSES = 900
/** How long nothing may be asked of this screen. */
const PATIENCE_MS = 60_000

export interface Habits {
  /** Stop as soon as this is true. */
  readonly until?: (page: Page) => Promise<boolean>
  /** Deploy creatures and play actions, or only go on. */
  readonly idle?: boolean
  readonly presses?: number
}

const visible = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0

/** Something is asked, and no answer is on its way. */
export const isAsked = (page: Page): Promise<boolean> => visible(page, '.prompt.asks:not(:has(> [role="status"]))')

/** Cards are lifted for a payment: pressing one changes it. */
export const isPaying = (page: Page): Promise<boolean> => visible(page, '.marked')

/** Opens hand cards that are lit and plays the first one possible. */
const playCard = async (page: Page): Promise<boolean> => {
  const cards = page.locator('.hand-card.lit')
  const count = await cards.count()
  for (let i = 0; i < Math.min(count, 4); i++) {
    await cards.nth(i).click({ timeout: 3000 })
    await page.locator('dialog[open]').waitFor({ timeout: 3000 })
    const half = page.locator('[data-half="creature"]:not([aria-disabled="true"])')
    if (await visible(page, '[data-half="creature"]:not([aria-disabled="true"])')) {
      await half.first().click({ timeout: 3000 })
      return true
    }
    await closeCard(page)
  }
  return false
}

/** A card that is being read lies over everything else; how the game ended stays. */
const READING = 'dialog[open].modal:not(:has([data-outcome]))'

const closeCard = async (page: Page): Promise<void> => {
  for (let i = 0; i < 5 && (await visible(page, READING)); i++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(60)
  }
}

/** One press of whatever is asked. False when nothing is asked of this screen, or all is as wished. */
const answer = async (page: Page, { idle, until }: Habits): Promise<boolean> => {
  await closeCard(page)
  if (await visible(page, '[data-curtain="open"]')) {
    await page.locator('[data-curtain="open"]').click({ timeout: 3000 })
    return true
  }
  if (!(await isAsked(page))) return false
  // Looked at once more: what was awaited may have come this moment, and now nobody else acts.
  if (until && (await until(page))) return false
  const deploying = await page
    .locator('.storm-hand')
    .getAttribute('data-step')
    .catch(() => null)
  if (!idle && deploying === 'deploy' && !(await isPaying(page)) && (await playCard(page))) return true
  const obvious = page.locator('.prompt [data-obvious]:not(:disabled)')
  if ((await obvious.count()) > 0) {
    await obvious.first().click({ timeout: 3000 })
    return true
  }
  const any = page.locator('.prompt [data-move]:not(:disabled)')
  if ((await any.count()) > 0) {
    await any.first().click({ timeout: 3000 })
    return true
  }
  const lit = page.locator('.pressable.lit, .pile.lit')
  if ((await lit.count()) > 0) await lit.first().click({ timeout: 3000 })
  return (await lit.count()) > 0
}

/** Plays on until the game is over or the wish is fulfilled; gives the number of presses. Waiting for others is none. */
export const playOn = async (page: Page, habits: Habits = {}): Promise<number> => {
  const { until, presses = MOST_PRESSES } = habits
  let pressed = 0
  for (let since = performance.now(); pressed < presses && performance.now() - since < PATIENCE_MS; ) {
    if (await visible(page, '[data-outcome]')) return pressed
    if (until && (await until(page))) return pressed
    const did = await answer(page, habits).catch(() => false)
    if (did) {
      pressed++
      since = performance.now()
    }
    await page.waitForTimeout(did ? 40 : 120)
  }
  await closeCard(page)
  return pressed
}

/** One's own Deploy step, with cards in hand: where a card can be played. */
export const isDeploying = async (page: Page): Promise<boolean> =>
  (await isAsked(page)) && (await visible(page, '.storm-hand[data-step="deploy"] .hand-card'))

/** The same deal every time. */
export const startStorm = async (page: Page, path: string, seed = 'e2e'): Promise<void> => {
  const address = new URL(path, page.url())
  address.searchParams.set('seed', seed)
  await page.goto(address.href)
  await page.locator('[data-start]').click()
  await page.locator('.storm, .curtain').first().waitFor()
}
