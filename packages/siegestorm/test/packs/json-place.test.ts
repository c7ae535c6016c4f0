import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenAt } from '../../src/packs/json-place.ts'

test.each([
  ['', 'line 1, column 1'],
  ['{', 'line 1, column 2'],
  ['{"a" 1}', 'line 1, column 6'],
  ['{"a": 1,}', 'line 1, column 9'],
  ['[1 2]', 'line 1, column 4'],
  ['[1,\n 2,\n x]', 'line 3, column 2'],
  ['{"a": "tab\there"}', 'line 1, column 7'],
  ["{'a': 1}", 'line 1, column 2'],
  ['[01]', 'line 1, column 3'],
  ['[1]]', 'line 1, column 4'],
  ['[}', 'line 1, column 2'],
  ['{"a": [1}', 'line 1, column 9'],
  ['[] []', 'line 1, column 4'],
])('%j breaks at %s', (text, at) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(brokenAt(text)).toBe(at)
})

test('sound JSON followed by a stray letter breaks exactly there', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      expect(brokenAt(`${text}\nx`)).toBe(`line ${text.split('\n').length + 1}, column 1`)
    }),
  )
})
