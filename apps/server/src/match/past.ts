/** The course of a match again, moment by moment, through the same gate as the live game. */
import { type Entry, evolveAll, type GameTypes, type Header, SPECTATOR } from '@siegeworks/kernel'
import type { PastPage } from '@siegeworks/protocol'
import { Refusal } from '../refusal.ts'
import type { EventRow } from '../store/game-row.ts'
import { NOTHING_ASIDE } from './aside.ts'
import type { House } from './house.ts'
import { isLinked } from './loaded.ts'
import { seenEntry, sheetFor } from './projection.ts'
import type { Table } from './table.ts'

export const pastOf = async (
  house: House,
  table: Table,
  viewer: string,
  from: number,
  count: number,
): Promise<PastPage> => {
  const game = house.games.get(table.title)?.game
  const now = table.sheet(viewer)
  const empty: PastPage = { match: table.id, as: viewer, head: now?.seq ?? -1, moments: [] }
  const base = table.matchForPast()
  if (!game || !now || !base) return empty
  const last = Math.min(viewer === SPECTATOR ? now.seq : table.seq, from + count - 1)
  const entries = linkedEntries(await house.store.matches.events(table.id, 0, last), base.header)
  const places: object[] = []
  const moments: PastPage['moments'][number][] = []
  let state: object = game.blank
  for (const entry of entries) {
    const before = state
    places.push(before)
    const { deed, seq } = entry.open
    state = deed.kind === 'undo' ? places[deed.to]! : evolveAll(game, state, entry.hidden.events)
    if (seq < from) continue
    const { closed: _, ...open } = base
    const match = {
      ...open,
      seq: seq + 1,
      state,
      inForce: [],
      ...(deed.kind === 'close' ? { closed: deed.outcome } : {}),
    }
    const sheet = sheetFor({ match, aside: NOTHING_ASIDE, status: 'over', settings: table.settings }, viewer)
    moments.push({ entry: seenEntry(base, entry, before, viewer), sheet })
  }
  return { ...empty, moments }
}

/** A long match is opened from its snapshot: its older entries are read here, so it is here that they are judged. */
const linkedEntries = (rows: readonly EventRow[], header: Header): readonly Entry<GameTypes>[] => {
  try {
    const entries = rows.map(row => JSON.parse(row.body) as Entry<GameTypes>)
    if (isLinked(entries, header, 0)) return entries
  } catch {
    // Told below: what cannot be read is as damaged as what does not fit.
  }
  throw new Refusal('frozen')
}
