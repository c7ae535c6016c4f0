import { describe, expect, test } from 'vitest'
import { meleeForecast } from '../../src/rules/1-7-odds.ts'
import { TABLES } from '../../src/tables/tables.ts'
import { viewOf } from '../../src/view-of.ts'
import { act, acts, at, CURTAIN, happened, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const figures = (attack: number, defense: number, more: object = {}) => ({ attack, defense, move: 6, ...more })

/** One against one on the ground given; a fights, b is fought. */
const duel = (attack: number, defense: number, hexes: object = {}, more: object = {}) =>
  at({
    step: 'melee',
    map: { hexes },
    characters: [
      man('a', '0,0', { class: 'spearman', seat: 'besieger', ...figures(attack, 5) }),
      man('b', '1,0', { class: 'spearman', seat: 'garrison', ...figures(5, defense) }),
      man('z', '9,9', { seat: 'garrison' }),
    ],
    ...more,
  })

const fight = (state: ReturnType<typeof duel>, die: number) => act(acts(state, 'join a', 'target b'), 'fight', die)

describe('1.7 odds', () => {
  test('SG-1.7-1 SG-1.72-1 neighbors may fight; nobody has to', () => {
    const state = at({ step: 'melee', characters: [man('dai', '0,0'), man('wat', '1,0'), man('odo', '0,1')] })
    expect(legal(state)).toEqual(expect.arrayContaining(['join dai', 'end-step']))
    expect(offers(act(state, 'join dai'), 'target')).toEqual(['odo', 'wat'])
    expect(
      refused(
        at({ step: 'melee', characters: [man('dai', '0,0'), man('jones', '1,0'), man('wat', '2,0')] }),
        'join dai',
      ),
    ).toBe('not-adjacent SG-1.7-1')
  })

  test.each([
    ['SG-1.7-2 SG-1.7-3 SG-RUL-002 SG-EX-08 8 against 3 is 2-1', 8, 3, 2],
    ['SG-EX-10 24 against 7 is 3-1', 24, 7, 3],
    ['SG-1.7-3 7 against 7 is 1-1', 7, 7, 1],
    ['SG-1.7-3 13 against 7 is still 1-1', 13, 7, 1],
    ['SG-RUL-003 above the last column counts as the last', 90, 3, 8],
  ])('%s', (_rule, attack, defense, column) => {
    expect(meleeForecast(duel(attack, defense), ['a'], ['b']).column).toBe(column)
  })

  test('SG-1.7-4 SG-EX-24 below 1-1 is refused, and no shift rescues it', () => {
    const low = acts(duel(5, 6), 'join a', 'target b')
    expect(refused(low, 'fight')).toBe('below-one-to-one SG-1.7-4')
    expect(legal(low)).not.toContain('fight')
    expect(viewOf(low, 'besieger').forecast?.refused).toMatchObject({ code: 'below-one-to-one', rule: 'SG-1.7-4' })
    const two = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(3, 3) }),
        man('c', '0,1', { seat: 'besieger', ...figures(3, 3) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 7) }),
      ],
    })
    expect(refused(acts(two, 'join a', 'join c', 'target b'), 'fight')).toBe('below-one-to-one SG-1.7-4')
  })

  test('SG-RUL-005 SG-RUL-004 SG-EX-24 shifts push the column no lower than 1-1, unless the table forbids it', () => {
    const ground = { '0,0': 'brush', '1,0': 'trench' }
    expect(meleeForecast(duel(5, 5, ground), ['a'], ['b']).column).toBe(1)
    const forbid = acts(duel(5, 5, ground, { rules: { oddsBelowOne: 'forbid' } }), 'join a', 'target b')
    expect(refused(forbid, 'fight')).toBe('below-one-to-one SG-RUL-005')
  })

  test('SG-RUL-004 shifts add up to one number, applied once and cut at the last column', () => {
    const ground = { '0,0': 'trench', '1,0': 'brush' }
    expect(meleeForecast(duel(50, 7, ground), ['a'], ['b']).column).toBe(8)
    // From worse ground -2 and for the pair +1: 8-1 goes to 7-1, not up first and then down from the edge.
    const pair = at({
      step: 'melee',
      map: { hexes: { '0,0': 'brush', '0,1': 'brush', '1,0': 'trench' } },
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(40, 5) }),
        man('c', '0,1', { seat: 'besieger', ...figures(40, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 10) }),
      ],
    })
    expect(meleeForecast(pair, ['a', 'c'], ['b']).column).toBe(7)
  })

  test('SG-RUL-003 SG-EX-25 30 against 2 with shift -2 is 6-1, or 8-1 when cut afterwards', () => {
    const ground = { '0,0': 'brush', '1,0': 'trench' }
    expect(meleeForecast(duel(30, 2, ground), ['a'], ['b']).column).toBe(6)
    expect(meleeForecast(duel(30, 2, ground, { rules: { oddsClamp: 'after' } }), ['a'], ['b']).column).toBe(8)
  })

  test.each([
    ['+ against +', 'trench', 'trench', 0],
    ['+ against 0', 'trench', 'flat', 1],
    ['+ against -', 'trench', 'brush', 2],
    ['0 against +', 'flat', 'trench', -1],
    ['0 against 0', 'flat', 'flat', 0],
    ['0 against -', 'flat', 'brush', 1],
    ['- against +', 'brush', 'trench', -2],
    ['- against 0', 'brush', 'flat', -1],
    ['- against -', 'brush', 'brush', 0],
  ])('SG-1.71-1 SG-1.71-2 SG-TABLE-TERRAINSHIFT %s', (_rule, from, to, shift) => {
    const forecast = meleeForecast(duel(20, 5, { '0,0': from, '1,0': to }), ['a'], ['b'])
    expect(forecast.column).toBe(4 + shift)
    expect(forecast.shifts.reduce((sum, one) => sum + one.columns, 0)).toBe(shift)
    if (shift !== 0) expect(forecast.shifts[0]).toMatchObject({ why: 'terrain', rule: 'SG-1.71-2' })
  })

  test.each([
    ['SG-3.1-2 brush MINUS', 'brush', -1],
    ['SG-3.1-3 tree MINUS', 'tree', -1],
    ['SG-3.1-4 bank MINUS', 'bank', -1],
    ['SG-3.1-5 tent MINUS', 'tent', -1],
    ['SG-3.1-6 trench PLUS', 'trench', 1],
    ['SG-1.1-12 ditch MINUS', 'ditch', -1],
    ['SG-1.1-13 flat ZERO', 'flat', 0],
    ['SG-1.1-7 SG-RUL-118 stairs MINUS', 'stairs', -1],
    ['SG-1.1-4 SG-RUL-118 SG-TABLE-TERRAINCLASS ramparts PLUS', 'rampart', 1],
    ['SG-1.1-2 SG-RUL-118 arrow slit ZERO', 'slit', 0],
    ['SG-1.1-10 SG-RUL-118 interior ZERO', 'interior', 0],
    ['SG-1.1-8 door PLUS', 'door', 1],
  ])('SG-TABLE-TERRAIN %s', (_rule, terrain, footing) => {
    const forecast = meleeForecast(duel(20, 5, { '0,0': terrain }), ['a'], ['b'])
    expect(forecast.column).toBe(4 + footing)
  })

  test('SG-RUL-118 slit and rampart may be read the other way', () => {
    const swapped = { rules: { slitRampart: 'plus-zero' } }
    expect(meleeForecast(duel(20, 5, { '0,0': 'rampart' }, swapped), ['a'], ['b']).column).toBe(4)
    expect(meleeForecast(duel(20, 5, { '0,0': 'slit' }, swapped), ['a'], ['b']).column).toBe(5)
  })

  test('SG-2.1-1 SG-2.1-2 filled ditch ZERO, rubble MINUS', () => {
    expect(meleeForecast(duel(20, 5, { '0,0': 'ditch' }, { filled: ['0,0'] }), ['a'], ['b']).column).toBe(4)
    expect(meleeForecast(duel(20, 5, { '0,0': 'rampart' }, { rubble: ['0,0'] }), ['a'], ['b']).column).toBe(3)
  })

  test('SG-1.1-14 the lowered bridge is ZERO', () => {
    expect(
      meleeForecast(duel(20, 5, { '0,0': { terrain: 'ditch', flags: ['bridge'] } }, { bridge: 'down' }), ['a'], ['b'])
        .column,
    ).toBe(4)
  })

  test('SG-1.1-16 SG-1.1-17 equipment takes the place of the ground: a mantlet in brush is ZERO', () => {
    const state = duel(
      20,
      5,
      { '0,0': 'brush' },
      { engines: [{ id: 'screen', kind: 'mantlet', hexes: ['0,0'], facing: 3 }] },
    )
    expect(meleeForecast(state, ['a'], ['b']).column).toBe(4)
  })

  test('SG-1.72-3 SG-1.72-4 SG-TABLE-SHIFTS pooled attackers add up and gain one column, once', () => {
    const many = at({
      step: 'melee',
      characters: [
        ...['0,0', '0,1', '1,-1'].map((hex, i) => man(`a${i}`, hex, { seat: 'besieger', ...figures(5, 5) })),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
      ],
    })
    expect(meleeForecast(many, ['a0', 'a1'], ['b'])).toMatchObject({ attack: 10, odds: 2, column: 3 })
    expect(meleeForecast(many, ['a0', 'a1', 'a2'], ['b'])).toMatchObject({ attack: 15, odds: 3, column: 4 })
    expect(meleeForecast(many, ['a0'], ['b']).column).toBe(1)
    // One by one is allowed as well.
    let state = act(acts(many, 'join a0', 'target b'), 'fight', 5)
    state = act(acts(state, 'join a1', 'target b'), 'fight', 5)
    expect(offers(state, 'join')).toEqual(['a2'])
  })

  test('SG-1.72-5 SG-1.7-5 no such gain against a rider, and his own table', () => {
    const state = at({
      step: 'melee',
      characters: [
        man('a0', '0,0', { seat: 'besieger', ...figures(10, 5) }),
        man('a1', '0,1', { seat: 'besieger', ...figures(10, 5) }),
        man('john', '1,0', { rear: '2,0', ...figures(5, 5) }),
      ],
    })
    expect(meleeForecast(state, ['a0', 'a1'], ['john'])).toMatchObject({ column: 4, mounted: true, shifts: [] })
  })

  test('SG-1.72-2 SG-RUL-135 several defenders add up, and pooling counts against them too', () => {
    const state = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(24, 5) }),
        man('c', '1,1', { seat: 'besieger', ...figures(6, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
        man('d', '0,1', { seat: 'garrison', ...figures(5, 7) }),
      ],
    })
    expect(meleeForecast(state, ['a'], ['b', 'd'])).toMatchObject({ defense: 12, odds: 2, column: 2 })
    expect(meleeForecast(state, ['a', 'c'], ['b', 'd'])).toMatchObject({ odds: 2, column: 3 })
  })

  test('SG-1.72-8 SG-EX-09 pooled attackers count as on the worst ground among them', () => {
    const state = at({
      step: 'melee',
      map: { hexes: { '0,0': 'trench', '0,1': 'brush', '1,0': 'trench' } },
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(10, 5) }),
        man('c', '0,1', { seat: 'besieger', ...figures(10, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
      ],
    })
    expect(meleeForecast(state, ['a', 'c'], ['b'])).toMatchObject({ odds: 4, column: 3 })
  })

  test('SG-RUL-064 defenders count as on the best ground among them', () => {
    const state = at({
      step: 'melee',
      map: { hexes: { '1,0': 'brush', '0,1': 'trench' } },
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(30, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
        man('d', '0,1', { seat: 'garrison', ...figures(5, 5) }),
      ],
    })
    expect(meleeForecast(state, ['a'], ['b', 'd']).column).toBe(2)
  })

  test('SG-RUL-063 every attacker must reach every defender; riders and foot are not fought together', () => {
    const state = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger' }),
        man('c', '3,0', { seat: 'besieger' }),
        man('b', '1,0', { seat: 'garrison' }),
        man('d', '2,0', { seat: 'garrison' }),
        man('john', '0,1', { rear: '0,2' }),
      ],
    })
    expect(refused(acts(state, 'join a', 'target b'), 'join c')).toBe('not-all-reach SG-RUL-063')
    expect(refused(acts(state, 'join a', 'join c'), 'target b')).toBe('not-all-reach SG-1.74-2')
    expect(refused(acts(state, 'join a', 'target b'), 'target john')).toBe('mixed-defenders SG-RUL-063')
  })

  test('SG-RUL-011 one attack a phase; a defender may be attacked again by others', () => {
    const state = fight(duel(5, 5), 5)
    expect(offers(state, 'join')).toEqual([])
    expect(act(state, 'end-step').phase).toBe('garrison')
  })

  test('SG-1.75-1 SG-RUL-074 SG-EX-26 before the keep’s door the attacker counts MINUS', () => {
    const state = duel(20, 5, { '1,0': 'keep-door', '2,0': { terrain: 'interior', region: 'keep' } }, {})
    const forecast = meleeForecast(state, ['a'], ['b'])
    expect(forecast.column).toBe(2)
    expect(forecast.shifts[0]).toMatchObject({ columns: -2, rule: 'SG-1.75-1' })
  })

  test('SG-GEO-43 the chances of a forecast are the faces of its column', () => {
    const { chances } = meleeForecast(duel(24, 7), ['a'], ['b'])
    expect(chances).toEqual([
      { letter: '-', faces: 2 },
      { letter: 'A', faces: 1 },
      { letter: 'B', faces: 2 },
      { letter: 'C', faces: 2 },
      { letter: 'D', faces: 2 },
      { letter: 'E', faces: 1 },
    ])
  })

  test('SG-TABLE-CBF-KNOWN SG-TABLE-COMBAT-FOOT SG-TABLE-COMBAT-MOUNTED ten rows of eight columns, the two known cells in place', () => {
    for (const name of ['melee-foot', 'melee-mounted'] as const) {
      expect(TABLES[name].rows.map(row => row.length)).toEqual(Array(10).fill(8))
      expect(TABLES[name].columns).toBe(8)
    }
    expect([TABLES['melee-foot'].rows[1]![2], TABLES['melee-foot'].rows[6]![2]]).toEqual(['D', 'A'])
    expect(TABLES['melee-foot'].rows.join('')).toBe(
      'CDEEFFFFCCDEEFFF-CDDEEFF-CCDDEEF--CCDEEFB--CDDEEAAAB-CDEABB-CCDEBB-CCDDEAAB-CDEF',
    )
    expect(TABLES['melee-mounted'].rows.join('')).toBe(
      'CDEFGHHHCDDEFGHH-CDDEFGH-CCDEFGH--CCDEFGB--CDDEFAAB-CCDEABB--CDEBB-CCDEFAAAB-CDE',
    )
  })
})

