/** A scenario somebody wrote: every fault with its path and with line and column of the file. */
import { jsonPlace, type Problem, parseJson, type Result } from '@siegeworks/kernel'
import { parseScenario, type ScenarioDef } from '@siegeworks/siege'
import { Fault } from './fault.ts'
import type { Host, Voice } from './host.ts'

const MAX_SCENARIO = 4 * 1024 * 1024

export interface PlacedProblem extends Problem {
  readonly line: number
  readonly column: number
}

/** Names in the box have no dot and no slash. */
export const isScenarioFile = (name: string): boolean => name === '-' || /[./\\]/.test(name)

export const readScenario = async (
  file: string,
  host: Host,
): Promise<Result<ScenarioDef, readonly PlacedProblem[]>> => {
  const text = (await host.readInput(file, MAX_SCENARIO)).replace(/^\uFEFF/, '')
  const json = parseJson(text)
  const parsed = json.ok ? parseScenario(json.value) : { ok: false as const, error: [json.error] }
  if (parsed.ok) return parsed
  return { ok: false, error: parsed.error.map(problem => ({ ...problem, ...placeOf(text, problem.at) })) }
}

/** For commands that go on with it: the first fault ends them. */
export const scenarioIn = async (file: string, host: Host): Promise<ScenarioDef> => {
  const read = await readScenario(file, host)
  if (!read.ok) throw new Fault(voice => problemLine(file, read.error[0]!, voice))
  return read.value
}

export const problemLine = (file: string, { line, column, ...problem }: PlacedProblem, voice: Voice): string =>
  `${file}:${line}:${column}: ${voice.problem(problem)}`

const DRAWN = /^(?:(.*), )?line (\d+), column (\d+)$/

/** A drawing in the file counts its own lines and columns: they are items of a list, behind a quotation mark. */
const placeOf = (text: string, at: string): { readonly line: number; readonly column: number } => {
  const [, drawing, line, column] = DRAWN.exec(at) ?? []
  if (line === undefined) return jsonPlace(text, at)
  if (drawing === undefined) return { line: Number(line), column: Number(column) }
  const row = jsonPlace(text, `${drawing}[${Number(line) - 1}]`)
  return { line: row.line, column: row.column + Number(column) + escapesBefore(text, row, Number(column)) }
}

/** How many more signs the file needs than the drawing has, up to a column: `"` is written `\"`. */
const escapesBefore = (
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
  upTo: number,
): number => {
  const row = text.split('\n')[line - 1]!.slice(column)
  const signs = row.match(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/g) ?? []
  return signs.slice(0, upTo - 1).reduce((sum, sign) => sum + sign.length - 1, 0)
}
