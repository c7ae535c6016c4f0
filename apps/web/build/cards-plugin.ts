/** The printed facts of every card, without its effects: what a card face needs. `virtual:cards` holds them. */

import { BOSS_CARDS, CATALOGUE, READY_DECKS } from '@siegeworks/siegestorm'
import { CATALOGUES } from '@siegeworks/words/all'
import type { Plugin } from 'vite'
import { factsOf } from '../src/boards/cards/facts.ts'

const ID = 'virtual:cards'

const englishOf = (id: string): string => {
  const english: { readonly [key: string]: string } = CATALOGUES.siegestorm.en
  return `${english[`card.${id}.action`] ?? ''} ${english[`card.${id}.passive`] ?? ''}`
}

export const cardsPlugin = (): Plugin => ({
  name: 'siegeworks-cards',
  resolveId: id => (id === ID ? `\0${ID}` : undefined),
  load: id => {
    if (id !== `\0${ID}`) return undefined
    const cards = CATALOGUE.map(card => factsOf(card, englishOf(card.id)))
    const bosses = BOSS_CARDS.map(({ id, boss, name, difficulty, hand, solo, coop }) => ({
      id,
      boss,
      name,
      difficulty,
      hand,
      solo,
      coop,
    }))
    const decks = READY_DECKS.map(deck => ({
      id: deck.name,
      faction: deck.name.slice(0, deck.name.indexOf('-')),
      cards: Object.fromEntries(deck.lines.map(({ id, count }) => [id, count])),
    }))
    return [
      `cards = ${JSON.stringify(cards)}`,
      `bosses = ${JSON.stringify(bosses)}`,
      `decks = ${JSON.stringify(decks)}`,
    ]
      .map(line => `export const ${line}`)
      .join('\n')
  },
})
