/** The decks that come with the game: a Starter and two tuned decks a faction. */
import { FACTIONS } from '../cards/card-def.ts'
import { type Deck, deckOf, starterDeck } from './deck.ts'
import { TUNED_DECKS } from './tuned-decks.ts'

/** Named by their ids (`ysra-starter`, `ysra-volley`); what people call them is in words. */
export const READY_DECKS: readonly Deck[] = FACTIONS.flatMap(faction => [
  starterDeck(faction),
  ...TUNED_DECKS.filter(deck => deck.faction === faction).map(({ id, cards }) =>
    deckOf(
      id,
      false,
      Object.entries(cards).map(([card, count]) => ({ id: card, count })),
    ),
  ),
])

export const readyDeck = (id: string): Deck | undefined => READY_DECKS.find(deck => deck.name === id)
