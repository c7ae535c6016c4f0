/** Whether a scenario holds together: people, zones, equipment, days, victory [SG-SCN-15]. Its shape was checked before. */
import type { Params, Problem } from '@siegeworks/kernel'
import { hexAt, parseHexName, type SiegeMap } from '../maps/index.ts'
import { hexName } from '../maps/siege-map.ts'
import type { RuleId } from '../rule-id.ts'
import { skillFaults } from '../rules/option-skill.ts'
import type { Area, Test } from '../terms.ts'
import { CLASS_DEFS } from '../units/class-def.ts'
import { ROSTER_BY_ID } from '../units/roster.ts'
import { CLASSES, type Level, SEATS, type Seat } from '../vocabulary.ts'
import { aimless } from './aimless.ts'
import { conditionFaults, isKnown } from './condition-faults.ts'
import { dateFaults, gradeFaults, missing } from './dates-and-grades.ts'
import { isAboveLevel, levelFaults } from './level-faults.ts'
import { hexesIn, isOpenGround, type Piece } from './pieces-and-places.ts'
import { readyFaults } from './ready-faults.ts'
import type { EngineEntry, ScenarioDef, SideDef } from './scenario-def.ts'

/** Without a map, what can be said without one. */
export const scenarioFaults = (def: ScenarioDef, map: SiegeMap | undefined, at = ''): readonly Problem[] => {
  const path = (key: string): string => (at === '' ? key : `${at}.${key}`)
  const pieces = piecesOf(def, path('sides'))
  return [
    ...namesTwice(pieces),
    ...(pieces.some(({ is }) => is === 'person') ? [] : [fault(path('sides'), 'missing-key', { key: 'people' })]),
    ...SEATS.flatMap(seat => sideFaults(def.level, def.sides[seat], path(`sides.${seat}`))),
    ...levelFaults(def, path),
    ...marksmanFaults(def, pieces),
    ...dateFaults(def, path),
    ...gradeFaults(def, path),
    // [SG-2.31-2] In a siege of days rubble lies only where the wall was battered.
    ...(def.calendar && def.markers.rubble > 0
      ? [fault(path('markers.rubble'), 'rubble-by-battering', undefined, 'SG-2.31-2')]
      : []),
    ...nowhere(def.wagonGoal, path('wagonGoal'), 'SG-SCN-9'),
    ...aimless(def, path),
    ...nowhere(def.scoring.holding?.areas, path('scoring.holding.areas'), 'SG-SCN-14'),
    ...def.victory.flatMap((victory, i) => conditionFaults(def, victory.when, `${path('victory')}[${i}].when`, pieces)),
    ...(map ? groundFaults(def, map, path, pieces) : []),
  ]
}

const fault = (at: string, code: string, params?: Params, rule = 'SG-SCN-15'): Problem =>
  params ? { at, code, rule, params } : { at, code, rule }

/** A list of places with none in it. */
const nowhere = (areas: readonly Area[] | undefined, at: string, rule: RuleId): readonly Problem[] =>
  areas?.length === 0 ? [missing(at, rule)] : []

/** Everything with a name, in the order of the file. */
const piecesOf = (def: ScenarioDef, at: string): readonly Piece[] =>
  SEATS.flatMap(seat => {
    const { groups, engines, animals = [] } = def.sides[seat]
    const here = `${at}.${seat}`
    return [
      ...groups.flatMap(({ people, zone, later, forbidden }, g) =>
        people.flatMap(({ id, mounted, looseHorse }, p): readonly Piece[] => {
          const anyDay = [...(zone ?? []), ...(later?.zone ?? [])]
          const person: Piece = {
            id,
            at: `${here}.groups[${g}].people[${p}].id`,
            seat,
            is: 'person',
            ...(anyDay.length > 0 ? { zone: anyDay } : {}),
            ...(forbidden ? { forbidden } : {}),
          }
          return mounted || looseHorse ? [person, { id: `${id}-horse`, at: person.at, seat, is: 'animal' }] : [person]
        }),
      ),
      ...engines.map(
        ({ id, zone }, e): Piece => ({
          id,
          at: `${here}.engines[${e}].id`,
          seat,
          is: 'engine',
          ...(zone ? { zone } : {}),
        }),
      ),
      ...animals.map(({ id }, a): Piece => ({ id, at: `${here}.animals[${a}].id`, seat, is: 'animal' })),
    ]
  })

