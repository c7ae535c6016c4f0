/** From a scenario to the state before set-up. */
import { BLANK } from '../blank.ts'
import { boardOf } from '../maps/boards.ts'
import { parseHexName } from '../maps/index.ts'
import type { Options } from '../options.ts'
import { RULE_DEFAULTS } from '../options.ts'
import { DEMOLISHED } from '../rules/4-1-walls.ts'
import type { Animal, Character, Engine, State } from '../state.ts'
import type { Area, GroupTerms, ReadySetUp, Terms } from '../terms.ts'
import { BALLISTA_LOADED, fullStrengthOf } from '../units/engine-def.ts'
import { ROSTER_BY_ID } from '../units/roster.ts'
import { type HexId, type PieceId, type PlaceId, SEATS, type Seat } from '../vocabulary.ts'
import type { EngineEntry, ForceEntry, Group, ScenarioDef } from './scenario-def.ts'

export const stateOf = (def: ScenarioDef, options: Options): State => {
  const pieces = piecesOf(def)
  const stages = stagesOf(def)
  return {
    ...BLANK,
    ...pieces,
    scenario: def.id,
    terms: termsOf(def, options),
    level: options.level ?? def.level,
    rules: { ...RULE_DEFAULTS, ...def.rules, ...options.rules },
    board: def.board,
    ...(options.tables ? { tables: options.tables } : {}),
    first: def.first,
    phase: def.placesFirst,
    bridge: def.bridge,
    stages,
    // [SG-SHEET-2] Of a siege the assault lays what has fallen; a single fight begins with it.
    rubble: def.calendar ? {} : fallenOf(stages),
    supply: { filled: def.calendar ? 0 : def.markers.filled, rubble: def.markers.rubble },
  }
}

export const groupName = (seat: Seat, group: Group): string => `${seat}/${group.name}`

const termsOf = (def: ScenarioDef, options: Options): Terms => {
  const groups: { [name: string]: GroupTerms } = {}
  const engineZones: { [engine: PieceId]: readonly Area[] } = {}
  const engineDays: { [engine: PieceId]: number } = {}
  const engineWagons: { [engine: PieceId]: number } = {}
  for (const seat of SEATS) {
    for (const group of def.sides[seat].groups) {
      const { people: _people, name: _name, ...terms } = group
      groups[groupName(seat, group)] = { ...terms, seat }
    }
    for (const engine of def.sides[seat].engines) {
      if (engine.zone) engineZones[engine.id] = engine.zone
      if (engine.day !== undefined) engineDays[engine.id] = engine.day
      if (engine.ifWagonsIn !== undefined) engineWagons[engine.id] = engine.ifWagonsIn
    }
  }
  return {
    turns: def.calendar?.turnsPerAssault ?? def.turns,
    ...(options.setUp === 'ready' ? { ready: readyOf(def) } : {}),
    placesFirst: def.placesFirst,
    bridge: def.bridge,
    groups,
    engineZones,
    engineDays,
    engineWagons,
    ...(def.wagonGoal ? { wagonGoal: def.wagonGoal } : {}),
    exits: { besieger: def.sides.besieger.exits ?? [], garrison: def.sides.garrison.exits ?? [] },
    ...(def.markers.rubbleAdjacent ? { rubbleAdjacent: true } : {}),
    filledPerAssault: def.markers.filled,
    ...(def.wagonsBurn ? { wagonsBurn: true as const } : {}),
    ...(def.tentsAreTargets ? { tentsAreTargets: true as const } : {}),
    ...(def.calendar ? { calendar: def.calendar } : {}),
    victory: def.victory,
    fallback: def.fallback,
    ...(def.casualtyGrades ? { casualtyGrades: def.casualtyGrades } : {}),
    scoring: def.scoring,
  }
}

interface Pieces {
  readonly characters: { [id: PieceId]: Character }
  readonly animals: { [id: PieceId]: Animal }
  readonly engines: { [id: PieceId]: Engine }
}

