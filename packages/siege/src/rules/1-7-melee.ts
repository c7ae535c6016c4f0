/** 1.7, 1.72, 1.74 Melee: putting a fight together out of small moves, and rolling it. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { groundOf, sideTo } from '../ground.ts'
import { beastsOf, peopleOf, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, Fight, State } from '../state.ts'
import { meleeLetter } from '../tables/tables.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { burdenOf, isAble, isLiving } from '../units/figures-of.ts'
import { type PieceId, placeId, SIDES } from '../vocabulary.ts'
import { sideNow } from './1-1-terrain.ts'
import type { Spot } from './1-6-connections.ts'
import { isHeldBack } from './1-6-movement.ts'
import { BEAST, BODIES, trafficOf } from './1-6-traffic.ts'
import { isMountedTarget, meleeForecast, shiftedOdds } from './1-7-odds.ts'
import { meleeResult } from './1-7-results.ts'
import { canStrike, crossesBase, spotsOf } from './1-7-threat.ts'
import { noTarget } from './target.ts'

type Decided = Result<readonly Event[], Illegal>

/** Why this man may not attack at all in this step. */
export const attackerRefusal = (state: State, id: PieceId): No | undefined => {
  const c = state.characters[id]
  if (!c) return no('no-such-piece', 'SG-1.7-1')
  // [SG-1.2-2] Only the side whose phase it is attacks.
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-1.2-2')
  if (c.hex === undefined || c.where !== 'map') return no('not-on-map', 'SG-1.7-1')
  if (!isAble(c)) return no('not-able', 'SG-RUL-015')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  const acts = state.acts[id]
  // [SG-RUL-011] One attack a phase.
  if (acts?.attacked) return no('already-attacked', 'SG-RUL-011')
  // [SG-RUL-077] Whoever strikes leaves the winch.
  if (acts?.busy !== undefined && acts.busy !== 'winch') return no('did-something-else', 'SG-RUL-017')
  const burden = burdenOf(state, c)
  if (burden !== undefined && state.engines[burden]?.kind === 'ladder') return no('carrying', 'SG-1.91-2')
  return
}

/** Whether one may strike at the other across what lies between them [SG-1.74-2]. */
export const canAttack = (state: State, attacker: PieceId, defender: PieceId): boolean => {
  const c = state.characters[attacker]
  if (!c) return false
  const targets = targetSpots(state, defender)
  return spotsOf(state, c).some(from => targets.some(to => canStrike(state, from, to, c.horse !== undefined)))
}

const targetSpots = (state: State, id: PieceId): readonly Spot[] => {
  const c = state.characters[id]
  if (c) return isLiving(c) && c.where === 'map' ? spotsOf(state, c) : []
  const animal = state.animals[id]
  if (!animal || animal.dead || animal.rider !== undefined || animal.hex === undefined) return []
  const ground = groundOf(state)
  const hexes = animal.rear === undefined ? [animal.hex] : [animal.hex, animal.rear]
  return hexes.flatMap(hex => {
    const cell = ground.at(hex)
    return cell ? [{ cell, storey: 0 as const }] : []
  })
}

/** Everybody this man could strike at, people first. */
export const targetsOf = (state: State, attacker: PieceId): readonly PieceId[] => {
  const c = state.characters[attacker]
  if (!c) return []
  const found: PieceId[] = []
  const { living: people, stacked } = peopleOf(state)
  const beasts = beastsOf(state).living
  const traffic = trafficOf(state)
  for (const spot of spotsOf(state, c))
    for (const side of SIDES) {
      const cell = spot.cell.near[side]
      if (!cell) continue
      const index = cell.index * 2
      if (!(((traffic[index] ?? 0) | (traffic[index + 1] ?? 0)) & (BODIES | BEAST))) continue
      for (const storey of [0, 1] as const) {
        if (!((traffic[index + storey] ?? 0) & BODIES)) continue
        const place = placeId(cell.id, storey)
        for (const other of [people.get(place), stacked.get(place)])
          if (other && other.seat !== c.seat && !found.includes(other.id) && canAttack(state, attacker, other.id))
            found.push(other.id)
      }
      const animal = beasts.get(cell.id)
      if (animal && animal.seat !== c.seat && !found.includes(animal.id) && canAttack(state, attacker, animal.id))
        found.push(animal.id)
    }
  return found
}

/** [SG-1.7-1] Nobody beside him, or nobody he can get at. */
const noTargetRefusal = (state: State, id: PieceId): No => {
  const enemies = [...Object.values(state.characters), ...Object.values(state.animals)].filter(
    one => one.seat !== state.phase && touching(state, id, one.id).length > 0,
  )
  return strikeRefusal(state, id, enemies[0]?.id ?? '')
}

/** The places of two who stand side by side, or above each other. */
const touching = (state: State, attacker: PieceId, defender: PieceId): readonly (readonly [Spot, Spot])[] =>
  spotsOf(state, state.characters[attacker]!).flatMap(from =>
    targetSpots(state, defender)
      .filter(to => to.cell === from.cell || from.cell.near.includes(to.cell))
      .map(to => [from, to] as const),
  )

