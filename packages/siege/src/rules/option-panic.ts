/** Optional rule: panic and rout. */
import type { Chance } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, cellDistance, groundOf, hasFlag, isInside } from '../ground.ts'
import { peopleOf, worksOf } from '../occupancy.ts'
import type { Character, State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Task } from '../task.ts'
import { allowanceOf, classOf, figuresOf, isAble, isLiving } from '../units/figures-of.ts'
import { type HexId, hexOfPlace, type PieceId, type Seat, SIDES } from '../vocabulary.ts'
import { costOf, footedAt } from './1-1-terrain.ts'
import { linksFrom, spotId } from './1-6-connections.ts'
import { harm } from './1-7-hurts.ts'
import { type Body, bodyOf, inDanger, isFree, isWayBack, type Refuge, refuge, riderSteps } from './1-7-retreat.ts'

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>

const PANIC_RADIUS = 3
const PANIC_STEPS = 3
const CALM_DISTANCE = 6

/** [SG-OPT-PANIC-6] One roll for each death that somebody near could mind [SG-RUL-112]. */
export const checkPanic = (state: State, task: TaskOf<'panic-check'>, chance: Chance): readonly Event[] => {
  const dead = state.characters[task.dead]
  if (!dead) return []
  const near = atRisk(state, dead, task.hex)
  const events: Event[] = []
  const flights: Task[] = []
  // [SG-OPT-PANIC-27] A second fright makes a rout.
  for (const c of near)
    if (c.morale === 'panic') {
      events.push({ kind: 'panicked', piece: c.id, morale: 'rout' })
      flights.push({ kind: 'flee', seat: c.seat, piece: c.id, morale: 'rout' })
    }
  const among = near.filter(c => c.morale === undefined).map(c => c.id)
  if (among.length > 0) {
    const value = chance.die('panic', 10)
    events.push({ kind: 'rolled', why: 'panic', seat: dead.seat, value })
    const result = tablesOf(state).panic[value - 1]!
    if (result.morale !== 'none')
      flights.push({ kind: 'panic-choice', seat: dead.seat, morale: result.morale, left: result.count, among })
  }
  return flights.length > 0 ? [...events, { kind: 'due', tasks: flights }] : events
}

/** [SG-OPT-PANIC-2] … [SG-OPT-PANIC-5], [SG-OPT-PANIC-28]: who minds this death. Distance ignores walls. */
const atRisk = (state: State, dead: Character, hex: HexId): readonly Character[] => {
  const ground = groundOf(state)
  const at = ground.at(hex)
  if (!at) return []
  const victim = classOf(dead).nerve
  return Object.values(state.characters).filter(c => {
    if (c.seat !== dead.seat || c.where !== 'map' || !isAble(c) || c.id === dead.id || c.morale === 'rout') return false
    const cell = ground.at(c.hex)
    if (!cell || cellDistance(cell, at) > PANIC_RADIUS) return false
    const { nerve } = classOf(c)
    if (nerve === 'knight' || (nerve === 'soldier' && victim === 'peasant')) return false
    return !(c.seat === 'garrison' && isInside(cell))
  })
}

/** [SG-OPT-PANIC-7] Those the owner may still pick. */
export const panicCandidates = (state: State, task: TaskOf<'panic-choice'>): readonly PieceId[] =>
  task.among.filter(id => {
    const c = state.characters[id]
    return c !== undefined && isLiving(c) && c.where === 'map' && c.morale === undefined
  })

/** [SG-OPT-PANIC-10] Where the flight may end: the ends of the longest ways away from the enemy. */
export const flightRefuges = (state: State, task: TaskOf<'flee'>): readonly Refuge[] => flights(state, task).refuges

interface Flights {
  readonly length: number
  /** How far he should run: hexes in a panic, movement points in a rout. */
  readonly budget: number
  readonly refuges: readonly Refuge[]
}

