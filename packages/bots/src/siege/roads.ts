/** The besieger's way to the keep, over whatever is open today: a breach, a ladder, a tower, the bridge. */
import { boardOf, roadsTo, type State } from '@siegeworks/siege'

/** Farther than this nobody looks; an open plain has no end, and the way to ground on it is short. */
const HORIZON = 120
const NEAR = 30

interface Known {
  readonly of: Pick<State, 'bridge' | 'rubble' | 'filled'>
  readonly roads: ReadonlyMap<string, number>
}

const known = new WeakMap<State['engines'], Known>()

/** Movement points from each place to the door of the keep; empty where a map has none. */
export const roadsToKeep = (world: State): ReadonlyMap<string, number> => {
  const { engines, bridge, rubble, filled } = world
  const kept = known.get(engines)
  if (kept && kept.of.bridge === bridge && kept.of.rubble === rubble && kept.of.filled === filled) return kept.roads
  const { hexes } = boardOf(world.board)
  const doors = Object.keys(hexes).filter(hex => hexes[hex]!.terrain === 'keep-door')
  const roads = roadsTo(world, doors, HORIZON)
  known.set(engines, { of: { bridge, rubble, filled }, roads })
  return roads
}

const hunts = new WeakMap<State['terms'], { readonly at: string; readonly roads: ReadonlyMap<string, number> }>()

/** The same to people, or to ground near by, worked out once a phase. */
export const roadsToPeople = (world: State, hexes: readonly string[]): ReadonlyMap<string, number> =>
  roadsToHexes(world, hexes, HORIZON)

export const roadsToGround = (world: State, hexes: readonly string[]): ReadonlyMap<string, number> =>
  roadsToHexes(world, hexes, NEAR)

const roadsToHexes = (world: State, hexes: readonly string[], horizon: number): ReadonlyMap<string, number> => {
  const at = `${world.sheet.day} ${world.clock} ${Object.keys(world.rubble).length} ${world.bridge} ${hexes.length}`
  const kept = hunts.get(world.terms)
  if (kept?.at === at) return kept.roads
  const roads = roadsTo(world, hexes, horizon)
  hunts.set(world.terms, { at, roads })
  return roads
}
