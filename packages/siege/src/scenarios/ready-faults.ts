/** Whether a ready set-up can be laid out: nobody in a wall, off the map, on another or outside his zone. */
import type { Params, Problem } from '@siegeworks/kernel'
import { type HexKey, hexKey, hexOf, neighbor, type Side, turned } from '../geometry/index.ts'
import { hexAt, parseHexName, type SiegeMap } from '../maps/index.ts'
import { SEATS, SIDES } from '../vocabulary.ts'
import { isInAreas, type Piece } from './pieces-and-places.ts'
import type { ScenarioDef } from './scenario-def.ts'

const fault = (at: string, code: string, params: Params): Problem => ({ at, code, rule: 'SG-SCN-15', params })

export const readyFaults = (
  { ready, sides }: ScenarioDef,
  map: SiegeMap,
  at: string,
  pieces: readonly Piece[],
): readonly Problem[] => {
  const named = (is: Piece['is'], id: string): Piece | undefined => pieces.find(one => one.is === is && one.id === id)
  const inside = Object.values(ready.engines).flatMap(({ hex, facing }) => crewHexes(parseHexName(map, hex), facing))
  const taken = new Map<string, string>()
  const people = Object.entries(ready.people).flatMap(([id, place]): readonly Problem[] => {
    const here = `${at}.people.${id}`
    const person = named('person', id)
    if (!person) return [fault(here, 'no-such-piece', { id })]
    return (typeof place === 'string' ? [place] : place).flatMap((text, i) => {
      const hex = parseHexName(map, text.replace(/\^$/, ''))
      if (hex === undefined) return [fault(here, 'no-such-hex', { hex: text })]
      if (hexAt(map, hex)?.terrain === 'wall') return [fault(here, 'piece-in-wall', { hex: text })]
      const other = taken.get(text)
      taken.set(text, id)
      if (other !== undefined) return [fault(here, 'occupied', { hex: text, other })]
      // Crews start in their engine, wherever it stands; whoever comes in by an edge waits off the map.
      const outside = !isInAreas(map, person.zone ?? [], hex) || isInAreas(map, person.forbidden ?? [], hex)
      return i === 0 && outside && !inside.includes(hex) ? [fault(here, 'outside-zone', { hex: text })] : []
    })
  })
  const placed = new Set(Object.keys(ready.people))
  const sleepy = SEATS.flatMap(seat =>
    sides[seat].groups.flatMap(({ asleep = 0, people: all, name }) => {
      const found = all.filter(({ id }) => ready.asleep?.includes(id)).length
      return found === asleep ? [] : [fault(`${at}.asleep`, 'not-so-many-asleep', { group: name, asleep, found })]
    }),
  )
  const unplaced = pieces
    .filter(({ is, zone, id }) => is === 'person' && zone && !placed.has(id))
    .map(({ id }) => fault(`${at}.people`, 'not-placed', { id }))
  return [...people, ...unplaced, ...sleepy, ...workFaults(ready, map, at, named)]
}

/** [SG-2.41-3] The three hexes of a tower or a ram. */
const crewHexes = (anchor: HexKey | undefined, facing: Side | undefined): readonly HexKey[] =>
  anchor === undefined || facing === undefined || !SIDES.includes(facing)
    ? []
    : [anchor, hexKey(neighbor(hexOf(anchor), facing)), hexKey(neighbor(hexOf(anchor), turned(facing, 1)))]

const workFaults = (
  { engines, animals = {}, filled = [], rubble = [], asleep = [] }: ScenarioDef['ready'],
  map: SiegeMap,
  at: string,
  named: (is: Piece['is'], id: string) => Piece | undefined,
): readonly Problem[] => {
  const hexFault = (name: string, where: string): readonly Problem[] =>
    parseHexName(map, name) === undefined ? [fault(where, 'no-such-hex', { hex: name })] : []
  return [
    ...Object.entries(engines).flatMap(([id, { hex }]) => {
      const here = `${at}.engines.${id}`
      const engine = named('engine', id)
      if (!engine) return [fault(here, 'no-such-piece', { id })]
      const key = parseHexName(map, hex)
      if (key === undefined) return [fault(`${here}.hex`, 'no-such-hex', { hex })]
      if (hexAt(map, key)?.terrain === 'wall') return [fault(`${here}.hex`, 'piece-in-wall', { hex })]
      return isInAreas(map, engine.zone ?? [], key) ? [] : [fault(`${here}.hex`, 'outside-zone', { hex })]
    }),
    ...Object.entries(animals).flatMap(([id, hexes]) => [
      // A knight's loose horse is named after him.
      ...(named('animal', id) || named('person', id.replace(/-horse$/, ''))
        ? []
        : [fault(`${at}.animals.${id}`, 'no-such-piece', { id })]),
      ...hexes.flatMap((name, i) => hexFault(name, `${at}.animals.${id}[${i}]`)),
    ]),
    ...filled.flatMap((name, i) => hexFault(name, `${at}.filled[${i}]`)),
    ...rubble.flatMap((name, i) => hexFault(name, `${at}.rubble[${i}]`)),
    ...asleep.flatMap((id, i) => (named('person', id) ? [] : [fault(`${at}.asleep[${i}]`, 'no-such-piece', { id })])),
  ]
}
