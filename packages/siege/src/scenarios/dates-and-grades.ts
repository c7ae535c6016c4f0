/** Every date within the calendar [SG-SCN-11], every entry within the turns, every row of grades in its order. */
import type { Problem } from '@siegeworks/kernel'
import { SEATS } from '../vocabulary.ts'
import type { ScenarioDef } from './scenario-def.ts'

export const dateFaults = (def: ScenarioDef, path: (key: string) => string): readonly Problem[] => {
  const { calendar } = def
  // A single fight is one day. A limit of no turns was told as such before.
  const days = calendar?.days ?? 1
  const turns = calendar?.turnsPerAssault ?? def.turns
  const late = (day: number | undefined, key: string): readonly Problem[] =>
    day === undefined || day <= days
      ? []
      : [{ at: path(key), code: 'after-last-day', rule: 'SG-SCN-11', params: { day, days } }]
  const never = (turn: number | undefined, key: string, rule: string): readonly Problem[] =>
    turn === undefined || turn <= turns || turns === 0
      ? []
      : [{ at: path(key), code: 'after-last-turn', rule, params: { turn, turns } }]
  return [
    ...def.victory.flatMap(({ byDay = [], running, at, when, winner }, i) => [
      // To give up is a move: it ends the game at once, and the other side has won.
      ...(when.kind === 'withdraws' && running !== undefined
        ? [{ at: path(`victory[${i}].running`), code: 'wrong-kind', rule: 'SG-SCN-13' }]
        : []),
      ...(when.kind === 'withdraws' && winner === when.seat
        ? [{ at: path(`victory[${i}].winner`), code: 'wrong-kind', rule: 'SG-SCN-13' }]
        : []),
      // Turn ends are counted where turns end.
      ...(running !== undefined && at === 'phase-end'
        ? [{ at: path(`victory[${i}].at`), code: 'wrong-kind', rule: 'SG-SCN-13' }]
        : []),
      ...byDay.flatMap((day, j) => late(day, `victory[${i}].byDay[${j}]`)),
      ...never(running, `victory[${i}].running`, 'SG-SCN-13'),
    ]),
    ...late(calendar?.rationsFrom, 'calendar.rationsFrom'),
    ...late(calendar?.reliefDay, 'calendar.reliefDay'),
    ...late(calendar?.lastAssault, 'calendar.lastAssault'),
    ...(calendar?.fixedPlans ?? []).flatMap(({ day }, i, all): readonly Problem[] =>
      all.findIndex(one => one.day === day) < i
        ? [{ at: path(`calendar.fixedPlans[${i}].day`), code: 'twice', rule: 'SG-SCN-11', params: { id: day } }]
        : late(day, `calendar.fixedPlans[${i}].day`),
    ),
    ...(calendar?.plans ?? []).flatMap((plan, i, all) =>
      all.indexOf(plan) < i
        ? [{ at: path(`calendar.plans[${i}]`), code: 'twice', rule: 'SG-SCN-11', params: { id: plan } }]
        : [],
    ),
    ...(calendar?.plans.length === 0 ? [missing(path('calendar.plans'), 'SG-SCN-11')] : []),
    ...SEATS.flatMap(seat => [
      ...def.sides[seat].groups.flatMap(({ entry, later, held }, g): readonly Problem[] => {
        const here = `sides.${seat}.groups[${g}]`
        return [
          ...late(entry?.day, `${here}.entry.day`),
          ...late(later?.day, `${here}.later.day`),
          ...never(entry?.turn, `${here}.entry.turn`, 'SG-SCN-7'),
          // An alarm may wake those who are held for longer than the game lasts.
          ...never(held?.orEnemyIn ? undefined : held?.untilTurn, `${here}.held.untilTurn`, 'SG-SCN-7'),
        ]
      }),
      ...def.sides[seat].engines.flatMap(({ day }, e) => late(day, `sides.${seat}.engines[${e}].day`)),
    ]),
  ]
}

export const missing = (at: string, rule: string): Problem => ({
  at,
  code: 'missing-key',
  rule,
  params: { key: at.slice(at.lastIndexOf('.') + 1) },
})

/** [SG-SCN-13] [SG-SCN-14] Decisive is the earliest day, the fewest losses, the most points. */
export const gradeFaults = (def: ScenarioDef, path: (key: string) => string): readonly Problem[] => {
  const rising = (figures: readonly number[] | undefined, key: string): readonly Problem[] =>
    (figures ?? []).some((figure, i, all) => i > 0 && figure < all[i - 1]!)
      ? [{ at: path(key), code: 'wrong-order', rule: 'SG-SCN-13' }]
      : []
  const { fallback, casualtyGrades } = def
  return [
    ...def.victory.flatMap(({ byDay }, i) => rising(byDay, `victory[${i}].byDay`)),
    ...SEATS.flatMap(seat => rising(casualtyGrades?.[seat], `casualtyGrades.${seat}`)),
    ...(fallback.kind === 'total' ? rising(fallback.lines.toReversed(), 'fallback.lines') : []),
    ...(fallback.kind === 'points'
      ? rising([fallback.substantial ?? 0, fallback.decisive ?? Number.MAX_SAFE_INTEGER], 'fallback.decisive')
      : []),
  ]
}
