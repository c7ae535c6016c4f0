/** What one stands on now: the printed terrain, or what filling, rubble, the bridge or a fire has made of it. */
import { type Band, type Region, TERRAINS, type Terrain } from './terrain.ts'

export const SURFACES = [...TERRAINS, 'filled-ditch', 'rubble', 'bridge'] as const
export type Surface = (typeof SURFACES)[number]

/** [SG-GEO-20] The band of a hex's natural floor. Rubble is ground [SG-RUL-094], so is a filled ditch [SG-RUL-133]. */
export const bandOfSurface = (surface: Surface, region: Region): Band => {
  switch (surface) {
    case 'ditch':
      return -1
    case 'wall':
    case 'rampart':
      return 1
    case 'slit':
    case 'door':
    case 'keep-door':
    case 'interior':
      return region === 'keep' ? 2 : 1
    default:
      return 0
  }
}

/** The surface of a hex in a given state of the siege. */
export const surfaceOf = (
  terrain: Terrain,
  marks: { readonly filled: boolean; readonly rubble: boolean; readonly burnt: boolean; readonly bridge: boolean },
): Surface => {
  if (marks.rubble) return 'rubble'
  if (marks.bridge) return 'bridge'
  if (marks.filled && terrain === 'ditch') return 'filled-ditch'
  // [SG-3.24-2] A tent burnt out is open ground.
  if (marks.burnt && terrain === 'tent') return 'flat'
  return terrain
}
