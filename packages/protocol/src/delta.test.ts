import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDelta, deltaOf, isSame } from './delta.ts'

const roundTrip = (a: unknown, b: unknown): void => {
  const delta = deltaOf(a, b)
  const over = delta === undefined ? undefined : JSON.parse(JSON.stringify(delta))
  expect(over === undefined ? a : applyDelta(a, over)).toEqual(b)
}

describe('deltas', () => {
  test('lead from any JSON value to any other, also through their text form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) =>
        roundTrip(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))),
      ),
      {
        numRuns: 3000,
      },
    )
  })

  test('lead between lists that differ in the middle, at the ends and inside items', () => {
    const item = fc.record({ id: fc.integer({ min: 0, max: 5 }), n: fc.integer({ min: 0, max: 2 }) })
    fc.assert(fc.property(fc.array(item), fc.array(item), roundTrip), { numRuns: 3000 })
  })

  test('say nothing of equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), a => {
        const copy = JSON.parse(JSON.stringify(a))
        expect(isSame(copy, JSON.parse(JSON.stringify(a)))).toBe(true)
        expect(deltaOf(copy, JSON.parse(JSON.stringify(a)))).toBeUndefined()
      }),
    )
  })

  test('are small when little changes', () => {
    const before = { turn: 1, hand: Array.from({ length: 60 }, (_, id) => ({ id, name: `card-${id}` })) }
    const after = { turn: 2, hand: before.hand.filter(card => card.id !== 30) }
    expect(JSON.stringify(deltaOf(before, after)).length).toBeLessThan(80)
  })

  test('carry a key named __proto__ without touching any prototype', () => {
    const b = JSON.parse('{"__proto__":{"x":1},"a":2}')
    const got = applyDelta({ a: 1 }, JSON.parse(JSON.stringify(deltaOf({ a: 1 }, b))))
    expect(Object.keys(got as object).sort()).toEqual(['__proto__', 'a'])
    expect(({} as { x?: number }).x).toBeUndefined()
  })
})
