/** Two people at one table of the server. */
import { type Guest, type Tongue, visit } from './browser.ts'

/** North makes the table, South follows the link. */
export const sitDown = async (
  path = '/play/siegestorm/friend',
  host?: Guest,
  tongues: readonly [Tongue, Tongue] = ['en', 'fr'],
): Promise<readonly [Guest, Guest]> => {
  const north = host ?? (await visit(path, tongues[0]))
  if (host) await host.page.goto(new URL(path, host.page.url()).href)
  await north.page.locator('[data-start]').click()
  const link = await north.page.locator('[data-invite]').inputValue()
  const { pathname, search } = new URL(link)
  const south = await visit(pathname + search, tongues[1])
  await south.page.locator('[data-sit]').first().click()
  await Promise.all([north.page.locator('.storm').waitFor(), south.page.locator('.storm').waitFor()])
  return [north, south]
}
