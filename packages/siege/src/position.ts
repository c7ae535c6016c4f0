/** Positions as text: the whole state, or a few lines written by hand with sensible defaults (docs/positions.md). */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { BLANK } from './blank.ts'
import { broken } from './laws.ts'
import { parseBoard } from './maps/boards.ts'
import { parseHexName, type SiegeMap } from './maps/index.ts'
import { isPieceId } from './notation.ts'
import type { Options } from './options.ts'
import { parseRules } from './parse-options.ts'
import { Reader } from './reader.ts'
import type { Animal, Character, Engine, OwnFigures, State } from './state.ts'
import { OPEN_TERMS } from './terms.ts'
import { BALLISTA_LOADED, fullStrengthOf } from './units/engine-def.ts'
import { ROSTER_BY_ID } from './units/roster.ts'
import {
  ANIMALS,
  CLASSES,
  CONDITIONS,
  ENGINES,
  FIRE_CAUSES,
  type HexId,
  LEVELS,
  MORALES,
  SEATS,
  type Side,
  STEPS,
} from './vocabulary.ts'

const FORMAT = 'siege-state'

export const formatPosition = (state: State): string => JSON.stringify({ format: FORMAT, ...state })

/** [SG-GEO-1] Reads both forms. Every fault is named with its path; nothing is half loaded. */
export const parsePosition = (input: unknown, options: Options): Result<State, readonly Problem[]> => {
  const reader = new Reader(input)
  const state = reader.isWhole(FORMAT) ? wholeState(reader) : writtenState(reader, options)
  if (reader.problems.length > 0) return err(reader.problems)
  const faults = state ? broken(state).map(fault => ({ at: '', code: 'unlawful', params: { fault } })) : []
  return state && faults.length === 0 ? ok(state) : err(faults)
}

const wholeState = (reader: Reader): State | undefined => {
  const { format: _format, ...given } = reader.record()
  for (const [key, model] of Object.entries(BLANK))
    if (!Object.hasOwn(given, key)) reader.fault(key, 'missing-key')
    else if (typeof model !== typeof given[key] || Array.isArray(model) !== Array.isArray(given[key]))
      reader.fault(key, 'wrong-kind')
  if (reader.problems.length > 0) return
  const board = parseBoard(given.board as State['board'])
  if (!board.ok) reader.problems.push(...board.error)
  return reader.problems.length > 0 ? undefined : ({ ...given } as unknown as State)
}

const KEYS = [
  'map',
  'level',
  'turn',
  'turns',
  'phase',
  'first',
  'step',
  'bridge',
  'rules',
  'characters',
  'animals',
  'engines',
  'filled',
  'rubble',
  'stages',
  'burnt',
  'fires',
  'supply',
  'day',
]

const writtenState = (reader: Reader, options: Options): State | undefined => {
  reader.onlyKeys(KEYS)
  const given = reader.record()
  const board = typeof given.map === 'string' ? { map: given.map } : { map: 'inline', inline: given.map ?? {} }
  const parsed = parseBoard(board, 'map')
  if (!parsed.ok) {
    reader.problems.push(...parsed.error)
    return
  }
  const map = parsed.value
  const turn = reader.count('turn', 1)
  const first = reader.oneOf('first', SEATS, 'besieger')
  const phase = reader.oneOf('phase', SEATS, first)
  const rules = parseRules(given.rules, options.rules, reader.problems)
  const state: State = {
    ...BLANK,
    terms: { ...OPEN_TERMS, turns: reader.count('turns', OPEN_TERMS.turns) },
    level: reader.oneOf('level', LEVELS, 5),
    rules,
    board,
    stage: 'play',
    turn,
    first,
    phase,
    step: reader.oneOf('step', STEPS, 'movement'),
    clock: 2 * turn - (phase === first ? 1 : 0),
    bridge: reader.oneOf(
      'bridge',
      ['up', 'down', 'none'] as const,
      Object.values(map.hexes).some(hex => hex.flags.includes('bridge')) ? 'up' : 'none',
    ),
    placed: SEATS,
    filled: marks(reader, map, 'filled'),
    rubble: marks(reader, map, 'rubble'),
    burnt: marks(reader, map, 'burnt'),
    stages: reader.numbers('stages', key => hexOf(reader, map, key, 'stages')),
    ...(options.tables ? { tables: options.tables } : {}),
    sheet: { ...BLANK.sheet, day: reader.count('day', 1) },
  }
  return withPieces(reader, map, withFires(reader, map, state))
}

const hexOf = (reader: Reader, map: SiegeMap, text: unknown, at: string): HexId | undefined => {
  const hex = typeof text === 'string' ? parseHexName(map, text) : undefined
  if (hex === undefined) reader.fault(at, 'no-such-hex', { hex: String(text) })
  return hex
}

const marks = (reader: Reader, map: SiegeMap, key: string): { readonly [hex: HexId]: true } => {
  const found: { [hex: HexId]: true } = {}
  for (const [index, text] of reader.list(key).entries()) {
    const hex = hexOf(reader, map, text, `${key}[${index}]`)
    if (hex !== undefined) found[hex] = true
  }
  return found
}

const withFires = (reader: Reader, map: SiegeMap, state: State): State => {
  const fires: { [hex: HexId]: State['fires'][string] } = {}
  for (const { at, item } of reader.items('fires')) {
    const hex = hexOf(reader, map, item.hex, `${at}.hex`)
    const one = new Reader(item, reader.problems, at)
    if (hex === undefined) continue
    fires[hex] = {
      seat: one.oneOf('seat', SEATS, 'besieger'),
      cause: one.oneOf('cause', FIRE_CAUSES, 'hand'),
      lit: 0,
      count: one.count('count', 0),
    }
  }
  return { ...state, fires }
}

