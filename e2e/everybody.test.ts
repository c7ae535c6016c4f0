/** For everybody: what axe finds, the keyboard alone, the words a screen reader gets, size of what a finger hits. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Size, sound, visit } from './browser.ts'
import { isDeploying, playOn, startStorm } from './storm.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

/** Serious and critical findings, each with where it was found. */
const faults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    violations: readonly Found[]
  }
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => node.target.join(' '))
          .join(' | ')}`,
    )
}

const PAGES = [
  '/',
  '/play/siegestorm',
  '/play/siege',
  '/play/siege/friend',
  '/play/siegestorm/anyone',
  '/decks',
  '/rules/SS-STORM-4',
  '/my-games',
  '/watch',
  '/settings',
  '/credits',
] as const

test.each(['desktop', 'phone'] as const)('axe finds nothing serious on any page (%s)', async (size: Size) => {
  const { page } = await visit('/', 'en', size)
  for (const path of PAGES) {
    await page.goto(new URL(path, page.url()).href)
    await page.locator('main h1, main h2').first().waitFor()
    await page.waitForTimeout(300)
    expect(await faults(page), path).toEqual([])
  }
})

test('axe finds nothing serious where people sit down, or in what they ask of each other', async () => {
  const { page } = await visit('/play/siegestorm/friend', 'fr', 'phone')
  await page.locator('[data-start]').click()
  await page.locator('[data-stand]').waitFor()
  expect(await faults(page), 'seating').toEqual([])
  await page.locator('[data-bot]').click()
  await page.locator('.storm').waitFor()
  for (const dialog of ['[data-orders="menu"]', '[data-people]']) {
    await page.locator('.bar-buttons > .btn[aria-expanded]').click()
    expect(await faults(page), 'menu').toEqual([])
    await page.locator(dialog).click()
    await page.locator('dialog[open]').waitFor()
    expect(await faults(page), dialog).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test.each(['night', 'day', 'contrast'] as const)('axe finds nothing serious on the card table (%s)', async theme => {
  const { page } = await visit('/', 'en')
  await page.evaluate(`localStorage.setItem('siegeworks.settings', JSON.stringify({ theme: '${theme}' }))`)
  await startStorm(page, '/play/siegestorm')
  await playOn(page, { until: isDeploying })
  expect(await faults(page)).toEqual([])
  await page.locator('.hand-card').first().click()
  await page.locator('dialog[open]').waitFor()
  expect(await faults(page)).toEqual([])
})

test.each([
  ['co-op on a phone', '/play/siegestorm?mode=coop', 'phone'],
  ['four players', '/play/siegestorm?mode=lms4', 'desktop'],
  ['one screen', '/play/siegestorm/one-screen', 'phone'],
  ['a replay', '/play/siegestorm', 'desktop'],
] as const)('axe finds nothing serious: %s', async (name, path, size) => {
  const { page } = await visit('/', 'fr', size)
  await startStorm(page, path)
  expect(await faults(page)).toEqual([])
  await playOn(page, { presses: 6, idle: true })
  expect(await faults(page)).toEqual([])
  if (name !== 'a replay') return
  await page.locator('.table-bar [aria-expanded]').last().click()
  expect(await faults(page)).toEqual([])
  await page.locator('.table-menu a[href^="/replay/"]').click()
  await page.locator('.replay-controls').waitFor()
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing serious on the siege table and the guided game', async () => {
  const { page } = await visit('/', 'en')
  await page.goto(new URL('/play/siege/one-screen', page.url()).href)
  await page.locator('[data-start]').click()
  await page.locator('.siege-table').waitFor()
  await page.waitForTimeout(800)
  expect(await faults(page)).toEqual([])
  await page.goto(new URL('/learn/siegestorm', page.url()).href)
  await page.locator('.coach').waitFor()
  expect(await faults(page)).toEqual([])
})

test('a game is begun and played by the keyboard alone', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  await page.locator('.door').first().waitFor()
  const reach = async (selector: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      if ((await page.locator(`${selector}:focus`).count()) > 0) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${selector}`)
  }
  await reach('a.door-play')
  await page.keyboard.press('Enter')
  await page.locator('[data-start]').waitFor()
  await reach('[data-start]')
  await page.keyboard.press('Enter')
  await page.locator('.prompt.asks').waitFor()
  await page.locator('body').evaluate(() => undefined)
  // Enter is the obvious answer; T tells the table in words, where every move is a button.
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
    // The other side has its say in between.
    await page.locator('.prompt.asks').waitFor()
  }
  await page.keyboard.press('t')
  await page.locator('.twin [data-move]').first().waitFor()
  const before = await page.locator('.log-line').count()
  // However long the log is by now.
  await page.keyboard.press('Tab')
  expect(await page.locator('.twin [data-move]:focus').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  expect(await page.locator('.log-line').count()).toBeGreaterThanOrEqual(before)
  sound(guest)
})

test('a screen reader is told what is asked and what happens, in its language', async () => {
  const guest = await visit('/', 'pl')
  const { page } = guest
  await startStorm(page, '/play/siegestorm')
  await page.locator('.prompt.asks').waitFor()
  await expect
    .poll(async () => (await page.textContent('[data-live="question"]'))?.trim().length ?? 0)
    .toBeGreaterThan(5)
  await playOn(page, { presses: 4 })
  await expect.poll(async () => (await page.textContent('[data-live="log"]'))?.trim().length ?? 0).toBeGreaterThan(5)
  sound(guest)
})

