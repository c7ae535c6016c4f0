/** The board as the rules walk it: cells with their neighbors and sides at hand, made from the map once. */

import { DIRECTIONS, distance, hexKey, parseHexKey, sideKey } from './geometry/index.ts'
import { boardOf } from './maps/boards.ts'
import { hexAt, type MapHex, type SiegeMap } from './maps/index.ts'
import type { BoardRef, State } from './state.ts'
import type { Feature, HexFlag } from './terrain/terrain.ts'
import { type HexId, SIDES, type Side } from './vocabulary.ts'

export interface Cell {
  readonly id: HexId
  readonly q: number
  readonly r: number
  /** Its number on this ground, for fast sets. */
  readonly index: number
  readonly hex: MapHex
  /** Features of the six sides as drawn. */
  readonly sides: readonly (Feature | undefined)[]
  /** Neighbors by side; undefined off the map. */
  readonly near: readonly (Cell | undefined)[]
}

export interface Ground {
  readonly map: SiegeMap
  /** Nothing for a piece that stands nowhere. */
  readonly at: (hex: HexId | undefined) => Cell | undefined
  /** All drawn cells; an open map has more than these. */
  readonly cells: readonly Cell[]
}

const byBoard = new WeakMap<BoardRef, Ground>()
const byMap = new WeakMap<SiegeMap, Ground>()

export const groundOf = (state: Pick<State, 'board'>): Ground => {
  let ground = byBoard.get(state.board)
  if (!ground) {
    const map = boardOf(state.board)
    ground = byMap.get(map) ?? compile(map)
    byMap.set(map, ground)
    byBoard.set(state.board, ground)
  }
  return ground
}

/** Neighbors are found when first asked for: an open map has no end. */
class MapCell implements Cell {
  readonly id: HexId
  readonly q: number
  readonly r: number
  readonly index: number
  readonly hex: MapHex
  readonly sides: readonly (Feature | undefined)[]
  readonly #find: (hex: HexId) => Cell | undefined
  #near: readonly (Cell | undefined)[] | undefined

  constructor(map: SiegeMap, id: HexId, index: number, hex: MapHex, find: (hex: HexId) => Cell | undefined) {
    const at = parseHexKey(id)!
    this.id = id
    this.q = at.q
    this.r = at.r
    this.index = index
    this.hex = hex
    this.sides = SIDES.map(side => map.sides[sideKey(at, side)])
    this.#find = find
  }

  get near(): readonly (Cell | undefined)[] {
    return (this.#near ??= this.#neighbors())
  }

  #neighbors(): readonly (Cell | undefined)[] {
    return DIRECTIONS.map(step => this.#find(hexKey({ q: this.q + step.q, r: this.r + step.r })))
  }
}

const compile = (map: SiegeMap): Ground => {
  const known = new Map<HexId, Cell>()
  const at = (id: HexId | undefined): Cell | undefined => {
    if (id === undefined) return
    const cell = known.get(id)
    if (cell) return cell
    if (!parseHexKey(id)) return
    const hex = hexAt(map, id as `${number},${number}`)
    if (!hex) return
    const made = new MapCell(map, id, known.size, hex, at)
    known.set(id, made)
    return made
  }
  const cells = Object.keys(map.hexes).map(id => at(id)!)
  return { map, at, cells }
}

export const hasFlag = (cell: Cell, flag: HexFlag): boolean => cell.hex.flags.includes(flag)

export const cellDistance = (a: Cell, b: Cell): number => distance(a, b)

/** The side of `a` that looks at its neighbor `b`. */
export const sideTo = (a: Cell, b: Cell): Side | undefined => {
  for (const side of SIDES) if (a.near[side] === b) return side
  return
}

/** [SG-RUL-115] Inside the castle. */
export const isInside = (cell: Cell): boolean => cell.hex.region !== 'exterior'
