/** The maps in the box by name, joined ones, and the map a position brings along. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { CAMP_TEXT } from './camp.ts'
import { CASTLE_TEXT } from './castle.ts'
import { parseInlineMap } from './inline-map.ts'
import { joinEastWest } from './join-maps.ts'
import { parseMap } from './parse-map.ts'
import { mapProblem } from './problems.ts'
import type { SiegeMap } from './siege-map.ts'

export const MAP_TEXTS: { readonly [id: string]: string } = { castle: CASTLE_TEXT, camp: CAMP_TEXT }

/** Which map a state or a scenario is played on. */
export interface BoardRef {
  /** `castle`, `camp`, several joined west to east with `+`, or `inline`. */
  readonly map: string
  /** Hexes and sides by name (an object), or a drawing (a list of its lines). */
  readonly inline?: unknown
}

const known = new Map<string, SiegeMap>()
const inline = new WeakMap<object, SiegeMap>()

const builtIn = (id: string): SiegeMap | undefined => {
  const kept = known.get(id)
  if (kept || !Object.hasOwn(MAP_TEXTS, id)) return kept
  const parsed = parseMap(MAP_TEXTS[id]!)
  if (!parsed.ok) throw new Error(`the map ${id} does not hold: ${JSON.stringify(parsed.error[0])}`)
  known.set(id, parsed.value)
  return parsed.value
}

/** A map by its name; undefined when there is none. Always the same object for the same name. */
export const mapNamed = (id: string): SiegeMap | undefined => {
  const kept = known.get(id) ?? builtIn(id)
  if (kept) return kept
  const parts = id.split('+')
  const maps = parts.map(builtIn)
  if (parts.length < 2 || parts.length > 4 || maps.includes(undefined)) return
  const joined = (maps as readonly SiegeMap[]).reduce(joinEastWest)
  known.set(id, joined)
  return joined
}

export const parseBoard = (ref: BoardRef, at = 'board'): Result<SiegeMap, readonly Problem[]> => {
  if (ref.map !== 'inline') {
    if (ref.inline !== undefined) return err([mapProblem(`${at}.inline`, 'unknown-key', { key: 'inline' })])
    const map = mapNamed(ref.map)
    return map ? ok(map) : err([mapProblem(at === 'map' ? at : `${at}.map`, 'not-a-map', { map: ref.map })])
  }
  const key = typeof ref.inline === 'object' && ref.inline !== null ? ref.inline : undefined
  const kept = key && inline.get(key)
  if (kept) return ok(kept)
  // A position writes its map under one key, states and scenarios keep it under two.
  const where = at === 'map' ? at : `${at}.inline`
  const parsed = isDrawing(ref.inline) ? parseDrawing(ref.inline, where) : parseInlineMap(ref.inline, where)
  if (parsed.ok && key) inline.set(key, parsed.value)
  return parsed
}

const isDrawing = (input: unknown): input is readonly string[] =>
  Array.isArray(input) && input.every(line => typeof line === 'string')

/** A drawing's faults tell line and column of the drawing. */
const parseDrawing = (lines: readonly string[], at: string): Result<SiegeMap, readonly Problem[]> => {
  const parsed = parseMap(lines.join('\n'))
  return parsed.ok ? parsed : err(parsed.error.map(problem => ({ ...problem, at: `${at}, ${problem.at}` })))
}

/** The map of a state, which was checked when the state was made. */
export const boardOf = (ref: BoardRef): SiegeMap => {
  const parsed = parseBoard(ref)
  if (!parsed.ok) throw new Error(`does not hold: the board of a state is lawful: ${JSON.stringify(parsed.error[0])}`)
  return parsed.value
}
