/** Machines of a ready set-up: each in its zone, turned somewhere, on hexes of its own. */
import type { Params, Problem } from '@siegeworks/kernel'
import { type HexKey, hexKey, hexOf, neighbor, type Side, turned } from '../geometry/index.ts'
import { hexAt, type MapHex, parseHexName, type SiegeMap } from '../maps/index.ts'
import { hexName } from '../maps/siege-map.ts'
import { needsFacing } from '../units/engine-def.ts'
import { type EngineKind, SEATS, SIDES } from '../vocabulary.ts'
import { isInAreas } from './pieces-and-places.ts'
import type { ScenarioDef } from './scenario-def.ts'

export const readyFault = (at: string, code: string, params: Params): Problem => ({
  at,
  code,
  rule: 'SG-SCN-15',
  params,
})

/** The hexes it fills: [SG-2.41-3] three for a tower or a ram, a ladder and a wagon with one behind. */
export const hexesOf = (kind: EngineKind, anchor: HexKey, facing: Side = 0): readonly HexKey[] => {
  // A facing that is none is told as such.
  if (!SIDES.includes(facing)) return [anchor]
  const beside = (side: Side): HexKey => hexKey(neighbor(hexOf(anchor), side))
  if (kind === 'siege-tower' || kind === 'ram') return [anchor, beside(facing), beside(turned(facing, 1))]
  return kind === 'wagon' || kind === 'ladder' ? [anchor, beside(turned(facing, 3))] : [anchor]
}

export const readyEngineFaults = ({ ready, sides }: ScenarioDef, map: SiegeMap, at: string): readonly Problem[] => {
  const engines = SEATS.flatMap(seat => sides[seat].engines)
  const taken = new Map<string, string>()
  const filled = new Set((ready.filled ?? []).map(hex => parseHexName(map, hex)))
  const laid = Object.entries(ready.engines).flatMap(([id, { hex, facing }]): readonly Problem[] => {
    const here = `${at}.engines.${id}`
    const engine = engines.find(one => one.id === id)
    if (!engine) return [readyFault(here, 'no-such-piece', { id })]
    const key = parseHexName(map, hex)
    if (key === undefined) return [readyFault(`${here}.hex`, 'no-such-hex', { hex })]
    if (hexAt(map, key)?.terrain === 'wall') return [readyFault(`${here}.hex`, 'piece-in-wall', { hex })]
    const { kind, day = 1, zone = [] } = engine
    if (needsFacing(kind) && facing === undefined)
      return [readyFault(`${here}.facing`, 'missing-key', { key: 'facing' })]
    const covered = hexesOf(kind, key, facing)
    const off = covered.find(one => hexAt(map, one) === undefined)
    if (off !== undefined) return [readyFault(`${here}.hex`, 'no-such-hex', { hex: hexName(map, off) })]
    const unfit =
      kind === 'barrel' ? undefined : covered.find(one => !isEngineGround(hexAt(map, one)!, filled.has(one)))
    if (unfit !== undefined) return [readyFault(`${here}.hex`, 'not-engine-ground', { hex: hexName(map, unfit) })]
    // What comes on another day may find the place empty again.
    const hexes = covered.map(one => `${one} ${day}`)
    const other = hexes.flatMap(one => taken.get(one) ?? [])[0]
    for (const one of hexes) taken.set(one, id)
    if (other !== undefined) return [readyFault(`${here}.hex`, 'occupied', { hex, other })]
    return isInAreas(map, zone, key) ? [] : [readyFault(`${here}.hex`, 'outside-zone', { hex })]
  })
  const unplaced = engines.filter(({ id, zone }) => zone && !ready.engines[id])
  return [...laid, ...unplaced.map(({ id }) => readyFault(`${at}.engines`, 'not-placed', { id }))]
}

/** [SG-2.41-5] */
const isEngineGround = ({ terrain }: MapHex, filled: boolean): boolean => terrain === 'flat' || filled
