/** Small fields for tests of sight: an inline map, what stands on it, and questions by hex. */
import { hexOf } from '../../src/geometry/index.ts'
import { parseInlineMap } from '../../src/maps/inline-map.ts'
import type { SiegeMap } from '../../src/maps/siege-map.ts'
import { type Line, type LineOptions, lineOfFire } from '../../src/rules/1-41-line-of-fire.ts'
import { type Post, postAt } from '../../src/rules/post.ts'
import { NO_TROOPS, type Scene, sceneOf, type Troops } from '../../src/rules/scene.ts'
import type { Animal, Character, Engine } from '../../src/state.ts'
import { type HexId, hexOfPlace, type PlaceId, storeyOfPlace } from '../../src/vocabulary.ts'

export interface FieldDef {
  readonly hexes?: object
  readonly sides?: object
  readonly bridge?: 'up' | 'down'
  readonly filled?: readonly HexId[]
  readonly rubble?: readonly HexId[]
  readonly burnt?: readonly HexId[]
  readonly engines?: readonly Engine[]
  readonly people?: readonly Character[]
  readonly animals?: readonly Animal[]
}

export interface Field {
  readonly map: SiegeMap
  readonly troops: Troops
  readonly scene: Scene
  post(place: PlaceId, rear?: HexId): Post
  line(from: PlaceId, to: PlaceId, options?: LineOptions): Line
  /** 'open' with its cover, or the code that closes it. */
  say(from: PlaceId, to: PlaceId, options?: LineOptions): string
}

const marks = (hexes: readonly HexId[] = []): { readonly [hex: HexId]: true } =>
  Object.fromEntries(hexes.map(hex => [hex, true as const]))

const byId = <T extends { readonly id: string }>(list: readonly T[] = []): { readonly [id: string]: T } =>
  Object.fromEntries(list.map(item => [item.id, item]))

export const field = (def: FieldDef): Field => {
  const parsed = parseInlineMap({ hexes: def.hexes ?? {}, sides: def.sides ?? {} })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const troops: Troops = {
    ...NO_TROOPS,
    bridge: def.bridge ?? 'none',
    filled: marks(def.filled),
    rubble: marks(def.rubble),
    burnt: marks(def.burnt),
    engines: byId(def.engines),
    characters: byId(def.people),
    animals: byId(def.animals),
  }
  const scene = sceneOf(parsed.value, troops)
  const post = (place: PlaceId, rear?: HexId): Post =>
    postAt(scene, hexOf(hexOfPlace(place)), storeyOfPlace(place), rear === undefined ? undefined : hexOf(rear))
  const line = (from: PlaceId, to: PlaceId, options?: LineOptions): Line =>
    lineOfFire(scene, post(from), post(to), options)
  return {
    map: parsed.value,
    troops,
    scene,
    post,
    line,
    say: (from, to, options) => {
      const found = line(from, to, options)
      return found.block ? found.block.code : `open ${found.why.cover}`
    },
  }
}

let count = 0

export const man = (at: PlaceId, over: Partial<Character> = {}): Character => ({
  id: `man-${++count}`,
  seat: 'garrison',
  unit: 'spearman',
  condition: 'healthy',
  where: 'map',
  hex: hexOfPlace(at),
  storey: storeyOfPlace(at),
  arrived: 0,
  ...over,
})

export const engine = (kind: Engine['kind'], hexes: readonly HexId[], over: Partial<Engine> = {}): Engine => ({
  id: `engine-${++count}`,
  kind,
  seat: 'besieger',
  where: 'map',
  hexes,
  ...over,
})

export const horse = (hex: HexId, rear: HexId, over: Partial<Animal> = {}): Animal => ({
  id: `horse-${++count}`,
  kind: 'horse',
  seat: 'besieger',
  where: 'map',
  hex,
  rear,
  ...over,
})

/** [SG-EX-01] Ramparts on row 0 with a tower in it and the keep behind; outside is r >= 1. */
export const FIG_A: FieldDef = {
  hexes: {
    '-12,0..-6,0 -4,0..5,0': 'rampart',
    '-5,0': 'interior',
    '-5,1 -6,1 -6,2': 'slit',
    '-5,-1 -4,-2 -5,-2': { terrain: 'interior', region: 'keep' },
    '-4,-1': { terrain: 'slit', region: 'keep' },
    '-12,-6..8,-6 -12,-5..8,-5 -12,-4..8,-4 -12,-3..8,-3 -12,-2..-6,-2 -3,-2..8,-2 -12,-1..-6,-1 -3,-1..6,-1': {
      terrain: 'flat',
      region: 'courtyard',
    },
  },
  sides: {
    // Parapets where the neighbor is outside.
    '-12,0..-7,0/45': 'parapet',
    '-4,0/5': 'parapet',
    '-3,0..5,0/45': 'parapet',
    // The tower's outward sides but for its slits.
    '-5,0/0123': 'wall',
    '-5,1/01': 'wall',
    '-5,1/5': 'slit',
    '-6,1/24': 'wall',
    '-6,1/3': 'slit',
    '-6,2/034': 'wall',
    '-6,2/5': 'slit',
    // The keep.
    '-4,-1/01': 'wall',
    '-4,-1/5': 'slit',
    '-4,-1/4': 'wall',
    '-4,-2/012': 'wall',
    '-5,-2/23': 'wall',
    '-5,-2/4': 'wall',
    '-5,-1/3': 'wall',
    '-5,-1/4': 'wall',
  },
}
