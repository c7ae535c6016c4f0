import { expect, test } from 'vitest'
import { capsOf, channelOf, flightsOf, turretsOf, wayUp } from './masonry.ts'

test('a building has its turrets where it turns sharply, a hex by itself at every corner', () => {
  expect(turretsOf(['0,0'])).toHaveLength(6)
  expect(turretsOf(['0,0', '1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'])).toHaveLength(12)
})

test('water flows from hex to hex, and a pond of one hex has its bed too', () => {
  expect(channelOf(['0,0', '0,1']).match(/L/g)).toHaveLength(1)
  expect(channelOf(['0,0'])).toContain('M0 0')
})

test('a cap has two faces to the light, two across it, two away from it', () => {
  for (const path of Object.values(capsOf(['3,3']))) expect(path.match(/M/g)).toHaveLength(2)
})

test('stairs climb to the wall, those below to the stairs above them', () => {
  const isTop = (key: string) => key === '0,0'
  const isStairs = (key: string) => key === '0,1' || key === '0,2'
  expect(wayUp('0,1', isTop, isStairs)).toBe(2)
  expect(wayUp('0,2', isTop, isStairs)).toBe(2)
  expect(wayUp('1,0', isTop, () => false)).toBe(3)
})

test('the treads of a flight lie one behind the other towards its top', () => {
  const flights = [
    { key: '0,0', up: 2, lower: false },
    { key: '0,1', up: 2, lower: true },
  ] as const
  const rows = flightsOf(flights).map(path => Number(/M\S+ (\S+?)L/.exec(path)?.[1]))
  expect(rows).toHaveLength(12)
  expect(rows).toEqual([...rows].sort((a, b) => b - a))
})
