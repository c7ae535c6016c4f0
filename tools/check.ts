/** Everything a machine can check without running a game: types, lint, format, imports, rule IDs, dead code. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ['types of the page', 'tsc', '--noEmit', '-p', 'apps/web'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['imports', 'node', 'tools/check-imports.ts'],
  ['rule IDs', 'node', 'tools/check-rules.ts'],
  ['rule texts', 'node', 'tools/gen-rule-texts.ts', '--check'],
  ['dead code', 'knip', '--no-progress'],
]

const failed = CHECKS.filter(([name, command, ...args]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  if (status !== 0) console.log(`${stdout}${stderr}`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
