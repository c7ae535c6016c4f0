/** Whether a ready set-up can be laid out: nobody in a wall, off the map, on another or outside his zone. */
import type { Problem } from '@siegeworks/kernel'
import { areAdjacent, type HexKey, hexOf } from '../geometry/index.ts'
import { hexAt, type MapHex, parseHexName, type SiegeMap } from '../maps/index.ts'
import { SEATS } from '../vocabulary.ts'
import { isInAreas, type Piece } from './pieces-and-places.ts'
import { isHorseHex, readyAnimalFaults } from './ready-animals.ts'
import { readyFault as fault, hexesOf, readyEngineFaults } from './ready-engines.ts'
import type { ScenarioDef } from './scenario-def.ts'

export const readyFaults = (
  def: ScenarioDef,
  map: SiegeMap,
  at: string,
  pieces: readonly Piece[],
): readonly Problem[] => {
  const { ready, sides } = def
  const named = (is: Piece['is'], id: string): Piece | undefined => pieces.find(one => one.is === is && one.id === id)
  const crewed = (kinds: readonly string[]): ReadonlyMap<HexKey, string> =>
    new Map(
      SEATS.flatMap(seat =>
        sides[seat].engines.flatMap(({ id, kind }) => {
          const spot = kinds.includes(kind) ? ready.engines[id] : undefined
          const anchor = spot && parseHexName(map, spot.hex)
          return anchor === undefined ? [] : hexesOf(kind, anchor, spot!.facing).map(hex => [hex, id] as const)
        }),
      ),
    )
  const inside = crewed(['siege-tower', 'ram'])
  const closed = crewed(['ballista', 'mangonel', 'trebuchet', 'wagon'])
  const roofs = crewed(['siege-tower'])
  const groups = SEATS.flatMap(seat => sides[seat].groups)
  const riders = new Set(groups.flatMap(({ people }) => people.flatMap(({ id, mounted }) => (mounted ? [id] : []))))
  const taken = new Map<string, string>()
  const people = Object.entries(ready.people).flatMap(([id, place]): readonly Problem[] => {
    const here = `${at}.people.${id}`
    const person = named('person', id)
    if (!person) return [fault(here, 'no-such-piece', { id })]
    // [SG-3.31-1] A rider has two hexes that touch, a man on foot one.
    if (riders.has(id) === (typeof place === 'string')) return [fault(here, 'wrong-length', {})]
    if (typeof place !== 'string' && !areNeighbors(map, place)) return [fault(here, 'not-neighbors', {})]
    return (typeof place === 'string' ? [place] : place).flatMap((text, i) => {
      const hex = parseHexName(map, text.replace(/\^$/, ''))
      if (hex === undefined) return [fault(here, 'no-such-hex', { hex: text })]
      if (text.endsWith('^') && !roofs.has(hex)) return [fault(here, 'no-upper-storey', { hex: text })]
      if (hexAt(map, hex)?.terrain === 'wall') return [fault(here, 'piece-in-wall', { hex: text })]
      if (riders.has(id) && !isHorseHex(map, hex)) return [fault(here, 'not-horse-ground', { hex: text })]
      const spot = text.endsWith('^') ? `${hex}^` : hex
      const other = taken.get(spot) ?? closed.get(spot)
      taken.set(spot, id)
      if (other !== undefined) return [fault(here, 'occupied', { hex: text, other })]
      // Crews start in their engine, wherever it stands; whoever comes in by an edge waits off the map.
      const outside = !isInAreas(map, person.zone ?? [], hex) || isInAreas(map, person.forbidden ?? [], hex)
      return i === 0 && outside && !inside.has(hex) ? [fault(here, 'outside-zone', { hex: text })] : []
    })
  })
  const placed = new Set(Object.keys(ready.people))
  const counts = groups.flatMap(({ asleep = 0, limit, people: all, name }) => {
    const found = all.filter(({ id }) => ready.asleep?.includes(id)).length
    const there = limit
      ? all.filter(({ id }) => isInAreas(map, [limit.area], hexOfPerson(ready, map, id) ?? '')).length
      : 0
    const [least, most] = [limit?.atLeast ?? 0, limit?.atMost ?? all.length]
    return [
      ...(found === asleep ? [] : [fault(`${at}.asleep`, 'not-so-many-asleep', { group: name, asleep, found })]),
      ...(there >= least && there <= most
        ? []
        : [fault(`${at}.people`, 'zone-limit', { group: name, found: there, least, most })]),
    ]
  })
  const unplaced = pieces
    .filter(({ is, zone, id }) => is === 'person' && zone && !placed.has(id))
    .map(({ id }) => fault(`${at}.people`, 'not-placed', { id }))
  return [
    ...people,
    ...unplaced,
    ...counts,
    ...readyEngineFaults(def, map, at),
    ...supplyFaults(def, at),
    ...readyAnimalFaults(def, map, at, hex => taken.get(hex) ?? closed.get(hex) ?? inside.get(hex)),
    ...workFaults(def, map, at, named),
  ]
}