const flights = (state: State, task: TaskOf<'flee'>): Flights => {
  const c = state.characters[task.piece]
  const body = c && bodyOf(state, c)
  if (!c || !body || !isAble(c)) return { length: 0, budget: 0, refuges: [] }
  const goal = goalOf(state, c, body.spot.cell)
  // [SG-OPT-PANIC-22] A rout runs as far as the legs carry, panic three hexes.
  const budget = task.morale === 'rout' ? allowanceOf(state, c) : PANIC_STEPS
  let length = 0
  const ends = new Map<string, Refuge>()
  const seen = new Set<string>()
  // [SG-RUL-138] `trail` is where he has been without getting any farther; nothing nearer is entered again.
  const go = (at: Body, used: number, trail: readonly Cell[]): void => {
    const place = `${spotId(at.spot)} ${at.rear?.id ?? ''}`
    const known = `${place} ${used}`
    if (trail.length === 1 && seen.has(known)) return
    if (trail.length === 1) seen.add(known)
    if (used > 0 && used >= length && isFree(state, c, at)) {
      if (used > length) ends.clear()
      length = used
      ends.set(place, refuge(c.id, at))
    }
    for (const { body: next, cost } of flightSteps(state, c, at, goal)) {
      const price = task.morale === 'rout' ? cost : 1
      const to = next.spot.cell
      if (used + price > budget || trail.includes(to)) continue
      go(next, used + price, goal(to) > goal(at.spot.cell) ? [to] : [...trail, to])
    }
  }
  go(body, 0, [body.spot.cell])
  return { length, budget, refuges: [...ends.values()] }
}

/** How good a cell is for the fugitive: far from enemies, or for an assailant inside the castle near a way out. */
type Goal = (cell: Cell) => number

const goalOf = (state: State, c: Character, cell: Cell): Goal => {
  // [SG-OPT-PANIC-11][SG-RUL-137]
  if (c.seat === 'besieger' && isInside(cell)) {
    const out = distancesOut(state)
    // Once through the way out everywhere is better still.
    return one => -(out.get(one) ?? (isInside(one) ? 999 : -1))
  }
  const enemies = ableEnemies(state, c.seat)
  return one => enemies.reduce((least, enemy) => Math.min(least, cellDistance(one, enemy)), 999)
}

const ableEnemies = (state: State, seat: Seat): readonly Cell[] => {
  const ground = groundOf(state)
  return Object.values(state.characters).flatMap(c => {
    const cell = c.seat !== seat && c.where === 'map' && isAble(c) ? ground.at(c.hex) : undefined
    return cell ? [cell] : []
  })
}

/** Steps from a way out: breach, ladder, siege tower, lowered bridge, and all the open country. */
const distancesOut = (state: State): ReadonlyMap<Cell, number> => {
  const ground = groundOf(state)
  const distances = new Map<Cell, number>()
  const queue: Cell[] = []
  const works = worksOf(state)
  for (const cell of ground.cells) {
    const exit =
      state.rubble[cell.id] ||
      works.uprightLadders.has(cell.id) ||
      works.engines.get(cell.id)?.kind === 'siege-tower' ||
      (state.bridge === 'down' && hasFlag(cell, 'bridge'))
    if (!exit) continue
    distances.set(cell, 0)
    queue.push(cell)
  }
  for (let cell = queue.shift(); cell; cell = queue.shift())
    // The country outside has no end; only the castle is searched.
    for (const storey of [0, 1] as const)
      for (const link of linksFrom(state, { cell, storey }))
        if (!distances.has(link.to.cell) && isInside(link.to.cell)) {
          distances.set(link.to.cell, distances.get(cell)! + 1)
          queue.push(link.to.cell)
        }
  return distances
}

interface Stride {
  readonly body: Body
  readonly cost: number
}

/** [SG-RUL-113] Farther if any step is farther, else no nearer; [SG-OPT-PANIC-13] never beside an able enemy. */
const flightSteps = (state: State, c: Character, at: Body, goal: Goal): readonly Stride[] => {
  const open = strides(state, c, at).filter(({ body }) => !inDanger(state, c, body))
  const here = goal(at.spot.cell)
  const better = open.filter(({ body }) => goal(body.spot.cell) > here)
  return better.length > 0 ? better : open.filter(({ body }) => goal(body.spot.cell) === here)
}