const piecesOf = (def: ScenarioDef): Pieces => {
  const pieces: Pieces = { characters: {}, animals: {}, engines: {} }
  for (const seat of SEATS) {
    const side = def.sides[seat]
    for (const group of side.groups) for (const entry of group.people) addPerson(pieces, seat, group, entry)
    for (const entry of side.engines) pieces.engines[entry.id] = engineOf(seat, entry)
    for (const animal of side.animals ?? [])
      pieces.animals[animal.id] = { id: animal.id, kind: animal.kind, seat, where: 'reserve' }
  }
  return pieces
}

const addPerson = (pieces: Pieces, seat: Seat, group: Group, entry: ForceEntry): void => {
  const known = ROSTER_BY_ID.get(entry.id)
  const unit = entry.unit ?? known?.unit
  if (unit === undefined) throw new Error(`nobody is called ${entry.id}`)
  const figures = entry.figures ?? known?.figures
  const horse = `${entry.id}-horse`
  pieces.characters[entry.id] = {
    id: entry.id,
    seat,
    unit,
    ...(figures ? { figures } : {}),
    condition: entry.condition ?? 'healthy',
    where: 'reserve',
    storey: 0,
    ...(entry.mounted ? { horse } : {}),
    arrived: 0,
    ...(entry.skill === undefined ? {} : { skill: entry.skill }),
    ...(group.held ? { wakes: group.held.untilTurn } : {}),
    group: groupName(seat, group),
  }
  if (entry.mounted) pieces.animals[horse] = { id: horse, kind: 'horse', seat, where: 'reserve', rider: entry.id }
  else if (entry.looseHorse) pieces.animals[horse] = { id: horse, kind: 'horse', seat, where: 'reserve' }
}

const engineOf = (seat: Seat, entry: EngineEntry): Engine => {
  const strength = fullStrengthOf(entry.kind)
  return {
    id: entry.id,
    kind: entry.kind,
    seat,
    where: entry.offMap ? 'camp' : 'reserve',
    hexes: [],
    ...(entry.kind === 'ballista' ? { loaded: entry.loaded === false ? 0 : BALLISTA_LOADED } : {}),
    ...(strength > 0 ? { strength } : {}),
    ...(entry.hitched === undefined ? {} : { hitched: entry.hitched }),
    ...(entry.fixed ? { fixed: true as const } : {}),
  }
}

/** Scenario files name hexes as on the map (`L8`) or by coordinates; the state knows coordinates only. */
const hexIn = (def: ScenarioDef, name: string): HexId => {
  const found = parseHexName(boardOf(def.board), name)
  if (found === undefined) throw new Error(`${def.id}: no hex ${name}`)
  return found
}

/** [SG-SCN-11] How far each wall hex is gone at the start. */
const stagesOf = (def: ScenarioDef): State['stages'] =>
  Object.fromEntries(
    Object.entries(def.stages ?? {}).flatMap(([name, stage]) =>
      stage > 0 ? [[hexIn(def, name), stage] as const] : [],
    ),
  )

const fallenOf = (stages: State['stages']): State['rubble'] =>
  Object.fromEntries(Object.entries(stages).flatMap(([hex, stage]) => (stage >= DEMOLISHED ? [[hex, true]] : [])))

const readyOf = (def: ScenarioDef): ReadySetUp => {
  const hex = (name: string): HexId => hexIn(def, name)
  const place = (name: string): PlaceId => (name.endsWith('^') ? `${hex(name.slice(0, -1))}^` : hex(name))
  const { people, engines, animals, filled, rubble, asleep } = def.ready
  return {
    people: mapValues(people, at => (typeof at === 'string' ? place(at) : ([hex(at[0]), hex(at[1])] as const))),
    engines: mapValues(engines, at => ({ ...at, hex: hex(at.hex) })),
    ...(animals ? { animals: mapValues(animals, at => at.map(hex)) } : {}),
    ...(filled ? { filled: filled.map(hex) } : {}),
    ...(rubble ? { rubble: rubble.map(hex) } : {}),
    ...(asleep ? { asleep } : {}),
  }
}

const mapValues = <A, B>(
  record: { readonly [key: string]: A },
  change: (value: A) => B,
): { readonly [key: string]: B } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
