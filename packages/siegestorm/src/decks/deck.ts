/** A player's deck: which designs, how many of each. */

import type { CardDef, Faction } from '../cards/card-def.ts'
import { CATALOGUE, FACTION_CARDS } from '../cards/catalogue.ts'

export interface DeckLine {
  readonly id: string
  readonly count: number
}

export interface Deck {
  readonly name: string
  /** [SS-DECK-6] Built for Free-for-All: any player factions mixed. */
  readonly freeForAll: boolean
  /** Each design once, in the catalogue's order; cards of packs after them by id. */
  readonly lines: readonly DeckLine[]
}

/** A deck with its lines put together and in order. */
export const deckOf = (name: string, freeForAll: boolean, lines: readonly DeckLine[]): Deck => {
  const counts = new Map<string, number>()
  for (const { id, count } of lines) counts.set(id, (counts.get(id) ?? 0) + count)
  const merged = [...counts].map(([id, count]) => ({ id, count })).filter(line => line.count > 0)
  return { name, freeForAll, lines: merged.sort((a, b) => compareIds(a.id, b.id)) }
}

const places: ReadonlyMap<string, number> = new Map(CATALOGUE.map((card, i) => [card.id, i]))

const compareIds = (a: string, b: string): number => {
  const [placeA, placeB] = [places.get(a) ?? CATALOGUE.length, places.get(b) ?? CATALOGUE.length]
  return placeA - placeB || (a < b ? -1 : a > b ? 1 : 0)
}

/** Card by card, as a match takes it. */
export const cardsOfDeck = (deck: Deck): readonly string[] =>
  deck.lines.flatMap(({ id, count }) => Array.from({ length: count }, () => id))

/** A deck from a plain list of cards. */
export const deckOfCards = (name: string, freeForAll: boolean, ids: readonly string[]): Deck =>
  deckOf(
    name,
    freeForAll,
    ids.map(id => ({ id, count: 1 })),
  )

/** [SS-DECK-5] The green crests of a faction. */
export const starterDeck = (faction: Faction): Deck =>
  deckOf(
    `${faction}-starter`,
    false,
    FACTION_CARDS[faction].filter(card => card.origin === 'starter').map(({ id, copies }) => ({ id, count: copies })),
  )

/** Finds a design among those of the game and those of packs. */
export type Finder = (id: string) => CardDef | undefined
