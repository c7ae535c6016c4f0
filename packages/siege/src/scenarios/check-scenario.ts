/** Whether a scenario holds together: people, zones, equipment, the ready set-up [SG-SCN-15]. */
import type { Problem } from '@siegeworks/kernel'
import { hexAt, parseHexName, type SiegeMap } from '../maps/index.ts'
import { RULE_DEFAULTS } from '../options.ts'
import { skillFaults } from '../rules/option-skill.ts'
import type { Area, Test } from '../terms.ts'
import { TERRAINS } from '../terrain/terrain.ts'
import { ROSTER_BY_ID } from '../units/roster.ts'
import { CLASSES, ENGINES, type EngineKind, type Level, SEATS, type Seat } from '../vocabulary.ts'
import type { ScenarioDef, SideDef } from './scenario-def.ts'

/** [SG-0-2] The section that brings each piece of equipment. */
const ENGINE_LEVEL: { readonly [K in EngineKind]: Level } = {
  ladder: 1,
  'siege-tower': 2,
  ballista: 3,
  mangonel: 3,
  trebuchet: 3,
  ram: 4,
  mantlet: 5,
  wagon: 5,
  barrel: 5,
}

export const scenarioFaults = (def: ScenarioDef, map: SiegeMap, at = ''): readonly Problem[] => {
  const faults: Problem[] = []
  const path = (key: string): string => (at === '' ? key : `${at}.${key}`)
  for (const key of Object.keys(def.rules ?? {}))
    if (!Object.hasOwn(RULE_DEFAULTS, key))
      faults.push({ at: path(`rules.${key}`), code: 'unknown-rule', params: { key } })
  const names = new Map<string, string>()
  for (const seat of SEATS) {
    const side = def.sides[seat]
    if (!side || !Array.isArray(side.groups) || !Array.isArray(side.engines)) {
      faults.push({ at: path(`sides.${seat}`), code: 'missing-key', params: { key: seat } })
      continue
    }
    faults.push(...sideFaults(def, map, seat, side, path(`sides.${seat}`), names))
  }
  if (faults.length > 0) return faults
  return [
    ...faults,
    ...zoneFaults(def, map, path('sides')),
    ...marksmanFaults(def, path('sides')),
    ...victoryFaults(def, map, path('victory')),
    ...readyFaults(def, map, path('ready'), names),
  ]
}

/** [SG-OPT-SKILL-2] Each category of a side totals 0. */
const marksmanFaults = (def: ScenarioDef, at: string): readonly Problem[] => {
  const people = SEATS.flatMap(seat =>
    def.sides[seat].groups.flatMap(group =>
      group.people.flatMap(({ id, unit, skill }) => {
        const known = unit ?? ROSTER_BY_ID.get(id)?.unit
        return known ? [{ id, seat, unit: known, ...(skill === undefined ? {} : { skill }) }] : []
      }),
    ),
  )
  return skillFaults(people).map(({ code, id, total }) => ({
    at,
    code,
    rule: 'SG-RUL-117',
    params: total === undefined ? { id } : { id, total },
  }))
}

const sideFaults = (
  def: ScenarioDef,
  map: SiegeMap,
  _seat: Seat,
  side: SideDef,
  at: string,
  names: Map<string, string>,
): readonly Problem[] => {
  const faults: Problem[] = []
  const add = (id: unknown, where: string): void => {
    if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      faults.push({ at: where, code: 'not-an-id' })
    else if (names.has(id)) faults.push({ at: where, code: 'twice', params: { id } })
    else names.set(id, where)
  }
  for (const [g, group] of side.groups.entries()) {
    const here = `${at}.groups[${g}]`
    for (const [p, person] of group.people.entries()) {
      const where = `${here}.people[${p}]`
      add(person.id, `${where}.id`)
      if (person.unit === undefined && !ROSTER_BY_ID.has(person.id))
        faults.push({ at: `${where}.id`, code: 'nobody-of-that-name', params: { id: String(person.id) } })
      if (person.unit !== undefined && !CLASSES.includes(person.unit))
        faults.push({ at: `${where}.unit`, code: 'not-a-choice', params: { value: String(person.unit) } })
      // [SG-RUL-119] Riders come with section three.
      if (person.mounted && def.level < 3) faults.push({ at: `${where}.mounted`, code: 'above-level', rule: 'SG-0-2' })
    }
    if (!group.zone && !group.entry) faults.push({ at: here, code: 'no-way-onto-map', rule: 'SG-SCN-7' })
    faults.push(
      ...areaFaults(map, group.zone ?? [], `${here}.zone`),
      ...areaFaults(map, group.entry?.areas ?? [], `${here}.entry.areas`),
    )
  }
  for (const [e, engine] of side.engines.entries()) {
    const where = `${at}.engines[${e}]`
    add(engine.id, `${where}.id`)
    if (!ENGINES.includes(engine.kind))
      faults.push({ at: `${where}.kind`, code: 'not-a-choice', params: { value: String(engine.kind) } })
    else if (ENGINE_LEVEL[engine.kind] > def.level)
      faults.push({ at: `${where}.kind`, code: 'above-level', rule: 'SG-0-2' })
    faults.push(...areaFaults(map, engine.zone ?? [], `${where}.zone`))
  }
  for (const [a, animal] of (side.animals ?? []).entries()) add(animal.id, `${at}.animals[${a}].id`)
  return [...faults, ...areaFaults(map, side.exits ?? [], `${at}.exits`)]
}

