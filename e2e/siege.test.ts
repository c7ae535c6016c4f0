/** Scenario 1 of SIEGE through the interface: raiders come in, the watch sees them, explains itself and shoots. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Size, sound, visit } from './browser.ts'

const legal = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-move]').evaluateAll(all => all.map(one => one.getAttribute('data-move') ?? ''))

/** Presses a move where the table tells it in words. */
const press = async (page: Page, move: string): Promise<void> => {
  await page
    .locator(`[data-move="${move}"]`)
    .first()
    .evaluate(button => (button as unknown as { click(): void }).click())
  await page.waitForTimeout(60)
}

const farIn = (move: string): number => {
  const [q = 0, r = 0] = (move.split(' ')[1] ?? '').split(',').map(Number)
  return Math.abs(q - 3) + Math.abs(r - 8)
}

test('scenario 1: raiders enter, a watchman’s sight is explained and he shoots (French)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=before-the-bell', 'fr')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('.siege-table').waitFor()
  await page.locator('[data-key="t"]').click()
  await page.locator('.twin [data-move]').first().waitFor()
  let shots = 0
  for (let i = 0; i < 160 && shots === 0; i++) {
    const moves = await legal(page)
    const shot = moves.find(move => move.startsWith('shoot '))
    if (shot) {
      shots++
      await press(page, shot)
      break
    }
    const go = moves.filter(move => move.startsWith('go ')).sort((a, b) => farIn(a) - farIn(b))[0]
    const select = moves.find(move => move.startsWith('select '))
    const end = moves.find(move => move === 'end-step')
    const done = (await page.locator('.log-line').count()) > 30 + i
    const next =
      go ??
      (i < 14 && !done
        ? (select ?? end)
        : (moves.find(move => move.startsWith('select ') && /archer|odo|wat|martin|bertin|drogo|alric/.test(move)) ??
          end)) ??
      moves[0]
    if (!next) {
      await page.waitForTimeout(200)
      continue
    }
    await press(page, next)
  }
  expect(shots).toBe(1)
  expect(await page.textContent('.log')).not.toMatch(/\b(shoots|moves|Turn|wall)\b/)
  // The map again: the line from a watchman to a hex, with its side elevation and its reason.
  await page.locator('[data-key="t"]').click()
  await page.locator('.map-frame .siege-map').waitFor()
  const box = (await page.locator('.counter').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('.piece-panel [aria-pressed]').click()
  // The middle of the upper half: no panel lies there.
  const map = (await page.locator('.map-frame').boundingBox()) ?? box
  await page.mouse.click(map.x + map.width / 2, map.y + map.height / 3)
  await page.locator('.sight-panel .verdict').waitFor()
  expect(await page.locator('.elevation svg').count()).toBe(1)
  sound(guest)
})

test('the keyboard walks over the map, hears each hex and sends a piece; what is refused says why (French)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=before-the-bell', 'fr')
  const { page } = guest
  await page.locator('[data-start]').press('Enter')
  await page.locator('.siege-map').waitFor()
  await page.locator('.off-map button').first().press('Enter')
  await page.locator('.choice').first().waitFor()
  const heard = page.locator('[data-live="log"]')
  const map = page.locator('.map-frame')
  await map.press('ArrowDown')
  await expect.poll(() => heard.textContent()).toMatch(/^[A-Z]+\d+ · .+\. coût \d/)
  const first = await heard.textContent()
  await map.press('ArrowDown')
  await expect.poll(() => heard.textContent()).not.toBe(first)
  expect(await page.locator('.cursor').isVisible()).toBe(true)
  await map.press('Enter')
  await page.locator('.counter.chosen').waitFor()
  // A hex on the far side of the castle is out of reach: the press says so, with its rule.
  for (let i = 0; i < 12; i++) await map.press('ArrowRight')
  await map.press('Enter')
  await page.locator('.toast.refusal .rule-chip').waitFor()
  sound(guest)
})

test('a rider sits on a horse, and a place with two ways to stand asks which', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=sparks', 'en')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('.siege-map').waitFor()
  const horses = await page.locator('.horse').count()
  await page.locator('.off-map button').first().click()
  await page.locator('.choice').first().waitFor()
  const map = page.locator('.map-frame')
  await map.press('ArrowRight')
  await map.press('Enter')
  const answers = page.locator('.press-menu .btn:not(.quiet)')
  await answers.first().waitFor()
  const told = await answers.allTextContents()
  expect(new Set(told).size).toBe(told.length)
  await answers.first().click()
  await expect.poll(() => page.locator('.horse').count()).toBe(horses + 1)
  sound(guest)
})