test('on the phone every creature on the tracks can be hit, also with two on one side and with four', async () => {
  for (const mode of ['coop', 'lms4']) {
    const { page } = await visit('/', 'fr', 'phone')
    await startStorm(page, `/play/siegestorm?mode=${mode}`)
    await playOn(page, { until: async now => (await now.locator('.creature').count()) > 1 })
    // The others play on: what has gone between finding and measuring has no size.
    const small = await page.locator('.creature, .table-bar .btn').evaluateAll(all =>
      all
        .filter(one => one.isConnected)
        .map(one => one.getBoundingClientRect())
        .filter(box => box.width < 43.5 || box.height < 43.5),
    )
    expect(small).toEqual([])
    const right = await page.locator('.table-bar .btn').last().boundingBox()
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('on the phone a log opens at its end and the buttons of a replay stand side by side (French)', async () => {
  const { page } = await visit('/', 'fr', 'phone')
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { presses: 25 })
  await page.locator('.only-narrow').click()
  const left = () => page.locator('.log').evaluate(log => log.scrollHeight - log.clientHeight - log.scrollTop)
  await expect.poll(left).toBeLessThan(4)
  await page.goto(page.url().replace('/local/', '/replay/local/'))
  await page.locator('.replay .bar-buttons .btn').first().waitFor()
  const boxes = await page
    .locator('.replay .bar-buttons .btn')
    .evaluateAll(all =>
      all.map(one => ({ inside: one.scrollWidth <= one.clientWidth, x: one.getBoundingClientRect().right })),
    )
  for (const { inside, x } of boxes) expect(inside && x <= 390).toBe(true)
})

test('what a finger hits on the phone is at least 44 pixels high', async () => {
  const { page } = await visit('/', 'en', 'phone')
  await startStorm(page, '/play/siegestorm')
  await page.locator('.prompt.asks').waitFor()
  const small = await page
    .locator('.btn:visible, .pile.browse:visible')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 43.5).map(one => one.textContent))
  expect(small).toEqual([])
})

test('on the phone the sum of a storm leaves the table in sight and goes; the log is made for fingers', async () => {
  const { page } = await visit('/', 'pl', 'phone')
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: async now => (await now.locator('.strike').count()) > 0 })
  const sum = await page.locator('.strike').boundingBox()
  const table = await page.locator('.storm').boundingBox()
  expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0)
  // Whatever happens meanwhile.
  await playOn(page, { presses: 2 })
  await page.locator('.strike').waitFor({ state: 'detached' })
  await page.locator('.only-narrow').click()
  const small = await page
    .locator('.log .rule-chip, .log-moment')
    .evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).filter(({ width, height }) => width < 43.5 || height < 43.5),
    )
  expect(small).toEqual([])
})

test('at a desk the sum of a storm leaves the field in sight', async () => {
  const { page } = await visit('/', 'fr')
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: async now => (await now.locator('.strike').count()) > 0 })
  const sum = await page.locator('.strike').boundingBox()
  const field = await page.locator('.battlefield').boundingBox()
  expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
})

test('on the phone the Supporters of the others are counted, and no pile is cut off (Polish)', async () => {
  const { page } = await visit('/', 'pl', 'phone')
  await startStorm(page, '/play/siegestorm/one-screen?mode=duel')
  const support = page.locator('.prompt [data-move^="support"]')
  await playOn(page, { until: async () => (await support.count()) > 0 })
  await support.click()
  // Seen from the other seat.
  const theirs = page.locator('.pile[title="Wspierający"]')
  await playOn(page, { idle: true, until: async () => (await theirs.count()) > 0 })
  expect(await theirs.first().textContent()).toMatch(/^\d\/\d/)
  const cut = await page
    .locator('.pile')
    .evaluateAll(all =>
      all.filter(
        one => one.isConnected && (one.getBoundingClientRect().right > 384 || one.scrollWidth > one.clientWidth),
      ),
    )
  expect(cut).toEqual([])
})

test('the guided game of Siegestorm comes to every lesson and says when it is done (Polish)', async () => {
  const { page } = await visit('/learn/siegestorm', 'pl', 'phone')
  const next = page.locator('[data-coach="next"]')
  const lesson = page.locator('.coach')
  await lesson.waitFor()
  let told = 0
  for (; told < 10; told++) {
    await playOn(page, { until: async () => (await lesson.count()) > 0, presses: 120 })
    expect(await lesson.textContent()).toContain(`Krok ${told + 1} z 10`)
    await next.click()
  }
  expect(await lesson.textContent()).toContain('To wszystko')
})

test('on the phone the bar has room for three others at one screen (Polish)', async () => {
  const { page } = await visit('/', 'pl', 'phone')
  await startStorm(page, '/play/siegestorm/one-screen?mode=lms4')
  expect(await page.locator('.table-bar [data-switch]').count()).toBe(3)
  const buttons = await page.locator('.table-bar .btn').evaluateAll(all =>
    all.map(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  for (const [i, one] of buttons.entries()) {
    expect(one.right).toBeLessThanOrEqual(390)
    for (const other of buttons.slice(i + 1))
      expect(
        one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1,
      ).toBe(true)
  }
})
