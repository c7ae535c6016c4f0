import { expect, test } from 'vitest'
import { flagged, startClocks } from './clocks.ts'
import type { Interval } from './intervals.ts'
import { watchStandstill } from './standstill.ts'

test('a minute in which the process stood still is charged to nobody; slow seconds are', () => {
  let at = 0
  const outages: Interval[] = []
  const kept: (readonly number[])[] = []
  const watch = watchStandstill(outages, { now: () => 1_000_000 + at, ticks: () => at }, (...span) => kept.push(span))
  const clock = startClocks({ kind: 'live', startSeconds: 30, addSeconds: 0 }, ['a', 'b'], ['a'], 1_000_000)!
  for (const later of [1000, 3000, 63_000]) {
    at = later
    watch.beat()
  }
  expect(outages).toEqual([{ from: 1_003_000, to: 1_063_000 }])
  expect(kept).toEqual([[1_003_000, 1_063_000]])
  expect(flagged(clock, () => outages, 1_063_000)).toEqual([])
  expect(flagged(clock, () => outages, 1_089_999)).toEqual([])
  expect(flagged(clock, () => outages, 1_090_000)).toEqual(['a'])
})