const withPieces = (reader: Reader, map: SiegeMap, state: State): State => {
  const characters: { [id: string]: Character } = {}
  const animals: { [id: string]: Animal } = {}
  const engines: { [id: string]: Engine } = {}
  for (const { at, item } of reader.items('engines')) {
    const engine = readEngine(new Reader(item, reader.problems, at), map)
    if (engine) engines[engine.id] = engine
  }
  for (const { at, item } of reader.items('animals')) {
    const animal = readAnimal(new Reader(item, reader.problems, at), map)
    if (animal) animals[animal.id] = animal
  }
  for (const { at, item } of reader.items('characters')) {
    const c = readCharacter(new Reader(item, reader.problems, at), map)
    if (!c) continue
    if (characters[c.id]) reader.fault(`${at}.id`, 'twice', { id: c.id })
    characters[c.id] = c
    if (c.horse !== undefined)
      animals[c.horse] = { id: c.horse, kind: 'horse', seat: c.seat, where: 'map', rider: c.id }
  }
  return { ...state, characters, animals, engines }
}

const readId = (reader: Reader): string | undefined => {
  const { id } = reader.record()
  if (typeof id === 'string' && isPieceId(id)) return id
  reader.fault('id', 'not-an-id')
  return
}

const readCharacter = (reader: Reader, map: SiegeMap): Character | undefined => {
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
  ])
  const given = reader.record()
  const id = readId(reader)
  if (id === undefined) return
  const known = ROSTER_BY_ID.get(id)
  const unit = reader.oneOf('class', CLASSES, known?.unit ?? 'spearman')
  const seat = reader.oneOf('seat', SEATS, known?.nation === 'norman' ? 'garrison' : 'besieger')
  const text = typeof given.at === 'string' ? given.at : ''
  const upper = text.endsWith('^')
  const hex = hexOf(reader, map, upper ? text.slice(0, -1) : text, reader.path('at'))
  const rear = given.rear === undefined ? undefined : hexOf(reader, map, given.rear, reader.path('rear'))
  const figures = readFigures(reader) ?? (given.class === undefined ? known?.figures : undefined)
  const condition = reader.oneOf('state', CONDITIONS, 'healthy')
  if (hex === undefined) return
  return {
    id,
    seat,
    unit,
    ...(figures ? { figures } : {}),
    condition,
    ...(condition === 'stunned' ? { stunnedAt: 0 } : {}),
    where: 'map',
    hex,
    storey: upper ? 1 : 0,
    ...(rear === undefined ? {} : { rear, horse: `${id}-horse` }),
    ...(typeof given.leads === 'string' ? { leads: given.leads } : {}),
    arrived: reader.count('arrived', 0),
    ...(given.engaged === true ? { engaged: true as const } : {}),
    ...(given.morale === undefined ? {} : { morale: reader.oneOf('morale', MORALES, 'panic') }),
    ...(Number.isSafeInteger(given.skill) ? { skill: given.skill as number } : {}),
    ...(given.wakes === undefined ? {} : { wakes: reader.count('wakes', 0) }),
  }
}

/** Attack, defense and move count whatever his state; `figures` names them state by state. */
const readFigures = (reader: Reader): OwnFigures | undefined => {
  const given = reader.record()
  if (typeof given.figures === 'object' && given.figures !== null) return given.figures as OwnFigures
  if (given.attack === undefined && given.defense === undefined && given.move === undefined) return
  const figures = {
    attack: reader.count('attack', 1),
    defense: reader.count('defense', 1),
    move: reader.count('move', 6),
  }
  return { healthy: figures, wounded: figures, mounted: figures, mountedWounded: figures }
}

const readAnimal = (reader: Reader, map: SiegeMap): Animal | undefined => {
  reader.onlyKeys(['id', 'kind', 'seat', 'at', 'rear', 'dead'])
  const given = reader.record()
  const id = readId(reader)
  const hex = hexOf(reader, map, given.at, reader.path('at'))
  const rear = given.rear === undefined ? undefined : hexOf(reader, map, given.rear, reader.path('rear'))
  if (id === undefined || hex === undefined) return
  return {
    id,
    kind: reader.oneOf('kind', ANIMALS, 'horse'),
    seat: reader.oneOf('seat', SEATS, 'besieger'),
    where: 'map',
    hex,
    ...(rear === undefined ? {} : { rear }),
    ...(given.dead === true ? { dead: true as const } : {}),
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
  ])
  const given = reader.record()
  const id = readId(reader)
  const kind = reader.oneOf('kind', ENGINES, undefined)
  const hexes = reader
    .list('hexes')
    .flatMap((text, index) => hexOf(reader, map, text, reader.path(`hexes[${index}]`)) ?? [])
  if (id === undefined || kind === undefined) return
  const facing =
    given.facing === undefined ? undefined : (reader.oneOf('facing', [0, 1, 2, 3, 4, 5] as const, 0) as Side)
  const strength = fullStrengthOf(kind)
  return {
    id,
    kind,
    seat: reader.oneOf('seat', SEATS, 'besieger'),
    where: hexes.length > 0 ? 'map' : 'reserve',
    hexes,
    ...(facing === undefined ? {} : { facing }),
    ...(given.upright === true ? { upright: true as const } : {}),
    ...(Array.isArray(given.carriers) ? { carriers: given.carriers.map(String) } : {}),
    ...(typeof given.foot === 'string' ? { foot: given.foot } : {}),
    ...(kind === 'ballista' ? { loaded: reader.count('loaded', BALLISTA_LOADED) } : {}),
    ...(strength > 0 ? { strength: reader.count('strength', strength) } : {}),
    ...(typeof given.hitched === 'string' ? { hitched: given.hitched } : {}),
    ...(given.fixed === true ? { fixed: true as const } : {}),
  }
}
