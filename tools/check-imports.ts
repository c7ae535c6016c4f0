/** Who may import whom, and what the rules may never touch. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')

/** A part of the tree: files whose path matches, and the packages they may name. */
interface Part {
  readonly files: RegExp
  readonly may: RegExp
}

const own = (names: string, libraries = '$^'): RegExp =>
  new RegExp(`^(?:@siegeworks/(?:${names})|${libraries})(?:/.*)?$`)
const GAMES = 'kernel|siegestorm|siege'

/** The first part that fits a file holds for it. */
const PARTS: readonly Part[] = [
  { files: /^packages\/kernel\/src\//, may: /^@noble\/hashes\// },
  { files: /^packages\/siege\/src\/geometry\//, may: /^$/ },
  { files: /^packages\/(siegestorm|siege)\/src\//, may: own('kernel', 'valibot') },
  { files: /^packages\/bots\/src\//, may: own(GAMES) },
  { files: /^packages\/protocol\/src\//, may: own('kernel', 'valibot') },
  { files: /^packages\/words\/src\//, may: own(`${GAMES}|protocol`, '@lingui/core|@lingui/message-utils') },
  { files: /^apps\/web\/src\/local\//, may: /^(?!@siegeworks\/(server|cli)\b)/ },
  { files: /^apps\/web\/src\//, may: /^(?!@siegeworks\/(?:(?:server|cli)\b|bots(?!\/names$)))/ },
  { files: /^apps\/server\/src\//, may: /^(?!@siegeworks\/(web|cli)\b)/ },
]

/** What makes a result depend on anything but its arguments. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bnew Date\b|\bDate\.now\b/, 'Date'],
  [/\bperformance\./, 'performance'],
  [/\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\(/, 'a timer'],
  [/\bprocess\./, 'process'],
  [/\bconsole\./, 'console'],
  [/\blocaleCompare\b|\bIntl\./, 'the locale'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'a promise'],
]
const FORBIDDEN_IN_SIEGE: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.(?:sqrt|sin|cos|tan|atan2?|hypot|PI)\b/, 'a number that is no integer'],
]

const blanked = (found: string): string => found.replace(/[^\n]/g, ' ')
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, blanked)
const withoutStrings = (text: string): string => text.replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, blanked)
const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const paths = sourceFiles(root, ['packages', 'apps']).filter(path => !/\.(test|bench)\.tsx?$/.test(path))
const texts = new Map(paths.map(path => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]))

const wrongImports = (path: string, text: string): readonly string[] => {
  const part = PARTS.find(({ files }) => files.test(path))
  return [
    ...text.matchAll(/^(?:import|export|\}) ?[^'\n]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].flatMap(match => {
    const name = (match[1] ?? match[2] ?? match[3])!
    const at = `${path}:${lineOf(text, match.index)}`
    if (!name.startsWith('.')) return part && !part.may.test(name) ? [`${at} may not import ${name}`] : []
    const target = relative(root, join(root, dirname(path), name))
    const geometry = 'packages/siege/src/geometry/'
    if (path.startsWith(geometry) && !target.startsWith(geometry)) return [`${at} geometry knows no rule: ${name}`]
    return packageOf(path) === packageOf(target) ? [] : [`${at} reaches into another package: ${name}`]
  })
}

const impurities = (path: string, text: string): readonly string[] => {
  if (!/^packages\/(kernel|siegestorm|siege|bots|protocol)\/src\//.test(path)) return []
  const code = withoutStrings(text)
  const banned = path.startsWith('packages/siege/') ? [...FORBIDDEN, ...FORBIDDEN_IN_SIEGE] : FORBIDDEN
  return banned.flatMap(([pattern, name]) => {
    const found = pattern.exec(code)
    return found ? [`${path}:${lineOf(code, found.index)} uses ${name}`] : []
  })
}

/** Only what runs counts for a circle: an imported type is gone when the code runs. */
const runtimeImports = (path: string): readonly string[] =>
  [...texts.get(path)!.matchAll(/\b(?:import|export)\s+(type\s)?([^'";]*?)from\s*'(\.[^']+)'/g)]
    .filter(([, type, names]) => !type && !/^\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*$/.test(names ?? ''))
    .map(match => relative(root, join(root, dirname(path), match[3]!)))

/** ATT decides whom a filter lets pass, and whom a modifier reaches decides ATT: one thought in two files. */
const MUTUAL: readonly string[] = [
  'packages/siegestorm/src/effects/selectors.ts',
  'packages/siegestorm/src/effects/values.ts',
]

const circles = (): readonly string[] => {
  const seen = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (!texts.has(path) || seen.get(path) === 'done') return
    if (seen.get(path) === 'open') {
      if (MUTUAL.includes(path) && MUTUAL.includes(trail.at(-1) ?? '')) return
      found.push(`a circle of imports: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    seen.set(path, 'open')
    for (const next of runtimeImports(path)) visit(next, [...trail, path])
    seen.set(path, 'done')
  }
  for (const path of paths) visit(path, [])
  return found
}

const problems = [
  ...[...texts].flatMap(([path, text]) => [...wrongImports(path, text), ...impurities(path, text)]),
  ...circles(),
]
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
