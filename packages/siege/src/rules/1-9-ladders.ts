/** 1.9 Siege ladders: carried, raised, turned, thrown down. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import { isIn } from '../areas.ts'
import { drop } from '../drop.ts'
import type { Event } from '../event.ts'
import { type Cell, cellDistance, groundOf, hasFlag, isInside, sideTo } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { beastsOf, livingAt, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, Engine, State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Task } from '../task.ts'
import { burdenOf, isAble, movementLeft } from '../units/figures-of.ts'
import { type HexId, type PieceId, type Seat, SIDES, type Side } from '../vocabulary.ts'
import { footedAt, groundAt } from './1-1-terrain.ts'
import { groundStep } from './1-6-connections.ts'
import { isHeldBack } from './1-6-movement.ts'
import { moverRefusal } from './1-6-refusal.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-1.91-1] Two men on the ladder's two hexes take it up; off the map they bring it in with them. */
export const decideCarry = (state: State, move: MoveOf<'carry-ladder'>): Decided => {
  const refusal = carryRefusal(state, move)
  if (refusal) return refusal
  const ladder = state.engines[move.ladder]!
  const active = state.active!
  const hexes = [state.characters[active]!.hex!, state.characters[move.with]!.hex!]
  const engine: Engine = { ...ladder, where: 'map', hexes, carriers: [active, move.with] }
  return ok([{ kind: 'engine-set', engine, why: 'taken' }])
}

const carryRefusal = (state: State, move: MoveOf<'carry-ladder'>): No | undefined => {
  const ladder = state.engines[move.ladder]
  const one = state.characters[state.active ?? '']
  const two = state.characters[move.with]
  if (ladder?.kind !== 'ladder' || !one || !two || one === two) return no('no-such-piece', 'SG-1.91-1')
  if (ladder.seat !== one.seat || two.seat !== one.seat) return no('not-your-piece', 'SG-1.91-1')
  if (ladder.carriers || ladder.upright || ladder.where === 'destroyed') return no('not-now', 'SG-1.91-1')
  for (const c of [one, two]) {
    const refusal = moverRefusal(state, c.id)
    if (refusal) return refusal
    if (c.horse !== undefined || c.leads !== undefined || burdenOf(state, c) !== undefined)
      return no('did-something-else', 'SG-1.91-1')
    if (state.acts[c.id]?.pushed) return no('did-something-else', 'SG-RUL-088')
    if (c.hex === undefined || c.storey !== 0) return no('not-on-map', 'SG-1.91-1')
  }
  return ladder.where === 'map' ? pickUpRefusal(state, ladder, one, two) : bringInRefusal(state, one, two)
}

/** [SG-RUL-080] Standing on both its hexes at the start of movement. */
const pickUpRefusal = (state: State, ladder: Engine, one: Character, two: Character): No | undefined => {
  if (!ladder.hexes.includes(one.hex!) || !ladder.hexes.includes(two.hex!)) return no('not-adjacent', 'SG-RUL-080')
  return state.acts[one.id]?.spent || state.acts[two.id]?.spent ? no('moved-already', 'SG-RUL-080') : undefined
}

const bringInRefusal = (state: State, one: Character, two: Character): No | undefined => {
  const ground = groundOf(state)
  if (cellDistance(ground.at(one.hex!)!, ground.at(two.hex!)!) !== 1) return no('not-adjacent', 'SG-1.91-1')
  return isAtEntry(state, one) && isAtEntry(state, two) ? undefined : no('not-entered-yet', 'SG-SCN-7')
}

/** [SG-SCN-7] Where his group comes onto the map. */
export const isAtEntry = (state: State, c: Character): boolean => {
  const entry = state.terms.groups[c.group ?? '']?.entry
  return entry !== undefined && isIn(state, entry.areas, c.hex!)
}

export const decideDrop = (state: State): Decided => {
  const ladder = carriedBy(state, state.active)
  if (!ladder) return no('not-a-carrier', 'SG-RUL-080')
  return ok([{ kind: 'engine-set', engine: drop(ladder, 'carriers'), why: 'dropped' }])
}

export const carriedBy = (state: State, id: PieceId | undefined): Engine | undefined => {
  const c = state.characters[id ?? '']
  const engine = c && state.engines[burdenOf(state, c) ?? '']
  return engine?.kind === 'ladder' ? engine : undefined
}

