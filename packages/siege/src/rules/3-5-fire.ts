/** 3.5 Fire: lit, spreading, fought, fled, and what it leaves. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, cellDistance, groundOf } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { everyoneAt, livingAt, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Task } from '../task.ts'
import { isAble } from '../units/figures-of.ts'
import { type HexId, otherSeat, type PieceId, type Seat } from '../vocabulary.ts'
import { groundAt } from './1-1-terrain.ts'
import { isHeldBack } from './1-6-movement.ts'
import { harm } from './1-7-hurts.ts'
import { spotsOf } from './1-7-threat.ts'
import { isInReach } from './hand.ts'

type Decided = Result<readonly Event[], Illegal>

const BURNS: ReadonlySet<string> = new Set(['siege-tower', 'ram', 'mantlet', 'ballista', 'mangonel', 'trebuchet'])

/** [SG-RUL-097] What is there to burn: an engine, a tent; wagons if the scenario says so; never a ladder. */
export const fuelAt = (state: State, cell: Cell): 'engine' | 'tent' | undefined => {
  const engine = worksOf(state).engines.get(cell.id)
  if (engine && (BURNS.has(engine.kind) || (engine.kind === 'wagon' && state.terms.wagonsBurn))) return 'engine'
  return groundAt(state, cell) === 'tent' ? 'tent' : undefined
}

/** [SG-3.51-1] A flame by hand, after a full turn beside it. */
export const decideLight = (state: State, move: MoveOf<'light'>): Decided => {
  const refusal = lightRefusal(state, move.piece, move.hex)
  if (refusal) return refusal
  return ok([
    { kind: 'acted', piece: move.piece, acts: { busy: 'light' } },
    { kind: 'fire-lit', hex: move.hex, seat: state.phase, cause: 'hand', by: move.piece },
    ...catching(state, move.hex),
  ])
}

export const lightRefusal = (state: State, piece: PieceId, hex: HexId): No | undefined => {
  const c = state.characters[piece]
  const cell = groundOf(state).at(hex)
  if (!c) return no('no-such-piece', 'SG-3.51-1')
  if (!cell) return no('no-such-hex', 'SG-3.51-1')
  const idle = idleRefusal(state, c)
  if (idle) return idle
  if (!isBeside(state, c, cell)) return no('not-adjacent', 'SG-3.51-1')
  const fuel = fuelAt(state, cell)
  if (!fuel || state.fires[hex]) return no('nothing-to-burn', 'SG-3.51-1')
  // [SG-RUL-099] Arrived in his own last phase or before, and not moved since.
  if (state.acts[piece]?.moved || c.arrived > state.clock - 2) return no('not-there-long-enough', 'SG-3.51-2')
  // [SG-3.51-5] From the ramparts engines are out of reach.
  if (fuel === 'engine' && c.storey === 0 && spotsOf(state, c).some(spot => groundAt(state, spot.cell) === 'rampart'))
    return no('from-ramparts', 'SG-3.51-5')
  return reachRefusal(state, c, cell)
}

/** [SG-GEO-14] A rider is beside it if either of his hexes is. */
const isBeside = (state: State, c: Character, cell: Cell): boolean =>
  spotsOf(state, c).some(spot => cellDistance(spot.cell, cell) === 1)

const reachRefusal = (state: State, c: Character, cell: Cell): No | undefined =>
  isInReach(state, c, [cell.id]) ? undefined : no('wall-between', 'SG-GEO-7')

/** [SG-RUL-017] Neither shot nor fought in this phase, able, awake and free. */
const idleRefusal = (state: State, c: Character): No | undefined => {
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  if (!isAble(c)) return no('not-able', 'SG-RUL-015')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  const acts = state.acts[c.id]
  return acts?.shotFirst || acts?.shotSecond || acts?.attacked || acts?.busy !== undefined || acts?.pushed
    ? no('did-something-else', 'SG-RUL-017')
    : undefined
}

/** [SG-3.53-1] One try per man and turn, on one hex. */
export const decidePutOut = (state: State, move: MoveOf<'put-out'>, chance: Chance): Decided => {
  const refusal = putOutRefusal(state, move.piece, move.hex)
  if (refusal) return refusal
  const value = chance.die('put-out', 10)
  const letter = tablesOf(state).fire.extinguish[value - 1]
  // [SG-REF-FIRE-1][SG-RUL-101] DA is for fires an arrow lit.
  const out = letter === 'D' || (letter === 'DA' && state.fires[move.hex]?.cause === 'arrow')
  return ok([
    { kind: 'acted', piece: move.piece, acts: { busy: 'put-out' } },
    { kind: 'fire-fought', piece: move.piece, hex: move.hex, value, out },
    ...(out ? [{ kind: 'fire-out' as const, hex: move.hex }] : []),
  ])
}

export const putOutRefusal = (state: State, piece: PieceId, hex: HexId): No | undefined => {
  const c = state.characters[piece]
  if (!c) return no('no-such-piece', 'SG-3.53-1')
  const idle = idleRefusal(state, c)
  if (idle) return idle
  if (!state.fires[hex]) return no('not-burning', 'SG-3.53-1')
  const cell = groundOf(state).at(hex)
  if (!cell || !isBeside(state, c, cell)) return no('not-adjacent', 'SG-3.53-1')
  // [SG-3.53-4] Who fights a fire has not moved.
  return state.acts[piece]?.moved ? no('moved-already', 'SG-3.53-4') : reachRefusal(state, c, cell)
}

