/** A bot has so long and no longer: whoever overruns is ended and counted, and the thread thinks on for the others. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Question } from '../src/match/bot-brain.ts'
import { botThread } from '../src/match/bot-thread.ts'
import { guest } from './client.ts'
import { openInMemory } from './open-server.ts'

/** Answers with its first move, spins, throws or eats memory, as the bot is called. */
const WORKER = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, question }) => {
  if (question.bot === 'spins') for (;;);
  if (question.bot === 'throws') throw new Error('a bad bot')
  if (question.bot === 'eats') { const all = []; for (;;) all.push(new Array(100_000).fill(id)) }
  parentPort.postMessage({ id, move: question.legal[0].text })
})`
const folder = mkdtempSync(join(tmpdir(), 'siegeworks-bots-'))
const file = join(folder, 'worker.mjs')
writeFileSync(file, WORKER)

const question = (bot: string, timeMs: number): Question => ({
  game: 'skirmish',
  bot,
  seat: 'raider',
  view: {},
  legal: [{ text: 'wait', move: {} }],
  world: {},
  seed: 's',
  timeMs,
})

test('a thought ends when its own time is over, not only that of the house; bad bots cost the next one nothing', async () => {
  const thread = botThread({ timeMs: 60_000, memoryMb: 32 }, pathToFileURL(file))
  for (const bad of ['spins', 'throws', 'eats']) {
    const began = performance.now()
    expect(await thread.think(question(bad, 400))).toBeUndefined()
    expect(performance.now() - began, bad).toBeLessThan(6000)
    expect(await thread.think(question('good', 5000))).toBe('wait')
  }
  await thread.stop()
  rmSync(folder, { recursive: true })
}, 30_000)

test('how long bots think, and who was too late, is told to the host', async () => {
  const late = {
    think: () => new Promise<undefined>(done => setTimeout(() => done(undefined), 1100)),
    stop: async () => {},
  }
  const server = await openInMemory({ BOT_SECONDS: '1' }, { thread: late })
  const ann = await guest(server.url, 'Ann')
  const seats = [
    { seat: 'raider', taker: 'me' },
    { seat: 'warden', taker: 'bot', bot: 'random' },
  ]
  const { id } = (await ann.post('/api/tables', { game: 'skirmish', seats })).body.table
  const table = await server.tables.get(id)
  await expect.poll(() => table.seq, { timeout: 5000 }).toBeGreaterThan(0)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('siegeworks_bot_moves_total{result="late"} 1')
  expect(metrics).toMatch(/siegeworks_bot_seconds_count [1-9]/)
  await server.stop()
})
