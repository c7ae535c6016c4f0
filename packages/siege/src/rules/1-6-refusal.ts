/** 1.6 Why a piece may not be moved, and why it does not get where it is sent. */
import { groundOf, isInside } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { RuleId } from '../rule-id.ts'
import type { Character, State } from '../state.ts'
import { burdenOf, isAble } from '../units/figures-of.ts'
import { hexOfPlace, type PieceId, type PlaceId, storeyOfPlace } from '../vocabulary.ts'
import { footedAt, groundAt, isHorseGround } from './1-1-terrain.ts'
import { linkBetween, type Spot } from './1-6-connections.ts'
import { budgetOf, dragsFire, isHeldBack, priceOf, waysOf } from './1-6-movement.ts'
import { corpseSurcharge } from './1-6-traffic.ts'
import { threatened } from './1-7-threat.ts'
import { mayPushOn } from './2-4-siege-tower.ts'
import { canFollow } from './3-3-riders.ts'
import { drawsOn } from './5-1-wagons.ts'

/** Why this piece may not move in this step at all. */
export const moverRefusal = (state: State, piece: PieceId): No | undefined => {
  const c = state.characters[piece]
  return c ? stayRefusal(state, c) : no('no-such-piece', 'SG-1.6-2')
}

export const stayRefusal = (state: State, c: Character): No | undefined => {
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  // [SG-1.21-3] A crossbowman who shot stays where he is.
  if (c.unit === 'crossbowman' && state.acts[c.id]?.shotFirst) return no('crossbow-shot', 'SG-1.21-3')
  if (c.where !== 'map' && c.where !== 'reserve') return no('not-on-map', 'SG-1.6-2')
  if (!isAble(c)) return no('not-able', 'SG-RUL-015')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  const acts = state.acts[c.id]
  if (acts?.pushed && !mayPushOn(state, c)) return no('did-something-else', 'SG-RUL-088')
  return acts?.busy === undefined ? undefined : no('did-something-else', 'SG-RUL-017')
}

/** The first reason why he does not get there. */
export const goRefusal = (state: State, c: Character, move: MoveOf<'go'>): No => {
  const ground = groundOf(state)
  const cell = ground.at(hexOfPlace(move.to))
  if (!cell) return no('no-such-hex', 'SG-1.6-1')
  // [SG-SCN-7] His turn or day to come in is still ahead, or no way in is free.
  if (c.hex === undefined && waysOf(state, c.id).length === 0) return no('not-entered-yet', 'SG-SCN-7')
  const to: Spot = { cell, storey: storeyOfPlace(move.to) }
  if (dragsFire(state, c)) return no('engine-burning', 'SG-RUL-101')
  const taken = takenRefusal(state, c, move.to)
  if (taken) return taken
  const behind = c.rear === undefined ? undefined : rearRefusal(state, c, move)
  if (behind) return behind
  const refusal = horseRefusal(state, c, to) ?? mantletRefusal(state, c, to) ?? fearRefusal(state, c, to)
  if (refusal) return refusal
  const here = ground.at(c.hex)
  if (!here || c.horse !== undefined || (here !== cell && !here.near.includes(cell)))
    return no('out-of-reach', 'SG-1.6-4')
  const from: Spot = { cell: here, storey: c.storey }
  const link = linkBetween(state, from, to)
  if (!link) return no('no-way', closedBy(state, from, to))
  const [cost, left] = [priceOf(state, c, link), budgetOf(state, c)]
  return cost > left ? no('not-enough-movement', 'SG-1.6-4', { cost, left }) : no('out-of-reach', 'SG-1.6-4')
}

/** [SG-1.61-1] Enemies are in the way, [SG-1.62-1] nobody shares a place, [SG-3.54-3] flames and [SG-1.61-9] the dead close it. */
const takenRefusal = (state: State, c: Character, place: PlaceId): No | undefined => {
  const hex = hexOfPlace(place)
  const other = peopleOf(state).living.get(place)
  if (other && other.seat !== c.seat) return no('enemy-there', 'SG-1.61-1')
  if ((other && other !== c) || beastsOf(state).living.has(place)) return no('occupied', 'SG-1.62-1')
  if (state.fires[hex]) return no('burning', 'SG-3.54-3')
  return corpseSurcharge(state, place) === undefined ? no('too-many-corpses', heapRule(state, place)) : undefined
}

