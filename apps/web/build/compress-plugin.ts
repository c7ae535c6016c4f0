/** Beside every text file of the build its compressed twins, so that the server only hands them out. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|webmanifest)$/

export const compressPlugin = (root: string): Plugin => ({
  name: 'siegeworks-compress',
  apply: 'build',
  closeBundle: () => {
    const out = join(root, 'dist')
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!TEXT.test(name)) continue
      const file = join(out, name)
      const text = readFileSync(file)
      if (text.length < 1024) continue
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    }
  },
})
