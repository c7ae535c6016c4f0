/** Power that fails in the middle of writing: of what was not yet on the disk some sectors are there, some are not, some are noise. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, verify } from '@siegeworks/kernel'
import { type AnyGame, gamesOf } from '../src/match/games.ts'
import { loadMatch } from '../src/match/loaded.ts'
import { sha256 } from '../src/match/receipts.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { type Store, storeOver } from '../src/store/store.ts'
import { SKIRMISH } from '../test/skirmish-entry.ts'
import { logOf } from './audit.ts'
import { diceFrom } from './dice.ts'
import { writeMatch } from './figures.ts'
import { reading } from './reading.ts'

export interface TornReport {
  readonly images: number
  /** Matches that had been confirmed before the power failed, over all images. */
  readonly confirmed: number
  /** Further ones that were there in part, each a whole beginning of itself. */
  readonly begun: number
  readonly faults: readonly string[]
}

const GAMES = gamesOf([SKIRMISH])
const MATCHES = 12
const SECTOR = 512
const idOf = (i: number): string => `torn${String(i).padStart(2, '0')}match`

/** A store as it was on the disk: its file before and after a checkpoint, its log, and how long that was after each match. */
interface Story {
  readonly before: Buffer
  readonly after: Buffer
  readonly log: Buffer
  readonly confirmedAt: readonly number[]
  readonly truth: readonly string[]
}

export const tearAgainAndAgain = async (
  images: number,
  seed: string,
  at: (done: number) => void = () => {},
): Promise<TornReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-torn-'))
  const dice = diceFrom(seed)
  const faults: string[] = []
  let confirmed = 0
  let begun = 0
  try {
    const story = await toldIn(folder)
    const torn = join(folder, 'torn.sqlite')
    for (let n = 0; n < images; n++) {
      for (const suffix of ['-wal', '-shm']) rmSync(`${torn}${suffix}`, { force: true })
      // Half of the time while the log is copied into the file, otherwise while the log grows.
      const copying = dice(2) === 0
      const sure = copying ? MATCHES - 1 : dice(MATCHES)
      writeFileSync(torn, copying ? mixed(story.before, story.after, dice) : story.before)
      writeFileSync(`${torn}-wal`, copying ? story.log : tail(story.log, story.confirmedAt[sure]!, dice))
      const found = await readBack(torn).catch((error: Error) => error)
      if (found instanceof Error) faults.push(`image ${n}: it does not open: ${found.message}`)
      else {
        for (let i = 0; i <= sure; i++)
          if (found[i] !== story.truth[i]) faults.push(`image ${n}: ${idOf(i)} was confirmed and is not there whole`)
        begun += found.slice(sure + 1).filter(one => one !== 'absent').length
        for (const [i, one] of found.entries())
          if (one === 'wrong') faults.push(`image ${n}: ${idOf(i)} is not what was written`)
        confirmed += sure + 1
      }
      at(n + 1)
    }
    return { images, confirmed, begun, faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const toldIn = async (folder: string): Promise<Story> => {
  const file = join(folder, 'whole.sqlite')
  const sql = openSqlite(file)
  await sql.forget()
  const before = readFileSync(file)
  const confirmedAt: number[] = []
  for (let i = 0; i < MATCHES; i++) {
    await writeMatch(storeOver(sql), SKIRMISH.game as AnyGame, idOf(i), 2 + 3 * i, { hand: 3, target: 7 })
    confirmedAt.push(statSync(`${file}-wal`).size)
  }
  const log = readFileSync(`${file}-wal`)
  await sql.close()
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(file, copy)
  return { before, after: readFileSync(file), log, confirmedAt, truth: await readBack(copy) }
}

type Dice = (sides: number) => number

/** What was forced to the disk is there; behind it, up to some end, few or many sectors are still empty or noise. */
const tail = (log: Buffer, forced: number, dice: Dice): Buffer => {
  const end = forced + dice(log.length - forced + 1)
  const torn = Buffer.from(log.subarray(0, end))
  const bad = [0, 1, 20, 200][dice(4)]!
  for (let at = forced; at < end; at += SECTOR) {
    if (dice(201) >= bad) continue
    const fate = dice(2)
    if (fate === 0) torn.fill(0, at, Math.min(end, at + SECTOR))
    else torn[Math.min(end - 1, at + dice(SECTOR))]! ^= 1 << dice(8)
  }
  return torn
}

/** Each sector old or new. */
const mixed = (before: Buffer, after: Buffer, dice: Dice): Buffer => {
  const torn = Buffer.from(after)
  for (let at = 0; at < torn.length; at += SECTOR)
    if (dice(2) === 0) {
      torn.fill(0, at, at + SECTOR)
      before.subarray(at, at + SECTOR).copy(torn, at)
    }
  return torn
}

/** Every match: its state and log in one line, 'absent' when it was never made, 'wrong' when it does not fit together. */
const readBack = (file: string): Promise<readonly string[]> =>
  reading(file, async store => {
    const found: string[] = []
    for (let i = 0; i < MATCHES; i++) found.push(await matchOf(store, idOf(i)))
    return found
  })

const matchOf = async (store: Store, id: string): Promise<string> => {
  const loaded = await loadMatch(store, GAMES, id)
  if (!loaded) return 'absent'
  // Made, and not a single entry of it is in: the first of its commits was the last.
  if (loaded.row.head_seq === -1) return 'absent'
  if (loaded.trouble || !loaded.match) return 'wrong'
  const log = await logOf(store, id)
  if (!verify(SKIRMISH.game, log, { sha256 }).ok) return 'wrong'
  return canonical([loaded.match.state, loaded.match.head] as never)
}
