/** Set-up by the players: pieces into their zones, engines, markers, and the word that all is ready [SG-SUM-3]. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import { allHexes, isIn } from '../areas.ts'
import type { Event } from '../event.ts'
import { evolve } from '../evolve.ts'
import { type Cell, cellDistance, groundOf, hasFlag } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, Engine, State } from '../state.ts'
import type { GroupTerms } from '../terms.ts'
import { needsFacing } from '../units/engine-def.ts'
import {
  type HexId,
  hexOfPlace,
  otherSeat,
  type PieceId,
  placeId,
  SIDES,
  type Side,
  storeyOfPlace,
} from '../vocabulary.ts'
import { footedAt, groundAt, isHorseGround } from './1-1-terrain.ts'
import { beginPhase } from './1-21-phase-end.ts'
import { footprint } from './2-4-siege-tower.ts'
import { horseOf, horsePlaced, teamOf, teamPlaced } from './set-up-animals.ts'

type Decided = Result<readonly Event[], Illegal>

const groupOf = (state: State, c: Character): GroupTerms | undefined => state.terms.groups[c.group ?? '']

/** Where a group sets up today, if it does. */
export const zoneToday = (state: State, group: GroupTerms | undefined): GroupTerms['zone'] => {
  if (group?.later && state.sheet.day >= group.later.day) return group.later.zone
  return group?.zone
}

/** Whether this piece is set up by hand before play. */
const isDeployable = (state: State, c: Character): boolean =>
  c.seat === state.phase &&
  c.condition !== 'dead' &&
  (c.where === 'reserve' || c.where === 'map') &&
  zoneToday(state, groupOf(state, c)) !== undefined

const isDeployableEngine = (state: State, engine: Engine): boolean =>
  engine.seat === state.phase && isPlacedToday(state, engine)

/** Engines with a zone, from their day on, and when enough wagons are in [SG-SCN-34]. */
export const isPlacedToday = (state: State, engine: Engine): boolean =>
  engine.where !== 'destroyed' &&
  !engine.arrivedHome &&
  state.terms.engineZones[engine.id] !== undefined &&
  state.sheet.day >= (state.terms.engineDays[engine.id] ?? 0) &&
  wagonsIn(state, engine.seat) >= (state.terms.engineWagons[engine.id] ?? 0)

const wagonsIn = (state: State, seat: Engine['seat']): number =>
  Object.values(state.engines).filter(one => one.seat === seat && one.arrivedHome).length

export const decideDeploy = (state: State, move: MoveOf<'deploy'>): Decided => {
  const refusal = deployRefusal(state, move)
  if (refusal) return refusal
  const stand = move.rear === undefined ? { to: move.to } : { to: move.to, rear: move.rear }
  const placed: Event = { kind: 'deployed', piece: move.piece, ...stand }
  const horse = horseOf(state, state.characters[move.piece]!)
  if (!horse) return ok([placed])
  // [SG-SCN-32] His loose horse stands by him.
  const after = evolve(state, placed)
  const led = horsePlaced(after, horse, after.characters[move.piece]!)
  return led.length > 0 ? ok([placed, ...led]) : no('closed-to-horses', 'SG-3.32-1')
}

const deployRefusal = (state: State, move: MoveOf<'deploy'>): No | undefined => {
  const c = state.characters[move.piece]
  if (!c) return no('no-such-piece', 'SG-SUM-3')
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-SUM-3')
  if (!isDeployable(state, c)) return no('not-now', 'SG-SCN-7')
  // Must agree with activePlaces: places are listed for the piece taken up only.
  if (state.active !== c.id) return no('nothing-selected', 'SG-SUM-3')
  const cell = groundOf(state).at(hexOfPlace(move.to))
  if (!cell) return no('no-such-hex', 'SG-SUM-3')
  const zone = zoneToday(state, groupOf(state, c))!
  const forbidden = groupOf(state, c)?.forbidden ?? []
  if ((!isIn(state, zone, cell.id) || isIn(state, forbidden, cell.id)) && !isOwnTower(state, c, cell))
    return no('outside-zone', 'SG-SCN-6')
  return c.horse === undefined ? footRefusal(state, c, move, cell) : riderRefusal(state, c, move, cell)
}

/** Pushers and passengers start in their own side's tower. */
const isOwnTower = (state: State, c: Character, cell: Cell): boolean => {
  const engine = worksOf(state).engines.get(cell.id)
  return engine !== undefined && engine.seat === c.seat && (engine.kind === 'siege-tower' || engine.kind === 'ram')
}

