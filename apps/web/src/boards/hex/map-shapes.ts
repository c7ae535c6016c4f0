/** The map as a few long outlines, one a kind of surface: worked out once a map, drawn as they are. */
import {
  type HexKey,
  hexesOfSide,
  hexKey,
  hexOf,
  neighbor,
  SIDES,
  type Side,
  sideToward,
} from '@siegeworks/siege/geometry'
import { centerOf, endsOf, grain, hexesPath, linePath, middle, SIZE, type Spot, spotOf } from './layout.ts'
import { type MapName, namesOf } from './map-names.ts'
import { capsOf, channelOf, flightsOf, turretsOf, wayUp } from './masonry.ts'

/** The parts of a map that drawing needs; a map of the game is one. */
export interface DrawnMap {
  readonly id: string
  readonly hexes: {
    readonly [hex: HexKey]: {
      readonly terrain: string
      readonly region: string
      readonly building?: string
      readonly relief: 0 | 1
      readonly flags: readonly string[]
    }
  }
  readonly sides: { readonly [side: string]: string }
}

export interface Shapes {
  /** Fill by surface, the lowest first; what stands high throws a shadow. */
  readonly fills: readonly { readonly surface: string; readonly path: string; readonly high: boolean }[]
  /** What one sees of a height from the south: the front of its wall, by surface. */
  readonly faces: { readonly [surface: string]: string }
  /** Where the water ends. */
  readonly shore: string
  /** The shallow edge of the water, within its shore, and its bed. */
  readonly shallows: string
  readonly bed: string
  readonly keepRim: string
  /** The foot of whatever stands high. */
  readonly foot: string
  readonly turrets: readonly { readonly at: Spot; readonly keep: boolean }[]
  /** Faces of the caps of solid walls, by how they lie to the light. */
  readonly caps: { readonly [tone: string]: string }
  /** Ground a little lighter or darker than the rest. */
  readonly patches: { readonly light: string; readonly dark: string; readonly worn: string }
  /** Letters of the columns and numbers of the rows, beside the map. */
  readonly names: readonly MapName[]
  /** Shadows thrown by what stands high. */
  readonly shadows: readonly { readonly height: number; readonly path: string }[]
  readonly grid: string
  readonly sides: { readonly [feature: string]: string }
  /** Treads, the lowest first. */
  readonly stairs: readonly string[]
  readonly trench: string
  readonly boards: string
  /** Ground higher than the rest. */
  readonly relief: string
  readonly slopes: string
  readonly tufts: string
  readonly slits: readonly { readonly at: Spot; readonly angle: number }[]
  readonly doors: readonly { readonly at: Spot; readonly angle: number; readonly keep: boolean }[]
  readonly trees: readonly Clump[]
  readonly bushes: readonly Clump[]
  readonly tents: readonly { readonly at: Spot; readonly hue: number }[]
  readonly trampled: string
  readonly bridge: readonly HexKey[]
  readonly winch: readonly HexKey[]
  readonly roofs: readonly { readonly building: string; readonly keep: boolean; readonly path: string }[]
}

export interface Clump {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly tone: number
}

/** The order of painting. */
const SURFACES = [
  'grass',
  'bank',
  'brush',
  'wood',
  'trench',
  'water',
  'court',
  'stairs',
  'walk',
  'floor',
  'keep',
  'stone',
]

const surfaceOf = ({ terrain, region }: DrawnMap['hexes'][string]): string => {
  switch (terrain) {
    case 'ditch':
      return 'water'
    case 'rampart':
      return 'walk'
    case 'stairs':
      return 'stairs'
    case 'wall':
      return 'stone'
    case 'slit':
    case 'door':
    case 'keep-door':
    case 'interior':
      return region === 'keep' ? 'keep' : 'floor'
    case 'brush':
      return 'brush'
    case 'tree':
      return 'wood'
    case 'bank':
      return 'bank'
    case 'trench':
      return 'trench'
    default:
      return region === 'exterior' ? 'grass' : 'court'
  }
}

/** Low to high; nothing else has a front. */
const HEIGHTS: { readonly [surface: string]: number } = { walk: 1, stone: 1, floor: 1.5, keep: 2 }

