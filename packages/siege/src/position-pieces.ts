/** The pieces of a written position: characters, animals, engines, each fault with its path (docs/positions.md). */
import { areAdjacent, hexOf as hexOfKey } from './geometry/index.ts'
import { groundOf } from './ground.ts'
import type { SiegeMap } from './maps/index.ts'
import { isPieceId } from './notation.ts'
import { hexOf } from './position-hex.ts'
import { checkSense } from './position-sense.ts'
import { Reader } from './reader.ts'
import { groundAt } from './rules/1-1-terrain.ts'
import type { Animal, Character, Engine, Figures, OwnFigures, State } from './state.ts'
import { CLASS_DEFS } from './units/class-def.ts'
import { BALLISTA_LOADED, fullStrengthOf } from './units/engine-def.ts'
import { ROSTER_BY_ID } from './units/roster.ts'
import {
  ANIMALS,
  CLASSES,
  type ClassId,
  CONDITIONS,
  ENGINES,
  type EngineKind,
  type HexId,
  MORALES,
  SEATS,
  type Side,
} from './vocabulary.ts'

/** The position with everybody and everything on it. */
export const withPieces = (reader: Reader, map: SiegeMap, state: State): State => {
  const characters: { [id: string]: Character } = {}
  const animals: { [id: string]: Animal } = {}
  const engines: { [id: string]: Engine } = {}
  const isMorning = reader.record().stage === 'day'
  const named = new Set<string>()
  const standing = new Map<string, string>()
  const isNew = (id: string, at: string): boolean => {
    if (named.has(id)) reader.fault(`${at}.id`, 'twice', { id })
    return named.size < named.add(id).size
  }
  for (const { at, item } of reader.items('engines')) {
    const engine = readEngine(new Reader(item, reader.problems, at), map)
    if (engine && isNew(engine.id, at)) engines[engine.id] = engine
  }
  for (const { at, item } of reader.items('animals')) {
    const animal = readAnimal(new Reader(item, reader.problems, at), map)
    if (!animal || !isNew(animal.id, at)) continue
    animals[animal.id] = animal
    takePlaces(reader, at, animal, state, standing)
  }
  for (const { at, item } of reader.items('characters')) {
    const c = readCharacter(new Reader(item, reader.problems, at), map, isMorning, state.clock)
    if (!c || !isNew(c.id, at)) continue
    characters[c.id] = c
    if (c.storey === 1 && !hasUpperStorey(engines, c.hex!))
      reader.fault(`${at}.at`, 'no-upper-storey', { hex: c.hex! }, 'SG-GEO-13')
    if (c.where === 'map') takePlaces(reader, at, c, state, standing)
    if (c.horse !== undefined)
      animals[c.horse] = { id: c.horse, kind: 'horse', seat: c.seat, where: 'map', rider: c.id }
    // [SG-3.34-3] What he leads is his side's.
    const led = animals[c.leads ?? '']
    if (led) animals[led.id] = { ...led, seat: c.seat }
  }
  const whole: State = { ...state, characters, animals, engines: withFeet(inHands(engines, characters), standing) }
  checkNames(reader, whole)
  checkEngineHexes(reader, whole, standing)
  checkSense(reader, whole)
  return whole
}

/** [SG-GEO-13] Only siege towers and upright ladders have one. */
export const hasUpperStorey = (engines: State['engines'], hex: HexId): boolean =>
  Object.values(engines).some(
    ({ kind, upright, hexes }) => (kind === 'siege-tower' || (kind === 'ladder' && upright)) && hexes.includes(hex),
  )

/** What somebody carries lies where he stands, if the position does not say where. */
const inHands = (engines: State['engines'], characters: State['characters']): State['engines'] => {
  const found: { [id: string]: Engine } = {}
  for (const engine of Object.values(engines)) {
    const hexes = (engine.carriers ?? []).flatMap(id => characters[id]?.hex ?? [])
    const laid = engine.hexes.length === 0 && hexes.length > 0 && isFootprint(engine.kind, hexes, false)
    found[engine.id] = laid ? { ...engine, where: 'map', hexes } : engine
  }
  return found
}

