/** Retreats: one hex after a melee, several under shots, out of the flames; and the wound for those who cannot. */
import { type Cell, cellDistance, groundOf, sideTo } from '../ground.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import { type Character, placeOf, type State } from '../state.ts'
import type { Task } from '../task.ts'
import { isLiving } from '../units/figures-of.ts'
import { type HexId, type PieceId, type PlaceId, SIDES } from '../vocabulary.ts'
import { footedAt, groundAt, isHorseGround } from './1-1-terrain.ts'
import { groundStep, linksFrom, type Spot, spotId } from './1-6-connections.ts'
import { corpseSurcharge } from './1-6-traffic.ts'
import { crossesBase, spotsOf, threatened } from './1-7-threat.ts'

/** A body on the way back: a man's spot, or a rider's two cells. */
export interface Body {
  readonly spot: Spot
  readonly rear?: Cell
}

export interface Refuge {
  readonly piece: PieceId
  readonly to: PlaceId
  readonly rear?: HexId
}

export const bodyOf = (state: State, c: Character): Body | undefined => {
  const [spot, second] = spotsOf(state, c)
  if (!spot) return
  return second ? { spot, rear: second.cell } : { spot }
}

export const refuge = (piece: PieceId, body: Body): Refuge =>
  body.rear ? { piece, to: spotId(body.spot), rear: body.rear.id } : { piece, to: spotId(body.spot) }

/** What must hold for every step of a retreat. */
interface Flight {
  readonly c: Character
  /** Nobody goes nearer to these, each of one hex or two [SG-RUL-056]. */
  readonly from: readonly (readonly Cell[])[]
  /** Each hex must be safe from able enemies, not only the last. */
  readonly safeAllTheWay: boolean
  /** [SG-REF-RETS-2] Friends may be passed, never displaced. */
  readonly passFriends: boolean
}

/** [SG-1.72-7] Where each of those who must give ground may go; empty when none of them can. */
export const fallBackRefuges = (
  state: State,
  task: Extract<Task, { readonly kind: 'fall-back' }>,
): readonly Refuge[] => {
  const from = task.from.map(id => cellsOf(state, id))
  return task.pieces.flatMap(id => {
    const c = state.characters[id]
    if (!c || !isLiving(c) || c.condition === 'stunned') return []
    const body = bodyOf(state, c)
    if (!body) return []
    const flight: Flight = { c, from, safeAllTheWay: true, passFriends: false }
    return stepsBack(state, flight, body)
      .filter(next => isFree(state, c, next))
      .map(next => refuge(id, next))
  })
}

/** [SG-RUL-060] As far as possible up to `left` hexes from where he stands [SG-GEO-3]: the farthest ends, and how far they are. */
export const shotRefuges = (
  state: State,
  task: Extract<Task, { readonly kind: 'shot-retreat' }>,
): { readonly length: number; readonly refuges: readonly Refuge[] } => {
  const c = state.characters[task.piece]
  const body = c && bodyOf(state, c)
  const shooter = groundOf(state).at(task.shooter)
  if (!c || !body || c.condition === 'stunned') return { length: 0, refuges: [] }
  const flight: Flight = { c, from: shooter ? [[shooter]] : [], safeAllTheWay: true, passFriends: true }
  const best = { length: 0, ends: new Map<string, Refuge>() }
  const go = (at: Body, steps: number, trail: readonly Cell[]): void => {
    const length = cellDistance(body.spot.cell, at.spot.cell)
    if (length > 0 && length >= best.length && isFree(state, c, at)) {
      if (length > best.length) best.ends.clear()
      best.length = length
      best.ends.set(`${spotId(at.spot)} ${at.rear?.id ?? ''}`, refuge(c.id, at))
    }
    if (steps === task.left) return
    // [SG-RUL-138] No hex is entered twice.
    for (const next of stepsBack(state, flight, at))
      if (!trail.includes(next.spot.cell)) go(next, steps + 1, [...trail, next.spot.cell])
  }
  go(body, 0, [body.spot.cell])
  return { length: best.length, refuges: [...best.ends.values()] }
}

const cellsOf = (state: State, id: PieceId): readonly Cell[] => {
  const ground = groundOf(state)
  const { hex, rear } = state.characters[id] ?? state.animals[id] ?? {}
  return [hex, rear].flatMap(one => (one === undefined ? [] : (ground.at(one) ?? [])))
}

