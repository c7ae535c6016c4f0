import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BOSS_CARDS } from '../../src/cards/bosses.ts'
import { BOSS_DECKS, FACTIONS } from '../../src/cards/card-def.ts'
import { cardSchema } from '../../src/cards/card-schema.ts'
import { BOSS_DECK_CARDS, bossOf, CATALOGUE, cardOf, FACTION_CARDS } from '../../src/cards/catalogue.ts'
import { catalogueText } from '../../src/cards/catalogue-text.ts'
import { TRIGGERS } from '../../src/effects/effect.ts'
import { verbsOf } from '../../src/effects/verbs.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('the catalogue', () => {
  test('every card, said in English, is as it was when last reviewed', async () => {
    await expect(catalogueText(CATALOGUE)).toMatchFileSnapshot('../catalogue.txt')
  })

  test('every card passes the schema that packs go through, unchanged', () => {
    for (const card of CATALOGUE) expect(v.parse(cardSchema, card)).toEqual(card)
  })

  test('ids are unique and found again', () => {
    expect(new Set(CATALOGUE.map(card => card.id)).size).toBe(135)
    for (const card of CATALOGUE) expect(cardOf(card.id)).toBe(card)
    expect(cardOf('nobody')).toBeUndefined()
  })

  test.each(FACTIONS)('SS-COMP-2 %s has 22 designs and 54 cards', faction => {
    const cards = FACTION_CARDS[faction]
    expect(cards.length).toBe(22)
    expect(sum(cards.map(card => card.copies))).toBe(54)
    expect(cards.every(card => card.faction === faction)).toBe(true)
  })

  test.each(FACTIONS)(
    'SS-CARD-1 SS-CARD-2 %s: every player card has a rank, an action, a passive and both values',
    faction => {
      for (const card of FACTION_CARDS[faction]) {
        expect(card.action.length, card.id).toBeGreaterThan(0)
        expect(card.passives.length, card.id).toBeGreaterThan(0)
        expect(['soldier', 'veteran', 'elite', 'champion']).toContain(card.rank)
        expect(card.att >= 0 && card.def >= 0).toBe(true)
      }
    },
  )

  test.each(FACTIONS)(
    'SS-CARD-3 SS-DECK-5 %s: the green crests make a 34-card Starter, the white ones 20 cards more',
    faction => {
      const of = (origin: string) =>
        sum(FACTION_CARDS[faction].filter(card => card.origin === origin).map(card => card.copies))
      expect(of('starter')).toBe(34)
      expect(of('base')).toBe(20)
    },
  )

  test.each(BOSS_DECKS)(
    'SS-COMP-2 SS-CARD-6 %s has 24 cards of one crest; only Action-only cards lack values',
    deck => {
      const cards = BOSS_DECK_CARDS[deck]
      expect(sum(cards.map(card => card.copies))).toBe(24)
      expect(new Set(cards.map(card => card.tier)).size).toBe(1)
      for (const card of cards) {
        expect(card.att === undefined, card.id).toBe(card.command === 'action')
        expect(card.def === undefined, card.id).toBe(card.command === 'action')
      }
    },
  )

  test('the language is used in full: every verb and every trigger stands on a card or a Boss card', () => {
    const verbs = new Set(CATALOGUE.flatMap(card => verbsOf(card).map(found => found.verb)))
    // 47 verbs; price, if and may are the structure around them.
    expect(verbs.size).toBe(47 + 3)
    const triggers = CATALOGUE.flatMap(card =>
      card.passives.flatMap(passive => (passive.kind === 'trigger' ? [passive.on] : [])),
    )
    // The worked example of several attacks speaks of one that none of our cards needs. [SS-EX-6]
    expect([...new Set(triggers), 'opponent-damaged'].sort()).toEqual([...TRIGGERS].sort())
  })

  test('words of a single card are rare: fewer than one card in ten needs one', () => {
    const users = new Map<string, Set<string>>()
    for (const card of CATALOGUE)
      for (const { verb } of verbsOf(card)) users.set(verb, (users.get(verb) ?? new Set()).add(card.id))
    const needing = new Set([...users.values()].filter(ids => ids.size === 1).flatMap(ids => [...ids]))
    expect(needing.size / CATALOGUE.length).toBeLessThan(0.1)
  })

  test('a card named by another card exists', () => {
    const named = JSON.stringify(CATALOGUE).matchAll(/"design":"([^"]+)"/g)
    for (const [, id] of named) expect(cardOf(id!), id).toBeDefined()
  })
})

describe('what the sources say stays as they say it', () => {
  test.each([
    ['retired-master', { cost: 1 }],
    ['tengu', { cost: 4 }],
    ['druuk-school-adept', { cost: 1 }],
    ['warrior-of-shambala', { cost: 0 }],
    ['goblin-leader', { cost: 0, command: 'leader' }],
    ['goblin-killer', { cost: 0, command: 'deploy' }],
    ['goblin-tank', { cost: 0, command: 'deploy' }],
    ['transmuted-goblin', { cost: 8 }],
    ['shaman-berserker', { cost: 2, command: 'deploy' }],
    ['spiritual-shaman', { cost: 4 }],
    ['seal-of-nova', { cost: 3, command: 'action' }],
    ['restoration-totem', { cost: 2 }],
    ['wild-lady', { cost: 3, command: 'leader' }],
    ['battle-beetle', { def: 4, command: 'deploy' }],
    ['guard-stance', { command: 'action' }],
  ])('%s', (id, facts) => {
    expect(cardOf(id)).toMatchObject(facts)
  })

  test('costs known by their bounds', () => {
    for (const id of ['goblin-archer', 'seal-of-haste', 'forest-brownie'])
      expect(cardOf(id)!.cost, id).toBeLessThanOrEqual(2)
    expect(cardOf('battle-beetle')!.cost).toBeGreaterThanOrEqual(3)
  })
})

describe('Boss cards', () => {
  test('SS-BOSS-1 SS-BOSS-2 the illustrated Hard card', () => {
    expect(bossOf('byloss-hard')).toMatchObject({
      hand: 4,
      solo: { menace: 3, basic: 15, advanced: 15, life: 30 },
      coop: { menace: 4, basic: 17, advanced: 17, life: 60 },
      victory: ['life-zero', 'resources-depleted'],
    })
  })

  test.each([
    ['byloss-medium', 2, 22, 25],
    ['byloss-hard', 3, 30, 30],
    ['byloss-very-hard', 4, 40, 35],
    ['nyryki-easy', 2, 20, 20],
    ['nyryki-medium', 3, 28, 25],
    ['nyryki-hard', 3, 32, 30],
  ])('%s starts at Menace %i with %i cards and %i Life', (id, menace, cards, life) => {
    const { solo } = bossOf(id)!
    expect([solo.menace, solo.basic + solo.advanced, solo.life]).toEqual([menace, cards, life])
  })

  test('SS-BOSS-3 no Boss card asks for more cards than a deck of 24 holds', () => {
    expect(BOSS_CARDS.length).toBe(8)
    for (const { solo, coop } of BOSS_CARDS)
      for (const column of [solo, coop]) {
        expect(column.basic).toBeLessThanOrEqual(24)
        expect(column.advanced).toBeLessThanOrEqual(24)
      }
  })
})
