/** Writes the service worker: it knows every file of this build, so the page opens without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const offlinePlugin = (root: string): Plugin => ({
  name: 'siegeworks-offline',
  apply: 'build',
  // What was really written: chunks that hold nothing but style are dropped late.
  closeBundle: () => {
    const out = join(root, 'dist')
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/\.(map|gz|br)$/.test(entry.name) && entry.name !== 'index.html')
      .map(entry => join(entry.parentPath, entry.name).slice(out.length))
      .filter(name => name !== '/service-worker.js')
    const listed = ['/', ...files.sort()]
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    const version = createHash('sha256').update(listed.join('\n')).update(page).digest('hex').slice(0, 12)
    const source = readFileSync(join(root, 'src/offline/service-worker.js'), 'utf8')
      .replace('__VERSION__', version)
      .replace('__FILES__', JSON.stringify(listed))
    writeFileSync(join(out, 'service-worker.js'), source)
  },
})