const namesTwice = (pieces: readonly Piece[]): readonly Problem[] => {
  const seen = new Set<string>()
  return pieces.flatMap(({ id, at }) => {
    if (seen.has(id)) return [fault(at, 'twice', { id })]
    seen.add(id)
    return []
  })
}

const sideFaults = (level: Level, side: SideDef, at: string): readonly Problem[] => [
  ...side.groups.flatMap((group, g) => {
    const here = `${at}.groups[${g}]`
    const faults = group.people.flatMap((person, p) => {
      const unit = person.unit ?? ROSTER_BY_ID.get(person.id)?.unit
      if (unit === undefined) return [fault(`${here}.people[${p}].id`, 'nobody-of-that-name', { id: person.id })]
      // [SG-3.33-4] A class without a mounted piece rides with figures of its own only.
      const rides = CLASS_DEFS[unit]?.mounted ?? person.figures?.mounted
      return person.mounted && !rides
        ? [fault(`${here}.people[${p}].figures.mounted`, 'missing-key', { key: 'mounted' }, 'SG-3.33-4')]
        : []
    })
    if (side.groups.findIndex(({ name }) => name === group.name) < g)
      faults.push(fault(`${here}.name`, 'twice', { id: group.name }))
    if (!group.zone && !group.entry) faults.push(fault(here, 'no-way-onto-map', undefined, 'SG-SCN-7'))
    return [
      ...faults,
      ...nowhere(group.zone, `${here}.zone`, 'SG-SCN-6'),
      ...nowhere(group.entry?.areas, `${here}.entry.areas`, 'SG-SCN-7'),
      ...nowhere(group.later?.zone, `${here}.later.zone`, 'SG-SCN-6'),
      ...nowhere(group.held?.orEnemyIn, `${here}.held.orEnemyIn`, 'SG-SCN-7'),
    ]
  }),
  ...side.engines.flatMap((engine, e) => engineFaults(level, side, engine, `${at}.engines[${e}]`)),
]

/** [SG-SCN-8] Ladders come in with their carriers, machines that throw may stand off the map; everything else is set up. */
const engineFaults = (level: Level, side: SideDef, engine: EngineEntry, at: string): readonly Problem[] => {
  const { kind, zone, offMap, hitched, loaded, ifWagonsIn = 0 } = engine
  const animal = side.animals?.find(({ id }) => id === hitched)
  const mayStayOff = kind === 'mangonel' || kind === 'trebuchet'
  const faults: Problem[] = [...nowhere(zone, `${at}.zone`, 'SG-SCN-8')]
  const wagons = side.engines.filter(one => one.kind === 'wagon').length
  if (ifWagonsIn > wagons)
    faults.push(fault(`${at}.ifWagonsIn`, 'not-in-range', { least: 1, most: wagons }, 'SG-SCN-34'))
  // [SG-3.41-5] Nothing else is loaded.
  if (loaded !== undefined && kind !== 'ballista')
    faults.push(fault(`${at}.loaded`, 'wrong-kind', undefined, 'SG-SCN-8'))
  if (offMap && !mayStayOff) faults.push(fault(`${at}.offMap`, 'not-off-map', undefined, 'SG-4.11-2'))
  if (!zone && !offMap && kind !== 'ladder' && !isAboveLevel(kind, level))
    faults.push(fault(at, 'engine-without-place', undefined, 'SG-SCN-8'))
  if (hitched === undefined) return faults
  if (!animal) faults.push(fault(`${at}.hitched`, 'no-such-piece', { id: hitched }))
  // [SG-5.11-1] A wagon, and a draft horse or an ox, to each its own.
  else if (kind !== 'wagon' || animal.kind === 'horse')
    faults.push(fault(`${at}.hitched`, 'wrong-kind', undefined, 'SG-5.11-1'))
  else if (side.engines.find(one => one.hitched === hitched) !== engine)
    faults.push(fault(`${at}.hitched`, 'twice', { id: hitched }, 'SG-5.11-1'))
  return faults
}

