/** Victory: the scenario's tests in their order, casualty points, grades, and the end of the last turn. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import { allHexes, isIn } from '../areas.ts'
import type { Event } from '../event.ts'
import { groundOf } from '../ground.ts'
import { livingAt } from '../occupancy.ts'
import { no } from '../refusal.ts'
import type { Ending, Engine, State } from '../state.ts'
import type { Area, Test, Victory } from '../terms.ts'
import { ENGINE_POINTS } from '../units/class-def.ts'
import { classOf, isAble, isKnight } from '../units/figures-of.ts'
import { type BySeat, type EngineKind, otherSeat, type Seat } from '../vocabulary.ts'
import { canAttack } from './1-7-melee.ts'

/** [SG-SCN-13] The first test that holds decides; each running one counts its own turn ends. */
export const phaseVictory = (state: State, turnEnd: boolean): readonly Event[] => {
  const counted: Event[] = []
  for (const [i, victory] of state.terms.victory.entries()) {
    if (victory.at === 'turn-end' && !turnEnd) continue
    const holds = test(state, victory.when)
    if (victory.running !== undefined) {
      const before = state.held[i] ?? 0
      const count = holds ? before + 1 : 0
      if (count >= victory.running) return [{ kind: 'ended', ending: endingOf(state, victory) }]
      if (count !== before) counted.push({ kind: 'holding', victory: i, count })
      continue
    }
    if (holds) return [{ kind: 'ended', ending: endingOf(state, victory) }]
  }
  return counted
}

/** What ends the game if the side whose phase it is gives up; undefined where the scenario does not let it. */
const withdrawalOf = (state: State): Victory | undefined =>
  state.terms.victory.find(({ when }) => when.kind === 'withdraws' && when.seat === state.phase)

export const decideWithdraw = (state: State): Result<readonly Event[], Illegal> => {
  const victory = withdrawalOf(state)
  if (!victory) return no('not-now', 'SG-SCN-13')
  return state.fight ? no('answer-first', 'SG-RUL-010') : ok([{ kind: 'ended', ending: endingOf(state, victory) }])
}

const endingOf = (state: State, victory: Victory): Ending => {
  const ending = { reason: victory.reason, rule: 'SG-SUM-4', points: pointsOf(state) }
  if (victory.winner === 'draw') return ending
  const grade = victory.byDay ? gradeByDay(state.sheet.day, victory.byDay) : gradeByLosses(state, victory.winner)
  return grade ? { ...ending, winner: victory.winner, grade } : { ...ending, winner: victory.winner }
}

const gradeByDay = (day: number, [decisive, substantial]: readonly [number, number, number]): Ending['grade'] =>
  day <= decisive ? 'decisive' : day <= substantial ? 'substantial' : 'marginal'

/** [SG-SCN-14] By the winner's own casualty points, where the scenario has such lines. */
const gradeByLosses = (state: State, winner: Seat): Ending['grade'] => {
  const lines = state.terms.casualtyGrades?.[winner]
  if (!lines) return
  const lost = casualtyPoints(state, winner)
  return lost <= lines[0] ? 'decisive' : lost <= lines[1] ? 'substantial' : 'marginal'
}

/** [SG-SCN-14] What a side's dead and wounded are worth. */
export const casualtyPoints = (state: State, seat: Seat): number => {
  let points = 0
  for (const c of Object.values(state.characters)) {
    if (c.seat !== seat) continue
    const worth = classOf(c).points
    if (c.condition === 'dead') points += worth.killed
    // [SG-OPT-PANIC-26] Those who fled count only if wounded.
    else if (c.condition === 'wounded') points += worth.wounded
  }
  return points
}

/** No siege engines: a wagon has points of its own [SG-SCN-34], ladder and barrel have none. */
const NO_ENGINES: readonly EngineKind[] = ['wagon', 'ladder', 'barrel']

const enginesLost = (state: State, seat: Seat): number =>
  Object.values(state.engines).reduce((sum, { seat: owner, where, kind }) => {
    if (owner !== seat || where !== 'destroyed' || NO_ENGINES.includes(kind)) return sum
    if (state.terms.scoring.engines[kind] !== undefined) return sum
    const kinds: { readonly [kind: string]: number } = ENGINE_POINTS
    return sum + (kinds[kind] ?? ENGINE_POINTS.other)
  }, 0)

/** Points by the seat that earned them. */
export const pointsOf = (state: State): BySeat<number> => ({
  besieger: earned(state, 'besieger'),
  garrison: earned(state, 'garrison'),
})

const earned = (state: State, seat: Seat): number => {
  const enemy = otherSeat(seat)
  const { scoring } = state.terms
  let points = state.scored[seat]
  if (scoring.casualties[seat]) points += casualtyPoints(state, enemy) + enginesLost(state, enemy)
  if (scoring.notOff?.seat === enemy)
    points +=
      scoring.notOff.points * Object.values(state.characters).filter(c => c.seat === enemy && c.where !== 'left').length
  if (scoring.ownLosses?.seat === seat) points -= lossesLeftBehind(state, seat)
  const { wagons } = scoring
  if (wagons)
    points +=
      wagons.lost *
      Object.values(state.engines).filter(
        engine =>
          engine.kind === 'wagon' &&
          engine.seat === enemy &&
          !engine.arrivedHome &&
          (engine.where === 'destroyed' || isTaken(state, engine)),
      ).length
  if (scoring.holding?.seat === seat && countIn(state, seat, scoring.holding.areas) > 0)
    points += scoring.holding.points
  return points
}