/** [SG-RUL-058] One step along the connection graph, whatever it costs. */
const stepsBack = (state: State, flight: Flight, body: Body): readonly Body[] => {
  const next = body.rear ? riderSteps(state, flight.c, body, body.rear) : footSteps(state, flight, body)
  return next.filter(
    to =>
      flight.from.every(enemy => distanceTo(to, enemy) >= distanceTo(body, enemy)) &&
      (!flight.safeAllTheWay || !inDanger(state, flight.c, to)),
  )
}

/** [SG-GEO-14] A body of two hexes is as near as its nearer one. */
const distanceTo = ({ spot, rear }: Body, cells: readonly Cell[]): number =>
  Math.min(...cells.flatMap(cell => [spot.cell, rear ?? spot.cell].map(own => cellDistance(own, cell))))

/** [SG-RUL-057] Next to an able enemy who could attack there. */
export const inDanger = (state: State, c: Character, body: Body): boolean =>
  threatened(state, c.seat, body.spot) ||
  (body.rear !== undefined && threatened(state, c.seat, { cell: body.rear, storey: 0 }))

const footSteps = (state: State, flight: Flight, body: Body): readonly Body[] =>
  linksFrom(state, body.spot).flatMap(({ to }) => {
    if (!isWayBack(state, body.spot, to)) return []
    const other = peopleOf(state).living.get(spotId(to))
    if (other && (other.seat !== flight.c.seat || !flight.passFriends)) return []
    return [{ spot: to }]
  })

/** [SG-RUL-058] What is open to a man who gives ground, in a retreat as in a panic: no flames, heaps of dead or beasts, no mantlet's base side, no ladder up. */
export const isWayBack = (state: State, from: Spot, to: Spot): boolean =>
  to.cell !== from.cell &&
  !state.fires[to.cell.id] &&
  !crossesBase(state, from.cell, to.cell) &&
  !isClimb(state, from, to) &&
  corpseSurcharge(state, spotId(to)) !== undefined &&
  !(to.storey === 0 && beastsOf(state).living.has(to.cell.id))

/** [SG-RUL-058] Ladders serve a retreat downward only: neither off the top onto the wall nor up from the ground. */
const isClimb = (state: State, from: Spot, to: Spot): boolean => {
  const { uprightLadders } = worksOf(state)
  const below = groundAt(state, from.cell) === 'rampart' ? undefined : uprightLadders.get(to.cell.id)
  return from.storey === 1 && uprightLadders.has(from.cell.id)
    ? groundAt(state, to.cell) === 'rampart'
    : to.storey === 1 && below !== undefined
}

/** [SG-RUL-129] The pair moves one hex in any direction and keeps its facing; no wall parts it, no enemy is in its way. */
export const riderSteps = (state: State, c: Character, body: Body, rear: Cell): readonly Body[] =>
  SIDES.flatMap(side => {
    const head = body.spot.cell.near[side]
    const tail = rear.near[side]
    if (!head || !tail) return []
    const open = (from: Cell, to: Cell): boolean =>
      isHorseGround(footedAt(state, to, 0)) &&
      !state.fires[to.id] &&
      groundStep(state, from, side, to) > 0 &&
      (peopleOf(state).living.get(to.id)?.seat ?? c.seat) === c.seat &&
      corpseSurcharge(state, to.id) !== undefined &&
      !beastsOf(state).living.has(to.id)
    const together = groundStep(state, tail, sideTo(tail, head)!, head) > 0
    return together && open(body.spot.cell, head) && open(rear, tail)
      ? [{ spot: { cell: head, storey: 0 }, rear: tail }]
      : []
  })

/** Somewhere to stop: nobody else lives there, and a horse does not rest in a trench. */
export const isFree = (state: State, c: Character, body: Body): boolean => {
  const { living } = peopleOf(state)
  const free = (place: PlaceId): boolean => {
    const other = living.get(place)
    return other === undefined || other.id === c.id
  }
  if (!free(spotId(body.spot))) return false
  if (!body.rear) return true
  return (
    free(body.rear.id) && footedAt(state, body.spot.cell, 0) !== 'trench' && footedAt(state, body.rear, 0) !== 'trench'
  )
}

/** [SG-3.54-1] One hex out of the fire: any neighbor that is free; enemies only matter in the hex itself. */
export const evacuations = (state: State, piece: PieceId): readonly Refuge[] => {
  const c = state.characters[piece]
  const body = c && bodyOf(state, c)
  if (!c || !body || placeOf(c) === undefined) return []
  const flight: Flight = { c, from: [], safeAllTheWay: true, passFriends: false }
  return stepsBack(state, flight, body)
    .filter(next => isFree(state, c, next))
    .map(next => refuge(piece, next))
}
