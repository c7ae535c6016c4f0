/** Decks and packs, judged, read and written by the game's own code. */
import type { Problem, Result } from '@siegeworks/kernel'
import {
  type CardDef,
  cardOf,
  cardsOfDeck,
  checkDeck,
  type Deck,
  deckOf,
  describeEffect,
  describePassive,
  formatDeckJson,
  formatDeckText,
  formatShareCode,
  type Pack,
  parseDeckJson,
  parseDeckText,
  parsePackText,
  parseShareCode,
} from '@siegeworks/siegestorm'
import type { DeckForms, DeckSheet, ReadDeck } from './requests.ts'

const deckOfSheet = ({ name, freeForAll, cards }: DeckSheet) =>
  deckOf(
    name,
    freeForAll,
    Object.entries(cards).map(([id, count]) => ({ id, count })),
  )

export const judgeDeck = (sheet: DeckSheet, packs: readonly unknown[]): readonly Problem[] => {
  const others = new Map((packs as readonly Pack[]).flatMap(pack => pack.cards.map(card => [card.id, card])))
  const terms = { freeForAll: sheet.freeForAll, promos: true }
  return checkDeck(deckOfSheet(sheet), terms, id => others.get(id) ?? cardOf(id))
}

export const writeDeck = (sheet: DeckSheet): DeckForms => {
  const deck = deckOfSheet(sheet)
  return { text: formatDeckText(deck), json: formatDeckJson(deck), code: formatShareCode(deck) }
}

/** A code by itself or in a link; no line of a deck is a single word. */
const readCode = (word: string): Result<Deck, readonly Problem[]> => {
  const deck = parseShareCode(word.replace(/^.*[?&]code=/, ''))
  return deck ? { ok: true, value: deck } : { ok: false, error: [{ at: '', code: 'not-a-share-code' }] }
}

/** Whatever it is: a share code, a link with one, JSON, or lines of text. */
export const readDeck = (text: string): ReadDeck => {
  const written = text.trim()
  const read = written.startsWith('{')
    ? parseDeckJson(written)
    : /\s/.test(written)
      ? parseDeckText(written)
      : readCode(written)
  if (!read.ok) return { problems: read.error }
  const cards: { [id: string]: number } = {}
  for (const id of cardsOfDeck(read.value)) cards[id] = (cards[id] ?? 0) + 1
  return { deck: { name: read.value.name, freeForAll: read.value.freeForAll, cards } }
}

const sentence = (said: readonly string[]): string =>
  said.map(one => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ')

/** A card that came without words says at least in English what it does. */
const described = (card: CardDef): CardDef => {
  const action = card.action.length > 0 ? { action: sentence([describeEffect(card.action)]) } : {}
  const passive = card.passives.length > 0 ? { passive: sentence(card.passives.map(describePassive)) } : {}
  return { ...card, words: { en: { name: card.name, ...action, ...passive }, ...card.words } }
}

export const readPack = (text: string): { readonly pack: unknown } | { readonly problems: readonly Problem[] } => {
  const read = parsePackText(text)
  return read.ok ? { pack: { ...read.value, cards: read.value.cards.map(described) } } : { problems: read.error }
}
