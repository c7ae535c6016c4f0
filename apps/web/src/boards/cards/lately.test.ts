import type { SeenEntry } from '@siegeworks/protocol'
import { expect, test } from 'vitest'
import { latelyDone } from './lately.ts'

const entry = (by: string | undefined, ...events: readonly object[]): SeenEntry =>
  ({ by, events }) as unknown as SeenEntry
const turnOf = (side: string): object => ({ kind: 'turn-begun', active: [side], number: 1 })
const deed = (text: string): object => ({ kind: 'card-deployed', text })
const told = (viewer: string, entries: readonly SeenEntry[]): readonly string[] =>
  latelyDone(viewer, entries, one => one.events.map(event => ({ text: (event as { text?: string }).text ?? '' }))).map(
    ({ text }) => text,
  )

test("what others did stays in sight until one's own next move", () => {
  const theirs = [
    entry('south', turnOf('north')),
    entry('north', deed('mine'), turnOf('south')),
    entry('south', deed('a')),
    entry('south', deed('b')),
  ]
  expect(told('north', theirs)).toEqual(['a', 'b'])
  const answered = [...theirs, entry('north', deed('answer')), entry('south', deed('c'), turnOf('north'))]
  expect(told('north', answered)).toEqual(['a', 'b', 'answer', 'c'])
  expect(told('north', [...answered, entry('north', { kind: 'cards-drawn' })])).toEqual(['a', 'b', 'answer', 'c'])
  expect(told('north', [...answered, entry('north', deed('own'))])).toEqual([])
  expect(told('north', [...answered, entry('north', turnOf('south')), entry('south', deed('d'))])).toEqual(['d'])
})

test('what is taken back is no longer told, and only deeds are', () => {
  const theirs = [entry('south', turnOf('south'), deed('a')), entry('south', { kind: 'chain-closed' })]
  expect(told('north', theirs)).toEqual(['a'])
  expect(told('north', [...theirs, { ...entry('south'), takesBackTo: 1 }])).toEqual([])
})
