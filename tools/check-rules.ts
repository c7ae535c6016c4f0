/**
 * Every rule has a test or a stated reason, and every ID in the code is a rule.
 * Rules nobody tests yet wait in rules/pending.txt, which may only shrink: `--shrink` strikes out what is tested now.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const PENDING = 'rules/pending.txt'
const ID = /\bS[SG]-[A-Z0-9.]+(?:-[A-Z0-9.]+)*/g

const found = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(
    texts.flatMap(text => [...text.matchAll(pattern)].map(match => (match[1] ?? match[0]).replace(/\.(?:\..*)?$/, ''))),
  )
const lines = (text: string): readonly string[] => text.split('\n').filter(line => /^S[SG]-/.test(line))

const ledgers = sourceFiles(root, ['rules'], /\.md$/).map(read)
const rules = found(ledgers, /^- \*\*(S[SG]-[^*\s]+)\*\*/gm)
const waived = found(ledgers, /^- \*\*(S[SG]-[^*\s]+)\*\*.*\(untested: .+\)$/gm)
const places = ['packages', 'apps', 'e2e']
const code = sourceFiles(root, places)
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || /\/tests?\//.test(path)
const testData = sourceFiles(root, places, /\.(txt|perft|json)$/).filter(isTest)
const tested = found([...code.filter(isTest), ...testData].map(read), ID)
const coded = found(code.filter(path => !isTest(path)).map(read), ID)

/** A whole chapter may be named: `SS-STORM`. */
const isChapter = (id: string): boolean => [...rules].some(rule => rule.startsWith(`${id}-`))

const pending = existsSync(join(root, PENDING)) ? lines(read(PENDING)) : []
if (process.argv.includes('--shrink')) {
  const left = pending.filter(id => rules.has(id) && !tested.has(id))
  writeFileSync(join(root, PENDING), left.map(id => `${id}\n`).join(''))
  console.log(`${pending.length - left.length} struck out, ${left.length} pending`)
  process.exit(0)
}

const committed = spawnSync('git', ['show', `HEAD:${PENDING}`], { cwd: root, encoding: 'utf8' })
const before = committed.status === 0 ? new Set(lines(committed.stdout)) : undefined
const waiting = new Set(pending)
const settled = (id: string): boolean => tested.has(id) || waived.has(id) || waiting.has(id)
const problems = [
  ...[...rules].filter(id => !settled(id)).map(id => `${id}: no test names it`),
  ...[...tested, ...coded]
    .filter(id => !rules.has(id) && !isChapter(id))
    .map(id => `${id}: named in code, not in rules/`),
  ...pending.filter(id => tested.has(id)).map(id => `${id}: tested; strike it out with check-rules --shrink`),
  ...pending.filter(id => before && !before.has(id)).map(id => `${id}: new in ${PENDING}, which may only shrink`),
]
for (const problem of new Set(problems)) console.log(problem)
const named = [...rules].filter(id => tested.has(id)).length
console.log(`${rules.size} rules, ${named} named by a test, ${pending.length} pending`)
process.exit(problems.length === 0 ? 0 : 1)
