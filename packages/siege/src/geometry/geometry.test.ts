/** Geometry against independent means: counting steps, dense sampling in exact fractions, laws over random hexes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areAdjacent,
  centerOf,
  cornerOf,
  cross,
  DIRECTIONS,
  distance,
  type End,
  type Hex,
  heading,
  hexesOfSide,
  hexesWithin,
  hexKey,
  hexOf,
  isInRow,
  middleOf,
  neighbor,
  neighbors,
  opposite,
  parseHexKey,
  parseSide,
  pointOf,
  reach,
  readings,
  ring,
  row,
  SIDES,
  type Side,
  sameHex,
  sideBetween,
  sideKey,
  sideToward,
  trace,
  turned,
  wayTo,
} from './index.ts'

const hexes = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) })
const sides = fc.constantFrom<Side>(0, 1, 2, 3, 4, 5)
const O: Hex = { q: 0, r: 0 }

/** The hex a point (in any common scale) lies in, by rounding cube coordinates; several when it lies on a border. */
const hexesHolding = (q: number, r: number, scale: number): readonly Hex[] => {
  const near: Hex[] = []
  const bq = Math.floor(q / scale)
  const br = Math.floor(r / scale)
  let best = Number.POSITIVE_INFINITY
  for (let i = -1; i <= 2; i++) {
    for (let j = -1; j <= 2; j++) {
      const dq = q - (bq + i) * scale
      const dr = r - (br + j) * scale
      const far = dq * dq + dr * dr + dq * dr
      if (far < best) {
        best = far
        near.length = 0
      }
      if (far === best) near.push({ q: bq + i, r: br + j })
    }
  }
  return near
}

describe('grid', () => {
  test('SG-GEO-1 SG-GEO-2 the six directions in their order, and a side has one name seen from both hexes', () => {
    expect(DIRECTIONS.map(hexKey)).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
    fc.assert(
      fc.property(hexes, sides, (hex, side) => {
        const other = neighbor(hex, side)
        expect(sideKey(hex, side)).toBe(sideKey(other, ((side + 3) % 6) as Side))
        expect(sideBetween(hex, other)).toBe(sideKey(hex, side))
        expect(sideToward(hex, other)).toBe(side)
        expect(hexesOfSide(sideKey(hex, side)).map(hexKey).sort()).toEqual([hexKey(hex), hexKey(other)].sort())
      }),
    )
    const names = new Set(hexesWithin(O, 2).flatMap(hex => SIDES.map(side => sideKey(hex, side))))
    // 19 hexes have 114 sides, 42 of them shared by two.
    expect(names.size).toBe(72)
    expect(sideBetween(O, { q: 2, r: 0 })).toBeUndefined()
  })

  test('SG-GEO-3 distance is the number of steps, found by walking', () => {
    const found = reach(O, hexKey, hex => neighbors(hex).map(to => ({ to, cost: 1 })), 7)
    for (const [key, way] of found) expect(distance(O, hexOf(key))).toBe(way.cost)
    expect(found.size).toBe(1 + 3 * 7 * 8)
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
        expect(areAdjacent(a, b)).toBe(distance(a, b) === 1)
      }),
    )
  })

  test('SG-GEO-4 centers, middles and corners are integers six times as fine', () => {
    expect(centerOf({ q: 2, r: -1 })).toEqual({ q6: 12, r6: -6 })
    expect(middleOf(O, 0)).toEqual({ q6: 3, r6: 0 })
    expect(cornerOf(O, 0)).toEqual({ q6: 4, r6: -2 })
    fc.assert(
      fc.property(hexes, sides, (hex, side) => {
        const a = cornerOf(hex, turned(side, -1))
        const b = cornerOf(hex, side)
        const middle = middleOf(hex, side)
        // The middle of a side lies halfway between its corners, and halfway between the two centers.
        expect({ q6: (a.q6 + b.q6) / 2, r6: (a.r6 + b.r6) / 2 }).toEqual(middle)
        expect(middleOf(neighbor(hex, side), opposite(side))).toEqual(middle)
        // A corner is shared by three hexes.
        expect(cornerOf(neighbor(hex, side), turned(side, 2))).toEqual(cornerOf(hex, side))
        expect(heading(centerOf(hex), middle, side)).toBeGreaterThan(0)
        expect(heading(middle, centerOf(hex), side)).toBeLessThan(0)
        expect(heading(a, b, side)).toBe(0)
        expect(cross(a, b, middle)).toBe(0)
      }),
    )
  })

  test('SG-GEO-1 keys are read back, and nothing that is not a key is read', () => {
    fc.assert(
      fc.property(hexes, hex => {
        expect(parseHexKey(hexKey(hex))).toEqual(hex)
      }),
    )
    for (const bad of ['', '1', '1,', ',1', '01,1', '1,1 ', '-0,1', '1,2,3', 'a,b', '1.5,0', '9999999,0']) {
      expect(parseHexKey(bad), bad).toBeUndefined()
    }
    expect(parseSide('3,-2/5')).toEqual({ hex: { q: 3, r: -2 }, side: 5 })
    for (const bad of ['3,-2', '3,-2/6', '3,-2/', '3/1', '3,-2/11']) expect(parseSide(bad), bad).toBeUndefined()
  })
})

