import { describe, expect, test } from 'vitest'
import type { State } from '../../src/state.ts'
import { TABLES } from '../../src/tables/tables.ts'
import { act, acts, at, CURTAIN, happened, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const TENTS = { hexes: { '1,0 2,0': 'tent' } }
const camp = (more: object = {}): State =>
  at({
    map: TENTS,
    step: 'melee',
    turn: 4,
    phase: 'garrison',
    first: 'garrison',
    characters: [man('wat', '0,0'), man('odo', '9,9'), man('dai', '-9,0'), man('jones', '-9,3')],
    ...more,
  })
const burning = (more: object = {}): State => camp({ fires: [{ hex: '1,0', seat: 'garrison' }], ...more })

/** Plays on until the phase of this seat has ended; dice are thrown at its end. */
const endPhase = (state: State, ...values: readonly number[]): State => {
  let next = state
  while (next.step !== 'melee' || legal(next).some(text => text === 'end-step') === false) next = act(next, 'end-step')
  return act(next, 'end-step', ...values)
}

describe('3.51 lighting', () => {
  test('SG-3.51-1 SG-3.51-3 SG-3.51-4 SG-RUL-099 SG-EX-37 after a full turn beside a tent it burns at the melee step', () => {
    const state = camp()
    expect(offers(state, 'light')).toEqual(['wat 1,0'])
    const lit = happened(state, 'light wat 1,0')
    expect(lit).toContainEqual({ kind: 'fire-lit', hex: '1,0', seat: 'garrison', cause: 'hand', by: 'wat' })
    expect(refused({ ...state, step: 'movement' }, 'light wat 1,0')).toBe('not-now SG-1.21-11')
  })
  test('SG-3.51-2 SG-RUL-099 not if he came in this phase, or was driven there in the enemy’s', () => {
    const since = (arrived: number) =>
      refused(
        camp({ characters: [man('wat', '0,0', { arrived }), man('odo', '9,9'), man('dai', '-9,0')] }),
        'light wat 1,0',
      )
    expect(since(7)).toBe('not-there-long-enough SG-3.51-2')
    expect(since(6)).toBe('not-there-long-enough SG-3.51-2')
    expect(since(5)).toBe('accepted')
  })
  test('SG-3.51-1 SG-RUL-099 of whom a position says nothing he stands there long enough, from turn 1 on', () => {
    const state = at({ map: TENTS, step: 'melee', characters: [man('dai', '0,0'), man('wat', '9,9')] })
    expect([state.turn, state.phase, who(state, 'dai').seat]).toEqual([1, 'besieger', 'besieger'])
    expect(offers(state, 'light')).toEqual(['dai 1,0'])
  })
  test('SG-GEO-7 SG-3.51-1 SG-3.53-1 nobody lights or puts out anything through a wall, a slit or down from a roof', () => {
    const ram = { id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }
    const room = (more: object = {}): State =>
      camp({
        map: {
          hexes: { '0,0': { terrain: 'slit', region: 'tower' }, '0,-1': { terrain: 'interior', region: 'tower' } },
          sides: { '0,0/5': 'slit', '0,0/4': 'wall' },
        },
        engines: [ram],
        ...more,
      })
    expect(refused(room(), 'light wat 0,1')).toBe('wall-between SG-GEO-7')
    expect(offers(room(), 'light')).toEqual([])
    const fires = [{ hex: '0,1', seat: 'besieger' }]
    expect(refused(room({ fires }), 'put-out wat 0,1')).toBe('wall-between SG-GEO-7')
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'garrison', hexes: ['0,0', '-1,0', '0,-1'], facing: 2 }
    const roof = (characters: readonly object[], more: object = {}): State =>
      camp({
        map: {},
        engines: [tower, ram],
        characters: [...characters, man('odo', '9,9'), man('dai', '-9,0')],
        ...more,
      })
    expect(refused(roof([man('wat', '0,0^')]), 'light wat 0,1')).toBe('wall-between SG-GEO-7')
    expect(refused(roof([man('wat', '0,0')]), 'light wat 0,1')).toBe('accepted')
    const below = { fires: [{ hex: '-1,0', seat: 'besieger' }] }
    expect(offers(roof([man('wat', '0,0^')], below), 'put-out')).toEqual(['wat -1,0'])
    // From the rampart one boards a roof, and so reaches its flames.
    const boarded = camp({
      map: CURTAIN,
      filled: ['0,1', '1,1'],
      engines: [{ id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }],
      fires: [{ hex: '0,1', seat: 'garrison' }],
      phase: 'besieger',
      characters: [man('dai', '0,0'), man('ifan', '0,3'), man('odo', '9,9')],
    })
    expect(offers(boarded, 'put-out')).toEqual(['dai 0,1'])
  })
  test('SG-3.51-3 SG-RUL-017 it replaces shooting and fighting', () => {
    for (const done of ['attacked', 'shotFirst', 'shotSecond'] as const) {
      const acts = { wat: { [done]: true as const } }
      expect(refused({ ...camp(), acts }, 'light wat 1,0'), done).toBe('did-something-else SG-RUL-017')
    }
    const busy = act(
      camp({ characters: [man('wat', '0,0'), man('odo', '9,9'), man('jean', '8,8'), man('dai', '-1,0')] }),
      'light wat 1,0',
    )
    expect(busy.phase === 'besieger' || !offers(busy, 'join').includes('wat')).toBe(true)
  })
  test('SG-3.51-5 from the ramparts engines are out of reach', () => {
    const state = at({
      map: CURTAIN,
      step: 'melee',
      phase: 'garrison',
      first: 'garrison',
      turn: 4,
      filled: ['0,1'],
      engines: [{ id: 'tower', kind: 'siege-tower', hexes: ['0,1', '0,2', '-1,2'], facing: 2 }],
      characters: [man('wat', '0,0'), man('odo', '9,9'), man('dai', '-9,9')],
    })
    expect(refused(state, 'light wat 0,1')).toBe('from-ramparts SG-3.51-5')
  })
  test('SG-RUL-097 engines and tents burn, ladders never, wagons if the scenario says so', () => {
    const engine = (kind: string, terms = {}) =>
      refused(
        camp({
          map: {},
          engines: [
            { id: 'thing', kind, hexes: kind === 'wagon' || kind === 'ladder' ? ['1,0', '2,0'] : ['1,0'], facing: 0 },
          ],
          terms,
        }),
        'light wat 1,0',
      )
    for (const kind of ['ballista', 'mangonel', 'trebuchet', 'mantlet']) expect(engine(kind)).toBe('accepted')
    expect(engine('ladder')).toBe('nothing-to-burn SG-3.51-1')
    expect(engine('wagon')).toBe('nothing-to-burn SG-3.51-1')
    expect(engine('wagon', { wagonsBurn: true })).toBe('accepted')
  })
})

