/** Animals of a ready set-up: on ground for horses, on hexes of their own, before the wagon they draw. */
import type { Problem } from '@siegeworks/kernel'
import { areAdjacent, type HexKey, hexKey, hexOf, neighbor, turned } from '../geometry/index.ts'
import { hexAt, parseHexName, type SiegeMap } from '../maps/index.ts'
import type { ReadySetUp } from '../terms.ts'
import { type AnimalKind, SEATS, SIDES } from '../vocabulary.ts'
import { readyFault as fault } from './ready-engines.ts'
import type { EngineEntry, ScenarioDef } from './scenario-def.ts'

const HORSE_TERRAINS: readonly string[] = ['flat', 'brush', 'bank']

/** [SG-3.32-1] [SG-3.32-3] Where a horse may stand. */
export const isHorseHex = (map: SiegeMap, hex: HexKey): boolean =>
  HORSE_TERRAINS.includes(hexAt(map, hex)?.terrain ?? '')

/** `other` says what stands on a hex. */
export const readyAnimalFaults = (
  def: ScenarioDef,
  map: SiegeMap,
  at: string,
  other: (hex: HexKey) => string | undefined,
): readonly Problem[] => {
  const given = Object.entries(def.ready.animals ?? {})
  const engines = SEATS.flatMap(seat => def.sides[seat].engines)
  // What draws a wagon comes with it, a loose horse with its knight; any other needs a place.
  const lost = SEATS.flatMap(seat => def.sides[seat].animals ?? []).filter(
    ({ id }) => !def.ready.animals?.[id] && !engines.some(({ hitched }) => hitched === id),
  )
  const animals = new Map(SEATS.flatMap(seat => animalsOf(def, seat)))
  const taken = new Map<HexKey, string>()
  const laid = given.flatMap(([id, names]): readonly Problem[] => {
    const here = `${at}.animals.${id}`
    const kind = animals.get(id)
    if (kind === undefined) return [fault(here, 'no-such-piece', { id })]
    // [SG-GEO-9] [SG-GEO-10] An ox has one hex, a horse two.
    if (names.length !== (kind === 'ox' ? 1 : 2)) return [fault(here, 'wrong-length', {})]
    const hexes = names.map(name => parseHexName(map, name))
    const found = hexes.flatMap((hex, i): readonly Problem[] => {
      const name = names[i]!
      if (hex === undefined) return [fault(`${here}[${i}]`, 'no-such-hex', { hex: name })]
      if (!isHorseHex(map, hex)) return [fault(`${here}[${i}]`, 'not-horse-ground', { hex: name })]
      const first = taken.get(hex) ?? other(hex)
      taken.set(hex, id)
      return first === undefined ? [] : [fault(`${here}[${i}]`, 'occupied', { hex: name, other: first })]
    })
    if (found.length > 0) return found
    const [head, rear] = [hexes[0]!, hexes.at(-1)!]
    if (rear !== head && !areAdjacent(hexOf(head), hexOf(rear))) return [fault(here, 'not-neighbors', {})]
    return isBeforeItsWagon(engines, def.ready, map, id, rear)
      ? []
      : [{ ...fault(here, 'wrong-footprint', {}), rule: 'SG-5.11-2' }]
  })
  return [...laid, ...lost.map(({ id }) => fault(`${at}.animals.${id}`, 'missing-key', { key: id }))]
}

/** Those that wait to be placed: all that are named as animals, and the loose horses of knights. */
const animalsOf = (def: ScenarioDef, seat: (typeof SEATS)[number]): readonly (readonly [string, AnimalKind])[] => [
  ...(def.sides[seat].animals ?? []).map(({ id, kind }) => [id, kind] as const),
  ...def.sides[seat].groups.flatMap(({ people }) =>
    people.flatMap(({ id, looseHorse, mounted }) =>
      looseHorse && !mounted ? [[`${id}-horse`, 'horse'] as const] : [],
    ),
  ),
]

/** [SG-5.11-2] [SG-5.11-3] The ox, or a horse's rear, in one of the three hexes ahead of the wagon that it draws. */
const isBeforeItsWagon = (
  engines: readonly EngineEntry[],
  ready: ReadySetUp,
  map: SiegeMap,
  id: string,
  rear: HexKey,
): boolean => {
  const wagon = engines.find(({ hitched }) => hitched === id)
  const spot = wagon && ready.engines[wagon.id]
  const front = spot && parseHexName(map, spot.hex)
  const facing = spot?.facing
  // A facing that is none is told as such.
  if (front === undefined || facing === undefined || !SIDES.includes(facing)) return true
  return [0, 1, 5].some(turn => hexKey(neighbor(hexOf(front), turned(facing, turn))) === rear)
}
