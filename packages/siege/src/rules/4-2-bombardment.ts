/** 4.2 Trebuchets and mangonels: a day of stones against the walls. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, cellDistance, groundOf, hasFlag } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { type No, no } from '../refusal.ts'
import type { Engine, State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Task } from '../task.ts'
import { fullStrengthOf } from '../units/engine-def.ts'
import type { HexId, PieceId } from '../vocabulary.ts'

type Decided = Result<readonly Event[], Illegal>

const DEMOLISHED = 4
const KEEP_TARGETS = 3

/** [SG-4.11-1] Machines that throw; [SG-4.21-6] the besieger's. */
export const throwers = (state: State): readonly Engine[] =>
  Object.values(state.engines).filter(
    ({ kind, seat, where }) =>
      seat === 'besieger' && (kind === 'mangonel' || kind === 'trebuchet') && where !== 'destroyed',
  )

const strengthOf = (engine: Engine): number => engine.strength ?? fullStrengthOf(engine.kind)

/** [SG-4.23-3] Machines that can be given their day of repair, whatever the day is spent on. */
export const repairMoves = (state: State): readonly Move[] =>
  throwers(state).flatMap(engine => (repairRefusal(engine) ? [] : [{ kind: 'repair' as const, engine: engine.id }]))

export const bombardMoves = (state: State): readonly Move[] => {
  const moves: Move[] = [...repairMoves(state)]
  const walls = groundOf(state).cells.filter(cell => hasFlag(cell, 'batterable'))
  for (const engine of throwers(state)) {
    if (machineRefusal(engine)) continue
    for (const cell of walls)
      if (state.aims?.[engine.id] !== cell.id && !targetRefusal(state, cell, engine.id))
        moves.push({ kind: 'aim', engine: engine.id, hex: cell.id })
  }
  return [...moves, { kind: 'bombard' }]
}

export const decideBombard = (state: State, move: Move, chance: Chance): Decided => {
  switch (move.kind) {
    case 'aim':
      return decideAim(state, move)
    case 'repair':
      return decideRepair(state, move)
    case 'bombard':
      return ok(bombarded(state, chance))
    default:
      return no('not-now', 'SG-4.11-4')
  }
}

/** [SG-4.23-3] One day, during which it throws nothing [SG-4.23-4]. */
export const decideRepair = (state: State, move: MoveOf<'repair'>): Decided => {
  const engine = state.engines[move.engine]
  if (!engine || !throwers(state).includes(engine)) return no('no-such-piece', 'SG-4.23-3')
  const day = state.sheet.day + 1
  return (
    repairRefusal(engine) ??
    ok([
      { kind: 'engine-set', engine: { ...engine, repaired: day }, why: 'repaired' },
      { kind: 'aimed', engine: engine.id },
      { kind: 'noted', note: { day, kind: 'repaired', piece: engine.id } },
    ])
  )
}

const repairRefusal = (engine: Engine): No | undefined => {
  if (engine.repaired !== undefined) return no('under-repair', 'SG-4.23-4')
  return strengthOf(engine) < fullStrengthOf(engine.kind) ? undefined : no('not-damaged', 'SG-4.23-3')
}

const machineRefusal = (engine: Engine): No | undefined => {
  if (engine.repaired !== undefined) return no('under-repair', 'SG-4.23-4')
  // [SG-RUL-095] At nothing it is out until repaired.
  return strengthOf(engine) > 0 ? undefined : no('no-strength', 'SG-RUL-095')
}

/** [SG-4.21-1] One hex a machine and day, chosen anew each day [SG-4.21-2]. */
const decideAim = (state: State, { engine, hex }: MoveOf<'aim'>): Decided => {
  const refusal = aimRefusal(state, engine, hex)
  if (refusal) return refusal
  return state.aims?.[engine] === hex ? no('already-there', 'SG-4.21-1') : ok([{ kind: 'aimed', engine, hex }])
}

export const aimRefusal = (state: State, id: PieceId, hex: HexId): No | undefined => {
  const engine = state.engines[id]
  if (!engine || !throwers(state).includes(engine)) return no('no-such-piece', 'SG-4.21-1')
  const cell = groundOf(state).at(hex)
  return cell ? (machineRefusal(engine) ?? targetRefusal(state, cell, id)) : no('no-such-hex', 'SG-4.21-6')
}

/** [SG-SHEET-5] Only the marked hexes; those of the keep after a breach and near it. */
const targetRefusal = (state: State, cell: Cell, engine: PieceId): No | undefined => {
  if (!hasFlag(cell, 'batterable') || isDown(state, cell.id)) return no('not-batterable', 'SG-SHEET-5')
  if (cell.hex.region !== 'keep') return
  const targets = keepTargets(state, engine)
  if (targets.size === 0) return no('keep-closed', 'SG-4.21-8')
  return targets.has(cell.id) ? undefined : no('keep-closed', 'SG-4.21-9')
}

