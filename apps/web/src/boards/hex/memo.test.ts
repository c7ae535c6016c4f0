import { expect, test } from 'vitest'
import { memo } from './memo.ts'

const redrawn = (now: object, then: object): boolean => {
  const Kept = memo<object>(() => null) as unknown as new (
    props: object,
  ) => { shouldComponentUpdate(next: object): boolean }
  return new Kept(now).shouldComponentUpdate(then)
}

test('a fresh copy of a piece that is as it was is not drawn again', () => {
  expect(redrawn({ piece: { id: 'wat', hex: '1,2' } }, { piece: { id: 'wat', hex: '1,2' } })).toBe(false)
  expect(redrawn({ piece: { id: 'wat', hex: '1,2' } }, { piece: { id: 'wat', hex: '1,3' } })).toBe(true)
  expect(redrawn({ piece: { id: 'wat', hex: '1,2' } }, { piece: { id: 'wat' } })).toBe(true)
})

test('sets and lists count as the same only when they are', () => {
  const offered = new Set(['wat'])
  expect(redrawn({ offered }, { offered })).toBe(false)
  expect(redrawn({ offered }, { offered: new Set(['odo']) })).toBe(true)
  expect(redrawn({ places: ['1,2'] }, { places: ['1,2'] })).toBe(true)
})
