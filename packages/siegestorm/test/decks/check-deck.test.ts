import { describe, expect, test } from 'vitest'
import type { PlayerCardDef } from '../../src/cards/card-def.ts'
import { FACTIONS } from '../../src/cards/card-def.ts'
import { cardOf, FACTION_CARDS } from '../../src/cards/catalogue.ts'
import { checkDeck } from '../../src/decks/check-deck.ts'
import { cardsOfDeck, type Deck, type DeckLine, deckOf, deckOfCards, starterDeck } from '../../src/decks/deck.ts'
import { READY_DECKS, readyDeck } from '../../src/decks/ready-decks.ts'

const plain = { freeForAll: false, promos: false }
const codes = (deck: Deck, terms = plain) => checkDeck(deck, terms).map(({ code, rule }) => `${code} ${rule}`)

/** The Seraphia Starter with some lines changed: a count of 0 takes the line out. */
const changed = (changes: { readonly [id: string]: number }): Deck => {
  const lines: DeckLine[] = starterDeck('seraphia').lines.filter(line => !(line.id in changes))
  return deckOf('changed', false, [...lines, ...Object.entries(changes).map(([id, count]) => ({ id, count }))])
}

describe('deck construction', () => {
  test.each(FACTIONS)('SS-DECK-1 SS-DECK-5 the %s Starter is legal and green through and through', faction => {
    const deck = starterDeck(faction)
    expect(codes(deck)).toEqual([])
    expect(cardsOfDeck(deck).length).toBe(34)
    expect(deck.lines.every(line => (cardOf(line.id) as PlayerCardDef).origin === 'starter')).toBe(true)
  })

  test('every ready deck is legal; each faction has two tuned ones with base cards', () => {
    for (const deck of READY_DECKS) expect(codes(deck), deck.name).toEqual([])
    for (const faction of FACTIONS) {
      const tuned = READY_DECKS.filter(deck => deck.name.startsWith(faction) && !deck.name.endsWith('starter'))
      expect(tuned.length).toBeGreaterThanOrEqual(2)
      for (const deck of tuned)
        expect(
          deck.lines.some(line => (cardOf(line.id) as PlayerCardDef).origin === 'base'),
          deck.name,
        ).toBe(true)
    }
    expect(readyDeck('ysra-starter')).toEqual(starterDeck('ysra'))
    expect(readyDeck('nobody')).toBeUndefined()
  })

  test('SS-DECK-1 33 or 35 cards are refused with their number', () => {
    expect(checkDeck(changed({ 'dawnwatch-recruit': 3 }), plain)).toEqual([
      { at: 'cards', code: 'deck-size', rule: 'SS-DECK-1', params: { count: 33, size: 34 } },
    ])
    expect(codes(changed({ 'orchard-warden': 1 }))).toEqual(['deck-size SS-DECK-1'])
    expect(codes(deckOf('none', false, []))).toEqual(['deck-size SS-DECK-1'])
  })

  test('SS-DECK-2 a card of another faction is refused', () => {
    const deck = changed({ 'dawnwatch-recruit': 3, 'gutter-imp': 1 })
    expect(checkDeck(deck, plain)).toEqual([
      {
        at: 'cards',
        code: 'deck-mixed-factions',
        rule: 'SS-DECK-2',
        params: { count: 2, factions: 'seraphia, styxia' },
      },
    ])
  })

  test('SS-DECK-3 four of a Soldier or a Veteran and no fifth', () => {
    expect(codes(changed({ 'elven-longbow': 4, shieldsister: 4, 'temple-acolyte': 2 }))).toEqual([])
    expect(codes(changed({ shieldsister: 5, 'temple-acolyte': 1 }))).toEqual(['deck-too-many-copies SS-DECK-3'])
    expect(codes(changed({ wardweaver: 4, 'hymn-chanter': 2 }))).toEqual([])
    expect(codes(changed({ wardweaver: 5, 'hymn-chanter': 1 }))).toEqual(['deck-too-many-copies SS-DECK-3'])
  })

  test('SS-DECK-4 two of an Elite or a Champion and no third', () => {
    expect(codes(changed({ 'oath-guardian': 3, 'starlight-judge': 1 }))).toEqual(['deck-too-many-copies SS-DECK-4'])
    expect(checkDeck(changed({ archangel: 3, 'seraph-of-the-second-dawn': 1 }), plain)).toEqual([
      {
        at: 'cards.archangel',
        code: 'deck-too-many-copies',
        rule: 'SS-DECK-4',
        params: { card: 'archangel', count: 3, limit: 2, rank: 'champion' },
      },
    ])
  })

  test('SS-RULING-82 the printed number of copies is no limit', () => {
    expect((cardOf('bell-ringer-of-mercy') as PlayerCardDef).copies).toBe(2)
    expect(codes(changed({ 'bell-ringer-of-mercy': 4, 'dawnwatch-recruit': 0 }))).toEqual([])
  })

  test('SS-DECK-6 SS-RULING-39 Free-for-All mixes factions, keeps the size and the limits per card', () => {
    const free = { freeForAll: true, promos: false }
    const mixed = changed({ 'dawnwatch-recruit': 3, 'gutter-imp': 1 })
    expect(codes(mixed, free)).toEqual([])
    expect(codes(changed({ 'gutter-imp': 1 }), free)).toEqual(['deck-size SS-DECK-1'])
    expect(codes(changed({ 'dawnwatch-recruit': 1, 'balgoroth-eater-of-names': 3 }), free)).toEqual([
      'deck-too-many-copies SS-DECK-4',
    ])
    // Per card, not in total: two copies each of many Champions are fine.
    const champions = FACTIONS.flatMap(faction => FACTION_CARDS[faction].filter(card => card.rank === 'champion'))
    const many = deckOf('kings', true, [
      ...champions.map(({ id }) => ({ id, count: 2 })),
      { id: 'gutter-imp', count: 2 },
    ])
    expect(codes(many, free)).toEqual([])
  })

  test('SS-RULING-39 boss cards are never legal', () => {
    const deck = changed({ 'dawnwatch-recruit': 3, 'goblin-killer': 1 })
    expect(codes(deck)).toEqual(['deck-boss-card SS-RULING-39'])
    expect(codes(deck, { freeForAll: true, promos: true })).toEqual(['deck-boss-card SS-RULING-39'])
  })

  test('SS-DECK-7 SS-RULING-39 promos only by consent', () => {
    const promo: PlayerCardDef = { ...(cardOf('shieldsister') as PlayerCardDef), id: 'golden-goose', origin: 'promo' }
    const find = (id: string) => (id === promo.id ? promo : cardOf(id))
    const deck = changed({ 'dawnwatch-recruit': 3, 'golden-goose': 1 })
    expect(checkDeck(deck, plain, find)).toEqual([
      { at: 'cards.golden-goose', code: 'deck-promo', rule: 'SS-DECK-7', params: { card: 'golden-goose' } },
    ])
    expect(checkDeck(deck, { ...plain, promos: true }, find)).toEqual([])
  })

  test('every reason is told, in the order of the rules', () => {
    const deck = changed({ archangel: 3, nobody: 1, 'gutter-imp': 5, 'goblin-killer': 1 })
    expect(codes(deck)).toEqual([
      'deck-size SS-DECK-1',
      'deck-unknown-card SS-DECK-2',
      'deck-mixed-factions SS-DECK-2',
      'deck-too-many-copies SS-DECK-4',
      'deck-too-many-copies SS-DECK-3',
      'deck-boss-card SS-RULING-39',
    ])
  })

  test('lines of the same card are put together', () => {
    expect(deckOfCards('x', false, ['archangel', 'shieldsister', 'archangel']).lines).toEqual([
      { id: 'shieldsister', count: 1 },
      { id: 'archangel', count: 2 },
    ])
  })
})
