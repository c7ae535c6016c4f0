import { expect, test } from 'vitest'
import { nearest } from './arrow-keys.ts'

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 5 },
  { x: 90, y: 140 },
]

test('an arrow goes to the nearest card that way, and nowhere at the edge', () => {
  expect(nearest(spots[0]!, { x: 1, y: 0 }, spots)).toBe(1)
  expect(nearest(spots[1]!, { x: 1, y: 0 }, spots)).toBe(2)
  expect(nearest(spots[1]!, { x: 0, y: 1 }, spots)).toBe(3)
  expect(nearest(spots[2]!, { x: -1, y: 0 }, spots)).toBe(1)
  expect(nearest(spots[0]!, { x: 0, y: -1 }, spots)).toBeUndefined()
})
