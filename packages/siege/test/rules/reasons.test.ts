/** What a refusal says besides its code: its figures, and the rule of the ground between two hexes. */
import { describe, expect, test } from 'vitest'
import { parseMove } from '../../src/notation.ts'
import { actingSeat, decide } from '../../src/play.ts'
import { acts, at, CURTAIN, dice, refused, type Written } from '../table.ts'

type Piece = { readonly [key: string]: unknown }
const g = (id: string, where: string, more: Piece = {}): Piece => ({ id, seat: 'garrison', at: where, ...more })
const b = (id: string, where: string, more: Piece = {}): Piece => ({ id, seat: 'besieger', at: where, ...more })

/** The figures of the refusal of the last of the moves. */
const figures = (written: Written, moves: string): unknown => {
  const before = moves.split(' / ')
  const last = before.pop()!
  const state = acts(at(written), ...before)
  const decided = decide(state, actingSeat(state)!, parseMove(last)!, dice())
  return decided.ok ? 'accepted' : decided.error.params
}

const tower = (hexes: readonly string[], more: Written = {}): Written => ({
  engines: [{ id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes, facing: 0 }],
  characters: [...hexes.map((hex, i) => b(`dai${i}`, hex)), g('wat', '9,9')],
  ...more,
})
const TOWER = ['0,0', '1,0', '1,-1'] as const

describe('figures', () => {
  test('SG-1.6-4 what the step costs and what he has left', () => {
    const written = { map: { hexes: { '1,0': 'ditch' } }, characters: [b('dai', '0,0', { move: 3 }), g('wat', '9,9')] }
    expect(figures(written, 'select dai / go 1,0')).toEqual({ cost: 4, left: 3 })
    expect(figures(written, 'select dai / go 0,1 / go 0,0 / go 1,0')).toEqual({ cost: 4, left: 1 })
  })
  test('SG-1.7-4 attack and defense of a fight below 1 to 1', () => {
    const characters = [
      b('dai', '0,0', { attack: 3 }),
      b('ifan', '0,1', { attack: 4 }),
      g('wat', '1,0', { defense: 8 }),
    ]
    expect(figures({ step: 'melee', characters }, 'join dai / join ifan / target wat / fight')).toEqual({
      attack: 7,
      defense: 8,
    })
  })
  test('SG-2.41-1 points of an engine', () => {
    const filled = {
      map: { hexes: { '2,0': 'ditch', '2,-1': 'ditch', '3,0': 'ditch', '3,-1': 'ditch' } },
      filled: ['2,0', '2,-1', '3,0', '3,-1'],
    }
    expect(figures(tower(TOWER, filled), 'select dai0 / push-engine tower forward')).toBe('accepted')
    expect(
      figures(tower(TOWER, filled), 'select dai0 / push-engine tower forward / push-engine tower forward'),
    ).toEqual({
      cost: 2,
      left: 0,
    })
    expect(figures(tower(TOWER), 'select dai0 / push-engine tower forward / push-engine tower forward')).toBe(
      'accepted',
    )
    expect(
      figures(tower(TOWER, { map: { hexes: { '2,0': 'tree' } } }), 'select dai0 / push-engine tower forward'),
    ).toEqual({ hex: '2,0' })
  })
  test('SG-RUL-105 what it costs to turn a mantlet', () => {
    const written = {
      engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,0'], facing: 0, carriers: ['dai'] }],
      characters: [b('dai', '0,0', { move: 3 }), g('wat', '9,9')],
    }
    expect(figures(written, 'select dai / turn-mantlet 1')).toBe('accepted')
    expect(figures(written, 'select dai / turn-mantlet 1 / turn-mantlet 2')).toEqual({ cost: 1, left: 0 })
  })
})

describe('the ground ahead of an engine', () => {
  test.each<readonly [string, Written, string]>([
    ['SG-2.41-5 flat ground', {}, 'accepted'],
    ['SG-2.41-5 brush', { map: { hexes: { '2,-1': 'brush' } } }, 'engine-way-closed SG-2.41-5'],
    ['SG-2.41-5 open ditch', { map: { hexes: { '2,-1': 'ditch' } } }, 'engine-way-closed SG-2.41-5'],
    ['SG-2.41-5 a wall between', { map: { sides: { '1,-1/0': 'wall' } } }, 'engine-way-closed SG-2.41-5'],
    [
      'SG-2.41-5 flames',
      { map: { hexes: { '2,-1': 'tent' } }, fires: [{ hex: '2,-1', seat: 'garrison' }] },
      'engine-way-closed SG-2.41-5',
    ],
    [
      'SG-2.41-5 a loose ox',
      { animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '2,-1' }] },
      'engine-way-closed SG-2.41-5',
    ],
    [
      'SG-2.41-5 a friend',
      { characters: [...TOWER.map((hex, i) => b(`dai${i}`, hex)), b('huw', '2,-1'), g('wat', '9,9')] },
      'engine-way-closed SG-2.41-5',
    ],
    [
      'SG-1.61-9 a dead man is rolled over',
      {
        characters: [...TOWER.map((hex, i) => b(`dai${i}`, hex)), b('huw', '2,-1', { state: 'dead' }), g('wat', '9,9')],
      },
      'accepted',
    ],
  ])('%s', (_name, more, answer) => {
    expect(refused(acts(at(tower(TOWER, more)), 'select dai0'), 'push-engine tower forward')).toBe(answer)
  })
})

