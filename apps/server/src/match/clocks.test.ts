import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charge, deadlineOf, flagged, startClocks, stopClocks, turnClocks } from './clocks.ts'
import { chargedBetween, whenSpent } from './intervals.ts'

const LIVE = { kind: 'live', startSeconds: 60, addSeconds: 5 } as const
const DAYS = { kind: 'correspondence', daysPerMove: 2 } as const
const none = () => []
const DAY = 86_400_000

describe('clocks', () => {
  test('a live clock runs for those who must act, and what was promised is added when their turn ends', () => {
    const begun = startClocks(LIVE, ['a', 'b'], ['a'], 1000)!
    expect(deadlineOf(begun, none)).toBe(61_000)
    const middle = turnClocks(begun, LIVE, none, { mover: 'a', toAct: ['a'], now: 11_000 })
    expect(middle.left).toEqual({ a: 50_000, b: 60_000 })
    const turned = turnClocks(middle, LIVE, none, { mover: 'a', toAct: ['b'], now: 21_000 })
    expect(turned.left).toEqual({ a: 45_000, b: 60_000 })
    expect(turned.running).toEqual(['b'])
  })

  test('a flag falls exactly when the time is up, not before', () => {
    const begun = startClocks(LIVE, ['a', 'b'], ['a'], 0)!
    expect(flagged(begun, none, 59_999)).toEqual([])
    expect(flagged(begun, none, 60_000)).toEqual(['a'])
  })

  test('nobody is charged for the time the server was away', () => {
    const begun = startClocks(LIVE, ['a', 'b'], ['a'], 0)!
    const away = () => [{ from: 10_000, to: 3_610_000 }]
    expect(charge(begun, away, 3_620_000).left.a).toBe(40_000)
    expect(deadlineOf(begun, away)).toBe(3_660_000)
    expect(flagged(begun, away, 3_659_999)).toEqual([])
  })

  test('days per move: each own move gives the full time again; holidays stand still', () => {
    const begun = startClocks(DAYS, ['a', 'b'], ['a'], 0)!
    const moved = turnClocks(begun, DAYS, none, { mover: 'a', toAct: ['b'], now: DAY })
    expect(moved.left).toEqual({ a: 2 * DAY, b: 2 * DAY })
    const holiday = () => [{ from: DAY, to: 8 * DAY }]
    expect(deadlineOf(moved, holiday)).toBe(10 * DAY)
  })

  test('a stopped clock charges up to the stop and then nothing', () => {
    const stopped = stopClocks(startClocks(LIVE, ['a', 'b'], ['a'], 0)!, none, 15_000)
    expect(stopped.left.a).toBe(45_000)
    expect(deadlineOf(stopped, none)).toBeUndefined()
  })

  test('what is charged and what is free add up, and the end of the time is where it has all been charged', () => {
    const spans = fc.array(
      fc.tuple(fc.nat(1000), fc.nat(300)).map(([from, length]) => ({ from, to: from + length })),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(spans, fc.nat(1000), fc.nat(1500), (free, from, left) => {
        const end = whenSpent(free, from, left)
        expect(chargedBetween(free, from, end)).toBe(left)
        if (left > 0) expect(chargedBetween(free, from, end - 1)).toBe(left - 1)
        const slow = Array.from({ length: 200 }, (_, i) => from + i).filter(
          at => !free.some(span => span.from <= at && at < span.to),
        ).length
        expect(chargedBetween(free, from, from + 200)).toBe(slow)
      }),
      { numRuns: 500 },
    )
  })
})
