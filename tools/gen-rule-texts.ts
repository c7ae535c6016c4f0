/** Writes what follows from the ledgers: the types of rule IDs, and the English rules reference. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LedgerSection, readLedger } from './rule-ledger.ts'

const GAMES = [
  { game: 'siegestorm', name: 'Siegestorm' },
  { game: 'siege', name: 'SIEGE' },
] as const

const root = new URL('../', import.meta.url)
const NOTE = 'Made by tools/gen-rule-texts.ts from the ledger; do not edit by hand.'

/** Every generated file, by its path from the root of the project. */
export const ruleFiles = (): ReadonlyMap<string, string> =>
  new Map(
    GAMES.flatMap(({ game, name }) => {
      const sections = readLedger(readFileSync(new URL(`rules/${game}.md`, root), 'utf8'))
      const words = `packages/words/src/rules/${game}`
      return [
        [`packages/${game}/src/rule-id.ts`, ruleIds(sections, game)],
        [`${words}/sections.ts`, sectionList(sections, name)],
        [`${words}/en.ts`, english(sections, game, name)],
      ] as const
    }),
  )

const ruleIds = (sections: readonly LedgerSection[], game: string): string => {
  const ids = sections.flatMap(section => section.rules.map(rule => `  | '${rule.id}'`))
  return `/** The IDs of rules/${game}.md: a rule that is not there does not compile. ${NOTE} */\nexport type RuleId =\n${ids.join('\n')}\n`
}

const sectionList = (sections: readonly LedgerSection[], name: string): string => {
  const list = sections.map(({ key, level, rules }) => {
    const ids = rules.map(rule => `'${rule.id}'`)
    return `  { key: '${key}', level: ${level}, rules: [${ids.join(', ')}] },`
  })
  const refs = sections
    .flatMap(section => section.rules)
    .filter(rule => rule.refs.length > 0)
    .map(rule => `  '${rule.id}': [${rule.refs.map(ref => `'${ref}'`).join(', ')}],`)
  return `/** ${name}: the order of the rules, and which rule leans on which. ${NOTE} */

// biome-ignore format: one section a line
export const SECTIONS = [
${list.join('\n')}
] as const

// biome-ignore format: one rule a line
export const REFS: { readonly [id: string]: readonly string[] } = {
${refs.join('\n')}
}
`
}

const english = (sections: readonly LedgerSection[], game: string, name: string): string => {
  const titles = sections.map(section => `    ${quoted(section.key)}: ${quoted(section.title)},`)
  const texts = sections.flatMap(section => section.rules).map(rule => `    ${quoted(rule.id)}: ${quoted(rule.text)},`)
  return `/** The rules of ${name} in English. ${NOTE} */
import type { RuleBook } from '../rule-book.ts'
import type { ${name === 'SIEGE' ? 'Siege' : name}Rules } from '../${game}.ts'

// biome-ignore format: one rule a line
export const en: RuleBook<${name === 'SIEGE' ? 'Siege' : name}Rules> = {
  titles: {
${titles.join('\n')}
  },
  texts: {
${texts.join('\n')}
  },
}
`
}

/** A string literal with typographic marks, as all texts have them. */
const quoted = (text: string): string => {
  const marks = text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”')
  return `'${marks.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  const stale = [...ruleFiles()].filter(([path, text]) => {
    const at = new URL(path, root)
    if (check) return readFileSync(at, 'utf8') !== text
    writeFileSync(at, text)
    return false
  })
  for (const [path] of stale) console.error(`${path} does not follow the ledger: run node tools/gen-rule-texts.ts`)
  process.exitCode = stale.length > 0 ? 1 : 0
}
