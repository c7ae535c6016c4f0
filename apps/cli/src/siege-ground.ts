/** The ground a command of SIEGE looks at: a map by name, or a written position from a file. */
import { parseJson } from '@siegeworks/kernel'
import {
  boardOf,
  hasUpperStorey,
  hexName,
  hexOfPlace,
  mapNamed,
  parseHexName,
  parseOptions,
  parsePosition,
  type SiegeMap,
  type State,
  type Storey,
  storeyOfPlace,
} from '@siegeworks/siege'
import { Fault, faultIn } from './fault.ts'
import type { Host } from './host.ts'
import { MAX_QUESTION } from './question.ts'

export interface SiegeGround {
  readonly map: SiegeMap
  readonly state: State
  nameOf(hex: string): string
}

/** `castle`, `camp`, `camp+castle`, or a file (or `-`) with a position as docs/positions.md tells. */
export const readGround = async (where: string, host: Host, bridge: string | undefined): Promise<SiegeGround> => {
  const written = mapNamed(where) ? { map: where } : await readWritten(where, host)
  const input = bridge === undefined ? written.map : { ...asRow(written.map), bridge }
  const options = parseOptions(written.options ?? {})
  if (!options.ok) throw faultIn('options', options.error[0]!)
  const position = parsePosition(typeof input === 'string' ? { map: input } : input, options.value)
  if (!position.ok) throw faultIn(mapNamed(where) ? '' : where, position.error[0]!)
  const map = boardOf(position.value.board)
  return { map, state: position.value, nameOf: hex => hexName(map, hex) }
}

interface Written {
  /** A map's name, or a whole position. */
  readonly map: unknown
  readonly options?: unknown
}

/** A position, or a question of `judge` that holds one. */
const readWritten = async (file: string, host: Host): Promise<Written> => {
  const parsed = parseJson(await host.readInput(file, MAX_QUESTION))
  if (!parsed.ok) throw faultIn(file, parsed.error)
  const { value } = parsed
  return isRow(value) && value.position !== undefined ? { map: value.position, options: value.options } : { map: value }
}

const asRow = (input: unknown): object => (typeof input === 'string' ? { map: input } : isRow(input) ? input : {})

const isRow = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Somebody by his name, or a place: `L8`, `3,-2`, with `^` for the upper storey. */
export interface Spot {
  readonly hex: string
  readonly storey: Storey
  readonly piece?: string
}

export const spotIn = ({ map, state }: SiegeGround, text: string): Spot => {
  const piece = state.characters[text] ?? state.animals[text] ?? state.engines[text]
  if (piece) {
    const hex = 'hexes' in piece ? piece.hexes[0] : piece.hex
    if (hex === undefined) throw new Fault(voice => voice.say('sight.not-on-map', { piece: text }))
    return { hex, storey: 'storey' in piece ? piece.storey : 0, piece: text }
  }
  const hex = parseHexName(map, hexOfPlace(text))
  if (hex === undefined) throw new Fault(voice => voice.say('sight.no-place', { place: text.slice(0, 40) }))
  const storey = storeyOfPlace(text)
  if (storey === 1 && !hasUpperStorey(state.engines, hex))
    throw new Fault(voice => voice.say('problem.no-upper-storey', { hex: text.slice(0, -1) }))
  return { hex, storey }
}