/** [SG-1.91-4] The flat ladder is exchanged for an upright one. */
export const decideRaise = (state: State, move: MoveOf<'raise-ladder'>): Decided => {
  const ladder = carriedBy(state, state.active)
  if (!ladder) return no('not-a-carrier', 'SG-1.91-4')
  // [SG-1.91-5] On one of the two hexes it lay on.
  if (!ladder.hexes.includes(move.hex)) return no('not-at-wall-foot', 'SG-1.91-5')
  const refusal = standRefusal(state, move.hex, move.side)
  if (refusal) return refusal
  const cost = state.rules.ladderRaiseCost
  const carriers = ladder.carriers!.map(id => state.characters[id]!)
  if (carriers.some(c => movementLeft(state, c) < cost)) return no('not-enough-movement', 'SG-RUL-079')
  const foot = carriers.find(c => c.hex === move.hex)
  const raised: Engine = { ...drop(ladder, 'carriers'), hexes: [move.hex], facing: move.side, upright: true }
  const paid: readonly Event[] = cost === 0 ? [] : carriers.map(c => pay(state, c, cost))
  return ok([{ kind: 'engine-set', engine: foot ? { ...raised, foot: foot.id } : raised, why: 'raised' }, ...paid])
}

const pay = (state: State, c: Character, cost: number): Event => ({
  kind: 'acted',
  piece: c.id,
  acts: { spent: (state.acts[c.id]?.spent ?? 0) + cost, moved: true },
})

/** [SG-RUL-081] Whether an upright ladder may stand here and lean that way. */
export const standRefusal = (state: State, hex: HexId, side: Side): No | undefined => {
  const cell = groundOf(state).at(hex)
  const wall = cell?.near[side]
  if (!cell || !wall) return no('no-such-hex', 'SG-1.91-5')
  const ground = groundAt(state, cell)
  const stands = ground === 'flat' || ground === 'ditch' || ground === 'filled' || ground === 'rubble'
  if (!stands || (isInside(cell) && ground !== 'rubble')) return no('not-at-wall-foot', 'SG-RUL-081')
  if (worksOf(state).uprightLadders.has(hex) || worksOf(state).engines.has(hex)) return no('occupied', 'SG-RUL-081')
  if (state.fires[hex]) return no('burning', 'SG-3.54-3')
  // [SG-1.91-6] No tower, [SG-1.91-7] no wall beside the bridge.
  if (wall.hex.region === 'tower' || wall.hex.region === 'keep') return no('not-scalable', 'SG-1.91-6')
  if (hasFlag(wall, 'gate-wall')) return no('not-scalable', 'SG-1.91-7')
  const scalable = groundAt(state, wall) === 'rampart' && hasFlag(wall, 'scalable') && cell.sides[side] === 'parapet'
  return scalable ? undefined : no('not-scalable', 'SG-RUL-081')
}

/** Every way an upright ladder may stand on a hex. */
export const stands = (state: State, hex: HexId): readonly Side[] =>
  SIDES.filter(side => !standRefusal(state, hex, side))

/** [SG-1.92-1] Two men beside it shift it by one hex or turn it, for 2 MP each. */
export const decideShift = (state: State, move: MoveOf<'shift-ladder'>): Decided => {
  const ladder = state.engines[move.ladder]
  const one = state.characters[state.active ?? '']
  const two = state.characters[move.with]
  if (!ladder?.upright || !one || !two || one === two) return no('no-such-piece', 'SG-1.92-1')
  const ground = groundOf(state)
  const at = ground.at(ladder.hexes[0]!)!
  for (const c of [one, two]) {
    const refusal = shiftRefusal(state, c, at)
    if (refusal) return refusal
  }
  // [SG-1.92-3] Nobody on it.
  if (livingAt(state, `${at.id}^`) || ladder.foot !== undefined) return no('ladder-climbed', 'SG-1.92-3')
  const to = ground.at(move.hex)
  if (!to || (to !== at && cellDistance(at, to) !== 1)) return no('not-adjacent', 'SG-1.92-1')
  if (to === at && move.side === ladder.facing) return no('not-now', 'SG-1.92-1')
  if (to !== at && (livingAt(state, to.id) || beastsOf(state).living.has(to.id))) return no('occupied', 'SG-RUL-130')
  const without: State = { ...state, engines: { ...state.engines, [ladder.id]: { ...ladder, hexes: [] } } }
  const refusal = standRefusal(without, move.hex, move.side)
  if (refusal) return refusal
  const engine: Engine = { ...ladder, hexes: [move.hex], facing: move.side }
  // [SG-1.92-2]
  return ok([{ kind: 'engine-set', engine, why: 'shifted' }, pay(state, one, 2), pay(state, two, 2)])
}