const footRefusal = (state: State, c: Character, move: MoveOf<'deploy'>, cell: Cell): No | undefined => {
  const storey = storeyOfPlace(move.to)
  if (move.rear !== undefined) return no('not-mounted', 'SG-GEO-9')
  const footed = footedAt(state, cell, storey)
  if (storey === 1 && footed !== 'tower-roof') return no('no-way', 'SG-GEO-13')
  if (footed === 'wall' || footed === 'engine' || footed === 'ladder-foot') return no('no-way', 'SG-1.1-1')
  const other = peopleOf(state).living.get(move.to)
  const beast = storey === 0 ? beastsOf(state).living.get(cell.id) : undefined
  return (other && other.id !== c.id) || (beast && beast !== horseOf(state, c))
    ? no('occupied', 'SG-1.62-1')
    : undefined
}

const riderRefusal = (state: State, c: Character, move: MoveOf<'deploy'>, cell: Cell): No | undefined => {
  const rear = groundOf(state).at(move.rear)
  if (!rear || cellDistance(cell, rear) !== 1) return no('not-adjacent', 'SG-3.31-1')
  for (const one of [cell, rear]) {
    const footed = footedAt(state, one, 0)
    if (!isHorseGround(footed)) return no('closed-to-horses', 'SG-3.32-1')
    if (footed === 'trench') return no('no-stop-in-trench', 'SG-3.32-3')
    const other = peopleOf(state).living.get(one.id)
    if ((other && other.id !== c.id) || beastsOf(state).living.has(one.id)) return no('occupied', 'SG-1.62-1')
  }
  return
}

/** The first place of a rider's zone where he and his horse have room, this hex before all others. */
export const riderPlace = (state: State, c: Character, hex: HexId): MoveOf<'deploy'> | undefined =>
  [hex, ...allHexes(state, zoneToday(state, groupOf(state, c)) ?? [])]
    .flatMap(one => places(state, c, one))
    .find(move => !riderRefusal(state, c, move, groundOf(state).at(move.to)!))

/** The hexes an engine fills when its first hex and facing are chosen. */
export const engineHexes = (state: State, engine: Engine, hex: HexId, facing: Side): readonly Cell[] | undefined => {
  const cell = groundOf(state).at(hex)
  if (!cell) return
  switch (engine.kind) {
    case 'siege-tower':
    case 'ram':
      return footprint(cell, facing)
    case 'wagon':
    case 'ladder': {
      const rear = cell.near[(facing + 3) % 6]
      return rear ? [cell, rear] : undefined
    }
    default:
      return [cell]
  }
}

export const decideDeployEngine = (state: State, move: MoveOf<'deploy-engine'>): Decided => {
  const engine = state.engines[move.engine]
  if (!engine) return no('no-such-piece', 'SG-SCN-8')
  if (engine.seat !== state.phase) return no('not-your-piece', 'SG-SCN-8')
  if (!isDeployableEngine(state, engine)) return no('not-now', 'SG-SCN-8')
  if (state.active !== engine.id) return no('nothing-selected', 'SG-SCN-8')
  if (needsFacing(engine.kind) !== (move.facing !== undefined)) return no('not-now', 'SG-2.41-3')
  const cells = engineHexes(state, engine, move.to, move.facing ?? 0)
  if (!cells) return no('no-such-hex', 'SG-SCN-8')
  if (!isIn(state, state.terms.engineZones[engine.id]!, move.to)) return no('outside-zone', 'SG-SCN-6')
  const refusal = engineGroundRefusal(state, engine, cells)
  if (refusal) return refusal
  const hexes = cells.map(cell => cell.id)
  const placed: Event =
    move.facing === undefined
      ? { kind: 'engine-deployed', engine: engine.id, hexes }
      : { kind: 'engine-deployed', engine: engine.id, hexes, facing: move.facing }
  const team = teamOf(state, engine)
  if (!team) return ok([placed, ...aboard(state, engine, hexes)])
  // [SG-5.11-2] What draws it stands before it.
  const after = evolve(state, placed)
  const before = teamPlaced(after, team, after.engines[engine.id]!)
  return before.length > 0 ? ok([placed, ...before]) : no('not-hitchable', 'SG-5.11-2')
}

/** [SG-2.46-1] Who was set up in a tower or under a ram goes where it goes. */
const aboard = (state: State, engine: Engine, hexes: readonly HexId[]): readonly Event[] =>
  engine.kind !== 'siege-tower' && engine.kind !== 'ram'
    ? []
    : engine.hexes.flatMap((hex, i) =>
        ([0, 1] as const).flatMap((storey): readonly Event[] => {
          const c = peopleOf(state).living.get(placeId(hex, storey))
          return c ? [{ kind: 'deployed', piece: c.id, to: placeId(hexes[i]!, storey) }] : []
        }),
      )