const opened = async (scenario: string, size: Size) => {
  const guest = await visit(`/play/siege/one-screen?scenario=${scenario}`, 'en', size)
  await guest.page.locator('[data-start]').click()
  await guest.page.locator('.siege-map').waitFor()
  const boxOf = async (what: string) =>
    (await guest.page.locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const inside = async (what: string): Promise<boolean> => {
    const [frame, box] = [await boxOf('.map-frame'), await boxOf(what)]
    return box.width > 0 && box.x >= frame.x && box.x + box.width <= frame.x + frame.width
  }
  return { ...guest, inside }
}

test('two maps joined are opened whole; a phone opens on one’s own people and shows the whole when asked', async () => {
  const desk = await opened('the-convoy', 'desktop')
  await expect.poll(() => desk.inside('.siege-map')).toBe(true)
  sound(desk)
  const phone = await opened('the-convoy', 'phone')
  await expect.poll(() => phone.inside('.counter.seat-garrison')).toBe(true)
  expect(await phone.inside('.siege-map')).toBe(false)
  await phone.page.locator('.map-tools .btn').last().click()
  await expect.poll(() => phone.inside('.siege-map')).toBe(true)
  sound(phone)
})

test('a day of bombardment: a machine is aimed on the map, the aim is shown, what the stones did is told (Polish)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=the-long-siege', 'pl')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('[data-move="plan bombard"]').click()
  await page.locator('.ready-room button').last().click()
  const hex = (await page.locator('.choice-aim').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(hex.x + hex.width / 2, hex.y + hex.height / 2)
  await page.locator('.aimed').waitFor({ state: 'attached' })
  expect(await page.locator('.ready-room button').last().textContent()).toMatch(/^[A-Z].* → [A-Z]+\d+$/)
  await page.locator('[data-move="bombard"]').click()
  await expect.poll(() => page.locator('.just-now').textContent()).toMatch(/rzut \d+/)
  sound(guest)
})

test('set-up by drag: from beside the map onto it, and from there to another hex (French)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=sparks', 'fr')
  const { page } = guest
  await page.locator('input[name="set-up"][value="free"]').check({ force: true })
  await page.locator('[data-start]').click()
  const carry = async (what: string, x: number, y: number) => {
    const box = (await page.locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 40, y, { steps: 4 })
    await page.locator('.choice-deploy').first().waitFor({ state: 'attached' })
    await page.mouse.move(x, y)
    await page.mouse.up()
  }
  const placed = () => page.locator('.counter').count()
  await page.locator('.off-map button').first().waitFor()
  await carry('.off-map button', 500, 400)
  await expect.poll(placed).toBe(1)
  await carry('.off-map button', 640, 480)
  await expect.poll(placed).toBe(2)
  const told = page.locator('.log-line')
  const before = await told.count()
  await carry('.counter', 400, 600)
  await expect.poll(() => told.count()).toBeGreaterThan(before)
  expect(await placed()).toBe(2)
  sound(guest)
})

test('a mistake is taken back with a press, also after the screen has gone to the other side', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=before-the-bell', 'en')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('[data-move="end-step"]').waitFor()
  expect(await page.locator('[data-undo]').count()).toBe(0)
  const phase = () => page.locator('.phase-bar').getAttribute('class')
  await page.locator('[data-move="end-step"]').click()
  await expect.poll(phase).toMatch('seat-garrison')
  await page.locator('[data-undo]').click()
  await expect.poll(phase).toMatch('seat-besieger')
  await expect.poll(() => page.locator('.just-now').textContent()).toBe('Moves were taken back.')
  sound(guest)
})

test('who breaks off the assault is asked a second time (Polish)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=assaulting-the-breach', 'pl')
  const { page } = guest
  await page.locator('[data-start]').click()
  const off = page.locator('[data-move="withdraw"]')
  await off.click()
  await expect.poll(() => off.textContent()).toBe('Na pewno przerwać szturm?')
  expect(await page.locator('.outcome').count()).toBe(0)
  // Something else is done: the question is a new one.
  await page.locator('.off-map button').first().click()
  await expect.poll(() => off.textContent()).toBe('Przerwij szturm')
  await off.click()
  await off.click()
  await expect.poll(() => page.locator('[data-move]').count()).toBe(0)
  sound(guest)
})

