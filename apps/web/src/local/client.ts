/** The page's end of its worker: requests by name, and the same wire as to a server. */
import type { ClientMessage, ServerMessage } from '@siegeworks/protocol'
import type { Connection } from '../net/connection.ts'
import type { FromWorker, Requests, ToWorker } from './requests.ts'

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<
  number,
  { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
>()
const hearers = new Set<(message: ServerMessage) => void>()

const heard = ({ data }: MessageEvent<FromWorker>): void => {
  if ('message' in data) {
    for (const hear of hearers) hear(data.message)
    return
  }
  const id = 'answer' in data ? data.answer : data.failed
  const asked = waiting.get(id)
  waiting.delete(id)
  if ('answer' in data) asked?.resolve(data.value)
  else asked?.reject(new Error(data.why))
}

const theWorker = (): Worker => {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', heard)
  }
  return worker
}

const post = (message: ToWorker): void => theWorker().postMessage(message)

export const ask = <K extends keyof Requests>(
  what: K,
  ...args: Parameters<Requests[K]>
): Promise<ReturnType<Requests[K]>> =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { resolve: value => resolve(value as ReturnType<Requests[K]>), reject })
    post({ ask: what, id, args })
  })

export const localConnection: Connection = {
  send: (message: ClientMessage) => post({ message }),
  listen: hear => {
    hearers.add(hear)
    return () => hearers.delete(hear)
  },
  watch: tell => {
    tell('open')
    return () => {}
  },
  now: () => Date.now(),
}