/** [SG-OPT-SKILL-2] Each category of a side totals 0. */
const marksmanFaults = (def: ScenarioDef, pieces: readonly Piece[]): readonly Problem[] => {
  const people = SEATS.flatMap(seat =>
    def.sides[seat].groups.flatMap(group =>
      group.people.flatMap(({ id, unit, skill }) => {
        const known = unit ?? ROSTER_BY_ID.get(id)?.unit
        return known && CLASSES.includes(known)
          ? [{ id, seat, unit: known, ...(skill === undefined ? {} : { skill }) }]
          : []
      }),
    ),
  )
  return skillFaults(people).map(({ code, id, total }) =>
    fault(pieces.find(one => one.id === id)!.at, code, total === undefined ? { id } : { id, total }, 'SG-RUL-117'),
  )
}

/** Everything that names a place of the map. */
const groundFaults = (
  def: ScenarioDef,
  map: SiegeMap,
  path: (key: string) => string,
  pieces: readonly Piece[],
): readonly Problem[] => {
  const bridge = Object.values(map.hexes).some(hex => hex.flags.includes('bridge'))
  return [
    ...((def.bridge !== 'none') === bridge
      ? []
      : [fault(path('bridge'), bridge ? 'has-bridge' : 'no-bridge', undefined, 'SG-SCN-2')]),
    ...SEATS.flatMap(seat => sideAreas(def.sides[seat], path(`sides.${seat}`))).flatMap(([at, areas]) =>
      areaFaults(map, areas, at),
    ),
    ...areaFaults(map, def.wagonGoal ?? [], path('wagonGoal')),
    ...areaFaults(map, def.scoring.holding?.areas ?? [], path('scoring.holding.areas')),
    ...def.victory.flatMap((victory, i) => testAreas(map, victory.when, `${path('victory')}[${i}].when`)),
    ...Object.keys(def.stages ?? {}).flatMap((hex, i, all) =>
      stageFaults(map, hex, path(`stages.${hex}`), all.slice(0, i)),
    ),
    ...SEATS.flatMap(seat => roomFaults(def.sides[seat], map, path(`sides.${seat}`))),
    ...SEATS.flatMap(seat => entryFaults(def.sides[seat], map, path(`sides.${seat}`))),
    ...zoneFaults(def, map, path('sides')),
    ...readyFaults(def, map, path('ready'), pieces),
  ]
}

const sideAreas = (side: SideDef, at: string): readonly (readonly [string, readonly Area[]])[] => [
  ...side.groups.flatMap(
    ({ zone, forbidden, entry, later, held, limit }, g): (readonly [string, readonly Area[]])[] => {
      const here = `${at}.groups[${g}]`
      return [
        [`${here}.zone`, zone ?? []],
        [`${here}.forbidden`, forbidden ?? []],
        [`${here}.entry.areas`, entry?.areas ?? []],
        [`${here}.later.zone`, later?.zone ?? []],
        [`${here}.held.orEnemyIn`, held?.orEnemyIn ?? []],
        [`${here}.limit.area`, limit ? [limit.area] : []],
      ]
    },
  ),
  ...side.engines.map(({ zone }, e) => [`${at}.engines[${e}].zone`, zone ?? []] as const),
  ...(side.animals ?? []).map(({ zone }, a) => [`${at}.animals[${a}].zone`, zone ?? []] as const),
  [`${at}.exits`, side.exits ?? []],
]

const hexFaults = (map: SiegeMap, name: string, at: string): readonly Problem[] =>
  parseHexName(map, name) === undefined ? [fault(at, 'no-such-hex', { hex: name })] : []

/** [SG-SHEET-5] Only what can be battered has stages. */
const stageFaults = (map: SiegeMap, name: string, at: string, before: readonly string[]): readonly Problem[] => {
  const hex = parseHexName(map, name)
  if (hex === undefined) return hexFaults(map, name, at)
  if (before.some(one => parseHexName(map, one) === hex)) return [fault(at, 'twice', { id: name })]
  return map.hexes[hex]?.flags.includes('batterable') ? [] : [fault(at, 'not-batterable', { hex: name }, 'SG-SHEET-5')]
}

