/** Decks and packs, judged, read and written by the game's own code. */
import type { Problem } from '@siegeworks/kernel'
import {
  cardsOfDeck,
  checkDeck,
  deckOf,
  formatDeckJson,
  formatDeckText,
  formatShareCode,
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

export const judgeDeck = (sheet: DeckSheet): readonly Problem[] =>
  checkDeck(deckOfSheet(sheet), { freeForAll: sheet.freeForAll, promos: true })

export const writeDeck = (sheet: DeckSheet): DeckForms => {
  const deck = deckOfSheet(sheet)
  return { text: formatDeckText(deck), json: formatDeckJson(deck), code: formatShareCode(deck) }
}

/** Whatever it is: a share code, JSON, or lines of text. */
export const readDeck = (text: string): ReadDeck => {
  const written = text.trim()
  const coded = /\s/.test(written) || written.startsWith('{') ? undefined : parseShareCode(written)
  const read = coded
    ? ({ ok: true, value: coded } as const)
    : written.startsWith('{')
      ? parseDeckJson(written)
      : parseDeckText(written)
  if (!read.ok) return { problems: read.error }
  const cards: { [id: string]: number } = {}
  for (const id of cardsOfDeck(read.value)) cards[id] = (cards[id] ?? 0) + 1
  return { deck: { name: read.value.name, freeForAll: read.value.freeForAll, cards } }
}

export const readPack = (text: string): { readonly pack: unknown } | { readonly problems: readonly Problem[] } => {
  const read = parsePackText(text)
  return read.ok ? { pack: read.value } : { problems: read.error }
}