describe('areas and paths', () => {
  test('SG-GEO-3 rings and disks hold what distance says', () => {
    for (const radius of [0, 1, 2, 5]) {
      const center = { q: 3, r: -4 }
      expect(ring(center, radius).length).toBe(radius === 0 ? 1 : 6 * radius)
      expect(ring(center, radius).every(hex => distance(hex, center) === radius)).toBe(true)
      expect(new Set(ring(center, radius).map(hexKey)).size).toBe(radius === 0 ? 1 : 6 * radius)
      expect(hexesWithin(center, radius).length).toBe(1 + 3 * radius * (radius + 1))
      expect(hexesWithin(center, radius).every(hex => distance(hex, center) <= radius)).toBe(true)
    }
  })

  test('SG-GEO-39 the row in front of a side is straight out, and nothing else is in it', () => {
    for (const side of SIDES) {
      const inRow = new Set(row(O, side, 6).map(hexKey))
      for (const hex of hexesWithin(O, 6)) expect(isInRow(O, side, hex)).toBe(inRow.has(hexKey(hex)))
      // Right angles: the row is where a string from the center through the middle of the side goes.
      for (const hex of row(O, side, 6)) expect(trace({ hex: O }, { hex }, 1).every(c => c.side === side)).toBe(true)
    }
  })

  test('SG-GEO-50 the cheapest way is found, equals in a fixed order, and the budget holds', () => {
    const cost = (hex: Hex): number => (hex.q === 1 && hex.r < 3 && hex.r > -4 ? 9 : 1)
    const steps = (hex: Hex) => neighbors(hex).map(to => ({ to, cost: cost(to) }))
    const ways = reach(O, hexKey, steps, 8)
    const way = wayTo(ways, '2,0')
    expect(ways.get('2,0')?.cost).toBe(7)
    expect(way?.[0]).toEqual(O)
    expect(way?.at(-1)).toEqual({ q: 2, r: 0 })
    expect(way?.slice(1).reduce((sum, hex) => sum + cost(hex), 0)).toBe(7)
    expect([...ways.values()].every(w => w.cost <= 8)).toBe(true)
    expect(wayTo(ways, '1,0')).toBeUndefined()
    expect(wayTo(reach(O, hexKey, steps, 0), '0,1')).toBeUndefined()
  })
})

const ends: fc.Arbitrary<End> = fc.oneof(
  hexes.map(hex => ({ hex })),
  fc.record({ hex: hexes, side: sides }),
)

