/** A map as plain data: hexes, hexsides stored once, edges and zones. Drawn ones and inline ones have the same shape. */
import { type Hex, type HexKey, hexKey, hexOf, type SideKey } from '../geometry/index.ts'
import type { Feature, HexFlag, Region, Terrain } from '../terrain/terrain.ts'

/** [SG-GEO-5] One hex. */
export interface MapHex {
  readonly terrain: Terrain
  readonly region: Region
  /** The tower or keep it belongs to. */
  readonly building?: string
  /** 1 above a bank, else 0 [SG-GEO-21]. */
  readonly relief: 0 | 1
  readonly flags: readonly HexFlag[]
}

/** How a drawn map lies: flat-top hexes in columns, odd columns half a hex higher [SG-GEO-1]. */
export interface Frame {
  readonly columns: number
  readonly rows: number
}

export interface SiegeMap {
  readonly id: string
  /** Absent on an inline map. */
  readonly frame?: Frame
  readonly hexes: { readonly [hex: HexKey]: MapHex }
  /** [SG-GEO-6] By sideKey. */
  readonly sides: { readonly [side: SideKey]: Feature }
  /** Lettered outer edges and their hexes, in order along the edge. */
  readonly edges: { readonly [letter: string]: readonly HexKey[] }
  readonly zones: { readonly [name: string]: readonly HexKey[] }
  /** Everything not named is flat open ground (inline maps); otherwise it is off the map. */
  readonly open: boolean
}

/** Open ground without anything on it. */
export const OPEN_GROUND: MapHex = { terrain: 'flat', region: 'exterior', relief: 0, flags: [] }

/** Open ground goes so far from 0,0 along either axis: farther than any weapon reaches, and it can still be laid out. */
const OPEN_REACH = 500

export const isInReach = ({ q, r }: Hex): boolean => Math.abs(q) <= OPEN_REACH && Math.abs(r) <= OPEN_REACH

/** What is there as drawn; undefined off the map. */
export const hexAt = (map: SiegeMap, hex: HexKey): MapHex | undefined =>
  map.hexes[hex] ?? (map.open && isInReach(hexOf(hex)) ? OPEN_GROUND : undefined)

export const isOnMap = (map: SiegeMap, hex: HexKey): boolean => hexAt(map, hex) !== undefined

/** All hexes with a flag, in the map's order. */
export const flagged = (map: SiegeMap, flag: HexFlag): readonly HexKey[] =>
  Object.keys(map.hexes).filter(key => map.hexes[key]!.flags.includes(flag))

/** A column and a row of a drawn map as a hex; odd columns lie half a hex higher. */
export const hexOfCell = (column: number, row: number): Hex => ({ q: column, r: row - ((column + (column & 1)) >> 1) })

export const cellOfHex = (hex: Hex): { readonly column: number; readonly row: number } => ({
  column: hex.q,
  row: hex.r + ((hex.q + (hex.q & 1)) >> 1),
})

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : String.fromCharCode(64 + Math.trunc(column / 26)) + String.fromCharCode(65 + (column % 26))

/** "L8": lettered column and numbered row on a drawn map; "q,r" on an inline one. */
export const hexName = (map: SiegeMap, hex: HexKey): string => {
  const comma = hex.indexOf(',')
  const { column, row } = cellOfHex({ q: Number(hex.slice(0, comma)), r: Number(hex.slice(comma + 1)) })
  return map.frame ? `${letters(column)}${row + 1}` : hex
}

const AXIAL = /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/

/** Reads "L8" or "q,r"; undefined when it is neither or names no hex of the map. */
export const parseHexName = (map: SiegeMap, text: string): HexKey | undefined => {
  const named = /^([A-Z]{1,2})(\d{1,3})$/.exec(text.toUpperCase())
  if (named && map.frame) {
    const column = [...named[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const key = hexKey(hexOfCell(column, Number(named[2]) - 1))
    return isOnMap(map, key) ? key : undefined
  }
  return AXIAL.test(text) && isOnMap(map, text) ? text : undefined
}
