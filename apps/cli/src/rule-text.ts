/** A rule as a reader is told it, in his language; the books are loaded only when somebody asks. */
import type { Language } from '@siegeworks/words'
import type { RuleBook } from '@siegeworks/words/rules/rule-book'

type Books = { readonly [L in Language]: () => Promise<RuleBook> }

const SIEGESTORM: Books = {
  en: async () => (await import('@siegeworks/words/rules/siegestorm/en')).en,
  fr: async () => (await import('@siegeworks/words/rules/siegestorm/fr')).fr,
  pl: async () => (await import('@siegeworks/words/rules/siegestorm/pl')).pl,
}
const SIEGE: Books = {
  en: async () => (await import('@siegeworks/words/rules/siege/en')).en,
  fr: async () => (await import('@siegeworks/words/rules/siege/fr')).fr,
  pl: async () => (await import('@siegeworks/words/rules/siege/pl')).pl,
}

/** The texts of the game that the ID belongs to. */
export const ruleTexts = async (id: string, language: Language): Promise<RuleBook['texts']> =>
  (await (id.startsWith('SG') ? SIEGE : SIEGESTORM)[language]()).texts
