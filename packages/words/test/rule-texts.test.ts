/** The rules reference follows the ledgers and is whole. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleFiles } from '../../../tools/gen-rule-texts.ts'
import { CATALOGUES } from '../src/all.ts'
import { findRules, type RuleBook, type Section } from '../src/rules/rule-book.ts'
import { en as siegeEn } from '../src/rules/siege/en.ts'
import { fr as siegeFr } from '../src/rules/siege/fr.ts'
import { pl as siegePl } from '../src/rules/siege/pl.ts'
import { REFS as SIEGE_REFS, SECTIONS as SIEGE_SECTIONS } from '../src/rules/siege.ts'
import { en as stormEn } from '../src/rules/siegestorm/en.ts'
import { fr as stormFr } from '../src/rules/siegestorm/fr.ts'
import { pl as stormPl } from '../src/rules/siegestorm/pl.ts'
import { REFS as STORM_REFS, SECTIONS as STORM_SECTIONS } from '../src/rules/siegestorm.ts'
import { ENGLISH_WORDS } from './same-in-english.ts'

test.each([...ruleFiles()])('%s follows the ledger', (path, text) => {
  expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text)
})

/** A figure lost or changed in translation is a wrong rule. */
const numbers = (text: string): string => [...(text.match(/[+−]?\d+/g) ?? [])].sort().join(' ')

interface Reference {
  readonly sections: readonly Section[]
  readonly refs: { readonly [id: string]: readonly string[] }
  readonly count: number
  readonly books: { readonly [language: string]: RuleBook }
}

const REFERENCES: { readonly [game: string]: Reference } = {
  siegestorm: {
    sections: STORM_SECTIONS,
    refs: STORM_REFS,
    count: 331,
    books: { en: stormEn, fr: stormFr, pl: stormPl },
  },
  siege: { sections: SIEGE_SECTIONS, refs: SIEGE_REFS, count: 748, books: { en: siegeEn, fr: siegeFr, pl: siegePl } },
}

describe.each(Object.entries(REFERENCES))('%s', (_, { sections, refs, count, books }) => {
  const ids = sections.flatMap(section => section.rules)
  const known = new Set(ids)

  test('every rule stands in one section', () => {
    expect(known.size).toBe(count)
    expect(ids).toHaveLength(count)
  })

  test('cross-references lead somewhere', () => {
    expect(
      Object.values(refs)
        .flat()
        .filter(id => !known.has(id)),
    ).toEqual([])
  })

  test.each(Object.entries(books))('%s has every title and every text', (_language, book) => {
    expect(Object.keys(book.titles).sort()).toEqual(sections.map(section => section.key).sort())
    expect(Object.keys(book.texts).sort()).toEqual([...ids].sort())
  })

  test.each(Object.entries(books))('%s speaks of the game, not of its sources', (_language, book) => {
    const texts = Object.entries(book.texts)
    expect(texts.filter(([, text]) => !text.trim() || /['"]|\*|`|siege-data|OCR|\(R-\d|Why:/.test(text))).toEqual([])
  })

  test.each(Object.entries(books).filter(([language]) => language !== 'en'))(
    '%s leaves nothing in English',
    (_language, book) => {
      expect(ids.filter(id => book.texts[id] === books.en?.texts[id])).toEqual([])
      expect(ids.filter(id => ENGLISH_WORDS.test(book.texts[id]!))).toEqual([])
    },
  )

  test.each(Object.entries(books).filter(([language]) => language !== 'en'))(
    '%s has the numbers of the English',
    (_language, book) => {
      const off = ids.filter(id => numbers(book.texts[id]!) !== numbers(books.en!.texts[id]!))
      expect(off.map(id => [id, numbers(book.texts[id]!), numbers(books.en!.texts[id]!)])).toEqual([])
    },
  )

  test.each(Object.entries(books))('%s names no rule that does not exist', (_language, book) => {
    const named = Object.values(book.texts).flatMap(text => text.match(/\bS[SG]-[A-Z0-9.]+(?:-[A-Z0-9.]+)*/g) ?? [])
    expect(named.map(id => id.replace(/[.-]+$/, '')).filter(id => !known.has(id))).toEqual([])
  })
})

test('rules are found by number, by words, and without accents', () => {
  const book: RuleBook = {
    titles: {},
    texts: { 'SX-A-1': 'La créature est tuée', 'SX-A-2': 'Żołnierz', 'SX-B-1': 'voir SX-A-1' },
  }
  expect(findRules(book, 'sx-a')).toEqual(['SX-A-1', 'SX-A-2', 'SX-B-1'])
  expect(findRules(book, 'creature TUEE')).toEqual(['SX-A-1'])
  expect(findRules(book, 'zolnierz')).toEqual(['SX-A-2'])
  expect(findRules(book, '  ')).toEqual([])
})

test.each(['fr', 'pl'] as const)('%s: the rules call a card as it is called on the table', language => {
  const words = CATALOGUES.siegestorm
  const foreign = Object.entries(words.en)
    .filter(([key]) => /^card\.[^.]+\.name$/.test(key))
    .filter(([key, name]) => words[language][key as keyof typeof words.en] !== name)
    .map(([, name]) => name)
  const quoted = Object.entries(REFERENCES.siegestorm?.books[language]?.texts ?? {}).flatMap(([id, text]) =>
    [...text.matchAll(/[«„]\s*([^»”]+?)\s*[»”]/g)].map(([, name]) => ({ id, name })),
  )
  expect(quoted.length).toBeGreaterThan(30)
  expect(quoted.filter(({ name }) => foreign.includes(name ?? ''))).toEqual([])
})
