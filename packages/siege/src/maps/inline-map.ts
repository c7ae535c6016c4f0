/** A small map that a position or a scenario brings along: what is named, on otherwise flat open ground. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { type Hex, type HexKey, hexKey, hexOf, neighbors, parseHexKey, type Side, sideKey } from '../geometry/index.ts'
import {
  FEATURES,
  type Feature,
  HEX_FLAGS,
  type HexFlag,
  isBuilt,
  REGIONS,
  type Region,
  TERRAINS,
  type Terrain,
} from '../terrain/terrain.ts'
import { mapProblem } from './problems.ts'
import { sideFaults } from './side-faults.ts'
import { isInReach, type MapHex, type SiegeMap } from './siege-map.ts'

/** Hexes in a straight row, both ends included, count at most this many. */
const ROW_LIMIT = 400
const HEX_LIMIT = 4000

interface Draft {
  readonly hexes: { [hex: HexKey]: MapHex }
  readonly sides: { [side: string]: Feature }
  readonly problems: Problem[]
}

/** Reads the map part of a position. Every fault is named with its path; nothing is half loaded. */
export const parseInlineMap = (input: unknown, at = 'map'): Result<SiegeMap, readonly Problem[]> => {
  if (!isRecord(input)) return err([mapProblem(at, 'not-a-map')])
  const draft: Draft = { hexes: {}, sides: {}, problems: [] }
  const { problems } = draft
  for (const key of Object.keys(input)) {
    if (!['id', 'hexes', 'sides', 'edges', 'zones'].includes(key))
      problems.push(mapProblem(`${at}.${key}`, 'unknown-key', { key }))
  }
  readHexes(draft, input.hexes, `${at}.hexes`)
  readSides(draft, input.sides, `${at}.sides`)
  const edges = readLists(draft, input.edges, `${at}.edges`)
  const zones = readLists(draft, input.zones, `${at}.zones`)
  const id = typeof input.id === 'string' ? input.id : 'inline'
  const map: SiegeMap = { id, hexes: withBuildings(draft.hexes), sides: draft.sides, edges, zones, open: true }
  if (problems.length === 0) {
    for (const { side, code } of sideFaults(map)) problems.push(mapProblem(`${at}.sides["${side}"]`, code, { side }))
  }
  return problems.length > 0 ? err(problems) : ok(map)
}

const isRecord = (input: unknown): input is { readonly [key: string]: unknown } =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const isOneOf = <T extends string>(list: readonly T[], input: unknown): input is T => list.includes(input as T)

/** "0,0", several with spaces between them, or a straight row "0,0..5,0". */
export const parseHexList = (text: string): readonly Hex[] | undefined => {
  const hexes: Hex[] = []
  for (const word of text.split(' ').filter(part => part !== '')) {
    const [first, last, more] = word.split('..')
    const a = parseHexKey(first ?? '')
    const b = last === undefined ? a : parseHexKey(last)
    if (!a || !b || more !== undefined) return
    const row = straightRow(a, b)
    if (!row) return
    hexes.push(...row)
  }
  return hexes.length > 0 ? hexes : undefined
}

const straightRow = (a: Hex, b: Hex): readonly Hex[] | undefined => {
  const q = b.q - a.q
  const r = b.r - a.r
  if (q !== 0 && r !== 0 && q !== -r) return
  const length = Math.max(Math.abs(q), Math.abs(r))
  if (length > ROW_LIMIT) return
  return Array.from({ length: length + 1 }, (_, i) => ({ q: a.q + Math.sign(q) * i, r: a.r + Math.sign(r) * i }))
}

const readHexes = (draft: Draft, input: unknown, at: string): void => {
  if (input === undefined) return
  if (!isRecord(input)) {
    draft.problems.push(mapProblem(at, 'not-a-map'))
    return
  }
  for (const [text, value] of Object.entries(input)) {
    const path = `${at}["${text}"]`
    const hexes = parseHexList(text)
    const hex = readHex(draft, value, path)
    if (!hexes) draft.problems.push(mapProblem(path, 'bad-hex', { hex: text }))
    else if (!hexes.every(isInReach)) draft.problems.push(mapProblem(path, 'off-map', { hex: text }))
    if (!hexes || !hex) continue
    for (const key of hexes.map(hexKey)) {
      if (draft.hexes[key]) draft.problems.push(mapProblem(path, 'named-twice', { hex: key }))
      draft.hexes[key] = hex
    }
  }
  if (Object.keys(draft.hexes).length > HEX_LIMIT)
    draft.problems.push(mapProblem(at, 'too-large', { limit: HEX_LIMIT }))
}

