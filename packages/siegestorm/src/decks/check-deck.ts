/** Section 3 of the ledger: whether a deck may be played, with every reason. */
import type { Problem } from '@siegeworks/kernel'
import type { CardDef, PlayerCardDef, Rank } from '../cards/card-def.ts'
import { cardOf } from '../cards/catalogue.ts'
import type { Deck, DeckLine, Finder } from './deck.ts'

export const DECK_SIZE = 34

/** Every fault a deck can have; sentences are in words. */
export const DECK_PROBLEMS = [
  'deck-size',
  'deck-unknown-card',
  'deck-boss-card',
  'deck-mixed-factions',
  'deck-too-many-copies',
  'deck-promo',
] as const
export type DeckProblemCode = (typeof DECK_PROBLEMS)[number]

export interface DeckProblem extends Problem {
  readonly code: DeckProblemCode
}

export interface DeckTerms {
  /** [SS-DECK-6] The table plays Free-for-All. */
  readonly freeForAll: boolean
  /** [SS-DECK-7] Both players agreed to promos. */
  readonly promos: boolean
}

const COPY_LIMIT: { readonly [R in Rank]: { readonly limit: number; readonly rule: string } } = {
  soldier: { limit: 4, rule: 'SS-DECK-3' },
  veteran: { limit: 4, rule: 'SS-DECK-3' },
  elite: { limit: 2, rule: 'SS-DECK-4' },
  champion: { limit: 2, rule: 'SS-DECK-4' },
}

/** Every reason against the deck, in the ledger's order; none of them: it may be played. */
export const checkDeck = (deck: Deck, terms: DeckTerms, find: Finder = cardOf): readonly DeckProblem[] => {
  const found = deck.lines.map(line => ({ line, card: find(line.id) }))
  return [
    ...sizeProblems(deck),
    ...found.flatMap(({ line, card }) => (card ? [] : [unknown(line)])),
    ...mixedFactions(
      found.flatMap(({ card }) => (card?.kind === 'player' ? [card] : [])),
      terms,
    ),
    ...found.flatMap(({ line, card }) => (card ? copyProblems(line, card) : [])),
    ...found.flatMap(({ line, card }) => (card ? kindProblems(line, card, terms) : [])),
  ]
}

/** [SS-DECK-1] */
const sizeProblems = (deck: Deck): readonly DeckProblem[] => {
  const count = deck.lines.reduce((sum, line) => sum + line.count, 0)
  return count === DECK_SIZE
    ? []
    : [{ at: 'cards', code: 'deck-size', rule: 'SS-DECK-1', params: { count, size: DECK_SIZE } }]
}

const unknown = ({ id }: DeckLine): DeckProblem => ({
  at: `cards.${id}`,
  code: 'deck-unknown-card',
  rule: 'SS-DECK-2',
  params: { card: id },
})

/** [SS-DECK-2, SS-DECK-6] */
const mixedFactions = (cards: readonly PlayerCardDef[], terms: DeckTerms): readonly DeckProblem[] => {
  const factions = [...new Set(cards.map(card => card.faction))]
  if (terms.freeForAll || factions.length <= 1) return []
  const params = { count: factions.length, factions: factions.join(', ') }
  return [{ at: 'cards', code: 'deck-mixed-factions', rule: 'SS-DECK-2', params }]
}

/** [SS-DECK-3, SS-DECK-4] Per design, whatever the printed number of copies [SS-RULING-82]. */
const copyProblems = ({ id, count }: DeckLine, card: CardDef): readonly DeckProblem[] => {
  if (card.kind !== 'player') return []
  const { limit, rule } = COPY_LIMIT[card.rank]
  if (count <= limit) return []
  const params = { card: id, count, limit, rank: card.rank }
  return [{ at: `cards.${id}`, code: 'deck-too-many-copies', rule, params }]
}

const kindProblems = ({ id }: DeckLine, card: CardDef, terms: DeckTerms): readonly DeckProblem[] => {
  // [SS-RULING-39] Boss decks are no player factions, in Free-for-All neither.
  if (card.kind === 'boss')
    return [{ at: `cards.${id}`, code: 'deck-boss-card', rule: 'SS-RULING-39', params: { card: id } }]
  // [SS-DECK-7]
  if (card.origin === 'promo' && !terms.promos)
    return [{ at: `cards.${id}`, code: 'deck-promo', rule: 'SS-DECK-7', params: { card: id } }]
  return []
}
