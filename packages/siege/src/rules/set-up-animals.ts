/** Animals are set up with whom they belong to: a draft animal before its wagon, a loose horse beside its knight. */
import type { Event } from '../event.ts'
import { type Cell, groundOf, sideTo } from '../ground.ts'
import { beastsOf, peopleOf } from '../occupancy.ts'
import type { Animal, Character, Engine, State } from '../state.ts'
import { SIDES } from '../vocabulary.ts'
import { footedAt, isHorseGround } from './1-1-terrain.ts'
import { groundStep } from './1-6-connections.ts'
import { hitchingHexes } from './5-1-wagons.ts'

/** Lives, has no rider and does not stay behind. */
const isComing = (animal: Animal | undefined): animal is Animal =>
  animal !== undefined &&
  !animal.dead &&
  animal.rider === undefined &&
  animal.where !== 'left' &&
  animal.where !== 'fled'

/** What draws this wagon today. */
export const teamOf = (state: State, wagon: Engine): Animal | undefined => {
  const animal = state.animals[wagon.hitched ?? '']
  return isComing(animal) ? animal : undefined
}

/** [SG-SCN-32] The horse of a knight on foot; it is named after him. */
export const horseOf = (state: State, c: Character): Animal | undefined => {
  const animal = c.horse === undefined ? state.animals[`${c.id}-horse`] : undefined
  return isComing(animal) && animal.seat === c.seat ? animal : undefined
}

/** [SG-5.11-2] [SG-5.11-3] Before the wagon's front, straight ahead if it can; none if there is no room. */
export const teamPlaced = (state: State, animal: Animal, wagon: Engine): readonly Event[] => {
  const ground = groundOf(state)
  const front = ground.at(wagon.hexes[0])
  return front
    ? lain(
        state,
        animal,
        front,
        hitchingHexes(state, wagon).map(hex => ground.at(hex)!),
        false,
      )
    : []
}

/** Beside him, with its head to him; none if there is no room. */
export const horsePlaced = (state: State, animal: Animal, c: Character): readonly Event[] => {
  const at = groundOf(state).at(c.hex)
  return at
    ? lain(
        state,
        animal,
        at,
        at.near.filter(cell => cell !== undefined),
        true,
      )
    : []
}

/** The first of these hexes beside `from` where it may stand, with a second hex behind it if it has two. */
const lain = (
  state: State,
  animal: Animal,
  from: Cell,
  hexes: readonly Cell[],
  headFirst: boolean,
): readonly Event[] => {
  const mayStand = (before: Cell, cell: Cell | undefined): cell is Cell =>
    cell !== undefined &&
    cell !== from &&
    groundStep(state, before, sideTo(before, cell)!, cell) > 0 &&
    isFree(state, cell, animal)
  for (const near of hexes) {
    if (!mayStand(from, near)) continue
    if (animal.kind === 'ox') return [{ kind: 'animal-moved', animal: animal.id, hex: near.id }]
    const ahead = sideTo(from, near)!
    for (const turn of SIDES) {
      const far = near.near[(ahead + turn) % 6]
      if (!mayStand(near, far)) continue
      const [hex, rear] = headFirst ? [near.id, far.id] : [far.id, near.id]
      return [{ kind: 'animal-moved', animal: animal.id, hex, rear }]
    }
  }
  return []
}

const isFree = (state: State, cell: Cell, animal: Animal): boolean => {
  const footed = footedAt(state, cell, 0)
  return (
    isHorseGround(footed) &&
    footed !== 'trench' &&
    !peopleOf(state).living.has(cell.id) &&
    (beastsOf(state).living.get(cell.id) ?? animal).id === animal.id
  )
}
