/** The other end of the writer's thread. */
import { Worker } from 'node:worker_threads'
import type { Fate } from './group-commit.ts'
import type { Write } from './sql.ts'
import type { FromWriter, Packed, ToWriter } from './sqlite-writer.ts'

export interface WriterThread {
  commit(group: readonly Write[]): Promise<readonly Fate[]>
  close(): Promise<void>
}

/** An error of SQLite with its number, as the writer met it. */
export class WriterError extends Error {
  readonly errcode: number

  constructor(message: string, errcode: number) {
    super(message)
    this.errcode = errcode
  }
}

export const writerThread = (file: string, onLost: (error: unknown) => void): WriterThread => {
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } })
  worker.unref()
  const known = new Map<string, number>()
  let resolve: (answer: FromWriter) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  let closing = false
  worker.on('message', (answer: FromWriter) => resolve(answer))
  worker.on('error', error => {
    reject(error)
    onLost(error)
  })
  worker.on('exit', code => {
    if (closing) return
    const error = new Error(`the writer ended with ${code}`)
    reject(error)
    onLost(error)
  })
  /** One message at a time: the group commit waits for each answer. */
  const ask = (message: ToWriter): Promise<FromWriter> =>
    new Promise((done, fail) => {
      resolve = done
      reject = fail
      worker.postMessage(message)
    })
  const pack = (write: Write, fresh: string[]): Packed =>
    write.map(({ text, params, guard }) => {
      let id = known.get(text)
      if (id === undefined) {
        id = known.size
        known.set(text, id)
        fresh.push(text)
      }
      return [id, guard ? 1 : 0, ...params]
    })
  return {
    commit: async group => {
      const texts: string[] = []
      const packed = group.map(write => pack(write, texts))
      const answer = await ask({ texts, group: packed })
      if ('written' in answer) return answer.written
      throw 'failed' in answer ? new WriterError(answer.failed, answer.code) : new Error('the writer is closed')
    },
    close: async () => {
      closing = true
      await ask({ close: true })
      await worker.terminate()
    },
  }
}