/** A step on foot, [SG-OPT-PANIC-12] past friends too; [SG-RUL-129] a rider and his horse go together. */
const strides = (state: State, c: Character, { spot, rear }: Body): readonly Stride[] =>
  rear
    ? riderSteps(state, c, { spot, rear }, rear).map(body => ({
        body,
        cost: costOf(footedAt(state, body.spot.cell, 0)),
      }))
    : linksFrom(state, spot).flatMap(({ to, cost }) => {
        const other = peopleOf(state).living.get(spotId(to))
        return isWayBack(state, spot, to) && (!other || other.seat === c.seat) ? [{ body: { spot: to }, cost }] : []
      })

/** What follows a flight: off the map by its edge [SG-OPT-PANIC-25], or wounded if it fell short [SG-OPT-PANIC-14]. */
export const flightEvents = (state: State, task: TaskOf<'flee'>, refuge: Refuge): readonly Event[] => {
  const { length, budget } = flights(state, task)
  if (length < budget) {
    if (isEdge(state, hexOfPlace(refuge.to))) return [{ kind: 'left-map', piece: task.piece, where: 'fled' }]
    // [SG-OPT-PANIC-22] A rout goes as far as the ground lets it.
    if (task.morale === 'panic') return harm(state, task.piece, 'wound')
  }
  return runsInstead(state, task)
}

/** [SG-OPT-PANIC-22] [SG-OPT-PANIC-23] In his side's movement step the flight is all the movement of the routed. */
const runsInstead = (state: State, task: TaskOf<'flee'>): readonly Event[] =>
  task.morale === 'rout' && state.phase === task.seat && state.step === 'movement'
    ? [
        {
          kind: 'acted',
          piece: task.piece,
          acts: { spent: figuresOf(state.characters[task.piece]!).move, moved: true },
        },
      ]
    : []

/** Nowhere to run: off the map if he stands at its edge; undefined if he must stand and suffer for it. */
export const runOff = (state: State, task: TaskOf<'flee'>): readonly Event[] | undefined => {
  const c = state.characters[task.piece]
  return c && isAble(c) && isEdge(state, c.hex ?? '') ? [{ kind: 'left-map', piece: c.id, where: 'fled' }] : undefined
}

const isEdge = (state: State, hex: HexId): boolean => {
  const cell = groundOf(state).at(hex)
  return cell !== undefined && SIDES.some(side => cell.near[side] === undefined)
}

/** [SG-RUL-114] The routed run again before their side moves. */
export const runAgain = (state: State): readonly Event[] => {
  const tasks = Object.values(state.characters).flatMap((c): readonly Task[] =>
    c.seat === state.phase && c.morale === 'rout' && c.where === 'map' && isAble(c)
      ? [{ kind: 'flee', seat: c.seat, piece: c.id, morale: 'rout' }]
      : [],
  )
  return tasks.length > 0 ? [{ kind: 'due', tasks }] : []
}

/** [SG-OPT-PANIC-19][SG-OPT-PANIC-20][SG-OPT-PANIC-24] Who takes heart at the end of his side's movement. */
export const rally = (state: State): readonly Event[] =>
  Object.values(state.characters).flatMap((c): readonly Event[] => {
    const cell = groundOf(state).at(c.hex)
    if (c.seat !== state.phase || c.morale === undefined || c.where !== 'map' || !cell || !isLiving(c)) return []
    const led = cell.near.some(near => near && [near.id, `${near.id}^`].some(place => isLeader(state, c.seat, place)))
    const calm = ableEnemies(state, c.seat).every(enemy => cellDistance(enemy, cell) >= CALM_DISTANCE)
    return led || (c.morale === 'panic' && calm) ? [{ kind: 'rallied', piece: c.id }] : []
  })

const isLeader = (state: State, seat: Seat, place: string): boolean => {
  const other = peopleOf(state).living.get(place)
  return other !== undefined && other.seat === seat && isAble(other) && classOf(other).leader === true
}
