/** The connection graph [SG-GEO-7]: which place is one step from which. Movement, melee, retreats and flight all ask here. */
import { type Cell, type Ground, groundOf } from '../ground.ts'
import { worksOf } from '../occupancy.ts'
import { recall } from '../recall.ts'
import type { Engine, State } from '../state.ts'
import { byMarks, isSame } from '../terrain/marks.ts'
import { type PlaceId, placeId, SIDES, type Storey } from '../vocabulary.ts'
import { bandAt, costOf, type Footed, footedAt, groundAt, isHorseGround, sideNow } from './1-1-terrain.ts'

/** Somewhere to stand: a cell and a storey. */
export interface Spot {
  readonly cell: Cell
  readonly storey: Storey
}

export const spotId = (spot: Spot): PlaceId => placeId(spot.cell.id, spot.storey)

export interface Link {
  readonly to: Spot
  readonly place: PlaceId
  /** The number of the place. */
  readonly index: number
  /** Cost on foot without corpses; links that exist are never closed to people on foot by terrain. */
  readonly cost: number
  readonly footed: Footed
}

/** What can be reached in one step by place, and by horse by cell; filled when first asked for. */
interface Steps {
  readonly links: (readonly Link[] | undefined)[]
  readonly rides: (readonly HorseStep[] | undefined)[]
}

/** The steps around engines, and which cells those are. */
interface Net extends Steps {
  /** The steps as if no engine stood there. */
  readonly bare: Steps
  readonly around: ReadonlySet<Cell>
}

const bareOf = byMarks<Ground, Steps>()

const netOf = recall<State, Net>(
  (a, b) => a.engines === b.engines && a.board === b.board && isSame(a, b),
  state => {
    const ground = groundOf(state)
    return { bare: bareOf(ground, state, noSteps), around: aroundEngines(state, ground), ...noSteps() }
  },
)

const noSteps = (): Steps => ({ links: [], rides: [] })

const aroundEngines = (state: State, ground: Ground): ReadonlySet<Cell> => {
  const works = worksOf(state)
  const around = new Set<Cell>()
  for (const hexes of [works.engines.keys(), works.uprightLadders.keys()])
    for (const hex of hexes)
      for (const cell of [ground.at(hex), ...(ground.at(hex)?.near ?? [])]) if (cell) around.add(cell)
  return around
}

/** Asks for links many times over one state. */
export const linksOf = (state: State): ((from: Spot) => readonly Link[]) => {
  const net = netOf(state)
  return from => (net.links[spotIndex(from)] ??= linksIn(state, net, from))
}

const linksIn = (state: State, { bare, around }: Net, from: Spot): readonly Link[] =>
  around.has(from.cell) ? findLinks(state, from) : (bare.links[spotIndex(from)] ??= findLinks(state, from))

/** What a horse's head pays to step across a side, riders and corpses not considered; 0 if it cannot. */
export interface HorseStep {
  readonly cost: number
  readonly trench: boolean
}

export const ridesOf = (state: State): ((from: Cell) => readonly HorseStep[]) => {
  const net = netOf(state)
  return from => (net.rides[from.index] ??= ridesIn(state, net, from))
}

const ridesIn = (state: State, { bare, around }: Net, from: Cell): readonly HorseStep[] =>
  around.has(from) ? findRides(state, from) : (bare.rides[from.index] ??= findRides(state, from))

/** [SG-3.32-1] Ground open to horses; every other is closed to them. */
const findRides = (state: State, from: Cell): readonly HorseStep[] =>
  SIDES.map(side => {
    const to = from.near[side]
    const footed = to && footedAt(state, to, 0)
    if (!to || !footed || !isHorseGround(footed) || groundStep(state, from, side, to) === 0) return CLOSED
    return { cost: costOf(footed), trench: footed === 'trench' }
  })

const CLOSED: HorseStep = { cost: 0, trench: false }

/** All places one step away on foot, people and fires not considered, in side order, then up or down. */
export const linksFrom = (state: State, from: Spot): readonly Link[] => linksOf(state)(from)

/** A small number for each place of a ground. */
export const spotIndex = (spot: Spot): number => spot.cell.index * 2 + spot.storey

export const linkTo = (state: State, cell: Cell, storey: Storey, cost: number): Link => ({
  to: { cell, storey },
  place: placeId(cell.id, storey),
  index: cell.index * 2 + storey,
  cost,
  footed: footedAt(state, cell, storey),
})

const findLinks = (state: State, from: Spot): readonly Link[] => {
  const links: Link[] = []
  for (const side of SIDES) {
    const cell = from.cell.near[side]
    if (!cell) continue
    for (const storey of [0, 1] as const) {
      const cost = stepCost(state, from, side, { cell, storey })
      if (cost > 0) links.push(linkTo(state, cell, storey, cost))
    }
  }
  const other: Spot = { cell: from.cell, storey: from.storey === 0 ? 1 : 0 }
  const cost = climbCost(state, from, other)
  if (cost > 0) links.push(linkTo(state, other.cell, other.storey, cost))
  return links
}

/** The link between two places, if there is one. */
export const linkBetween = (state: State, from: Spot, to: Spot): Link | undefined => {
  const cost = from.cell === to.cell ? climbCost(state, from, to) : sideCost(state, from, to)
  return cost > 0 ? linkTo(state, to.cell, to.storey, cost) : undefined
}

const sideCost = (state: State, from: Spot, to: Spot): number => {
  const side = SIDES.find(one => from.cell.near[one] === to.cell)
  return side === undefined ? 0 : stepCost(state, from, side, to)
}

