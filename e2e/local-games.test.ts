/** Whole games of Siegestorm through the interface, in the page's own worker. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sound, visit } from './browser.ts'
import { isAsked, isDeploying, isPaying, playOn, startStorm } from './storm.ts'

test('a solo game against a boss goes to its end, is replayed and verified (Polish)', async () => {
  const guest = await visit('/', 'pl')
  const { page } = guest
  await startStorm(page, '/play/siegestorm')
  await playOn(page, { presses: 30 })
  await playOn(page, { idle: true })
  await page.locator('[data-outcome]').waitFor()
  expect(await page.textContent('.log')).not.toMatch(/\b(draws|deploys|storms|turn|Casualties)\b/)
  await page.locator('.outcome a[href^="/replay/local/"]').click()
  await page.locator('[data-replay="last"]').click()
  await page.locator('[data-verify]').click()
  await page.locator('[data-verified="true"]').waitFor({ timeout: 60_000 })
  await page.locator('[data-replay="on"]').click()
  sound(guest)
})

test('a duel at one screen keeps hands apart by a curtain (French)', async () => {
  const guest = await visit('/', 'fr')
  const { page } = guest
  await startStorm(page, '/play/siegestorm/one-screen')
  // Also when somebody else asks for the screen.
  await page.locator('[data-switch="south"]').click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.hand').count()).toBe(0)
  await page.locator('[data-curtain="open"]').click()
  expect(await page.locator('.piles.side-1').textContent()).toContain('Vous · Sud')
  let curtains = 0
  await playOn(page, {
    presses: 160,
    until: async now => {
      if ((await now.locator('.curtain').count()) > 0) {
        curtains++
        expect(await now.locator('.hand').count()).toBe(0)
      }
      return curtains >= 4
    },
  })
  expect(curtains).toBeGreaterThanOrEqual(4)
  // Also when the page is opened behind it.
  await page.reload()
  await page.locator('.curtain').waitFor()
  await expect.poll(async () => (await page.locator('.curtain').boundingBox())?.height).toBeGreaterThan(600)
  sound(guest)
})

test('one game in two tabs is played on in the one used last, and nothing is lost', async () => {
  const guest = await visit('/', 'en')
  const { page, context } = guest
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { presses: 60, until: isPaying })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('.prompt.asks').waitFor()
  await page.locator('.toast').waitFor()
  await playOn(other, { presses: 4 })
  await other.locator('.prompt.asks').waitFor()
  const log = async (tab: Page): Promise<string> => (await tab.locator('.log').textContent()) ?? ''
  // Turning to the first tab takes the game back; then the second is told.
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  await expect.poll(() => log(page)).toBe(await log(other))
  await other.locator('.toast').waitFor()
  await playOn(page, { presses: 4 })
  await page.locator('.prompt.asks').waitFor()
  const played = await log(page)
  await other.reload()
  await expect.poll(() => log(other)).toBe(played)
  sound(guest)
})

test('a co-op turn: both partners act against the boss', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=coop')
  await playOn(page, { presses: 60, until: async now => /Turn [3-9]/.test((await now.textContent('.log')) ?? '') })
  expect(await page.locator('.battlefield.coop .track').count()).toBe(3)
  sound(guest)
})

test('four players until one is eliminated', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=lms4&bot=random')
  expect(await page.locator('.front').count()).toBeGreaterThanOrEqual(2)
  await playOn(page, {
    idle: true,
    presses: 700,
    until: async now => /is out of the game/.test((await now.textContent('.log')) ?? ''),
  })
  await expect.poll(() => page.textContent('.log')).toMatch(/is out of the game/)
  sound(guest)
})

/** A duel in which every step asks, at one's own Prepare step. */
const preparing = async (): Promise<Page> => {
  const { page } = await visit('/', 'en')
  await page.evaluate(() => localStorage.setItem('siegeworks.settings', JSON.stringify({ everyStep: true })))
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, {
    idle: true,
    presses: 80,
    until: async now => (await now.locator('.storm-hand[data-step="prepare"]').count()) > 0 && isAsked(now),
  })
  return page
}

test('a greyed half says why not, with its rule', async () => {
  const page = await preparing()
  await page.locator('.hand-card').first().click()
  // Greyed is `aria-disabled`: it can still be pressed, to be told why not.
  const half = page.locator('[data-half="creature"]')
  await half.waitFor()
  await half.click({ force: true })
  await page.locator('dialog[open] [role="alert"] .rule-chip').waitFor()
  expect(await page.textContent('dialog[open] [role="alert"]')).toMatch(/SS-TURN-DEP/)
})

test('a payment is suggested, changed by tapping, and paid when enough is marked', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: isPaying })
  const pay = page.locator('.prompt [data-obvious]')
  expect(await page.textContent('.prompt-text')).toMatch(/^.+: \d points? to pay/)
  const marked = page.locator('.hand-card.marked')
  const many = await marked.count()
  await marked.first().click()
  await expect.poll(() => marked.count()).toBe(many - 1)
  expect(await pay.isDisabled()).toBe(true)
  await page.locator('.hand-card.lit:not(.marked)').last().click()
  await expect.poll(() => marked.count()).toBe(many)
  await page.keyboard.press('Escape')
  await pay.click()
  await page.locator('.prompt.asks').waitFor()
  await playOn(page, { until: async now => !(await isPaying(now)), presses: 5 })
  await expect.poll(() => page.textContent('.log')).toMatch(/North pays with/)
  sound(guest)
})

