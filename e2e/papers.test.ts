/** Decks, offline, unfinished games kept, the weight of a table. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sound, visit } from './browser.ts'
import { isDeploying, playOn, startStorm } from './storm.ts'
import { weigh } from './weight.ts'

test('a deck is built from a code, judged with reasons, kept and played (French)', async () => {
  const guest = await visit('/decks', 'fr')
  const { page } = guest
  await page.locator('[data-legal="false"]').waitFor()
  expect(await page.textContent('.legality')).toContain('SS-DECK-1')
  await page.locator('select').first().selectOption('khunglai-tempo')
  await page.locator('[data-legal="true"]').waitFor()
  await page.locator('.deck-papers summary').click()
  const code = await page.locator('[data-code]').inputValue()
  await page.locator('select').first().selectOption('')
  await page.locator('[data-legal="false"]').waitFor()
  await page.locator('[data-import]').fill(code)
  await page.locator('[data-read-deck]').click()
  await page.locator('[data-legal="true"]').waitFor()
  await page.locator('.deck-side input[type=text]').first().fill('Ma bande')
  await page.locator('[data-keep]').click()
  await page.locator('[data-play-deck]').click()
  await page.locator('[data-start]').click()
  await page.locator('.storm').waitFor()
  sound(guest)
})

test('a deck that cannot be read leaves the open one alone and says why, also from a link (French)', async () => {
  const { page } = await visit('/decks?code=SS1-broken', 'fr')
  expect(await page.getByRole('alert').textContent()).toContain('pas un code de partage')
  await page.locator('select').first().selectOption('khunglai-tempo')
  await page.locator('[data-legal="true"]').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.locator('.deck-papers summary').click()
  const code = await page.locator('[data-code]').inputValue()
  expect(await page.locator('[data-read-deck]').isDisabled()).toBe(true)
  await page.locator('[data-import]').fill('SS1-broken')
  await page.locator('[data-read-deck]').click()
  expect(await page.getByRole('alert').textContent()).toContain('pas un code de partage')
  await page.locator('[data-legal="true"]').waitFor()
  await page.locator('select').first().selectOption('')
  await page.locator('[data-legal="false"]').waitFor()
  await page.locator('[data-import]').fill(`https://siegeworks.example/decks?code=${code}`)
  await page.locator('[data-read-deck]').click()
  await page.locator('[data-legal="true"]').waitFor()
})

test('cards on the shelf are found without their accents (Polish)', async () => {
  const { page } = await visit('/decks', 'pl')
  await page.locator('input[type="search"]').fill('archaniol')
  await page.locator('.shelf-card', { hasText: 'Archanioł' }).waitFor()
})

const PACK = {
  format: 'siegestorm-pack/1',
  id: 'toys',
  cards: [
    {
      kind: 'player',
      id: 'tin-soldier',
      name: 'Tin Soldier',
      faction: 'khunglai',
      rank: 'soldier',
      origin: 'base',
      copies: 4,
      cost: 1,
      att: 3,
      def: 1,
      action: [{ do: 'dmg', to: 'opponent', amount: 2 }],
      passives: [],
      provenance: { status: 'ours' },
      words: { pl: { name: 'Ołowiany żołnierz', action: '2 DMG.' } },
    },
  ],
}

test('a pack of one’s own cards is loaded, built into a deck, kept and played (Polish)', async () => {
  const guest = await visit('/decks', 'pl')
  const { page } = guest
  await page.locator('select').first().selectOption('khunglai-tempo')
  await page.locator('[data-legal="true"]').waitFor()
  await page.locator('.deck-papers summary').click()
  const file = { name: 'toys.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(PACK)) }
  await page.locator('.deck-papers input[type=file]').setInputFiles(file)
  await page.locator('[data-pack="toys"]').waitFor()
  await page.locator('.deck-line button').first().click()
  await page.locator('[data-legal="false"]').waitFor()
  await page.locator('[data-add="tin-soldier"]').click()
  await page.locator('[data-legal="true"]').waitFor()
  expect(await page.locator('.shelf-card', { hasText: 'Ołowiany żołnierz' }).textContent()).toContain('2 DMG.')
  await page.locator('.deck-side input[type=text]').first().fill('Zabawki')
  await page.locator('[data-keep]').click()
  await page.reload()
  await page.locator('select').first().selectOption('own:Zabawki')
  await page.locator('[data-legal="true"]').waitFor()
  await page.locator('[data-play-deck]').click()
  await page.locator('[data-start]').click()
  await page.locator('.storm').waitFor()
  sound(guest)
})

test('an unfinished game survives a reload without a network', async () => {
  const guest = await visit('/', 'en')
  const { page, context } = guest
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', undefined, { timeout: 30_000 })
  await startStorm(page, '/play/siegestorm')
  await playOn(page, { presses: 6 })
  const told = await page.locator('.log-line').count()
  // Pages opened before the worker took over are not its yet; the next load is.
  await page.reload()
  await page.locator('.storm').waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.locator('.storm').waitFor({ timeout: 20_000 })
  expect(await page.locator('.log-line').count()).toBeGreaterThanOrEqual(Math.min(told, 5))
  await page.goto(new URL('/rules/SS-STORM-4', page.url()).href)
  await page.locator('#SS-STORM-4').waitFor()
  await page.goto(new URL('/my-games', page.url()).href)
  await page.locator('.game-row').first().waitFor()
  sound(guest)
})

test('a table weighs at most 300 kB of script, gzipped, first page included, beside the engine', async () => {
  const { page } = await visit('/settings', 'en', 'desktop', { cached: false })
  const weight = weigh(page, { worker: false })
  await page.goto(new URL('/', page.url()).href)
  await page.locator('.door').first().waitFor()
  await startStorm(page, '/play/siegestorm')
  await page.waitForTimeout(500)
  const bytes = await weight()
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(300_000)
})

test('a link to a moment brings the game along, and hands can be hidden in it', async () => {
  const { page, context } = await visit('/', 'en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startStorm(page, '/play/siegestorm?mode=duel')
  await playOn(page, { until: isDeploying })
  const hand = await page.locator('.hand-card').count()
  const told = await page.locator('.log-line').count()
  await page.locator('.table-bar [aria-expanded]').last().click()
  await page.locator('[data-copy-link]').click()
  await expect.poll(() => page.textContent('[data-copy-link]')).toBe('Copied')
  const { pathname, search, hash } = new URL(await page.evaluate('navigator.clipboard.readText()'))
  // Another person, another device: nothing of the game is kept there.
  const friend = await visit(pathname + search + hash, 'pl')
  await friend.page.locator('.hand-card').first().waitFor()
  expect(await friend.page.locator('.hand-card').count()).toBe(hand)
  expect(await friend.page.locator('.log-line').count()).toBe(told)
  await friend.page.locator('[data-hands="shown"]').click()
  await friend.page.locator('[data-hands="hidden"]').waitFor()
  await friend.page.locator('.storm').waitFor()
  expect(await friend.page.locator('.hand-card').count()).toBe(0)
  await friend.page.locator('[data-hands="hidden"]').click()
  await friend.page.locator('.hand-card').first().waitFor()
  await friend.page.locator('[data-replay="first"]').click()
  await expect.poll(() => friend.page.locator('.log-line').count()).toBeLessThan(told)
  sound(friend)
})

test('a problem is reported as a file with position, log and versions', async () => {
  const { page } = await visit('/', 'en')
  await startStorm(page, '/play/siegestorm')
  await page.locator('.prompt.asks').waitFor()
  await page.locator('.table-bar [aria-expanded]').last().click()
  const coming = page.waitForEvent('download')
  await page.locator('[data-report]').click()
  const file = await (await coming).path()
  const report = JSON.parse(readFileSync(file, 'utf8'))
  expect(report).toMatchObject({ format: 'siegeworks-report/1', game: 'siegestorm' })
  expect(report.position).toBeTypeOf('object')
  expect(report.log).toContain('siegestorm')
  expect(report.rules).toBeTypeOf('string')
})

test('a copied position is a question the judge answers', async () => {
  const { page, context } = await visit('/', 'en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startStorm(page, '/play/siegestorm?mode=coop')
  await page.locator('.prompt.asks').waitFor()
  await page.locator('.table-bar [aria-expanded]').last().click()
  await page.locator('[data-copy-position]').click()
  await expect.poll(() => page.textContent('[data-copy-position]')).toBe('Copied')
  const question = (await page.evaluate('navigator.clipboard.readText()')) as string
  const answer = execFileSync(process.execPath, ['apps/cli/bin/siegeworks.mjs', 'judge', '-'], { input: question })
  expect(JSON.parse(answer.toString())).toMatchObject({ ok: true, refused: null })
})

test('a file without a log is told apart from a game that is gone (French)', async () => {
  const guest = await visit('/my-games', 'fr')
  const { page } = guest
  const junk = { name: 'junk.json', mimeType: 'application/json', buffer: Buffer.from('{\n no log') }
  await page.locator('input[type=file]').setInputFiles(junk)
  await page.locator('[role="alert"]', { hasText: 'Aucun journal de partie' }).waitFor()
  sound(guest)
})