/** Why one who stands beside the other cannot strike at him [SG-1.74-2]. */
const strikeRefusal = (state: State, attacker: PieceId, defender: PieceId): No => {
  const [pair] = touching(state, attacker, defender)
  if (!pair) return no('not-adjacent', 'SG-1.7-1')
  const [from, to] = pair
  const { engines, uprightLadders } = worksOf(state)
  if (from.storey === 1 && uprightLadders.has(from.cell.id)) return no('no-way', 'SG-1.74-3')
  if (to.storey === 1 && uprightLadders.has(to.cell.id)) return no('no-way', 'SG-RUL-069')
  // [SG-2.45-6] A tower's storeys are sealed off.
  if (from.storey !== to.storey && engines.get(from.cell.id) === engines.get(to.cell.id))
    return no('no-way', 'SG-2.45-6')
  const feature = sideNow(state, from.cell, sideTo(from.cell, to.cell)!)
  // [SG-1.74-1] Never through a slit, [SG-1.1-1] never through a wall.
  if (feature === 'slit') return no('slit-between', 'SG-1.74-1')
  if (feature === 'wall') return no('wall-between', 'SG-1.1-1')
  if (feature === 'parapet' || feature === 'drop') return no('wall-between', 'SG-RUL-070')
  if (crossesBase(state, from.cell, to.cell)) return no('base-side', 'SG-5.24-1')
  return state.characters[attacker]?.horse !== undefined && canStrike(state, from, to)
    ? no('closed-to-horses', 'SG-1.74-2')
    : no('no-way', 'SG-1.74-2')
}

/** Adding one more attacker to the fight, or beginning one. */
export const decideJoin = (state: State, id: PieceId): Decided => {
  const refusal = attackerRefusal(state, id)
  if (refusal) return refusal
  const fight = state.fight
  if (fight?.attackers.includes(id)) return no('already-there', 'SG-1.72-3')
  // [SG-RUL-063] Every attacker must be able to strike every defender.
  if (fight?.defenders.some(other => !canAttack(state, id, other))) return no('not-all-reach', 'SG-RUL-063')
  if (targetsOf(state, id).length === 0) return noTargetRefusal(state, id)
  return ok([{ kind: 'fight-set', attackers: [...(fight?.attackers ?? []), id], defenders: fight?.defenders ?? [] }])
}

export const decideTarget = (state: State, id: PieceId): Decided => {
  const fight = state.fight
  if (!fight) return no('no-fight', 'SG-1.7-1')
  const { attackers, defenders } = fight
  const refusal = targetRefusal(state, fight, id)
  return refusal ?? ok([{ kind: 'fight-set', attackers, defenders: [...defenders, id] }])
}

/** Why this one is not to be struck at by them, besides the others already named. */
const targetRefusal = (state: State, { attackers, defenders }: Fight, id: PieceId): No | undefined => {
  const unfit = noTarget(state, state.phase, id)
  if (unfit) return no(unfit, 'SG-1.7-1')
  if (defenders.includes(id)) return no('already-there', 'SG-1.72-2')
  const short = attackers.filter(one => !canAttack(state, one, id))
  if (short.length > 0)
    return attackers.length > 1 ? no('not-all-reach', 'SG-1.74-2') : strikeRefusal(state, short[0]!, id)
  const first = defenders[0]
  // [SG-RUL-063] Riders and men on foot are not fought together.
  return first !== undefined && isMountedTarget(state, first) !== isMountedTarget(state, id)
    ? no('mixed-defenders', 'SG-RUL-063')
    : undefined
}

/** Why these could not fight those, were it their side's melee step. */
export const meleeRefusal = (state: State, fight: Fight): No | undefined => {
  const phase = state.characters[fight.attackers[0] ?? '']?.seat ?? state.phase
  const ready: State = { ...state, step: 'melee', phase, acts: {}, fight }
  for (const id of fight.attackers) {
    const refusal = attackerRefusal(ready, id)
    if (refusal) return refusal
  }
  for (const [index, id] of fight.defenders.entries()) {
    const refusal = targetRefusal(ready, { ...fight, defenders: fight.defenders.slice(0, index) }, id)
    if (refusal) return refusal
  }
  return fightRefusal(ready)
}

/** Why the fight as put together may not be rolled. */
export const fightRefusal = (state: State): No | undefined => {
  const fight = state.fight
  if (!fight || fight.defenders.length === 0) return no('no-fight', 'SG-1.7-1')
  const forecast = meleeForecast(state, fight.attackers, fight.defenders)
  // [SG-1.7-4][SG-RUL-005] The raw quotient counts: no shift rescues it.
  if (forecast.odds < 1)
    return no('below-one-to-one', 'SG-1.7-4', { attack: forecast.attack, defense: forecast.defense })
  if (state.rules.oddsBelowOne === 'forbid' && shiftedOdds(forecast) < 1) return no('below-one-to-one', 'SG-RUL-005')
  return
}

/** [SG-1.7-6] One die, one result. */
export const decideFight = (state: State, chance: Chance): Decided => {
  const refusal = fightRefusal(state)
  if (refusal) return refusal
  const { attackers, defenders } = state.fight!
  const { odds, column, mounted } = meleeForecast(state, attackers, defenders)
  const value = chance.die('melee', 10)
  const letter = meleeLetter(tablesOf(state)[mounted ? 'melee-mounted' : 'melee-foot'], column, value)
  const fought: Event = { kind: 'fought', attackers, defenders, odds, column, value, letter, mounted }
  return ok([fought, ...meleeResult(state, { attackers, defenders, letter, mounted })])
}

/** Who of the phasing side may still attack somebody. */
export const possibleAttackers = (state: State): readonly Character[] =>
  Object.values(state.characters).filter(
    c => c.seat === state.phase && targetsOf(state, c.id).length > 0 && !attackerRefusal(state, c.id),
  )
