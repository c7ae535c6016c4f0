/** A server as a child process, up when it says its address. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly url: string
  end(): void
}

export const startProcess = (file: string, env: { readonly [name: string]: string } = {}): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', line => {
      if (line.startsWith('url ')) resolve({ url: line.slice(4), end: () => child.kill('SIGKILL') })
    })
  })
