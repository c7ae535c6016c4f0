/** What a hand reaches from where somebody stands. */
import { groundOf, sideTo } from '../ground.ts'
import type { Character, State } from '../state.ts'
import type { HexId } from '../vocabulary.ts'
import { groundStep, linkBetween } from './1-6-connections.ts'
import { spotsOf } from './1-7-threat.ts'

/** [SG-GEO-7] One of these hexes is a step away: not through a wall or a slit, not down from a height; onto a tower's roof by the way one boards it. */
export const isInReach = (state: State, c: Character, hexes: readonly HexId[]): boolean =>
  hexes.some(hex => {
    const cell = groundOf(state).at(hex)
    return (
      cell !== undefined &&
      spotsOf(state, c).some(spot => {
        if (linkBetween(state, spot, { cell, storey: 1 })) return true
        const side = spot.storey === 0 ? sideTo(spot.cell, cell) : undefined
        return side !== undefined && groundStep(state, spot.cell, side, cell) > 0
      })
    )
  })
