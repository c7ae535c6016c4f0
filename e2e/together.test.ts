/** What people do around a game: meet, play again, wait, keep to themselves, keep their account. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, sound, visit } from './browser.ts'
import { sitDown } from './sit-down.ts'
import { playOn } from './storm.ts'

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('.bar-buttons > .btn[aria-expanded]').click()
  await page.locator('.table-menu').waitFor()
}

const goTo = ({ page }: Guest, path: string): Promise<unknown> => page.goto(new URL(path, page.url()).href)

const resign = async (page: Page): Promise<void> => {
  await openMenu(page)
  await page.locator('.table-menu .danger').click()
  await page.locator('.table-menu .danger').click()
  await page.locator('[data-outcome]').waitFor()
  expect(await page.textContent('.prompt')).toBe('The game is over.')
}

test('after a duel one asks for a rematch, the other sits down again, each at the other’s seat (Polish)', async () => {
  const [north, south] = await sitDown('/play/siegestorm/friend', undefined, ['en', 'pl'])
  const first = new URL(north.page.url()).pathname
  await resign(north.page)
  await north.page.locator('dialog [data-rematch]').click()
  await north.page.locator('[data-stand]').waitFor()
  expect(new URL(north.page.url()).pathname).not.toBe(first)
  const again = south.page.locator('dialog [data-rematch]', { hasText: 'Usiądź znowu' })
  await again.click()
  await Promise.all([north.page.locator('.storm').waitFor(), south.page.locator('.storm').waitFor()])
  expect(new URL(south.page.url()).pathname).toBe(new URL(north.page.url()).pathname)
  sound(north)
  sound(south)
})

test('two who look for the same game meet, each with a deck of their own choice', async () => {
  const one = await visit('/play/siegestorm/anyone', 'en')
  await one.page.locator('[name="deck"][value="ysra-starter"]').check({ force: true })
  await one.page.locator('[data-start]').click()
  await one.page.locator('[data-stand]').waitFor()
  const other = await visit('/play/siegestorm/anyone', 'fr', 'phone')
  await other.page.locator('[name="deck"][value="styxia-starter"]').check({ force: true })
  await other.page.locator('[data-start]').click()
  await Promise.all([one.page.locator('.storm').waitFor(), other.page.locator('.storm').waitFor()])
  expect(await one.page.locator('.hand-card').count()).toBeGreaterThan(0)
  sound(one)
  sound(other)
})

test('who follows a link brings a deck of their own and their part of the chance', async () => {
  const north = await visit('/play/siegestorm/friend', 'en')
  await north.page.locator('[data-start]').click()
  const { pathname, search } = new URL(await north.page.locator('[data-invite]').inputValue())
  const south = await visit(pathname + search, 'pl', 'phone')
  await south.page.locator('[data-deck]').selectOption('ysra-starter')
  const sat = south.page.waitForRequest(request => request.url().endsWith('/sit'))
  await south.page.locator('[data-sit]').click()
  expect((await sat).postDataJSON()).toMatchObject({
    deck: 'ysra-starter',
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await Promise.all([north.page.locator('.storm').waitFor(), south.page.locator('.storm').waitFor()])
  sound(north)
  sound(south)
})

test('whoever looks at something else is told when it is their move, and finds the way (French)', async () => {
  const [north, south] = await sitDown()
  await expect.poll(() => south.page.title()).toContain('C’est à vous de jouer.')
  const table = new URL(south.page.url()).pathname
  await south.page.locator('[data-obvious]:not(:disabled)').first().click()
  await expect.poll(() => south.page.locator('.prompt.asks [data-move="keep"]').count()).toBe(0)
  const listening = south.page
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"welcome"')))
  await goTo(south, '/rules')
  await listening
  const notice = south.page.locator('[data-notice="your-turn"]')
  const told = async (): Promise<boolean> => (await notice.count()) > 0
  await playOn(north.page, { until: told, idle: true, presses: 200 })
  expect(await notice.textContent()).toContain('C’est à vous de jouer.')
  await south.page.locator('[data-waiting="1"]').waitFor()
  expect(await south.page.title()).toMatch(/^\(1\) /)
  await notice.locator(`a[href="${table}"]`).click()
  await south.page.locator('.storm').waitFor()
  expect(await told()).toBe(false)
  sound(north)
  sound(south)
})

/** A push service for a browser that has none here: the page subscribes to this. */
const FAKE_PUSH = `
  let taken = null
  const made = {
    endpoint: 'https://push.example.org/one',
    toJSON: () => ({ endpoint: made.endpoint, expirationTime: null, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => { taken = null; return true },
  }
  PushManager.prototype.subscribe = async () => (taken = made)
  PushManager.prototype.getSubscription = async () => taken
`

