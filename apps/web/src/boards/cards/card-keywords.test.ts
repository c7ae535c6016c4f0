import { CATALOGUE, type CardDef } from '@siegeworks/siegestorm'
import { en as book } from '@siegeworks/words/rules/siegestorm/en'
import { en as terms } from '@siegeworks/words/siegestorm/en'
import { expect, test } from 'vitest'
import { KEYWORD_RULES, keywordsOf } from './card-keywords.ts'

const cardOf = (id: string): CardDef => CATALOGUE.find(card => card.id === id)!

test('every keyword has its sentence and a rule of the book', () => {
  for (const [keyword, rule] of Object.entries(KEYWORD_RULES)) {
    expect(terms).toHaveProperty([`keyword.${keyword}`])
    expect(book.texts, keyword).toHaveProperty([rule])
  }
})

test('the keywords of a card are those its English text names, and what a boss’s card is besides', () => {
  expect(keywordsOf(cardOf('archangel'), '4 DMG. Pay 1: deploy your top Casualty.')).toEqual(['dmg', 'deploy'])
  expect(keywordsOf(cardOf('archangel'), 'It replaces the card.')).toEqual([])
  expect(keywordsOf(cardOf('goblin-archer'), '')).toEqual(['gang'])
})
