/** The files of the project, as paths from its root. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.stryker-tmp', 'coverage', 'reports'])

export const sourceFiles = (root: string, dirs: readonly string[], pattern = /\.tsx?$/): readonly string[] =>
  dirs.flatMap(dir =>
    existsSync(join(root, dir))
      ? readdirSync(join(root, dir), { withFileTypes: true })
          .filter(({ name }) => !SKIPPED.has(name))
          .sort((a, b) => (a.name < b.name ? -1 : 1))
          .flatMap(entry => {
            const path = `${dir}/${entry.name}`
            if (entry.isDirectory()) return sourceFiles(root, [path], pattern)
            return pattern.test(entry.name) ? [path] : []
          })
      : [],
  )
