import type { View } from '@siegeworks/siegestorm'
import { expect, test } from 'vitest'
import { nearSeat, sideNumber } from './storm-view.ts'

const view = (viewer: string, mode: string, seats: readonly string[], boss?: object): View =>
  ({ viewer, seats, house: { mode }, ...(boss && { boss }) }) as unknown as View

test('SS-LMS-6 a side keeps its colour when another is out', () => {
  const colours = (seats: readonly string[]) => {
    const now = view('north', 'last-man-standing', seats)
    return seats.map(seat => sideNumber(now, seat as 'east'))
  }
  expect(colours(['north', 'east', 'south', 'west'])).toEqual([1, 2, 3, 4])
  expect(colours(['north', 'south', 'west'])).toEqual([1, 3, 4])
  expect(colours(['south', 'west'])).toEqual([3, 4])
})

test('SS-LMS-6 who is out keeps the colour in the log and looks on from the seat of another', () => {
  const out = view('north', 'last-man-standing', ['east', 'west'])
  expect(sideNumber(out, 'north')).toBe(1)
  expect(nearSeat(out)).toBe('west')
})

test('SS-COOP-11 a partner who is out is not taken for the boss', () => {
  expect(sideNumber(view('north', 'duel', ['north', 'south']), 'south')).toBe(2)
  expect(sideNumber(view('north', 'coop', ['north', 'south'], {}), 'south')).toBe(3)
  expect(sideNumber(view('north', 'coop', ['north'], {}), 'south')).toBe(3)
})
