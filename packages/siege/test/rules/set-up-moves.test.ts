/** Placing one piece after the other: where each may stand, what is refused, and when all is ready. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/state.ts'
import type { GroupTerms } from '../../src/terms.ts'
import { act, acts, at, legal, man, offers, refused, who } from '../table.ts'

const HOME = { seat: 'besieger', zone: [{ hexes: ['0,0', '1,0', '2,0', '3,0', '0,1', '1,1', '2,1'] }] } as const
const MAP = { hexes: { '1,0': 'wall', '2,0': 'trench', '0,1': 'tent', '1,1': 'ditch' } }
const TOWER = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['5,0', '6,0', '6,-1'], facing: 0 }

/** The besieger's set-up with everybody at hand: a walker, a rider, a tower on the map and a mantlet beside it. */
const setUp = (group: Partial<GroupTerms> = {}, more: object = {}): State => {
  const state = at({
    map: MAP,
    characters: [
      man('dai', '9,9'),
      man('ifan', '8,8'),
      man('hugo', '7,7', { class: 'knight', rear: '7,8' }),
      man('wat', '3,3'),
    ],
    engines: [TOWER, { id: 'mantlet', kind: 'mantlet', seat: 'besieger', hexes: ['9,0'], facing: 0 }],
  })
  const grouped = (id: string) => ({ ...who(state, id), group: 'home' })
  return {
    ...state,
    stage: 'set-up',
    placed: ['garrison'],
    characters: { ...state.characters, dai: grouped('dai'), ifan: grouped('ifan'), hugo: grouped('hugo') },
    terms: {
      ...state.terms,
      groups: { home: { ...HOME, ...group } },
      engineZones: { mantlet: [{ hexes: ['0,0', '1,0', '3,0', '1,1'] }] },
    },
    ...more,
  }
}

describe('placing people', () => {
  test.each([
    ['SG-SUM-3 no-such-piece', 'deploy nobody 0,0'],
    ['SG-SUM-3 not-your-piece', 'deploy wat 0,0'],
    ['SG-SUM-3 nothing-selected', 'deploy ifan 0,0'],
    ['SG-SUM-3 no-such-hex', 'deploy dai 900,0'],
    ['SG-SCN-6 outside-zone', 'deploy dai 4,4'],
    ['SG-GEO-9 not-mounted', 'deploy dai 0,0 3,0'],
    ['SG-GEO-13 no-way', 'deploy dai 0,0^'],
    ['SG-1.1-1 no-way', 'deploy dai 1,0'],
    ['SG-SUM-3 no-such-piece', 'select nobody'],
    ['SG-SUM-3 not-your-piece', 'select wat'],
    ['SG-SUM-3 already-there', 'select dai'],
    ['SG-SCN-7 not-now', 'select tower'],
  ])('%s: %s', (why, move) => {
    const state = act(setUp(), 'select dai')
    const [rule, code] = why.split(' ')
    expect(refused(state, move)).toBe(`${code} ${rule}`)
    expect(legal(state)).not.toContain(move)
  })
  test('SG-SCN-6 on foot anywhere in the zone where a man can stand, also in the own tower and on its roof', () => {
    const places = offers(act(setUp(), 'select dai'), 'deploy').map(text => text.split(' ')[1])
    expect(places).toEqual(['0,0', '0,1', '1,1', '2,0', '2,1', '3,0', '5,0', '5,0^', '6,-1', '6,-1^', '6,0', '6,0^'])
    const inside = acts(setUp(), 'select dai', 'deploy dai 5,0^')
    expect([who(inside, 'dai').hex, who(inside, 'dai').storey]).toEqual(['5,0', 1])
    expect(refused(act(inside, 'select ifan'), 'deploy ifan 5,0^')).toBe('occupied SG-1.62-1')
    const enemy = setUp({}, { engines: { tower: { ...setUp().engines.tower!, seat: 'garrison' } } })
    expect(refused(act(enemy, 'select dai'), 'deploy dai 5,0')).toBe('outside-zone SG-SCN-6')
  })
  test('SG-SCN-6 not where the scenario forbids it', () => {
    const state = act(setUp({ forbidden: [{ terrain: 'tent' }] }), 'select dai')
    expect(refused(state, 'deploy dai 0,1')).toBe('outside-zone SG-SCN-6')
    expect(refused(state, 'deploy dai 2,1')).toBe('accepted')
  })
  test('SG-SCN-6 later in the siege in the zone of that day', () => {
    const later = { day: 3, zone: [{ hexes: ['4,4'] }] }
    const on = (day: number): State => {
      const state = setUp({ later })
      return act({ ...state, sheet: { ...state.sheet, day } }, 'select dai')
    }
    expect([refused(on(2), 'deploy dai 4,4'), refused(on(3), 'deploy dai 4,4')]).toEqual([
      'outside-zone SG-SCN-6',
      'accepted',
    ])
    expect(refused(on(3), 'deploy dai 0,0')).toBe('outside-zone SG-SCN-6')
  })
  test('SG-3.31-1 SG-3.32-1 SG-3.32-3 a rider fills two hexes that touch, on ground open to horses', () => {
    const state = acts(setUp(), 'select dai', 'deploy dai 2,1', 'select hugo')
    expect(refused(state, 'deploy hugo 0,0')).toBe('not-adjacent SG-3.31-1')
    expect(refused(state, 'deploy hugo 0,0 3,0')).toBe('not-adjacent SG-3.31-1')
    expect(refused(state, 'deploy hugo 0,0 1,0')).toBe('closed-to-horses SG-3.32-1')
    expect(refused(state, 'deploy hugo 3,0 2,0')).toBe('no-stop-in-trench SG-3.32-3')
    expect(refused(state, 'deploy hugo 3,0 2,1')).toBe('occupied SG-1.62-1')
    const placed = act(state, 'deploy hugo 3,0 4,0')
    expect([who(placed, 'hugo').hex, who(placed, 'hugo').rear]).toEqual(['3,0', '4,0'])
    for (const text of offers(state, 'deploy')) expect(refused(state, `deploy ${text}`)).toBe('accepted')
    expect(offers(state, 'deploy').every(text => text.split(' ').length === 3)).toBe(true)
  })
})

