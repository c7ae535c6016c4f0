/** 5.1 Wagons and draft animals. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import { isIn } from '../areas.ts'
import { drop } from '../drop.ts'
import type { Event } from '../event.ts'
import { cellDistance, groundOf, sideTo } from '../ground.ts'
import type { MoveOf } from '../move.ts'
import { type No, no } from '../refusal.ts'
import type { Animal, Character, Engine, State } from '../state.ts'
import { burdenOf } from '../units/figures-of.ts'
import type { HexId } from '../vocabulary.ts'
import { groundStep } from './1-6-connections.ts'
import { hexesOfAnimal } from './3-3-riders.ts'
import { isInReach } from './hand.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-5.11-2] The three hexes in front of the wagon's front hex. */
export const hitchingHexes = (state: State, wagon: Engine): readonly HexId[] => {
  const ground = groundOf(state)
  const front = ground.at(wagon.hexes[0])
  const rear = ground.at(wagon.hexes[1])
  const side = rear && front ? sideTo(rear, front) : undefined
  if (!front || side === undefined) return []
  return [side, (side + 1) % 6, (side + 5) % 6].flatMap(one => {
    const cell = front.near[one]
    return cell ? [cell.id] : []
  })
}

/** [SG-5.11-3] The ox itself, or the draft horse's rear half, stands at the head. */
export const isAtHead = (state: State, wagon: Engine, animal: Animal): boolean =>
  hitchingHexes(state, wagon).includes(animal.rear ?? animal.hex ?? '')

/** [SG-GEO-53] Whether what this man leads can follow into his hex with the wagon behind it, its animal still before the front. */
export const drawsOn = (state: State, c: Character): boolean => {
  const animal = state.animals[c.leads ?? '']
  if (!animal) return true
  const wagon = Object.values(state.engines).find(engine => engine.where === 'map' && engine.hitched === c.leads)
  const [head, to] = [groundOf(state).at(animal?.hex), groundOf(state).at(c.hex)]
  if (!wagon || !head || !to) return true
  // A horse that only turns leaves the wagon standing.
  if (animal.rear !== undefined && cellDistance(head, to) !== 1) return true
  if (!isOpenBefore(state, wagon, animal.rear ?? head.id)) return false
  const drawn = { ...wagon, hexes: [animal.rear ?? head.id, wagon.hexes[0]!] }
  return hitchingHexes(state, drawn).includes(animal.rear === undefined ? to.id : head.id)
}

/** [SG-GEO-6] No wall, and no gate that is shut, between its own two hexes or before its front. */
const isOpenBefore = (state: State, wagon: Engine, next: HexId): boolean => {
  const track = [...wagon.hexes.toReversed(), next].flatMap(hex => groundOf(state).at(hex) ?? [])
  return track.slice(1).every((cell, i) => {
    const side = sideTo(track[i]!, cell)
    return side !== undefined && groundStep(state, track[i]!, side, cell) > 0
  })
}

/** [SG-5.11-7] It takes a man his whole phase, beside both [SG-RUL-104]. */
export const decideHitch = (state: State, move: MoveOf<'hitch'>): Decided => {
  const c = state.characters[state.active ?? '']
  const wagon = state.engines[move.wagon]
  const animal = state.animals[move.animal]
  if (!c) return no('nothing-selected', 'SG-5.11-7')
  if (wagon?.kind !== 'wagon' || !animal || animal.kind === 'horse') return no('no-such-piece', 'SG-5.11-1')
  const refusal = handRefusal(state, c, wagon.hexes, hexesOfAnimal(animal))
  if (refusal) return refusal
  if (wagon.hitched !== undefined || animal.dead || !isAtHead(state, wagon, animal))
    return no('not-hitchable', 'SG-5.11-2')
  if (Object.values(state.engines).some(engine => engine.hitched === animal.id)) return no('not-hitchable', 'SG-5.11-1')
  return ok([
    { kind: 'engine-set', engine: { ...wagon, hitched: animal.id }, why: 'hitched' },
    { kind: 'acted', piece: c.id, acts: { busy: 'hitch' } },
    { kind: 'deselected' },
  ])
}

/** [SG-5.11-7] Alive or dead, it can be taken out again. */
export const decideUnhitch = (state: State, move: MoveOf<'unhitch'>): Decided => {
  const c = state.characters[state.active ?? '']
  const wagon = state.engines[move.wagon]
  if (!c) return no('nothing-selected', 'SG-5.11-7')
  if (wagon?.kind !== 'wagon') return no('no-such-piece', 'SG-5.11-7')
  const animal = state.animals[wagon.hitched ?? '']
  if (!animal) return no('not-hitchable', 'SG-5.11-7')
  const refusal = handRefusal(state, c, wagon.hexes, hexesOfAnimal(animal))
  if (refusal) return refusal
  return ok([
    { kind: 'engine-set', engine: drop(wagon, 'hitched'), why: 'unhitched' },
    { kind: 'acted', piece: c.id, acts: { busy: 'hitch' } },
    { kind: 'deselected' },
  ])
}

const handRefusal = (state: State, c: Character, wagon: readonly HexId[], animal: readonly HexId[]): No | undefined => {
  if (!isInReach(state, c, wagon) || !isInReach(state, c, animal)) return no('not-adjacent', 'SG-RUL-104')
  const acts = state.acts[c.id]
  if (
    acts?.moved ||
    acts?.shotFirst ||
    acts?.busy !== undefined ||
    c.horse !== undefined ||
    burdenOf(state, c) !== undefined
  )
    return no('did-something-else', 'SG-5.11-7')
  return
}

/** A wagon with a hex in the goal is in: off the map, and its points are made. */
export const wagonsHome = (state: State): readonly Event[] => {
  const goal = state.terms.wagonGoal
  if (!goal) return []
  return Object.values(state.engines).flatMap((wagon): readonly Event[] => {
    if (wagon.kind !== 'wagon' || wagon.where !== 'map' || !wagon.hexes.some(hex => isIn(state, goal, hex))) return []
    const { hitched: _hitched, ...rest } = wagon
    const points = state.terms.scoring.wagons?.broughtIn ?? 0
    return [
      { kind: 'engine-set', engine: { ...rest, where: 'left', hexes: [], arrivedHome: true }, why: 'brought-in' },
      ...(points > 0 ? [{ kind: 'scored' as const, seat: wagon.seat, points, why: 'wagon-in' }] : []),
    ]
  })
}
