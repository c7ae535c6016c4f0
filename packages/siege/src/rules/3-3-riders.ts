/** 3.3 Riders and horses: bridles, mounting and getting down. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, cellDistance, groundOf, sideTo } from '../ground.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Animal, Character, State } from '../state.ts'
import { burdenOf, isAble, isKnight } from '../units/figures-of.ts'
import { type HexId, otherSeat, type PieceId } from '../vocabulary.ts'
import { footedAt, isHorseGround } from './1-1-terrain.ts'
import { groundStep } from './1-6-connections.ts'
import { isInReach } from './hand.ts'

type Decided = Result<readonly Event[], Illegal>

export const hexesOfAnimal = (a: Animal): readonly HexId[] =>
  a.hex === undefined ? [] : a.rear === undefined ? [a.hex] : [a.hex, a.rear]

/** Whether a man stands beside an animal that nobody rides. */
const isBeside = (state: State, c: Character, a: Animal): boolean =>
  a.where === 'map' && a.rider === undefined && isInReach(state, c, hexesOfAnimal(a))

/** Living loose animals beside a man. */
export const animalsBeside = (state: State, c: Character): readonly Animal[] => {
  const at = groundOf(state).at(c.hex)
  const { living } = beastsOf(state)
  if (!at || living.size === 0) return []
  const found = new Set<Animal>()
  for (const cell of at.near) {
    const animal = cell && living.get(cell.id)
    if (animal) found.add(animal)
  }
  return [...found]
}

/** [SG-3.34-2] Passing by is enough to take the bridle. */
export const decideBridle = (state: State, animal: PieceId): Decided => {
  const c = state.characters[state.active ?? '']
  const a = state.animals[animal]
  if (!c) return no('nothing-selected', 'SG-3.34-2')
  if (!a || a.dead || a.rider !== undefined) return no('no-such-piece', 'SG-3.34-2')
  if (c.horse !== undefined) return no('already-mounted', 'SG-3.34-2')
  // [SG-RUL-109] One animal per leader.
  if (c.leads !== undefined || burdenOf(state, c) !== undefined) return no('did-something-else', 'SG-RUL-109')
  if (!isBeside(state, c, a)) return no('not-adjacent', 'SG-3.34-2')
  if (leaderOf(state, animal)) return no('led-by-another', 'SG-RUL-109')
  return ok([{ kind: 'bridle-taken', piece: c.id, animal }])
}

const leaderOf = (state: State, animal: PieceId): Character | undefined =>
  Object.values(state.characters).find(c => c.leads === animal)

export const decideLetGo = (state: State): Decided => {
  const c = state.characters[state.active ?? '']
  if (c?.leads === undefined) return no('not-now', 'SG-RUL-109')
  return ok([{ kind: 'bridle-dropped', piece: c.id }])
}

/** [SG-3.34-3] The animal follows into the hexes its leader left; a wagon follows the animal [SG-GEO-53]. */
export const followers = (state: State, c: Character, left: Cell): readonly Event[] => {
  const animal = state.animals[c.leads ?? '']
  if (!animal || animal.hex === undefined) return []
  const head = groundOf(state).at(animal.hex)!
  const turns = cellDistance(head, left) !== 1
  const rear = animal.rear === undefined ? undefined : turns ? animal.rear : animal.hex
  const moved: Event =
    rear === undefined
      ? { kind: 'animal-moved', animal: animal.id, hex: left.id }
      : { kind: 'animal-moved', animal: animal.id, hex: left.id, rear }
  const wagon = Object.values(state.engines).find(engine => engine.hitched === animal.id && engine.where === 'map')
  if (!wagon) return [moved]
  // An ox leaves the hex it stood on; a horse the hex of its rear half, unless it only turned.
  const behind = animal.rear === undefined ? animal.hex : rear === animal.rear ? undefined : animal.rear
  if (behind === undefined) return [moved]
  const engine = { ...wagon, hexes: [behind, wagon.hexes[0]!] }
  return [moved, { kind: 'engine-set', engine, why: 'carried' }]
}

