/** What a text could do, seen from how its cost is paid. [SS-RULING-72] */
import { passivesOfCreature } from '../designs.ts'
import type { State } from '../state.ts'
import type { Effect, Group, Part } from './effect.ts'

/** Verbs for which it matters what was paid with, and the piles that a payment changes. A price asks how much is left. */
const PAID_WITH: ReadonlySet<unknown> = new Set<Part['do'] | Group['of']>([
  'copy',
  'deploy',
  'discard',
  'heal',
  'place',
  'recruit',
  'reset',
  'salvage',
  'shapeshift',
  'tuck',
  'turn-against',
  'hand',
  'casualties',
])

const speaksOf = (text: unknown): boolean =>
  typeof text === 'object' && text !== null ? Object.values(text).some(speaksOf) : PAID_WITH.has(text)

/** Texts are data that never changes: each is read once. */
const read = new WeakMap<object, boolean>()

const speaks = (text: object): boolean => {
  const known = read.get(text)
  if (known !== undefined) return known
  const found = speaksOf(text)
  read.set(text, found)
  return found
}

/** Whether hand, Casualties or Supporters spent could make a difference: by the text, or by what changes its numbers. */
export const mindsPayment = (state: State, effect: Effect): boolean => {
  if (speaks(effect)) return true
  for (const creature of state.creatures) if (speaks(passivesOfCreature(state, creature).statics)) return true
  for (const { modifier } of state.lasting) if (speaks(modifier)) return true
  return false
}

/** Whether it does something wherever and whenever it is played. */
export const alwaysDoes = (effect: Effect): boolean => {
  for (const part of effect)
    if ((part.do === 'draw' || part.do === 'vision') && typeof part.amount === 'number' && part.amount > 0) return true
  return false
}
