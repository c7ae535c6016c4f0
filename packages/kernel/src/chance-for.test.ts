import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chanceFor, GivenDieError, keyedHash } from './chance-for.ts'

describe('chance', () => {
  test('the same seed, place and purpose give the same numbers', () => {
    const roll = () => {
      const chance = chanceFor('seed', 7)
      return [chance.die('a', 6), chance.die('a', 6), chance.pick('b', 100), chance.shuffle('c', ['x', 'y', 'z'])]
    }
    expect(roll()).toEqual(roll())
  })

  test('numbers are fixed for ever: a change here breaks every log', () => {
    const chance = chanceFor('siegeworks', 3)
    expect([1, 2, 3, 4, 5, 6].map(() => chance.die('die', 10))).toMatchInlineSnapshot(`
      [
        4,
        2,
        2,
        8,
        8,
        4,
      ]
    `)
    expect(chance.shuffle('deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toMatchInlineSnapshot(`
      [
        4,
        0,
        7,
        5,
        6,
        11,
        2,
        1,
        8,
        9,
        3,
        10,
      ]
    `)
  })

  test('the hash is HMAC-SHA-256 of the text as UTF-8, however long it is', () => {
    for (const text of [
      '',
      'deck',
      'złoty żuraw',
      'x'.repeat(255),
      'x'.repeat(256),
      'x'.repeat(257),
      'ż'.repeat(128),
      'ż'.repeat(200),
    ])
      expect(Buffer.from(keyedHash('siegeworks', text)).toString('hex')).toBe(
        createHmac('sha256', 'siegeworks').update(text).digest('hex'),
      )
  })

  test('another purpose in between shifts nothing', () => {
    const plain = chanceFor('seed', 1)
    const first = [plain.die('melee', 6), plain.die('melee', 6)]
    const mixed = chanceFor('seed', 1)
    const one = mixed.die('melee', 6)
    mixed.shuffle('deck', [1, 2, 3, 4])
    expect([one, mixed.die('melee', 6)]).toEqual(first)
  })

  test('seed, place, purpose and index are told apart, also when glued together they look alike', () => {
    const many = (seed: string, seq: number, purpose: string) => chanceFor(seed, seq).pick(purpose, 2 ** 32)
    const all = [many('a', 1, 'x'), many('a', 11, 'x'), many('a', 1, '1\0x'), many('b', 1, 'x'), many('a', 1, 'y')]
    expect(new Set(all).size).toBe(all.length)
    const again = chanceFor('a', 1)
    expect(again.pick('x', 2 ** 32)).not.toBe(again.pick('x', 2 ** 32))
  })

  test('given dice are used up in order by die and pick, never by a shuffle; then the seed goes on', () => {
    const given = chanceFor('seed', 1, [2, 3])
    expect(given.shuffle('deck', [1, 2, 3])).toEqual(chanceFor('seed', 1).shuffle('deck', [1, 2, 3]))
    expect(given.die('die', 6)).toBe(2)
    expect(given.pick('who', 3)).toBe(2)
    expect(given.givenUsed).toBe(2)
    const free = chanceFor('seed', 1)
    free.die('die', 6)
    expect(given.die('die', 6)).toBe(free.die('die', 6))
    expect(given.givenUsed).toBe(2)
  })

  test.each([0, 7, 2.5, -1, Number.NaN])('a given die of %s on six sides is an error that names it', face => {
    const chance = chanceFor('seed', 1, [1, face])
    chance.die('melee', 6)
    expect(() => chance.die('melee', 6)).toThrow(GivenDieError)
    expect(() => chance.die('melee', 6)).toThrow(/given die 2 is .* 'melee' needs a whole number from 1 to 6/)
  })

  test('every draw is on record', () => {
    const chance = chanceFor('seed', 1, [4])
    chance.die('melee', 6)
    const order = chance.shuffle('deck', ['a', 'b', 'c'])
    expect(chance.draws).toEqual([
      { purpose: 'melee', kind: 'die', count: 6, value: 4 },
      { purpose: 'deck', kind: 'shuffle', count: 3, value: order.map(x => ['a', 'b', 'c'].indexOf(x)) },
    ])
  })

  test('faces and orders are even (chi-square over 30,000 draws)', () => {
    const faces = new Array(10).fill(0)
    const orders = new Map<string, number>()
    for (let seq = 0; seq < 30_000; seq++) {
      const chance = chanceFor('even', seq)
      faces[chance.die('die', 10) - 1]++
      const order = chance.shuffle('deck', [0, 1, 2]).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    const chi = (counts: readonly number[], expected: number) =>
      counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chi(faces, 3000)).toBeLessThan(27.9) // 9 degrees of freedom, p = 0.001
    expect(orders.size).toBe(6)
    expect(chi([...orders.values()], 5000)).toBeLessThan(20.5) // 5 degrees of freedom
  })

  test('words past the last whole multiple are thrown away: three in 2^32 + 1 things would otherwise show', () => {
    const count = 3 * 2 ** 30
    let high = 0
    for (let seq = 0; seq < 4000; seq++) if (chanceFor('bias', seq).pick('x', count) >= 2 ** 31) high++
    // Even: a third of them. A plain remainder would give a quarter.
    expect(high / 4000).toBeGreaterThan(0.3)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('chance among %s things is a bug of the game', count => {
    expect(() => chanceFor('seed', 1).pick('x', count)).toThrow(
      /does not hold: chance among a whole number of things \(x\)/,
    )
  })

  test('one thing is picked without doubt, and the largest count works', () => {
    expect(chanceFor('seed', 1).pick('x', 1)).toBe(0)
    expect(chanceFor('seed', 1).die('x', 1)).toBe(1)
    expect(chanceFor('seed', 1).pick('x', 2 ** 32)).toBeLessThan(2 ** 32)
    expect(chanceFor('seed', 1, [6]).die('x', 6)).toBe(6)
    expect(chanceFor('seed', 1).shuffle('x', [])).toEqual([])
  })

  test('a long shuffle needs several blocks and is still a permutation', () => {
    const cards = Array.from({ length: 200 }, (_, i) => i)
    const shuffled = chanceFor('seed', 1).shuffle('deck', cards)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards)
    expect(shuffled).not.toEqual(cards)
  })

  test('many seeds side by side do not disturb each other', () => {
    const of = (n: number) => chanceFor(`seed-${n}`, 1).pick('x', 1_000_000)
    const first = Array.from({ length: 200 }, (_, n) => of(n))
    expect(Array.from({ length: 200 }, (_, n) => of(n))).toEqual(first)
    expect(new Set(first).size).toBeGreaterThan(190)
  })
})