const isDown = (state: State, hex: HexId): boolean =>
  state.rubble[hex] === true || (state.stages[hex] ?? 0) >= DEMOLISHED

interface KeepWalls {
  readonly rubble: State['rubble']
  /** Nearer to a breach than any other: always among the three. */
  readonly sure: ReadonlySet<HexId>
  /** Equally far, more of them than places left: the besieger chooses. */
  readonly tied: ReadonlySet<HexId>
}

const keeps = new WeakMap<State['stages'], KeepWalls>()

const keepWalls = (state: State): KeepWalls => {
  const known = keeps.get(state.stages)
  if (known?.rubble === state.rubble) return known
  const walls = nearBreach(state)
  keeps.set(state.stages, walls)
  return walls
}

/** [SG-RUL-093] The three keep hexes nearest to a breach; among equals those he has begun on or other machines aim at today go first. */
const keepTargets = (state: State, engine: PieceId): ReadonlySet<HexId> => {
  const { sure, tied } = keepWalls(state)
  const aims = new Set(Object.entries(state.aims ?? {}).flatMap(([id, hex]) => (id === engine ? [] : [hex])))
  const begun = [...tied].filter(hex => state.stages[hex] !== undefined || aims.has(hex))
  const chosen = sure.size + begun.length >= KEEP_TARGETS ? begun.slice(0, KEEP_TARGETS - sure.size) : tied
  return new Set([...sure, ...chosen])
}

const nearBreach = (state: State): KeepWalls => {
  const { rubble } = state
  const { cells } = groundOf(state)
  const open = cells.filter(cell => cell.hex.region !== 'keep' && isDown(state, cell.id))
  if (open.length === 0) return { rubble, sure: new Set(), tied: new Set() }
  const walls = cells
    .filter(cell => cell.hex.region === 'keep' && hasFlag(cell, 'batterable'))
    .map(cell => ({ id: cell.id, far: Math.min(...open.map(one => cellDistance(one, cell))) }))
    .sort((a, b) => a.far - b.far)
  const last = walls[KEEP_TARGETS - 1]?.far ?? Number.MAX_SAFE_INTEGER
  const near = walls.filter(one => one.far <= last)
  const isSure = (far: number): boolean => near.length <= KEEP_TARGETS || far < last
  return {
    rubble,
    sure: new Set(near.filter(one => isSure(one.far)).map(one => one.id)),
    tied: new Set(near.filter(one => !isSure(one.far)).map(one => one.id)),
  }
}

/** [SG-4.21-6] One die for each target, in the column of the points thrown at it. */
const bombarded = (state: State, chance: Chance): readonly Event[] => {
  const events: Event[] = []
  const tasks: Task[] = []
  const byHex = new Map<HexId, PieceId[]>()
  for (const [engine, hex] of Object.entries(state.aims ?? {})) byHex.set(hex, [...(byHex.get(hex) ?? []), engine])
  for (const [hex, machines] of byHex) {
    const points = machines.reduce((sum, id) => sum + strengthOf(state.engines[id]!), 0)
    const cell = groundOf(state).at(hex)!
    const value = chance.die('bombard', 10)
    const letter = batteringResult(state, points, value, isStrong(cell))
    events.push({ kind: 'wall-battered', hex, value, points, letter })
    if (letter.startsWith('D')) events.push(...damaged(state, hex))
    const lost = /(\d+)C/.exec(letter)
    // [SG-4.23-1] The besieger spreads the loss over the machines that threw.
    if (lost) tasks.push({ kind: 'lose-points', seat: 'besieger', left: Number(lost[1]), among: machines })
  }
  return [...events, { kind: 'due', tasks: [...tasks, { kind: 'day-over' }] }]
}

/** [SG-4.21-7] Towers and keep are stronger; [SG-4.21-10] the walls beside the bridge are not. */
export const isStrong = (cell: Cell): boolean =>
  (cell.hex.region === 'tower' || cell.hex.region === 'keep') && !hasFlag(cell, 'gate-wall')

/** [SG-SHEET-6][SG-RUL-007] Between two columns the lower; below 1 is 1. */
export const batteringResult = (state: State, points: number, value: number, strong: boolean): string => {
  const { columns, rows } = tablesOf(state).battering
  const column = columns.findLastIndex(least => least <= points)
  const row = Math.max(1, strong ? value - 1 : value)
  return column < 0 ? '-' : (rows[row - 1]?.[column] ?? '-')
}

/** [SG-4.13-2] One stage on; the fourth brings it down. */
export const damaged = (state: State, hex: HexId): readonly Event[] => {
  const stage = (state.stages[hex] ?? 0) + 1
  const down: Event = { kind: 'noted', note: { day: state.sheet.day, kind: 'demolished', hex } }
  return stage < DEMOLISHED ? [{ kind: 'wall-damaged', hex, stage }] : [{ kind: 'wall-damaged', hex, stage }, down]
}