describe('1.72 results', () => {
  test('SG-1.7-6 SG-EX-10 SG-REF-CBF-D 3-1 with a 2 stuns the defender', () => {
    expect(who(fight(duel(24, 7), 2), 'b').condition).toBe('stunned')
  })
  test('SG-EX-10 SG-REF-CBF-A 3-1 with a 7 wounds the attacker', () => {
    expect(who(fight(duel(24, 7), 7), 'a').condition).toBe('wounded')
  })
  test('SG-REF-CBF-X B attacker back, C defender back, E wounded, F killed, dash nothing', () => {
    const back = act(fight(duel(24, 7), 8), 'retreat a -1,0')
    expect(placeOfPiece(back, 'a')).toBe('-1,0')
    expect(offers(fight(duel(24, 7), 4), 'retreat').every(text => text.startsWith('b '))).toBe(true)
    expect(who(fight(duel(24, 7), 1), 'b').condition).toBe('wounded')
    expect(who(fight(duel(40, 5), 1), 'b').condition).toBe('dead')
    const nothing = fight(duel(24, 7), 6)
    expect([who(nothing, 'a').condition, who(nothing, 'b').condition, nothing.phase]).toEqual([
      'healthy',
      'healthy',
      'besieger',
    ])
  })

  test('SG-REF-HIT-1 SG-EX-29 stunned or wounded twice is dead', () => {
    const wounded = duel(24, 7, {}, {})
    const state = {
      ...wounded,
      characters: { ...wounded.characters, b: { ...who(wounded, 'b'), condition: 'wounded' as const } },
    }
    expect(who(fight(state, 2), 'b').condition).toBe('dead')
    expect(who(fight(state, 1), 'b').condition).toBe('dead')
  })

  test('SG-1.72-6 SG-RUL-065 SG-RUL-075 the owner says who suffers it', () => {
    const crowd = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(24, 5) }),
        man('c', '1,1', { seat: 'besieger', ...figures(24, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 3) }),
        man('d', '0,1', { seat: 'garrison', ...figures(5, 3) }),
      ],
    })
    const struck = act(acts(crowd, 'join a', 'target b', 'target d'), 'fight', 1)
    expect(struck.agenda[0]).toMatchObject({ kind: 'allot', seat: 'garrison', hurt: 'wound' })
    expect(legal(struck)).toEqual(['take b', 'take d'])
    expect(who(act(struck, 'take d'), 'd').condition).toBe('wounded')
    expect(refused(struck, 'take a')).toBe('not-among-them SG-1.72-6')
    expect(refused(struck, 'end-step')).toBe('answer-first SG-RUL-010')
    // 4-1 raw and one more: 5-1, die 1 kills one of them.
    const killed = act(acts(crowd, 'join a', 'join c', 'target b', 'target d'), 'fight', 1)
    expect(killed.agenda[0]).toMatchObject({ kind: 'allot', hurt: 'kill' })
    const pooled = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(4, 5) }),
        man('c', '1,-1', { seat: 'besieger', ...figures(4, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 8) }),
      ],
    })
    const failed = act(acts(pooled, 'join a', 'join c', 'target b'), 'fight', 7)
    expect(failed.agenda[0]).toMatchObject({ kind: 'allot', seat: 'besieger', hurt: 'wound', among: ['a', 'c'] })
  })

  test('SG-1.72-7 SG-REF-RETC-1 SG-RUL-061 a retreat is for all of them, in the owner’s order', () => {
    const crowd = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(12, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 3) }),
        man('d', '0,1', { seat: 'garrison', ...figures(5, 3) }),
      ],
    })
    // 2-1, die 2: C.
    let state = act(acts(crowd, 'join a', 'target b', 'target d'), 'fight', 2)
    expect(offers(state, 'retreat').map(text => text.split(' ')[0])).toEqual(expect.arrayContaining(['b', 'd']))
    state = act(state, 'retreat d -1,2')
    expect(offers(state, 'retreat').every(text => text.startsWith('b '))).toBe(true)
    state = act(state, 'retreat b 2,0')
    expect([placeOfPiece(state, 'b'), placeOfPiece(state, 'd')]).toEqual(['2,0', '-1,2'])
  })

  test('SG-REF-RETC-2 SG-REF-RETC-3 SG-RUL-056 he goes no nearer, not onto anybody, and not beside an able enemy', () => {
    const state = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(10, 5) }),
        man('c', '3,-1', { seat: 'besieger' }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
        man('d', '1,1', { seat: 'garrison' }),
      ],
    })
    const struck = act(acts(state, 'join a', 'target b'), 'fight', 2)
    // 2,0 and 2,-1 are next to c; 1,1 is taken; 1,-1 and 0,1 are next to a.
    expect(offers(struck, 'retreat')).toEqual([])
    expect(who(struck, 'b').condition).toBe('wounded')
  })

  test('SG-RUL-056 SG-GEO-14 a rider is as near as his nearer hex: passing along him is no nearer', () => {
    const state = at({
      step: 'melee',
      map: { hexes: { '1,1': 'tent' } },
      characters: [
        man('a', '1,0', { seat: 'besieger', class: 'knight', rear: '2,0', ...figures(10, 5) }),
        man('b', '0,1', { seat: 'garrison', ...figures(5, 5) }),
        man('z', '9,9', { seat: 'garrison' }),
      ],
    })
    expect(offers(fight(state, 2), 'retreat')).toEqual(['b -1,1', 'b -1,2', 'b 0,2', 'b 1,1'])
  })

  test('SG-REF-RETC-4 SG-RUL-060 who cannot go stays and is wounded', () => {
    const cornered = { '2,0': 'wall', '2,-1': 'wall', '1,1': 'wall', '1,-1': 'wall', '0,1': 'wall' }
    const state = fight(duel(10, 5, cornered), 2)
    expect([placeOfPiece(state, 'b'), who(state, 'b').condition]).toEqual(['1,0', 'wounded'])
  })

  test('SG-RUL-057 SG-RUL-141 a stunned or walled-off enemy is no threat to a retreat', () => {
    const near = (more: object) =>
      at({
        step: 'melee',
        map: { hexes: { '2,-1': 'wall', '1,1': 'wall' } },
        characters: [
          man('a', '0,0', { seat: 'besieger', ...figures(10, 5) }),
          man('c', '3,0', { seat: 'besieger', ...more }),
          man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
        ],
      })
    expect(offers(act(acts(near({}), 'join a', 'target b'), 'fight', 2), 'retreat')).toEqual([])
    expect(offers(act(acts(near({ state: 'stunned' }), 'join a', 'target b'), 'fight', 2), 'retreat')).toEqual([
      'b 2,0',
    ])
  })

  test('SG-RUL-058 a retreat does not enter burning hexes', () => {
    const state = duel(
      10,
      5,
      { '2,-1': 'wall', '1,1': 'wall', '2,0': 'tent' },
      { fires: [{ hex: '2,0', seat: 'besieger' }] },
    )
    expect(who(fight(state, 2), 'b').condition).toBe('wounded')
  })

  test('SG-RUL-059 a stunned man who must retreat dies', () => {
    const base = duel(10, 5)
    const state = {
      ...base,
      characters: { ...base.characters, b: { ...who(base, 'b'), condition: 'stunned' as const, stunnedAt: 0 } },
    }
    expect(who(fight(state, 2), 'b').condition).toBe('dead')
  })

  test('SG-RUL-076 a stunned defender keeps his defense', () => {
    const base = duel(10, 5)
    const state = {
      ...base,
      characters: { ...base.characters, b: { ...who(base, 'b'), condition: 'stunned' as const, stunnedAt: 0 } },
    }
    expect(meleeForecast(state, ['a'], ['b']).defense).toBe(5)
  })

  test('SG-RUL-010 a result is applied before the next fight is named', () => {
    const state = fight(duel(24, 7), 4)
    expect(refused(state, 'join a')).toBe('answer-first SG-RUL-010')
  })
})

