/**
 * All the tests: checks, rules, server and page. Brings a browser when there is none, says plainly what it
 * could not get, and ends with one line: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const browser = findBrowser()
if (!browser) console.log('No chromium could be found or installed: the browser tests will fail.')
// The bootstrap has built the page: the browser tests take it as it is.
const env = { ...process.env, E2E_BUILT: '1', ...(browser ? { CHROMIUM: browser } : {}) }

interface Tally {
  readonly passed: number
  readonly failed: number
}

const check = (): Tally => {
  const { status } = spawnSync('node', ['tools/check.ts'], { cwd: root, stdio: 'inherit', env })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitest = (name: string, config: string): Tally => {
  const report = join(reports, `${name}.json`)
  const args = ['run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  if (numPendingTests > 0) console.log(`${numPendingTests} tests of ${name} were skipped: that counts as failed`)
  const failed = numFailedTests + numPendingTests
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) }
}

const tallies = [check(), vitest('packages', 'vitest.config.ts'), vitest('browser', 'e2e/vitest.config.ts')]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
