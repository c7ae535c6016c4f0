/** What the checker asks about: everything with a name, and the hexes of an area on the map alone. */
import { hexAt, parseHexName, type SiegeMap } from '../maps/index.ts'
import type { Area } from '../terms.ts'
import type { Seat } from '../vocabulary.ts'

export interface Piece {
  readonly id: string
  readonly at: string
  readonly seat: Seat
  readonly is: 'person' | 'engine' | 'animal'
  readonly zone?: readonly Area[]
  readonly forbidden?: readonly Area[]
}

export const isOpenGround = (area: Area): boolean =>
  ('region' in area && area.region === 'exterior') || ('terrain' in area && area.terrain === 'flat')

/** The hexes of an area that the map names. */
export const hexesIn = (map: SiegeMap, area: Area): readonly string[] => {
  if ('hexes' in area) return area.hexes.flatMap(name => parseHexName(map, name) ?? [])
  if ('edge' in area) return map.edges[area.edge] ?? []
  if ('named' in area) return map.zones[area.named] ?? []
  return Object.keys(map.hexes).filter(key => {
    const hex = hexAt(map, key)!
    if ('building' in area) return hex.building === area.building
    if ('terrain' in area) return hex.terrain === area.terrain
    return area.region === 'castle' ? hex.region !== 'exterior' : hex.region === area.region
  })
}

export const isInAreas = (map: SiegeMap, areas: readonly Area[], hex: string): boolean =>
  areas.some(area => hexesIn(map, area).includes(hex) || (map.open && !map.hexes[hex] && isOpenGround(area)))
