/** The thread bots think in: no store, no network of its own making, a limit on memory, ended when a thought takes too long. */
import { parentPort } from 'node:worker_threads'
import type { Question } from './bot-brain.ts'
import { ask } from './bot-brains.ts'

parentPort?.on('message', ({ id, question }: { readonly id: number; readonly question: Question }) => {
  try {
    parentPort?.postMessage({ id, move: ask(question) })
  } catch {
    parentPort?.postMessage({ id })
  }
})