describe('1.73 advance after combat', () => {
  const won = (more: object = {}, hexes: object = {}, others: readonly object[] = []) => {
    const state = at({
      step: 'melee',
      map: { hexes },
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(40, 5), ...more }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 5) }),
        ...others,
      ],
    })
    return act(acts(state, 'join a', 'target b'), 'fight', 1)
  }

  test('SG-1.73-1 SG-1.73-3 SG-1.73-2 SG-EX-35 SG-RUL-066 into the dead man’s hex first, up to half the allowance', () => {
    const places = offers(won(), 'advance')
    expect(places).toContain('a 1,0')
    expect(places).toContain('a 3,0')
    expect(places).not.toContain('a 4,0')
    expect(places).not.toContain('a -2,0')
  })

  test('SG-1.73-7 a friend who did not fight does not follow', () => {
    const state = won({}, {}, [man('d', '2,-1', { seat: 'besieger' })])
    expect(offers(state, 'advance')).toContain('a 1,0')
    expect(refused(state, 'advance d 1,0')).toBe('not-among-them SG-1.73-7')
  })

  test('SG-1.73-3 a retreat too leaves a hex to be taken', () => {
    const state = act(fight(duel(24, 7), 4), 'retreat b 2,0')
    expect(offers(state, 'advance')).toContain('a 1,0')
  })

  test('SG-1.73-4 SG-EX-35 beside another enemy only one hex', () => {
    expect(offers(won({}, {}, [man('d', '-1,0', { seat: 'garrison' })]), 'advance')).toEqual(['a 1,0'])
  })

  test.each([
    ['ladder', { hexes: ['0,0', '-1,0'], carriers: ['dai', 'jones'] }],
    ['mantlet', { hexes: ['0,0'], facing: 3, carriers: ['dai'] }],
    ['barrel', { hexes: ['0,0'], carriers: ['dai'] }],
  ])('SG-RUL-015 SG-RUL-016 whoever is stunned drops a %s, a wounded man keeps it', (kind, held) => {
    const struck = (die: number) => {
      const state = at({
        step: 'melee',
        phase: 'garrison',
        engines: [{ id: 'thing', kind, seat: 'besieger', ...held }],
        characters: [
          man('dai', '0,0', { seat: 'besieger', ...figures(5, 7) }),
          man('jones', '-1,0', { seat: 'besieger' }),
          man('wat', '1,0', { seat: 'garrison', ...figures(24, 5) }),
        ],
      })
      // 3-1: a two stuns, a one wounds.
      const after = act(acts(state, 'join wat', 'target dai'), 'fight', die)
      return [who(after, 'dai').condition, after.engines.thing?.carriers]
    }
    expect(struck(2)).toEqual(['stunned', undefined])
    expect(struck(1)).toEqual(['wounded', held.carriers])
  })

  test('SG-1.72-7 SG-REF-RETC-1 SG-RUL-061 all who attacked together go back, one after another', () => {
    const three = at({
      step: 'melee',
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(3, 5) }),
        man('c', '0,1', { seat: 'besieger', ...figures(4, 5) }),
        man('e', '1,-1', { seat: 'besieger', ...figures(3, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 7) }),
      ],
    })
    const back = act(acts(three, 'join a', 'join c', 'join e', 'target b'), 'fight', 8)
    const asked = (state: typeof back) => [...new Set(offers(state, 'retreat').map(text => text.slice(0, 1)))]
    expect(asked(back)).toEqual(['a', 'c', 'e'])
    expect(asked(act(back, 'retreat a -1,0'))).toEqual(['c', 'e'])
  })

  test('SG-1.73-5 SG-1.73-6 it may be declined, but must be settled at once', () => {
    const state = won()
    expect(legal(state)).toContain('decline')
    expect(refused(state, 'end-step')).toBe('answer-first SG-RUL-010')
    expect(placeOfPiece(act(state, 'decline'), 'a')).toBe('0,0')
  })

  test('SG-1.73-7 only who fought may advance', () => {
    const state = won({}, {}, [man('c', '1,-1', { seat: 'besieger' })])
    expect(offers(state, 'advance').every(text => text.startsWith('a '))).toBe(true)
  })

  test('SG-1.73-8 points of an advance are not points of the next move', () => {
    const state = act(won(), 'advance a 3,0')
    expect(state.acts.a?.spent).toBeUndefined()
  })

  test('SG-1.73-9 SG-RUL-067 the defender advances when all attackers went back', () => {
    const state = act(fight(duel(24, 7), 8), 'retreat a -1,0')
    expect(state.agenda[0]).toMatchObject({ kind: 'advance', seat: 'garrison' })
    expect(placeOfPiece(act(state, 'advance b 0,0'), 'b')).toBe('0,0')
  })

  test('SG-RUL-067 SG-1.73-9 the defender advances when an attacker died, not when one went back and another stood', () => {
    const hurt = duel(24, 7)
    const dead = fight(
      { ...hurt, characters: { ...hurt.characters, a: { ...who(hurt, 'a'), condition: 'wounded' } } },
      7,
    )
    expect(who(dead, 'a').condition).toBe('dead')
    expect(offers(dead, 'advance')).toContain('b 0,0')
    const walls = Object.fromEntries(['-1,0', '-1,1', '0,-1', '1,-1'].map(hex => [hex, 'wall']))
    const pair = at({
      step: 'melee',
      map: { hexes: walls },
      characters: [
        man('a', '0,0', { seat: 'besieger', ...figures(3, 5) }),
        man('c', '0,1', { seat: 'besieger', ...figures(4, 5) }),
        man('b', '1,0', { seat: 'garrison', ...figures(5, 7) }),
      ],
    })
    // 1-1 and one column for the pair: a six at 2-1 is nothing, an eight sends them back.
    const back = act(acts(pair, 'join a', 'join c', 'target b'), 'fight', 8)
    expect(offers(back, 'retreat').every(text => text.startsWith('c '))).toBe(true)
    const over = act(back, 'retreat c -1,2')
    expect([who(over, 'a').condition, over.agenda]).toEqual(['wounded', []])
  })

  test('SG-RUL-066 half of five is two', () => {
    const places = offers(won({ move: 5 }), 'advance')
    expect([places.includes('a 2,0'), places.includes('a 3,0')]).toEqual([true, false])
  })

  test('SG-RUL-066 the first hex is allowed whatever it costs', () => {
    expect(offers(won({ move: 2 }, { '1,0': 'ditch' }), 'advance')).toEqual(['a 1,0'])
  })
})

