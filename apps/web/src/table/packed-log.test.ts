import { expect, test } from 'vitest'
import { packLog, unpackLog } from './packed-log.ts'

test('a log goes into a link and comes out of it as it was', async () => {
  const log = `{"game":"siegestorm","seats":["północ","sud"]}\n${'{"seq":1,"move":"keep"}\n'.repeat(400)}`
  const packed = await packLog(log)
  expect(packed).toMatch(/^#log=[\w-]+$/)
  expect(packed.length).toBeLessThan(log.length / 10)
  expect(await unpackLog(packed)).toBe(log)
})

test('what is no log, or a broken one, brings nothing', async () => {
  expect(await unpackLog('')).toBeUndefined()
  expect(await unpackLog('#log=%%%')).toBeUndefined()
  expect(await unpackLog('#log=AAAA')).toBeUndefined()
})
