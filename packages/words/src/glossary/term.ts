/** A term of a game in three languages, and where it is defined. */
import type { Language } from '../language.ts'

export interface Term<Rule extends string = string> extends Readonly<Record<Language, string>> {
  readonly id: string
  readonly rule: Rule
}

export interface Marked {
  readonly text: string
  /** The term this piece of text names, if it names one. */
  readonly term?: Term
}

/**
 * A text cut at the terms it names, for tooltips: the pieces put together are the text again. Longer terms come
 * first, and a term is found only as a whole word: “Storm” is not found in “Siegestorm”.
 */
export const markTerms = (text: string, terms: readonly Term[], language: Language): readonly Marked[] => {
  const byWord = new Map(
    terms.flatMap(term => wordsOf(term[language]).map(word => [word.toLowerCase(), term] as const)),
  )
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped)
  if (words.length === 0) return [{ text }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text
    .split(pattern)
    .filter(piece => piece !== '')
    .map(piece => {
      const term = byWord.get(piece.toLowerCase())
      return term ? { text: piece, term } : { text: piece }
    })
}

/** “Heal X” is written “Heal 2”, “Damage (DMG)” is written “DMG”: the words a text may use for a term. */
const wordsOf = (name: string): readonly string[] => {
  const short = /\(([A-Z]{2,4})\)/.exec(name)?.[1]
  const plain = name.replace(/ \([^)]*\)/g, '').replace(/ X$/, '')
  return [...plain.split(/ \/ |, /), ...(short ? [short] : [])]
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