/** What lies or stands on a hex without closing it to people. */
const SHARED: readonly Engine['kind'][] = ['barrel', 'mantlet', 'ladder']

const engineGroundRefusal = (state: State, engine: Engine, cells: readonly Cell[]): No | undefined => {
  for (const cell of cells) {
    const footed = groundAt(state, cell)
    if (footed !== 'flat' && footed !== 'filled' && !(engine.kind === 'barrel' && footed !== 'wall'))
      return no('engine-way-closed', 'SG-2.41-5')
    const other = worksOf(state).engines.get(cell.id)
    if (other && other.id !== engine.id) return no('occupied', 'SG-SCN-8')
    const standing = peopleOf(state).living.get(cell.id)
    const beast = beastsOf(state).living.get(cell.id)
    if (beast && beast !== teamOf(state, engine)) return no('occupied', 'SG-SCN-8')
    if (standing && !SHARED.includes(engine.kind) && !engine.hexes.includes(cell.id)) return no('occupied', 'SG-SCN-8')
  }
  return
}

export const decideMarker = (state: State, move: MoveOf<'lay-marker'> | MoveOf<'lift-marker'>): Decided => {
  // [SG-2.2-1][SG-2.31-1] The besieger lays them.
  if (state.phase !== 'besieger') return no('not-your-piece', 'SG-2.2-1')
  const cell = groundOf(state).at(move.hex)
  if (!cell) return no('no-such-hex', 'SG-2.2-1')
  if (move.kind === 'lift-marker') {
    // [SG-2.31-2] Real breaches do not go away.
    if (!state[move.marker][move.hex] || state.stages[move.hex] === 4) return no('not-now', 'SG-2.31-2')
    // [SG-2.41-5] Not from under somebody or something.
    if (peopleOf(state).living.has(move.hex) || worksOf(state).engines.has(move.hex)) return no('occupied', 'SG-SCN-9')
    return ok([{ kind: 'marker-lifted', marker: move.marker, hex: move.hex }])
  }
  const refusal = move.marker === 'filled' ? filledRefusal(state, cell) : rubbleRefusal(state, cell)
  return refusal ?? ok([{ kind: 'marker-laid', marker: move.marker, hex: move.hex }])
}

const filledRefusal = (state: State, cell: Cell): No | undefined => {
  // [SG-2.2-2] As many as the scenario gives.
  if (state.supply.filled < 1) return no('no-marker-left', 'SG-2.2-2')
  // [SG-RUL-086] Any ditch hex.
  return cell.hex.terrain === 'ditch' && !state.filled[cell.id] && !hasFlag(cell, 'bridge')
    ? undefined
    : no('not-a-ditch', 'SG-RUL-086')
}

const rubbleRefusal = (state: State, cell: Cell): No | undefined => {
  if (state.supply.rubble < 1) return no('no-marker-left', 'SG-2.31-1')
  // [SG-RUL-085] A batterable hex of the enclosure, never the keep.
  if (!hasFlag(cell, 'batterable') || cell.hex.region === 'keep' || state.rubble[cell.id])
    return no('not-batterable', 'SG-RUL-085')
  const laid = Object.keys(state.rubble)
  if (state.terms.rubbleAdjacent && laid.length > 0 && !cell.near.some(near => near && state.rubble[near.id]))
    return no('not-adjacent-rubble', 'SG-SCN-9')
  return
}

/** [SG-SCN-6] All is checked before turn 1. */
export const decideReady = (state: State): Decided => {
  const refusal = readyRefusal(state)
  if (refusal) return refusal
  const seat = state.phase
  const next = otherSeat(seat)
  const placed: Event = { kind: 'placed', seat, next: state.placed.includes(next) ? state.first : next }
  const asleep = sleepers(state, seat)
  return ok([placed, ...asleep, ...(state.placed.includes(next) ? firstTurn(state) : [])])
}

const readyRefusal = (state: State): No | undefined => {
  for (const c of Object.values(state.characters))
    if (isDeployable(state, c) && c.where !== 'map') return no('not-all-placed', 'SG-SCN-6', { piece: c.id })
  for (const engine of Object.values(state.engines))
    if (isDeployableEngine(state, engine) && engine.where !== 'map')
      return no('not-all-placed', 'SG-SCN-8', { piece: engine.id })
  for (const [name, group] of Object.entries(state.terms.groups)) {
    if (group.seat !== state.phase) continue
    const people = Object.values(state.characters).filter(c => c.group === name && c.where === 'map')
    const { limit } = group
    if (limit) {
      const count = people.filter(c => isIn(state, [limit.area], c.hex!)).length
      if (count < (limit.atLeast ?? 0) || count > (limit.atMost ?? Number.MAX_SAFE_INTEGER))
        return no('zone-limit', 'SG-SCN-6', { group: name })
    }
    if (group.asleep !== undefined && people.filter(c => inTent(state, c)).length < group.asleep)
      return no('zone-limit', 'SG-SCN-6', { group: name })
  }
  return
}