/** The hex and side a side key names; a slit is seen from the inside. */
const sideOf = (map: DrawnMap, key: string): { readonly center: Spot; readonly side: Side } | undefined => {
  const [one, other] = hexesOfSide(key)
  const [a, b] = map.hexes[hexKey(other)]?.terrain === 'slit' ? [other, one] : [one, other]
  const side = sideToward(a, b)
  return side === undefined ? undefined : { center: centerOf(a), side }
}

const clumps = (at: Spot, count: number, spread: number, size: number): readonly Clump[] =>
  Array.from({ length: count }, (_, i) => ({
    x: at.x + (grain(at, i) - 0.5) * spread,
    y: at.y + (grain(at, i + 20) - 0.5) * spread,
    r: size * (0.7 + 0.6 * grain(at, i + 40)),
    tone: grain(at, i + 60),
  }))

/** The sides of a set of hexes that look out of it. */
const rim = (keys: readonly HexKey[]): readonly { readonly center: Spot; readonly side: Side }[] => {
  const own = new Set(keys)
  return keys.flatMap(key =>
    SIDES.filter(side => !own.has(hexKey(neighbor(hexOf(key), side)))).map(side => ({ center: spotOf(key), side })),
  )
}

const rimPath = (keys: readonly HexKey[], size = SIZE): string =>
  rim(keys)
    .map(({ center, side }) => linePath(...endsOf(center, side, size)))
    .join('')

/** The front under each side of a height that looks south. */
const facesPath = (keys: readonly HexKey[], depth: number): string =>
  rim(keys)
    .map(({ center, side }) => ({ center, ends: endsOf(center, side) }))
    .filter(({ center, ends: [a, b] }) => (a.y + b.y) / 2 > center.y + 1)
    .map(({ ends: [a, b] }) => `M${a.x} ${a.y}L${b.x} ${b.y}v${depth}L${a.x} ${a.y + depth}Z`)
    .join('')

/** A soft spot on the ground of some hexes. */
const patch = (at: Spot, n: number, share: number): string => {
  if (grain(at, n) > share) return ''
  const rx = SIZE * (0.7 + grain(at, n + 1) * 0.9)
  const ry = rx * (0.45 + grain(at, n + 2) * 0.3)
  const x = at.x + (grain(at, n + 3) - 0.5) * SIZE
  const y = at.y + (grain(at, n + 4) - 0.5) * SIZE
  return `M${(x - rx).toFixed(1)} ${y.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(2 * rx).toFixed(1)} 0a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(-2 * rx).toFixed(1)} 0`
}

const patches = (keys: readonly HexKey[], n: number, share: number): string =>
  keys.map(key => patch(spotOf(key), n, share)).join('')

/** Three short blades of grass in some hexes. */
const tuft = (at: Spot): string => {
  if (grain(at, 1) < 0.45) return ''
  const x = at.x + (grain(at, 2) - 0.5) * SIZE
  const y = at.y + (grain(at, 3) - 0.5) * SIZE
  return `M${x.toFixed(1)} ${y.toFixed(1)}l-2 -5m2 5l1 -6m-1 6l4 -4`
}

const boards = (at: Spot): string =>
  [-0.7, -0.35, 0, 0.35, 0.7].map(k => `M${at.x - SIZE * 0.3} ${at.y + SIZE * k}h${SIZE * 0.6}`).join('')