describe('the rule of the ground', () => {
  const ladder = { id: 'up', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 2, upright: true }
  const roof = { id: 'roof', kind: 'siege-tower', seat: 'besieger', hexes: ['4,4', '4,5', '3,5'], facing: 2 }
  test.each<readonly [string, string, string, Written]>([
    ['SG-1.61-6', '-3,-1', '-3,0', {}],
    ['SG-1.61-5', '1,1', '1,0', {}],
    ['SG-RUL-051', '1,0', '1,1', {}],
    ['SG-RUL-051', '-3,0', '-3,-1', {}],
    ['SG-1.93-2', '1,1', '0,1', { engines: [ladder] }],
    ['SG-3.43-3', '3,3', '4,3', { engines: [{ id: 'm', kind: 'mangonel', seat: 'besieger', hexes: ['4,3'] }] }],
    ['SG-1.61-4', '3,3', '4,3', { map: { hexes: { '4,3': 'slit' }, sides: { '4,3/3': 'slit' } } }],
    ['SG-1.61-3', '3,3', '4,3', { map: { hexes: { '4,3': 'wall' } } }],
    ['SG-1.61-3', '3,3', '4,3', { map: { hexes: { '4,3': 'interior' } } }],
    ['SG-1.61-3', '3,3', '4,3', { map: { hexes: { '3,3': 'rampart', '4,3': 'wall' } } }],
    ['SG-1.93-7', '0,1^', '1,0', { engines: [ladder], characters: [b('dai', '0,1^', { move: 4 }), g('wat', '9,9')] }],
    ['SG-2.42-5', '4,3', '4,4^', { engines: [roof], characters: [b('dai', '4,3', { move: 3 }), g('wat', '9,9')] }],
    ['SG-2.42-5', '4,4^', '4,3', { engines: [roof], characters: [b('dai', '4,4^', { move: 2 }), g('wat', '9,9')] }],
    [
      'SG-RUL-089',
      '4,4^',
      '4,3',
      {
        map: { hexes: { '4,3': { terrain: 'rampart', flags: ['gate-wall'] } }, sides: { '4,3/5': 'parapet' } },
        engines: [roof],
      },
    ],
    ['SG-GEO-13', '3,3', '4,3^', {}],
  ])('%s between %s and %s', (rule, from, to, more) => {
    const state = at({ map: CURTAIN, characters: [b('dai', from), g('wat', '9,9')], ...more })
    expect(refused(acts(state, 'select dai'), `go ${to}`)).toBe(`no-way ${rule}`)
  })
})

describe('horses', () => {
  const beside = (dai: Piece, grey: Piece = {}, more: Written = {}): Written => ({
    characters: [b('dai', '0,0', { class: 'knight', ...dai }), g('wat', '9,9')],
    animals: [{ id: 'grey', kind: 'horse', seat: 'besieger', at: '1,-1', rear: '2,-1', ...grey }],
    ...more,
  })
  const mount = (written: Written): string => refused(acts(at(written), 'select dai'), 'mount grey')
  test('SG-3.33-2 SG-3.34-2 from the ground beside either half of it, not from a roof', () => {
    expect(mount(beside({}))).toBe('accepted')
    expect(mount(beside({}, { at: '2,-1', rear: '1,-1' }))).toBe('accepted')
    expect(mount(beside({}, { at: '2,-1', rear: '3,-1' }))).toBe('not-adjacent SG-3.33-2')
    const roof = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '-1,0', '-1,1'], facing: 3 }
    expect(mount(beside({ at: '0,0^' }, {}, { engines: [roof] }))).toBe('not-adjacent SG-3.33-2')
    expect(refused(acts(at(beside({ at: '0,0^' }, {}, { engines: [roof] })), 'select dai'), 'take-bridle grey')).toBe(
      'not-adjacent SG-3.34-2',
    )
  })
  test('SG-3.33-2 nobody mounts an ox or a draft horse, a dead horse or one that is ridden', () => {
    expect(mount(beside({}, { kind: 'draft-horse' }))).toBe('no-such-piece SG-3.33-2')
    expect(mount(beside({}, { dead: true }))).toBe('no-such-piece SG-3.33-2')
    const ridden = {
      characters: [
        b('dai', '0,0', { class: 'knight' }),
        b('hugo', '1,-1', { class: 'knight', rear: '2,-1' }),
        g('wat', '9,9'),
      ],
    }
    expect(refused(acts(at(ridden), 'select dai'), 'mount hugo-horse')).toBe('no-such-piece SG-3.33-2')
  })
})
