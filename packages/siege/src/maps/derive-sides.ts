/** The sides a drawing implies: parapets and drops along ramparts, walls round rooms, top edges of banks [SG-GEO-6]. */
import { type HexKey, hexKey, hexOf, neighbor, sideKey } from '../geometry/index.ts'
import { type Feature, isBuilt } from '../terrain/terrain.ts'
import type { MapHex } from './siege-map.ts'

export const deriveSides = (hexes: { readonly [hex: HexKey]: MapHex }): { readonly [side: string]: Feature } => {
  const sides: { [side: string]: Feature } = {}
  for (const key in hexes) {
    const hex = hexOf(key)
    // Half of the six is enough: the neighbor sees to the rest.
    for (const side of [0, 1, 2] as const) {
      const other = hexes[hexKey(neighbor(hex, side))]
      const feature = other && featureBetween(hexes[key]!, other)
      if (feature) sides[sideKey(hex, side)] = feature
    }
  }
  return sides
}

const featureBetween = (a: MapHex, b: MapHex): Feature | undefined => {
  if (isBuilt(a.terrain) || isBuilt(b.terrain)) return a.building === b.building ? undefined : 'wall'
  if (a.terrain === 'wall' || b.terrain === 'wall') return 'wall'
  const isOutside = (hex: MapHex): boolean => hex.region === 'exterior'
  if (a.terrain === 'rampart' || b.terrain === 'rampart') {
    if (a.terrain === b.terrain) return
    const other = a.terrain === 'rampart' ? b : a
    // [SG-RUL-051] Stairs are the way up; everywhere else the walk drops off into the court.
    return isOutside(other) ? 'parapet' : other.terrain === 'stairs' ? undefined : 'drop'
  }
  if (isOutside(a) !== isOutside(b)) return 'wall'
  return a.relief !== b.relief ? 'bank-top' : undefined
}
