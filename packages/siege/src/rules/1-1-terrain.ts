/** 1.1, 2.1, 3.1 What the ground is now: the map as drawn, with rubble, filled ditch, bridge and equipment over it. */
import { type Cell, hasFlag } from '../ground.ts'
import { worksOf } from '../occupancy.ts'
import type { State } from '../state.ts'
import { type Band, type Feature, isBuilt, type Terrain } from '../terrain/terrain.ts'
import type { Footing, Storey } from '../vocabulary.ts'

/** [SG-1.1-16] Equipment takes the place of the ground below it. */
export type Footed =
  | Terrain
  | 'filled'
  | 'rubble'
  | 'bridge'
  | 'ladder'
  | 'ladder-foot'
  | 'tower-lower'
  | 'tower-roof'
  | 'ram'
  | 'mantlet'
  | 'engine'

/** [SG-TABLE-TERRAIN] Movement points by what is entered; 0 is closed. Entering from special ground is below. */
const COST: { readonly [F in Footed]: number } = {
  flat: 1,
  wall: 0,
  slit: 1,
  rampart: 1,
  stairs: 2,
  door: 1,
  'keep-door': 1,
  interior: 1,
  ditch: 4,
  brush: 2,
  tree: 2,
  bank: 2,
  tent: 2,
  trench: 1,
  filled: 2,
  rubble: 2,
  bridge: 1,
  ladder: 3,
  'ladder-foot': 0,
  'tower-lower': 2,
  'tower-roof': 0,
  ram: 2,
  mantlet: 1,
  engine: 0,
}

/** [SG-TABLE-TERRAIN] Classes in melee; slit and rampart may be swapped [SG-RUL-118]. */
const FOOTING: { readonly [F in Footed]: Footing } = {
  flat: 0,
  wall: 0,
  slit: 0,
  rampart: 1,
  stairs: -1,
  door: 1,
  'keep-door': 1,
  interior: 0,
  ditch: -1,
  brush: -1,
  tree: -1,
  bank: -1,
  tent: -1,
  trench: 1,
  filled: 0,
  rubble: -1,
  bridge: 0,
  ladder: -1,
  'ladder-foot': -1,
  'tower-lower': 0,
  'tower-roof': -1,
  ram: -1,
  mantlet: 0,
  engine: 0,
}

/** [SG-3.32-1] Open to horses: everything else is closed to them. */
const HORSE_GROUND: ReadonlySet<Footed> = new Set<Footed>(['flat', 'brush', 'bank', 'trench', 'bridge'])
export const isHorseGround = (footed: Footed): boolean => HORSE_GROUND.has(footed)

/** The ground itself, without equipment. */
export const groundAt = (state: State, cell: Cell): Footed => {
  if (state.rubble[cell.id]) return 'rubble'
  const { terrain } = cell.hex
  if (terrain === 'ditch') {
    if (state.bridge === 'down' && hasFlag(cell, 'bridge')) return 'bridge'
    return state.filled[cell.id] ? 'filled' : 'ditch'
  }
  // [SG-3.24-2] A tent that burned down is bare ground.
  if (terrain === 'tent' && state.burnt[cell.id]) return 'flat'
  return terrain
}

/** What somebody stands on who is at this place. */
export const footedAt = (state: State, cell: Cell, storey: Storey): Footed => {
  const works = worksOf(state)
  if (works.uprightLadders.has(cell.id)) return storey === 1 ? 'ladder' : 'ladder-foot'
  const engine = works.engines.get(cell.id)
  if (!engine) return groundAt(state, cell)
  switch (engine.kind) {
    case 'siege-tower':
      return storey === 1 ? 'tower-roof' : 'tower-lower'
    case 'ram':
      return 'ram'
    case 'mantlet':
      return 'mantlet'
    default:
      return 'engine'
  }
}

export const costOf = (footed: Footed): number => COST[footed]

/** [SG-1.1-17] The class counts in melee only. */
export const footingOf = (state: State, footed: Footed): Footing => {
  if (state.rules.slitRampart === 'plus-zero') {
    if (footed === 'slit') return 1
    if (footed === 'rampart') return 0
  }
  return FOOTING[footed]
}

/** [SG-GEO-20] The height band of the floor at a place. */
export const bandAt = (state: State, cell: Cell, storey: Storey): Band => {
  if (storey === 1) return 1
  const ground = groundAt(state, cell)
  switch (ground) {
    case 'ditch':
      return -1
    case 'rampart':
    case 'wall':
      return 1
    case 'slit':
    case 'door':
    case 'keep-door':
    case 'interior':
      return cell.hex.region === 'keep' ? 2 : 1
    default:
      return 0
  }
}

/** Hexes that are part of the masonry and can lie in rubble [SG-2.33-1]. */
const isMasonry = ({ hex: { terrain } }: Cell): boolean =>
  isBuilt(terrain) || terrain === 'rampart' || terrain === 'wall'

/** The side as it is now: the bridge opens the gateway [SG-RUL-042], demolition opens walls [SG-RUL-094]. */
export const sideNow = (state: State, cell: Cell, side: number): Feature | undefined => {
  const feature = cell.sides[side]
  if (feature === undefined) return
  if (feature === 'gateway') return state.bridge === 'up' ? 'wall' : undefined
  if (feature === 'door' || feature === 'keep-door' || feature === 'bank-top') return feature
  const other = cell.near[side]
  const here = state.rubble[cell.id] === true
  const there = other !== undefined && state.rubble[other.id] === true
  if (!here && !there) return feature
  if (here && there) return
  const intact = here ? other : cell
  return intact !== undefined && isMasonry(intact) && feature !== 'drop' ? feature : undefined
}