test('a notice of the browser is asked for in the settings and says in the reader’s language whose move it is', async () => {
  const guest = await visit('/settings', 'pl')
  const { page, context } = guest
  await context.grantPermissions(['notifications'])
  await page.addInitScript(FAKE_PUSH)
  await page.reload()
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  const kept = page.waitForRequest(request => request.url().endsWith('/api/push') && request.method() === 'POST')
  await page.locator('[data-push="off"]').click()
  expect((await kept).postDataJSON()).toMatchObject({ endpoint: 'https://push.example.org/one' })
  await page.locator('[data-push="on"]').waitFor()
  const wire = await context.newCDPSession(page)
  const registration = new Promise<string>(resolve =>
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await wire.send('ServiceWorker.enable')
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify({ what: 'your-turn', match: 'abc123', game: 'siege', seat: 'garrison' }),
  })
  const shown = (): Promise<unknown> =>
    page.evaluate(
      'navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => [n.title, n.body, n.tag]))',
    )
  await expect.poll(shown).toEqual([['SIEGE', 'Twój ruch.', 'abc123']])
  await page.locator('[data-push="on"]').click()
  await page.locator('[data-push="off"]').waitFor()
  sound(guest)
})

const saySomething = async (page: Page, phrase: string): Promise<void> => {
  await page.locator('[data-talk]').click()
  await page.locator(`[data-phrase="${phrase}"]`).click()
  await page.locator('.chat-lines li').last().waitFor()
  await page.keyboard.press('Escape')
}

test('somebody at the table is hidden, blocked, let in again and reported', async () => {
  const [north, south] = await sitDown()
  const { page } = south
  await saySomething(north.page, 'hello')
  await page.locator('[data-unheard="1"]').waitFor()
  await page.locator('[data-talk]').click()
  await page.locator('[data-people]').click()
  await page.locator('[data-mute="false"]').click()
  await page.locator('[data-mute="true"]').waitFor()
  await page.keyboard.press('Escape')
  await saySomething(north.page, 'thanks')
  await page.locator('[data-talk]').click()
  expect(await page.locator('.chat-lines li').count()).toBe(0)
  await page.locator('[data-people]').click()
  await page.locator('[data-block="false"]').click()
  await page.locator('[data-block="true"]').waitFor()
  await page.locator('[data-report-person]').click()
  await page.locator('.person textarea').fill('Il traîne exprès.')
  await page.locator('.person select').selectOption('stalling')
  await page.locator('[data-send-report]').click()
  await page.locator('[data-reported]').waitFor()
  const match = new URL(page.url()).pathname
  await goTo(south, '/settings')
  await page.locator('[data-blocked="1"] .btn').click()
  await expect.poll(() => page.locator('[data-blocked]').count()).toBe(0)
  await goTo(south, match)
  await page.locator('.storm').waitFor()
  sound(north)
  sound(south)
})

test('answers in advance are given at the table, seen, kept by the server and taken back', async () => {
  const [north, south] = await sitDown()
  const { page } = south
  const open = async (): Promise<void> => {
    await openMenu(page)
    await page.locator('[data-orders="menu"]').click()
  }
  await open()
  await page.locator('[name="order"][value="pass-unless"]').check()
  await page.locator('.orders select').selectOption('3')
  await page.locator('[data-give-orders]').click()
  await page.locator('[data-orders="on"]').waitFor()
  await page.reload()
  await page.locator('[data-orders="on"]').click()
  expect(await page.textContent('[data-order="pass"]')).toContain('encore 3 fois')
  expect(await north.page.locator('[data-orders="on"]').count()).toBe(0)
  await page.locator('[data-clear-orders]').click()
  await expect.poll(() => page.locator('[data-order]').count()).toBe(0)
  await page.reload()
  await page.locator('.storm').waitFor()
  expect(await page.locator('[data-orders="on"]').count()).toBe(0)
  sound(north)
  sound(south)
})

