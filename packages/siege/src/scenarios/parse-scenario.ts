/** A scenario file: every fault with its path, nothing half loaded [SG-SCN-15]. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { type BoardRef, parseBoard } from '../maps/boards.ts'
import { scenarioFaults } from './check-scenario.ts'
import type { ScenarioDef } from './scenario-def.ts'
import { SCENARIO } from './scenario-shape.ts'
import { shapeFaults } from './shape.ts'

/** Faults of the shape that leave the rest readable. */
const HARMLESS: ReadonlySet<string> = new Set([
  'unknown-key',
  'unknown-rule',
  'not-a-choice',
  'not-in-range',
  'not-an-id',
  'bad-hex',
])

export const parseScenario = (input: unknown, at = ''): Result<ScenarioDef, readonly Problem[]> => {
  const shape = shapeFaults(SCENARIO, input, at)
  const def = input as ScenarioDef
  const board = isBoard(Object(input).board) ? parseBoard(def.board, at === '' ? 'board' : `${at}.board`) : undefined
  const problems = [...shape, ...(board && !board.ok ? board.error : [])]
  if (shape.every(({ code }) => HARMLESS.has(code)))
    problems.push(...scenarioFaults(def, board?.ok ? board.value : undefined, at))
  return problems.length > 0 ? err(onePerPlace(problems)) : ok(def)
}

const isBoard = (input: unknown): input is BoardRef => typeof Object(input).map === 'string'

/** The first fault of a place and kind says it. */
const onePerPlace = (problems: readonly Problem[]): readonly Problem[] =>
  [...new Map(problems.toReversed().map(problem => [`${problem.at} ${problem.code}`, problem])).values()].toReversed()