const areaFaults = (map: SiegeMap, areas: readonly Area[], at: string): readonly Problem[] =>
  areas.flatMap((area, index): readonly Problem[] => {
    const here = `${at}[${index}]`
    if ('hexes' in area)
      return area.hexes.flatMap((name, h) =>
        parseHexName(map, name) === undefined
          ? [{ at: `${here}.hexes[${h}]`, code: 'no-such-hex', params: { hex: name } }]
          : [],
      )
    if ('edge' in area)
      return map.edges[area.edge] ? [] : [{ at: `${here}.edge`, code: 'no-such-edge', params: { edge: area.edge } }]
    if ('named' in area)
      return map.zones[area.named] ? [] : [{ at: `${here}.named`, code: 'no-such-zone', params: { zone: area.named } }]
    if ('terrain' in area)
      return TERRAINS.some(terrain => terrain === area.terrain)
        ? []
        : [{ at: `${here}.terrain`, code: 'not-a-choice', params: { value: area.terrain } }]
    if ('building' in area)
      return Object.values(map.hexes).some(hex => hex.building === area.building)
        ? []
        : [{ at: `${here}.building`, code: 'no-such-building', params: { building: area.building } }]
    return []
  })

/** The hexes of an area on the map alone. */
const hexesIn = (map: SiegeMap, area: Area): readonly string[] => {
  if ('hexes' in area) return area.hexes.flatMap(name => parseHexName(map, name) ?? [])
  if ('edge' in area) return map.edges[area.edge] ?? []
  if ('named' in area) return map.zones[area.named] ?? []
  return Object.keys(map.hexes).filter(key => {
    const hex = map.hexes[key as `${number},${number}`]!
    if ('building' in area) return hex.building === area.building
    if ('terrain' in area) return hex.terrain === area.terrain
    return area.region === 'castle' ? hex.region !== 'exterior' : hex.region === area.region
  })
}

/** [SG-SCN-15] The two sides do not set up on the same ground. */
const zoneFaults = (def: ScenarioDef, map: SiegeMap, at: string): readonly Problem[] => {
  const of = (seat: Seat): readonly { readonly where: string; readonly hexes: ReadonlySet<string> }[] =>
    def.sides[seat].groups.flatMap((group, g) =>
      group.zone
        ? [{ where: `${at}.${seat}.groups[${g}].zone`, hexes: new Set(group.zone.flatMap(area => hexesIn(map, area))) }]
        : [],
    )
  return of('besieger').flatMap(one =>
    of('garrison').flatMap(two => {
      const shared = [...one.hexes].find(hex => two.hexes.has(hex))
      return shared === undefined
        ? []
        : [{ at: one.where, code: 'overlapping-zones', params: { hex: shared, other: two.where } }]
    }),
  )
}

const victoryFaults = (def: ScenarioDef, map: SiegeMap, at: string): readonly Problem[] =>
  def.victory.flatMap((victory, index) => testFaults(map, victory.when, `${at}[${index}].when`))

const TESTS: readonly Test['kind'][] = ['bridge-down', 'able-in', 'able-total', 'holds', 'dead', 'yields', 'all']

const testFaults = (map: SiegeMap, when: Test, at: string): readonly Problem[] => {
  if (!when || !TESTS.includes(when.kind))
    return [{ at: `${at}.kind`, code: 'unknown-rule', params: { key: String(when?.kind) } }]
  if (when.kind === 'all') return when.of.flatMap((one, index) => testFaults(map, one, `${at}.of[${index}]`))
  return 'areas' in when ? areaFaults(map, when.areas, `${at}.areas`) : []
}

/** Nobody of the ready set-up stands in a wall, off the map, on another or outside his zone. */
const readyFaults = (
  def: ScenarioDef,
  map: SiegeMap,
  at: string,
  names: ReadonlyMap<string, string>,
): readonly Problem[] => {
  const faults: Problem[] = []
  const taken = new Map<string, string>()
  for (const [id, place] of Object.entries(def.ready.people)) {
    const here = `${at}.people.${id}`
    if (!names.has(id)) faults.push({ at: here, code: 'no-such-piece', params: { id } })
    for (const text of typeof place === 'string' ? [place] : place) {
      const hex = parseHexName(map, text.endsWith('^') ? text.slice(0, -1) : text)
      if (hex === undefined) faults.push({ at: here, code: 'no-such-hex', params: { hex: text } })
      else if (hexAt(map, hex as `${number},${number}`)?.terrain === 'wall')
        faults.push({ at: here, code: 'piece-in-wall', params: { hex: text } })
      else if (taken.has(text))
        faults.push({ at: here, code: 'occupied', params: { hex: text, other: taken.get(text)! } })
      taken.set(text, id)
    }
  }
  for (const [id, { hex }] of Object.entries(def.ready.engines)) {
    if (!names.has(id)) faults.push({ at: `${at}.engines.${id}`, code: 'no-such-piece', params: { id } })
    if (parseHexName(map, hex) === undefined)
      faults.push({ at: `${at}.engines.${id}.hex`, code: 'no-such-hex', params: { hex } })
  }
  return faults
}