describe('3.52 spreading', () => {
  test('SG-3.52-1 SG-3.52-2 SG-3.52-3 SG-RUL-018 SG-RUL-098 SG-TABLE-FIRE one roll per neighbor with something to burn, at the end of the opponent’s phase', () => {
    const state = burning({ phase: 'besieger' })
    expect(endPhase(state, 6).fires['2,0']).toBeUndefined()
    const spread = endPhase(state, 7)
    expect(spread.fires['2,0']).toMatchObject({ seat: 'garrison', count: 0 })
    expect(TABLES.fire.spread).toBe('------FFFF')
    // At the end of its owner's own phase nothing is checked.
    expect(endPhase(burning()).fires['2,0']).toBeUndefined()
  })
  test('SG-3.52-4 a fire just put out is not checked', () => {
    const state = burning({
      phase: 'besieger',
      characters: [man('wat', '5,5'), man('dai', '0,0'), man('jones', '-9,3')],
    })
    const out = act(state, 'put-out dai 1,0', 1)
    expect(out.fires).toEqual({})
  })
})

describe('3.53 putting out', () => {
  const fighters = (more: object = {}): State =>
    burning({
      phase: 'besieger',
      characters: [man('wat', '5,5'), man('dai', '0,0'), man('jones', '1,-1'), man('rhodri', '-4,0')],
      ...more,
    })
  test('SG-3.53-1 SG-3.53-2 SG-3.53-3 SG-3.53-5 neighbors try, one roll each, on one hex', () => {
    const state = fighters()
    expect(offers(state, 'put-out')).toEqual(['dai 1,0', 'jones 1,0'])
    const tried = act(state, 'put-out dai 1,0', 6)
    expect(tried.fires['1,0']).toBeDefined()
    expect(offers(tried, 'put-out')).toEqual(['jones 1,0'])
    expect(act(tried, 'put-out jones 1,0', 3).fires).toEqual({})
    expect(refused(state, 'put-out rhodri 1,0')).toBe('not-adjacent SG-3.53-1')
    expect(refused(fighters({ fires: [] }), 'put-out dai 1,0')).toBe('not-burning SG-3.53-1')
  })
  test.each([
    ['D on 3', 'hand', 3, true],
    ['DA on 4 does not help against a fire lit by hand', 'hand', 4, false],
    ['DA on 5 puts out an arrow’s fire', 'arrow', 5, true],
    ['nothing on 6', 'arrow', 6, false],
  ])('SG-REF-FIRE-1 SG-RUL-101 SG-3.53-5 %s', (_rule, cause, die, out) => {
    const state = act(fighters({ fires: [{ hex: '1,0', seat: 'garrison', cause }] }), 'put-out dai 1,0', die)
    expect(state.fires['1,0'] === undefined).toBe(out)
  })
  test('SG-3.53-4 who tries has neither moved, shot nor fought', () => {
    for (const done of ['attacked', 'shotFirst', 'shotSecond'] as const) {
      const state = { ...fighters(), acts: { dai: { moved: true as const }, jones: { [done]: true as const } } }
      expect(refused(state, 'put-out dai 1,0')).toBe('moved-already SG-3.53-4')
      expect(refused(state, 'put-out jones 1,0'), done).toBe('did-something-else SG-RUL-017')
    }
  })
})