/** Where he stands, a rider with his first hex. */
const hexOfPerson = (ready: ScenarioDef['ready'], map: SiegeMap, id: string): HexKey | undefined => {
  const place = ready.people[id]
  const text = typeof place === 'string' ? place : place?.[0]
  return text === undefined ? undefined : parseHexName(map, text.replace(/\^$/, ''))
}

const areNeighbors = (map: SiegeMap, [head, rear]: readonly [string, string]): boolean =>
  touch(parseHexName(map, head), parseHexName(map, rear))

/** A hex that is none is told as such. */
const touch = (one: HexKey | undefined, other: HexKey | undefined): boolean =>
  one === undefined || other === undefined || areAdjacent(hexOf(one), hexOf(other))

/** [SG-SCN-9] No more markers are laid out than there are. */
const supplyFaults = ({ ready, markers }: ScenarioDef, at: string): readonly Problem[] =>
  (['filled', 'rubble'] as const).flatMap(marker => {
    const found = ready[marker]?.length ?? 0
    const most = markers[marker]
    return found > most ? [fault(`${at}.${marker}`, 'too-many-markers', { found, most })] : []
  })

const workFaults = (
  { ready, markers }: ScenarioDef,
  map: SiegeMap,
  at: string,
  named: (is: Piece['is'], id: string) => Piece | undefined,
): readonly Problem[] => {
  const { filled = [], rubble = [], asleep = [] } = ready
  const markerFaults = (
    key: 'filled' | 'rubble',
    names: readonly string[],
    fits: (hex: MapHex) => boolean,
  ): readonly Problem[] => {
    const hexes = names.map(name => parseHexName(map, name))
    return hexes.flatMap((hex, i) => {
      const here = `${at}.${key}[${i}]`
      const name = names[i]!
      if (hex === undefined) return [fault(here, 'no-such-hex', { hex: name })]
      if (hexes.indexOf(hex) < i) return [fault(here, 'twice', { id: name })]
      if (!fits(hexAt(map, hex)!)) return [fault(here, 'wrong-marker', { hex: name })]
      // [SG-SCN-9] Each beside one laid before it.
      const alone =
        key === 'rubble' && markers.rubbleAdjacent && i > 0 && !hexes.slice(0, i).some(one => touch(one, hex))
      return alone ? [fault(here, 'not-neighbors', {})] : []
    })
  }
  return [
    // [SG-RUL-086] [SG-RUL-085]
    ...markerFaults('filled', filled, hex => hex.terrain === 'ditch' && !hex.flags.includes('bridge')),
    ...markerFaults('rubble', rubble, hex => hex.region !== 'keep' && hex.flags.includes('batterable')),
    ...asleep.flatMap((id, i) => {
      const here = `${at}.asleep[${i}]`
      if (!named('person', id)) return [fault(here, 'no-such-piece', { id })]
      const hex = hexOfPerson(ready, map, id)
      return hex === undefined || hexAt(map, hex)?.terrain === 'tent' ? [] : [fault(here, 'not-in-tent', { id })]
    }),
  ]
}
