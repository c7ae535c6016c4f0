import { expect, test } from 'vitest'
import { parsePerft } from './perft.ts'

test('a perft file reads as blocks', () => {
  expect(
    parsePerft('# remark\nid a\noptions {"x":1}\nseed s\nperft 1 3\nperft 2 9 dice\n\nid b\npos {"y":2}\n'),
  ).toEqual([
    {
      id: 'a',
      line: 2,
      options: { x: 1 },
      seed: 's',
      counts: [
        { depth: 1, lines: 3 },
        { depth: 2, lines: 9, seed: 'dice' },
      ],
    },
    { id: 'b', line: 8, options: {}, position: { y: 2 }, counts: [] },
  ])
})

test.each([
  ['perft 1 3', /line 1: 'id' expected/],
  ['id a\nperft one 3', /line 2: .* expected, got 'perft one 3'/],
])('%s is refused with its line', (text, message) => {
  expect(() => parsePerft(text)).toThrow(message)
})