describe('3.54 in the flames', () => {
  const inside = (more: { readonly [key: string]: unknown } = {}, map: object = TENTS): State =>
    camp({ map, characters: [man('wat', '0,0'), man('odo', '9,9'), man('dai', '1,0', more), man('jones', '-9,0')] })
  test('SG-3.54-1 SG-RUL-100 whoever is in the hex falls back one hex at once', () => {
    const lit = act(inside(), 'light wat 1,0')
    expect(lit.agenda[0]).toMatchObject({ kind: 'fall-back', seat: 'besieger', cause: 'fire' })
    expect(offers(lit, 'retreat')).not.toContain('dai 0,0')
    expect(placeOfPiece(act(lit, 'retreat dai 2,0'), 'dai')).toBe('2,0')
    // Both storeys of a tower.
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['1,0', '2,0', '2,-1'], facing: 0 }
    const manned = camp({
      map: {},
      engines: [tower],
      characters: [man('wat', '0,0'), man('dai', '1,0'), man('jones', '1,0^')],
    })
    const both = act(manned, 'light wat 1,0')
    expect(both.agenda.flatMap(task => (task.kind === 'fall-back' ? task.pieces : [])).toSorted()).toEqual([
      'dai',
      'jones',
    ])
  })
  test('SG-RUL-126 a hex the fire spreads to counts from the next check on, and kills nobody in this one', () => {
    const state = camp({
      map: { hexes: { '1,0 2,0': 'tent', '1,1 2,1 3,0 3,-1 2,-1': 'wall' } },
      phase: 'besieger',
      fires: [{ hex: '1,0', seat: 'garrison' }],
      characters: [man('odo', '9,9'), man('dai', '2,0')],
    })
    const spread = act(state, 'end-step', 10)
    expect([spread.fires['1,0']?.count, spread.fires['2,0']?.count]).toEqual([1, 0])
    expect(who(spread, 'dai').condition).toBe('wounded')
  })
  test('SG-3.54-2 SG-RUL-126 who cannot is wounded now and dead at the next check', () => {
    const walls = { hexes: { '1,0': 'tent', '2,0 2,-1 1,-1 0,1 1,1': 'wall' } }
    let state = act(inside({}, walls), 'light wat 1,0')
    expect(who(state, 'dai').condition).toBe('wounded')
    while (state.phase === 'garrison') state = act(state, 'end-step')
    state = endPhase(state)
    expect(who(state, 'dai').condition).toBe('dead')
  })
  test('SG-3.54-1 SG-1.62-2 of two who lie in a pile both must leave the flames, and both die who stay', () => {
    const mantlet = { id: 'screen', kind: 'mantlet', seat: 'besieger', hexes: ['1,0'], facing: 0 }
    const pile = (more: object = {}) => {
      const characters = [man('wat', '0,0'), man('odo', '9,9'), man('dai', '1,0'), man('jones', '-9,0')]
      const state = camp({ map: {}, engines: [mantlet], characters, ...more })
      const owen = { ...who(state, 'jones'), hex: '1,0', fell: true as const, arrived: 6 }
      return { ...state, characters: { ...state.characters, jones: owen } }
    }
    const lit = act(pile(), 'light wat 1,0')
    expect(lit.agenda.flatMap(task => (task.kind === 'fall-back' ? task.pieces : []))).toEqual(['dai', 'jones'])
    const checked = endPhase({ ...pile({ fires: [{ hex: '1,0', seat: 'garrison' }] }), phase: 'besieger' })
    expect([who(checked, 'dai').condition, who(checked, 'jones').condition]).toEqual(['dead', 'dead'])
  })
  test('SG-3.54-3 a burning hex is closed', () => {
    const state = burning({ step: 'movement' })
    expect(refused(act(state, 'select wat'), 'go 1,0')).toBe('burning SG-3.54-3')
  })
  test('SG-3.54-4 SG-TABLE-BURNWAKE a stunned man comes round on 1 to 6, dies on 7 to 10', () => {
    const stunned = inside({ state: 'stunned' })
    const up = act(stunned, 'light wat 1,0', 6)
    expect(who(up, 'dai').condition).toBe('healthy')
    expect(up.agenda[0]).toMatchObject({ kind: 'fall-back' })
    expect(who(act(stunned, 'light wat 1,0', 7), 'dai').condition).toBe('dead')
  })
})