const areaFaults = (map: SiegeMap, areas: readonly Area[], at: string): readonly Problem[] =>
  areas.flatMap((area, index): readonly Problem[] => {
    const here = at.endsWith('.area') ? at : `${at}[${index}]`
    if ('hexes' in area && area.hexes.length === 0) return [missing(`${here}.hexes`, 'SG-SCN-15')]
    if ('hexes' in area) return area.hexes.flatMap((name, h) => hexFaults(map, name, `${here}.hexes[${h}]`))
    if (hexesIn(map, area).length > 0) return []
    if ('edge' in area) return [fault(`${here}.edge`, 'no-such-edge', { edge: area.edge })]
    if ('named' in area) return [fault(`${here}.named`, 'no-such-zone', { zone: area.named })]
    if ('building' in area) return [fault(`${here}.building`, 'no-such-building', { building: area.building })]
    // Open ground has no end: an inline map need not name any.
    return map.open && isOpenGround(area)
      ? []
      : [fault(here, 'empty-area', { area: 'region' in area ? area.region : area.terrain })]
  })

/** [SG-SCN-6] On a later day a group finds room in its zone; on the first the ready set-up shows that it does. */
const roomFaults = (side: SideDef, map: SiegeMap, at: string): readonly Problem[] =>
  side.groups.flatMap(({ later, people, forbidden = [] }, g) => {
    if (!later || later.zone.some(area => map.open && isOpenGround(area))) return []
    const closed = new Set(forbidden.flatMap(area => hexesIn(map, area)))
    const found = new Set(later.zone.flatMap(area => hexesIn(map, area)).filter(hex => !closed.has(hex))).size
    return found === 0 || found >= people.length
      ? []
      : [fault(`${at}.groups[${g}].later.zone`, 'zone-too-small', { found, people: people.length }, 'SG-SCN-6')]
  })

/** [SG-SCN-15] The two sides do not set up on the same ground. */
const zoneFaults = (def: ScenarioDef, map: SiegeMap, at: string): readonly Problem[] => {
  const of = (seat: Seat): readonly { readonly where: string; readonly hexes: ReadonlySet<string> }[] =>
    def.sides[seat].groups.flatMap(({ zone, forbidden = [] }, g) => {
      const closed = new Set(forbidden.flatMap(area => hexesIn(map, area)))
      const hexes = (zone ?? []).flatMap(area => hexesIn(map, area)).filter(hex => !closed.has(hex))
      return zone ? [{ where: `${at}.${seat}.groups[${g}].zone`, hexes: new Set(hexes) }] : []
    })
  return of('besieger').flatMap(one =>
    of('garrison').flatMap(two => {
      const shared = [...one.hexes].find(hex => two.hexes.has(hex))
      return shared === undefined ? [] : [fault(one.where, 'overlapping-zones', { hex: shared, other: two.where })]
    }),
  )
}

const testAreas = (map: SiegeMap, when: Test, at: string): readonly Problem[] => {
  if (!isKnown(when)) return []
  if (when.kind === 'all') return when.of.flatMap((one, index) => testAreas(map, one, `${at}.of[${index}]`))
  if (!('areas' in when)) return []
  const named = areaFaults(map, when.areas, `${at}.areas`)
  if (named.length > 0 || when.kind !== 'holds' || when.orRubble) return named
  const endless = map.open && when.areas.some(isOpenGround)
  const hexes = new Set(when.areas.flatMap(area => hexesIn(map, area)))
  return endless || when.hexes <= hexes.size ? [] : [fault(`${at}.hexes`, 'never-holds', undefined, 'SG-SCN-13')]
}

/** [SG-SCN-7] Nobody comes in by walls alone. */
const entryFaults = (side: SideDef, map: SiegeMap, at: string): readonly Problem[] =>
  side.groups.flatMap(({ entry }, g) => {
    const hexes = (entry?.areas ?? []).flatMap(area => hexesIn(map, area))
    return hexes.length > 0 && hexes.every(hex => hexAt(map, hex)?.terrain === 'wall')
      ? [fault(`${at}.groups[${g}].entry.areas`, 'piece-in-wall', { hex: hexName(map, hexes[0]!) }, 'SG-SCN-7')]
      : []
  })
