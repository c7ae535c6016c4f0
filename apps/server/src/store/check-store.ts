/** Every match of a store judged again: places, chain, head, and with the right rules at hand every single move. */
import { type Entry, type GameTypes, type Log, verify, verifyChain } from '@siegeworks/kernel'
import { type Games, rulesIdOf } from '../match/games.ts'
import { sha256 } from '../match/receipts.ts'
import { areSealedSeats, isSealedRow } from './seal.ts'
import { type Store, storeOver } from './store.ts'

export interface StoreReport {
  readonly matches: number
  readonly entries: number
  /** Judged move by move; the others had their chain checked. */
  readonly judged: number
  readonly broken: readonly { readonly match: string; readonly code: string; readonly seq: number }[]
}

export const checkStore = async (
  store: Store,
  games: Games,
  at: (done: number, total: number) => void = () => {},
): Promise<StoreReport> => {
  const ids = (await store.sql.all<{ id: string }>('SELECT id FROM game WHERE header IS NOT NULL ORDER BY id')).map(
    row => row.id,
  )
  const broken: { match: string; code: string; seq: number }[] = []
  let entries = 0
  let judged = 0
  for (const [i, id] of ids.entries()) {
    // At one moment: a match that is being played meanwhile is not taken for a broken one.
    const read = store.sql.atOneMoment(all => checkMatch(storeOver({ ...store.sql, all }), games, id))
    const found = await read.catch(() => ({
      entries: 0,
      judged: false,
      code: 'unreadable',
      seq: -1,
    }))
    entries += found.entries
    if (found.judged) judged++
    if (found.code !== undefined) broken.push({ match: id, code: found.code, seq: found.seq ?? -1 })
    at(i + 1, ids.length)
  }
  return { matches: ids.length, entries, judged, broken }
}

interface Found {
  readonly entries: number
  readonly judged: boolean
  readonly code?: string
  readonly seq?: number
}

const checkMatch = async (store: Store, games: Games, id: string): Promise<Found> => {
  const row = (await store.matches.row(id))!
  if (!isSealedRow(row) || !areSealedSeats(await store.matches.seats(id)))
    return { entries: 0, judged: false, code: 'seal-broken', seq: -1 }
  const { header, sealed } = JSON.parse(row.header!)
  const entries = (await store.matches.events(id, 0)).map(event => JSON.parse(event.body) as Entry<GameTypes>)
  const log: Log<GameTypes> = { header, sealed, hostSeed: (await store.matches.hostSeed(id)) ?? '', entries }
  const count = entries.length
  const chain = verifyChain(log, sha256)
  if (!chain.ok) return { entries: count, judged: false, code: chain.error.code, seq: chain.error.seq }
  if (row.head_seq !== count - 1 || row.head_hash !== chain.value)
    return { entries: count, judged: false, code: 'wrong-head', seq: count - 1 }
  const game = games.get(row.title)?.game
  if (!game || rulesIdOf(game) !== row.rules_id) return { entries: count, judged: false }
  const verdict = verify(game, log, { sha256 })
  if (verdict.ok) return { entries: count, judged: true }
  // Other cards than at the start are no fault of the store: the match is shown read-only.
  if (verdict.error.code === 'data-changed') return { entries: count, judged: false }
  return { entries: count, judged: true, code: verdict.error.code, seq: verdict.error.seq }
}
