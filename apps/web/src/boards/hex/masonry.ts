/** What gives a castle its depth on paper: turrets at its corners, caps on solid walls, flights of stairs, channels. */
import { type HexKey, hexKey, hexOf, neighbor, SIDES, type Side } from '@siegeworks/siege/geometry'
import { APOTHEM, angleOf, endsOf, linePath, SIZE, type Spot, spotOf } from './layout.ts'

const beside = (key: HexKey, side: Side): HexKey => hexKey(neighbor(hexOf(key), side))

/** Where a building turns sharply: two corners of one hex that look out side by side. */
export const turretsOf = (keys: readonly HexKey[]): readonly Spot[] => {
  const own = new Set(keys)
  const isOut = (key: HexKey, side: Side): boolean => !own.has(beside(key, side))
  const corners = keys.flatMap(key =>
    SIDES.filter(side => {
      const [before, after] = [SIDES.at(side - 1)!, SIDES[(side + 1) % 6]!]
      return isOut(key, before) && isOut(key, side) && isOut(key, after)
    }).flatMap(side => endsOf(spotOf(key), side)),
  )
  return [...new Map(corners.map(at => [`${at.x} ${at.y}`, at])).values()]
}

/** The six faces of a low cap over a solid wall: toward the light, across it, away from it. */
export const capsOf = (keys: readonly HexKey[]): { readonly [tone: string]: string } => {
  const face = (key: HexKey, side: Side): string => {
    const at = spotOf(key)
    const [a, b] = endsOf(at, side, SIZE * 0.94)
    return `M${at.x} ${at.y}L${a.x} ${a.y}L${b.x} ${b.y}Z`
  }
  const faces = (...sides: readonly Side[]): string =>
    keys.map(key => sides.map(side => face(key, side)).join('')).join('')
  return { bright: faces(2, 3), plain: faces(1, 4), dark: faces(0, 5) }
}

/** From the middle of each hex to those of its neighbors: the bed of a ditch, the floor of a trench. */
export const channelOf = (keys: readonly HexKey[]): string => {
  const own = new Set(keys)
  return keys
    .map(key => {
      const at = spotOf(key)
      const on = ([0, 1, 2] as const).map(side => beside(key, side)).filter(one => own.has(one))
      return `M${at.x} ${at.y}h.1${on.map(one => linePath(at, spotOf(one))).join('')}`
    })
    .join('')
}

const TREADS = 6

export interface Flight {
  readonly key: HexKey
  /** The side it climbs to. */
  readonly up: Side
  /** It climbs to other stairs, not to the wall. */
  readonly lower: boolean
}

/** Steps across the way up, the higher the lighter, from the foot of the lower flights to the top of the upper. */
export const flightsOf = (flights: readonly Flight[]): readonly string[] =>
  Array.from({ length: 2 * TREADS }, (_, step) =>
    flights
      .filter(({ lower }) => lower === step < TREADS)
      .map(({ key, up }) => {
        const i = step % TREADS
        const at = spotOf(key)
        const angle = (angleOf(up) * Math.PI) / 180
        const point = (along: number, across: number): string => {
          const [x, y] = [along * APOTHEM, across * SIZE * 0.56]
          return `${(at.x + x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ${(at.y + x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1)}`
        }
        const [from, to] = [(2 * i) / TREADS - 1, (2 * (i + 1)) / TREADS - 1]
        return `M${point(from, -1)}L${point(to, -1)}L${point(to, 1)}L${point(from, 1)}Z`
      })
      .join(''),
  )

/** The side of a hex of stairs that leads up: to the wall, else to the stairs that lead there. */
export const wayUp = (key: HexKey, isTop: (key: HexKey) => boolean, isStairs: (key: HexKey) => boolean): Side => {
  const toTop = SIDES.filter(side => isTop(beside(key, side)))
  // Between two sides of the wall the flight climbs to the middle one.
  const straight = toTop.find(side => isStairs(beside(key, SIDES[(side + 3) % 6]!)))
  const on = SIDES.find(
    side => isStairs(beside(key, side)) && SIDES.some(next => isTop(beside(beside(key, side), next))),
  )
  return straight ?? toTop[Math.floor(toTop.length / 2)] ?? on ?? 2
}