test('a pause is asked for, agreed to and ended; a draw is offered and withdrawn', async () => {
  const [north, south] = await sitDown()
  await openMenu(north.page)
  await north.page.locator('[data-offer="draw"]').click()
  await south.page.locator('[data-agree="draw"]').waitFor()
  await north.page.locator('[data-withdraw="draw"]').click()
  await expect.poll(() => south.page.locator('[data-agree="draw"]').count()).toBe(0)
  await openMenu(north.page)
  await north.page.locator('[data-offer="pause"]').click()
  await south.page.locator('[data-agree="pause"]').click()
  await north.page.locator('[data-unpause]').waitFor()
  expect(await north.page.textContent('.prompt')).toContain('The game is paused.')
  await south.page.locator('[data-unpause]').click()
  await expect.poll(() => north.page.locator('[data-unpause]').count()).toBe(0)
  await north.page.locator('.prompt.asks').waitFor()
  // Nobody has been silent for a week yet.
  await north.page.locator('[data-move="keep"]').click()
  await expect.poll(() => north.page.locator('[data-move="keep"]').count()).toBe(0)
  await openMenu(north.page)
  await north.page.locator('[data-claim]').click()
  await north.page.locator('.refusal', { hasText: 'too early' }).waitFor()
  sound(north)
  sound(south)
})

test('a game is kept with a passkey and opened again by it (French)', async () => {
  const guest = await visit('/settings', 'fr')
  const { page, context } = guest
  const wire = await context.newCDPSession(page)
  await wire.send('WebAuthn.enable')
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Passkeys belong to a name, not to a number.
  await page.goto(`http://localhost:${new URL(page.url()).port}/settings`)
  await page.locator('[name="theme"]').nth(1).check()
  await page.locator('[data-passkey="keep"]').click()
  await page.locator('[data-passkeys="1"]').waitFor()
  await page.locator('[data-account="leave"]').click()
  // As on another device: another language, the usual theme.
  await page.locator('[data-passkey="enter"]').waitFor()
  await page.evaluate(`localStorage.setItem('siegeworks.settings', '{"language":"pl"}')`)
  await page.reload()
  await page.locator('[data-passkey="enter"]').click()
  await page.locator('[data-account="known"]').waitFor()
  expect(await page.textContent('[data-passkeys]')).toContain('1 clé d’accès')
  expect(await page.getAttribute('html', 'data-theme')).toBe('day')
  sound(guest)
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('holidays are told beforehand, thirty days a year, and taken back', async () => {
  const guest = await visit('/my-games', 'pl')
  const { page } = guest
  // Nothing here and nothing online: by now the server knows this guest.
  await page.locator('main .nothing').nth(1).waitFor()
  await goTo(guest, '/settings')
  const add = async (first: number, last: number): Promise<void> => {
    await page.locator('[name="first"]').fill(inDays(first))
    await page.locator('[name="last"]').fill(inDays(last))
    await page.locator('[data-holiday-add]').click()
  }
  await add(10, 20)
  await page.locator('[data-holiday]').waitFor()
  await add(30, 55)
  await page.locator('[role="alert"]', { hasText: 'trzydzieści dni' }).waitFor()
  await page.reload()
  await expect.poll(() => page.locator('[data-holiday]').count()).toBe(1)
  await page.locator('[data-holiday] button').click()
  await expect.poll(() => page.locator('[data-holiday]').count()).toBe(0)
  sound(guest)
})

test('one person takes two hands, a bot the third; a table nobody comes to is taken away', async () => {
  const host = await visit('/play/siegestorm/friend?mode=lms3', 'en')
  const { page } = host
  await page.locator('[data-terms] summary').click()
  await page.locator('[data-terms] select').nth(1).selectOption('free-text')
  await page.locator('[data-start]').click()
  await page.locator('.terms', { hasText: 'Free words too' }).waitFor()
  await page.locator('[data-sit]').first().click()
  await expect.poll(() => page.locator('[data-sit]').count()).toBe(1)
  await page.locator('[data-bot]').click()
  await page.locator('.storm, .curtain').first().waitFor()
  await goTo(host, '/play/siegestorm/friend')
  await page.locator('[data-start]').click()
  await page.locator('[data-close-table]').click()
  await page.locator('.nothing').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-games')
  sound(host)
})

test('a token for one’s own program is made in the settings and plays in one’s name', async () => {
  const guest = await visit('/my-games', 'fr')
  const { page } = guest
  // Nothing here and nothing online: by now the server knows this guest.
  await page.locator('main .nothing').nth(1).waitFor()
  await goTo(guest, '/settings')
  await page.locator('[data-tokens] summary').click()
  await page.locator('[data-tokens] form input').fill('Mon robot')
  await page.locator('[data-make-token]').click()
  const token = await page.locator('[data-token]').inputValue()
  const ask = () => fetch(new URL('/api/me', page.url()), { headers: { Authorization: `Bearer ${token}` } })
  const { me } = (await (await ask()).json()) as { readonly me?: { readonly name: string } }
  expect(me?.name).toMatch(/^Visiteur/)
  await page.locator('[data-tokens="1"] li button').click()
  await page.locator('[data-tokens="0"]').waitFor()
  expect(await (await ask()).json()).not.toHaveProperty('me')
  sound(guest)
})
