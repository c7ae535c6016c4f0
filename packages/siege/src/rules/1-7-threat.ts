/** 1.74 Who could attack whom: one step of the connection graph, cost and occupants left aside [SG-RUL-068]. */
import { type Cell, groundOf } from '../ground.ts'
import { peopleOf, worksOf } from '../occupancy.ts'
import type { Character, State } from '../state.ts'
import { isAble } from '../units/figures-of.ts'
import { otherSeat, placeId, type Seat, SIDES } from '../vocabulary.ts'
import { isHorseGround } from './1-1-terrain.ts'
import { linkBetween, type Spot, spotIndex } from './1-6-connections.ts'
import { bodyOf, trafficOf } from './1-6-traffic.ts'

/** The places a body fills: one, or a rider's two. */
export const spotsOf = (state: State, c: Character): readonly Spot[] => {
  if (c.hex === undefined) return []
  const ground = groundOf(state)
  const cell = ground.at(c.hex)
  if (!cell) return []
  const rear = c.rear === undefined ? undefined : ground.at(c.rear)
  return rear
    ? [
        { cell, storey: 0 },
        { cell: rear, storey: 0 },
      ]
    : [{ cell, storey: c.storey }]
}

/** Whether somebody at `from` could strike at `to`. */
export const canStrike = (state: State, from: Spot, to: Spot, mounted = false): boolean => {
  if (from.cell === to.cell) return false
  const ladders = worksOf(state).uprightLadders
  const below = ladders.get(from.cell.id)
  const above = ladders.get(to.cell.id)
  if (below && from.storey === 1)
    // [SG-1.74-3] From a ladder only at the rampart it leans on; the flag opens the ground as well.
    return pointsAt(from.cell, below.facing, to) || (state.rules.ladderGroundAttack && groundReach(state, from, to))
  if (above && to.storey === 1)
    return pointsAt(to.cell, above.facing, from) || (state.rules.ladderGroundAttack && groundReach(state, to, from))
  if (crossesBase(state, from.cell, to.cell)) return false
  // [SG-1.1-15] A ladder's hex is closed to horses.
  if (above) return !mounted && strikeAtFoot(state, from, to)
  const link = linkBetween(state, from, to)
  if (!link) return false
  return !mounted || isHorseGround(link.footed)
}

const pointsAt = (cell: Cell, facing: number | undefined, spot: Spot): boolean =>
  facing !== undefined && cell.near[facing] === spot.cell && spot.storey === 0

const groundReach = (state: State, top: Spot, other: Spot): boolean =>
  other.storey === 0 && linkBetween(state, { cell: top.cell, storey: 1 }, other) !== undefined

/** [SG-RUL-069] The man at a ladder's foot can be attacked from the ground around it. */
const strikeAtFoot = (state: State, from: Spot, to: Spot): boolean =>
  from.storey === 0 && linkBetween(state, { cell: to.cell, storey: 0 }, from) !== undefined

/** [SG-5.24-1] The base side of a mantlet is closed to melee, from both sides of it. */
export const crossesBase = (state: State, a: Cell, b: Cell): boolean => {
  const { engines } = worksOf(state)
  const one = engines.get(a.id)
  if (one?.kind === 'mantlet' && one.facing !== undefined && a.near[one.facing] === b) return true
  const two = engines.get(b.id)
  return two?.kind === 'mantlet' && two.facing !== undefined && b.near[two.facing] === a
}

/** [SG-RUL-141] An able enemy of `seat` who could attack this place. */
export const threatened = (state: State, seat: Seat, spot: Spot, ignoring?: ReadonlySet<string>): boolean => {
  const { living, stacked } = peopleOf(state)
  const traffic = trafficOf(state)
  const enemies = bodyOf(otherSeat(seat))
  for (const side of SIDES) {
    const cell = spot.cell.near[side]
    if (!cell) continue
    for (const storey of [0, 1] as const) {
      if (!((traffic[spotIndex({ cell, storey })] ?? 0) & enemies)) continue
      const place = placeId(cell.id, storey)
      // Of two who lie in a pile either may be the one to fear [SG-1.62-2].
      for (const enemy of [living.get(place), stacked.get(place)]) {
        if (!enemy || enemy.seat === seat || !isAble(enemy) || ignoring?.has(enemy.id)) continue
        if (canStrike(state, { cell, storey }, spot, enemy.horse !== undefined)) return true
      }
    }
  }
  return false
}

/** Able enemies who could attack a body standing as this character does. */
export const isThreatened = (state: State, c: Character): boolean =>
  spotsOf(state, c).some(spot => threatened(state, c.seat, spot))