/** [SG-RUL-109] The animal he leads goes where he stands: over ground open to horses, through no wall. */
export const canFollow = (state: State, c: Character): boolean => {
  const ground = groundOf(state)
  const animal = state.animals[c.leads ?? '']
  const left = ground.at(c.hex)
  if (!animal || !left) return true
  const footed = footedAt(state, left, 0)
  const from = hexesOfAnimal(animal)
    .map(hex => ground.at(hex))
    .find(cell => cell && cellDistance(cell, left) === 1)
  const side = from && sideTo(from, left)
  if (from === undefined || side === undefined || !isHorseGround(footed) || footed === 'trench') return false
  return groundStep(state, from, side, left) > 0
}

/** [SG-RUL-108] Beside the horse since before the phase, nothing else done in it; in the saddle at its end. */
export const decideMount = (state: State, animal: PieceId): Decided => {
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-3.33-1')
  const refusal = mountRefusal(state, c, animal)
  if (refusal) return refusal
  return ok([{ kind: 'acted', piece: c.id, acts: { busy: 'mount', animal } }, { kind: 'deselected' }])
}

const mountRefusal = (state: State, c: Character, animal: PieceId): No | undefined => {
  const a = state.animals[animal]
  if (!a || a.dead || a.rider !== undefined || a.kind !== 'horse') return no('no-such-piece', 'SG-3.33-2')
  if (c.horse !== undefined) return no('already-mounted', 'SG-3.33-1')
  if (!isBeside(state, c, a)) return no('not-adjacent', 'SG-3.33-2')
  // One horse, one rider: whoever has set his foot in the stirrup first.
  if (Object.entries(state.acts).some(([id, acts]) => id !== c.id && acts.animal === animal))
    return no('led-by-another', 'SG-3.33-2')
  // [SG-3.34-3] What an enemy leads is part of his piece.
  if (leaderOf(state, animal)?.seat === otherSeat(c.seat)) return no('led-by-another', 'SG-3.34-3')
  // [SG-3.33-3] There are mounted pieces of knights only; [SG-RUL-134] barons are knights.
  if (!isKnight(c)) return no('only-knights', 'SG-3.33-3')
  if (c.condition === 'wounded') return no('wounded-cannot-mount', 'SG-3.33-5')
  return idlePhase(state, c)
}

const idlePhase = (state: State, c: Character): No | undefined => {
  const acts = state.acts[c.id]
  if (acts?.moved || acts?.shotFirst || acts?.busy !== undefined || acts?.pushed)
    return no('did-something-else', 'SG-RUL-108')
  return c.arrived >= state.clock || burdenOf(state, c) !== undefined
    ? no('did-something-else', 'SG-RUL-108')
    : undefined
}

export const decideDismount = (state: State): Decided => {
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-3.33-1')
  if (c.horse === undefined) return no('not-mounted', 'SG-3.33-1')
  const refusal = idlePhase(state, c)
  if (refusal) return refusal
  return ok([{ kind: 'acted', piece: c.id, acts: { busy: 'dismount' } }, { kind: 'deselected' }])
}

/** The end of the phase brings them into the saddle or out of it. */
export const endMounting = (state: State): readonly Event[] =>
  Object.entries(state.acts).flatMap(([id, acts]): readonly Event[] => {
    const c = state.characters[id]
    if (!c || !isAble(c)) return []
    const animal = state.animals[acts.animal ?? '']
    // [SG-3.33-5] A wound that came meanwhile keeps him on foot.
    const mayMount = acts.busy === 'mount' && c.condition !== 'wounded'
    if (mayMount && animal && !animal.dead && isBeside(state, c, animal) && isClear(state, animal))
      return [
        // [SG-RUL-109] A rider leads no other animal.
        ...(c.leads === undefined || c.leads === animal.id ? [] : [{ kind: 'bridle-dropped' as const, piece: id }]),
        { kind: 'mounted', piece: id, animal: animal.id },
      ]
    return acts.busy === 'dismount' && c.hex !== undefined && c.horse !== undefined
      ? [
          {
            kind: 'due',
            tasks: [{ kind: 'land', seat: c.seat, piece: id, why: 'dismounted', near: [c.hex, c.rear ?? c.hex] }],
          },
        ]
      : []
  })

const isClear = (state: State, a: Animal): boolean =>
  hexesOfAnimal(a).every(
    hex => !peopleOf(state).living.has(hex) && !worksOf(state).engines.has(hex) && !state.fires[hex],
  )
