/** Areas of a scenario as hexes of the board. */
import { type Cell, type Ground, groundOf } from './ground.ts'
import { parseHexName } from './maps/index.ts'
import type { State } from './state.ts'
import type { Area } from './terms.ts'
import type { HexId } from './vocabulary.ts'

/** What is found once for each ground. */
const onGround = <K extends object, V>(find: (ground: Ground, key: K) => V): ((ground: Ground, key: K) => V) => {
  const grounds = new WeakMap<Ground, WeakMap<K, V>>()
  return (ground, key) => {
    let known = grounds.get(ground)
    if (!known) grounds.set(ground, (known = new WeakMap()))
    let found = known.get(key)
    if (found === undefined) known.set(key, (found = find(ground, key)))
    return found
  }
}

export const hexesOf = onGround<Area, ReadonlySet<HexId>>((ground, area) => find(ground, area))

/** Whether one of the areas holds the hex. */
export const isIn = (state: State, areas: readonly Area[], hex: HexId): boolean => {
  const ground = groundOf(state)
  for (const area of areas) if (hexesOf(ground, area).has(hex)) return true
  return false
}

/** All hexes of the areas, each once, in the order of the areas. */
export const allHexes = (state: State, areas: readonly Area[]): readonly HexId[] => listOf(groundOf(state), areas)

const listOf = onGround<readonly Area[], readonly HexId[]>((ground, areas) => [
  ...new Set(areas.flatMap(area => [...hexesOf(ground, area)])),
])

const find = (ground: Ground, area: Area): ReadonlySet<HexId> => {
  if ('hexes' in area) return new Set(area.hexes.flatMap(name => parseHexName(ground.map, name) ?? []))
  if ('edge' in area) return new Set(ground.map.edges[area.edge] ?? [])
  if ('named' in area) return new Set(ground.map.zones[area.named] ?? [])
  const test = testOf(area)
  return new Set(ground.cells.filter(test).map(cell => cell.id))
}

const testOf = (
  area: Exclude<Area, { readonly hexes: unknown } | { readonly edge: unknown } | { readonly named: unknown }>,
): ((cell: Cell) => boolean) => {
  if ('building' in area) return cell => cell.hex.building === area.building
  if ('terrain' in area) return cell => cell.hex.terrain === area.terrain
  if (area.region === 'castle') return cell => cell.hex.region !== 'exterior'
  return cell => cell.hex.region === area.region
}
