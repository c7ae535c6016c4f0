/** Where the frightened run to: away from the enemy or to the nearest way out, round whatever is in the way. */
import { describe, expect, test } from 'vitest'
import { flightRefuges } from '../../src/rules/option-panic.ts'
import type { Morale } from '../../src/vocabulary.ts'
import { at, man, type Written } from '../table.ts'

const b = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'besieger', ...more })
const g = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'garrison', ...more })

/** A lane of ground from -1,0 to 6,0 between walls; dai runs in it. */
const LANE = { '-1,1..6,1': 'wall', '-1,-1..7,-1': 'wall', '-2,0': 'wall', '-2,1': 'wall', '7,0': 'wall' }
const ends = (written: Written, morale: Morale = 'panic'): readonly string[] =>
  flightRefuges(at({ rules: { panic: true }, ...written }), {
    kind: 'flee',
    seat: 'besieger',
    piece: 'dai',
    morale,
  }).map(({ to }) => to)
const lane = (more: Written = {}, hexes: object = {}): Written => ({
  map: { hexes: { ...LANE, ...hexes } },
  characters: [b('dai', '0,0', { move: 5 }), g('wat', '-1,0', { state: 'wounded' })],
  ...more,
})
const people = (...others: readonly object[]): Written => ({
  characters: [b('dai', '0,0', { move: 5 }), g('wat', '-1,0'), ...others],
})

describe('down a lane, the enemy behind', () => {
  test('SG-OPT-PANIC-10 SG-OPT-PANIC-22 three hexes in a panic, all his points in a rout', () => {
    expect(ends(lane())).toEqual(['3,0'])
    expect(ends(lane(), 'rout')).toEqual(['5,0'])
    expect(ends(lane({}, { '2,0': 'brush' }))).toEqual(['3,0'])
    expect(ends(lane({}, { '2,0': 'brush', '4,0': 'brush' }), 'rout')).toEqual(['3,0'])
  })
  test.each<readonly [string, Written, object, readonly string[]]>([
    ['SG-OPT-PANIC-12 past a friend', people(b('ifan', '1,0')), {}, ['3,0']],
    ['SG-OPT-PANIC-12 but not to stop on one', people(b('ifan', '3,0')), {}, ['2,0']],
    ['SG-OPT-PANIC-13 not beside an able enemy', people(g('hob', '4,0')), {}, ['2,0']],
    [
      'SG-OPT-PANIC-13 past one who lies stunned beside the way, not over him',
      people(g('hob', '3,0', { state: 'stunned' })),
      {},
      ['2,0'],
    ],
    [
      'SG-1.61-9 not over a heap of dead',
      people(...['a', 'c', 'd', 'e', 'f', 'h'].map(id => b(id, '2,0', { state: 'dead', class: 'knight' }))),
      {},
      ['1,0'],
    ],
    ['SG-3.54-3 not through flames', { fires: [{ hex: '2,0', seat: 'garrison' }] }, { '2,0': 'tent' }, ['1,0']],
    ['SG-1.62-1 not over an animal', { animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '2,0' }] }, {}, ['1,0']],
    ['SG-OPT-PANIC-14 nowhere at all', people(b('ifan', '1,0')), { '2,0': 'wall' }, []],
  ])('%s', (_name, more, hexes, refuges) => {
    expect(ends(lane(more, hexes))).toEqual(refuges)
  })
  test('SG-RUL-015 SG-RUL-129 nobody runs who is stunned; a rider’s horse goes with him', () => {
    expect(ends(lane({ characters: [b('dai', '0,0', { state: 'stunned' }), g('wat', '-1,0')] }))).toEqual([])
    expect(ends(lane({ characters: [b('dai', '1,0', { class: 'knight', rear: '0,0' }), g('wat', '-1,0')] }))).toEqual([
      '4,0',
    ])
  })
  test('SG-RUL-113 no nearer to any enemy: with one at each end he stands between them', () => {
    expect(ends(lane(people(g('hob', '5,0'))))).toEqual(['2,0'])
  })
})

describe('inside the castle', () => {
  /** A court as long as the lane; the way out lies at its east end, far from him. */
  const YARD = { region: 'courtyard' }
  const COURT = { '-1,0': YARD, '0,0..5,0': YARD, '6,0': YARD }
  const inside = (more: Written, out: object = {}): readonly string[] =>
    ends({ map: { hexes: { ...LANE, ...COURT, ...out } }, characters: [b('dai', '1,0'), g('wat', '-1,0')], ...more })
  test('SG-OPT-PANIC-11 SG-RUL-137 to the breach, however far and wherever the enemy stands', () => {
    const breach = { '6,0': { terrain: 'rampart', flags: ['batterable'] } }
    expect(inside({ rubble: ['6,0'] }, breach)).toEqual(['4,0'])
    // Toward the enemy, but not beside him.
    expect(inside({ rubble: ['6,0'], characters: [b('dai', '1,0'), g('wat', '5,0')] }, breach)).toEqual(['3,0'])
  })
  test('SG-OPT-PANIC-11 to a lowered bridge', () => {
    const bridge = { '-1,0': { terrain: 'ditch', flags: ['bridge'] } }
    const far = { characters: [b('dai', '4,0'), g('wat', '6,0')] }
    expect(inside({ ...far, bridge: 'down' }, bridge)).toEqual(['1,0'])
  })
})
