/** 1.21 step 4: everything that is done in the melee step. */
import type { Chance, Illegal, Result } from '@siegeworks/kernel'
import { ok } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import type { Cell } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { worksOf } from '../occupancy.ts'
import { recall } from '../recall.ts'
import { no } from '../refusal.ts'
import type { Character, State } from '../state.ts'
import { isAble } from '../units/figures-of.ts'
import type { PieceId } from '../vocabulary.ts'
import {
  canAttack,
  decideFight,
  decideJoin,
  decideTarget,
  fightRefusal,
  possibleAttackers,
  targetsOf,
} from './1-7-melee.ts'
import { isMountedTarget } from './1-7-odds.ts'
import { spotsOf } from './1-7-threat.ts'
import { decidePush, pushRefusal } from './1-9-ladders.ts'
import { heldEngines } from './2-4-siege-tower.ts'
import { decideLight, decidePutOut, fuelAt, lightRefusal, putOutRefusal } from './3-5-fire.ts'

import { decideRam, delayedRams, ramMoves } from './4-3-ram.ts'
import { decideOil, oilMoves } from './5-32-oil.ts'

type Decided = Result<readonly Event[], Illegal>

/** Every move of the melee step but its end. Must agree with `decideMelee`. */
export const meleeMoves = (state: State): readonly Move[] => known(state)

const findMeleeMoves = (state: State): readonly Move[] => {
  const fight = state.fight
  if (fight) return fightMoves(state)
  const moves: Move[] = possibleAttackers(state).map(c => ({ kind: 'join', piece: c.id }))
  for (const id in state.characters) {
    const c = state.characters[id]!
    if (c.seat === state.phase && c.where === 'map' && isAble(c))
      moves.push(...otherWork(state, c), ...oilMoves(state, c))
  }
  return [...moves, ...ramMoves(state)]
}

const known = recall(Object.is, findMeleeMoves)

const fightMoves = (state: State): readonly Move[] => {
  const { attackers, defenders } = state.fight!
  const moves: Move[] = [{ kind: 'call-off' }]
  if (!fightRefusal(state)) moves.push({ kind: 'fight' })
  const first = defenders[0]
  for (const id of targetsOf(state, attackers[0]!)) {
    if (defenders.includes(id) || attackers.some(one => !canAttack(state, one, id))) continue
    if (first === undefined || isMountedTarget(state, first) === isMountedTarget(state, id))
      moves.push({ kind: 'target', piece: id })
  }
  for (const c of possibleAttackers(state))
    if (!attackers.includes(c.id) && defenders.every(id => canAttack(state, c.id, id)))
      moves.push({ kind: 'join', piece: c.id })
  return moves
}

/** Ladders to throw down, fires to light and to put out. */
const otherWork = (state: State, c: Character): readonly Move[] => {
  const moves: Move[] = []
  const works = worksOf(state)
  if (state.level < 3 && works.uprightLadders.size === 0) return moves
  const burning = Object.keys(state.fires).length > 0
  for (const near of besides(state, c)) {
    const ladder = works.uprightLadders.get(near.id)
    if (ladder && !pushRefusal(state, c.id, ladder.id))
      moves.push({ kind: 'push-ladder', piece: c.id, ladder: ladder.id })
    if (state.level < 3) continue
    if (burning && !putOutRefusal(state, c.id, near.id)) moves.push({ kind: 'put-out', piece: c.id, hex: near.id })
    if (fuelAt(state, near) && !lightRefusal(state, c.id, near.id))
      moves.push({ kind: 'light', piece: c.id, hex: near.id })
  }
  return moves
}

/** The hexes beside him, each once; a rider's two have more of them. */
const besides = (state: State, c: Character): ReadonlySet<Cell> => {
  const found = new Set<Cell>()
  for (const { cell } of spotsOf(state, c)) for (const near of cell.near) if (near) found.add(near)
  return found
}

export const decideMelee = (state: State, move: Move, chance: Chance): Decided => {
  switch (move.kind) {
    case 'join':
      return decideJoin(state, move.piece)
    case 'target':
      return decideTarget(state, move.piece)
    case 'fight': {
      const fought = decideFight(state, chance)
      // [SG-2.41-4] Held before the fight's own consequences move anybody.
      return fought.ok ? ok([...heldAndDelayed(state, state.fight!.attackers), ...fought.value]) : fought
    }
    case 'call-off':
      return state.fight ? ok([{ kind: 'fight-off' }]) : no('no-fight', 'SG-1.7-1')
    case 'push-ladder':
      return state.fight ? no('answer-first', 'SG-RUL-010') : decidePush(state, move, chance)
    case 'light':
      if (state.level < 3) return no('not-in-force', 'SG-0-2')
      return state.fight ? no('answer-first', 'SG-RUL-010') : decideLight(state, move)
    case 'put-out':
      if (state.level < 3) return no('not-in-force', 'SG-0-2')
      return state.fight ? no('answer-first', 'SG-RUL-010') : putOut(state, move, chance)
    case 'pour-oil':
      return state.fight ? no('answer-first', 'SG-RUL-010') : decideOil(state, move, chance)
    case 'ram':
      return state.fight ? no('answer-first', 'SG-RUL-010') : decideRam(state, move, chance)
    default:
      return no('not-now', 'SG-1.21-11')
  }
}

/** [SG-2.41-4] [SG-4.34-1] A fight holds a tower back and delays a ram; both marks are one piece's. */
const heldAndDelayed = (state: State, attackers: readonly PieceId[]): readonly Event[] => {
  const held = heldEngines(state, attackers)
  const engines = { ...state.engines }
  for (const event of held) if (event.kind === 'engine-set') engines[event.engine.id] = event.engine
  return [...held, ...delayedRams({ ...state, engines }, attackers)]
}

/** [SG-4.34-1] Fighting a fire delays the ram of whoever does it. */
const putOut = (state: State, move: MoveOf<'put-out'>, chance: Chance): Decided => {
  const tried = decidePutOut(state, move, chance)
  return tried.ok ? ok([...delayedRams(state, [move.piece]), ...tried.value]) : tried
}
