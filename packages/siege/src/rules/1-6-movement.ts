/** 1.6 Movement: what a step costs, who is in the way, and everything a piece can reach. */
import { allHexes, isIn } from '../areas.ts'
import { type Cell, cellDistance, groundOf, sideTo } from '../ground.ts'
import { peopleOf, worksOf } from '../occupancy.ts'
import { recall } from '../recall.ts'
import { type Character, placeOf, type State } from '../state.ts'
import type { Area, GroupTerms } from '../terms.ts'
import { burdenOf, movementLeft } from '../units/figures-of.ts'
import { type HexId, otherSeat, type PieceId, type PlaceId, type Seat } from '../vocabulary.ts'
import { costOf, footedAt, groundAt, isHorseGround } from './1-1-terrain.ts'
import { groundStep, type HorseStep, type Link, linksOf, linkTo, ridesOf, type Spot } from './1-6-connections.ts'
import {
  BEAST,
  BODIES,
  bodyOf,
  CORPSES,
  corpseSurcharge,
  FLAMES,
  HEAPED,
  type Traffic,
  trafficOf,
} from './1-6-traffic.ts'
import { threatened } from './1-7-threat.ts'
import { canFollow } from './3-3-riders.ts'
import { drawsOn } from './5-1-wagons.ts'

/** One place a piece can end its move, and the cheapest way there. */
export interface Way {
  readonly to: PlaceId
  readonly rear?: HexId
  readonly cost: number
  /** The step before; `pathOf` follows it back to the place left. */
  readonly before?: Way | undefined
}

/** From the place left to the place reached. */
export const pathOf = (way: Way): readonly PlaceId[] => {
  const path: PlaceId[] = []
  for (let at: Way | undefined = way; at; at = at.before) path.push(at.to)
  return path.reverse()
}

/** By place, and for riders by place and rear hex: `3,4` or `3,4 3,5`. */
export type Reach = ReadonlyMap<string, Way>

export const wayKey = (to: PlaceId, rear?: HexId): string => (rear === undefined ? to : `${to} ${rear}`)

export const reachFrom = (state: State, piece: PieceId): Reach =>
  new Map(waysOf(state, piece).map(way => [wayKey(way.to, way.rear), way]))

const NO_WAYS: readonly Way[] = []

/** [SG-1.6-1] Everything this piece can still reach in this phase, with costs. Cheapest first. */
export const waysOf = (state: State, piece: PieceId): readonly Way[] => {
  const known = waysNow(state)
  let ways = known.get(piece)
  if (!ways) {
    const c = state.characters[piece]
    ways = c ? work(state, c) : NO_WAYS
    known.set(piece, ways)
  }
  return ways
}

/** Taking up another piece changes nothing about how far each can go. */
const isSame = (a: State, b: State): boolean =>
  a === b ||
  (a.characters === b.characters &&
    a.acts === b.acts &&
    a.engines === b.engines &&
    a.animals === b.animals &&
    a.fires === b.fires &&
    a.turn === b.turn &&
    a.sheet === b.sheet &&
    a.rations === b.rations &&
    a.bridge === b.bridge &&
    a.filled === b.filled &&
    a.rubble === b.rubble &&
    a.burnt === b.burnt &&
    a.terms === b.terms &&
    a.rules === b.rules &&
    a.board === b.board)

const waysNow = recall<State, Map<PieceId, readonly Way[]>>(isSame, () => new Map())

const work = (state: State, c: Character): readonly Way[] => {
  const mate = ladderMate(state, c)
  const left = sharedBudget(state, c, mate)
  if (left === 0) return NO_WAYS
  if (c.hex === undefined) return enter(state, c, left)
  const ground = groundOf(state)
  const cell = ground.at(c.hex)
  if (!cell) return NO_WAYS
  if (c.rear !== undefined) return ride(state, c, [{ head: cell, rear: ground.at(c.rear)!, cost: 0 }], left)
  if (!canFollow(state, c) || !drawsOn(state, c) || dragsFire(state, c)) return NO_WAYS
  // Whoever drags something goes hex by hex: what follows him needs the hexes he leaves.
  const single = c.leads !== undefined || mate !== undefined
  return walk(state, c, [startAt(state, { cell, storey: c.storey })], left, single)
}

/** What he may still spend; [SG-RUL-080] two with a ladder go as far as the one who has less left. */
export const budgetOf = (state: State, c: Character): number => sharedBudget(state, c, ladderMate(state, c))

const sharedBudget = (state: State, c: Character, mate: Character | undefined): number =>
  mate ? Math.min(movementLeft(state, c), movementLeft(state, mate)) : movementLeft(state, c)

/** The other man on his ladder. */
const ladderMate = (state: State, c: Character): Character | undefined => {
  const burden = state.engines[burdenOf(state, c) ?? '']
  return burden?.kind === 'ladder' ? state.characters[burden.carriers?.find(id => id !== c.id) ?? ''] : undefined
}

