/** The first page: three languages, its weight, the keyboard, and the page without a network. */
import { expect, test } from 'vitest'
import { sound, type Tongue, visit } from './browser.ts'
import { weigh } from './weight.ts'

const WORDS: { readonly [T in Tongue]: readonly string[] } = {
  en: ['Play now', 'At one screen', 'With a friend', 'My games', 'Watch'],
  fr: ['Jouer tout de suite', 'Sur un seul écran', 'Avec un ami', 'Mes parties', 'Regarder'],
  pl: ['Graj teraz', 'Przy jednym ekranie', 'Ze znajomym', 'Moje gry', 'Oglądaj'],
}

test.each(['en', 'fr', 'pl'] as const)('the first page speaks %s when the browser does', async tongue => {
  const guest = await visit('/', tongue)
  await guest.page.locator('h2').first().waitFor()
  const text = (await guest.page.textContent('main')) ?? ''
  for (const word of WORDS[tongue]) expect(text).toContain(word)
  if (tongue !== 'en') for (const word of WORDS.en) expect(text).not.toContain(word)
  expect(await guest.page.getAttribute('html', 'lang')).toBe(tongue)
  sound(guest)
})

test('the language can be changed on the spot and is kept', async () => {
  const { page } = await visit('/', 'en')
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByText('Moje gry').waitFor()
  await page.reload()
  await page.getByText('Moje gry').waitFor()
})

test('the first page weighs at most 120 kB of script, gzipped', async () => {
  const { page } = await visit('/settings', 'en', 'desktop', { cached: false })
  const weight = weigh(page)
  await page.goto(new URL('/', page.url()).href)
  await page.locator('.door').first().waitFor()
  await page.waitForTimeout(500)
  const bytes = await weight()
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
})

test('every address of the page can be opened directly', async () => {
  for (const path of [
    '/rules/SS-STORM-4',
    '/rules/SG-1.41-2',
    '/play/siege',
    '/play/siegestorm/friend',
    '/decks',
    '/my-games',
    '/watch',
    '/settings',
    '/credits',
    '/learn/siegestorm',
  ]) {
    const guest = await visit(path)
    await guest.page.locator('h1').first().waitFor()
    expect(await guest.page.textContent('h1'), path).not.toBe('404')
    sound(guest)
    await guest.context.close()
  }
})

test('a rule is found by its number and by a word, in the reader’s language', async () => {
  const { page } = await visit('/rules', 'fr')
  await page.locator('.rule').first().waitFor()
  await page.locator('input[type=search]').fill('SS-STORM-5')
  await page.locator('#SS-STORM-5').waitFor()
  expect(await page.textContent('#SS-STORM-5')).not.toContain('creature is killed')
})

test('a rule that does not exist is named as such, above the rules there are (Polish)', async () => {
  const { page } = await visit('/rules/no-such-rule', 'pl')
  expect(await page.getByRole('alert').textContent()).toBe('Nie ma zasady no-such-rule. Oto wszystkie zasady gry.')
  await page.locator('#SS-STORM-4').waitFor()
  await page.goto(new URL('/rules/SS-STORM-4', page.url()).href)
  await page.locator('#SS-STORM-4').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('an address with a game or a way to play that there is not says so (French)', async () => {
  const { page } = await visit('/play/siegestorm/alone', 'fr')
  await page.getByText('Il n’y a rien à cette adresse.').waitFor()
  for (const path of ['/play/chess', '/learn/chess', '/nowhere']) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByText('Il n’y a rien à cette adresse.').waitFor()
  }
})
