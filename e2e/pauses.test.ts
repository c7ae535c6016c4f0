/** A fixed pause for reactions as a player meets it. */
import { expect, test } from 'vitest'
import { sound, visit } from './browser.ts'
import { playOn, startStorm } from './storm.ts'

test('a fixed pause is said once and counts down; who passes early is let go at its end (Polish)', async () => {
  const guest = await visit('/', 'pl')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=duel&reactions=fixed-pause', 'pause')
  const mine = page.locator('.prompt.asks .pause-bar')
  await playOn(page, { until: async () => (await mine.count()) > 0 })
  const spoken = page.locator('[data-live="question"]')
  await expect.poll(() => spoken.textContent()).toMatch(/Czas na reakcję: \d sekun/)
  const said = await spoken.textContent()
  const shown = await mine.getAttribute('data-pause')
  await page.locator('.prompt [data-move="pass"]').click()
  await page.locator('.prompt [role="status"]').waitFor()
  await expect.poll(() => mine.getAttribute('data-pause'), { timeout: 5000 }).not.toBe(shown)
  expect(await spoken.textContent()).toBe(said)
  expect(await mine.count()).toBe(1)
  await expect.poll(() => spoken.textContent(), { timeout: 20_000 }).not.toBe(said)
  sound(guest)
})

test('how reactions are asked for is chosen at the set-up, and standing orders at the table', async () => {
  const guest = await visit('/play/siegestorm/one-screen', 'en')
  const { page } = guest
  const policy = page.locator('select:has(option[value="standing-orders"])')
  await policy.waitFor()
  // At one screen there is nobody to hide a wait from.
  expect(await policy.locator('option[value="fixed-pause"]').count()).toBe(0)
  await startStorm(page, '/play/siegestorm?mode=duel&reactions=standing-orders')
  const orders = page.locator('.prompt .standing select')
  await playOn(page, { until: async () => (await orders.count()) > 0, idle: true })
  await orders.selectOption('never')
  await expect.poll(() => orders.inputValue(), { timeout: 5000 }).toBe('never')
  sound(guest)
})
