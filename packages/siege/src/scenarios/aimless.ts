/** What a scenario counts on but never lets happen: no goal for wagons, no edge to leave by, no day for stones to fly. */
import type { Problem } from '@siegeworks/kernel'
import { SEATS } from '../vocabulary.ts'
import { missing } from './dates-and-grades.ts'
import type { ScenarioDef } from './scenario-def.ts'

export const aimless = (
  { sides, scoring, wagonGoal, calendar }: ScenarioDef,
  path: (key: string) => string,
): readonly Problem[] => {
  const engines = SEATS.flatMap(seat => sides[seat].engines)
  const forWagons = engines.some(({ ifWagonsIn }) => ifWagonsIn !== undefined) || (scoring.wagons?.broughtIn ?? 0) > 0
  // A seat that is none was told as such before.
  const leaving = SEATS.find(seat => seat === scoring.notOff?.seat)
  return [
    ...(forWagons && !wagonGoal ? [missing(path('wagonGoal'), 'SG-SCN-9')] : []),
    ...(leaving && !sides[leaving].exits?.length ? [missing(path(`sides.${leaving}.exits`), 'SG-SCN-12')] : []),
    ...(engines.some(({ offMap }) => offMap) && !calendar ? [missing(path('calendar'), 'SG-4.11-4')] : []),
  ]
}
