/** Where somebody comes down: thrown from a horse, the bridge, a ladder or a roof. */
import { type Cell, groundOf } from '../ground.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'
import { isLiving } from '../units/figures-of.ts'
import { type PlaceId, placeId } from '../vocabulary.ts'
import { bandAt, footedAt, groundAt } from './1-1-terrain.ts'
import { linksFrom } from './1-6-connections.ts'
import { corpseSurcharge } from './1-6-traffic.ts'

type Land = Extract<Task, { readonly kind: 'land' }>

/** The places the owner may choose from; empty means there is none [SG-RUL-072][SG-RUL-078][SG-RUL-084][SG-RUL-132]. */
export const landings = (state: State, task: Land): readonly PlaceId[] => {
  const ground = groundOf(state)
  const from = task.near.flatMap(hex => {
    const cell = ground.at(hex)
    return cell ? [cell] : []
  })
  switch (task.why) {
    case 'bridge':
      return ditchLandings(state, from)
    case 'ladder':
      return ladderLandings(state, from)
    case 'roof':
      return roofLandings(state, from)
    default:
      return footLandings(state, task, from)
  }
}

const around = (cells: readonly Cell[]): readonly Cell[] => [
  ...new Set(cells.flatMap(cell => cell.near.filter(near => near !== undefined && !cells.includes(near)) as Cell[])),
]

/** Nobody lives there and nothing closes it. */
const isOpen = (state: State, cell: Cell): boolean =>
  !isClosed(state, cell) && footedAt(state, cell, 0) !== 'ladder-foot' && !peopleOf(state).living.has(cell.id)

/** [SG-3.43-3] Machines, [SG-3.54-3] flames, beasts and [SG-RUL-049] heaps of dead close a hex. */
const isClosed = (state: State, cell: Cell): boolean => {
  const footed = footedAt(state, cell, 0)
  if (footed === 'wall' || footed === 'engine' || state.fires[cell.id]) return true
  return beastsOf(state).living.has(cell.id) || corpseSurcharge(state, cell.id) === undefined
}

/** [SG-3.35-1] Beside the horse, one step away on foot; failing that within two [SG-RUL-072]. */
const footLandings = (state: State, task: Land, from: readonly Cell[]): readonly PlaceId[] => {
  const dead = !isLiving(state.characters[task.piece]!)
  const step = (cells: readonly Cell[]): readonly Cell[] => [
    ...new Set(
      cells.flatMap(cell =>
        linksFrom(state, { cell, storey: 0 })
          .filter(link => link.to.storey === 0)
          .map(link => link.to.cell),
      ),
    ),
  ]
  const beside = step(from).filter(cell => !from.includes(cell))
  const free = beside.filter(cell => isOpen(state, cell))
  // [SG-RUL-108] Who gets down of his own will does so beside the horse or not at all.
  if (free.length > 0 || task.why === 'dismounted') return free.map(cell => cell.id)
  // A dead man needs no room of his own.
  if (dead) return beside.filter(cell => footedAt(state, cell, 0) !== 'engine').map(cell => cell.id)
  const { seat } = state.characters[task.piece]!
  const passable = beside.filter(
    cell => !isClosed(state, cell) && (peopleOf(state).living.get(cell.id)?.seat ?? seat) === seat,
  )
  return step(passable)
    .filter(cell => !from.includes(cell) && isOpen(state, cell))
    .map(cell => cell.id)
}

/** [SG-1.8-4] A ditch hex beside the bridge; else within two [SG-RUL-078]. */
const ditchLandings = (state: State, from: readonly Cell[]): readonly PlaceId[] => {
  const ditch = (cell: Cell): boolean => groundAt(state, cell) === 'ditch' && isOpen(state, cell)
  const ring = around(from)
  const near = ring.filter(ditch)
  if (near.length > 0) return near.map(cell => cell.id)
  return around([...from, ...ring])
    .filter(ditch)
    .map(cell => cell.id)
}

/** [SG-1.94-5] Beside the ladder's hex, ramparts excluded; [SG-1.94-6] also on top of somebody. */
const ladderLandings = (state: State, from: readonly Cell[]): readonly PlaceId[] =>
  around(from)
    .filter(cell => {
      if (isClosed(state, cell)) return false
      if (worksOf(state).uprightLadders.has(cell.id) || bandAt(state, cell, 0) > 0) return false
      // [SG-RUL-054] A pair already piled up is not joined by a third, and a rider is no soft landing.
      if (peopleOf(state).stacked.has(cell.id)) return false
      if (peopleOf(state).living.get(cell.id)?.horse !== undefined) return false
      return from.some(one => linksFrom(state, { cell: one, storey: 0 }).some(link => link.to.cell === cell))
    })
    .map(cell => cell.id)

/** [SG-RUL-132] Straight down if it is free, else the nearest free neighbor. */
const roofLandings = (state: State, from: readonly Cell[]): readonly PlaceId[] => {
  const below = from.filter(cell => isOpen(state, cell))
  if (below.length > 0) return below.map(cell => placeId(cell.id, 0))
  return around(from)
    .filter(cell => isOpen(state, cell) && bandAt(state, cell, 0) <= 0)
    .map(cell => cell.id)
}
