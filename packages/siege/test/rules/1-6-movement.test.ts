import { describe, expect, test } from 'vitest'
import { pathOf, reachFrom } from '../../src/rules/1-6-movement.ts'
import type { State } from '../../src/state.ts'
import { act, acts, at, CURTAIN, legal, man, offers, placeOfPiece, refused } from '../table.ts'

/** What stepping from one place next door to another costs a man with so many points; `no` if he cannot. */
const cost = (hexes: object, from: string, to: string, more: object = {}): number | 'no' => {
  const state = at({ map: { hexes }, characters: [man('dai', from, { move: 12, attack: 5, defense: 5 })], ...more })
  const way = reachFrom(state, 'dai').get(to)
  return way && pathOf(way).length === 2 ? way.cost : (way?.cost ?? 'no')
}

describe('1.1 what the ground costs', () => {
  test.each([
    ['SG-1.1-13 SG-3.1-1 flat ground', { '1,0': 'flat' }, 1],
    ['SG-3.1-2 brush', { '1,0': 'brush' }, 2],
    ['SG-3.1-3 tree', { '1,0': 'tree' }, 2],
    ['SG-3.1-4 bank', { '1,0': 'bank' }, 2],
    ['SG-3.1-5 tent', { '1,0': 'tent' }, 2],
    ['SG-3.1-6 trench', { '1,0': 'trench' }, 1],
    ['SG-1.1-12 ditch from the ground', { '1,0': 'ditch' }, 4],
    ['SG-1.1-12 ditch from ditch', { '0,0 1,0': 'ditch' }, 1],
    ['SG-GEO-7 SG-RUL-029 up the stairs out of the ditch', { '0,0': 'ditch', '1,0': 'stairs' }, 2],
    ['SG-RUL-047 out of the ditch costs the hex entered', { '0,0': 'ditch' }, 1],
    ['SG-1.1-7 stairs', { '1,0': 'stairs' }, 2],
    ['SG-1.1-4 rampart from rampart', { '0,0 1,0': 'rampart' }, 1],
    ['SG-1.1-10 interior', { '0,0 1,0': { terrain: 'interior' } }, 1],
    ['SG-1.1-8 tower door from inside', { '0,0': 'interior', '1,0': 'door' }, 1],
    ['SG-1.1-9 keep door from inside', { '0,0': { terrain: 'interior', region: 'keep' }, '1,0': 'keep-door' }, 1],
    ['SG-1.1-2 arrow slit from inside', { '0,0': 'interior', '1,0': 'slit' }, 1],
  ])('%s', (_rule, hexes, expected) => {
    expect(cost(hexes, '0,0', '1,0')).toBe(expected)
  })

  test('SG-1.1-1 SG-1.61-3 nobody enters a wall', () => {
    const state = at({ map: { hexes: { '1,0': 'wall' } }, characters: [man('dai', '0,0')] })
    expect(reachFrom(state, 'dai').has('1,0')).toBe(false)
    expect(refused(act(state, 'select dai'), 'go 1,0')).toBe('no-way SG-1.61-3')
  })

  test('SG-1.1-14 the lowered bridge costs 1, with the bridge up it is ditch', () => {
    const hexes = { '1,0': { terrain: 'ditch', flags: ['bridge'] } }
    expect(cost(hexes, '0,0', '1,0', { bridge: 'down' })).toBe(1)
    expect(cost(hexes, '0,0', '1,0', { bridge: 'up' })).toBe(4)
  })

  test('SG-2.1-1 SG-RUL-133 filled ditch costs 2, and from it the open ditch costs 4', () => {
    expect(cost({ '1,0': 'ditch' }, '0,0', '1,0', { filled: ['1,0'] })).toBe(2)
    expect(cost({ '0,0 1,0': 'ditch' }, '0,0', '1,0', { filled: ['0,0'] })).toBe(4)
  })

  test('SG-2.1-2 SG-2.33-2 SG-2.33-3 rubble costs 2 from ground, ditch and rampart', () => {
    expect(cost({ '1,0': 'rampart' }, '0,0', '1,0', { rubble: ['1,0'] })).toBe(2)
    expect(cost({ '0,0': 'ditch', '1,0': 'rampart' }, '0,0', '1,0', { rubble: ['1,0'] })).toBe(2)
    expect(cost({ '0,0 1,0': 'rampart' }, '0,0', '1,0', { rubble: ['1,0'] })).toBe(2)
  })

  test('SG-RUL-094 the wall of whatever still stands stays shut, a gatehouse as a tower', () => {
    for (const region of ['tower', 'gate']) {
      const map = { hexes: { '0,0': 'rampart', '1,0': { terrain: 'interior', region } }, sides: { '0,0/0': 'wall' } }
      const state = at({ map, rubble: ['0,0'], characters: [man('dai', '0,0')] })
      expect(reachFrom(state, 'dai').has('1,0'), region).toBe(false)
    }
  })

  test('SG-1.1-6 SG-1.1-11 SG-2.33-4 from rubble up onto rampart, tower or keep costs 3', () => {
    expect(cost({ '0,0 1,0': 'rampart' }, '0,0', '1,0', { rubble: ['0,0'] })).toBe(3)
    expect(cost({ '0,0': 'rampart', '1,0': 'interior' }, '0,0', '1,0', { rubble: ['0,0'] })).toBe(3)
    expect(
      cost({ '0,0': 'rampart', '1,0': { terrain: 'interior', region: 'keep' } }, '0,0', '1,0', { rubble: ['0,0'] }),
    ).toBe(3)
  })

  test('SG-2.33-1 SG-RUL-094 between two hexes in rubble no wall is left', () => {
    const goes = (...rubble: readonly string[]) =>
      reachFrom(
        at({
          map: { hexes: { '0,0': 'rampart', '1,0': 'rampart' }, sides: { '0,0/0': 'wall', '0,0/45': 'parapet' } },
          rubble,
          characters: [man('dai', '0,0', { move: 2, attack: 1, defense: 1 }), man('wat', '9,9')],
        }),
        'dai',
      ).get('1,0')?.cost
    expect([goes(), goes('0,0'), goes('1,0'), goes('0,0', '1,0')]).toEqual([undefined, undefined, undefined, 2])
  })

  test('SG-2.33-1 SG-RUL-094 a breach is entered from all around, but not across a wall that still stands', () => {
    const state = (rubble: readonly string[]) =>
      at({ map: CURTAIN, rubble, characters: [man('dai', '0,1', { move: 12, attack: 5, defense: 5 })] })
    expect(reachFrom(state([]), 'dai').has('0,0')).toBe(false)
    expect(reachFrom(state(['0,0']), 'dai').get('0,0')?.cost).toBe(2)
    // And on into the yard: the drop is gone with the wall.
    expect(pathOf(reachFrom(state(['1,0']), 'dai').get('2,-1')!)).toContain('1,0')
    const walled = at({
      map: { hexes: { '0,0': 'rampart', '1,0': 'slit' }, sides: { '0,0/0': 'wall' } },
      rubble: ['0,0'],
      characters: [man('dai', '0,0', { move: 12, attack: 5, defense: 5 })],
    })
    expect(reachFrom(walled, 'dai').has('1,0')).toBe(false)
  })
})

