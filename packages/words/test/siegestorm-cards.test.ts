/** The words of a card say what its data does: the same numbers, in every language, and a text for every half. */
import { CATALOGUE, describeEffect, describePassive } from '@siegeworks/siegestorm'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '../src/all.ts'
import { LANGUAGES, type Language } from '../src/language.ts'

const textOf = (language: Language, id: string, half: 'action' | 'passive'): string | undefined =>
  CATALOGUES.siegestorm[language][`card.${id}.${half}`]

/** Numbers in a text, spelled ones too where a language spells them. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\b(twice|deux fois|dwa razy)\b/giu, '2'],
  [/\b(four times|quatre fois|cztery razy)\b/giu, '4'],
]
const numbersOf = (text: string): readonly string[] => {
  const digits = SPELLED.reduce((all, [word, digit]) => all.replace(word, digit), text)
  return [...digits.matchAll(/\d+/g)].map(([number]) => number).sort()
}

describe('cards', () => {
  test.each(LANGUAGES)('%s: a card with an action or a passive has words for it, another has none', language => {
    for (const card of CATALOGUE) {
      expect(textOf(language, card.id, 'action') !== undefined, card.id).toBe(card.action.length > 0)
      expect(textOf(language, card.id, 'passive') !== undefined, card.id).toBe(card.passives.length > 0)
    }
  })

  test.each(['fr', 'pl'] as const)('%s names the same numbers as English', language => {
    for (const card of CATALOGUE)
      for (const half of ['action', 'passive'] as const) {
        const english = textOf('en', card.id, half)
        if (english)
          expect(numbersOf(textOf(language, card.id, half)!), `${card.id} ${half}`).toEqual(numbersOf(english))
      }
  })

  /** "A card" is 1 without a digit, and some texts add the boss's limit of 5: so only what the text names must be true. */
  test('every number an English text names stands in the card’s data, and every number above 1 of the data in the text', () => {
    for (const card of CATALOGUE) {
      const said = {
        action: card.action.length > 0 ? describeEffect(card.action).replace('Shoot; Shoot', 'Shoot 2 times') : '',
        passive: card.passives.map(describePassive).join('; '),
      }
      for (const half of ['action', 'passive'] as const) {
        const named = numbersOf(
          (textOf('en', card.id, half) ?? '').replace(/\(boss: per Menace Level, at most 5 counted\)/, ''),
        )
        const held = numbersOf(said[half])
        const where = `${card.id} ${half}: "${textOf('en', card.id, half)}" / "${said[half]}"`
        expect(
          named.filter(number => !held.includes(number) && number !== '1'),
          where,
        ).toEqual([])
        expect(
          held.filter(number => Number(number) > 1 && !named.includes(number)),
          where,
        ).toEqual([])
      }
    }
  })

  test('names are different within a language', () => {
    for (const language of LANGUAGES) {
      const names = CATALOGUE.map(card => CATALOGUES.siegestorm[language][`card.${card.id}.name`])
      expect(new Set(names).size).toBe(CATALOGUE.length)
    }
  })

  test('the English name is the one in the data', () => {
    for (const card of CATALOGUE)
      expect(CATALOGUES.siegestorm.en[`card.${card.id}.name`]).toBe(card.name.replaceAll("'", '’'))
  })
})
