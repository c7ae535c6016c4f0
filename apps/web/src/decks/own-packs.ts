/** Packs of cards a person loaded, kept in this browser: on the shelf, in decks, and brought to the table. */
import { signal } from '@preact/signals'
import type { CardDef } from '@siegeworks/siegestorm'
import { addPacks } from '../boards/cards/catalogue.ts'

export interface OwnPack {
  readonly format: string
  readonly id: string
  readonly cards: readonly CardDef[]
}

const KEY = 'siegeworks.packs'

const read = (): readonly OwnPack[] => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? (found as readonly OwnPack[]) : []
  } catch {
    return []
  }
}

export const ownPacks = signal<readonly OwnPack[]>(read())
addPacks(ownPacks.peek())

const write = (packs: readonly OwnPack[]): void => {
  ownPacks.value = packs
  addPacks(packs)
  localStorage.setItem(KEY, JSON.stringify(packs))
}

export const keepPack = (pack: OwnPack): void => write([...ownPacks.peek().filter(one => one.id !== pack.id), pack])
export const dropPack = (id: string): void => write(ownPacks.peek().filter(one => one.id !== id))

/** The packs these cards come from. */
export const packsOf = (cards: readonly string[]): readonly OwnPack[] =>
  ownPacks.peek().filter(pack => pack.cards.some(({ id }) => cards.includes(id)))
