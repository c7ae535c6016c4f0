/** 1.6 Movement: what a step costs, who is in the way, and everything a piece can reach. */
import { allHexes } from '../areas.ts'
import { type Cell, cellDistance, groundOf, sideTo } from '../ground.ts'
import { beastsOf, corpseWeight, peopleOf, worksOf } from '../occupancy.ts'
import type { Character, State } from '../state.ts'
import { burdenOf, isAble, movementLeft } from '../units/figures-of.ts'
import type { HexId, PieceId, PlaceId, Seat } from '../vocabulary.ts'
import { costOf, footedAt, groundAt, isHorseGround } from './1-1-terrain.ts'
import { groundStep, type Link, linksFrom, type Spot, spotId } from './1-6-connections.ts'
import { threatened } from './1-7-threat.ts'

/** One place a piece can end its move, and the cheapest way there. */
export interface Way {
  readonly to: PlaceId
  readonly rear?: HexId
  readonly cost: number
  /** The last step; `pathOf` follows it back to the place left. */
  readonly last: Tread
}

/** One place of a way and the one before it. */
interface Tread {
  readonly place: PlaceId
  readonly before?: Tread
}

/** From the place left to the place reached. */
export const pathOf = (way: Way): readonly PlaceId[] => {
  const path: PlaceId[] = []
  for (let at: Tread | undefined = way.last; at; at = at.before) path.push(at.place)
  return path.reverse()
}

/** By place, and for riders by place and rear hex: `3,4` or `3,4 3,5`. */
export type Reach = ReadonlyMap<string, Way>

export const wayKey = (to: PlaceId, rear?: HexId): string => (rear === undefined ? to : `${to} ${rear}`)

const NOWHERE: Reach = new Map()
const memory = new WeakMap<State, { readonly piece: PieceId; readonly reach: Reach }>()

/** [SG-1.6-1] Everything this piece can still reach in this phase, with costs. Cheapest first. */
export const reachFrom = (state: State, piece: PieceId): Reach => {
  const known = memory.get(state)
  if (known?.piece === piece) return known.reach
  const c = state.characters[piece]
  const reach = c ? work(state, c) : NOWHERE
  memory.set(state, { piece, reach })
  return reach
}

const work = (state: State, c: Character): Reach => {
  const left = movementLeft(state, c)
  if (c.hex === undefined) return enter(state, c, left)
  const cell = groundOf(state).at(c.hex)
  if (!cell) return NOWHERE
  if (c.rear !== undefined)
    return ride(state, c, [{ head: cell, rear: groundOf(state).at(c.rear)!, place: cell.id, cost: 0 }], left)
  // Whoever drags something goes hex by hex: what follows him needs the hexes he leaves.
  const single = c.leads !== undefined || state.engines[burdenOf(state, c) ?? '']?.kind === 'ladder'
  return walk(state, c, [startAt({ cell, storey: c.storey })], left, single)
}

export const startAt = (spot: Spot): Foot => ({ spot, place: spotId(spot), cost: 0 })

export interface Foot {
  readonly spot: Spot
  readonly place: PlaceId
  readonly cost: number
  /** A start that was entered already: he may stop there. */
  readonly entered?: true
  readonly before?: Foot
}

export const walk = (state: State, c: Character, starts: readonly Foot[], budget: number, single: boolean): Reach => {
  const found = new Map<string, Way>()
  const settled = new Set<PlaceId>()
  const buckets: Foot[][] = []
  const road = roadOf(state, c)
  for (const start of starts) (buckets[start.cost] ??= []).push(start)
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const foot of buckets[cost] ?? []) {
      const { place } = foot
      if (settled.has(place)) continue
      settled.add(place)
      const entered = foot.before !== undefined || foot.entered === true
      if (entered && mayStop(state, c, foot.spot, place, road)) found.set(place, { to: place, cost, last: foot })
      if (single && entered) continue
      for (const link of linksFrom(state, foot.spot)) {
        if (cost + link.cost > budget || settled.has(link.place)) continue
        const price = roadPrice(road, link)
        if (price === 0 || cost + price > budget) continue
        ;(buckets[cost + price] ??= []).push({ spot: link.to, place: link.place, cost: cost + price, before: foot })
      }
    }
  }
  return found
}

