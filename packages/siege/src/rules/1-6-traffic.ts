/** Who and what stands in the way, by place: gathered once for a set of pieces. */
import { type Cell, groundOf } from '../ground.ts'
import { beastsOf, corpseWeight, peopleOf } from '../occupancy.ts'
import { recall } from '../recall.ts'
import type { Character, State } from '../state.ts'
import { hexOfPlace, type PlaceId, type Seat, type Storey, storeyOfPlace } from '../vocabulary.ts'

export const BEAST = 4
export const FLAMES = 8
/** [SG-TABLE-CORPSES] A point more, or closed. */
export const CORPSES = 16
export const HEAPED = 32

/** The bit of a living character of this side. */
export const bodyOf = (seat: Seat): number => (seat === 'garrison' ? 1 : 2)

/** Bits by place; whatever lies beyond the end is empty. */
export type Traffic = Uint8Array

const isSame = (a: State, b: State): boolean =>
  a.characters === b.characters && a.animals === b.animals && a.fires === b.fires && a.board === b.board

export const trafficOf = (state: State): Traffic => known(state)

const gather = (state: State): Traffic => {
  const ground = groundOf(state)
  let traffic = new Uint8Array(ground.cells.length * 2)
  const mark = (cell: Cell | undefined, storey: Storey, bit: number): void => {
    if (!cell) return
    const index = cell.index * 2 + storey
    if (index >= traffic.length) {
      const wider = new Uint8Array((index + 1) * 2)
      wider.set(traffic)
      traffic = wider
    }
    traffic[index]! |= bit
  }
  const { living, stacked, dead } = peopleOf(state)
  const markBody = (c: Character, place: PlaceId): void => {
    if (place === c.rear) mark(ground.at(c.rear), 0, bodyOf(c.seat))
    else mark(ground.at(c.hex), c.storey, bodyOf(c.seat))
  }
  living.forEach(markBody)
  stacked.forEach(markBody)
  const beasts = beastsOf(state)
  for (const hex of beasts.living.keys()) mark(ground.at(hex), 0, BEAST)
  for (const hex in state.fires) for (const storey of [0, 1] as const) mark(ground.at(hex), storey, FLAMES)
  for (const places of [dead.keys(), beasts.dead.keys()])
    for (const place of places) {
      const surcharge = corpseSurcharge(state, place)
      if (surcharge !== 0)
        mark(ground.at(hexOfPlace(place)), storeyOfPlace(place), surcharge === undefined ? HEAPED : CORPSES)
    }
  return traffic
}

const known = recall(isSame, gather)

/** [SG-TABLE-CORPSES] 0, 1, or undefined when the dead close the hex. */
export const corpseSurcharge = (state: State, place: PlaceId): 0 | 1 | undefined => {
  const weight = corpseWeight(state, place)
  if (weight >= 6) return
  return weight >= 3 ? 1 : 0
}