test('an order is given with its letter, or by pressing the space to hold', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  const isOrdering = async (now: Page): Promise<boolean> =>
    (await now.locator('.prompt [data-move^="hold"]').count()) > 0
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: isOrdering })
  await page.locator('.space-press').first().click()
  await page.locator('.space.nml .creature').waitFor()
  await playOn(page, { until: isOrdering })
  await page.locator('body').press('s')
  await page.locator('.strike').waitFor()
  sound(guest)
})

test('undo takes the last move back', async () => {
  const page = await preparing()
  await page.locator('.prompt [data-obvious]').first().click()
  await page.locator('[data-undo]').click()
  await page.getByText('Moves were taken back.').waitFor()
})

test('a seed deals the same game again', async () => {
  const hands = async (seed: string): Promise<readonly string[]> => {
    const { page, context } = await visit('/', 'en')
    await startStorm(page, '/play/siegestorm?mode=duel', seed)
    await page.locator('.hand-card').first().waitFor()
    const designs = await page.locator('.hand-card').evaluateAll(all => all.map(one => one.getAttribute('data-design')))
    await context.close()
    return designs.map(String)
  }
  const first = await hands('one')
  expect(first).toHaveLength(2)
  expect(await hands('one')).toEqual(first)
  expect(await hands('two')).not.toEqual(first)
})

/** The cheapest card of one's own Deploy step. */
const cheapestCard = async (page: Page): Promise<Locator> => {
  const cards = page.locator('.hand-card.lit')
  const costs = await cards.evaluateAll(all =>
    all.map(one => Number(one.querySelector('.card-cost')?.lastChild?.textContent)),
  )
  return cards.nth(costs.indexOf(Math.min(...costs)))
}

const middleOf = async (thing: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('nothing is there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that goes from one thing to another in ten steps. */
const carry = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let i = 1; i <= 10; i++) {
    const touchPoints = [{ x: start.x + ((end.x - start.x) * i) / 10, y: start.y + ((end.y - start.y) * i) / 10 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger carries a card to the track; the card neither opens nor stays in the air', async () => {
  const guest = await visit('/', 'pl', 'phone')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: isDeploying })
  const cheapest = await cheapestCard(page)
  // Until it lies still under the finger.
  await cheapest.click({ trial: true })
  const design = (await cheapest.getAttribute('data-design')) ?? ''
  const track = page.locator('.space.deployment.takes')
  await carry(page, cheapest, track)
  const there = track.locator(`[data-design="${design}"]`)
  await playOn(page, { idle: true, presses: 4, until: async () => (await there.count()) > 0 })
  await there.waitFor()
  expect(await page.locator('.carried-card').count()).toBe(0)
  sound(guest)
})

test('a card is read by hovering and deployed by dragging it to the track', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: isDeploying })
  const cheapest = await cheapestCard(page)
  const design = (await cheapest.getAttribute('data-design')) ?? ''
  await cheapest.hover()
  await page.locator(`[data-preview="${design}"]`).waitFor()
  await cheapest.dragTo(page.locator('.space.deployment.takes'))
  const there = page.locator(`.space.deployment.takes [data-design="${design}"]`)
  // What it costs is asked next; the suggestion is taken.
  await playOn(page, { idle: true, presses: 4, until: async () => (await there.count()) > 0 })
  await there.waitFor()
  sound(guest)
})

test('the question says what is left to do, and when nothing can answer', async () => {
  const guest = await visit('/', 'en')
  const { page } = guest
  // Whoever wants to be asked everything is asked this as well.
  await page.evaluate(() => localStorage.setItem('siegeworks.settings', JSON.stringify({ everyStep: true })))
  await startStorm(page, '/play/siegestorm/one-screen?mode=coop')
  const questions = async (now: Page): Promise<string> =>
    (await now.locator('.prompt-text').allTextContents()).join(' ')
  const asked: string[] = []
  // What may be answered says what it does.
  let told = false
  const wanted = (): readonly boolean[] => [
    asked.some(text => text === 'Deploy a creature, play actions, or end your turn.'),
    asked.some(text => /Nothing of yours can answer it/.test(text)),
    told,
  ]
  await playOn(page, {
    until: async now => {
      if (await isAsked(now)) asked.push(await questions(now))
      told ||= (await now.locator('.chain-text').allTextContents()).some(text => text.length > 3)
      return wanted().every(Boolean)
    },
  })
  expect(wanted()).toEqual([true, true, true])
  sound(guest)
})

test('the keywords of a card are explained with their rules in every language', async () => {
  for (const tongue of ['en', 'fr', 'pl'] as const) {
    const { page } = await visit('/decks', tongue)
    await page.locator('.shelf-card:has([data-add="saint-of-the-last-gate"]) .pressable').click()
    expect(await page.locator('dialog .keywords .rule-chip').allTextContents()).toEqual([
      'SS-KW-DRAW-1',
      'SS-KW-HEAL-1',
    ])
  }
})

test('on the phone what the other did stands beside the question, without the log (French)', async () => {
  const { page } = await visit('/', 'fr', 'phone')
  await startStorm(page, '/play/siegestorm?mode=duel')
  const told = page.locator('.lately .log-line:visible')
  await playOn(page, { presses: 80, until: async () => (await told.count()) > 1 })
  expect(await told.last().textContent()).toMatch(/Robot|Nord|Sud/)
  expect(await page.locator('.log').isVisible()).toBe(false)
})

test('at a desk a hand of seven lies side by side', async () => {
  const { page } = await visit('/', 'en')
  await startStorm(page, '/play/siegestorm')
  const cards = page.locator('.hand-place')
  await playOn(page, { idle: true, presses: 80, until: async () => (await cards.count()) >= 7 })
  const places = await page
    .locator('.hand-card')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
  for (const [i, one] of places.entries()) if (i > 0) expect(one.left).toBeGreaterThanOrEqual(places[i - 1]!.right - 1)
})
