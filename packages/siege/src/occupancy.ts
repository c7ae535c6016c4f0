/** Who and what stands where: indexes made once for each set of pieces. */
import { recall } from './recall.ts'
import type { Animal, Character, Engine, State } from './state.ts'
import type { HexId, PieceId, PlaceId } from './vocabulary.ts'

export interface People {
  /** Living characters by place; a rider under both his hexes. */
  readonly living: ReadonlyMap<PlaceId, Character>
  /** Whoever fell on top of another [SG-RUL-054]. */
  readonly stacked: ReadonlyMap<PlaceId, Character>
  /** Dead men by place. */
  readonly dead: ReadonlyMap<PlaceId, number>
}

export const peopleOf = recall<Pick<State, 'characters'>, People>(
  (a, b) => a.characters === b.characters,
  ({ characters }) => indexPeople(characters),
)

const indexPeople = (characters: State['characters']): People => {
  const living = new Map<PlaceId, Character>()
  const stacked = new Map<PlaceId, Character>()
  const dead = new Map<PlaceId, number>()
  for (const id in characters) {
    const c = characters[id]!
    if (c.hex === undefined || c.where !== 'map') continue
    const place = c.storey === 0 ? c.hex : `${c.hex}^`
    if (c.condition === 'dead') dead.set(place, (dead.get(place) ?? 0) + 1)
    else {
      const below = living.get(place)
      if (!below) living.set(place, c)
      else if (c.arrived < below.arrived) {
        stacked.set(place, below)
        living.set(place, c)
      } else stacked.set(place, c)
      if (c.rear !== undefined) living.set(c.rear, c)
    }
  }
  return { living, stacked, dead }
}

export interface Beasts {
  /** Living animals nobody rides, under each of their hexes. */
  readonly living: ReadonlyMap<HexId, Animal>
  readonly dead: ReadonlyMap<HexId, number>
}

export const beastsOf = recall<Pick<State, 'animals'>, Beasts>(
  (a, b) => a.animals === b.animals,
  ({ animals }) => indexBeasts(animals),
)

const indexBeasts = (animals: State['animals']): Beasts => {
  const living = new Map<HexId, Animal>()
  const dead = new Map<HexId, number>()
  for (const id in animals) {
    const a = animals[id]!
    if (a.where !== 'map' || a.hex === undefined) continue
    for (const hex of a.rear === undefined ? [a.hex] : [a.hex, a.rear])
      if (a.dead) dead.set(hex, (dead.get(hex) ?? 0) + 1)
      else living.set(hex, a)
  }
  return { living, dead }
}

export interface Works {
  /** Towers, rams, machines, mantlets, wagons: what fills its hexes. */
  readonly engines: ReadonlyMap<HexId, Engine>
  readonly uprightLadders: ReadonlyMap<HexId, Engine>
  readonly flatLadders: ReadonlyMap<HexId, Engine>
  /** Every ladder that can still be used, off the map as well. */
  readonly ladders: readonly Engine[]
  /** What each has in his hands: a ladder, a mantlet or a barrel. */
  readonly burdens: ReadonlyMap<PieceId, Engine>
}

export const worksOf = recall<Pick<State, 'engines'>, Works>(
  (a, b) => a.engines === b.engines,
  ({ engines }) => indexWorks(engines),
)

const indexWorks = (all: State['engines']): Works => {
  const engines = new Map<HexId, Engine>()
  const uprightLadders = new Map<HexId, Engine>()
  const flatLadders = new Map<HexId, Engine>()
  const ladders: Engine[] = []
  const burdens = new Map<PieceId, Engine>()
  for (const id in all) {
    const engine = all[id]!
    for (const bearer of engine.carriers ?? []) if (!burdens.has(bearer)) burdens.set(bearer, engine)
    if (engine.kind === 'ladder' && engine.where !== 'destroyed') ladders.push(engine)
    if (engine.where !== 'map' || engine.kind === 'barrel') continue
    const into = engine.kind !== 'ladder' ? engines : engine.upright ? uprightLadders : flatLadders
    for (const hex of engine.hexes) into.set(hex, engine)
  }
  return { engines, uprightLadders, flatLadders, ladders, burdens }
}

/** [SG-RUL-049] A man weighs 1, a horse or ox 3. */
export const BEAST_WEIGHT = 3
export const corpseWeight = (state: State, place: PlaceId): number => {
  const men = peopleOf(state).dead.get(place) ?? 0
  const animals = beastsOf(state).dead.get(place) ?? 0
  return men + BEAST_WEIGHT * animals
}

export const livingAt = (state: State, place: PlaceId): Character | undefined => peopleOf(state).living.get(place)

/** Whoever lives at a place, and whoever fell on top of him [SG-1.62-2]. */
export const everyoneAt = (state: State, place: PlaceId): readonly Character[] => {
  const { living, stacked } = peopleOf(state)
  return [living.get(place), stacked.get(place)].filter(c => c !== undefined)
}