const shiftRefusal = (state: State, c: Character, at: Cell): No | undefined => {
  const refusal = moverRefusal(state, c.id)
  if (refusal) return refusal
  const cell = groundOf(state).at(c.hex)
  const side = cell && sideTo(cell, at)
  if (!cell || c.storey !== 0 || side === undefined) return no('not-adjacent', 'SG-1.92-1')
  // From the ramparts or through a wall nobody lays hands on its foot.
  if (groundStep(state, cell, side, at) === 0) return no('wall-between', 'SG-GEO-7')
  if (state.acts[c.id]?.pushed || burdenOf(state, c) !== undefined || c.horse !== undefined)
    return no('did-something-else', 'SG-1.92-1')
  return movementLeft(state, c) < 2 ? no('not-enough-movement', 'SG-1.92-2') : undefined
}

/** [SG-1.94-1] The man on the rampart it leans on tries to throw it down. */
export const decidePush = (state: State, move: MoveOf<'push-ladder'>, chance: Chance): Decided => {
  const refusal = pushRefusal(state, move.piece, move.ladder)
  if (refusal) return refusal
  const value = chance.die('ladder', 10)
  const falls = value <= tablesOf(state).ladder.falls
  const pushed: Event = { kind: 'ladder-pushed', ladder: move.ladder, piece: move.piece, value, falls }
  const busy: Event = { kind: 'acted', piece: move.piece, acts: { busy: 'push' } }
  return ok([pushed, busy, ...(falls ? fallLadder(state, move.ladder, state.phase) : [])])
}

export const pushRefusal = (state: State, piece: PieceId, id: PieceId): No | undefined => {
  const c = state.characters[piece]
  const ladder = state.engines[id]
  if (!c || !ladder?.upright) return no('no-such-piece', 'SG-1.94-1')
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-1.94-2')
  if (!isAble(c)) return no('not-able', 'SG-RUL-083')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  const at = groundOf(state).at(ladder.hexes[0]!)
  if (c.storey !== 0 || ladder.seat === c.seat || at?.near[ladder.facing ?? 0]?.id !== c.hex)
    return no('not-facing-ladder', 'SG-1.94-1')
  const acts = state.acts[piece]
  // [SG-RUL-017] Instead of shooting and fighting.
  if (acts?.shotFirst || acts?.shotSecond || acts?.attacked || acts?.busy !== undefined)
    return no('did-something-else', 'SG-RUL-017')
  return state.pushedLadders.includes(id) ? no('ladder-already-pushed', 'SG-RUL-083') : undefined
}

/** [SG-1.94-4][SG-1.94-5] The ladder comes down, and whoever is on it. The man at its foot is spared. */
export const fallLadder = (state: State, id: PieceId, layer: Seat): readonly Event[] => {
  const ladder = state.engines[id]!
  const hex = ladder.hexes[0]!
  const { upright: _up, facing: _side, foot: _foot, ...flat } = ladder
  const tasks: Task[] = [{ kind: 'lay-ladder', seat: layer, ladder: id, hex }]
  const climber = livingAt(state, `${hex}^`)
  // [SG-1.94-7] The faller is wounded.
  if (climber)
    tasks.push({ kind: 'land', seat: climber.seat, piece: climber.id, why: 'ladder', near: [hex], hurt: 'wound' })
  return [
    { kind: 'engine-set', engine: { ...flat, hexes: [hex] }, why: 'fell' },
    { kind: 'due', tasks },
  ]
}

/** Where the second half of a fallen ladder may lie. */
export const layHexes = (state: State, hex: HexId): readonly HexId[] =>
  (groundOf(state).at(hex)?.near ?? []).flatMap(cell => {
    if (!cell || isInside(cell)) return []
    const footed = footedAt(state, cell, 0)
    return footed === 'wall' || footed === 'engine' ? [] : [cell.id]
  })
