/** 1.6 The movement step: the active piece's move and what else it can do there. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import { isIn } from '../areas.ts'
import type { Event } from '../event.ts'
import { groundOf, hasFlag } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, Engine, State } from '../state.ts'
import { burdenOf, movementLeft } from '../units/figures-of.ts'
import { hexOfPlace, type PieceId } from '../vocabulary.ts'
import { ladderFollow, pathOf, type Way, waysOf } from './1-6-movement.ts'
import { goRefusal } from './1-6-refusal.ts'
import { bodyOf, trafficOf } from './1-6-traffic.ts'
import { decideWinch } from './1-8-drawbridge.ts'
import { carriedBy, decideCarry, decideDrop, decideRaise, decideShift, isAtEntry, stands } from './1-9-ladders.ts'
import { decidePushEngine } from './2-4-siege-tower.ts'
import { animalsBeside, decideBridle, decideDismount, decideLetGo, decideMount, followers } from './3-3-riders.ts'
import { decideHitch, decideUnhitch } from './5-1-wagons.ts'
import { burdenCandidates, decideBurden } from './5-2-mantlet.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-1.6-1] The active piece goes somewhere it can reach. */
export const decideGo = (state: State, move: MoveOf<'go'>): Decided => {
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-1.6-2')
  const spent = spentRefusal(state, c.id, move)
  if (spent) return spent
  const way = waysOf(state, c.id).find(one => one.to === move.to && one.rear === move.rear)
  if (!way) return goRefusal(state, c, move)
  return ok(goneTo(state, c, way))
}

/** [SG-RUL-088] Who pushes an engine only goes on pushing; [SG-RUL-017] who has given his phase to something does nothing else. */
const spentRefusal = (state: State, piece: PieceId, move: Move): No | undefined => {
  const acts = state.acts[piece]
  if (acts?.pushed && move.kind !== 'push-engine') return no('did-something-else', 'SG-RUL-088')
  return acts?.busy === undefined ? undefined : no('did-something-else', 'SG-RUL-017')
}

const goneTo = (state: State, c: Character, way: Way): readonly Event[] => {
  const stand = way.rear === undefined ? { to: way.to } : { to: way.to, rear: way.rear }
  const moved: Event = { kind: 'moved', piece: c.id, cost: way.cost, path: pathOf(way), ...stand }
  const burden = state.engines[burdenOf(state, c) ?? '']
  if (burden?.kind === 'ladder') return [moved, ...ladderMoved(state, c, way)]
  if (burden) return [moved, { kind: 'engine-set', engine: { ...burden, hexes: [hexOfPlace(way.to)] }, why: 'carried' }]
  const left = groundOf(state).at(c.hex)
  return c.leads !== undefined && left ? [moved, ...followers(state, c, left)] : [moved]
}

/** [SG-RUL-080] The second carrier follows and pays for his own hex. */
const ladderMoved = (state: State, c: Character, way: Way): readonly Event[] => {
  const cell = groundOf(state).at(hexOfPlace(way.to))!
  const follow = ladderFollow(state, c, { cell, storey: 0 })
  const ladder = carriedBy(state, c.id)
  if (!follow || !ladder) return []
  const { mate, to, cost } = follow
  const hexes = ladder.carriers![0] === c.id ? [cell.id, to.id] : [to.id, cell.id]
  const walked: readonly Event[] =
    to.id === mate.hex ? [] : [{ kind: 'moved', piece: mate.id, to: to.id, cost, path: [mate.hex!, to.id] }]
  return [...walked, { kind: 'engine-set', engine: { ...ladder, hexes }, why: 'carried' }]
}

/** [SG-SCN-12] Off the map by an edge the scenario opens. */
const decideLeave = (state: State): Decided => {
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-SCN-12')
  if (c.hex === undefined || !isIn(state, state.terms.exits[c.seat], c.hex)) return no('not-an-exit', 'SG-SCN-12')
  if (movementLeft(state, c) < 1) return no('not-enough-movement', 'SG-1.6-4')
  return ok([{ kind: 'left-map', piece: c.id, where: 'left' }])
}

/** Every move of the active piece in the movement step. */
export const activeMoves = (state: State): Move[] => {
  const c = state.characters[state.active ?? '']
  if (!c) return []
  const { pushed, busy } = state.acts[c.id] ?? {}
  const ways = pushed || busy !== undefined ? [] : waysOf(state, c.id)
  const moves = ways.map(({ to, rear }): Move => (rear === undefined ? { kind: 'go', to } : { kind: 'go', to, rear }))
  if (c.hex === undefined) return moves
  for (const move of candidates(state, c)) if (decideAction(state, move).ok) moves.push(move)
  return moves
}

/** Actions worth asking about; `decideAction` is the judge. */
const candidates = (state: State, c: Character): readonly Move[] => {
  const moves: Move[] = state.terms.exits[c.seat].length > 0 ? [{ kind: 'leave-map' }] : []
  const cell = groundOf(state).at(c.hex!)
  if (cell && hasFlag(cell, 'winch')) moves.push({ kind: 'work-winch' })
  moves.push(...ladderCandidates(state, c))
  if (state.level >= 2) {
    const engine = worksOf(state).engines.get(c.hex!)
    if (engine && (engine.kind === 'siege-tower' || engine.kind === 'ram') && c.storey === 0)
      moves.push(
        { kind: 'push-engine', engine: engine.id, way: 'forward' },
        { kind: 'push-engine', engine: engine.id, way: 'back' },
      )
  }
  if (state.level >= 3) moves.push(...horseCandidates(state, c))
  moves.push(...burdenCandidates(state, c))
  return moves
}

