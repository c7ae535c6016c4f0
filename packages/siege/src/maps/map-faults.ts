/** The checker: a map that passes can be played in every part. */
import { type HexKey, hexesOfSide, hexKey, hexOf, neighbor, SIDES, sideKey } from '../geometry/index.ts'
import { lineOfFire } from '../rules/1-41-line-of-fire.ts'
import { type Post, postAt } from '../rules/post.ts'
import { NO_TROOPS, sceneOf } from '../rules/scene.ts'
import { type Feature, isBuilt } from '../terrain/terrain.ts'
import type { MapProblem } from './problems.ts'
import { sideFaults } from './side-faults.ts'
import { flagged, type SiegeMap } from './siege-map.ts'

export interface MapFault {
  readonly hex: HexKey
  readonly code: MapProblem
}

export const mapFaults = (map: SiegeMap): readonly MapFault[] => {
  const faults: MapFault[] = sideFaults(map).map(({ hexes, code }) => ({ hex: hexes[0], code }))
  if (faults.length > 0) return faults
  faults.push(...roomFaults(map), ...bankFaults(map), ...gateFaults(map))
  if (faults.length > 0) return faults
  return [...wayFaults(map), ...slitFaults(map)]
}

const keysOf = (map: SiegeMap, test: (key: HexKey) => boolean): readonly HexKey[] => Object.keys(map.hexes).filter(test)

const featuresRound = (map: SiegeMap, key: HexKey): readonly (Feature | undefined)[] =>
  SIDES.map(side => map.sides[sideKey(hexOf(key), side)])

/** Slit hexes have slits, door hexes have doors, and the keep is entered by its own door alone [SG-1.61-3]. */
const roomFaults = (map: SiegeMap): readonly MapFault[] => {
  const lacking = (terrain: string, feature: Feature, code: MapProblem): readonly MapFault[] =>
    keysOf(map, key => map.hexes[key]!.terrain === terrain && !featuresRound(map, key).includes(feature)).map(hex => ({
      hex,
      code,
    }))
  const faults = [
    ...lacking('slit', 'slit', 'slit-hex-without-slit'),
    ...lacking('door', 'door', 'door-hex-without-door'),
    ...lacking('keep-door', 'keep-door', 'door-hex-without-door'),
  ]
  for (const key in map.hexes) {
    const hex = map.hexes[key]!
    if (!isBuilt(hex.terrain)) continue
    for (const side of SIDES) {
      const other = map.hexes[hexKey(neighbor(hexOf(key), side))]
      const feature = map.sides[sideKey(hexOf(key), side)]
      if (other?.building === hex.building) continue
      const isEntrance = feature === undefined || feature === 'door' || feature === 'gateway'
      if (isEntrance && other && (hex.region === 'keep' || feature !== 'door'))
        faults.push({ hex: key, code: hex.region === 'keep' ? 'keep-has-second-entrance' : 'open-enclosure' })
    }
  }
  return faults
}

/** Every top edge has its bank on the low side. */
const bankFaults = (map: SiegeMap): readonly MapFault[] =>
  Object.entries(map.sides).flatMap(([side, feature]) => {
    if (feature !== 'bank-top') return []
    const [a, b] = hexesOfSide(side).map(hexKey) as [HexKey, HexKey]
    const low = map.hexes[a]!.relief < map.hexes[b]!.relief ? a : b
    return map.hexes[low]!.terrain === 'bank' ? [] : [{ hex: low, code: 'bank-top-without-bank' as const }]
  })

/** A gateway lies on the bridge hex, and a bridge has its winch in a tower [SG-1.8-1]. */
const gateFaults = (map: SiegeMap): readonly MapFault[] => {
  const bridges = flagged(map, 'bridge')
  const faults: MapFault[] = []
  for (const [side, feature] of Object.entries(map.sides)) {
    if (feature !== 'gateway') continue
    const hexes = hexesOfSide(side).map(hexKey)
    if (!hexes.some(key => bridges.includes(key))) faults.push({ hex: hexes[0]!, code: 'gateway-without-bridge' })
  }
  for (const hex of bridges) {
    if (!featuresRound(map, hex).includes('gateway')) faults.push({ hex, code: 'gateway-without-bridge' })
    if (!flagged(map, 'winch').some(winch => map.hexes[winch]!.region === 'tower'))
      faults.push({ hex, code: 'no-winch' })
  }
  return faults
}

/** On foot over open sides, doors and stairs; the bridge is up. */
const reachableFrom = (map: SiegeMap, start: readonly HexKey[]): ReadonlySet<HexKey> => {
  const found = new Set(start)
  const open = [...start]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const side of SIDES) {
      const next = hexKey(neighbor(hexOf(key), side))
      const feature = map.sides[sideKey(hexOf(key), side)]
      const passes = feature === undefined || feature === 'door' || feature === 'keep-door' || feature === 'bank-top'
      if (!passes || !map.hexes[next] || map.hexes[next].terrain === 'wall' || found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return found
}

/** [SG-1.61-5] [SG-1.61-6] Ramparts and rooms are reached from the court, and nothing inside from outside. */
const wayFaults = (map: SiegeMap): readonly MapFault[] => {
  const inside = keysOf(map, key => map.hexes[key]!.region === 'courtyard')
  if (inside.length === 0) return []
  const within = reachableFrom(map, inside.slice(0, 1))
  const without = reachableFrom(
    map,
    keysOf(map, key => map.hexes[key]!.region === 'exterior'),
  )
  return Object.keys(map.hexes).flatMap((hex): readonly MapFault[] => {
    const { terrain, region } = map.hexes[hex]!
    if (region === 'exterior' || terrain === 'wall') return []
    if (without.has(hex)) return [{ hex, code: 'open-enclosure' }]
    if (within.has(hex)) return []
    return [{ hex, code: terrain === 'rampart' ? 'unreachable-rampart' : 'unreachable-room' }]
  })
}

/** Every slit has a field of fire. */
const slitFaults = (map: SiegeMap): readonly MapFault[] => {
  const scene = sceneOf(map, NO_TROOPS)
  const standing = keysOf(map, key => map.hexes[key]!.terrain !== 'wall')
  const posts: readonly Post[] = standing.map(key => postAt(scene, hexOf(key), 0))
  return keysOf(map, key => map.hexes[key]!.terrain === 'slit').flatMap(hex => {
    const from = postAt(scene, hexOf(hex), 0)
    return from.openings.every(side =>
      posts.some(to => {
        const line = lineOfFire(scene, { ...from, openings: [side] }, to)
        return line.open && line.start === side
      }),
    )
      ? []
      : [{ hex, code: 'blind-slit' as const }]
  })
}
