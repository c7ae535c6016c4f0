/** 1.7, 1.71, 1.72 Odds: who adds up to what, every shift with its reason, and the chance of each result. */
import type { Forecast, Shift } from '../forecast.ts'
import { groundOf } from '../ground.ts'
import type { Character, State } from '../state.ts'
import { type MeleeTable, meleeLetter } from '../tables/tables.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { ANIMAL_DEFENSE } from '../units/class-def.ts'
import { figuresOf } from '../units/figures-of.ts'
import { type Footing, MELEE_LETTERS, type MeleeLetter, type PieceId } from '../vocabulary.ts'
import { footedAt, footingOf } from './1-1-terrain.ts'
import { spotsOf } from './1-7-threat.ts'

/** The fight as it would be rolled. Its participants are taken as given: `fightRefusal` says whether they may. */
export const meleeForecast = (state: State, attackers: readonly PieceId[], defenders: readonly PieceId[]): Forecast => {
  const attack = attackers.reduce((sum, id) => sum + figuresOf(state.characters[id]!).attack, 0)
  const defense = defenders.reduce((sum, id) => sum + defenseOf(state, id), 0)
  // [SG-1.7-3] Fractions fall to the defender.
  const odds = Math.floor(attack / Math.max(1, defense))
  const mounted = defenders.some(id => isMountedTarget(state, id))
  const table = tablesOf(state)[mounted ? 'melee-mounted' : 'melee-foot']
  const shifts = shiftsOf(state, attackers, defenders, mounted)
  const column = columnOf(state, table, odds, shifts)
  const faces = FACES.map(face => meleeLetter(table, column, face))
  return { attack, defense, odds, shifts, column, mounted, faces, chances: chancesOf(faces) }
}

/** [SG-RUL-003] Above the last column counts as the last, before shifts; [SG-RUL-004] the net shift once, then cut. */
const columnOf = (state: State, table: MeleeTable, odds: number, shifts: readonly Shift[]): number => {
  const raw = state.rules.oddsClamp === 'before' ? Math.min(odds, table.columns) : odds
  const net = shifts.reduce((sum, shift) => sum + shift.columns, 0)
  return Math.max(1, Math.min(table.columns, raw + net))
}

/** Before cutting: a table that forbids shifted attacks below 1-1 asks this [SG-RUL-005]. */
export const shiftedOdds = (forecast: Forecast): number =>
  forecast.odds + forecast.shifts.reduce((sum, shift) => sum + shift.columns, 0)

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const chancesOf = (faces: readonly MeleeLetter[]): Forecast['chances'] =>
  MELEE_LETTERS.filter(letter => faces.includes(letter)).map(letter => ({
    letter,
    faces: faces.filter(face => face === letter).length,
  }))

export const isMountedTarget = (state: State, id: PieceId): boolean =>
  state.animals[id] !== undefined || state.characters[id]?.horse !== undefined

/** [SG-3.35-4][SG-5.12-2] Animals defend with 1. */
const defenseOf = (state: State, id: PieceId): number => {
  const c = state.characters[id]
  return c ? figuresOf(c).defense : ANIMAL_DEFENSE
}

const shiftsOf = (
  state: State,
  attackers: readonly PieceId[],
  defenders: readonly PieceId[],
  mounted: boolean,
): readonly Shift[] => {
  const shifts: Shift[] = []
  const keepDoor = attackers.some(id => defenders.some(other => beforeKeepDoor(state, id, other)))
  // [SG-1.72-8] The worst ground among the attackers, [SG-RUL-064] the best among the defenders.
  const attacker = attackers.reduce<Footing>(
    (worst, id) => lesser(worst, footingIn(state, state.characters[id]!, defenders)),
    1,
  )
  const defender = defenders.reduce<Footing>((best, id) => greater(best, defenderFooting(state, id)), -1)
  if (attacker !== defender) {
    const terrain = { columns: attacker - defender, why: 'terrain', attacker, defender } as const
    // [SG-1.71-2] Attacker's class less defender's.
    shifts.push(keepDoor ? { ...terrain, rule: 'SG-1.75-1', keepDoor: true } : { ...terrain, rule: 'SG-1.71-2' })
  }
  // [SG-1.72-4] Once, however many; [SG-1.72-5] not against riders.
  if (attackers.length > 1 && !mounted) shifts.push({ columns: 1, why: 'pooled', rule: 'SG-1.72-4' })
  // [SG-OPT-PANIC-17]
  if (defenders.some(id => state.characters[id]?.morale !== undefined))
    shifts.push({ columns: 1, why: 'panicked', rule: 'SG-OPT-PANIC-17' })
  return shifts
}

const lesser = (a: Footing, b: Footing): Footing => (a < b ? a : b)
const greater = (a: Footing, b: Footing): Footing => (a > b ? a : b)

/** [SG-3.35-5] A rider stands on the worse of his two hexes. */
export const footingAt = (state: State, c: Character): Footing =>
  spotsOf(state, c).reduce<Footing>((worst, spot) => {
    const footing = footingOf(state, footedAt(state, spot.cell, spot.storey))
    return worst === 1 || footing < worst ? footing : worst
  }, 1)

/** [SG-RUL-074] Before the keep's door an attacker counts MINUS. */
const footingIn = (state: State, c: Character, defenders: readonly PieceId[]): Footing =>
  defenders.some(id => beforeKeepDoor(state, c.id, id)) ? -1 : footingAt(state, c)

const beforeKeepDoor = (state: State, attacker: PieceId, defender: PieceId): boolean => {
  const ground = groundOf(state)
  const from = ground.at(state.characters[attacker]?.hex)
  const to = ground.at(state.characters[defender]?.hex)
  return to?.hex.terrain === 'keep-door' && from?.hex.building !== to.hex.building
}

/** [SG-3.35-3] A horse without its rider stands as it did with him: on the worse of its two hexes. */
const defenderFooting = (state: State, id: PieceId): Footing => {
  const c = state.characters[id]
  if (c) return footingAt(state, c)
  const { hex, rear } = state.animals[id] ?? {}
  return [hex, rear].reduce<Footing>((worst, one) => {
    const cell = groundOf(state).at(one)
    return cell ? lesser(worst, footingOf(state, footedAt(state, cell, 0))) : worst
  }, 1)
}
