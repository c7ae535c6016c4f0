/** The server and the page, both reloading: http://localhost:5173 talks to the server on 8080. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('vite', ['apps/web'], { cwd: root, stdio: 'inherit' }),
]
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
