import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInMemory, type TestServer } from './open-server.ts'

let server: TestServer
beforeAll(async () => {
  // So little that a bot which does not wait when it is told to never comes to the end.
  server = await openInMemory({ PLAYER_MESSAGES: '10' })
})
afterAll(() => server.stop())

const BOT = join(import.meta.dirname, '../../../docs/examples/bot.mjs')

const run = (args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BOT, server.url, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 30_000,
    })
    let out = ''
    child.stdout.on('data', data => {
      out += data
    })
    child.on('exit', code => (code === 0 ? resolve(out) : reject(new Error(`the bot ended with ${code}`))))
  })

test('two programs written from docs/bot-api.md play a full duel against each other', async () => {
  const [one, other] = await Promise.all([run(['skirmish']), run(['skirmish'])])
  expect(one).toMatch(/over \{"winners":/)
  expect(other.split('over ')[1]).toBe(one.split('over ')[1])
})