describe('1.74 who can reach whom', () => {
  const both = (map: object, from: string, to: string, more: object = {}) => {
    const state = at({
      step: 'melee',
      map,
      characters: [
        man('a', from, { seat: 'besieger', ...figures(40, 5) }),
        man('b', to, { seat: 'garrison', ...figures(40, 5) }),
      ],
      ...more,
    })
    return offers(state, 'join').length > 0
  }
  test('SG-1.74-1 SG-1.1-3 nobody fights through an arrow slit', () => {
    expect(both({ hexes: { '0,0': 'slit' }, sides: { '0,0/5': 'slit' } }, '0,0', '0,1')).toBe(false)
    expect(both({ hexes: { '0,0': 'slit' }, sides: { '0,0/5': 'slit' } }, '0,1', '0,0')).toBe(false)
  })
  test('SG-1.74-2 SG-RUL-068 no attack where there is no step; cost does not matter', () => {
    expect(both({ hexes: { '0,0': 'flat' }, sides: { '0,0/0': 'wall' } }, '0,0', '1,0')).toBe(false)
    expect(both({ hexes: {} }, '0,0', '1,0')).toBe(true)
  })
  test('SG-RUL-070 ditch and ground may fight, rampart and ground may not, rubble and rampart may', () => {
    expect(both({ hexes: { '0,0': 'ditch' } }, '0,0', '1,0')).toBe(true)
    expect(both(CURTAIN, '0,0', '0,1')).toBe(false)
    expect(both(CURTAIN, '0,0', '1,0', { rubble: ['0,0'] })).toBe(true)
    expect(both(CURTAIN, '3,0', '3,-1')).toBe(false)
  })
  test('SG-1.1-1 no melee across a wall', () => {
    expect(both({ hexes: {}, sides: { '0,0/1': 'wall' } }, '0,0', '1,-1')).toBe(false)
  })
  test('SG-5.24-1 SG-RUL-106 the base side of a mantlet is closed to melee, the other five are not', () => {
    const screen = { engines: [{ id: 'screen', kind: 'mantlet', hexes: ['0,0'], facing: 0 }] }
    expect(both({}, '0,0', '1,0', screen)).toBe(false)
    expect(both({}, '1,0', '0,0', screen)).toBe(false)
    for (const hex of ['1,-1', '0,-1', '-1,0', '-1,1', '0,1']) expect(both({}, '0,0', hex, screen)).toBe(true)
  })
  test('SG-5.24-2 and to retreats', () => {
    const state = duel(
      10,
      5,
      { '1,1': 'wall', '2,-1': 'wall' },
      { engines: [{ id: 'screen', kind: 'mantlet', hexes: ['1,0'], facing: 0, seat: 'garrison' }] },
    )
    expect(who(fight(state, 2), 'b').condition).toBe('wounded')
  })
  test('SG-RUL-142 pushing a ladder or a fire is not a fight', () => {
    const events = happened(
      at({
        step: 'melee',
        map: CURTAIN,
        phase: 'garrison',
        characters: [man('wat', '0,0'), man('dai', '0,3')],
        engines: [{ id: 'ladder-1', kind: 'ladder', hexes: ['0,1'], facing: 2, upright: true }],
      }),
      'push-ladder wat ladder-1',
      9,
    )
    expect(events.some(event => event.kind === 'fought')).toBe(false)
  })
})

