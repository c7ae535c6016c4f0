/**
 * The tests of one package for mutation runs. The copy that is mutated must import its own packages and not
 * those that node_modules links to, so every name is mapped to the file beside it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')

const aliases = readdirSync(join(root, 'packages')).flatMap(name => {
  const manifest = join(root, 'packages', name, 'package.json')
  if (!existsSync(manifest)) return []
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly exports?: { readonly [path: string]: string }
  }
  return Object.entries(exports).map(([path, file]) => ({
    find: new RegExp(`^@siegeworks/${name}${path.slice(1).replace('*', '(.+)')}$`),
    replacement: join(root, 'packages', name, file).replace('*', '$1'),
  }))
})

export default defineConfig({
  root,
  resolve: { alias: aliases },
  test: {
    include: (process.env.MUTATE_TESTS ?? 'packages/**/*.test.ts').split(','),
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    maxWorkers: 1,
  },
})
