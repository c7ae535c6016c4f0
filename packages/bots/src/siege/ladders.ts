/** Ladders: brought in by twos, carried to the foot of a wall that can be climbed. */
import { boardOf, type MoveOf, type View } from '@siegeworks/siege'
import { distance, type Hex, hexesOfSide, hexKey, hexOf } from '@siegeworks/siege/geometry'

/** So long men wait at the edge for a second pair of hands. */
const PATIENCE = 3
/** Those who shoot better than they carry. */
const SHOOTERS: ReadonlySet<string> = new Set(['archer', 'longbowman', 'crossbowman'])

const feet = new WeakMap<object, readonly Hex[]>()

/** Hexes outside from which a ladder reaches a rampart. */
const feetOf = (view: View): readonly Hex[] => {
  const map = boardOf(view.board)
  const kept = feet.get(map)
  if (kept) return kept
  const found = Object.entries(map.sides).flatMap(([side, feature]) => {
    if (feature !== 'parapet') return []
    const [a, b] = hexesOfSide(side)
    const isWall = (hex: Hex): boolean => map.hexes[hexKey(hex)]?.flags.includes('scalable') === true
    return [isWall(a) ? b : a].filter(hex => !isWall(hex))
  })
  feet.set(map, found)
  return found
}

const isCarrier = (view: View, piece: string): boolean =>
  Object.values(view.engines).some(engine => engine.kind === 'ladder' && engine.carriers?.includes(piece))

const nearFoot = (view: View, place: string): number =>
  feetOf(view).reduce((least, foot) => Math.min(least, distance(hexOf(place), foot)), Number.POSITIVE_INFINITY)

/** The step of a carrier that brings him nearer to a wall; undefined when he carries nothing or none does. */
export const carryOn = (
  view: View,
  piece: string,
  goes: readonly MoveOf<'go'>[],
): MoveOf<'go'> | 'stay' | undefined => {
  const hex = view.characters[piece]?.hex
  if (hex === undefined || !isCarrier(view, piece)) return
  let best: MoveOf<'go'> | 'stay' = 'stay'
  let least = nearFoot(view, hex)
  for (const go of goes)
    if (nearFoot(view, go.to) < least) {
      least = nearFoot(view, go.to)
      best = go
    }
  return best
}

/** While ladders wait outside, men come in side by side on the edge and wait there for each other. */
export const pairUp = (view: View, piece: string, goes: readonly MoveOf<'go'>[]): MoveOf<'go'> | 'stay' | undefined => {
  const me = view.characters[piece]
  const waiting = Object.values(view.engines).some(
    engine => engine.kind === 'ladder' && engine.seat === me?.seat && engine.where === 'reserve',
  )
  if (!me || !waiting || view.turn > PATIENCE || SHOOTERS.has(me.unit) || me.horse !== undefined) return
  const edge = new Set(Object.values(boardOf(view.board).edges).flat())
  if (me.hex !== undefined) return edge.has(me.hex) && !isCarrier(view, piece) ? 'stay' : undefined
  const mates = Object.values(view.characters).filter(
    one => one.seat === me.seat && one.hex !== undefined && edge.has(one.hex) && !isCarrier(view, one.id),
  )
  const onEdge = goes.filter(go => edge.has(go.to))
  const beside = onEdge.find(go => mates.some(mate => distance(hexOf(mate.hex!), hexOf(go.to)) === 1))
  if (beside) return beside
  return onEdge.toSorted((a, b) => nearFoot(view, a.to) - nearFoot(view, b.to))[0]
}
