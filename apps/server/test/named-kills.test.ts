import { expect, test } from 'vitest'
import { killAtEach } from '../load/named-kills.ts'

test('killed before a set-up, in a move and after one: nothing is lost, nothing happens twice', async () => {
  const points = ['before-begin', 'in-move:3', 'after-move:5']
  const report = await killAtEach(points, undefined)
  expect(report.faults).toEqual([])
  expect(report.acks).toBe(points.length * 8)
})