/** [SG-RUL-101] A mantlet or wagon in flames is not moved: he must let go of it first. */
export const dragsFire = (state: State, c: Character): boolean => {
  const { burdens } = worksOf(state)
  if (c.leads === undefined && !burdens.has(c.id)) return false
  for (const id in state.engines) {
    const { carriers, hitched, hexes } = state.engines[id]!
    const dragged = carriers?.includes(c.id) || (hitched !== undefined && hitched === c.leads)
    if (dragged && hexes.some(hex => state.fires[hex])) return true
  }
  return false
}

/** Where he stands, or for a price a place just entered: there he may stop. */
export const startAt = (state: State, { cell, storey }: Spot, cost = 0): Foot => {
  const at = linkTo(state, cell, storey, cost)
  return { at, to: at.place, cost, before: undefined }
}

interface Foot {
  /** The last step. */
  readonly at: Link
  readonly to: PlaceId
  readonly cost: number
  readonly before: Foot | undefined
}

export const walk = (
  state: State,
  c: Character,
  starts: readonly Foot[],
  budget: number,
  single: boolean,
): readonly Way[] => {
  const found: Way[] = []
  const prices = new Prices(budget)
  const waiting: Foot[][] = []
  const road = roadOf(state, c)
  const links = linksOf(state)
  for (const start of starts) if (prices.lower(start.at.index, start.cost)) (waiting[start.cost] ??= []).push(start)
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const foot of waiting[cost] ?? []) {
      const { at } = foot
      // A cheaper way was found meanwhile.
      if (prices.isBelow(at.index, cost)) continue
      if (cost > 0 && mayStop(road, at)) found.push(foot)
      if (cost === budget || (single && cost > 0)) continue
      for (const link of links(at.to)) {
        if (prices.isBelow(link.index, cost + link.cost + 1)) continue
        const price = roadPrice(road, link)
        const paid = cost + price
        if (price > 0 && prices.lower(link.index, paid))
          (waiting[paid] ??= []).push({ at: link, to: link.place, cost: paid, before: foot })
      }
    }
  }
  return found
}

/** Prices by place, one table for all searches. Each search writes lower numbers than the one before: what that left looks too dear to count. */
let table = new Float64Array(4096)
let floor = 0
const MOST_PRICE = 1000

/** The cheapest price of each place found so far, none above the budget. One search at a time. */
class Prices {
  readonly #floor: number
  readonly #budget: number

  constructor(budget: number) {
    floor -= MOST_PRICE
    this.#floor = floor
    this.#budget = budget
  }

  isBelow(place: number, price: number): boolean {
    return table[place]! < this.#floor + price
  }

