/** One thread for thoughts, replaced whenever it fails. */
import { Worker } from 'node:worker_threads'
import type { Question } from './bot-brain.ts'

export interface BotThread {
  /** The chosen move, or undefined when the bot threw, span or ran out of memory. */
  think(question: Question): Promise<string | undefined>
  stop(): Promise<void>
}

const GRACE_MS = 1000

export interface BotLimits {
  readonly timeMs: number
  readonly memoryMb: number
}

export const botThread = (
  { timeMs, memoryMb }: BotLimits,
  file: URL = new URL('./bot-worker.ts', import.meta.url),
): BotThread => {
  let worker: Worker | undefined
  let nextId = 0
  let line: Promise<unknown> = Promise.resolve()
  let stopped = false

  const start = (): Worker => {
    const made = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
      // Neither the host's secrets nor its arguments are a bot's business.
      env: {},
      argv: [],
      stdout: true,
      stderr: true,
    })
    made.unref()
    return made
  }

  const ask = (question: Question): Promise<string | undefined> =>
    new Promise(resolve => {
      if (stopped) return resolve(undefined)
      worker ??= start()
      const here = worker
      const id = nextId++
      const finish = (move: string | undefined, broken: boolean): void => {
        clearTimeout(timer)
        here.off('message', heard)
        here.off('error', failed)
        here.off('exit', failed)
        if (broken) {
          worker = undefined
          here.terminate().catch(() => {})
          here.on('error', () => {})
        }
        resolve(move)
      }
      const heard = (answer: { readonly id: number; readonly move?: string }): void => {
        if (answer.id === id) finish(typeof answer.move === 'string' ? answer.move : undefined, false)
      }
      const failed = (): void => finish(undefined, true)
      const most = Math.min(timeMs, question.timeMs)
      // A little more than that, so that one that keeps its time is never cut off.
      const timer = setTimeout(() => finish(undefined, true), most + Math.min(GRACE_MS, most / 2))
      here.on('message', heard)
      here.on('error', failed)
      here.on('exit', failed)
      here.postMessage({ id, question })
    })

  return {
    // One thought at a time: two bots never share the thread's time limit.
    think: question => {
      const thought = line.then(() => ask(question))
      line = thought
      return thought
    },
    stop: async () => {
      stopped = true
      await worker?.terminate()
    },
  }
}
