/** Positions as text: the whole state, or a few lines written by hand with sensible defaults (docs/positions.md). */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { BLANK } from './blank.ts'
import { broken } from './laws.ts'
import { parseBoard } from './maps/boards.ts'
import { hexAt, type MapHex, type SiegeMap } from './maps/index.ts'
import type { Options } from './options.ts'
import { parseRules } from './parse-options.ts'
import { DAY_KEYS, withDays } from './position-days.ts'
import { hexOf } from './position-hex.ts'
import { withPieces } from './position-pieces.ts'
import { Reader } from './reader.ts'
import { DEMOLISHED } from './rules/4-1-walls.ts'
import type { State } from './state.ts'
import { OPEN_TERMS } from './terms.ts'
import { FIRE_CAUSES, type HexId, LEVELS, SEATS, STEPS } from './vocabulary.ts'

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
  'wagonsBurn',
  'tentsAreTargets',
  ...DAY_KEYS,
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
  const turn = reader.count('turn', 1, 1)
  const first = reader.oneOf('first', SEATS, 'besieger')
  const phase = reader.oneOf('phase', SEATS, first)
  const turns = reader.count('turns', Math.max(OPEN_TERMS.turns, turn), 1)
  if (turn > turns) reader.fault('turn', 'after-last-turn', { turn, turns }, 'SG-SCN-10')
  const rules = parseRules(given.rules, options.rules, reader.problems)
  const state: State = {
    ...BLANK,
    terms: {
      ...OPEN_TERMS,
      turns,
      ...(reader.flag('wagonsBurn') ? { wagonsBurn: true as const } : {}),
      ...(reader.flag('tentsAreTargets') ? { tentsAreTargets: true as const } : {}),
    },
    level: reader.oneOf('level', LEVELS, options.level ?? 5),
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
    filled: marks(reader, map, 'filled', isDitch),
    rubble: marks(reader, map, 'rubble', mayLieInRubble),
    burnt: marks(reader, map, 'burnt', isTent),
    stages: stagesOf(reader, map),
    supply: markersOf(reader),
    ...(options.tables ? { tables: options.tables } : {}),
    sheet: { ...BLANK.sheet, day: reader.count('day', 1, 1) },
  }
  return withDays(reader, map, withPieces(reader, map, withFires(reader, map, state)))
}

const markersOf = (reader: Reader): State['supply'] => {
  const supply = reader.part('supply', ['filled', 'rubble'])
  return { filled: supply.count('filled', 0), rubble: supply.count('rubble', 0) }
}

/** [SG-4.13-1] [SG-SHEET-5] Four stages, of walls that can be battered. */
const stagesOf = (reader: Reader, map: SiegeMap): State['stages'] => {
  const stages = reader.numbers('stages', key => hexOf(reader, map, key, `stages.${key}`), DEMOLISHED)
  for (const hex of Object.keys(stages))
    if (!hexAt(map, hex)!.flags.includes('batterable')) reader.fault(`stages.${hex}`, 'not-batterable', { hex })
  return stages
}

/** [SG-2.2-1] [SG-4.14-1] [SG-3.24-2] Ditches are filled, walls fall, rooms too that can be battered, tents burn out; nothing else does. */
const isDitch = ({ terrain }: MapHex): boolean => terrain === 'ditch'
const isTent = ({ terrain }: MapHex): boolean => terrain === 'tent'
const mayLieInRubble = ({ terrain, flags }: MapHex): boolean =>
  terrain === 'rampart' || terrain === 'wall' || terrain === 'slit' || flags.includes('batterable')

const marks = (
  reader: Reader,
  map: SiegeMap,
  key: string,
  suits: (hex: MapHex) => boolean,
): { readonly [hex: HexId]: true } => {
  const found: { [hex: HexId]: true } = {}
  for (const [index, text] of reader.list(key).entries()) {
    const hex = hexOf(reader, map, text, `${key}[${index}]`)
    if (hex === undefined) continue
    if (!suits(hexAt(map, hex)!)) reader.fault(`${key}[${index}]`, 'wrong-marker', { hex })
    found[hex] = true
  }
  return found
}

/** [SG-RUL-098] The third check that finds it burning leaves nothing. */
const MOST_BURNS = 2

const withFires = (reader: Reader, map: SiegeMap, state: State): State => {
  const fires: { [hex: HexId]: State['fires'][string] } = {}
  for (const { at, item } of reader.items('fires')) {
    const hex = hexOf(reader, map, item.hex, `${at}.hex`)
    const one = new Reader(item, reader.problems, at)
    one.onlyKeys(['hex', 'seat', 'cause', 'count'])
    if (hex === undefined) continue
    fires[hex] = {
      seat: one.oneOf('seat', SEATS, 'besieger'),
      cause: one.oneOf('cause', FIRE_CAUSES, 'hand'),
      lit: 0,
      count: one.count('count', 0, 0, MOST_BURNS),
    }
  }
  return { ...state, fires }
}