describe('traces', () => {
  const lawful = (start: End, target: End): boolean =>
    !sameHex(start.hex, target.hex) &&
    (start.side === undefined || heading(pointOf(start), pointOf(target), start.side) > 0) &&
    (target.side === undefined || heading(pointOf(start), pointOf(target), target.side) < 0)

  test('SG-GEO-32 every reading is a chain of neighbors from the start to the target, never longer than it must be', () => {
    fc.assert(
      fc.property(ends, ends, (start, target) => {
        fc.pre(lawful(start, target))
        for (const nudge of [1, -1] as const) {
          const line = trace(start, target, nudge)
          expect(line[0]?.from).toEqual(start.hex)
          expect(line.at(-1)?.to).toEqual(target.hex)
          for (const [i, c] of line.entries()) {
            expect(neighbor(c.from, c.side)).toEqual(c.to)
            if (i > 0) expect(c.from).toEqual(line[i - 1]?.to)
          }
          if (start.side !== undefined) expect(line[0]?.side).toBe(start.side)
          if (target.side !== undefined) expect(line.at(-1)?.side).toBe(opposite(target.side))
          expect(new Set(line.map(c => hexKey(c.to))).size).toBe(line.length)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('SG-GEO-32 the same both ways, the hand changed', () => {
    fc.assert(
      fc.property(ends, ends, fc.constantFrom(1 as const, -1 as const), (a, b, nudge) => {
        fc.pre(lawful(a, b) && lawful(b, a))
        const back = trace(b, a, nudge === 1 ? -1 : 1)
        const turnedRound = back.map(c => ({ from: c.to, side: opposite(c.side), to: c.from })).reverse()
        expect(turnedRound).toEqual(trace(a, b, nudge))
      }),
      { numRuns: 2000 },
    )
  })

  test('SG-GEO-32 dense sampling finds the same hexes, and grazing lines differ only in hexes they touch', () => {
    fc.assert(
      fc.property(ends, ends, (start, target) => {
        fc.pre(lawful(start, target) && distance(start.hex, target.hex) <= 25)
        const a = pointOf(start)
        const b = pointOf(target)
        const n = 997
        const inside: string[] = []
        const touched = new Set<string>()
        for (let i = 1; i < n; i++) {
          const held = hexesHolding(a.q6 * (n - i) + b.q6 * i, a.r6 * (n - i) + b.r6 * i, 6 * n)
          for (const hex of held) touched.add(hexKey(hex))
          const only = held.length === 1 ? hexKey(held[0]!) : undefined
          if (only !== undefined && inside.at(-1) !== only) inside.push(only)
        }
        const lines = readings(start, target).map(line => [start.hex, ...line.map(c => c.to)].map(hexKey))
        for (const line of lines) {
          // Every hex the string truly runs through is in each reading, in order.
          expect(line.filter(key => inside.includes(key))).toEqual(inside)
        }
        if (lines.length === 2) {
          const both = new Set(lines.flat())
          for (const key of both) {
            if (lines[0]!.includes(key) && lines[1]!.includes(key)) continue
            const signs = SIDES.map(k => Math.sign(cross(a, b, cornerOf(hexOf(key), k))))
            expect(signs.includes(0) && !(signs.includes(1) && signs.includes(-1)), key).toBe(true)
          }
        }
        for (const key of touched) if (inside.includes(key)) expect(lines[0]).toContain(key)
      }),
      { numRuns: 1500 },
    )
  })

  test('SG-GEO-33 a string along a side or through a corner has two readings, any other has one', () => {
    expect(readings({ hex: O }, { hex: { q: 3, r: 0 } }).length).toBe(1)
    const graze = readings({ hex: O }, { hex: { q: 1, r: 1 } })
    expect(graze.map(line => hexKey(line[0]!.to)).sort()).toEqual(['0,1', '1,0'])
    fc.assert(
      fc.property(hexes, hexes, (p, q) => {
        fc.pre(!sameHex(p, q))
        const line = readings({ hex: p }, { hex: q })
        const onIt = line.flat().some(c => SIDES.some(k => cross(centerOf(p), centerOf(q), cornerOf(c.to, k)) === 0))
        expect(line.length).toBe(onIt ? 2 : 1)
      }),
    )
  })

  test('SG-GEO-31 a string that starts on a side and heads inward crosses its own hex first', () => {
    const line = trace({ hex: O, side: 3 }, { hex: { q: 2, r: 0 } }, 1)
    expect(line.map(c => c.side)).toEqual([0, 0])
    expect(trace({ hex: O, side: 0 }, { hex: { q: 2, r: 0 } }, 1).map(c => c.side)).toEqual([0, 0])
    expect(trace({ hex: O }, { hex: O }, 1)).toEqual([])
  })
})