export const shapesOf = (map: DrawnMap): Shapes => {
  const keys = Object.keys(map.hexes)
  const bySurface = new Map<string, HexKey[]>()
  for (const key of keys) {
    const surface = surfaceOf(map.hexes[key]!)
    bySurface.set(surface, [...(bySurface.get(surface) ?? []), key])
  }
  const on = (surface: string): readonly HexKey[] => bySurface.get(surface) ?? []
  const isOn = (surface: string, key: HexKey): boolean => {
    const hex = map.hexes[key]
    return hex !== undefined && surfaceOf(hex) === surface
  }
  const isStairs = (key: HexKey): boolean => isOn('stairs', key)
  const buildings = buildingsOf(map, keys)
  const terrain = (name: string): readonly HexKey[] => keys.filter(key => map.hexes[key]!.terrain === name)
  const flagged = (flag: string): readonly HexKey[] => keys.filter(key => map.hexes[key]!.flags.includes(flag))
  const sides = Object.entries(map.sides).flatMap(([key, feature]) => {
    const place = sideOf(map, key)
    return place ? [{ feature, ...place }] : []
  })
  const linesOf = (feature: string): string =>
    sides
      .filter(one => one.feature === feature)
      .map(({ center, side }) => linePath(...endsOf(center, side)))
      .join('')
  const pointsOf = (feature: string) =>
    sides
      .filter(one => one.feature === feature)
      .map(({ center, side }) => ({ at: middle(...endsOf(center, side)), angle: 30 - 60 * side }))
  return {
    fills: SURFACES.filter(surface => bySurface.has(surface)).map(surface => ({
      surface,
      path: hexesPath(on(surface), SIZE + 0.6),
      high: surface in HEIGHTS,
    })),
    shadows: Object.entries(HEIGHTS).flatMap(([surface, height]) =>
      bySurface.has(surface) ? [{ height, path: hexesPath(on(surface)) }] : [],
    ),
    faces: Object.fromEntries(
      Object.entries(HEIGHTS).map(([surface, height]) => [surface, facesPath(on(surface), 11 * height)]),
    ),
    shore: rimPath(on('water')),
    shallows: rimPath(on('water'), SIZE * 0.86),
    bed: channelOf(on('water')),
    keepRim: rimPath(on('keep')),
    foot: rimPath(Object.keys(HEIGHTS).flatMap(on)),
    turrets: [...buildings.values()].flatMap(own => {
      const keep = isKeep(map, own)
      return turretsOf(own).map(at => ({ at, keep }))
    }),
    caps: capsOf(on('stone')),
    patches: {
      light: patches(on('grass'), 80, 0.35),
      dark: patches(on('grass'), 90, 0.35),
      worn: patches(on('court'), 100, 0.4),
    },
    names: namesOf(keys),
    grid: hexesPath(keys),
    sides: Object.fromEntries([...new Set(Object.values(map.sides))].map(feature => [feature, linesOf(feature)])),
    stairs: flightsOf(
      on('stairs').map(key => {
        const up = wayUp(key, one => isOn('walk', one), isStairs)
        return { key, up, lower: isStairs(hexKey(neighbor(hexOf(key), up))) }
      }),
    ),
    trench: channelOf(on('trench')),
    boards: on('trench').map(spotOf).map(boards).join(''),
    relief: hexesPath(keys.filter(key => map.hexes[key]!.relief === 1)),
    slopes: slopesOf(sides.filter(one => one.feature === 'bank-top')),
    tufts: on('grass').map(spotOf).map(tuft).join(''),
    slits: pointsOf('slit'),
    doors: [
      ...pointsOf('door').map(door => ({ ...door, keep: false })),
      ...pointsOf('keep-door').map(door => ({ ...door, keep: true })),
    ],
    trees: terrain('tree').flatMap(key => clumps(spotOf(key), 5, SIZE * 1.05, SIZE * 0.42)),
    bushes: terrain('brush').flatMap(key => clumps(spotOf(key), 10, SIZE * 1.3, SIZE * 0.19)),
    tents: terrain('tent').map(key => ({ at: spotOf(key), hue: Math.floor(grain(spotOf(key), 9) * 3) })),
    trampled: terrain('tent')
      .map(spotOf)
      .map(({ x, y }) => `M${x - 44} ${y + 6}a44 34 0 1 0 88 0a44 34 0 1 0 -88 0`)
      .join(''),
    bridge: flagged('bridge'),
    winch: flagged('winch'),
    roofs: [...buildings].map(([building, own]) => ({ building, keep: isKeep(map, own), path: hexesPath(own) })),
  }
}

/** Short strokes down a bank from its top edge. */
const slopesOf = (edges: readonly { readonly center: Spot; readonly side: Side }[]): string =>
  edges
    .map(({ center, side }) => {
      const [a, b] = endsOf(center, side)
      return [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
        .map((part, i) => linePath(middle(a, b, part), middle(middle(a, b, part), center, i % 2 ? 0.5 : 0.32)))
        .join('')
    })
    .join('')

const buildingsOf = (map: DrawnMap, keys: readonly HexKey[]): ReadonlyMap<string, readonly HexKey[]> => {
  const buildings = new Map<string, HexKey[]>()
  for (const key of keys) {
    const { building } = map.hexes[key]!
    if (building !== undefined) buildings.set(building, [...(buildings.get(building) ?? []), key])
  }
  return buildings
}

const isKeep = (map: DrawnMap, hexes: readonly HexKey[]): boolean =>
  hexes.some(key => map.hexes[key]!.region === 'keep')
