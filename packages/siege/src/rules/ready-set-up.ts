/** A sensible set-up for those who want to play at once, as the scenario gives it. */
import type { Event } from '../event.ts'
import { evolve } from '../evolve.ts'
import type { Animal, Character, State } from '../state.ts'
import type { ReadySetUp } from '../terms.ts'
import { hexOfPlace, SEATS } from '../vocabulary.ts'
import { engineHexes, firstTurn, isPlacedToday, riderPlace, zoneToday } from './set-up.ts'
import { horseOf, horsePlaced, teamOf, teamPlaced } from './set-up-animals.ts'

/** Everybody into his place, markers laid, and the first turn; those who come in later wait. */
export const readyEvents = (state: State): readonly Event[] => {
  const ready = state.terms.ready
  if (!ready) return []
  const parts = [markers, engines, people, riders, animals, others]
  const events: Event[] = []
  let now = state
  for (const part of parts)
    for (const event of part(now, ready)) {
      events.push(event)
      now = evolve(now, event)
    }
  for (const seat of SEATS) events.push({ kind: 'placed', seat, next: state.first })
  return [...events, ...firstTurn(state)]
}

type Part = (state: State, ready: ReadySetUp) => readonly Event[]

/** [SG-2.2-2] [SG-2.31-1] No more than today's supply: a sortie has none. */
const markers: Part = (state, ready) =>
  (['filled', 'rubble'] as const).flatMap(marker =>
    (ready[marker] ?? [])
      .filter(hex => !state[marker][hex])
      .slice(0, state.supply[marker])
      .map(hex => ({ kind: 'marker-laid', marker, hex }) as const),
  )

const engines: Part = (state, ready) =>
  Object.entries(ready.engines).flatMap(([id, { hex, facing }]): readonly Event[] => {
    const engine = state.engines[id]
    const cells = engine && isPlacedToday(state, engine) ? engineHexes(state, engine, hex, facing ?? 0) : undefined
    if (!cells) return []
    const hexes = cells.map(cell => cell.id)
    return [
      facing === undefined
        ? { kind: 'engine-deployed', engine: id, hexes }
        : { kind: 'engine-deployed', engine: id, hexes, facing },
    ]
  })

/** Whoever lives and is set up today, with the place the file gives him. */
const arriving = (state: State, ready: ReadySetUp): readonly (readonly [Character, ReadySetUp['people'][string]])[] =>
  Object.entries(ready.people).flatMap(([id, at]) => {
    const c = state.characters[id]
    const waits = c?.where === 'reserve' && c.condition !== 'dead'
    return waits && zoneToday(state, state.terms.groups[c.group ?? '']) ? [[c, at] as const] : []
  })

/** [SG-3.33-4] A knight who lost his horse on an earlier day stands on one hex, on whatever the file has him sit. */
const people: Part = (state, ready) => {
  const coming = arriving(state, ready)
  const asleep = coming.flatMap(([{ id }]) => (ready.asleep?.includes(id) ? [id] : []))
  return [
    ...coming.flatMap(([c, at]): readonly Event[] => {
      const [to, rear] = typeof at === 'string' ? [at] : at
      if (c.horse === undefined) return [{ kind: 'deployed', piece: c.id, to }]
      return rear === undefined ? [] : [{ kind: 'deployed', piece: c.id, to, rear }]
    }),
    ...(asleep.length > 0 ? [{ kind: 'slept', pieces: asleep, wakes: 2 } as const] : []),
  ]
}

/** Whoever won a horse meanwhile takes the next place with room for two hexes. */
const riders: Part = (state, ready) => {
  let now = state
  return arriving(state, ready).flatMap(([c, at]): readonly Event[] => {
    const move = riderPlace(now, c, hexOfPlace(typeof at === 'string' ? at : at[0]))
    if (move?.rear === undefined) return []
    const event: Event = { kind: 'deployed', piece: c.id, to: move.to, rear: move.rear }
    now = evolve(now, event)
    return [event]
  })
}

/** Animals come once, with their wagon; [SG-RUL-092] after that they rest with their side. */
const animals: Part = (state, ready) =>
  Object.entries(ready.animals ?? {}).flatMap(([id, [hex, rear]]): readonly Event[] => {
    const animal = state.animals[id]
    const wagon = Object.values(state.engines).find(({ hitched }) => hitched === id)
    if (animal?.where !== 'reserve' || animal.rider !== undefined || animal.dead) return []
    if (hex === undefined || (wagon && wagon.where !== 'map')) return []
    return [
      rear === undefined ? { kind: 'animal-moved', animal: id, hex } : { kind: 'animal-moved', animal: id, hex, rear },
    ]
  })

/** What the file gives no place to: a draft animal stands before its wagon, a loose horse by its knight. */
const others: Part = state => {
  let now = state
  const place = (animal: Animal | undefined, placed: (animal: Animal) => readonly Event[]): readonly Event[] => {
    const events = animal && animal.where !== 'map' ? placed(animal) : []
    now = events.reduce(evolve, now)
    return events
  }
  return [
    ...Object.values(state.engines).flatMap(wagon =>
      wagon.where === 'map' ? place(teamOf(now, wagon), animal => teamPlaced(now, animal, wagon)) : [],
    ),
    ...Object.values(state.characters).flatMap(c =>
      c.where === 'map' ? place(horseOf(now, c), horse => horsePlaced(now, horse, c)) : [],
    ),
  ]
}
