/** Everything on the map that a line of fire may meet, taken from a state once and laid out by cell. */
import { type Hex, type HexKey, hexOf } from '../geometry/index.ts'
import type { SiegeMap } from '../maps/siege-map.ts'
import { recall } from '../recall.ts'
import type { State } from '../state.ts'
import { cellOf, type Ground, groundOf } from '../terrain/ground.ts'
import type { Marks } from '../terrain/marks.ts'
import type { EngineKind } from '../vocabulary.ts'

/** What a scene is made from. A `State` is one. */
export type Troops = Marks & Pick<State, 'characters' | 'animals' | 'engines'>

export const NO_TROOPS: Troops = {
  bridge: 'none',
  filled: {},
  rubble: {},
  burnt: {},
  characters: {},
  animals: {},
  engines: {},
}

/** Pieces of equipment by bit. */
export const SIEGE_TOWER = 1
export const RAM = 2
export const THROWER = 4
export const WAGON = 8
export const MANTLET = 16
export const LADDER = 32

const BITS: { readonly [K in EngineKind]?: number } = {
  'siege-tower': SIEGE_TOWER,
  ram: RAM,
  ballista: THROWER,
  mangonel: THROWER,
  trebuchet: THROWER,
  wagon: WAGON,
  mantlet: MANTLET,
}

/** The engines, by cell. */
interface Fittings {
  readonly equipment: Uint8Array
  /** Numbers of siege towers by cell, 0 for none. */
  readonly tower: Uint8Array
  /** A mantlet's base side plus one, by cell. */
  readonly base: Uint8Array
  /** An upright ladder's pointed side plus one, by cell. */
  readonly ladder: Uint8Array
}

export interface Scene extends Fittings {
  readonly ground: Ground
  /** Living bodies, animals included: bit 1 on the natural floor, bit 2 on the upper storey. */
  readonly living: Uint8Array
}

export const sceneOf = (map: SiegeMap, troops: Troops): Scene => {
  const ground = groundOf(map, troops, map.open ? hexesOf(troops) : [])
  const { equipment, tower, base, ladder } = fittingsOf({ ground, engines: troops.engines })
  const living = new Uint8Array(ground.surface.length)
  const scene: Scene = { ground, equipment, tower, base, ladder, living }
  placeBodies(scene, troops)
  return scene
}

const hexesOf = (troops: Troops): readonly Hex[] => {
  const keys: (HexKey | undefined)[] = []
  for (const id in troops.characters) keys.push(troops.characters[id]!.hex, troops.characters[id]!.rear)
  for (const id in troops.animals) keys.push(troops.animals[id]!.hex, troops.animals[id]!.rear)
  for (const id in troops.engines) keys.push(...troops.engines[id]!.hexes)
  return keys.flatMap(key => (key === undefined ? [] : [hexOf(key)]))
}

interface Equipped {
  readonly ground: Ground
  readonly engines: Troops['engines']
}

const placeEngines = ({ ground, engines }: Equipped): Fittings => {
  const count = ground.surface.length
  const fittings: Fittings = {
    equipment: new Uint8Array(count),
    tower: new Uint8Array(count),
    base: new Uint8Array(count),
    ladder: new Uint8Array(count),
  }
  let towers = 0
  for (const id in engines) {
    const engine = engines[id]!
    if (engine.where !== 'map') continue
    const isLadder = engine.kind === 'ladder' && engine.upright === true
    const bit = isLadder ? LADDER : (BITS[engine.kind] ?? 0)
    if (engine.kind === 'siege-tower') towers++
    for (const key of engine.hexes) {
      const cell = cellOf(ground, hexOf(key))
      fittings.equipment[cell]! |= bit
      if (engine.kind === 'siege-tower') fittings.tower[cell] = towers
      if (engine.kind === 'mantlet') fittings.base[cell] = 1 + (engine.facing ?? 0)
      if (isLadder) fittings.ladder[cell] = 1 + (engine.facing ?? 0)
    }
  }
  return fittings
}

/** Engines seldom move. */
const fittingsOf = recall<Equipped, Fittings>((a, b) => a.engines === b.engines && a.ground === b.ground, placeEngines)

const placeBodies = (scene: Scene, troops: Troops): void => {
  const stand = (key: HexKey | undefined, bit: number): void => {
    if (key !== undefined) scene.living[cellOf(scene.ground, hexOf(key))]! |= bit
  }
  for (const id in troops.characters) {
    const c = troops.characters[id]!
    // [SG-1.42-2] The stunned count, the dead do not.
    if (c.where !== 'map' || c.condition === 'dead') continue
    stand(c.hex, 1 + c.storey)
    stand(c.rear, 1)
  }
  for (const id in troops.animals) {
    const animal = troops.animals[id]!
    if (animal.where !== 'map' || animal.dead || animal.rider !== undefined) continue
    stand(animal.hex, 1)
    stand(animal.rear, 1)
  }
}