describe('placing engines', () => {
  test.each([
    ['SG-SCN-8 no-such-piece', 'deploy-engine ram 0,0 1'],
    ['SG-SCN-8 not-now', 'deploy-engine tower 0,0 1'],
    ['SG-2.41-3 not-now', 'deploy-engine mantlet 0,0'],
    ['SG-SCN-8 no-such-hex', 'deploy-engine mantlet 900,0 1'],
    ['SG-SCN-6 outside-zone', 'deploy-engine mantlet 2,1 1'],
    ['SG-2.41-5 engine-way-closed', 'deploy-engine mantlet 1,0 1'],
    ['SG-2.41-5 engine-way-closed', 'deploy-engine mantlet 1,1 1'],
  ])('%s: %s', (why, move) => {
    const state = act(setUp(), 'select mantlet')
    const [rule, code] = why.split(' ')
    expect(refused(state, move)).toBe(`${code} ${rule}`)
    expect(legal(state)).not.toContain(move)
  })
  test('SG-SCN-8 an engine is taken up first, is its side’s own, and does not stand on another', () => {
    expect(refused(setUp(), 'deploy-engine mantlet 0,0 1')).toBe('nothing-selected SG-SCN-8')
    expect(refused(setUp({}, { phase: 'garrison' }), 'deploy-engine mantlet 0,0 1')).toBe('not-your-piece SG-SCN-8')
    const state = act(setUp(), 'select mantlet')
    expect(act(state, 'deploy-engine mantlet 3,0 4').engines.mantlet).toMatchObject({ hexes: ['3,0'], facing: 4 })
    const taken: State = {
      ...state,
      engines: { ...state.engines, tower: { ...state.engines.tower!, hexes: ['0,0', '4,0', '4,-1'] } },
    }
    expect(refused(taken, 'deploy-engine mantlet 0,0 1')).toBe('occupied SG-SCN-8')
    expect(offers(state, 'deploy-engine').length).toBe(12)
  })
  test('SG-SCN-8 people already placed are in the way of a tower, not of a mantlet', () => {
    const start = acts(setUp(), 'select dai', 'deploy dai 3,0')
    expect(refused(act(start, 'select mantlet'), 'deploy-engine mantlet 3,0 4')).toBe('accepted')
    const terms = { ...start.terms, engineZones: { tower: [{ hexes: ['3,0'] }] } }
    const tower: State = {
      ...start,
      terms,
      engines: { tower: { ...start.engines.tower!, hexes: [], where: 'reserve' } },
    }
    expect(refused(act(tower, 'select tower'), 'deploy-engine tower 3,0 0')).toBe('occupied SG-SCN-8')
  })
  test('SG-2.31-2 a marker laid is taken up again, a real breach is not', () => {
    const state = setUp({}, { supply: { filled: 1, rubble: 0 } })
    const laid = act(state, 'lay-marker filled 1,1')
    expect(laid.supply.filled).toBe(0)
    expect(act(laid, 'lift-marker filled 1,1').filled).toEqual({})
    expect(refused(state, 'lift-marker filled 1,1')).toBe('not-now SG-2.31-2')
    expect(refused({ ...laid, stages: { '1,1': 4 } }, 'lift-marker filled 1,1')).toBe('not-now SG-2.31-2')
    expect(refused(state, 'lift-marker filled 900,0')).toBe('no-such-hex SG-2.2-1')
    expect(refused(state, 'lay-marker rubble 1,0')).toBe('no-marker-left SG-2.31-1')
  })
})