describe('3.55 burnt out', () => {
  const thirdCheck = (more: object) =>
    endPhase(camp({ phase: 'besieger', fires: [{ hex: '1,0', seat: 'garrison', count: 2 }], ...more }))
  test('SG-3.55-1 SG-3.24-2 SG-EX-38 after three checks the contents are gone and the fire is out', () => {
    const state = thirdCheck({
      map: { hexes: { '1,0': 'tent' } },
      terms: { scoring: { engines: {}, tentHex: 1, casualties: { besieger: false, garrison: false } } },
    })
    expect(state.burnt['1,0']).toBe(true)
    expect(state.fires).toEqual({})
    expect(state.scored.garrison).toBe(1)
    const once = endPhase(
      camp({
        phase: 'besieger',
        map: { hexes: { '1,0': 'tent' } },
        fires: [{ hex: '1,0', seat: 'garrison', count: 1 }],
      }),
    )
    expect([once.burnt['1,0'], once.fires['1,0']?.count]).toEqual([undefined, 2])
  })
  test('SG-SCN-32 tents burnt out score for the raider, whoever lit them', () => {
    const terms = { scoring: { engines: {}, tentHex: 1, casualties: { besieger: false, garrison: false } } }
    const own = { map: { hexes: { '1,0': 'tent' } }, terms, fires: [{ hex: '1,0', seat: 'besieger', count: 2 }] }
    const state = endPhase(camp({ phase: 'garrison', ...own }))
    expect([state.burnt['1,0'], state.scored]).toEqual([true, { besieger: 0, garrison: 1 }])
  })
  test('SG-3.55-2 SG-EX-38 one hex destroys the whole engine; SG-RUL-090 SG-RUL-132 the roof falls with it, beside whoever stands below', () => {
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['1,0', '2,0', '2,-1'], facing: 0 }
    const state = endPhase(
      camp({
        map: {},
        phase: 'besieger',
        engines: [tower],
        fires: [{ hex: '1,0', seat: 'garrison', count: 2 }],
        characters: [man('wat', '9,9'), man('dai', '2,0^'), man('jones', '2,0')],
      }),
      1,
      1,
    )
    expect(state.engines.tower?.where).toBe('destroyed')
    expect(state.agenda[0]).toMatchObject({ kind: 'land', why: 'roof', piece: 'dai' })
    const landed = act(state, offers(state, 'land').includes('3,0') ? 'land 3,0' : `land ${offers(state, 'land')[0]}`)
    expect([who(landed, 'dai').condition, who(landed, 'jones').condition]).toEqual(['wounded', 'healthy'])
    // [SG-RUL-132] Straight below somebody stands, so he comes down beside.
    expect(offers(state, 'land')).not.toContain('2,0')
  })
  test('SG-3.55-2 with the engine go the fires in its other hexes, and who dies in one of them falls no more', () => {
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['1,0', '2,0', '2,-1'], facing: 0 }
    const state = endPhase(
      camp({
        map: {},
        phase: 'besieger',
        engines: [tower],
        fires: [
          { hex: '1,0', seat: 'garrison', count: 2 },
          { hex: '2,0', seat: 'garrison' },
        ],
        characters: [man('wat', '9,9'), man('dai', '2,0^', { state: 'wounded' }), man('jones', '9,0')],
      }),
      1,
      1,
    )
    expect([state.engines.tower?.where, who(state, 'dai').condition]).toEqual(['destroyed', 'dead'])
    expect([state.fires, state.agenda]).toEqual([{}, []])
  })
})

