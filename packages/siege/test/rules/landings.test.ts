/** Where somebody comes down, and where a fallen ladder may lie: every ground, every neighbor. */
import { describe, expect, test } from 'vitest'
import { landings } from '../../src/rules/1-7-landing.ts'
import { layHexes, standRefusal } from '../../src/rules/1-9-ladders.ts'
import type { Task } from '../../src/task.ts'
import type { Side } from '../../src/vocabulary.ts'
import { at, man, type Written } from '../table.ts'

type Land = Extract<Task, { readonly kind: 'land' }>
const b = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'besieger', ...more })
const g = (id: string, hex: string, more: object = {}) => man(id, hex, { seat: 'garrison', ...more })
const fall = (why: Land['why'], near: readonly string[], piece = 'hugo'): Land => ({
  kind: 'land',
  seat: 'besieger',
  piece,
  why,
  near,
})
const down = (written: Written, task: Land): readonly string[] => [...landings(at(written), task)].sort()

/** A rider at 0,0 with his rear at -1,0, and all around him closed but what `hexes` opens. */
const RING = ['1,0', '1,-1', '0,-1', '-1,-1', '-2,0', '-2,1', '-1,1', '0,1'] as const
const ringed = (open: readonly string[], more: Written = {}): Written => ({
  map: { hexes: Object.fromEntries(RING.filter(hex => !open.includes(hex)).map(hex => [hex, 'wall'])) },
  characters: [b('hugo', '0,0', { class: 'knight', rear: '-1,0' })],
  ...more,
})
const HORSE = ['0,0', '-1,0'] as const
const heap = (hex: string) => Array.from({ length: 6 }, (_, i) => g(`dead-${i}`, hex, { state: 'dead' }))

describe('thrown from the saddle', () => {
  test('SG-3.35-1 beside either half of the horse', () => {
    expect(down(ringed([...RING]), fall('unhorsed', HORSE))).toEqual([...RING].sort())
  })
  test.each<readonly [string, Written]>([
    ['a wall', ringed(['1,0'])],
    [
      'somebody living',
      ringed(['1,0', '0,1'], { characters: [...(ringed([]).characters as object[]), g('wat', '0,1')] }),
    ],
    ['a loose animal', ringed(['1,0', '0,1'], { animals: [{ id: 'ox', kind: 'ox', seat: 'garrison', at: '0,1' }] })],
    [
      'a machine',
      ringed(['1,0', '0,1'], { engines: [{ id: 'm', kind: 'mangonel', seat: 'garrison', hexes: ['0,1'] }] }),
    ],
    [
      'flames',
      {
        ...ringed(['1,0', '0,1']),
        map: { hexes: { ...(ringed(['1,0', '0,1']).map as { hexes: object }).hexes, '0,1': 'tent' } },
        fires: [{ hex: '0,1', seat: 'garrison' }],
      },
    ],
    [
      'a heap of dead',
      ringed(['1,0', '0,1'], { characters: [...(ringed([]).characters as object[]), ...heap('0,1')] }),
    ],
  ])('SG-3.35-1 not into %s', (_name, written) => {
    expect(down(written, fall('unhorsed', HORSE))).toEqual(['1,0'])
  })
  test('SG-RUL-072 within two hexes past friends, when beside the horse all is taken; not past enemies', () => {
    const taken = (ring: (id: string, hex: string) => object): Written =>
      ringed(['1,0', '0,1'], {
        characters: [b('hugo', '0,0', { class: 'knight', rear: '-1,0' }), ring('one', '1,0'), g('two', '0,1')],
      })
    expect(down(taken(b), fall('unhorsed', HORSE))).toEqual(['1,1', '2,-1', '2,0'])
    expect(down(taken(g), fall('unhorsed', HORSE))).toEqual([])
    const heaped = ringed(['1,0'], {
      characters: [b('hugo', '0,0', { class: 'knight', rear: '-1,0' }), ...heap('1,0')],
    })
    expect(down(heaped, fall('unhorsed', HORSE))).toEqual([])
  })
  test('SG-RUL-108 who gets down of his own will does so beside the horse or not at all', () => {
    const taken = ringed(['1,0'], {
      characters: [b('hugo', '0,0', { class: 'knight', rear: '-1,0' }), b('dai', '1,0')],
    })
    expect(down(taken, fall('dismounted', HORSE))).toEqual([])
    expect(down(ringed(['1,0']), fall('dismounted', HORSE))).toEqual(['1,0'])
  })
  test('SG-RUL-072 a dead man needs no room of his own, but no machine’s hex either', () => {
    const full = (state: string): Written =>
      ringed(['1,0', '0,1'], {
        characters: [b('hugo', '0,0', { state }), g('wat', '1,0')],
        engines: [{ id: 'm', kind: 'mangonel', seat: 'garrison', hexes: ['0,1'] }],
      })
    expect(down(full('dead'), fall('unhorsed', HORSE))).toContain('1,0')
    expect(down(full('dead'), fall('unhorsed', HORSE))).not.toContain('0,1')
    expect(down(full('wounded'), fall('unhorsed', HORSE))).not.toContain('1,0')
  })
})