/** [SG-3.43-3] [SG-SCN-8] [SG-RUL-081] No two machines or upright ladders on one hex, none in a wall, and nobody on one that is closed. */
const checkEngineHexes = (reader: Reader, state: State, standing: ReadonlyMap<string, string>): void => {
  const { engines } = state
  const taken = new Map<HexId, string>()
  for (const { at, item } of reader.items('engines')) {
    const engine = engines[String(item.id)]
    if (!engine) continue
    const lies = engine.kind === 'barrel' || (engine.kind === 'ladder' && !engine.upright)
    for (const hex of engine.hexes) {
      const cell = groundOf(state).at(hex)
      if (cell && groundAt(state, cell) === 'wall') reader.fault(`${at}.hexes`, 'piece-in-wall', { hex }, 'SG-1.1-1')
      if (lies) continue
      const other = taken.get(hex) ?? (CLOSED.includes(engine.kind) ? standing.get(hex) : undefined)
      if (other !== undefined && other !== engine.id)
        reader.fault(`${at}.hexes`, 'occupied', { hex, other }, 'SG-3.43-3')
      taken.set(hex, engine.id)
    }
  }
}
const CLOSED: readonly EngineKind[] = ['ballista', 'mangonel', 'trebuchet', 'wagon']

/** [SG-RUL-130] Whoever stands on a ladder's hex and is not at its top stands at its foot. */
const withFeet = (engines: State['engines'], standing: ReadonlyMap<string, string>): State['engines'] => {
  const found: { [id: string]: Engine } = {}
  for (const engine of Object.values(engines)) {
    const foot = engine.upright ? (engine.foot ?? standing.get(engine.hexes[0] ?? '')) : undefined
    found[engine.id] = foot === undefined ? engine : { ...engine, foot }
  }
  return found
}

/** Whom a piece holds, carries or leads must be there too. */
const checkNames = (reader: Reader, { characters, animals, engines }: State): void => {
  const among = (at: string, id: string | undefined, pieces: { readonly [id: string]: unknown }): void => {
    if (id !== undefined && !Object.hasOwn(pieces, id)) reader.fault(at, 'no-such-piece', { id })
  }
  for (const { at, item } of reader.items('engines')) {
    const { carriers = [], foot, hitched } = engines[String(item.id)] ?? {}
    for (const [i, carrier] of carriers.entries()) among(`${at}.carriers[${i}]`, carrier, characters)
    among(`${at}.foot`, foot, characters)
    among(`${at}.hitched`, hitched, animals)
    // [SG-5.11-1] Wagons are drawn by draft horse or ox.
    if (hitched !== undefined && animals[hitched]?.kind === 'horse') reader.fault(`${at}.hitched`, 'wrong-kind')
  }
  for (const { at, item } of reader.items('characters'))
    among(`${at}.leads`, characters[String(item.id)]?.leads, animals)
}

/** [SG-1.62-1] One of the living a place, beasts too, and none in a wall, alive or dead. */
const takePlaces = (
  reader: Reader,
  at: string,
  { id, hex, rear, ...one }: Character | Animal,
  state: State,
  standing: Map<string, string>,
): void => {
  const ground = groundOf(state)
  const upper = 'storey' in one && one.storey === 1
  const places = { at: upper ? `${hex}^` : hex!, ...(rear === undefined ? {} : { rear }) }
  for (const [key, place] of Object.entries(places)) {
    const cell = ground.at(place.replace('^', ''))
    if (cell && groundAt(state, cell) === 'wall')
      reader.fault(`${at}.${key}`, 'piece-in-wall', { hex: place }, 'SG-1.1-1')
    if ('dead' in one || ('condition' in one && one.condition === 'dead')) continue
    const other = standing.get(place)
    if (other !== undefined && other !== id)
      reader.fault(`${at}.${key}`, 'occupied', { hex: place, other }, 'SG-1.62-1')
    standing.set(place, id)
  }
}

/** [SG-GEO-10] A two-hex body lies on neighbors. */
const readRear = (reader: Reader, map: SiegeMap, hex: HexId | undefined): HexId | undefined => {
  const given = reader.record().rear
  const rear = given === undefined ? undefined : hexOf(reader, map, given, reader.path('rear'))
  if (hex !== undefined && rear !== undefined && !areAdjacent(hexOfKey(hex), hexOfKey(rear)))
    reader.fault(reader.path('rear'), 'not-neighbors')
  return rear
}

const readId = (reader: Reader): string | undefined => {
  const { id } = reader.record()
  if (typeof id === 'string' && isPieceId(id)) return id
  reader.fault(reader.path('id'), 'not-an-id')
  return
}

/** [SG-RUL-099] Of whom nothing is said he has stood where he stands for a full turn and more, in turn 1 too. */
const LONG_AGO = -1

