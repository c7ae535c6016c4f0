/** After the storm: what the store holds against what was promised. Every log is judged again from its first entry. */
import { type Entry, type GameTypes, type Log, verify, verifyChain } from '@siegeworks/kernel'
import { skirmish } from '@siegeworks/kernel/skirmish'
import { sha256 } from '../src/match/receipts.ts'
import type { Store } from '../src/store/store.ts'
import type { Promised } from './swarm.ts'

export interface Audit {
  readonly matches: number
  readonly entries: number
  readonly lost: number
  readonly twice: number
  readonly brokenChains: number
  readonly faults: readonly string[]
}

export const audit = async (store: Store, journal: readonly Promised[]): Promise<Audit> => {
  const faults: string[] = []
  const ids = (await store.sql.all<{ id: string }>('SELECT id FROM game WHERE header IS NOT NULL ORDER BY id')).map(
    row => row.id,
  )
  const promised = Map.groupBy(journal, one => one.match)
  let entries = 0
  let lost = 0
  let twice = 0
  let brokenChains = 0
  for (const id of ids) {
    const log = await logOf(store, id)
    entries += log.entries.length
    const commands = log.entries.map(entry => entry.open.command)
    twice += commands.length - new Set(commands).size
    const places = new Map(log.entries.map(entry => [entry.open.command, entry.open.seq]))
    for (const { seat, cmdId, seq } of promised.get(id) ?? [])
      if (places.get(`${seat}/${cmdId}`) !== seq) {
        lost++
        faults.push(`${id}: ${seat}/${cmdId} was confirmed at ${seq}, found at ${places.get(`${seat}/${cmdId}`)}`)
      }
    const chain = verifyChain(log, sha256)
    const judged = verify(skirmish as never, log as never, { sha256 })
    if (!chain.ok || !judged.ok) {
      brokenChains++
      faults.push(`${id}: ${JSON.stringify(chain.ok ? (judged as { error?: unknown }).error : chain.error)}`)
    }
  }
  const known = new Set(ids)
  for (const match of promised.keys()) if (!known.has(match)) faults.push(`${match}: the whole match is gone`)
  lost += [...promised].filter(([match]) => !known.has(match)).reduce((sum, [, all]) => sum + all.length, 0)
  return { matches: ids.length, entries, lost, twice, brokenChains, faults }
}

export const logOf = async (store: Store, id: string): Promise<Log<GameTypes>> => {
  const row = await store.matches.row(id)
  const { header, sealed } = JSON.parse(row!.header!)
  const entries = (await store.matches.events(id, 0)).map(event => JSON.parse(event.body) as Entry<GameTypes>)
  return { header, sealed, hostSeed: (await store.matches.hostSeed(id))!, entries }
}