describe('thrown from the bridge', () => {
  const GATE = { '0,0': { terrain: 'ditch', flags: ['bridge'] } }
  const off = (ditch: readonly string[], more: Written = {}): readonly string[] =>
    down(
      {
        map: { hexes: { ...GATE, ...Object.fromEntries(ditch.map(hex => [hex, 'ditch'])) } },
        bridge: 'up',
        characters: [b('hugo', '0,0')],
        ...more,
      },
      fall('bridge', ['0,0']),
    )
  test('SG-1.8-4 into a ditch hex beside it', () => {
    expect(off(['1,0', '-1,0', '2,0'])).toEqual(['-1,0', '1,0'])
  })
  test('SG-RUL-078 else the nearest free one within two; else there is none', () => {
    expect(off(['1,0', '2,0', '0,2', '3,0'], { characters: [b('hugo', '0,0'), g('wat', '1,0')] })).toEqual([
      '0,2',
      '2,0',
    ])
    expect(off(['2,-1', '3,0'])).toEqual(['2,-1'])
    expect(off(['3,0'])).toEqual([])
    expect(off(['1,0'], { filled: ['1,0'] })).toEqual([])
  })
})

describe('fallen from a ladder', () => {
  const WALL = {
    hexes: { '0,-1': 'rampart', '1,-1': 'rampart', '1,0': 'ditch', '-1,0': 'tent' },
    sides: { '0,-1/45': 'parapet', '1,-1/45': 'parapet' },
  }
  const ladder = (id: string, hex: string) => ({
    id,
    kind: 'ladder',
    seat: 'besieger',
    hexes: [hex],
    facing: 2,
    upright: true,
  })
  const fallen = (more: Written = {}): readonly string[] =>
    down(
      { map: WALL, engines: [ladder('up', '0,0')], characters: [b('hugo', '0,0^')], ...more },
      fall('ladder', ['0,0']),
    )
  test('SG-1.94-5 beside its hex, never onto the rampart', () => {
    expect(fallen()).toEqual(['-1,0', '-1,1', '0,1', '1,0'])
  })
  test('SG-1.94-6 on top of somebody on foot, friend or enemy', () => {
    expect(fallen({ characters: [b('hugo', '0,0^'), g('wat', '0,1'), b('dai', '1,0')] })).toEqual(fallen())
  })
  test.each<readonly [string, string, Written]>([
    [
      'SG-RUL-054 not on a rider',
      '0,1',
      { characters: [b('hugo', '0,0^'), g('lord', '0,1', { class: 'knight', rear: '0,2' })] },
    ],
    ['SG-1.94-5 not on an animal', '0,1', { animals: [{ id: 'ox', kind: 'ox', seat: 'garrison', at: '0,1' }] }],
    ['SG-RUL-049 not onto a heap of dead', '0,1', { characters: [b('hugo', '0,0^'), ...heap('0,1')] }],
    ['SG-3.54-3 not into flames', '-1,0', { fires: [{ hex: '-1,0', seat: 'garrison' }] }],
    [
      'SG-1.94-5 not into a machine',
      '0,1',
      { engines: [ladder('up', '0,0'), { id: 'm', kind: 'mangonel', seat: 'garrison', hexes: ['0,1'] }] },
    ],
    ['SG-1.94-5 not onto another ladder', '1,0', { engines: [ladder('up', '0,0'), ladder('other', '1,0')] }],
  ])('%s', (_name, closed, more) => {
    expect(fallen(more)).toEqual(fallen().filter(hex => hex !== closed))
  })
  test('SG-1.94-5 nor up onto the ramparts from a ladder that stands on rubble', () => {
    const breach = {
      map: {
        hexes: { '0,-1': 'rampart', '0,0': 'rampart', '1,-1': 'rampart', '1,0': 'ditch', '-1,0': 'tent' },
        sides: { '0,-1/5': 'parapet' },
      },
      rubble: ['0,0'],
    }
    expect(fallen(breach)).toEqual(['-1,0', '-1,1', '0,1', '1,0'])
    // Breached too, it is no rampart any more.
    expect(fallen({ ...breach, rubble: ['0,0', '1,-1'] })).toEqual(['-1,0', '-1,1', '0,1', '1,-1', '1,0'])
  })
  test('SG-RUL-054 SG-1.94-6 nobody comes down on two who lie in a pile already', () => {
    const state = at({
      map: WALL,
      engines: [ladder('up', '0,0')],
      characters: [b('hugo', '0,0^'), g('wat', '0,1'), b('dai', '5,5')],
    })
    const dai = { ...state.characters.dai!, hex: '0,1', fell: true as const, arrived: 1 }
    const piled = { ...state, characters: { ...state.characters, dai } }
    const free = (one: typeof state) => [...landings(one, fall('ladder', ['0,0']))].sort()
    expect(free(state)).toEqual(['-1,0', '-1,1', '0,1', '1,0'])
    expect(free(piled)).toEqual(['-1,0', '-1,1', '1,0'])
  })
  test('SG-1.94-4 the ladder is laid on any side of its hex but into walls, machines and the castle', () => {
    const state = at({
      map: { hexes: { '1,0': 'wall', '0,1': { region: 'courtyard' }, '0,-1': 'ditch' } },
      engines: [ladder('up', '0,0'), { id: 'm', kind: 'mangonel', seat: 'garrison', hexes: ['-1,0'] }],
      characters: [b('hugo', '5,5')],
    })
    expect([...layHexes(state, '0,0')].sort()).toEqual(['-1,1', '0,-1', '1,-1'])
  })
})

