import type { View } from '@siegeworks/siegestorm'
import { expect, test } from 'vitest'
import { isSameForAll, nearSeat, type StormMove, sideNumber } from './storm-view.ts'

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

test("SS-BHAND-3 two cards of one name in the boss's hand are no choice, two names are", () => {
  const hand = [
    { id: 'a', design: 'restoration-totem', cost: 2 },
    { id: 'b', design: 'restoration-totem', cost: 2 },
    { id: 'c', design: 'goblin-sapper', cost: 2 },
  ]
  const asked = { kind: 'choose', seat: 'south', prompt: 'boss-tie', options: [], min: 1, max: 1, chosen: [] }
  const solo = view('south', 'solo', ['south'], {})
  const now = { ...solo, stocks: { boss: { hand } }, decisions: [asked] } as unknown as View
  const among = (...ids: readonly string[]): readonly StormMove[] =>
    ids.map(what => ({ text: `choose ${what}`, move: { kind: 'choose', what } }))
  expect(isSameForAll(now, among('a', 'b'))).toBe(true)
  expect(isSameForAll(now, among('a', 'c'))).toBe(false)
  // A creature on the field is not in the hand.
  expect(isSameForAll(now, among('a', 'd'))).toBe(false)
})
