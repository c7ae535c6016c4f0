/** 1.73 Advance after combat. */
import type { Event } from '../event.ts'
import { evolve } from '../evolve.ts'
import { groundOf, sideTo } from '../ground.ts'
import { peopleOf } from '../occupancy.ts'
import { type Character, placeOf, type State } from '../state.ts'
import type { Task } from '../task.ts'
import { allowanceOf, isAble } from '../units/figures-of.ts'
import { type HexId, hexOfPlace, otherSeat, type PieceId, type PlaceId, storeyOfPlace } from '../vocabulary.ts'
import { linkBetween, type Spot } from './1-6-connections.ts'
import { horsePrice, priceOf, type Rider, ride, startAt, type Way, walk, wayKey } from './1-6-movement.ts'
import { letGo } from './1-7-hurts.ts'
import { isThreatened, spotsOf } from './1-7-threat.ts'

export interface Advance {
  readonly piece: PieceId
  readonly to: PlaceId
  readonly rear?: HexId
}

/** [SG-1.73-1] Who won the fight and which places were given up; nothing if nobody may follow. */
export const afterFight = (state: State, task: Extract<Task, { readonly kind: 'fight-over' }>): readonly Event[] => {
  const defendersLost = lost(state, task, task.defenders)
  const attackersLost = lost(state, task, task.attackers)
  const seat = state.phase
  if (defendersLost.length > 0) return offer(seat, task.attackers, defendersLost)
  // [SG-RUL-067] Defenders follow when all attackers went back or one of them died.
  const died = task.attackers.some(id => state.characters[id]?.condition === 'dead')
  const allWent = task.retreated === seat && task.attackers.every(id => lost(state, task, [id]).length > 0)
  return died || allWent ? offer(otherSeat(seat), task.defenders, attackersLost) : []
}

const offer = (seat: State['phase'], among: readonly PieceId[], vacated: readonly PlaceId[]): readonly Event[] =>
  vacated.length > 0 ? [{ kind: 'due', tasks: [{ kind: 'advance', seat, among, vacated }] }] : []

/** [SG-1.73-3] Places whose fighter went back or lies dead; [SG-1.73-1] who was only thrown from his horse gave no ground. */
const lost = (
  state: State,
  task: Extract<Task, { readonly kind: 'fight-over' }>,
  side: readonly PieceId[],
): readonly PlaceId[] =>
  side.flatMap(id => {
    const c = state.characters[id]
    if (!c || (c.condition !== 'dead' && task.retreated !== c.seat)) return []
    const held = c.condition === 'dead' || c.where !== 'map' ? [] : [placeOf(c), c.rear]
    return (task.places[id] ?? []).filter(place => !held.includes(place))
  })

/** Everywhere the winner's men may follow to, each man and place once. */
export const advances = (state: State, task: Extract<Task, { readonly kind: 'advance' }>): readonly Advance[] =>
  task.among.flatMap(id => {
    const c = state.characters[id]
    return c && isAble(c) && c.where === 'map' ? advancesOf(emptyHanded(state, c), c.id, task.vacated) : []
  })

/** Whoever follows leaves ladder, mantlet and horse behind, so they do not hinder him. */
const emptyHanded = (state: State, c: Character): State => letGo(state, c.id).reduce(evolve, state)

const advancesOf = (state: State, id: PieceId, vacated: readonly PlaceId[]): readonly Advance[] => {
  const c = state.characters[id]!
  const found = new Map<string, Advance>()
  // [SG-1.73-4] One hex only, if an enemy could strike at him before he starts.
  const pinned = isThreatened(state, c)
  // [SG-RUL-066] Half the allowance, rounded down; the first hex whatever it costs.
  const half = Math.floor(allowanceOf(state, c) / 2)
  for (const place of vacated)
    for (const way of reachAfter(state, c, place, pinned ? 0 : half))
      found.set(
        wayKey(way.to, way.rear),
        way.rear === undefined ? { piece: c.id, to: way.to } : { piece: c.id, to: way.to, rear: way.rear },
      )
  return [...found.values()]
}

const reachAfter = (state: State, c: Character, place: PlaceId, half: number): readonly Way[] => {
  const cell = groundOf(state).at(hexOfPlace(place))
  const spot: Spot | undefined = cell && { cell, storey: storeyOfPlace(place) }
  if (!spot || state.fires[spot.cell.id] || peopleOf(state).living.has(place)) return []
  return c.rear === undefined ? walkInto(state, c, spot, half) : rideInto(state, c, spot, half)
}

const walkInto = (state: State, c: Character, spot: Spot, half: number): readonly Way[] => {
  const from = spotsOf(state, c)[0]
  const link = from && linkBetween(state, from, spot)
  const price = link ? priceOf(state, c, link) : 0
  if (price === 0) return []
  return walk(state, c, [startAt(state, spot, price)], Math.max(half, price), false)
}

const rideInto = (state: State, c: Character, spot: Spot, half: number): readonly Way[] => {
  const found: Way[] = []
  const ground = groundOf(state)
  const head = ground.at(c.hex!)!
  const rear = ground.at(c.rear!)!
  for (const [side, cell] of head.near.entries()) {
    if (cell !== spot.cell) continue
    const price = horsePrice(state, c.seat, head, side, cell)
    if (price === 0) continue
    const starts: Rider[] = [{ head: cell, rear: head, cost: price }]
    // The head turns about the rear where no wall parts them, as on the march [SG-RUL-124].
    const behind = sideTo(rear, cell)
    if (behind !== undefined && horsePrice(state, c.seat, rear, behind, cell) > 0)
      starts.push({ head: cell, rear, cost: price })
    found.push(...ride(state, c, starts, Math.max(half, price)))
  }
  return found
}
