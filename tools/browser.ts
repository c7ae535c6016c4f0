/** A chromium for the tests: one that is installed, else the system's package, else the browser installer. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap(dir => PROGRAMS.map(name => join(dir, name)))
    .find(path => existsSync(path))

const fromInstaller = (): string | undefined => {
  const home = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(home)) return
  return readdirSync(home)
    .filter(name => name.startsWith('chromium-'))
    .flatMap(name => ['chrome-linux64/chrome', 'chrome-linux/chrome'].map(path => join(home, name, path)))
    .find(path => existsSync(path))
}

const installed = (): string | undefined => {
  const named = process.env.CHROMIUM
  return named && existsSync(named) ? named : (onPath() ?? fromInstaller())
}

const attempt = (what: string, command: string, args: readonly string[]): void => {
  console.log(`No chromium here: trying ${what} …`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 600_000 })
}

export const findBrowser = (): string | undefined => {
  if (!installed() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    attempt('the system package', 'apt-get', ['update'])
    attempt('the system package', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  if (!installed()) attempt('the browser installer', 'playwright-core', ['install', 'chromium'])
  return installed()
}