describe('riders and fire', () => {
  const camp = (more: object = {}) =>
    at({
      turn: 3,
      step: 'melee',
      map: { hexes: { '2,0': 'tent' } },
      characters: [man('john', '0,0', { seat: 'besieger', class: 'knight', rear: '1,0' })],
      ...more,
    })

  test('SG-3.51-1 SG-GEO-14 a mounted character lights what is beside either of his hexes', () => {
    expect(act(camp(), 'light john 2,0').fires['2,0']).toBeDefined()
  })

  test('SG-3.53-1 SG-GEO-14 and puts it out', () => {
    const burning = camp({ fires: [{ hex: '2,0', seat: 'garrison' }] })
    expect(act(burning, 'put-out john 2,0', 1).fires['2,0']).toBeUndefined()
  })
})

test('SG-RUL-101 nobody drags a mantlet or a wagon that burns', () => {
  const state = at({
    characters: [man('dai', '0,0', { state: 'wounded' }), man('gwyn', '5,0', { leads: 'ox' }), man('wat', '9,9')],
    animals: [{ id: 'ox', kind: 'ox', at: '4,0' }],
    engines: [
      { id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,0'], facing: 0, carriers: ['dai'] },
      { id: 'w', kind: 'wagon', seat: 'besieger', hexes: ['3,0', '2,0'], facing: 0, hitched: 'ox' },
    ],
    fires: [
      { hex: '0,0', seat: 'garrison' },
      { hex: '2,0', seat: 'garrison' },
    ],
    wagonsBurn: true,
  })
  for (const [piece, to] of [
    ['dai', '1,0'],
    ['gwyn', '6,0'],
  ] as const) {
    expect(offers(act(state, `select ${piece}`), 'go')).toEqual([])
    expect(refused(act(state, `select ${piece}`), `go ${to}`)).toBe('engine-burning SG-RUL-101')
  }
  expect(offers(acts(state, 'select dai', 'drop-mantlet'), 'go')).toContain('1,0')
  expect(offers(acts(state, 'select gwyn', 'let-go'), 'go')).toContain('6,0')
})