/** On a morning whoever is not placed rests off the map. */
const readCharacter = (reader: Reader, map: SiegeMap, isMorning: boolean, clock: number): Character | undefined => {
  reader.onlyKeys([
    'id',
    'seat',
    'class',
    'at',
    'rear',
    'state',
    'attack',
    'defense',
    'move',
    'figures',
    'skill',
    'morale',
    'engaged',
    'arrived',
    'leads',
    'wakes',
    'heals',
  ])
  const given = reader.record()
  const id = readId(reader)
  if (id === undefined) return
  const known = ROSTER_BY_ID.get(id)
  const unit = reader.oneOf('class', CLASSES, known?.unit ?? 'spearman')
  const seat = reader.oneOf('seat', SEATS, known?.nation === 'norman' ? 'garrison' : 'besieger')
  const text = typeof given.at === 'string' ? given.at : ''
  const upper = text.endsWith('^')
  const rests = isMorning && given.at === undefined
  const hex = rests ? undefined : hexOf(reader, map, upper ? text.slice(0, -1) : text, reader.path('at'))
  const rear = readRear(reader, map, hex)
  const figures = readFigures(reader, unit) ?? (given.class === undefined ? known?.figures : undefined)
  const condition = reader.oneOf('state', CONDITIONS, 'healthy')
  if (hex === undefined && !rests) return
  return {
    id,
    seat,
    unit,
    ...(figures ? { figures } : {}),
    condition,
    ...(condition === 'stunned' ? { stunnedAt: 0 } : {}),
    ...(hex === undefined ? { where: 'camp' as const } : { where: 'map' as const, hex }),
    storey: upper ? 1 : 0,
    ...(rear === undefined ? {} : { rear, horse: `${id}-horse` }),
    ...(given.leads === undefined ? {} : { leads: reader.text('leads') }),
    arrived: reader.count('arrived', LONG_AGO, 0, clock),
    ...(reader.flag('engaged') ? { engaged: true as const } : {}),
    ...(given.morale === undefined ? {} : { morale: reader.oneOf('morale', MORALES, 'panic') }),
    ...(given.skill === undefined ? {} : { skill: reader.count('skill', 0, -3, 3) }),
    ...(given.wakes === undefined ? {} : { wakes: reader.count('wakes', 0) }),
    ...(given.heals === undefined ? {} : { heals: reader.count('heals', 0) }),
  }
}

const FIGURE_STATES = ['healthy', 'wounded', 'mounted', 'mountedWounded'] as const

/** Attack, defense and move count whatever his state; `figures` names them state by state. What is not named is the class's. */
const readFigures = (reader: Reader, unit: ClassId): OwnFigures | undefined => {
  const given = reader.record()
  const def = CLASS_DEFS[unit]
  const read = (from: Reader, usual: Figures): Figures => ({
    attack: from.count('attack', usual.attack),
    defense: from.count('defense', usual.defense),
    move: from.count('move', usual.move),
  })
  const usualOf = (state: (typeof FIGURE_STATES)[number]): Figures =>
    read(reader, def[state] ?? (state === 'mountedWounded' ? def.wounded : def.healthy))
  const isGiven = given.attack !== undefined || given.defense !== undefined || given.move !== undefined
  if (given.figures !== undefined) {
    const own = new Reader(given.figures, reader.problems, reader.path('figures'))
    own.onlyKeys([...FIGURE_STATES, 'stunnedDefense'])
    const found: { -readonly [K in keyof OwnFigures]: OwnFigures[K] } = {}
    for (const state of FIGURE_STATES) {
      const figures = own.record()[state]
      if (figures === undefined) {
        if (isGiven) found[state] = usualOf(state)
        continue
      }
      const one = new Reader(figures, reader.problems, own.path(state))
      one.onlyKeys(['attack', 'defense', 'move'])
      found[state] = read(one, usualOf(state))
    }
    if (own.record().stunnedDefense !== undefined) found.stunnedDefense = own.count('stunnedDefense', 1)
    return found
  }
  return isGiven ? Object.fromEntries(FIGURE_STATES.map(state => [state, usualOf(state)])) : undefined
}

const readAnimal = (reader: Reader, map: SiegeMap): Animal | undefined => {
  reader.onlyKeys(['id', 'kind', 'seat', 'at', 'rear', 'dead'])
  const given = reader.record()
  const id = readId(reader)
  const hex = hexOf(reader, map, given.at, reader.path('at'))
  const rear = readRear(reader, map, hex)
  if (id === undefined || hex === undefined) return
  const kind = reader.oneOf('kind', ANIMALS, 'horse')
  // [SG-GEO-10] A horse lies on two hexes, [SG-GEO-9] an ox on one.
  if (kind !== 'ox' && given.rear === undefined) reader.fault(reader.path('rear'), 'missing-key', { key: 'rear' })
  if (kind === 'ox' && rear !== undefined) reader.fault(reader.path('rear'), 'wrong-footprint')
  return {
    id,
    kind,
    seat: reader.oneOf('seat', SEATS, 'besieger'),
    where: 'map',
    hex,
    ...(rear === undefined ? {} : { rear }),
    ...(reader.flag('dead') ? { dead: true as const } : {}),
  }
}