/** What stands in a walker's way, gathered once for a whole search. */
interface Road {
  readonly state: State
  readonly seat: Seat
  readonly leads: boolean
  readonly burden: PieceId | undefined
  readonly mantlet: boolean
  readonly living: ReadonlyMap<PlaceId, Character>
  readonly beasts: ReadonlySet<HexId> | undefined
  readonly fires: State['fires'] | undefined
  readonly corpses: boolean
}

const roadOf = (state: State, c: Character): Road => {
  const people = peopleOf(state)
  const beasts = beastsOf(state)
  const burden = burdenOf(state, c)
  return {
    state,
    seat: c.seat,
    leads: c.leads !== undefined,
    burden,
    mantlet: burden !== undefined && state.engines[burden]?.kind === 'mantlet',
    living: people.living,
    beasts: beasts.living.size > 0 ? new Set(beasts.living.keys()) : undefined,
    fires: isEmpty(state.fires) ? undefined : state.fires,
    corpses: people.dead.size > 0 || beasts.dead.size > 0,
  }
}

const isEmpty = (record: object): boolean => {
  for (const _key in record) return false
  return true
}

/** What entering costs this man now; 0 if he may not. */
export const priceOf = (state: State, c: Character, link: Link): number => roadPrice(roadOf(state, c), link)

const roadPrice = (road: Road, link: Link): number => {
  const other = road.living.get(link.place)
  // [SG-1.61-1] Living enemies, stunned ones too, are not passed; [SG-1.61-2] friends are.
  if (other && other.seat !== road.seat) return 0
  // [SG-3.54-3] Flames close a hex.
  if (road.fires?.[link.to.cell.id]) return 0
  if (link.to.storey === 0 && road.beasts?.has(link.to.cell.id)) return 0
  // [SG-RUL-109] A leader keeps to ground open to horses.
  if (road.leads && (!isHorseGround(link.footed) || link.footed === 'trench' || other)) return 0
  if (road.mantlet && !isMantletGround(road.state, link.to)) return 0
  if (!road.corpses) return link.cost
  const surcharge = corpseSurcharge(road.state, link.place)
  return surcharge === undefined ? 0 : link.cost + surcharge
}

/** [SG-5.21-2] Where a mantlet may not go its mover does not take it; a trench may be crossed [SG-RUL-139]. */
const isMantletGround = (state: State, { cell, storey }: Spot): boolean => {
  const footed = groundAt(state, cell)
  return storey === 0 && (isHorseGround(footed) || footed === 'filled') && !worksOf(state).engines.has(cell.id)
}

/** [SG-TABLE-CORPSES] 0, 1, or undefined when the dead close the hex. */
export const corpseSurcharge = (state: State, place: PlaceId): 0 | 1 | undefined => {
  const weight = corpseWeight(state, place)
  if (weight >= 6) return
  return weight >= 3 ? 1 : 0
}

/** [SG-1.62-1] Nobody stops where somebody lives; [SG-OPT-PANIC-16] a panicked man not beside the enemy. */
const mayStop = (state: State, c: Character, spot: Spot, place: PlaceId, road: Road): boolean => {
  const other = road.living.get(place)
  if (other && other.id !== c.id) return false
  if (c.morale !== undefined && threatened(state, c.seat, spot)) return false
  return road.burden === undefined || mayCarryTo(state, c, road.burden, spot)
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
  const ladder = state.engines[burdenOf(state, c)!]
  const mate = state.characters[ladder?.carriers?.find(id => id !== c.id) ?? '']
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
  readonly place: PlaceId
  readonly cost: number
  readonly entered?: true
  readonly before?: Rider
}

/**
 * [SG-GEO-51] A two-hex body: the head leads, the rear takes the head's old hex, or the head turns about the rear.
 * Next door every way of standing is offered, farther off the cheapest: the rest is reached by going on from there.
 */
