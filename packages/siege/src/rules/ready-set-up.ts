/** A sensible set-up for those who want to play at once, as the scenario gives it. */
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { SEATS } from '../vocabulary.ts'
import { engineHexes, firstTurn, isPlacedToday, zoneToday } from './set-up.ts'

/** Everybody into his place, markers laid, and the first turn; those who come in later wait. */
export const readyEvents = (state: State): readonly Event[] => {
  const ready = state.terms.ready
  if (!ready) return []
  const events: Event[] = []
  // [SG-2.2-2] [SG-2.31-1] No more than today's supply: a sortie has none.
  for (const marker of ['filled', 'rubble'] as const) {
    const hexes = (ready[marker] ?? []).filter(hex => !state[marker][hex]).slice(0, state.supply[marker])
    for (const hex of hexes) events.push({ kind: 'marker-laid', marker, hex })
  }
  for (const [id, { hex, facing }] of Object.entries(ready.engines)) {
    const engine = state.engines[id]
    const cells = engine && isPlacedToday(state, engine) ? engineHexes(state, engine, hex, facing ?? 0) : undefined
    if (!engine || !cells) continue
    const hexes = cells.map(cell => cell.id)
    events.push(
      facing === undefined
        ? { kind: 'engine-deployed', engine: id, hexes }
        : { kind: 'engine-deployed', engine: id, hexes, facing },
    )
  }
  const asleep: string[] = []
  for (const [id, at] of Object.entries(ready.people)) {
    const c = state.characters[id]
    if (!c || c.condition === 'dead' || c.where !== 'reserve') continue
    if (!zoneToday(state, state.terms.groups[c.group ?? ''])) continue
    const [to, rear] = typeof at === 'string' ? [at] : at
    events.push(rear === undefined ? { kind: 'deployed', piece: id, to } : { kind: 'deployed', piece: id, to, rear })
    if (ready.asleep?.includes(id)) asleep.push(id)
  }
  if (asleep.length > 0) events.push({ kind: 'slept', pieces: asleep, wakes: 2 })
  for (const [id, [hex, rear]] of Object.entries(ready.animals ?? {}))
    if (hex !== undefined && state.animals[id] && !state.animals[id].dead)
      events.push(
        rear === undefined
          ? { kind: 'animal-moved', animal: id, hex }
          : { kind: 'animal-moved', animal: id, hex, rear },
      )
  for (const seat of SEATS) events.push({ kind: 'placed', seat, next: state.first })
  return [...events, ...firstTurn(state)]
}
