/** A map as a picture of hexes in text: a symbol a hex, a sign a side; a pair of signs may stand for a piece. */
import { type HexKey, hexKey, hexOf, type Side, sideKey } from '../geometry/index.ts'
import type { Feature } from '../terrain/terrain.ts'
import { cellOfHex, hexName, hexOfCell, type MapHex, OPEN_GROUND, type SiegeMap } from './siege-map.ts'
import { SYMBOLS } from './symbols.ts'

/** What a side looks like, leaning or lying. */
const SIGNS: { readonly [F in Feature]: string } = {
  wall: '#',
  parapet: '=',
  slit: ':',
  door: '+',
  'keep-door': '@',
  drop: "'",
  'bank-top': '^',
  gateway: '%',
}

export const SIDE_SIGNS: { readonly [F in Feature]: string } = SIGNS

/** How far the picture reaches, in columns and rows of the drawing. */
interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Lines of text; two signs may stand on a hex instead of its symbol, also on open ground that no map names. */
export const drawMap = (drawn: SiegeMap, pieces: ReadonlyMap<HexKey, string> = new Map()): readonly string[] => {
  const map = drawn.open ? { ...drawn, hexes: { ...drawn.hexes, ...openGround(drawn, [...pieces.keys()]) } } : drawn
  const extent = extentOf(map)
  const width = 3 * (extent.right - extent.left + 1) + 2
  const height = 2 * (extent.bottom - extent.top + 1) + 3
  const canvas: string[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '))
  const keys = Object.keys(map.hexes)
  for (const key of keys) {
    const { column, row } = cellOfHex(hexOf(key))
    const x = 3 * (column - extent.left)
    const y = 2 * (row - extent.top) + (column & 1 ? 0 : 1)
    drawHex(canvas, map, key, { x, y }, pieces.get(key))
  }
  const lines = canvas.map(line => line.join('').trimEnd())
  return [...columnNames(map, extent), ...lines.map((line, y) => rowName(map, extent, y) + line)].map(line =>
    line.trimEnd(),
  )
}

const openGround = (map: SiegeMap, hexes: readonly HexKey[]): SiegeMap['hexes'] =>
  Object.fromEntries(hexes.filter(hex => !map.hexes[hex]).map(hex => [hex, OPEN_GROUND]))

/** Always from the first column and row on, so that names and places agree. */
const extentOf = (map: SiegeMap): Extent => {
  const cells = Object.keys(map.hexes).map(key => cellOfHex(hexOf(key)))
  const columns = cells.map(cell => cell.column)
  const rows = cells.map(cell => cell.row)
  return {
    left: Math.min(0, ...columns),
    right: Math.max(0, ...columns),
    top: Math.min(0, ...rows),
    bottom: Math.max(0, ...rows),
  }
}

const MARGIN = 4

const rowName = (map: SiegeMap, extent: Extent, y: number): string => {
  // Even columns carry the number of their row at the height of their symbol.
  const row = y / 2 - 1 + extent.top
  return (map.frame && Number.isInteger(row) && row >= 0 && row < map.frame.rows ? String(row + 1) : '')
    .padStart(MARGIN - 1)
    .padEnd(MARGIN)
}

const columnNames = (map: SiegeMap, extent: Extent): readonly string[] => {
  if (!map.frame) return []
  const names: string[] = []
  for (let column = extent.left; column <= extent.right; column++) {
    names.push(
      hexName(map, hexKey(hexOfCell(column, 0)))
        .replace(/\d+$/, '')
        .padStart(2)
        .padEnd(3),
    )
  }
  return [' '.repeat(MARGIN) + names.join('')]
}

interface At {
  readonly x: number
  readonly y: number
}

const drawHex = (canvas: string[][], map: SiegeMap, key: HexKey, { x, y }: At, piece: string | undefined): void => {
  const sign = (side: Side, plain: string): string => {
    const feature = map.sides[sideKey(hexOf(key), side)]
    return feature ? SIGNS[feature] : plain
  }
  const put = (dx: number, dy: number, text: string): void => {
    for (const [i, letter] of [...text].entries()) canvas[y + dy]![x + dx + i] = letter
  }
  put(1, 0, sign(2, '_').repeat(2))
  put(0, 1, sign(3, '/'))
  put(3, 1, sign(1, '\\'))
  put(0, 2, sign(4, '\\'))
  put(1, 2, sign(5, '_').repeat(2))
  put(3, 2, sign(0, '/'))
  put(1, 1, (piece ?? symbolOf(map.hexes[key]!)).padEnd(2).slice(0, 2))
}

const symbols = new Map<string, string>()

/** The letter a hex is drawn with, and a mark for what is special about it. */
const symbolOf = (hex: MapHex): string => {
  const name = [hex.terrain, hex.region, hex.relief, hex.flags.includes('winch'), hex.flags.includes('bridge')].join()
  const known = symbols.get(name)
  if (known !== undefined) return known
  const found = Object.entries(SYMBOLS).find(
    ([, def]) =>
      def.terrain === hex.terrain &&
      def.region === hex.region &&
      (def.relief ?? 0) === hex.relief &&
      (def.flags?.includes('winch') ?? false) === hex.flags.includes('winch') &&
      (def.flags?.includes('bridge') ?? false) === hex.flags.includes('bridge'),
  )
  const symbol = found?.[0] ?? hex.terrain.slice(0, 2)
  symbols.set(name, symbol)
  return symbol
}
