/** The data folder: made when missing, tried before anything else, private to the account that runs the server. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config.ts'

export const prepareDataFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new ConfigError(
      `the data folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code}); set DATA_DIR`,
    )
  }
}

/** Step by step: Node's own recursive mkdir never returns on file systems that refuse with ENOENT. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