  /** Whether this is the best price yet; it is kept then. */
  lower(place: number, price: number): boolean {
    // An open map has no end.
    while (place >= table.length) table = widened(table)
    if (price > this.#budget || this.isBelow(place, price + 1)) return false
    table[place] = this.#floor + price
    return true
  }
}

const widened = (old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
  const wider = new Float64Array(old.length * 2)
  wider.set(old)
  return wider
}

/** What a walker meets, gathered once for a whole search. */
interface Road {
  readonly state: State
  readonly c: Character
  readonly traffic: Traffic
  /** Bits that keep him out: [SG-1.61-1] living enemies, stunned ones too, [SG-3.54-3] flames, animals, heaps of dead. */
  readonly closed: number
  readonly burden: PieceId | undefined
  /** Leads an animal, or pushes a mantlet: not every ground is open to him. */
  readonly choosy: boolean
}

const roadOf = (state: State, c: Character): Road => {
  const burden = burdenOf(state, c)
  return {
    state,
    c,
    traffic: trafficOf(state),
    closed: bodyOf(otherSeat(c.seat)) | FLAMES | BEAST | HEAPED,
    burden,
    choosy: c.leads !== undefined || (burden !== undefined && state.engines[burden]?.kind === 'mantlet'),
  }
}

/** What entering costs this man now; 0 if he may not. */
export const priceOf = (state: State, c: Character, link: Link): number => roadPrice(roadOf(state, c), link)

const roadPrice = (road: Road, link: Link): number => {
  const there = road.traffic[link.index] ?? 0
  if (there & road.closed) return 0
  if (road.choosy && !isOpenTo(road, link, there)) return 0
  return there & CORPSES ? link.cost + 1 : link.cost
}

const isOpenTo = ({ state, c }: Road, link: Link, there: number): boolean => {
  // [SG-RUL-109] A leader keeps to ground open to horses; [SG-1.61-2] friends are passed by others only.
  if (c.leads !== undefined) return isHorseGround(link.footed) && link.footed !== 'trench' && !(there & bodyOf(c.seat))
  return isMantletGround(state, link.to)
}

/** [SG-5.21-2] Where a mantlet may not go its mover does not take it; a trench may be crossed [SG-RUL-139]. */
const isMantletGround = (state: State, { cell, storey }: Spot): boolean => {
  const footed = groundAt(state, cell)
  return storey === 0 && (isHorseGround(footed) || footed === 'filled') && !worksOf(state).engines.has(cell.id)
}

/** [SG-1.62-1] Nobody stops where somebody lives; [SG-OPT-PANIC-16] a panicked man not beside the enemy. */
const mayStop = ({ state, c, traffic, burden }: Road, { to: spot, place, index }: Link): boolean => {
  if (isTaken(state, c, traffic[index] ?? 0, place)) return false
  if (c.morale !== undefined && threatened(state, c.seat, spot)) return false
  return burden === undefined || mayCarryTo(state, c, burden, spot)
}

const isTaken = (state: State, c: Character, there: number, place: PlaceId): boolean => {
  if (!(there & BODIES)) return false
  // Where he is himself he may lie on top of another.
  return (place !== placeOf(c) && place !== c.rear) || peopleOf(state).living.get(place)?.id !== c.id
}

/** A ladder's other man must be able to follow; a mantlet keeps to its ground [SG-5.21-2]. */
const mayCarryTo = (state: State, c: Character, burden: PieceId, spot: Spot): boolean => {
  const engine = state.engines[burden]!
  if (engine.kind === 'mantlet') {
    const footed = groundAt(state, spot.cell)
    const open = (isHorseGround(footed) && footed !== 'trench') || footed === 'filled'
    return spot.storey === 0 && open && !worksOf(state).engines.has(spot.cell.id)
  }
  if (engine.kind === 'barrel') return true
  return spot.storey === 0 && ladderFollow(state, c, spot) !== undefined
}

/** [SG-RUL-080] Where the second carrier goes when the first steps to `spot`, and what he pays; undefined if he cannot. */
export const ladderFollow = (
  state: State,
  c: Character,
  spot: Spot,
): { readonly mate: Character; readonly to: Cell; readonly cost: number } | undefined => {
  const mate = ladderMate(state, c)
  const ground = groundOf(state)
  const from = mate?.hex === undefined ? undefined : ground.at(mate.hex)
  if (!mate || !from || mate.storey !== 0 || worksOf(state).uprightLadders.has(spot.cell.id)) return
  // Still side by side: he need not move.
  if (cellDistance(from, spot.cell) === 1) return { mate, to: from, cost: 0 }
  const left = ground.at(c.hex!)!
  const side = sideTo(from, left)
  if (side === undefined) return
  const cost = groundStep(state, from, side, left)
  const surcharge = corpseSurcharge(state, left.id)
  if (cost === 0 || surcharge === undefined || cost + surcharge > movementLeft(state, mate)) return
  return { mate, to: left, cost: cost + surcharge }
}

export interface Rider {
  readonly head: Cell
  readonly rear: Cell
  readonly cost: number
}

/** A rider on his way: `back` is the side of the head's cell where the rear is. */
interface Gait extends Way {
  readonly head: Cell
  readonly tail: Cell
  readonly rear: HexId
  readonly back: number
  readonly before?: Gait | undefined
}

const gait = (head: Cell, tail: Cell, back: number, cost: number, before?: Gait): Gait => ({
  to: head.id,
  rear: tail.id,
  cost,
  before,
  head,
  tail,
  back,
})

/**
 * [SG-GEO-51] A two-hex body: the head leads, the rear takes the head's old hex, or the head turns about the rear.
 * Next door every way of standing is offered, farther off the cheapest ones: the rest is reached by going on from there.
 */
export const ride = (state: State, c: Character, starts: readonly Rider[], budget: number): readonly Way[] => {
  const found: Way[] = []
  const prices = new Prices(budget)
  const reached = new Map<Cell, number>()
  const waiting: Gait[][] = []
  const rides = ridesOf(state)
  const traffic = trafficOf(state)
  const offer = (next: Gait): void => {
    if (prices.lower(next.head.index * 6 + next.back, next.cost)) (waiting[next.cost] ??= []).push(next)
  }
  for (const { head, rear, cost } of starts) offer(gait(head, rear, sideTo(head, rear)!, cost))
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const rider of waiting[cost] ?? []) {
      const { head, tail, back, before } = rider
      // A cheaper way was found meanwhile.
      if (prices.isBelow(head.index * 6 + back, cost)) continue
      const near = before?.before === undefined
      if (cost > 0 && (near || (reached.get(head) ?? cost) === cost) && riderMayStop(state, c, traffic, head, tail)) {
        found.push(rider)
        if (!reached.has(head)) reached.set(head, cost)
      }
      const steps = rides(head)
      for (let side = 0; side < 6; side++) {
        const next = head.near[side]
        if (!next || next === tail) continue
        const price = ridePrice(traffic, c.seat, steps[side]!, next)
        if (price === 0 || cost + price > budget) continue
        offer(gait(next, head, (side + 3) % 6, cost + price, rider))
        // [SG-RUL-124] A pivot costs what the hex costs that the head enters; no wall may part it from the rear.
        const turn = (back - side + 6) % 6
        const behind = (back + turn) % 6
        if ((turn === 1 || turn === 5) && rides(tail)[(behind + 3) % 6]!.cost > 0)
          offer(gait(next, tail, behind, cost + price, rider))
      }
    }
  }
  return found
}

