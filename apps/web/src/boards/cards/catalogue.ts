/** All printed cards, and those of packs that a match brought with it. */
import { bosses, cards, decks } from 'virtual:cards'
import type { CardDef } from '@siegeworks/siegestorm'
import { addPackWords } from '../../i18n/pack-words.ts'
import { type CardFacts, factsOf } from './facts.ts'

const known = new Map<string, CardFacts>(cards.map(card => [card.id, card]))

export const allCards: readonly CardFacts[] = cards
export const allBosses = bosses
export const readyDecks = decks

/** Packs a match was made with, or single cards. */
export const addPacks = (packs: readonly (CardDef | { readonly cards: readonly CardDef[] })[]): void => {
  for (const pack of packs) {
    const added = 'cards' in pack ? pack.cards : [pack]
    addPackWords(added)
    for (const card of added) known.set(card.id, factsOf(card))
  }
}

export const cardFacts = (design: string): CardFacts =>
  known.get(design) ?? {
    id: design,
    name: design,
    kind: 'player',
    faction: 'unknown',
    cost: 0,
    copies: 0,
    specials: [],
    keywords: [],
    acts: true,
    passives: 0,
  }
