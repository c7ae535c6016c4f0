/** Where things lie on the drawn map: flat-topped hexes, sixty units from corner to corner. */
import { type Hex, type HexKey, hexOf, type Side } from '@siegeworks/siege/geometry'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Corner to center. */
export const SIZE = 30
/** Center to side. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2

const round = (n: number): number => Math.round(n * 100) / 100

export const centerOf = ({ q, r }: Hex): Spot => ({ x: round(1.5 * SIZE * q), y: round(2 * APOTHEM * (r + q / 2)) })

export const spotOf = (key: HexKey): Spot => centerOf(hexOf(key))

/** The corner between sides k and k + 1. */
const cornerAngle = (k: number): number => (-60 * k * Math.PI) / 180

export const cornerOf = (center: Spot, k: number, size = SIZE): Spot => ({
  x: round(center.x + size * Math.cos(cornerAngle(k))),
  y: round(center.y + size * Math.sin(cornerAngle(k))),
})

/** The two ends of side k. */
export const endsOf = (center: Spot, side: Side, size = SIZE): readonly [Spot, Spot] => [
  cornerOf(center, side - 1, size),
  cornerOf(center, side, size),
]

export const middle = (a: Spot, b: Spot, part = 0.5): Spot => ({
  x: round(a.x + (b.x - a.x) * part),
  y: round(a.y + (b.y - a.y) * part),
})

/** Half way between all of them. */
export const middleOf = (keys: readonly HexKey[]): Spot => {
  const spots = keys.map(spotOf)
  const mean = (axis: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return { x: mean('x'), y: mean('y') }
}

/** The way side k looks, as degrees clockwise from the right. */
export const angleOf = (side: Side): number => 30 - 60 * side

export const sideMiddle = (center: Spot, side: Side): Spot => {
  const [a, b] = endsOf(center, side)
  return middle(a, b)
}

const at = ({ x, y }: Spot): string => `${x} ${y}`

/** The outline of one hex; a little larger than it is, so that neighbors leave no seam. */
export const hexPath = (key: HexKey, size = SIZE): string => {
  const center = spotOf(key)
  return `M${[0, 1, 2, 3, 4, 5].map(k => at(cornerOf(center, k, size))).join('L')}Z`
}

export const hexesPath = (keys: Iterable<HexKey>, size = SIZE): string => {
  let path = ''
  for (const key of keys) path += hexPath(key, size)
  return path
}

export const linePath = (a: Spot, b: Spot): string => `M${at(a)}L${at(b)}`

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The frame around hexes, half a hex wider. */
export const boxAround = (keys: readonly HexKey[]): Box => {
  const spots = keys.map(spotOf)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const x = Math.min(...xs) - SIZE * 1.2
  const y = Math.min(...ys) - SIZE * 1.3
  return { x, y, width: Math.max(...xs) + SIZE * 1.2 - x, height: Math.max(...ys) + SIZE * 1.3 - y }
}

/** The hex under a point of the paper. */
export const hexUnder = (x: number, y: number): string => {
  const q = (2 / 3) * (x / SIZE)
  const r = y / (2 * APOTHEM) - q / 2
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(-q - r)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs + q + r)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return `${rq === 0 ? 0 : rq},${rr === 0 ? 0 : rr}`
}

const STEPS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The hex an arrow key leads to: up and down the column, left and right along the row. */
export const hexBeside = (key: HexKey, arrow: string): HexKey | undefined => {
  const step = STEPS[arrow]
  if (!step) return
  const { q, r } = hexOf(key)
  const to = q + step[0]
  const row = r + ((q + (q & 1)) >> 1) + step[1]
  return `${to},${row - ((to + (to & 1)) >> 1)}`
}

/** A number from 0 to 1 that a hex always has: the same clump of trees each time it is drawn. */
export const grain = ({ x, y }: Spot, n: number): number => {
  const v = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453
  return v - Math.floor(v)
}