/** What a horse's head pays to enter; 0 if it may not [SG-3.32-1]. */
export const horsePrice = (state: State, seat: Seat, from: Cell, side: number, to: Cell): number =>
  ridePrice(trafficOf(state), seat, ridesOf(state)(from)[side]!, to)

const ridePrice = (traffic: Traffic, seat: Seat, step: HorseStep, to: Cell): number => {
  const there = traffic[to.index * 2] ?? 0
  if (there === 0 || step.cost === 0) return step.cost
  // [SG-3.32-2] A trench is jumped even over an enemy's head.
  if (there & (FLAMES | BEAST | HEAPED) || (there & bodyOf(otherSeat(seat)) && !step.trench)) return 0
  return there & CORPSES ? step.cost + 1 : step.cost
}

const riderMayStop = (state: State, c: Character, traffic: Traffic, head: Cell, rear: Cell): boolean => {
  for (const cell of [head, rear]) {
    if (isTaken(state, c, traffic[cell.index * 2] ?? 0, cell.id)) return false
    // [SG-3.32-3] Neither hex may rest on a trench.
    if (footedAt(state, cell, 0) === 'trench') return false
  }
  return !(c.morale !== undefined && threatened(state, c.seat, { cell: head, storey: 0 }))
}

/** [SG-RUL-053] Coming in from off the map costs the entry hex. */
const enter = (state: State, c: Character, budget: number): readonly Way[] => {
  const entry = state.terms.groups[c.group ?? '']?.entry
  if (!entry || c.where !== 'reserve' || state.turn < entry.turn || state.sheet.day < (entry.day ?? 0)) return NO_WAYS
  const ground = groundOf(state)
  const cells = allHexes(state, openAreas(state, c, entry)).map(hex => ground.at(hex)!)
  if (c.horse !== undefined) return rideIn(state, c, cells, budget)
  const starts: Foot[] = []
  const road = roadOf(state, c)
  for (const cell of cells) {
    const link = linkTo(state, cell, 0, costOf(footedAt(state, cell, 0)))
    const price = link.cost === 0 ? 0 : roadPrice(road, link)
    if (price > 0 && price <= budget) starts.push({ at: link, to: cell.id, cost: price, before: undefined })
  }
  return walk(state, c, starts, budget, false)
}

/** [SG-SCN-7] Once a group has come in by as many sides as it may, the rest come in by those. */
const openAreas = (
  state: State,
  { group }: Character,
  { areas, sides }: NonNullable<GroupTerms['entry']>,
): readonly Area[] => {
  if (sides === undefined) return areas
  const sidesOf = (hex: HexId): readonly Area[] => areas.filter(area => isIn(state, [area], hex))
  const ways = Object.values(state.characters).flatMap(c => {
    if (c.group !== group || c.entered === undefined) return []
    const at = sidesOf(c.entered)
    // A rider's head begins one hex in.
    return [
      at.length > 0
        ? at
        : groundOf(state)
            .at(c.entered)!
            .near.flatMap(cell => (cell ? sidesOf(cell.id) : [])),
    ]
  })
  const taken = new Set<Area>()
  // Corners last: they are on a side already taken if they can be.
  for (const way of ways.sort((a, b) => a.length - b.length))
    if (way[0] && !way.some(area => taken.has(area))) taken.add(way[0])
  return taken.size < sides ? areas : [...taken]
}

const rideIn = (state: State, c: Character, cells: readonly Cell[], budget: number): readonly Way[] => {
  const starts: Rider[] = []
  for (const rear of cells)
    for (const [side, head] of rear.near.entries()) {
      if (!head) continue
      const first = horsePrice(state, c.seat, head, (side + 3) % 6, rear)
      const second = first === 0 ? 0 : horsePrice(state, c.seat, rear, side, head)
      if (second > 0 && first + second <= budget) starts.push({ head, rear, cost: first + second })
    }
  return ride(state, c, starts, budget)
}

/** Asleep, or kept in by the scenario. */
export const isHeldBack = (state: State, c: Character): boolean => c.wakes !== undefined && state.turn < c.wakes
