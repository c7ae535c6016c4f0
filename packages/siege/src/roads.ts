/** How far it is on foot, whoever stands in the way: what the connection graph says from everywhere to a few places. */
import { type Cell, groundOf } from './ground.ts'
import { linksFrom, type Spot, spotId } from './rules/1-6-connections.ts'
import type { State } from './state.ts'
import type { HexId, PlaceId } from './vocabulary.ts'

/** Movement points from each place to the nearest of the goals, up to a limit; absent where no way leads. */
export const roadsTo = (state: State, goals: readonly HexId[], limit: number): ReadonlyMap<PlaceId, number> => {
  const far = new Map<PlaceId, number>()
  const waiting: Spot[][] = []
  const reach = (spot: Spot, cost: number): void => {
    const known = far.get(spotId(spot))
    if (cost > limit || (known !== undefined && known <= cost)) return
    far.set(spotId(spot), cost)
    const same = waiting[cost]
    if (same) same.push(spot)
    else waiting[cost] = [spot]
  }
  for (const hex of goals) {
    const cell: Cell | undefined = groundOf(state).at(hex)
    if (cell) reach({ cell, storey: 0 }, 0)
  }
  for (let cost = 0; cost < waiting.length; cost++)
    for (const spot of waiting[cost] ?? [])
      if (far.get(spotId(spot)) === cost)
        for (const { to } of linksFrom(state, spot)) {
          const back = linksFrom(state, to).find(link => link.place === spotId(spot))
          if (back) reach(to, cost + back.cost)
        }
  return far
}
