/** Who and what stands in the way, by place: gathered once for a set of pieces. */
import { groundOf } from '../ground.ts'
import { BEAST_WEIGHT, beastsOf, corpseWeight } from '../occupancy.ts'
import { recall } from '../recall.ts'
import type { State } from '../state.ts'
import type { HexId, PlaceId, Seat, Storey } from '../vocabulary.ts'

export const BEAST = 4
export const FLAMES = 8
/** [SG-TABLE-CORPSES] A point more, or closed. */
export const CORPSES = 16
export const HEAPED = 32

/** The bit of a living character of this side. */
export const bodyOf = (seat: Seat): number => (seat === 'garrison' ? 1 : 2)
export const BODIES = bodyOf('garrison') | bodyOf('besieger')

/** Bits by place; whatever lies beyond the end is empty. */
export type Traffic = Uint8Array

/** The traffic, and whether two of the living are in one place [SG-1.62-2]. */
interface Crowd {
  readonly traffic: Traffic
  readonly piled: boolean
}

const isSame = (a: State, b: State): boolean =>
  a.characters === b.characters && a.animals === b.animals && a.fires === b.fires && a.board === b.board

export const trafficOf = (state: State): Traffic => known(state).traffic

export const isPiled = (state: State): boolean => known(state).piled

/** Written over a crowd that is forgotten, where there is one. */
const gather = (state: State, spare?: Crowd): Crowd => {
  const ground = groundOf(state)
  const size = ground.cells.length * 2
  let traffic = spare && spare.traffic.length >= size ? spare.traffic.fill(0) : new Uint8Array(size)
  let piled = false
  const mark = (index: number, bit: number): void => {
    if (index >= traffic.length) {
      const wider = new Uint8Array((index + 1) * 2)
      wider.set(traffic)
      traffic = wider
    }
    traffic[index]! |= bit
  }
  const weights = new Map<number, number>()
  const lie = (index: number, weight: number): void => {
    weights.set(index, (weights.get(index) ?? 0) + weight)
  }
  const enter = (hex: HexId | undefined, storey: Storey, put: (index: number, what: number) => void, what: number) => {
    const cell = ground.at(hex)
    if (cell) put(cell.index * 2 + storey, what)
  }
  const stand = (index: number, bit: number): void => {
    if ((traffic[index] ?? 0) & BODIES) piled = true
    mark(index, bit)
  }
  const { characters } = state
  for (const id in characters) {
    const c = characters[id]!
    if (c.where !== 'map') continue
    if (c.condition === 'dead') enter(c.hex, c.storey, lie, 1)
    else {
      enter(c.hex, c.storey, stand, bodyOf(c.seat))
      if (c.rear !== undefined) enter(c.rear, 0, stand, bodyOf(c.seat))
    }
  }
  const beasts = beastsOf(state)
  for (const hex of beasts.living.keys()) enter(hex, 0, mark, BEAST)
  for (const [hex, count] of beasts.dead) enter(hex, 0, lie, BEAST_WEIGHT * count)
  for (const hex in state.fires) for (const storey of [0, 1] as const) enter(hex, storey, mark, FLAMES)
  for (const [index, weight] of weights) {
    const surcharge = surchargeOf(weight)
    if (surcharge !== 0) mark(index, surcharge === undefined ? HEAPED : CORPSES)
  }
  return { traffic, piled }
}

const known = recall(isSame, gather)

/** [SG-TABLE-CORPSES] 0, 1, or undefined when the dead close the hex. */
export const corpseSurcharge = (state: State, place: PlaceId): 0 | 1 | undefined =>
  surchargeOf(corpseWeight(state, place))

const surchargeOf = (weight: number): 0 | 1 | undefined => {
  if (weight >= 6) return
  return weight >= 3 ? 1 : 0
}
