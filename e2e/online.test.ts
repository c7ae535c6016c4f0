/** Two people in two browsers over the real server. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, sound, visit } from './browser.ts'
import { sitDown } from './sit-down.ts'
import { isAsked, isPaying, playOn } from './storm.ts'

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
    'high-arbiter': 2,
  },
} as const

const NEGATES = ['wardweaver', 'high-arbiter']
const ACTIONS = ['elven-longbow', 'sunblade-squire', 'dawnwatch-recruit', 'hymn-chanter', 'temple-acolyte']

/** Plays one of these cards as an action; true when one was. */
const act = async (page: Page, designs: readonly string[]): Promise<boolean> => {
  for (const design of designs) {
    const card = page.locator(`.hand-card.lit[data-design="${design}"]`)
    if ((await card.count()) === 0) continue
    await card.first().click({ timeout: 5000 })
    const half = page.locator('[data-half="action"]:not([aria-disabled="true"])')
    if ((await half.count()) > 0) {
      await half.first().click({ timeout: 5000 })
      return true
    }
    await page.keyboard.press('Escape')
  }
  return false
}

const isReacting = async (page: Page): Promise<boolean> => (await page.locator('.prompt .btn.pass').count()) > 0
const stepOf = (page: Page): Promise<string | null> => page.locator('.storm-hand').getAttribute('data-step')
const logOf = async (page: Page): Promise<string> => (await page.textContent('.log')) ?? ''

/** Something is asked here that can be answered now, or it is over. */
const settled = '.prompt.asks:not(:has(:disabled)), [data-outcome]'

/** Whoever is asked answers: with a Negate where one may react, with an action where one may deploy, else as is obvious. */
const takePart = async (page: Page): Promise<boolean> => {
  if (!(await isAsked(page))) return false
  const reacting = await isReacting(page)
  const deploying = !reacting && !(await isPaying(page)) && (await stepOf(page)) === 'deploy'
  const wanted = reacting ? NEGATES : deploying ? ACTIONS : []
  const acted = await act(page, wanted).catch(() => false)
  if (!acted) await playOn(page, { presses: 1, idle: true })
  return acted && reacting
}

/** How long the two may play until a Negate was there at the right moment. */
const PATIENCE_MS = 150_000

test('a duel in two browsers, with a reaction and a negation, each in their own language', async () => {
  const north = await visit('/settings', 'en')
  await north.page.evaluate(`localStorage.setItem('siegeworks.decks', ${JSON.stringify(JSON.stringify([DECK]))})`)
  const [, south] = await sitDown(
    `/play/siegestorm/friend?deck=${encodeURIComponent('own:Test')}&deck2=${encodeURIComponent('own:Test')}`,
    north,
  )
  const until = performance.now() + PATIENCE_MS
  let answered = 0
  while (performance.now() < until && !/is negated by/.test(await logOf(north.page))) {
    // Whoever is asked is waited for, however slow the machine: a round that finds nobody asked is no round.
    const asked = [north, south].map(({ page }) => page.locator(settled).first().waitFor({ timeout: 20_000 }))
    await Promise.any(asked)
    for (const one of asked) one.catch(() => undefined)
    for (const { page } of [north, south]) if (await takePart(page)) answered++
    expect(await north.page.locator('[data-outcome]').count(), 'the duel ended without a Negate').toBe(0)
  }
  expect(answered).toBeGreaterThan(0)
  expect(await logOf(north.page)).toMatch(/is negated by/)
  await expect.poll(() => logOf(south.page)).toMatch(/ annule\s: /)
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

test('a name given in the settings after the game began is the name at the table', async () => {
  const [north, south] = await sitDown()
  const table = south.page.url()
  await south.page.goto(new URL('/settings', table).href)
  // What cannot be seen is left out: with it the server would take no name at all.
  await south.page.locator('input[type=text]').first().fill('Bożena\u200d')
  await south.page.goto(table)
  await south.page.locator('.storm').waitFor()
  await north.page.getByText('Bożena', { exact: true }).first().waitFor()
  sound(north)
  sound(south)
})

test('a guest keeps the games with a password and finds them on another device (French, Polish)', async () => {
  const here = await visit('/play/siegestorm/friend', 'fr')
  await here.page.locator('[data-start]').click()
  await here.page.locator('[data-invite]').waitFor()
  const sign = async ({ page }: Guest, how: 'keep' | 'enter', password: string): Promise<void> => {
    await page.goto(new URL('/settings', page.url()).href)
    await page.locator('[autocomplete="username"]').fill('Bozena.W')
    await page.locator('[type="password"]').fill(password)
    await page.locator(`[data-account="${how}"]`).click()
  }
  await sign(here, 'keep', 'wieża nad fosą')
  await here.page.locator('[data-account="known"]').waitFor()
  const there = await visit('/settings', 'pl')
  await sign(there, 'enter', 'nie to hasło')
  await there.page.locator('main [role="alert"]', { hasText: 'hasło' }).waitFor()
  await sign(there, 'enter', 'wieża nad fosą')
  await there.page.locator('[data-account="known"]').waitFor()
  await there.page.goto(new URL('/my-games', there.page.url()).href)
  await there.page.locator('.game-row a[href^="/table/"]').first().waitFor()
  sound(here)
  sound(there)
})

test('a link to no table, and one with a broken invitation, say so (French)', async () => {
  for (const path of ['/table/nonexistent', '/table/nonexistent?invite=x', '/replay/online/nonexistent']) {
    const { page } = await visit(path, 'fr')
    await page.locator('[role="alert"]', { hasText: 'Il n’y a rien à cette adresse.' }).waitFor()
  }
})

test('a seat that is taken meanwhile is refused with the reason (Polish)', async () => {
  const north = await visit('/play/siegestorm/friend', 'en')
  await north.page.locator('[data-start]').click()
  const { pathname, search } = new URL(await north.page.locator('[data-invite]').inputValue())
  const late = await visit(pathname + search, 'pl')
  await late.page.locator('[data-sit]').first().waitFor()
  await late.page.route('**/sit', route => route.fulfill({ status: 409, json: { error: { code: 'seat-taken' } } }))
  await late.page.locator('[data-sit]').first().click()
  await late.page.locator('main [role="alert"]').waitFor()
  expect(await late.page.textContent('main [role="alert"]')).toContain('To miejsce jest zajęte.')
})

test('what the other says is counted until it is read, in the reader’s language', async () => {
  const [north, south] = await sitDown()
  await north.page.locator('[data-talk]').click()
  const said = north.page.locator('[data-phrase]').first()
  const words = (await said.textContent()) ?? ''
  await said.click()
  await south.page.locator('[data-unheard="1"]').waitFor()
  await south.page.locator('[data-talk]').click()
  await south.page.locator('.chat-lines li').first().waitFor()
  expect(await south.page.textContent('.chat-lines')).not.toContain(words)
  expect(await south.page.locator('[data-unheard]').count()).toBe(0)
  sound(north)
  sound(south)
})