describe('1.6 movement', () => {
  const open = (more: object = {}) =>
    at({ characters: [man('dai', '0,0'), man('jones', '2,0'), man('wat', '0,3')], ...more })

  test('SG-1.6-1 each hex entered uses its cost of the allowance', () => {
    const state = acts(open(), 'select dai', 'go 0,-4')
    expect(state.acts.dai?.spent).toBe(4)
    expect(reachFrom(state, 'dai').has('0,-6')).toBe(true)
    expect(reachFrom(state, 'dai').has('0,-7')).toBe(false)
  })

  test('SG-1.6-2 any, all or none move, in any direction', () => {
    expect(offers(open(), 'select')).toEqual(['dai', 'jones'])
    expect(legal(open())).toContain('end-step')
    const around = offers(act(open(), 'select dai'), 'go')
    for (const hex of ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']) expect(around).toContain(hex)
  })

  test('SG-1.6-3 points left over are nobody else’s and not for later', () => {
    let state = acts(open(), 'select dai', 'go 0,-1')
    expect(reachFrom(state, 'jones').has('9,0')).toBe(false)
    while (state.turn === 1) state = act(state, 'end-step')
    expect(state.acts.dai?.spent).toBeUndefined()
    const far = [...reachFrom(state, 'dai').values()].every(way => way.cost <= 6)
    expect(far).toBe(true)
  })

  test('SG-1.6-4 SG-RUL-048 a step that cannot be paid is not taken, not even as the only one', () => {
    const state = at({
      map: { hexes: { '1,0': 'ditch' } },
      characters: [man('dai', '0,0', { move: 3, attack: 1, defense: 1 })],
    })
    expect(refused(act(state, 'select dai'), 'go 1,0')).toBe('not-enough-movement SG-1.6-4')
  })

  test('SG-1.61-1 SG-1.61-2 enemies bar the way, also stunned ones; friends are passed but not joined', () => {
    const corridor = { hexes: { '-9,-1..9,-1': 'wall', '-9,1..9,1': 'wall' } }
    const row = (who: string, more = {}) =>
      at({ map: corridor, characters: [man('dai', '0,0'), man(who, '2,0', more)] })
    expect(reachFrom(row('wat'), 'dai').has('3,0')).toBe(false)
    expect(reachFrom(row('wat', { state: 'stunned' }), 'dai').has('3,0')).toBe(false)
    expect(reachFrom(row('jones'), 'dai').has('3,0')).toBe(true)
    expect(reachFrom(row('wat', { state: 'dead' }), 'dai').has('3,0')).toBe(true)
    expect(refused(act(row('wat'), 'select dai'), 'go 2,0')).toBe('enemy-there SG-1.61-1')
  })

  test('SG-1.62-1 two living characters never share a hex', () => {
    expect(refused(act(open(), 'select dai'), 'go 2,0')).toBe('occupied SG-1.62-1')
  })

  test('SG-1.61-4 SG-1.61-3 a slit hex is closed from outside, open from its building', () => {
    const map = { hexes: { '0,0': 'slit', '0,-1': 'interior' }, sides: { '0,0/5': 'slit' } }
    expect(reachFrom(at({ map, characters: [man('dai', '0,1')] }), 'dai').has('0,0')).toBe(false)
    expect(reachFrom(at({ map, characters: [man('dai', '0,-1')] }), 'dai').has('0,0')).toBe(true)
    // Without a drawn wall heights alone keep people out of a tower.
    expect(
      reachFrom(at({ map: { hexes: { '0,0': 'interior' } }, characters: [man('dai', '0,1')] }), 'dai').has('0,0'),
    ).toBe(false)
  })

  test('SG-1.61-3 SG-1.61-4 SG-RUL-051 from the rampart too, also where no wall is drawn', () => {
    const map = (terrain: string) => ({ hexes: { '0,0': 'rampart', '1,0': terrain, '2,0': 'interior' } })
    const reach = (terrain: string, more: object = {}) =>
      reachFrom(at({ map: map(terrain), characters: [man('dai', '0,0')], ...more }), 'dai').get('1,0')?.cost
    expect([reach('slit'), reach('interior'), reach('door')]).toEqual([undefined, undefined, 1])
    // [SG-1.1-11] Over rubble there is a way in.
    expect(reach('slit', { rubble: ['1,0'] })).toBe(2)
    expect(
      reachFrom(at({ map: map('slit'), rubble: ['0,0'], characters: [man('dai', '0,0')] }), 'dai').get('1,0')?.cost,
    ).toBe(3)
  })

  test('SG-1.61-3 a tower is entered by its door', () => {
    const map = { hexes: { '0,0': 'door' }, sides: { '0,0/5': 'door' } }
    expect(reachFrom(at({ map, characters: [man('dai', '0,1')] }), 'dai').get('0,0')?.cost).toBe(1)
  })

  test('SG-1.61-5 SG-1.61-6 SG-RUL-051 ramparts are reached by the stairs, not from outside and not over the drop', () => {
    const from = (hex: string) =>
      reachFrom(at({ map: CURTAIN, characters: [man('dai', hex, { move: 4, attack: 1, defense: 1 })] }), 'dai')
    expect([...from('2,1').keys()].some(hex => /^-?[0-4],0$/.test(hex))).toBe(false)
    expect(from('0,-1').get('0,0')?.cost).toBe(1)
    expect(from('3,-1').has('3,0')).toBe(false)
    expect(from('3,0').has('3,-1')).toBe(false)
    expect(from('0,0').get('0,-1')?.cost).toBe(2)
  })

  test.each([
    ['SG-1.61-7 three men cost one more', 3, 0, 2],
    ['SG-EX-28 two men nothing', 2, 0, 1],
    ['SG-EX-28 five men still one more', 5, 0, 2],
    ['SG-1.61-9 six men close the hex', 6, 0, 'no'],
    ['SG-1.61-8 one horse costs one more', 0, 1, 2],
    ['SG-1.61-10 two horses close it', 0, 2, 'no'],
    ['SG-1.61-11 SG-RUL-049 three men and a horse close it', 3, 1, 'no'],
    ['SG-TABLE-CORPSES two men and a horse do not', 2, 1, 2],
    ['SG-GEO-54 a dead horse weighs on both its hexes', 0, -1, 2],
  ])('%s', (_rule, men, horses, expected) => {
    const dead = Array.from({ length: men }, (_, i) => man(`corpse-${i}`, '1,0', { class: 'spearman', state: 'dead' }))
    const beasts = Array.from({ length: Math.abs(horses) }, (_, i) => ({
      id: `nag-${i}`,
      at: horses < 0 ? '2,0' : '1,0',
      rear: horses < 0 ? '1,0' : '2,0',
      dead: true,
    }))
    const state = at({
      map: { hexes: { '-9,-1..9,-1': 'wall', '-9,1..9,1': 'wall' } },
      characters: [man('dai', '0,0'), ...dead],
      animals: beasts,
    })
    expect(reachFrom(state, 'dai').get('1,0')?.cost ?? 'no').toBe(expected)
    const rule = horses === 0 ? 'SG-1.61-9' : men === 0 ? 'SG-1.61-10' : 'SG-1.61-11'
    if (expected === 'no') expect(refused(act(state, 'select dai'), 'go 1,0')).toBe(`too-many-corpses ${rule}`)
  })

  test('SG-RUL-055 whoever stands where the dead have closed the hex may leave it', () => {
    const dead = Array.from({ length: 6 }, (_, i) => man(`corpse-${i}`, '0,0', { class: 'spearman', state: 'dead' }))
    const state = acts(at({ characters: [man('dai', '0,0'), ...dead] }), 'select dai', 'go 1,0')
    expect(placeOfPiece(state, 'dai')).toBe('1,0')
    expect(refused(state, 'go 0,0')).toBe('too-many-corpses SG-1.61-9')
  })

  test('SG-RUL-009 there is no zone of control', () => {
    const state = at({ characters: [man('dai', '0,0'), man('wat', '1,-1'), man('odo', '2,0')] })
    expect(reachFrom(state, 'dai').get('1,1')?.cost).toBe(2)
    expect(reachFrom(at({ characters: [man('dai', '0,0'), man('wat', '0,-1')] }), 'dai').get('6,-1')?.cost).toBe(6)
  })

  test('SG-RUL-053 SG-SCN-7 entering the map costs the entry hex', () => {
    const base = at({ map: { hexes: { '0,0': 'brush' } }, characters: [man('dai', '0,0')] })
    const { hex: _hex, ...dai } = base.characters.dai!
    const state = {
      ...base,
      characters: { dai: { ...dai, where: 'reserve' as const, group: 'g' } },
      terms: {
        ...base.terms,
        groups: { g: { seat: 'besieger' as const, entry: { areas: [{ hexes: ['0,0'] }], turn: 1 } } },
      },
    }
    expect(reachFrom(state, 'dai').get('0,0')?.cost).toBe(2)
    expect(reachFrom(state, 'dai').get('4,0')?.cost).toBe(6)
    const later = {
      ...state,
      terms: {
        ...state.terms,
        groups: { g: { seat: 'besieger' as const, entry: { areas: [{ hexes: ['0,0'] }], turn: 2 } } },
      },
    }
    expect(reachFrom(later, 'dai').size).toBe(0)
    expect(refused({ ...later, active: 'dai' }, 'go 0,0')).toBe('not-entered-yet SG-SCN-7')
    expect(refused({ ...state, active: 'dai' }, 'go 9,0')).toBe('out-of-reach SG-1.6-4')
  })

  test('SG-SCN-7 a group comes in by as many sides as it may and no more, corners counted kindly', () => {
    const names = ['dai', 'jones', 'rhodri', 'lord'] as const
    const base = at({
      characters: [man('dai', '0,0'), man('wat', '40,0')],
    })
    const { hex: _hex, ...one } = base.characters.dai!
    const waiting = (id: string) => ({ ...one, id, where: 'reserve' as const, group: 'g' })
    const areas = [{ hexes: ['-10,0', '0,0'] }, { hexes: ['0,0', '10,0'] }, { hexes: ['20,0'] }]
    const state = (sides: number): State => ({
      ...base,
      characters: { ...base.characters, ...Object.fromEntries(names.map(id => [id, waiting(id)])) },
      terms: { ...base.terms, groups: { g: { seat: 'besieger' as const, entry: { areas, turn: 1, sides } } } },
    })
    const ways = (now: State) =>
      ['-10,0', '10,0', '20,0'].filter(hex => offers(act(now, 'select lord'), 'go').includes(hex))
    expect(ways(state(1))).toEqual(['-10,0', '10,0', '20,0'])
    // The corner 0,0 and 10,0 are on one side; with 20,0 there are two.
    const corner = acts(state(2), 'select dai', 'go 0,0', 'select jones', 'go 10,0', 'go 10,4')
    expect(ways(corner)).toEqual(['-10,0', '10,0', '20,0'])
    const both = acts(corner, 'select rhodri', 'go 20,0', 'go 21,0')
    expect(ways(both)).toEqual(['10,0', '20,0'])
  })

  test('SG-RUL-015 the stunned do not move; SG-RUL-016 the wounded do, with their own figures', () => {
    const state = at({
      characters: [man('dai', '0,0', { state: 'stunned' }), man('jones', '5,0', { state: 'wounded' })],
    })
    expect(refused(state, 'select dai')).toBe('not-able SG-RUL-015')
    const costs = [...reachFrom(state, 'jones').values()].map(way => way.cost)
    expect(Math.max(...costs)).toBe(4)
  })

  test('SG-GEO-50 the cheapest way is found, and costs add up along it', () => {
    const state = at({ map: { hexes: { '1,0': 'tent' } }, characters: [man('dai', '0,0')] })
    expect(reachFrom(state, 'dai').get('2,0')?.cost).toBe(3)
    expect(pathOf(reachFrom(state, 'dai').get('2,0')!)[0]).toBe('0,0')
  })

  test('SG-GEO-7 SG-RUL-052 one graph: different storeys never interfere', () => {
    const state = at({
      engines: [{ id: 'tower', kind: 'siege-tower', hexes: ['1,0', '2,0', '2,-1'], facing: 0 }],
      characters: [man('dai', '0,0'), man('jones', '1,0^'), man('wat', '9,9')],
    })
    expect(reachFrom(state, 'dai').get('1,0')?.cost).toBe(2)
  })
})

describe('from rubble into the keep', () => {
  test('SG-2.33-4 its door hex costs three as well', () => {
    const state = at({
      map: {
        hexes: { '0,0': 'wall', '1,0': 'keep-door', '2,0': { terrain: 'interior', region: 'keep' } },
        sides: { '1,0/3': 'keep-door' },
      },
      rubble: ['0,0'],
      characters: [man('dai', '0,0', { seat: 'besieger', move: 2 })],
    })
    expect(offers(act(state, 'select dai'), 'go')).not.toContain('1,0')
    const able = at({
      map: {
        hexes: { '0,0': 'wall', '1,0': 'keep-door', '2,0': { terrain: 'interior', region: 'keep' } },
        sides: { '1,0/3': 'keep-door' },
      },
      rubble: ['0,0'],
      characters: [man('dai', '0,0', { seat: 'besieger', move: 3 })],
    })
    expect(offers(act(able, 'select dai'), 'go')).toContain('1,0')
  })
})

describe('1.61 why not', () => {
  const why = (map: object, from: string, to: string, more: object = {}) =>
    refused(act(at({ map, characters: [man('dai', from), man('wat', '9,9')], ...more }), 'select dai'), `go ${to}`)
  test.each([
    [
      'SG-1.61-4 a slit from outside',
      '0,1',
      '0,0',
      { hexes: { '0,0': 'slit' }, sides: { '0,0/5': 'slit' } },
      'no-way SG-1.61-4',
    ],
    ['SG-1.61-5 a rampart from outside', '2,1', '2,0', CURTAIN, 'no-way SG-1.61-5'],
    ['SG-1.61-6 a rampart from the yard', '3,-1', '3,0', CURTAIN, 'no-way SG-1.61-6'],
    ['SG-RUL-051 down from a rampart', '3,0', '3,-1', CURTAIN, 'no-way SG-RUL-051'],
    ['SG-1.61-3 a tower without a door', '0,1', '0,0', { hexes: { '0,0': 'interior' } }, 'no-way SG-1.61-3'],
    ['SG-1.6-4 too far for one step', '0,0', '30,0', {}, 'out-of-reach SG-1.6-4'],
  ])('%s', (_name, from, to, map, said) => {
    expect(why(map, from, to)).toBe(said)
  })
  test('SG-3.43-3 SG-1.93-2 machines and the foot of a ladder are closed', () => {
    const ballista = { engines: [{ id: 'ballista', kind: 'ballista', seat: 'garrison', hexes: ['1,0'] }] }
    expect(why({}, '0,0', '1,0', ballista)).toBe('no-way SG-3.43-3')
    const ladder = {
      engines: [{ id: 'ladder', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 2, upright: true }],
    }
    expect(why(CURTAIN, '1,1', '0,1', ladder)).toBe('no-way SG-1.93-2')
    expect(why(CURTAIN, '1,1', '0,1^', ladder)).toBe('accepted')
  })
  test('SG-1.6-4 SG-1.61-8 what the dead make dearer counts', () => {
    const dead = { animals: [{ id: 'nag', kind: 'horse', seat: 'garrison', at: '1,0', rear: '2,0', dead: true }] }
    const slow = { characters: [man('dai', '0,0', { move: 1 }), man('wat', '9,9')], ...dead }
    expect(why({}, '0,0', '1,0', slow)).toBe('not-enough-movement SG-1.6-4')
    expect(why({}, '0,0', '1,0', { animals: [{ id: 'nag', at: '1,0', rear: '2,0' }] })).toBe('occupied SG-1.62-1')
  })
})