/** [SG-3.54-1] Everybody in a hex that catches fire must leave it at once; both storeys of a tower [SG-RUL-100]. */
export const catching = (state: State, hex: HexId): readonly Event[] => {
  const tasks: Task[] = [{ kind: 'burn-hex', hex }]
  return inFlames(state, hex).length > 0 ? [{ kind: 'due', tasks }] : []
}

/** Everybody in a hex, on both storeys of a tower. */
const inFlames = (state: State, hex: HexId): readonly Character[] =>
  [hex, `${hex}^`].flatMap(place => everyoneAt(state, place))

/** [SG-3.54-4] A stunned man comes round or dies; the others go, and burn if they cannot. */
export const burnHex = (state: State, hex: HexId, chance: Chance): readonly Event[] => {
  const events: Event[] = []
  const tasks: Task[] = []
  for (const c of inFlames(state, hex)) {
    if (c.condition === 'stunned') {
      const value = chance.die('wake', 10)
      events.push({ kind: 'rolled', why: 'wake', seat: c.seat, value })
      if (value > tablesOf(state).wake.upTo) {
        events.push(...harm(state, c.id, 'kill'))
        continue
      }
      events.push({ kind: 'recovered', piece: c.id })
    }
    tasks.push({ kind: 'fall-back', seat: c.seat, pieces: [c.id], from: [], cause: 'fire' })
  }
  return tasks.length > 0 ? [...events, { kind: 'due', tasks }] : events
}

/** [SG-3.52-1] At the end of the opponent's phase: one roll per burning hex and neighbor with fuel [SG-RUL-098]. */
export const spreadFires = (state: State, owner: Seat, chance: Chance): readonly Event[] => {
  const events: Event[] = []
  const lit = new Set<HexId>()
  const ground = groundOf(state)
  for (const [from, fire] of Object.entries(state.fires)) {
    if (fire.seat !== owner) continue
    for (const cell of ground.at(from)?.near ?? []) {
      if (!cell || state.fires[cell.id] || lit.has(cell.id) || !fuelAt(state, cell)) continue
      const value = chance.die('spread', 10)
      const takes = tablesOf(state).fire.spread[value - 1] === 'F'
      events.push({ kind: 'fire-spread-rolled', from, hex: cell.id, value, takes })
      if (!takes) continue
      lit.add(cell.id)
      events.push({ kind: 'fire-lit', hex: cell.id, seat: owner, cause: fire.cause }, ...catching(state, cell.id))
    }
  }
  return events
}

/** [SG-RUL-098] One more check burned through; the third leaves nothing. New fires count from the next [SG-RUL-126]. */
export const burnFires = (state: State, owner: Seat): readonly Event[] => {
  const checked = Object.entries(state.fires).filter(([, fire]) => fire.seat === owner && fire.lit < state.clock)
  // [SG-RUL-126] Whoever is still there was wounded when it caught; now he dies.
  const dead = checked.flatMap(([hex]) => inFlames(state, hex).map(c => c.id))
  const events = dead.flatMap(id => harm(state, id, 'kill'))
  const gone = new Set<PieceId>(dead)
  for (const [hex, fire] of checked) {
    if (gone.has(worksOf(state).engines.get(hex)?.id ?? '')) continue
    if (fire.count < 2) events.push({ kind: 'fire-set', hex, fire: { ...fire, count: fire.count + 1 } })
    else events.push(...burntOut(state, hex, gone))
  }
  return events
}

/** [SG-3.55-1] What burned for three turns is lost; [SG-3.55-2] one hex of an engine takes all of it. */
const burntOut = (state: State, hex: HexId, gone: Set<PieceId>): readonly Event[] => {
  const engine = worksOf(state).engines.get(hex)
  if (!engine) {
    const points = state.terms.scoring.tentHex
    return [
      { kind: 'fire-out', hex },
      { kind: 'tent-burnt', hex },
      // [SG-SCN-32] The tents are the besieger's, whoever lit them.
      ...(points > 0 ? [{ kind: 'scored' as const, seat: 'garrison' as const, points, why: 'tent-burnt' }] : []),
    ]
  }
  gone.add(engine.id)
  const { carriers: _carriers, hitched: _hitched, ...rest } = engine
  const points = state.terms.scoring.engines[engine.kind] ?? 0
  return [
    ...engine.hexes.filter(one => state.fires[one]).map(one => ({ kind: 'fire-out' as const, hex: one })),
    { kind: 'engine-set', engine: { ...rest, where: 'destroyed', hexes: [] }, why: 'destroyed' },
    // [SG-SHEET-4] [SG-4.23-5]
    ...(state.terms.calendar
      ? [{ kind: 'noted' as const, note: { day: state.sheet.day, kind: 'destroyed' as const, piece: engine.id } }]
      : []),
    ...(points > 0
      ? [{ kind: 'scored' as const, seat: otherSeat(engine.seat), points, why: `${engine.kind}-burnt` }]
      : []),
    ...fallingFrom(state, engine.hexes, gone),
  ]
}

/** [SG-RUL-090] From the roof of a tower that is gone they drop, wounded. */
const fallingFrom = (state: State, hexes: readonly HexId[], gone: ReadonlySet<PieceId>): readonly Event[] => {
  const tasks = hexes.flatMap((hex): readonly Task[] => {
    const c = livingAt(state, `${hex}^`)
    return c && !gone.has(c.id)
      ? [{ kind: 'land', seat: c.seat, piece: c.id, why: 'roof', near: [hex], hurt: 'wound' }]
      : []
  })
  return tasks.length > 0 ? [{ kind: 'due', tasks }] : []
}