describe('ready', () => {
  const placed = (group: Partial<GroupTerms> = {}): State => {
    const state = setUp(group)
    const stand = (id: string, hex: string) => ({ ...state.characters[id]!, hex, where: 'map' as const })
    return { ...state, characters: { ...state.characters, dai: stand('dai', '0,0'), ifan: stand('ifan', '0,1') } }
  }
  test('SG-SCN-6 SG-SCN-8 not while somebody or something is still to be placed', () => {
    const { hex: _hex, ...dai } = who(placed(), 'dai')
    const off: State = { ...placed(), characters: { ...placed().characters, dai: { ...dai, where: 'reserve' } } }
    expect(refused(off, 'ready')).toBe('not-all-placed SG-SCN-6')
    const { mantlet } = placed().engines
    const stowed: State = { ...placed(), engines: { mantlet: { ...mantlet!, hexes: [], where: 'reserve' } } }
    expect(refused(stowed, 'ready')).toBe('not-all-placed SG-SCN-8')
    expect(refused(placed(), 'ready')).toBe('accepted')
  })
  test.each([
    [{ atLeast: 2 }, 'accepted'],
    [{ atLeast: 3 }, 'zone-limit SG-SCN-6'],
    [{ atMost: 2 }, 'accepted'],
    [{ atMost: 1 }, 'zone-limit SG-SCN-6'],
  ])('SG-SCN-6 so many of a group in one area: %j', (limit, answer) => {
    const area = { hexes: ['0,0', '0,1'] }
    expect(refused(placed({ limit: { area, ...limit } }), 'ready')).toBe(answer)
    expect(refused(placed({ limit: { area, ...limit }, seat: 'garrison' }), 'ready')).toBe('accepted')
  })
  test('SG-SCN-6 sleepers lie in tents, and wake in turn 2', () => {
    expect(refused(placed({ asleep: 2 }), 'ready')).toBe('zone-limit SG-SCN-6')
    const begun = act(placed({ asleep: 1 }), 'ready')
    expect([who(begun, 'ifan').wakes, who(begun, 'dai').wakes, begun.stage, begun.turn]).toEqual([
      2,
      undefined,
      'play',
      1,
    ])
  })
  test('SG-SCN-6 after the first side the other sets up, and then turn 1 begins with the first player', () => {
    const first = act({ ...placed(), placed: [] }, 'ready')
    expect([first.stage, first.phase, first.placed]).toEqual(['set-up', 'garrison', ['besieger']])
    const begun = act(placed(), 'ready')
    expect([begun.stage, begun.phase]).toEqual(['play', begun.first])
  })
})
