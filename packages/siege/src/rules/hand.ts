/** What a hand reaches from where somebody stands. */
import { groundOf, sideTo } from '../ground.ts'
import type { Character, State } from '../state.ts'
import type { HexId } from '../vocabulary.ts'
import { groundStep, linkBetween } from './1-6-connections.ts'
import { spotsOf } from './1-7-threat.ts'

/** [SG-GEO-7] One of these hexes is a step away: not through a wall or a slit, not from one height to another; on a roof from hex to hex of it. */
export const isInReach = (state: State, c: Character, hexes: readonly HexId[]): boolean =>
  hexes.some(hex => {
    const cell = groundOf(state).at(hex)
    return (
      cell !== undefined &&
      spotsOf(state, c).some(spot => {
        if (spot.storey === 1) return linkBetween(state, spot, { cell, storey: 1 }) !== undefined
        const side = sideTo(spot.cell, cell)
        return side !== undefined && groundStep(state, spot.cell, side, cell) > 0
      })
    )
  })
