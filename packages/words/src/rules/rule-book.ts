/** The rules reference: one text an ID, in the order of the ledger, in the reader's language. */

export interface Section {
  readonly key: string
  readonly level: 1 | 2
  readonly rules: readonly string[]
}

/** The names a game's rules go by: its section keys and its rule IDs. */
export interface RuleNames {
  readonly section: string
  readonly rule: string
}

/** Lines that begin with `|` are the rows of a table, the first of them its heading. */
export interface RuleBook<Names extends RuleNames = RuleNames> {
  readonly titles: { readonly [Key in Names['section']]: string }
  readonly texts: { readonly [Id in Names['rule']]: string }
}

/** IDs whose number or text holds every word asked for; those named by their ID come first. */
export const findRules = (book: RuleBook, query: string): readonly string[] => {
  const asked = plain(query).split(' ').filter(Boolean)
  if (asked.length === 0) return []
  const hits = Object.entries(book.texts)
    .map(([id, text]) => ({ id, name: plain(id), text: plain(text) }))
    .filter(({ name, text }) => asked.every(word => name.includes(word) || text.includes(word)))
  const byName = hits.filter(({ name }) => asked.every(word => name.includes(word)))
  return [...byName, ...hits.filter(hit => !byName.includes(hit))].map(({ id }) => id)
}

/** Without case and accents: "levee" finds "levée", "most" finds "Most", "zolnierz" finds "Żołnierz". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
