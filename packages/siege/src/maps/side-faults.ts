/** Features that stand where they cannot: a door without a room, a slit in no slit hex, a wall to nowhere. */
import { type HexKey, hexesOfSide, hexKey, type SideKey } from '../geometry/index.ts'
import type { Feature } from '../terrain/terrain.ts'
import { isBuilt } from '../terrain/terrain.ts'
import type { MapProblem } from './problems.ts'
import { hexAt, type MapHex, type SiegeMap } from './siege-map.ts'

export interface SideFault {
  readonly side: SideKey
  readonly hexes: readonly [HexKey, HexKey]
  readonly code: MapProblem
}

export const sideFaults = (map: SiegeMap): readonly SideFault[] =>
  Object.keys(map.sides).flatMap(side => {
    const [a, b] = hexesOfSide(side)
    const hexes = [hexKey(a), hexKey(b)] as const
    const code = faultOf(map.sides[side]!, hexAt(map, hexes[0]), hexAt(map, hexes[1]))
    return code ? [{ side, hexes, code }] : []
  })

const faultOf = (feature: Feature, a: MapHex | undefined, b: MapHex | undefined): MapProblem | undefined => {
  if (!a || !b) return 'wall-to-nowhere'
  const either = (test: (hex: MapHex) => boolean): boolean => test(a) || test(b)
  switch (feature) {
    case 'door':
      return either(hex => isBuilt(hex.terrain)) ? undefined : 'door-without-room'
    case 'keep-door':
      return either(hex => hex.region === 'keep' && isBuilt(hex.terrain)) ? undefined : 'keep-door-without-keep'
    case 'slit':
      return either(hex => hex.terrain === 'slit') ? undefined : 'slit-without-slit-hex'
    case 'parapet':
      return either(hex => hex.terrain === 'rampart') ? undefined : 'parapet-without-rampart'
    case 'drop':
      return either(hex => hex.terrain === 'rampart') ? undefined : 'drop-without-rampart'
    case 'bank-top':
      return either(hex => hex.terrain === 'bank') || a.relief !== b.relief ? undefined : 'bank-top-without-bank'
    default:
      return
  }
}