describe('1.73 advance against riders', () => {
  const joust = (over: object = {}) =>
    at({
      step: 'melee',
      characters: [
        man('hugo', '0,0', { seat: 'besieger', class: 'baron', attack: 30 }),
        man('sir-john', '1,0', { seat: 'garrison', class: 'knight', rear: '2,0', ...over }),
      ],
    })

  test('SG-1.73-1 a rider thrown but alive gave no ground: nobody follows', () => {
    // 30 against 14 is 2-1, a 1 reads D: horse dead, rider stunned and thrown.
    const thrown = act(acts(joust(), 'join hugo', 'target sir-john'), 'fight', 1)
    const landed = act(thrown, 'land 3,0')
    expect(who(landed, 'sir-john').condition).toBe('stunned')
    expect(offers(landed, 'advance')).toEqual([])
    expect(landed.agenda).toEqual([])
  })

  test('SG-1.73-3 a dead rider’s two hexes are both his', () => {
    // Wounded already, so the stun kills him; his dead horse lies on 1,0 and 2,0.
    const state = joust({ state: 'wounded', at: '1,-1', rear: '1,0' })
    const killed = act(acts(state, 'join hugo', 'target sir-john'), 'fight', 1)
    const landed = act(killed, 'land 2,0')
    expect(who(landed, 'sir-john').condition).toBe('dead')
    expect(offers(landed, 'advance')).toEqual(expect.arrayContaining(['hugo 1,-1', 'hugo 1,0']))
  })
})

