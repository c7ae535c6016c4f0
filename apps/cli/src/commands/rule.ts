/** `rule`: a line of the ledger, where the code does it, which tests prove it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { ruleTexts } from '../rule-text.ts'
import { EXIT } from '../run.ts'

export const ruleCommand: Command = {
  name: 'rule',
  arguments: ['ID'],
  options: [],
  run: async ({ positional, json }, host) => {
    const wanted = positional[0]!.toUpperCase()
    const texts = await ruleTexts(wanted, host.voice.language)
    const rules = rulesIn(join(host.root, 'rules')).map(rule => ({ ...rule, said: texts[rule.id] ?? rule.text }))
    const exact = rules.filter(({ id }) => id === wanted)
    const found = exact.length > 0 ? exact : rules.filter(({ id }) => id.startsWith(`${wanted}-`))
    if (found.length === 0) throw new Fault(voice => voice.say('rule.unknown', { rule: positional[0]!.slice(0, 60) }))
    if (exact.length === 0) {
      host.out(json ? `${JSON.stringify(found)}\n` : found.map(({ id, said }) => `${id}  ${said}\n`).join(''))
      return EXIT.answered
    }
    const places = placesOf(wanted, host.root)
    const rule = { ...exact[0]!, ...places }
    if (json) host.out(`${JSON.stringify(rule)}\n`)
    else {
      const list = (title: string, lines: readonly string[]): string =>
        `\n${host.voice.say(title)}:\n${(lines.length > 0 ? lines : [host.voice.say('rule.nowhere')]).map(line => `  ${line}\n`).join('')}`
      const code = places.code.map(({ file, line }) => `${file}:${line}`)
      const tests = places.tests.map(({ file, line, name }) => `${file}:${line}  ${name}`)
      host.out(`${rule.id}  ${rule.said}\n${list('rule.code', code)}${list('rule.tests', tests)}`)
    }
    return EXIT.answered
  },
}

interface RuleLine {
  readonly id: string
  readonly text: string
  readonly file: string
  readonly line: number
}

const rulesIn = (folder: string): readonly RuleLine[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .sort()
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((row, i) => {
          const match = /^- \*\*(S[SG]-[A-Z0-9.-]+)\*\*(?: —)? (.+)$/.exec(row)
          return match ? [{ id: match[1]!, text: match[2]!, file: `rules/${name}`, line: i + 1 }] : []
        }),
    )

interface Place {
  readonly file: string
  readonly line: number
}

const placesOf = (
  id: string,
  root: string,
): { readonly code: readonly Place[]; readonly tests: readonly (Place & { readonly name: string })[] } => {
  const code: Place[] = []
  const tests: (Place & { name: string })[] = []
  // The id as a whole word: SS-STORM-1 is not in SS-STORM-12.
  const whole = new RegExp(`(?<![A-Z0-9.-])${id.replace(/\./g, '\\.')}(?![A-Z0-9]|[.-][A-Z0-9])`)
  for (const file of sourcesUnder(root, ['packages', 'apps', 'e2e'])) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes(id)) continue
    const isTest = /\.test\.tsx?$/.test(file)
    for (const [i, row] of text.split('\n').entries()) {
      if (!whole.test(row)) continue
      if (isTest) tests.push({ file, line: i + 1, name: row.trim().slice(0, 160) })
      else if (RULES_CODE.test(file) && /[['][^\]']*$/.test(row.slice(0, row.search(whole))))
        code.push({ file, line: i + 1 })
    }
  }
  return { code, tests }
}

/** Where rules are done: at the branch as `[ID]`, in a refusal as `'ID'`. */
const RULES_CODE = /^packages\/(siegestorm|siege|bots)\//

const SKIPPED = new Set(['node_modules', 'dist', 'rules', '.cache', '.stryker-tmp'])

const sourcesUnder = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder => {
    let entries: ReturnType<typeof entriesOf>
    try {
      entries = entriesOf(join(root, folder))
    } catch {
      return []
    }
    return entries.flatMap(entry => {
      const path = `${folder}/${entry.name}`
      // The rules as texts for readers are no code that does them; the rules of a package are.
      if (entry.isDirectory())
        return SKIPPED.has(entry.name) && !/^packages\/(siegestorm|siege)\//.test(path)
          ? []
          : sourcesUnder(root, [path])
      return /\.tsx?$/.test(entry.name) && entry.name !== 'rule-id.ts' ? [path] : []
    })
  })

const entriesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