const inTent = (state: State, c: Character): boolean => groundOf(state).at(c.hex)?.hex.terrain === 'tent'

/** Whoever lies in a tent of a sleeping group wakes in turn 2. */
const sleepers = (state: State, seat: State['phase']): readonly Event[] => {
  const pieces = Object.values(state.characters).filter(
    c => c.seat === seat && groupOf(state, c)?.asleep !== undefined && inTent(state, c),
  )
  return pieces.length > 0 ? [{ kind: 'slept', pieces: pieces.map(c => c.id), wakes: 2 }] : []
}

export const firstTurn = (state: State): readonly Event[] => [
  { kind: 'turn-began', turn: 1 },
  ...beginPhase(state.first, 1),
]

/** Every move of the set-up. Places are listed for the piece taken up only. */
export const setUpMoves = (state: State): readonly Move[] => {
  const moves: Move[] = []
  for (const c of Object.values(state.characters))
    if (isDeployable(state, c) && c.id !== state.active) moves.push({ kind: 'select', piece: c.id })
  for (const engine of Object.values(state.engines))
    if (isDeployableEngine(state, engine) && engine.id !== state.active)
      moves.push({ kind: 'select', piece: engine.id })
  moves.push(...activePlaces(state), ...markerMoves(state))
  if (!readyRefusal(state)) moves.push({ kind: 'ready' })
  return moves
}

const activePlaces = (state: State): readonly Move[] => {
  const c = state.characters[state.active ?? '']
  if (c) {
    const towers = Object.values(state.engines).flatMap(engine =>
      engine.seat === c.seat && (engine.kind === 'siege-tower' || engine.kind === 'ram') ? engine.hexes : [],
    )
    const hexes = [...new Set([...allHexes(state, zoneToday(state, groupOf(state, c)) ?? []), ...towers])]
    return hexes.flatMap(hex => places(state, c, hex)).filter(move => decideDeploy(state, move).ok)
  }
  const engine = state.engines[state.active ?? '']
  if (!engine) return []
  const sides: readonly (Side | undefined)[] = needsFacing(engine.kind) ? SIDES : [undefined]
  return allHexes(state, state.terms.engineZones[engine.id] ?? [])
    .flatMap(to =>
      sides.map(
        (facing): MoveOf<'deploy-engine'> =>
          facing === undefined
            ? { kind: 'deploy-engine', engine: engine.id, to }
            : { kind: 'deploy-engine', engine: engine.id, to, facing },
      ),
    )
    .filter(move => decideDeployEngine(state, move).ok)
}

const places = (state: State, c: Character, hex: HexId): readonly MoveOf<'deploy'>[] => {
  const piece = c.id
  if (c.horse === undefined)
    return ([0, 1] as const).map(storey => ({ kind: 'deploy', piece, to: placeId(hex, storey) }))
  const cell = groundOf(state).at(hex)
  return (cell?.near ?? []).flatMap(rear => (rear ? [{ kind: 'deploy' as const, piece, to: hex, rear: rear.id }] : []))
}

const markerMoves = (state: State): readonly Move[] => {
  if (state.phase !== 'besieger') return []
  const moves: Move[] = []
  for (const marker of ['filled', 'rubble'] as const) {
    if (state.supply[marker] > 0)
      for (const cell of groundOf(state).cells) {
        const candidate = marker === 'filled' ? cell.hex.terrain === 'ditch' : hasFlag(cell, 'batterable')
        const move = { kind: 'lay-marker' as const, marker, hex: cell.id }
        if (candidate && decideMarker(state, move).ok) moves.push(move)
      }
    for (const hex in state[marker]) {
      const move = { kind: 'lift-marker' as const, marker, hex }
      if (decideMarker(state, move).ok) moves.push(move)
    }
  }
  return moves
}

export const decidePick = (state: State, piece: PieceId): Decided => {
  const c = state.characters[piece]
  const engine = state.engines[piece]
  if (!c && !engine) return no('no-such-piece', 'SG-SUM-3')
  if ((c ?? engine)!.seat !== state.phase) return no('not-your-piece', 'SG-SUM-3')
  if (c ? !isDeployable(state, c) : !isDeployableEngine(state, engine!)) return no('not-now', 'SG-SCN-7')
  return piece === state.active ? no('already-there', 'SG-SUM-3') : ok([{ kind: 'selected', piece }])
}