test('a side with nobody to place is told so; it says once that it is ready', async () => {
  const guest = await visit('/play/siege?scenario=before-the-bell', 'en')
  const { page } = guest
  await page.locator('input[name="set-up"][value="free"]').check({ force: true })
  await page.locator('[data-start]').click()
  await page.locator('[data-move="ready"]').waitFor()
  expect(await page.locator('[data-move="ready"]').count()).toBe(1)
  expect(await page.locator('.asked-text').textContent()).toMatch(/^Nothing to place/)
  await page.locator('[data-move="ready"]').click()
  await expect.poll(() => page.locator('.ladders-off').textContent()).toMatch(/4 ladders/)
  sound(guest)
})

test('set-up by hand: machines and markers wait beside the map with the people, and are placed like them', async () => {
  const guest = await visit('/play/siege?scenario=the-gap-in-the-curtain', 'en')
  const { page } = guest
  await page.locator('input[name="set-up"][value="free"]').check({ force: true })
  await page.locator('[data-start]').click()
  const fill = page.locator('[data-marker="filled"]')
  await fill.click()
  const lit = page.locator('.choice-lay-marker')
  const lay = async (n: number) => {
    const box = (await lit.nth(n).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  await lay(3)
  await expect.poll(() => fill.textContent()).toMatch(/7$/)
  await lay(8)
  await expect.poll(() => fill.textContent()).toMatch(/6$/)
  await page.locator('.off-map button', { hasText: 'Siege tower' }).click()
  const place = page.locator('.choice-deploy-engine').nth(3)
  await place.waitFor({ state: 'attached' })
  expect(await lit.count()).toBe(0)
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('.press-menu .btn:not(.quiet)').first().click()
  await expect.poll(() => page.locator('.engine').count()).toBe(1)
  // Elsewhere it may not stand: not because of the way it would face.
  const tower = (await page.locator('.engine').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(tower.x + 4 * tower.width, tower.y + tower.height / 2)
  await expect.poll(() => page.locator('.toast.refusal').textContent()).toMatch(/SG-SCN-6/)
  sound(guest)
})

test('what the other side has done is told line by line and its ways are on the map, until one does something oneself', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=before-the-bell', 'fr')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('.off-map button').first().click()
  await page.locator('.choice').first().waitFor()
  const map = page.locator('.map-frame')
  // Onto the map, and from there on to the next hex.
  const told = page.locator('.log-line')
  for (const way of [['ArrowRight'], ['ArrowRight', 'ArrowRight']]) {
    const before = await told.count()
    for (const key of [...way, 'Enter']) await map.press(key)
    await expect.poll(() => told.count()).toBeGreaterThan(before)
  }
  expect(await page.locator('.trace').count()).toBe(0)
  const step = async () =>
    `${await page.locator('.phase-bar').getAttribute('class')} ${await page.locator('.steps .now').textContent()}`
  for (let now = await step(); now.includes('seat-besieger'); now = await step()) {
    await page.locator('[data-move="end-step"]').click()
    await expect.poll(step).not.toBe(now)
  }
  await expect.poll(() => page.locator('.trace').count()).toBe(1)
  expect(await page.locator('.just-now').textContent()).toMatch(/ va en [A-Z]+\d+/)
  await page.locator('[data-move="end-step"]').click()
  await expect.poll(() => page.locator('.trace').count()).toBe(0)
  sound(guest)
})

test('a finger’s first press on a target shows the line and the odds with the shot to be loosed (Polish, phone)', async () => {
  const guest = await visit('/play/siege/one-screen?scenario=the-kings-summer', 'pl', 'phone')
  const { page } = guest
  await page.locator('[data-start]').click()
  await page.locator('[data-move="plan assault"]').click()
  const tap = async (what: string) => {
    const { x, y, width, height } = (await page.locator(what).first().boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  // Somebody who has a target, found in the board in words.
  await page.locator('[data-key="t"]').click()
  await page.locator('.twin [data-move^="select"]').first().waitFor()
  const shooters = (await legal(page)).filter(move => move.startsWith('select '))
  for (const shooter of shooters) {
    await press(page, shooter)
    await expect.poll(() => page.locator(`[data-move="${shooter}"]`).count()).toBe(0)
    if ((await page.locator('[data-move^="shoot "]').count()) > 0) break
  }
  await page.locator('[data-key="t"]').click()
  await page.locator('.counter:has(.chance)').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  await page.locator('.map-tools .btn').last().click()
  await page.waitForTimeout(500)
  const told = page.locator('.log-line')
  const before = await told.count()
  await tap('.counter:has(.chance) .plate')
  await page.locator('.shot-panel .verdict.good').waitFor()
  expect(await told.count()).toBe(before)
  await page.locator('.shot-panel .loose .btn').first().click()
  await expect.poll(() => told.count()).toBeGreaterThan(before)
  sound(guest)
})