const readHex = (draft: Draft, input: unknown, at: string): MapHex | undefined => {
  const fields = typeof input === 'string' ? { terrain: input } : input
  if (!isRecord(fields)) {
    draft.problems.push(mapProblem(at, 'unknown-terrain', { terrain: JSON.stringify(input) ?? '' }))
    return
  }
  const before = draft.problems.length
  for (const key of Object.keys(fields)) {
    if (!['terrain', 'region', 'building', 'relief', 'flags'].includes(key))
      draft.problems.push(mapProblem(at, 'unknown-key', { key }))
  }
  const { terrain = 'flat', region, building, relief = 0, flags = usualFlags(terrain) } = fields
  if (!isOneOf(TERRAINS, terrain)) draft.problems.push(mapProblem(at, 'unknown-terrain', { terrain: String(terrain) }))
  if (region !== undefined && !isOneOf(REGIONS, region))
    draft.problems.push(mapProblem(at, 'unknown-region', { region: String(region) }))
  if (building !== undefined && typeof building !== 'string') draft.problems.push(mapProblem(at, 'bad-building'))
  if (relief !== 0 && relief !== 1) draft.problems.push(mapProblem(at, 'bad-relief'))
  const known = Array.isArray(flags) && flags.every(flag => isOneOf(HEX_FLAGS, flag))
  if (!known) draft.problems.push(mapProblem(at, 'unknown-flag', { flag: JSON.stringify(flags) ?? '' }))
  if (draft.problems.length > before) return
  return {
    terrain: terrain as Terrain,
    region: (region as Region | undefined) ?? usualRegion(terrain as Terrain),
    ...(typeof building === 'string' && { building }),
    relief: relief as 0 | 1,
    flags: flags as readonly HexFlag[],
  }
}

/** Ladders lean on ramparts and engines batter walls, unless the position says otherwise. */
const usualFlags = (terrain: unknown): readonly HexFlag[] => {
  if (terrain === 'rampart') return ['scalable', 'batterable']
  return terrain === 'wall' || terrain === 'slit' ? ['batterable'] : []
}

/** Where such a hex usually is, when the position does not say. */
const usualRegion = (terrain: Terrain): Region => {
  if (terrain === 'rampart' || terrain === 'wall') return 'rampart'
  if (terrain === 'keep-door') return 'keep'
  if (terrain === 'stairs') return 'courtyard'
  return isBuilt(terrain) ? 'tower' : 'exterior'
}

const readSides = (draft: Draft, input: unknown, at: string): void => {
  if (input === undefined) return
  if (!isRecord(input)) {
    draft.problems.push(mapProblem(at, 'not-a-map'))
    return
  }
  for (const [text, value] of Object.entries(input)) {
    const path = `${at}["${text}"]`
    const slash = text.lastIndexOf('/')
    const hexes = slash < 0 ? undefined : parseHexList(text.slice(0, slash))
    const digits = text.slice(slash + 1)
    if (!hexes || !/^[0-5]{1,6}$/.test(digits)) {
      draft.problems.push(mapProblem(path, 'bad-side', { side: text }))
      continue
    }
    if (!isOneOf(FEATURES, value)) {
      draft.problems.push(mapProblem(path, 'unknown-feature', { feature: String(value) }))
      continue
    }
    for (const key of hexes.flatMap(hex => [...digits].map(k => sideKey(hex, Number(k) as Side)))) {
      if (draft.sides[key] !== undefined && draft.sides[key] !== value)
        draft.problems.push(mapProblem(path, 'named-twice', { hex: key }))
      draft.sides[key] = value
    }
  }
}

const readLists = (draft: Draft, input: unknown, at: string): { readonly [name: string]: readonly HexKey[] } => {
  const lists: { [name: string]: readonly HexKey[] } = {}
  if (input === undefined) return lists
  if (!isRecord(input)) {
    draft.problems.push(mapProblem(at, 'not-a-map'))
    return lists
  }
  for (const [name, value] of Object.entries(input)) {
    const words: readonly unknown[] = Array.isArray(value) ? value : [value]
    const read = words.map(word => (typeof word === 'string' ? parseHexList(word) : undefined))
    const found = read.flatMap(hexes => (hexes ?? []).map(hexKey))
    if (read.includes(undefined))
      draft.problems.push(mapProblem(`${at}.${name}`, 'bad-hex', { hex: JSON.stringify(value) ?? '' }))
    else if (!read.every(hexes => hexes!.every(isInReach))) draft.problems.push(mapProblem(`${at}.${name}`, 'off-map'))
    lists[name] = found
  }
  return lists
}

/** Rooms that touch and are of one region are one building, unless the position names them otherwise. */
const withBuildings = (hexes: { readonly [hex: HexKey]: MapHex }): { readonly [hex: HexKey]: MapHex } => {
  const named: { [hex: HexKey]: MapHex } = { ...hexes }
  let count = 0
  for (const key of Object.keys(hexes)) {
    const first = named[key]!
    if (!isBuilt(first.terrain) || first.building !== undefined) continue
    const building = `${first.region}-${++count}`
    const open = [key]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const hex = named[at]
      if (!hex || !isBuilt(hex.terrain) || hex.building !== undefined || hex.region !== first.region) continue
      named[at] = { ...hex, building }
      open.push(...neighbors(hexOf(at)).map(hexKey))
    }
  }
  return named
}
