/** 2.41, 4.31 Siege towers and rams: three men below push it straight ahead or back. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, groundOf } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { beastsOf, livingAt, peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import { type Character, type Engine, placeOf, type State } from '../state.ts'
import { burdenOf, isAble } from '../units/figures-of.ts'
import { hexOfPlace, type PieceId, type PlaceId, placeId, type Side } from '../vocabulary.ts'
import { groundAt } from './1-1-terrain.ts'
import { groundStep } from './1-6-connections.ts'
import { isHeldBack } from './1-6-movement.ts'
import { corpseSurcharge } from './1-6-traffic.ts'
import { letGo } from './1-7-hurts.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-2.41-1] Points a phase. */
const ENGINE_MOVE = 2

/** [SG-RUL-087] Three mutually adjacent hexes: the anchor, the one ahead, and the one ahead to the left. */
export const footprint = (anchor: Cell, forward: Side): readonly Cell[] | undefined => {
  const ahead = anchor.near[forward]
  const beside = anchor.near[(forward + 1) % 6]
  return ahead && beside ? [anchor, ahead, beside] : undefined
}

/** The men below who push: one in each lower hex, able and of its side. */
export const pushersOf = (state: State, engine: Engine): readonly Character[] =>
  engine.hexes.flatMap(hex => {
    const c = livingAt(state, hex)
    return c && c.seat === engine.seat && isAble(c) && !isHeldBack(state, c) ? [c] : []
  })

/** [SG-2.41-1] Whether the engine this man pushed has points left. */
export const mayPushOn = (state: State, c: Character): boolean => {
  const engine = worksOf(state).engines.get(c.hex ?? '')
  return engine !== undefined && (state.acts[engine.id]?.spent ?? 0) < ENGINE_MOVE
}

export const decidePushEngine = (state: State, move: MoveOf<'push-engine'>): Decided => {
  const engine = state.engines[move.engine]
  if (!engine || (engine.kind !== 'siege-tower' && engine.kind !== 'ram')) return no('no-such-piece', 'SG-2.41-1')
  // [SG-RUL-119] A ram belongs to section four.
  if (engine.kind === 'ram' && state.level < 4) return no('not-in-force', 'SG-0-2')
  const refusal = pushRefusal(state, engine)
  if (refusal) return refusal
  // [SG-2.41-1] Only the men below move it.
  if (!pushersOf(state, engine).some(c => c.id === state.active)) return no('not-crewed', 'SG-2.41-1')
  const way = wayOf(state, engine, move.way)
  if ('ok' in way) return way
  const spent = state.acts[engine.id]?.spent ?? 0
  if (spent + way.cost > ENGINE_MOVE)
    return no('not-enough-movement', 'SG-2.41-1', { cost: way.cost, left: ENGINE_MOVE - spent })
  return ok(pushed(state, engine, way))
}

const pushRefusal = (state: State, engine: Engine): No | undefined => {
  if (engine.seat !== state.phase) return no('not-your-piece', 'SG-2.41-1')
  if (engine.where !== 'map') return no('not-on-map', 'SG-2.41-1')
  if (engine.fixed) return no('engine-fixed', 'SG-SCN-12')
  const pushers = pushersOf(state, engine)
  if (pushers.length < engine.hexes.length) return no('not-crewed', 'SG-2.41-1')
  // [SG-2.41-4] A pusher's fight holds it for the next turn.
  if (engine.heldTurn === state.turn) return no('engine-held', 'SG-2.41-4')
  // [SG-RUL-101]
  if (engine.hexes.some(hex => state.fires[hex])) return no('engine-burning', 'SG-RUL-101')
  // [SG-RUL-088] Pushers do not also walk.
  for (const c of pushers) {
    const acts = state.acts[c.id]
    if (acts?.spent || acts?.busy !== undefined) return no('moved-already', 'SG-RUL-088')
    if (acts?.shotFirst && c.unit === 'crossbowman') return no('crossbow-shot', 'SG-1.21-3')
  }
  return
}

interface EngineWay {
  readonly cells: readonly Cell[]
  readonly cost: number
}

/** [SG-2.41-2] Straight on or straight back; [SG-2.41-5] onto flat ground or filled ditch, free of everybody. */
const wayOf = (state: State, engine: Engine, way: 'forward' | 'back'): EngineWay | No => {
  const ground = groundOf(state)
  const side = ((engine.facing ?? 0) + (way === 'forward' ? 0 : 3)) % 6
  const now = engine.hexes.map(hex => ground.at(hex)!)
  const cells: Cell[] = []
  let cost = 0
  for (const cell of now) {
    const to = cell.near[side]
    if (!to) return no('engine-way-closed', 'SG-2.41-5')
    cells.push(to)
    if (now.includes(to)) continue
    const price = enginePrice(state, cell, side, to)
    if (price === 0) return no('engine-way-closed', 'SG-2.41-5', { hex: to.id })
    cost = Math.max(cost, price)
  }
  return { cells, cost }
}

const enginePrice = (state: State, from: Cell, side: number, to: Cell): number => {
  const footed = groundAt(state, to)
  if (footed !== 'flat' && footed !== 'filled') return 0
  if (groundStep(state, from, side, to) === 0 || state.fires[to.id]) return 0
  const works = worksOf(state)
  if (works.engines.has(to.id) || works.uprightLadders.has(to.id)) return 0
  if (peopleOf(state).living.has(to.id) || beastsOf(state).living.has(to.id)) return 0
  const surcharge = corpseSurcharge(state, to.id)
  return surcharge === undefined ? 0 : (footed === 'flat' ? 1 : 2) + surcharge
}

/** Engine, pushers and passengers go together; only the pushers have used their phase. */
const pushed = (state: State, engine: Engine, way: EngineWay): readonly Event[] => {
  const spent = (state.acts[engine.id]?.spent ?? 0) + way.cost
  const events: Event[] = [
    { kind: 'engine-set', engine: { ...engine, hexes: way.cells.map(cell => cell.id) }, why: 'pushed' },
    { kind: 'acted', piece: engine.id, acts: { spent } },
  ]
  for (const [index, hex] of engine.hexes.entries())
    for (const storey of [0, 1] as const) {
      const c = livingAt(state, placeId(hex, storey))
      const place = c && placeOf(c)
      if (!c || place === undefined || hexOfPlace(place) !== hex) continue
      const to = placeId(way.cells[index]!.id, storey)
      events.push(...handsIn(state, c, to), { kind: 'moved', piece: c.id, to, cost: 0, path: [place, to] })
      if (storey === 0) events.push({ kind: 'acted', piece: c.id, acts: { pushed: true } })
    }
  return events
}

/** A barrel goes with its bearer; ladder and bridle are let go by whoever is driven off with the engine. */
const handsIn = (state: State, c: Character, to: PlaceId): readonly Event[] => {
  const burden = state.engines[burdenOf(state, c) ?? '']
  return burden?.kind === 'barrel'
    ? [{ kind: 'engine-set', engine: { ...burden, hexes: [hexOfPlace(to)] }, why: 'carried' }]
    : letGo(state, c.id)
}

/** [SG-2.41-4] Engines whose pushers start a fight stand still in the following turn. */
export const heldEngines = (state: State, attackers: readonly PieceId[]): readonly Event[] =>
  Object.values(state.engines).flatMap((engine): readonly Event[] => {
    if (engine.kind !== 'siege-tower' && engine.kind !== 'ram') return []
    const fights = pushersOf(state, engine).some(c => attackers.includes(c.id))
    return fights ? [{ kind: 'engine-set', engine: { ...engine, heldTurn: state.turn + 1 }, why: 'held' }] : []
  })
