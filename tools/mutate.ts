/**
 * `npm run mutate -- --package NAME [--sample 400] [--seed S] [--files GLOB] [--tests GLOB] [--static] [--json]`:
 * changes the rules in small ways, a random sample of them, and counts how many changes the tests notice.
 * Prints the score and every survivor.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { chanceFor } from '@siegeworks/kernel'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter'
import { flagsOf } from './flags.ts'

const root = join(import.meta.dirname, '..')
const USAGE =
  'npm run mutate -- --package NAME [--sample 400] [--seed S] [--files GLOB] [--tests GLOB] [--static] [--json]'
const { values: flags } = flagsOf(USAGE, {
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'siegeworks' },
    files: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    static: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const usage = (fault: string): never => {
  process.stderr.write(`mutate: ${fault}; usage: ${USAGE}\n`)
  return process.exit(2)
}
const name = flags.package ?? usage('which package?')
const sample = /^[1-9]\d*$/.test(flags.sample) ? Number(flags.sample) : usage('--sample needs a number')
if (!existsSync(join(root, 'packages', name, 'src'))) usage(`there is no package ${name}`)

/** The rules of a game; of another package all of it. */
const rulesOf = (): readonly string[] => {
  const folders = ['rules', 'effects', 'geometry'].filter(folder =>
    existsSync(join(root, 'packages', name, 'src', folder)),
  )
  return (folders.length > 0 ? folders : ['.']).map(folder => `packages/${name}/src/${folder}/**/*.ts`)
}

/** Keeps a random sample of the mutants and passes over the rest. */
let all = 0
const instrument = Instrumenter.prototype.instrument
Instrumenter.prototype.instrument = async function (files, options): Promise<InstrumentResult> {
  const result = await instrument.call(this, files, options)
  const alive = result.mutants.filter(mutant => mutant.status === undefined)
  all = alive.length
  const kept = new Set(chanceFor(flags.seed, 0).shuffle('sample', alive).slice(0, sample))
  const mutants = result.mutants.map(mutant =>
    kept.has(mutant) || mutant.status !== undefined
      ? mutant
      : { ...mutant, status: 'Ignored' as const, statusReason: 'not in the sample' },
  )
  return { ...result, mutants }
}

process.env.MUTATE_TESTS = (flags.tests ?? [`packages/${name}/**/*.test.ts`]).join(',')
process.chdir(root)
// Stryker writes to standard output whatever happens; that is ours for the answer.
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write

const results = await new Stryker({
  mutate: [...(flags.files ?? rulesOf()), '!**/*.test.ts', '!**/index.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/vitest.mutate.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !flags.static,
  reporters: process.stderr.isTTY ? ['progress'] : [],
  concurrency: availableParallelism(),
  timeoutMS: 15_000,
  timeoutFactor: 3,
  tempDirName: '.stryker-tmp',
  // The scenario schema stays: a test compares it.
  ignorePatterns: [
    'apps',
    'bench',
    'e2e',
    'docs',
    '!docs/scenario.schema.json',
    'reports',
    'coverage',
    'data',
    '.cache',
    '.git',
    '.ci',
  ],
  // It would rewrite tsconfig.json with a part of TypeScript that version 7 no longer has; nothing here reads it.
  tsconfigFile: 'no-tsconfig.json',
  disableTypeChecks: true,
  thresholds: { high: 80, low: 60, break: null },
}).runMutationTest()
process.stdout.write = write

const of = (...statuses: readonly MutantResult['status'][]): readonly MutantResult[] =>
  results.filter(({ status }) => statuses.includes(status))
const killed = of('Killed', 'Timeout')
const survivors = of('Survived', 'NoCoverage')
const faulty = of('CompileError', 'RuntimeError')
const unseen = results.filter(
  ({ status, statusReason }) => status === 'Ignored' && statusReason !== 'not in the sample',
)
const counted = killed.length + survivors.length
const score = counted === 0 ? 0 : Math.round((killed.length * 1000) / counted) / 10

const place = ({ fileName, location, mutatorName, replacement, status }: MutantResult) => ({
  at: `${relative(root, fileName).replace(/^\.stryker-tmp\/[^/]+\//, '')}:${location.start.line}:${location.start.column}`,
  mutator: mutatorName,
  replacement: (replacement ?? '').replace(/\s+/g, ' ').slice(0, 100),
  status,
})
const report = {
  package: name,
  score,
  killed: killed.length,
  counted,
  sample: Math.min(sample, all),
  all,
  static: unseen.length,
  faulty: faulty.length,
  survivors: survivors.map(place).sort((a, b) => (a.at < b.at ? -1 : 1)),
}
if (flags.json) write(`${JSON.stringify(report)}\n`)
else {
  for (const { at, mutator, replacement, status } of report.survivors)
    write(`${status}  ${at}  ${mutator} → ${replacement}\n`)
  write(
    `${name}: mutation score ${score} % (${killed.length} of ${counted} noticed; sample ${report.sample} of ${all}; ${unseen.length} static and passed over)\n`,
  )
}
process.exit(counted === 0 ? 1 : 0)
