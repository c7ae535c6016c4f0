/** The picture in a map text: two lines a row, the odd columns half a hex higher, one symbol a hex. */
import type { Problem } from '@siegeworks/kernel'
import { type HexKey, hexKey } from '../geometry/index.ts'
import { mapProblem } from './problems.ts'
import { hexOfCell, type MapHex } from './siege-map.ts'
import { SYMBOLS } from './symbols.ts'

/** Where a symbol stands in the text, both counted from 1. */
export interface Cell {
  readonly line: number
  readonly column: number
}

export interface Drawing {
  readonly columns: number
  readonly rows: number
  readonly hexes: { readonly [hex: HexKey]: MapHex }
  readonly places: { readonly [hex: HexKey]: Cell }
}

/** Width of the row numbers before the picture. */
const MARGIN = 4
const LIMIT = 200

export const readDrawing = (
  lines: readonly { readonly number: number; readonly text: string }[],
  problems: Problem[],
): Drawing => {
  const hexes: { [hex: HexKey]: MapHex } = {}
  const places: { [hex: HexKey]: Cell } = {}
  const rows = (lines.length - 1) >> 1
  const width = Math.max(0, ...lines.map(line => line.text.trimEnd().length)) - MARGIN
  const columns = (width + 1) >> 1
  const at = (line: number, column: number): string => `line ${line}, column ${column}`
  // A row is two lines; the last line holds the lower halves of the odd columns.
  if (lines.length < 3 || lines.length % 2 === 0 || lines.length > 2 * LIMIT || columns > LIMIT) {
    problems.push(mapProblem(at(lines.at(-1)?.number ?? 1, 1), 'wrong-row-count', { rows: lines.length }))
    return { columns: 0, rows: 0, hexes, places }
  }
  for (const [i, { number, text }] of lines.entries()) {
    const parity = i % 2 === 0 ? 1 : 0
    const row = i >> 1
    for (let x = MARGIN; x < Math.max(text.length, MARGIN + 2 * columns); x++) {
      const symbol = text[x] ?? ' '
      const column = (x - MARGIN) / 2
      const isPlace = Number.isInteger(column) && column % 2 === parity && column < columns
      if (!isPlace) {
        if (symbol !== ' ') problems.push(mapProblem(at(number, x + 1), 'misplaced-symbol', { symbol }))
        continue
      }
      const def = Object.hasOwn(SYMBOLS, symbol) ? SYMBOLS[symbol] : undefined
      if (!def) {
        problems.push(mapProblem(at(number, x + 1), symbol === ' ' ? 'row-too-short' : 'unknown-symbol', { symbol }))
        continue
      }
      const key = hexKey(hexOfCell(column, row))
      const isHalf = parity === 1 && (row === 0 || row === rows)
      const flags = [...(def.flags ?? []), ...(isHalf ? (['half'] as const) : [])]
      hexes[key] = { terrain: def.terrain, region: def.region, relief: def.relief ?? 0, flags }
      places[key] = { line: number, column: x + 1 }
    }
  }
  return { columns, rows, hexes, places }
}
