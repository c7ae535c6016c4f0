import { expect, test } from 'vitest'
import { holidaysFrom } from './holidays.ts'

const DAY = 86_400_000
const now = 1_800_000_000_000
const days = (from: number, to: number) => ({ from: now + from * DAY, to: now + to * DAY })

test('holidays are announced beforehand: what has passed cannot be asked for, nor given back', () => {
  expect(holidaysFrom([], [days(-5, -1), days(-2, 3)], now)).toEqual([days(0, 3)])
  expect(holidaysFrom([days(-10, 5)], [], now), 'ended early').toEqual([days(-10, 0)])
  expect(holidaysFrom([days(-10, 5)], [days(-10, 5)], now), 'sent again as it was').toEqual([days(-10, 5)])
})

test('thirty days a year count, those taken among them: nobody is on holiday for ever', () => {
  const first = holidaysFrom([], [days(0, 30)], now)
  const later = now + 30 * DAY
  expect(() => holidaysFrom(first, [days(30, 31)], later)).toThrow('malformed')
  expect(() => holidaysFrom([], [days(0, 31)], now)).toThrow('malformed')
  expect(holidaysFrom(first, [days(396, 426)], now + 396 * DAY), 'a year later').toEqual([days(396, 426)])
  expect(holidaysFrom([], [days(0, 20), days(10, 30)], now), 'the same day counts once').toEqual([days(0, 30)])
})
