import type { View } from '@siegeworks/siege'
import { speaker } from '@siegeworks/words'
import { en } from '@siegeworks/words/siege/en'
import { en as table } from '@siegeworks/words/siege-table/en'
import { expect, test } from 'vitest'
import { moveLabel } from './piece-label.ts'

const voice = speaker('en', en, table)
const knight = (id: string) => ({ [id]: { id, seat: 'besieger', unit: 'knight', hex: '4,4' } })
const view = {
  active: 'knight-1',
  characters: { ...knight('knight-1'), ...knight('lacy'), ...knight('john') },
  animals: { 'lacy-horse': { kind: 'horse' }, 'john-horse': { kind: 'horse' } },
  engines: { 'mantlet-1': { kind: 'mantlet' } },
} as unknown as View
const labels = (moves: readonly { readonly kind: string; readonly [field: string]: unknown }[]) =>
  moves.map(move => moveLabel(view, voice, move))

test('two moves that differ are told apart by their buttons', () => {
  const sides = [0, 1, 2, 3, 4, 5]
  const moves = [
    { kind: 'go', to: '4,4' },
    { kind: 'go', to: '4,4^' },
    ...['4,5', '3,5'].map(rear => ({ kind: 'go', to: '4,4', rear })),
    ...['lacy-horse', 'john-horse'].map(target => ({ kind: 'shoot', target })),
    ...sides.map(side => ({ kind: 'raise-ladder', hex: '2,2', side })),
    ...sides.map(facing => ({ kind: 'deploy-engine', engine: 'mantlet-1', to: '2,2', facing })),
    ...sides.map(side => ({ kind: 'turn-mantlet', side })),
  ]
  expect(new Set(labels(moves)).size).toBe(moves.length)
})

test('a place on top and the rear of a horse are said in words', () => {
  expect(
    labels([
      { kind: 'go', to: '0,0^' },
      { kind: 'go', to: '0,0', rear: '1,0' },
    ]),
  ).toEqual(['Go to A1, on top', 'Go to A1, the rear on B2'])
})