/** [siege-data §8.5] A wagon is taken when able enemies stand beside it and nobody able of its own side does. */
const isTaken = (state: State, wagon: Engine): boolean => {
  const ground = groundOf(state)
  const cells = wagon.hexes.flatMap(hex => ground.at(hex)?.near ?? [])
  const beside = cells.flatMap(cell => {
    const c = cell && livingAt(state, cell.id)
    return c && isAble(c) ? [c.seat] : []
  })
  return beside.length > 0 && !beside.includes(wagon.seat)
}

/** Casualty points of those who did not get away. */
const lossesLeftBehind = (state: State, seat: Seat): number =>
  Object.values(state.characters).reduce((sum, c) => {
    if (c.seat !== seat || c.where === 'left') return sum
    const worth = classOf(c).points
    return sum + (c.condition === 'dead' ? worth.killed : c.condition === 'wounded' ? worth.wounded : 0)
  }, 0)

/** The end of the last turn: the scenario's fallback. */
export const turnLimit = (state: State): readonly Event[] =>
  state.terms.calendar
    ? [{ kind: 'due', tasks: [{ kind: 'day-over' }] }]
    : [{ kind: 'ended', ending: fallbackEnding(state) }]

export const fallbackEnding = (state: State): Ending => {
  const { fallback } = state.terms
  const points = pointsOf(state)
  switch (fallback.kind) {
    case 'winner': {
      const grade = gradeByLosses(state, fallback.seat)
      const ending = { winner: fallback.seat, reason: fallback.reason, rule: 'SG-SCN-10', points }
      return grade ? { ...ending, grade } : ending
    }
    case 'points': {
      const lead = points.besieger - points.garrison
      if (lead === 0) return { reason: 'equal-points', rule: 'SG-SCN-13', points }
      const winner: Seat = lead > 0 ? 'besieger' : 'garrison'
      const grade = gradeByLead(Math.abs(lead), fallback)
      return { winner, reason: 'more-points', rule: 'SG-SCN-13', points, ...(grade ? { grade } : {}) }
    }
    case 'total': {
      const total = points[fallback.seat]
      const [decisive, substantial, marginal] = fallback.lines
      if (total < marginal)
        return { winner: otherSeat(fallback.seat), reason: 'too-few-points', rule: 'SG-SCN-13', points }
      const grade = total >= decisive ? 'decisive' : total >= substantial ? 'substantial' : 'marginal'
      return { winner: fallback.seat, reason: 'enough-points', rule: 'SG-SCN-13', points, grade }
    }
  }
}

const gradeByLead = (
  lead: number,
  { decisive, substantial }: { readonly decisive?: number; readonly substantial?: number },
): Ending['grade'] => {
  if (decisive !== undefined && lead >= decisive) return 'decisive'
  if (substantial !== undefined && lead >= substantial) return 'substantial'
  return decisive === undefined && substantial === undefined ? undefined : 'marginal'
}

const test = (state: State, when: Test): boolean => {
  switch (when.kind) {
    case 'bridge-down':
      return state.bridge === 'down'
    case 'able-in': {
      const count = countIn(state, when.seat, when.areas)
      return count >= (when.atLeast ?? 0) && count <= (when.atMost ?? Number.MAX_SAFE_INTEGER)
    }
    case 'able-total':
      return (
        Object.values(state.characters).filter(c => c.seat === when.seat && isAble(c) && c.where !== 'fled').length <=
        when.atMost
      )
    case 'holds':
      return heldHexes(state, when) >= when.hexes
    case 'dead':
      return state.characters[when.piece]?.condition === 'dead'
    case 'yields':
      return yields(state, when.piece, when.inKeep)
    // Only by the move.
    case 'withdraws':
      return false
    case 'all':
      return when.of.every(one => test(state, one))
  }
}

const heldHexes = (state: State, { seat, areas, orRubble, groups }: Extract<Test, { kind: 'holds' }>): number => {
  const names = groups?.map(name => `${seat}/${name}`)
  const hexes = new Set([...allHexes(state, areas), ...(orRubble ? Object.keys(state.rubble) : [])])
  return [...hexes].filter(hex => {
    const c = livingAt(state, hex)
    return c !== undefined && c.seat === seat && isAble(c) && (!names || names.includes(c.group ?? ''))
  }).length
}

const countIn = (state: State, seat: Seat, areas: readonly Area[]): number =>
  Object.values(state.characters).filter(
    c => c.seat === seat && c.where === 'map' && isAble(c) && c.hex !== undefined && isIn(state, areas, c.hex),
  ).length

/** The prize yields beside an enemy knight who has none of her friends beside him; beside is who could lay hands on the other, so no wall is between. */
const yields = (state: State, prize: string, inKeep: boolean | undefined): boolean => {
  const c = state.characters[prize]
  const cell = groundOf(state).at(c?.hex)
  if (!c || !cell || c.condition === 'dead' || c.where !== 'map') return false
  if (inKeep !== undefined && (cell.hex.region === 'keep') !== inKeep) return false
  const able = Object.values(state.characters).filter(one => isAble(one) && one.where === 'map' && one.id !== c.id)
  return able.some(
    knight =>
      knight.seat !== c.seat &&
      isKnight(knight) &&
      canAttack(state, knight.id, c.id) &&
      !able.some(friend => friend.seat === c.seat && canAttack(state, friend.id, knight.id)),
  )
}
