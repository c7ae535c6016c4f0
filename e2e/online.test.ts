/** Two people in two browsers over the real server. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, sound, visit } from './browser.ts'
import { isAsked, playOn } from './storm.ts'

/** North makes the table, South follows the link. */
const sitDown = async (path = '/play/siegestorm/friend', host?: Guest): Promise<readonly [Guest, Guest]> => {
  const north = host ?? (await visit(path, 'en'))
  if (host) await host.page.goto(new URL(path, host.page.url()).href)
  await north.page.locator('[data-start]').click()
  const link = await north.page.locator('[data-invite]').inputValue()
  const { pathname, search } = new URL(link)
  const south = await visit(pathname + search, 'fr')
  await south.page.locator('[data-sit]').first().click()
  await Promise.all([north.page.locator('.storm').waitFor(), south.page.locator('.storm').waitFor()])
  return [north, south]
}

/** A deck in which a Negate soon comes, and plenty of cheap actions to answer. */
const DECK = {
  name: 'Test',
  freeForAll: false,
  cards: {
    wardweaver: 4,
    'elven-longbow': 4,
    'dawnwatch-recruit': 4,
    shieldsister: 4,
    'temple-acolyte': 4,
    'hymn-chanter': 4,
    'sunblade-squire': 4,
    'orchard-warden': 4,
    'bell-ringer-of-mercy': 2,
  },
} as const

/** Plays one of these cards as an action; true when one was. */
const act = async (page: Page, designs: readonly string[]): Promise<boolean> => {
  for (const design of designs) {
    const card = page.locator(`.hand-card.lit[data-design="${design}"]`)
    if ((await card.count()) === 0) continue
    await card.first().click({ timeout: 2000 })
    const half = page.locator('[data-half="action"]:not([aria-disabled="true"])')
    if ((await half.count()) > 0) {
      await half.first().click({ timeout: 2000 })
      return true
    }
    await page.keyboard.press('Escape')
  }
  return false
}

const ACTIONS = ['elven-longbow', 'sunblade-squire', 'dawnwatch-recruit', 'hymn-chanter', 'temple-acolyte']
const isReacting = async (page: Page): Promise<boolean> => (await page.locator('.prompt .btn.pass').count()) > 0
const stepOf = (page: Page): Promise<string | null> => page.locator('.storm-hand').getAttribute('data-step')
const logOf = async (page: Page): Promise<string> => (await page.textContent('.log')) ?? ''

test('a duel in two browsers, with a reaction and a negation, each in their own language', async () => {
  const north = await visit('/settings', 'en')
  await north.page.evaluate(`localStorage.setItem('siegeworks.decks', ${JSON.stringify(JSON.stringify([DECK]))})`)
  const [, south] = await sitDown(
    `/play/siegestorm/friend?deck=${encodeURIComponent('own:Test')}&deck2=${encodeURIComponent('own:Test')}`,
    north,
  )
  let answered = 0
  for (let round = 0; round < 500 && !/is negated by/.test(await logOf(north.page)); round++) {
    if (await isAsked(north.page)) {
      const acts = !(await isReacting(north.page)) && (await stepOf(north.page)) === 'deploy'
      if (!acts || !(await act(north.page, ACTIONS).catch(() => false)))
        await playOn(north.page, { presses: 1, idle: true })
    }
    if (await isAsked(south.page)) {
      const answers = (await isReacting(south.page)) && (await act(south.page, ['wardweaver']).catch(() => false))
      if (answers) answered++
      else await playOn(south.page, { presses: 1, idle: true })
    }
  }
  expect(answered).toBeGreaterThan(0)
  expect(await logOf(north.page)).toMatch(/is negated by/)
  expect(await logOf(south.page)).not.toMatch(/is negated by/)
  sound(north)
  sound(south)
})

test('a lost connection is shown, the move waits and arrives when it is back', async () => {
  const [north, south] = await sitDown()
  const { page, context } = north
  await page.locator('[data-move="keep"]').waitFor()
  await context.setOffline(true)
  await page.evaluate('dispatchEvent(new Event("offline"))')
  await page.locator('.wire.lost').waitFor()
  await page.locator('[data-move="keep"]').click()
  expect(await page.textContent('.prompt')).toContain('No connection')
  await context.setOffline(false)
  await page.locator('.wire:not(.lost)').waitFor({ timeout: 30_000, state: 'attached' })
  await expect.poll(async () => page.locator('[data-move="keep"]').count(), { timeout: 30_000 }).toBe(0)
  sound(north)
  sound(south)
})

test('a spectator sees the table and no hand', async () => {
  const [north] = await sitDown()
  const match = new URL(north.page.url()).pathname
  const watcher = await visit(`${match}?as=spectator`, 'pl')
  await watcher.page.locator('.storm').waitFor()
  expect(await watcher.page.locator('.hand').count()).toBe(0)
  sound(watcher)
})
