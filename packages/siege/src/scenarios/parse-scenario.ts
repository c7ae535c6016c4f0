/** A scenario file: every fault with its path, nothing half loaded [SG-SCN-15]. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { parseBoard } from '../maps/boards.ts'
import { Reader } from '../reader.ts'
import { LEVELS, SEATS } from '../vocabulary.ts'
import { scenarioFaults } from './check-scenario.ts'
import type { ScenarioDef } from './scenario-def.ts'

const KEYS: readonly (keyof ScenarioDef)[] = [
  'id',
  'level',
  'rules',
  'external',
  'board',
  'bridge',
  'sides',
  'first',
  'placesFirst',
  'turns',
  'markers',
  'wagonsBurn',
  'wagonGoal',
  'tentsAreTargets',
  'calendar',
  'stages',
  'victory',
  'fallback',
  'casualtyGrades',
  'scoring',
  'ready',
]

export const parseScenario = (input: unknown, at = ''): Result<ScenarioDef, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new Reader(input, problems, at)
  reader.onlyKeys(KEYS)
  const given = reader.record()
  const id = reader.text('id')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) reader.fault(reader.path('id'), 'not-an-id')
  reader.oneOf('level', LEVELS, undefined)
  reader.oneOf('first', SEATS, undefined)
  reader.oneOf('placesFirst', SEATS, undefined)
  reader.oneOf('bridge', ['up', 'down', 'none'] as const, undefined)
  if (reader.count('turns', 0) < 1) reader.fault(reader.path('turns'), 'not-a-number')
  for (const key of ['sides', 'markers', 'scoring', 'fallback', 'ready', 'board'] as const)
    if (typeof given[key] !== 'object' || given[key] === null) reader.fault(reader.path(key), 'missing-key', { key })
  if (!Array.isArray(given.victory)) reader.fault(reader.path('victory'), 'not-a-list')
  if (problems.length > 0) return err(problems)
  const def = given as unknown as ScenarioDef
  const board = parseBoard(def.board, reader.path('board'))
  if (!board.ok) return err(board.error)
  const faults = scenarioFaults(def, board.value, at)
  return faults.length > 0 ? err(faults) : ok(def)
}
