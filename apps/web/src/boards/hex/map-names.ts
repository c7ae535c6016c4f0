/** What the hexes are called, beside the map. */
import { type HexKey, hexOf } from '@siegeworks/siege/geometry'
import { SIZE, type Spot, spotOf } from './layout.ts'
import { columnName } from './piece-label.ts'

export interface MapName {
  readonly at: Spot
  readonly text: string
}

/** A letter over and under each column, a number left and right of each row. */
export const namesOf = (keys: readonly HexKey[]): readonly MapName[] => {
  const columns = new Map<number, Spot[]>()
  for (const key of keys) {
    const { q } = hexOf(key)
    columns.set(q, [...(columns.get(q) ?? []), spotOf(key)])
  }
  const letters = [...columns].flatMap(([q, spots]) => {
    const text = columnName(q)
    const x = spots[0]?.x ?? 0
    const ys = spots.map(({ y }) => y)
    return text === undefined
      ? []
      : [
          { at: { x, y: Math.min(...ys) - SIZE }, text },
          { at: { x, y: Math.max(...ys) + SIZE * 1.25 }, text },
        ]
  })
  const [first, last] = [Math.min(...columns.keys()), Math.max(...columns.keys())]
  if (first < 0) return letters
  const numbers = [first, last].flatMap(q =>
    (columns.get(q) ?? []).map(({ x, y }) => ({
      at: { x: x + (q === first ? -1.5 : 1.5) * SIZE, y: y + 4 },
      text: String(rowOf(x, y)),
    })),
  )
  return [...letters, ...numbers]
}

/** The number of the row of a hex by where it lies: odd columns stand half a hex higher. */
const rowOf = (x: number, y: number): number => {
  const q = Math.round(x / (1.5 * SIZE))
  return Math.round(y / (SIZE * Math.sqrt(3)) + (q & 1 ? 0.5 : 0)) + 1
}