describe('retreats and ladders', () => {
  const wall = (characters: readonly object[], phase: string) =>
    at({
      map: CURTAIN,
      phase,
      step: 'melee',
      engines: [{ id: 'ladder-1', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 2, upright: true }],
      characters,
    })

  test('SG-RUL-058 SG-RUL-130 nobody retreats up a ladder, neither from its top nor from the ground beside it', () => {
    const climber = wall(
      [man('dai', '0,1^', { seat: 'besieger' }), man('odo', '0,0', { seat: 'garrison', attack: 20, state: 'healthy' })],
      'garrison',
    )
    // 20 against 7 from the rampart down a ladder is 4-1, a 6 reads C.
    const beaten = act(acts(climber, 'join odo', 'target dai'), 'fight', 6)
    expect(offers(beaten, 'retreat').filter(text => text.endsWith('^') || text.endsWith(' 0,0'))).toEqual([])
    expect(offers(beaten, 'retreat').length).toBeGreaterThan(0)
    const ground = wall(
      [man('dai', '-1,2', { seat: 'besieger' }), man('odo', '-1,3', { seat: 'garrison', attack: 20 })],
      'garrison',
    )
    const driven = act(acts(ground, 'join odo', 'target dai'), 'fight', 4)
    expect(offers(driven, 'retreat')).not.toContain('dai 0,1^')
  })

  test('SG-RUL-058 down a ladder one may retreat from the rampart', () => {
    const lost = wall(
      [man('dai', '0,0', { seat: 'besieger' }), man('odo', '-1,0', { seat: 'garrison', attack: 20 })],
      'garrison',
    )
    const driven = act(acts(lost, 'join odo', 'target dai'), 'fight', 4)
    expect(offers(driven, 'retreat')).toContain('dai 0,1^')
  })
})

