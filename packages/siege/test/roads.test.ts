import { expect, test } from 'vitest'
import { roadsTo } from '../src/roads.ts'
import { at, CURTAIN } from './table.ts'

test('SG-1.6-1 roads count the points of every hex on the way and end at the limit', () => {
  const state = at({ map: { hexes: { '1,0': 'brush', '1,-1': 'wall', '0,1': 'wall' } } })
  const far = roadsTo(state, ['0,0'], 4)
  expect(far.get('0,0')).toBe(0)
  expect(far.get('-1,0')).toBe(1)
  expect(far.get('-4,0')).toBe(4)
  expect(far.has('-5,0')).toBe(false)
  expect([far.has('1,-1'), far.has('0,1')]).toEqual([false, false])
  // Out of the brush onto the flat costs the flat hex.
  expect(far.get('1,0')).toBe(1)
})

test('SG-1.61-6 the way to the rampart leads over the stairs, and points are those of going there', () => {
  const state = at({ map: CURTAIN })
  const far = roadsTo(state, ['0,0'], 6)
  expect(far.get('0,-1')).toBe(far.get('1,0'))
  expect(far.get('0,-2')! - far.get('0,-1')!).toBeGreaterThan(0)
  expect(far.has('0,2')).toBe(false)
  expect(roadsTo(state, ['900,0'], 20).size).toBe(0)
})
