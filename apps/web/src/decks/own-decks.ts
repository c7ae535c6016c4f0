/** Decks a person built, kept in this browser. */
import { signal } from '@preact/signals'

export interface OwnDeck {
  readonly name: string
  readonly freeForAll: boolean
  /** Copies by card id. */
  readonly cards: { readonly [id: string]: number }
}

const KEY = 'siegeworks.decks'

const read = (): readonly OwnDeck[] => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? (found as readonly OwnDeck[]) : []
  } catch {
    return []
  }
}

export const ownDecks = signal<readonly OwnDeck[]>(read())

const write = (decks: readonly OwnDeck[]): void => {
  ownDecks.value = decks
  localStorage.setItem(KEY, JSON.stringify(decks))
}

export const keepDeck = (deck: OwnDeck): void => write([...ownDecks.peek().filter(one => one.name !== deck.name), deck])
export const dropDeck = (name: string): void => write(ownDecks.peek().filter(one => one.name !== name))
export const sizeOf = (deck: OwnDeck): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0)