describe('1.74 why not', () => {
  const join = (more: object, attacker: object = {}, defender: object = {}) =>
    refused(
      at({
        step: 'melee',
        characters: [
          man('dai', '0,0', { seat: 'besieger', ...attacker }),
          man('wat', '1,0', { seat: 'garrison', ...defender }),
        ],
        ...more,
      }),
      'join dai',
    )
  const rampart = { hexes: { '1,0': 'rampart' }, sides: { '0,0/0': 'parapet' } }
  const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '0,1', '-1,1'], facing: 5 }
  test.each([
    ['SG-1.1-1 a wall', { map: { sides: { '0,0/0': 'wall' } } }, 'wall-between SG-1.1-1'],
    [
      'SG-1.74-1 SG-1.1-3 a slit',
      { map: { hexes: { '1,0': 'slit' }, sides: { '0,0/0': 'slit' } } },
      'slit-between SG-1.74-1',
    ],
    ['SG-RUL-070 a parapet', { map: rampart }, 'wall-between SG-RUL-070'],
    ['SG-1.74-2 a height', { map: { hexes: { '1,0': 'interior' } } }, 'no-way SG-1.74-2'],
    [
      'SG-5.24-1 a mantlet’s base',
      { engines: [{ id: 'm', kind: 'mantlet', seat: 'garrison', hexes: ['1,0'], facing: 3 }] },
      'base-side SG-5.24-1',
    ],
  ])('%s keeps them apart', (_name, more, said) => {
    expect(join(more)).toBe(said)
  })
  test('SG-1.74-2 a rider does not strike where his horse cannot go', () => {
    expect(join({ map: { hexes: { '1,0': 'tree' } } }, { class: 'knight', rear: '-1,0' })).toBe(
      'closed-to-horses SG-1.74-2',
    )
    expect(join({ map: { hexes: { '1,0': 'tree' } } })).toBe('accepted')
    const ladder = { id: 'l', kind: 'ladder', seat: 'garrison', hexes: ['1,0'], facing: 0, upright: true, foot: 'wat' }
    const map = { hexes: { '2,0': 'rampart' }, sides: { '1,0/0': 'parapet' } }
    expect(join({ map, engines: [ladder] }, { class: 'knight', rear: '-1,0' })).toBe('closed-to-horses SG-1.74-2')
    expect(join({ map, engines: [ladder] })).toBe('accepted')
  })
  test('SG-2.45-6 nor one storey of a tower at the other', () => {
    expect(join({ engines: [tower] }, {}, { at: '0,0^' })).toBe('no-way SG-2.45-6')
    expect(join({ engines: [tower] }, {}, { at: '0,1^' })).toBe('no-way SG-2.45-6')
    expect(join({ engines: [tower] }, { at: '0,1^' }, { at: '0,0' })).toBe('no-way SG-2.45-6')
  })
  test('SG-RUL-069 SG-1.74-3 nor the ground at the top of a ladder, nor the climber at the ground', () => {
    const ladder = (hex: string, facing: number) => ({
      map: { hexes: { '5,5': 'flat' } },
      engines: [{ id: 'l', kind: 'ladder', seat: 'besieger', hexes: [hex], facing, upright: true }],
    })
    expect(join(ladder('1,0', 0), {}, { at: '1,0^' })).toBe('no-way SG-RUL-069')
    expect(join(ladder('0,0', 3), { at: '0,0^' })).toBe('no-way SG-1.74-3')
    expect(join(ladder('0,0', 3), {}, { at: '0,0^' })).toBe('no-way SG-RUL-069')
    expect(join(ladder('0,0', 3), { at: '0,0^' }, { at: '0,0' })).toBe('no-way SG-1.74-3')
  })
  test('SG-1.74-2 the one attacker is told what stands between him and the target he names', () => {
    const state = at({
      step: 'melee',
      map: { sides: { '0,0/0': 'wall' } },
      characters: [man('dai', '0,0'), man('wat', '1,0'), man('odo', '0,1')],
    })
    expect(refused(act(state, 'join dai'), 'target wat')).toBe('wall-between SG-1.1-1')
    expect(refused(act(state, 'join dai'), 'target odo')).toBe('accepted')
  })
})