/** Up and down inside one hex: a tower's storeys [SG-2.42-5], the foot and top of a ladder [SG-RUL-079]. */
const climbCost = (state: State, from: Spot, to: Spot): number => {
  if (from.storey === to.storey) return 0
  const works = worksOf(state)
  if (works.uprightLadders.has(from.cell.id)) return to.storey === 1 ? costOf('ladder') : 0
  return works.engines.get(from.cell.id)?.kind === 'siege-tower' ? 2 : 0
}

const stepCost = (state: State, from: Spot, side: number, to: Spot): number => {
  const works = worksOf(state)
  const towerFrom = works.engines.get(from.cell.id)
  const towerTo = works.engines.get(to.cell.id)
  const ladderFrom = works.uprightLadders.get(from.cell.id)
  const ladderTo = works.uprightLadders.get(to.cell.id)

  if (from.storey === 1 && to.storey === 1)
    // [SG-2.42-4] From roof hex to roof hex of one tower.
    return towerFrom?.kind === 'siege-tower' && towerFrom === towerTo ? 1 : 0

  if (to.storey === 1) {
    if (ladderTo) return ladderUp(state, from, side, to.cell, ladderTo)
    // [SG-2.45-2] From the rampart onto the roof across the parapet.
    return towerTo?.kind === 'siege-tower' && canBoard(state, from.cell, side) ? 2 : 0
  }
  if (from.storey === 1) {
    if (ladderFrom) return ladderOff(state, from.cell, side, to, ladderFrom)
    const back = (side + 3) % 6
    return towerFrom?.kind === 'siege-tower' && canBoard(state, to.cell, back) && !towerTo && !ladderTo ? 2 : 0
  }
  // [SG-RUL-130] Only the man who raised it stands at a ladder's foot: nobody steps there.
  if (ladderTo) return 0
  const cost = groundStep(state, from.cell, side, to.cell)
  if (cost === 0 || !towerTo) return cost
  switch (towerTo.kind) {
    case 'siege-tower':
      return towerFrom === towerTo ? 1 : costOf('tower-lower')
    case 'ram':
      return costOf('ram')
    case 'mantlet':
      return costOf('mantlet')
    default:
      // [SG-3.43-3] A machine's or a wagon's hex is closed.
      return 0
  }
}

/** [SG-RUL-089] Boarding needs a parapet side of an intact rampart that is not a gate flank. */
const canBoard = (state: State, rampart: Cell, side: number): boolean =>
  groundAt(state, rampart) === 'rampart' &&
  sideNow(state, rampart, side) === 'parapet' &&
  !rampart.hex.flags.includes('gate-wall')

/** [SG-RUL-130] Into the hex and up in one go; from the rampart it leans on, down onto it. */
const ladderUp = (state: State, from: Spot, side: number, cell: Cell, ladder: Engine): number => {
  if (ladder.facing === (side + 3) % 6) return groundAt(state, from.cell) === 'rampart' ? costOf('ladder') : 0
  return groundStep(state, from.cell, side, cell) > 0 ? costOf('ladder') : 0
}

/** [SG-1.93-7] Onto the rampart it leans on for 4; [SG-RUL-130] down to a neighbor at the neighbor's cost. */
const ladderOff = (state: State, cell: Cell, side: number, to: Spot, ladder: Engine): number => {
  if (ladder.facing === side) return groundAt(state, to.cell) === 'rampart' ? 4 : 0
  const works = worksOf(state)
  if (works.uprightLadders.has(to.cell.id)) return 0
  return stepCost(state, { cell, storey: 0 }, side, to)
}

/** From floor to floor across one side, equipment left aside; 0 if there is no way. */
export const groundStep = (state: State, from: Cell, side: number, to: Cell): number => {
  const feature = sideNow(state, from, side)
  if (feature === 'wall' || feature === 'parapet' || feature === 'slit' || feature === 'drop') return 0
  const ground = groundAt(state, to)
  if (ground === 'wall') return 0
  const below = groundAt(state, from)
  if (feature === 'door' || feature === 'keep-door') return groundCost(below, ground)
  if (isShutRoom(from, below, to, ground) || !heightsMeet(state, from, below, to, ground)) return 0
  return groundCost(below, ground)
}

/** [SG-1.61-3][SG-1.61-4] Rooms and slits are entered from their own building, by a door or over rubble, wall drawn or not. */
const isShutRoom = (from: Cell, below: Footed, to: Cell, ground: Footed): boolean =>
  (isRoom(below) || isRoom(ground)) &&
  below !== 'rubble' &&
  ground !== 'rubble' &&
  from.hex.building !== to.hex.building

const isRoom = (footed: Footed): boolean => footed === 'interior' || footed === 'slit'

/** [SG-GEO-7] Same band, or stairs, rubble, or the ditch's edge. */
const heightsMeet = (state: State, from: Cell, below: Footed, to: Cell, ground: Footed): boolean => {
  const a = bandAt(state, from, 0)
  const b = bandAt(state, to, 0)
  if (a === b) return true
  if (below === 'rubble' || ground === 'rubble') return true
  // [SG-1.61-6] Stairs lead from the yard to the ramparts.
  if ((below === 'stairs' && ground === 'rampart') || (below === 'rampart' && ground === 'stairs')) return true
  return (a === -1 && b === 0) || (a === 0 && b === -1)
}

const groundCost = (from: Footed, to: Footed): number => {
  switch (to) {
    case 'ditch':
      // [SG-1.1-12] Along the ditch 1, down into it 4; filled ditch is ground [SG-RUL-133].
      return from === 'ditch' ? 1 : costOf('ditch')
    case 'rampart':
    case 'slit':
    case 'interior':
    case 'door':
    case 'keep-door':
      // [SG-1.1-6][SG-1.1-11][SG-2.33-4] Up from rubble.
      return from === 'rubble' ? 3 : costOf(to)
    default:
      return costOf(to)
  }
}