describe('down from a roof', () => {
  test('SG-RUL-132 straight down if it is free, else beside it, but not up onto a wall', () => {
    const from = (more: Written = {}): readonly string[] =>
      down(
        {
          map: { hexes: { '0,-1': 'rampart', '-1,0': 'wall', '1,0': 'ditch' } },
          characters: [b('hugo', '9,9')],
          ...more,
        },
        fall('roof', ['0,0']),
      )
    expect(from()).toEqual(['0,0'])
    expect(from({ characters: [b('hugo', '9,9'), b('dai', '0,0')] })).toEqual(['-1,1', '0,1', '1,-1', '1,0'])
    expect(from({ characters: [b('hugo', '9,9'), b('dai', '0,0'), g('wat', '0,1')] })).toEqual(['-1,1', '1,-1', '1,0'])
  })
})

describe('where a ladder may stand', () => {
  /** A rampart at 0,0 with a parapet all round; the ladder stands at 0,1 and leans on side 2. */
  const refusal = (
    ground: string | object,
    wall: object = {},
    more: Written = {},
    sides: object = { '0,0/012345': 'parapet' },
  ): string | undefined => {
    const state = at({
      map: { hexes: { '0,1': ground, '0,0': { terrain: 'rampart', flags: ['scalable'], ...wall } }, sides },
      characters: [b('hugo', '9,9')],
      ...more,
    })
    const no = standRefusal(state, '0,1', 2 as Side)
    return no && `${no.error.code} ${no.error.rule}`
  }
  test.each<readonly [string, string | object, string | undefined]>([
    ['SG-RUL-081 flat ground', 'flat', undefined],
    ['SG-RUL-081 ditch', 'ditch', undefined],
    ['SG-RUL-081 brush', 'brush', 'not-at-wall-foot SG-RUL-081'],
    ['SG-RUL-081 a tree', 'tree', 'not-at-wall-foot SG-RUL-081'],
    ['SG-RUL-081 a trench', 'trench', 'not-at-wall-foot SG-RUL-081'],
    ['SG-RUL-081 the court', { region: 'courtyard' }, 'not-at-wall-foot SG-RUL-081'],
  ])('%s', (_name, ground, answer) => {
    expect(refusal(ground)).toBe(answer)
  })
  test('SG-RUL-081 filled ditch and rubble', () => {
    expect(refusal('ditch', {}, { filled: ['0,1'] })).toBeUndefined()
    expect(refusal({ terrain: 'rampart', flags: ['batterable'] }, {}, { rubble: ['0,1'] })).toBeUndefined()
  })
  test.each<readonly [string, object, string]>([
    ['SG-1.91-6 no tower', { region: 'tower' }, 'not-scalable SG-1.91-6'],
    ['SG-1.91-6 no keep', { region: 'keep' }, 'not-scalable SG-1.91-6'],
    ['SG-1.91-7 no wall beside the bridge', { flags: ['scalable', 'gate-wall'] }, 'not-scalable SG-1.91-7'],
    ['SG-RUL-081 no wall that is not climbed', { flags: [] }, 'not-scalable SG-RUL-081'],
  ])('%s', (_name, wall, answer) => {
    expect(refusal('flat', wall)).toBe(answer)
  })
  test('SG-RUL-081 across a parapet only, not in flames, not where something stands', () => {
    expect(refusal('flat', {}, {}, {})).toBe('not-scalable SG-RUL-081')
    expect(refusal('flat', {}, {}, { '0,0/1': 'parapet' })).toBe('not-scalable SG-RUL-081')
    const ladder = { id: 'up', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 2, upright: true }
    expect(refusal('flat', {}, { engines: [ladder] })).toBe('occupied SG-RUL-081')
    const mantlet = { id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,1'], facing: 2 }
    expect(refusal('flat', {}, { engines: [mantlet] })).toBe('occupied SG-RUL-081')
    expect(refusal('flat', {}, { engines: [mantlet], fires: [{ hex: '0,1', seat: 'garrison' }] })).toBe(
      'occupied SG-RUL-081',
    )
    const rubble = { flags: ['scalable', 'batterable'] }
    expect(refusal('flat', rubble, { rubble: ['0,0'] })).toBe('not-scalable SG-RUL-081')
  })
})
