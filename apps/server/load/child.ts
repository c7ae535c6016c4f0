/** Starts that process, waits until it serves, ends it the hard way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Child {
  readonly url: string
  readonly pid: number
  /** From the start of the process to its first answer. */
  readonly bootMs: number
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

const LIMITLESS = {
  LOG_LEVEL: 'error',
  PLAYER_MESSAGES: '10000000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  MAX_SOCKETS_PER_PERSON: '10000',
  MAX_TABLES_PER_PERSON: '10000000',
  HTTP_PER_MINUTE: '10000000',
  SIGN_INS_PER_MINUTE: '10000000',
}

export const startChild = async (env: { readonly [name: string]: string }): Promise<Child> => {
  const began = performance.now()
  const file = new URL('./server-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH ?? '', ...LIMITLESS, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await firstLine(child)
  return {
    url,
    pid: child.pid!,
    bootMs: performance.now() - began,
    kill: signal =>
      new Promise(done => {
        if (child.exitCode !== null || child.signalCode !== null) {
          done()
          return
        }
        child.once('exit', () => done())
        child.kill(signal)
      }),
  }
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout! })
    lines.on('line', line => {
      if (line.startsWith('url ')) resolve(line.slice(4))
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it served`)))
  })
