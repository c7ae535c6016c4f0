/** Options as a person or a client wrote them, checked strictly; what is missing gets its default. */
import { canonical, err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { type Options, RULE_CHOICES, RULE_DEFAULTS, type RuleOptions } from './options.ts'
import { SCENARIOS, scenarioNamed } from './scenarios/catalogue.ts'
import { parseScenario } from './scenarios/parse-scenario.ts'
import type { ScenarioDef } from './scenarios/scenario-def.ts'
import { tableProblems } from './tables/check-tables.ts'
import { LEVELS, type Level } from './vocabulary.ts'

const KEYS = ['scenario', 'setUp', 'rules', 'custom', 'tables', 'level']
type Loose = { readonly [key: string]: unknown }
const isRecord = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

export const parseOptions = (input: unknown): Result<Options, readonly Problem[]> => {
  const problems: Problem[] = []
  const given = input === undefined ? {} : input
  if (!isRecord(given)) return err([{ at: '', code: 'not-an-object' }])
  for (const key of Object.keys(given))
    if (!KEYS.includes(key)) problems.push({ at: key, code: 'unknown-key', params: { key } })

  const custom = given.custom === undefined ? undefined : parseScenario(given.custom, 'custom')
  if (custom && !custom.ok) problems.push(...custom.error)
  const named = given.scenario ?? (custom?.ok ? custom.value.id : SCENARIOS[0]!.id)
  if (typeof named !== 'string' || (!custom && !scenarioNamed(named)))
    problems.push({ at: 'scenario', code: 'no-such-scenario', params: { scenario: String(named) } })
  const setUp = given.setUp ?? 'ready'
  if (setUp !== 'ready' && setUp !== 'free') problems.push(notAChoice('setUp', ['ready', 'free']))
  const level = given.level
  if (level !== undefined && !LEVELS.includes(level as Level)) problems.push(notAChoice('level', LEVELS))
  const scenarioRules = custom?.ok ? custom.value.rules : scenarioNamed(String(named))?.rules
  const rules = parseRules(given.rules, { ...RULE_DEFAULTS, ...scenarioRules }, problems)
  if (given.tables !== undefined) problems.push(...tableProblems(given.tables, 'tables'))
  if (problems.length > 0) return err(problems)
  return ok({
    scenario: String(named),
    setUp: setUp as Options['setUp'],
    rules,
    // As the log will have it: whatever the order of its keys, a file is the same game.
    ...(custom?.ok ? { custom: JSON.parse(canonical(custom.value)) as ScenarioDef } : {}),
    ...(given.tables === undefined ? {} : { tables: given.tables as { readonly [table: string]: unknown } }),
    ...(level === undefined ? {} : { level: level as Level }),
  })
}

const notAChoice = (at: string, choices: readonly unknown[]): Problem => ({
  at,
  code: 'not-a-choice',
  params: { choices: choices.join(', ') },
})

export const parseRules = (input: unknown, defaults: RuleOptions, problems: Problem[], at = 'rules'): RuleOptions => {
  if (input === undefined) return defaults
  if (!isRecord(input)) {
    problems.push({ at, code: 'not-an-object' })
    return defaults
  }
  const rules: { [key: string]: unknown } = { ...defaults }
  for (const [key, value] of Object.entries(input)) {
    const choices: readonly unknown[] | undefined = Object.hasOwn(RULE_CHOICES, key)
      ? RULE_CHOICES[key as keyof RuleOptions]
      : undefined
    if (!choices) problems.push({ at: `${at}.${key}`, code: 'unknown-rule', params: { key } })
    else if (!choices.includes(value)) problems.push(notAChoice(`${at}.${key}`, choices))
    else rules[key] = value
  }
  return rules as unknown as RuleOptions
}