/** Men, horses, or both of them close it. */
const heapRule = (state: State, place: PlaceId): RuleId => {
  if (!beastsOf(state).dead.has(place)) return 'SG-1.61-9'
  return peopleOf(state).dead.has(place) ? 'SG-1.61-11' : 'SG-1.61-10'
}

/** [SG-3.31-1] A rider's other hex: it must be named, free, and ground where a horse may stop. */
const rearRefusal = (state: State, c: Character, { to, rear }: MoveOf<'go'>): No | undefined => {
  if (rear === undefined) return no('rear-missing', 'SG-3.31-1')
  const cell = groundOf(state).at(rear)
  if (!cell) return no('no-such-hex', 'SG-1.6-1')
  if (!cell.near.includes(groundOf(state).at(hexOfPlace(to)))) return no('not-adjacent', 'SG-GEO-10')
  return takenRefusal(state, c, rear) ?? horseRefusal(state, c, { cell, storey: 0 })
}

/** [SG-3.32-1] What is closed to a horse is closed to its rider and [SG-RUL-109] to whoever leads it. */
const horseRefusal = (state: State, c: Character, { cell }: Spot): No | undefined => {
  if (c.horse === undefined && c.leads === undefined) return
  const footed = footedAt(state, cell, 0)
  const rule = c.horse === undefined ? 'SG-RUL-109' : 'SG-3.32-1'
  if (!isHorseGround(footed) || !canFollow(state, c)) return no('closed-to-horses', rule)
  if (!drawsOn(state, c)) return no('no-way', 'SG-GEO-53')
  return footed === 'trench' ? no('no-stop-in-trench', 'SG-3.32-3') : undefined
}

/** [SG-5.21-2] Where the mantlet he pushes does not go; [SG-RUL-105] two do not share a hex. */
const mantletRefusal = (state: State, c: Character, { cell }: Spot): No | undefined => {
  if (state.engines[burdenOf(state, c) ?? '']?.kind !== 'mantlet') return
  if (worksOf(state).engines.get(cell.id)?.kind === 'mantlet') return no('occupied', 'SG-RUL-105')
  const ground = groundAt(state, cell)
  if (ground === 'trench') return no('no-stop-in-trench', 'SG-RUL-139')
  return isHorseGround(ground) || ground === 'filled' ? undefined : no('engine-way-closed', 'SG-5.21-2')
}

/** [SG-OPT-PANIC-16] The panicked do not go beside an enemy. */
const fearRefusal = (state: State, c: Character, to: Spot): No | undefined =>
  c.morale !== undefined && threatened(state, c.seat, to) ? no('next-to-enemy', 'SG-OPT-PANIC-16') : undefined

/** The rule that keeps two neighboring places apart. */
const closedBy = (state: State, from: Spot, to: Spot): RuleId => {
  const { uprightLadders, engines } = worksOf(state)
  const isRoof = ({ cell, storey }: Spot): boolean => storey === 1 && engines.get(cell.id)?.kind === 'siege-tower'
  if (to.storey === 1 && !isRoof(to) && !uprightLadders.has(to.cell.id)) return 'SG-GEO-13'
  if (footedAt(state, to.cell, 0) === 'engine') return 'SG-3.43-3'
  if (uprightLadders.has(to.cell.id)) return 'SG-1.93-2'
  const [here, there] = [groundAt(state, from.cell), groundAt(state, to.cell)]
  if (isRoof(from) || isRoof(to)) return here === 'rampart' || there === 'rampart' ? 'SG-RUL-089' : 'SG-2.42-5'
  if (from.storey === 1 && there === 'rampart') return 'SG-1.93-7'
  if (there === 'slit') return 'SG-1.61-4'
  if (there === 'rampart') return isInside(from.cell) ? 'SG-1.61-6' : 'SG-1.61-5'
  return here === 'rampart' && there !== 'wall' ? 'SG-RUL-051' : 'SG-1.61-3'
}
