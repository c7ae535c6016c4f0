/** A deck as a short code to paste into a chat: `SS1-…`, base64url. The design's number is its place in card-numbers.ts. */

import { isCardId } from '../cards/card-id.ts'
import { bytesOfText, fromBase64Url, textOfBytes, toBase64Url } from './base64url.ts'
import { CARD_NUMBERS } from './card-numbers.ts'
import { type Deck, type DeckLine, deckOf } from './deck.ts'
import { MAX_COUNT, MAX_LINES, NAME_MAX, NAME_PATTERN } from './deck-limits.ts'

const PREFIX = 'SS1-'
const FREE_FOR_ALL = 1

const numbers: ReadonlyMap<string, number> = new Map(CARD_NUMBERS.map((id, i) => [id, i]))

/**
 * Bytes: flags; groups of equal count (count, how many, their numbers in two bytes from 128 on), ended by 0;
 * how many cards of packs, each as count, length, id; the name; a check byte.
 */
export const formatShareCode = (deck: Deck): string => {
  const ours = deck.lines.filter(line => numbers.has(line.id))
  const others = deck.lines.filter(line => !numbers.has(line.id))
  const counts = [...new Set(ours.map(line => line.count))].sort((a, b) => b - a)
  const bytes = [
    deck.freeForAll ? FREE_FOR_ALL : 0,
    ...counts.flatMap(count => {
      const group = ours.filter(line => line.count === count)
      return [count, group.length, ...group.flatMap(line => varint(numbers.get(line.id)!))]
    }),
    0,
    others.length,
    ...others.flatMap(({ id, count }) => [count, ...withLength(bytesOfText(id))]),
    ...withLength(bytesOfText(deck.name)),
  ]
  return PREFIX + toBase64Url([...bytes, checkByte(bytes)])
}

/** The deck, or undefined when this is no code of ours or was mistyped. */
export const parseShareCode = (code: string): Deck | undefined => {
  const text = code.trim()
  if (!text.startsWith(PREFIX) || text.length > 4000) return
  const all = fromBase64Url(text.slice(PREFIX.length))
  if (!all || all.length < 5) return
  const bytes = all.slice(0, -1)
  if (checkByte(bytes) !== all.at(-1)) return
  const deck = readDeck(bytes)
  // One deck has one code: what would be written otherwise was not written by us.
  return deck && formatShareCode(deck) === text ? deck : undefined
}

const readDeck = (bytes: readonly number[]): Deck | undefined => {
  let at = 0
  const next = (): number => bytes[at++] ?? Number.NaN
  const flags = next()
  const lines: DeckLine[] = []
  for (let count = next(); count > 0; count = next())
    for (let left = next(); left > 0; left--) {
      const low = next()
      const id = CARD_NUMBERS[low < 128 ? low : low - 128 + next() * 128]
      if (id === undefined || lines.length > MAX_LINES) return
      lines.push({ id, count })
    }
  const text = (): string | undefined => {
    const length = next()
    at += length
    return textOfBytes(bytes.slice(at - length, at))
  }
  for (let left = next(); left > 0; left--) {
    const count = next()
    const id = text()
    if (!id || !isCardId(id)) return
    lines.push({ id, count })
  }
  const name = text()
  if (at !== bytes.length || name === undefined || name.length > NAME_MAX || !NAME_PATTERN.test(name)) return
  if (flags > FREE_FOR_ALL || lines.length > MAX_LINES || lines.some(line => !(line.count <= MAX_COUNT))) return
  return deckOf(name, flags === FREE_FOR_ALL, lines)
}

const varint = (n: number): readonly number[] => (n < 128 ? [n] : [128 + (n % 128), Math.floor(n / 128)])
const withLength = (bytes: readonly number[]): readonly number[] => [bytes.length, ...bytes]

/** Catches any one wrong character and most swaps. */
const checkByte = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => (sum * 31 + byte + 7) % 251, 0)