/**
 * [SG-GEO-9] [SG-GEO-10] Hexes that hang together, each once: one, two, or for machines up to three; an upright ladder on one.
 * [SG-GEO-11] Towers and rams have three that all touch. None: off the map.
 */
const isFootprint = (kind: EngineKind, hexes: readonly HexId[], upright: boolean): boolean => {
  const cells = hexes.map(hexOfKey)
  const beside = cells.map(a => cells.filter(b => areAdjacent(a, b)).length)
  if (cells.length === 0) return true
  switch (kind) {
    case 'siege-tower':
    case 'ram':
      return cells.length === 3 && beside.every(count => count === 2)
    case 'mantlet':
    case 'barrel':
      return cells.length === 1
    case 'ladder':
      return upright ? cells.length === 1 : cells.length === 2 && !beside.includes(0)
    case 'wagon':
      return cells.length === 2 && !beside.includes(0)
    default:
      return cells.length === 1 || (cells.length <= 3 && new Set(hexes).size === hexes.length && !beside.includes(0))
  }
}

const readEngine = (reader: Reader, map: SiegeMap): Engine | undefined => {
  reader.onlyKeys([
    'id',
    'kind',
    'seat',
    'hexes',
    'facing',
    'upright',
    'carriers',
    'foot',
    'loaded',
    'strength',
    'hitched',
    'fixed',
    'repaired',
    'due',
    'delayed',
    'heldTurn',
  ])
  const given = reader.record()
  const id = readId(reader)
  const kind = reader.oneOf('kind', ENGINES, undefined)
  const hexes = reader
    .list('hexes')
    .flatMap((text, index) => hexOf(reader, map, text, reader.path(`hexes[${index}]`)) ?? [])
  if (id === undefined || kind === undefined) return
  if (!isFootprint(kind, hexes, given.upright === true)) reader.fault(reader.path('hexes'), 'wrong-footprint')
  // [SG-5.22-1] A mantlet has a base side from the first.
  const facing =
    given.facing === undefined && kind !== 'mantlet'
      ? undefined
      : (reader.oneOf('facing', [0, 1, 2, 3, 4, 5] as const, 0) as Side)
  // [SG-GEO-12] A ladder that stands leans somewhere.
  if (given.upright === true && facing === undefined)
    reader.fault(reader.path('facing'), 'missing-key', { key: 'facing' })
  const strength = fullStrengthOf(kind)
  return {
    id,
    kind,
    seat: reader.oneOf('seat', SEATS, 'besieger'),
    where: hexes.length > 0 ? 'map' : 'reserve',
    hexes,
    ...(facing === undefined ? {} : { facing }),
    ...(reader.flag('upright') ? { upright: true as const } : {}),
    ...withCarriers(reader),
    ...(given.foot === undefined ? {} : { foot: reader.text('foot') }),
    ...(kind === 'ballista' ? { loaded: readLoaded(reader) } : {}),
    ...(strength > 0 ? { strength: reader.count('strength', strength, 0, strength) } : {}),
    ...(given.hitched === undefined ? {} : { hitched: reader.text('hitched') }),
    ...(reader.flag('fixed') ? { fixed: true as const } : {}),
    ...(given.repaired === undefined ? {} : { repaired: reader.count('repaired', 0) }),
    ...(given.due === undefined ? {} : { rollTurn: reader.count('due', 0) }),
    ...(reader.flag('delayed') ? { delayed: true as const } : {}),
    ...(given.heldTurn === undefined ? {} : { heldTurn: reader.count('heldTurn', 0) }),
  }
}

/** An empty list is nobody. */
const withCarriers = (reader: Reader): Pick<Engine, 'carriers'> => {
  const carriers = reader.list('carriers').map(String)
  return carriers.length === 0 ? {} : { carriers }
}

/** [SG-3.41-5] Ready or not, or how many phases it has been served since the shot. */
const readLoaded = (reader: Reader): number => {
  const { loaded } = reader.record()
  if (typeof loaded === 'boolean') return loaded ? BALLISTA_LOADED : 0
  return reader.count('loaded', BALLISTA_LOADED, 0, BALLISTA_LOADED)
}