export const ride = (state: State, c: Character, starts: readonly Rider[], budget: number): Reach => {
  const found = new Map<string, Way>()
  const settled = new Set<number>()
  const reached = new Set<Cell>()
  const buckets: Rider[][] = []
  for (const start of starts) (buckets[start.cost] ??= []).push(start)
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const rider of buckets[cost] ?? []) {
      const { head, rear } = rider
      const key = head.index * 6 + sideTo(head, rear)!
      if (settled.has(key)) continue
      settled.add(key)
      const near = rider.entered || (rider.before !== undefined && rider.before.before === undefined)
      if ((rider.before || rider.entered) && (near || !reached.has(head)) && riderMayStop(state, c, rider)) {
        found.set(wayKey(head.id, rear.id), { to: head.id, rear: rear.id, cost, last: rider })
        reached.add(head)
      }
      for (let side = 0; side < 6; side++) {
        const next = head.near[side]
        if (!next || next === rear) continue
        const price = horsePrice(state, c.seat, head, side, next)
        if (price === 0 || cost + price > budget) continue
        const bucket = (buckets[cost + price] ??= [])
        bucket.push({ head: next, rear: head, place: next.id, cost: cost + price, before: rider })
        // [SG-RUL-124] A pivot costs what the hex costs that the head enters.
        if (cellDistance(next, rear) === 1)
          bucket.push({ head: next, rear, place: next.id, cost: cost + price, before: rider })
      }
    }
  }
  return found
}

/** What a horse's head pays to enter; 0 if it may not [SG-3.32-1]. */
export const horsePrice = (state: State, seat: Seat, from: Cell, side: number, to: Cell): number => {
  const footed = footedAt(state, to, 0)
  if (!isHorseGround(footed) || state.fires[to.id]) return 0
  const cost = groundStep(state, from, side, to)
  if (cost === 0) return 0
  const other = peopleOf(state).living.get(to.id)
  // [SG-3.32-2] A trench is jumped even over an enemy's head.
  if (other && other.seat !== seat && footed !== 'trench') return 0
  if (beastsOf(state).living.has(to.id)) return 0
  const surcharge = corpseSurcharge(state, to.id)
  return surcharge === undefined ? 0 : costOf(footed) + surcharge
}

const riderMayStop = (state: State, c: Character, { head, rear }: Rider): boolean => {
  const { living } = peopleOf(state)
  for (const cell of [head, rear]) {
    const other = living.get(cell.id)
    if (other && other.id !== c.id) return false
    // [SG-3.32-3] Neither hex may rest on a trench.
    if (footedAt(state, cell, 0) === 'trench') return false
  }
  return !(c.morale !== undefined && threatened(state, c.seat, { cell: head, storey: 0 }))
}

/** [SG-RUL-053] Coming in from off the map costs the entry hex. */
const enter = (state: State, c: Character, budget: number): Reach => {
  const entry = state.terms.groups[c.group ?? '']?.entry
  if (!entry || c.where !== 'reserve' || state.turn < entry.turn || state.sheet.day < (entry.day ?? 0)) return NOWHERE
  const ground = groundOf(state)
  const cells = allHexes(state, entry.areas).map(hex => ground.at(hex)!)
  if (c.horse !== undefined) return rideIn(state, c, cells, budget)
  const starts: Foot[] = []
  for (const cell of cells) {
    const footed = footedAt(state, cell, 0)
    const cost = costOf(footed)
    const price = cost === 0 ? 0 : priceOf(state, c, { to: { cell, storey: 0 }, place: cell.id, cost, footed })
    if (price > 0 && price <= budget)
      starts.push({ spot: { cell, storey: 0 }, place: cell.id, cost: price, entered: true })
  }
  return walk(state, c, starts, budget, false)
}

const rideIn = (state: State, c: Character, cells: readonly Cell[], budget: number): Reach => {
  const starts: Rider[] = []
  for (const rear of cells)
    for (const [side, head] of rear.near.entries()) {
      if (!head) continue
      const first = horsePrice(state, c.seat, head, (side + 3) % 6, rear)
      const second = first === 0 ? 0 : horsePrice(state, c.seat, rear, side, head)
      if (second > 0 && first + second <= budget)
        starts.push({ head, rear, place: head.id, cost: first + second, entered: true })
    }
  return ride(state, c, starts, budget)
}

/** Who may be moved at all in the movement step. */
export const mayMove = (state: State, c: Character): boolean =>
  c.seat === state.phase &&
  isAble(c) &&
  (c.where === 'map' || c.where === 'reserve') &&
  !isHeldBack(state, c) &&
  !(state.acts[c.id]?.shotFirst && c.unit === 'crossbowman') &&
  !state.acts[c.id]?.pushed &&
  state.acts[c.id]?.busy === undefined

/** Asleep, or kept in by the scenario. */
export const isHeldBack = (state: State, c: Character): boolean => c.wakes !== undefined && state.turn < c.wakes
