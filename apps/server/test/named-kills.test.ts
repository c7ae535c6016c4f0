import { expect, test } from 'vitest'
import { killAtEach } from '../load/named-kills.ts'

test('killed before a set-up, after a seat, in and after a move, before talk: nothing is lost, nothing happens twice', async () => {
  const points = ['before-begin', 'after-seat', 'in-move:3', 'after-move:5', 'before-chat']
  const report = await killAtEach(points, undefined)
  expect(report.faults).toEqual([])
  expect(report.acks).toBe(points.length * 8)
})