describe('1.73 empty hands', () => {
  const won = (terrain: string, more: object) =>
    act(
      acts(
        at({
          map: { hexes: { '1,0': terrain } },
          step: 'melee',
          characters: [man('dai', '0,0', { attack: 60, ...more }), man('wat', '1,0')],
          engines: [
            {
              id: 'm',
              kind: 'mantlet',
              seat: 'besieger',
              hexes: ['0,0'],
              facing: 3,
              carriers: more && 'leads' in more ? [] : ['dai'],
            },
          ],
          animals: [{ id: 'nag', at: '-1,0', rear: '-2,0' }],
        }),
        'join dai',
        'target wat',
      ),
      'fight',
      1,
    )
  test('SG-1.73-1 whoever follows leaves his mantlet or horse behind, also onto ground closed to them', () => {
    const alone = won('ditch', {})
    expect(offers(alone, 'advance')).toEqual(['dai 1,0'])
    const gone = act(alone, 'advance dai 1,0')
    expect([placeOfPiece(gone, 'dai'), gone.engines.m?.hexes, gone.engines.m?.carriers]).toEqual([
      '1,0',
      ['0,0'],
      undefined,
    ])
    const leader = act(won('tree', { leads: 'nag' }), 'advance dai 1,0')
    expect([placeOfPiece(leader, 'dai'), who(leader, 'dai').leads, leader.animals.nag?.hex]).toEqual([
      '1,0',
      undefined,
      '-1,0',
    ])
  })
})