const ladderCandidates = (state: State, c: Character): readonly Move[] => {
  const carried = carriedBy(state, c.id)
  if (carried) {
    const raise = carried.hexes.flatMap(hex =>
      stands(state, hex).map(side => ({ kind: 'raise-ladder' as const, hex, side })),
    )
    return [{ kind: 'drop-ladder' }, ...raise]
  }
  const atEntry = isAtEntry(state, c)
  const ladders = worksOf(state).ladders.filter(ladder => ladder.upright || isAtHand(ladder, c, atEntry))
  if (ladders.length === 0) return []
  const mates = matesOf(state, c)
  return ladders.flatMap((ladder): readonly Move[] =>
    ladder.upright
      ? shiftCandidates(state, c, ladder.id, mates)
      : mates.map(mate => ({ kind: 'carry-ladder', ladder: ladder.id, with: mate })),
  )
}

/** A ladder nobody carries lies under him, or comes in where he stands. */
const isAtHand = (ladder: Engine, c: Character, atEntry: boolean): boolean =>
  ladder.seat === c.seat && !ladder.carriers && (ladder.where === 'map' ? ladder.hexes.includes(c.hex!) : atEntry)

const matesOf = (state: State, c: Character): readonly PieceId[] => {
  const cell = groundOf(state).at(c.hex!)
  const traffic = trafficOf(state)
  const found: PieceId[] = []
  for (const near of cell?.near ?? []) {
    if (!near || !((traffic[near.index * 2] ?? 0) & bodyOf(c.seat))) continue
    const mate = peopleOf(state).living.get(near.id)
    if (mate && mate.seat === c.seat && mate.storey === 0) found.push(mate.id)
  }
  return found
}

const shiftCandidates = (state: State, c: Character, ladder: PieceId, near: readonly PieceId[]): readonly Move[] => {
  const at = groundOf(state).at(state.engines[ladder]!.hexes[0]!)
  if (!at?.near.some(cell => cell?.id === c.hex)) return []
  const mates = at.near.flatMap(cell => {
    const mate = cell && peopleOf(state).living.get(cell.id)
    return mate && mate.seat === c.seat && mate.id !== c.id ? [mate.id] : []
  })
  const without: State = { ...state, engines: { ...state.engines, [ladder]: { ...state.engines[ladder]!, hexes: [] } } }
  const hexes = [at, ...at.near].flatMap(cell => (cell ? [cell.id] : []))
  return [...new Set([...mates, ...near.filter(id => mates.includes(id))])].flatMap(mate =>
    hexes.flatMap(hex =>
      stands(without, hex).map(side => ({ kind: 'shift-ladder' as const, ladder, with: mate, hex, side })),
    ),
  )
}

const horseCandidates = (state: State, c: Character): readonly Move[] => {
  const moves: Move[] = []
  if (c.horse !== undefined) return [{ kind: 'dismount' }]
  if (c.leads !== undefined) moves.push({ kind: 'let-go' })
  for (const animal of animalsBeside(state, c))
    moves.push({ kind: 'take-bridle', animal: animal.id }, { kind: 'mount', animal: animal.id })
  if (state.level >= 5)
    for (const engine of Object.values(state.engines))
      if (engine.kind === 'wagon' && engine.where === 'map') {
        moves.push({ kind: 'unhitch', wagon: engine.id })
        for (const animal of Object.values(state.animals))
          if (animal.kind !== 'horse') moves.push({ kind: 'hitch', wagon: engine.id, animal: animal.id })
      }
  return moves
}

/** The section an action belongs to, where that is not the first. */
const SECTION: { readonly [K in Move['kind']]?: number } = {
  'push-engine': 2,
  'take-bridle': 3,
  'let-go': 3,
  mount: 3,
  dismount: 3,
  hitch: 5,
  unhitch: 5,
}

/** The other things to do in the movement step. Actions of later sections are switched off [SG-RUL-119]. */
export const decideAction = (state: State, move: Move): Decided => {
  const spent = state.active === undefined ? undefined : spentRefusal(state, state.active, move)
  if (spent) return spent
  if (state.level < (SECTION[move.kind] ?? 1)) return no('not-in-force', 'SG-0-2')
  switch (move.kind) {
    case 'leave-map':
      return decideLeave(state)
    case 'work-winch':
      return decideWinch(state)
    case 'carry-ladder':
      return decideCarry(state, move)
    case 'drop-ladder':
      return decideDrop(state)
    case 'raise-ladder':
      return decideRaise(state, move)
    case 'shift-ladder':
      return decideShift(state, move)
    case 'push-engine':
      return decidePushEngine(state, move)
    case 'take-bridle':
      return decideBridle(state, move.animal)
    case 'let-go':
      return decideLetGo(state)
    case 'mount':
      return decideMount(state, move.animal)
    case 'dismount':
      return decideDismount(state)
    case 'hitch':
      return decideHitch(state, move)
    case 'unhitch':
      return decideUnhitch(state, move)
    case 'take-mantlet':
    case 'drop-mantlet':
    case 'turn-mantlet':
    case 'take-barrel':
    case 'drop-barrel':
      return decideBurden(state, move)
    default:
      return no('not-now', 'SG-1.21-11')
  }
}
