import { expect, test } from 'vitest'
import { spotOf } from './layout.ts'
import { type DrawnMap, shapesOf } from './map-shapes.ts'
import { hexName } from './piece-label.ts'

const ground = { terrain: 'flat', region: 'exterior', relief: 0, flags: [] } as const
/** Four columns of five, as the drawn maps count them. */
const keys = [0, 1, 2, 3].flatMap(q => [0, 1, 2, 3, 4].map(row => `${q},${row - ((q + (q & 1)) >> 1)}`))
const map: DrawnMap = { id: 'field', hexes: Object.fromEntries(keys.map(key => [key, ground])), sides: {} }

test('letters and numbers beside the map are those of the hexes they stand at', () => {
  const { names } = shapesOf(map)
  expect(names.filter(({ text }) => text === 'A')).toHaveLength(2)
  for (const key of keys.filter(one => one.startsWith('0,') || one.startsWith('3,'))) {
    const row = hexName(key).slice(1)
    const { y } = spotOf(key)
    expect(names.some(({ at, text }) => text === row && Math.abs(at.y - y) < 10)).toBe(true)
  }
})

test('a rampart shows its front to the south, and only there', () => {
  const walled = { ...map, hexes: { ...map.hexes, '1,2': { ...ground, terrain: 'rampart', region: 'rampart' } } }
  const fronts = shapesOf(walled).faces['walk'] ?? ''
  expect(fronts.match(/M/g)).toHaveLength(3)
  expect(shapesOf(map).faces['walk']).toBe('')
})

test('water has a shore where it ends, not between its hexes', () => {
  const ditch = { ...ground, terrain: 'ditch' }
  const wet = { ...map, hexes: { ...map.hexes, '1,1': ditch, '1,2': ditch } }
  expect(shapesOf(wet).shore.match(/M/g)).toHaveLength(10)
})
