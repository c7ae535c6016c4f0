import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { SIEGE_TERMS } from './siege.ts'
import { STORM_TERMS } from './siegestorm.ts'
import { markTerms, type Term } from './term.ts'

describe.each([
  ['siegestorm', STORM_TERMS],
  ['siege', SIEGE_TERMS],
] as const)('the glossary of %s', (_, terms: readonly Term[]) => {
  test('has each term once, in three languages', () => {
    expect(new Set(terms.map(term => term.id)).size).toBe(terms.length)
    for (const language of LANGUAGES) {
      expect(terms.filter(term => !term[language].trim() || term[language].includes("'"))).toEqual([])
      expect(new Set(terms.map(term => term[language].toLowerCase())).size, language).toBe(terms.length)
    }
  })
})

describe('marking', () => {
  const ids = (text: string, terms: readonly Term[], language: 'en' | 'fr' | 'pl') =>
    markTerms(text, terms, language).flatMap(piece => (piece.term ? [[piece.text, piece.term.id]] : []))

  test('finds keywords as whole words, the longer first', () => {
    expect(ids('Heal 2, then Storm the War Track of Siegestorm.', STORM_TERMS, 'en')).toEqual([
      ['Heal', 'heal'],
      ['Storm', 'storm'],
      ['War Track', 'war-track'],
    ])
    expect(ids('La tour de siège et la tour', SIEGE_TERMS, 'fr')).toEqual([
      ['tour de siège', 'siege-tower'],
      ['tour', 'tower'],
    ])
  })

  test('knows the short form of a term and letters with accents', () => {
    expect(ids('2 DMG; Wróg', STORM_TERMS, 'pl')).toEqual([
      ['DMG', 'damage'],
      ['Wróg', 'enemy'],
    ])
    expect(ids('Wrógi', STORM_TERMS, 'pl')).toEqual([])
  })

  test('loses nothing of the text', () => {
    const text = 'Kill 1 Enemy: draw (2), Hold Ground!'
    expect(
      markTerms(text, STORM_TERMS, 'en')
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })
})
