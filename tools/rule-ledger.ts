/** Reads a ledger of rules/: its sections, and each rule as a player reads it, without pointers into the printed books. */
import { PLAIN } from './rule-plain-english.ts'

export interface LedgerRule {
  readonly id: string
  readonly text: string
  /** Other rules this one leans on. */
  readonly refs: readonly string[]
}

export interface LedgerSection {
  readonly key: string
  readonly title: string
  /** 1 for a chapter, 2 for a part of one. */
  readonly level: 1 | 2
  readonly rules: readonly LedgerRule[]
}

export const readLedger = (markdown: string): readonly LedgerSection[] => {
  const sections: { key: string; title: string; level: 1 | 2; rules: LedgerRule[] }[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const heading = /^(##?#?) (.+)$/.exec(line)
    if (heading) {
      sections.push({ ...titleOf(heading[2]!), level: heading[1] === '###' ? 2 : 1, rules: [] })
      continue
    }
    const rule = /^- \*\*(S[SG]-[A-Z0-9.-]+)\*\*(?: —)? (.+)$/.exec(line)
    if (!rule) continue
    const table = tableAfter(lines, at + 1)
    sections.at(-1)!.rules.push(ruleOf(rule[1]!, rule[2]!, table))
  }
  return sections.filter((section, at) => section.rules.length > 0 || hasParts(sections, at))
}

const hasParts = (sections: readonly LedgerSection[], at: number): boolean => {
  if (sections[at]!.level === 2) return false
  const end = sections.findIndex((section, later) => later > at && section.level === 1)
  return sections.slice(at + 1, end < 0 ? undefined : end).some(section => section.rules.length > 0)
}

/** "14a. Setup", "1.41 Line of fire", "A.1 SECTION ONE — castle", "R.1 Dice", or a bare name. */
const titleOf = (heading: string): { readonly key: string; readonly title: string } => {
  const numbered = /^([A-Z]?\.?\d[\d.]*[a-z]?|[A-Z])\.? (.+)$/.exec(heading)
  const kind = KINDS[numbered?.[1]?.slice(0, 2) ?? '']
  const title = (kind ? `${kind}: ${lowered(numbered![2]!)}` : (numbered?.[2] ?? heading))
    .replace(/^SECTION (\w+) — /, (_, word: string) => `Section ${word.toLowerCase()}: `)
    .replace(/^Values that survive in the rulebook$/, 'Tables: fixed values')
    .replace(/^Tables whose cells are missing.*/, 'Tables: reconstructed')
    .replace(/^[A-Z ,]{8,}$/, whole => whole[0] + whole.slice(1).toLowerCase())
    .replace(/^REFERENCE CARD.*/, 'Reference card, siege sheet, summary')
    .replace(/^WORKED EXAMPLES.*/, 'Worked examples')
    .replace(/^Rulings added after a second reading \((.+)\)$/, 'Further rulings: $1')
    .replace(/rulings added after a second reading/, 'further rulings')
  return { key: numbered?.[1]?.replace(/\.$/, '') ?? slug(title), title }
}

/** What a lettered chapter is about, where its own title does not say. */
const KINDS: { readonly [letter: string]: string } = { 'G.': 'Geometry', 'R.': 'Rulings', 'N.': 'Scenarios' }

const lowered = (text: string): string => text[0]!.toLowerCase() + text.slice(1)

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const tableAfter = (lines: readonly string[], from: number): readonly string[] => {
  const start = lines[from] === '' ? from + 1 : from
  const rows = []
  for (let at = start; lines[at]?.startsWith('|'); at++) rows.push(lines[at]!)
  return rows.filter(row => !/^\|[-|]+\|$/.test(row)).map(row => bare(row).trim())
}

const ruleOf = (id: string, line: string, table: readonly string[]): LedgerRule => {
  const { text, refs } = id.startsWith('SS-') ? siegestormLine(line) : siegeLine(line)
  const said = PLAIN[id] ?? withNames(bare(text))
  return { id, text: [said, ...table].join('\n'), refs: [...new Set(refs)].filter(ref => ref !== id) }
}

/** Siegestorm: pointers stand in brackets at the end: (EN Storm; FAQ …) (R-16) (SS-CHAIN-9). */
const siegestormLine = (line: string): { readonly text: string; readonly refs: readonly string[] } => {
  const refs: string[] = []
  let text = line
  for (;;) {
    const group = / \(((?:EN|FAQ|FR|PL|SS-|R-\d)[^()]*)\)$/.exec(text)
    if (!group) break
    refs.unshift(...idsIn(group[1]!))
    text = text.slice(0, group.index)
  }
  return { text: text.replace(/ Why: .*$/, ''), refs }
}

const idsIn = (group: string): readonly string[] => {
  const ids: string[] = []
  for (const part of group.split(/[,;] ?/)) {
    const full = /SS-[A-Z0-9-]*\d/.exec(part)?.[0]
    const ruling = /^(?:R-)?(\d+)$/.exec(part)?.[1]
    if (full) ids.push(full)
    else if (ruling) ids.push(`SS-RULING-${ruling}`)
  }
  return ids
}

/** SIEGE: marks of origin [S], an arrow to a ruling, or the rules of an example in brackets. */
const siegeLine = (line: string): { readonly text: string; readonly refs: readonly string[] } => {
  const arrow = / → RUL-\d+$/
  const origin = / \[[SFXI/]+(?:;[^\]]*)?\]$/
  const list = / \[((?:SG-|RUL-)[^\]]+)\]$/
  const text = line.replace(arrow, '').replace(origin, '').replace(list, '')
  const listed = spread(list.exec(line)?.[1] ?? '').map(id => id.replace(/^RUL-/, 'SG-RUL-'))
  const rulings = [...line.slice(text.length).matchAll(/→ RUL-(\d+)/g)].map(found => `SG-RUL-${found[1]}`)
  return { text: text.replace(/(?<!SG-)RUL-(\d+)/g, 'SG-RUL-$1'), refs: [...listed, ...rulings].filter(Boolean) }
}

/** "SG-1.46-1…5" means all five. */
const spread = (list: string): readonly string[] =>
  list.split(', ').flatMap(item => {
    const range = /^(.+-)(\d+)…(\d+)$/.exec(item)
    if (!range) return [item]
    const first = Number(range[2])
    return Array.from({ length: Number(range[3]) - first + 1 }, (_, n) => range[1]! + (first + n))
  })

const bare = (text: string): string => text.replace(/\*\*?([^*]+)\*\*?/g, '$1').replace(/`/g, '')

/** The short names of the printed books, and other words for makers of the game only. */
const withNames = (text: string): string =>
  text
    .replace(/\bEN\b/g, 'the English rulebook')
    .replace(/\bFR\b/g, 'the French rulebook')
    .replace(/\bPL\b/g, 'the Polish rulebook')
    .replace(/\bLMS\b/g, 'Last Man Standing')
    .replace(/\bFIG-A\b/g, 'figure A')
    .replace(/\bFlag (?=[a-z])/g, 'Option ')
    .replace(/(^|[.?→] )the (?=English|French|Polish)/g, '$1The ')
