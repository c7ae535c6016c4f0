/** Bits that fall over in the store's file: what is served afterwards is what was kept, or the match is named. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, chanceFor } from '@siegeworks/kernel'
import { type AnyGame, gamesOf } from '../src/match/games.ts'
import { loadMatch } from '../src/match/loaded.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { type Store, storeOver } from '../src/store/store.ts'
import { SKIRMISH } from '../test/skirmish-entry.ts'
import { writeMatch } from './figures.ts'
import { reading } from './reading.ts'

export interface FlipReport {
  readonly flips: number
  /** The whole file was refused at the start. */
  readonly refused: number
  /** A match was named and stopped, the others went on. */
  readonly named: number
  /** Of these: a page of the file was hit that several matches share. */
  readonly several: number
  /** Nothing that is served was touched. */
  readonly harmless: number
  readonly faults: readonly string[]
}

const GAMES = gamesOf([SKIRMISH])
/** Short ones read from the beginning, a long one read from its snapshot. */
const LENGTHS = [1, 5, 20, 40, 150]
const idOf = (i: number): string => `flips${i}match`

export const flipAgainAndAgain = async (
  flips: number,
  seed: string,
  at: (done: number) => void = () => {},
): Promise<FlipReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-flips-'))
  try {
    const whole = join(folder, 'whole.sqlite')
    const hurt = join(folder, 'hurt.sqlite')
    const kept = openSqlite(whole)
    for (const [i, length] of LENGTHS.entries())
      await writeMatch(storeOver(kept), SKIRMISH.game as AnyGame, idOf(i), length, { hand: 3, target: 7 })
    await kept.close()
    const truth = await served(whole)
    const bytes = readFileSync(whole)
    const faults: string[] = []
    const counts = { refused: 0, named: 0, several: 0, harmless: 0 }
    for (let n = 0; n < flips; n++) {
      const chance = chanceFor(seed, n)
      const bit = chance.pick('bit', bytes.length * 8)
      const copy = Buffer.from(bytes)
      copy[bit >> 3]! ^= 1 << (bit & 7)
      for (const suffix of ['-wal', '-shm']) rmSync(`${hurt}${suffix}`, { force: true })
      writeFileSync(hurt, copy)
      const found = await served(hurt).catch(() => undefined)
      const wrong = found?.filter((one, i) => one !== 'named' && one !== truth[i]) ?? []
      if (wrong.length > 0) faults.push(`bit ${bit}: ${firstDifference(wrong[0]!, truth)}`)
      else if (!found || found.every(one => one === 'named')) counts.refused++
      else if (found.includes('named')) counts.named++
      else counts.harmless++
      if ((found?.filter(one => one === 'named').length ?? 0) > 1) counts.several++
      at(n + 1)
    }
    return { flips, ...counts, faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const firstDifference = (wrong: string, truth: readonly string[]): string => {
  const right = truth.find(one => one.slice(0, 30) === wrong.slice(0, 30)) ?? ''
  const place = [...wrong].findIndex((letter, i) => letter !== right[i])
  return `…${right.slice(Math.max(0, place - 40), place + 20)}… became …${wrong.slice(Math.max(0, place - 40), place + 20)}…`
}

/** Everything a server would show or act upon, match by match, or 'named' where it would stop. Throws where it would not start. */
const served = (file: string): Promise<readonly string[]> =>
  reading(file, store => Promise.all(LENGTHS.map((_, i) => servedOf(store, idOf(i)))))

const servedOf = async (store: Store, id: string): Promise<string> => {
  const loaded = await loadMatch(store, GAMES, id).catch(() => undefined)
  if (!loaded || loaded.trouble) return 'named'
  const { row, seats, match } = loaded
  return canonical({ id, row, seats, state: match?.state, secret: match?.secret, head: match?.head } as never)
}
