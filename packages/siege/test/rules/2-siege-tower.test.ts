import { describe, expect, test } from 'vitest'
import { groundOf } from '../../src/ground.ts'
import { reachFrom } from '../../src/rules/1-6-movement.ts'
import { meleeForecast } from '../../src/rules/1-7-odds.ts'
import { footprint } from '../../src/rules/2-4-siege-tower.ts'
import type { State } from '../../src/state.ts'
import { act, acts, at, CURTAIN, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const TOWER = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }
const crew = [man('dai', '0,0'), man('jones', '1,0'), man('rhodri', '1,-1')]
const tower = (more: object = {}, others: readonly object[] = [man('wat', '9,9')]): State =>
  at({ engines: [TOWER], characters: [...crew, ...others], ...more })
const hexes = (state: State) => state.engines.tower?.hexes

describe('2.41 moving the tower', () => {
  test('SG-2.41-1 SG-EX-36 SG-GEO-52 three men push it two points a turn', () => {
    const once = acts(tower(), 'select dai', 'push-engine tower forward')
    expect(hexes(once)).toEqual(['1,0', '2,0', '2,-1'])
    expect([placeOfPiece(once, 'dai'), placeOfPiece(once, 'jones'), placeOfPiece(once, 'rhodri')]).toEqual([
      '1,0',
      '2,0',
      '2,-1',
    ])
    const twice = act(once, 'push-engine tower forward')
    expect(refused(twice, 'push-engine tower forward')).toBe('not-enough-movement SG-2.41-1')
    const short = at({ engines: [TOWER], characters: [crew[0]!, crew[1]!, man('wat', '9,9')] })
    expect(refused(act(short, 'select dai'), 'push-engine tower forward')).toBe('not-crewed SG-2.41-1')
  })
  test('SG-2.41-1 SG-RUL-088 a barrel goes with its bearer; ladder and bridle are let go by who goes with the tower', () => {
    const pushed = (engine: object, more: object = {}) =>
      acts(tower({ engines: [TOWER, engine], ...more }), 'select dai', 'push-engine tower forward').engines
    expect(pushed({ id: 'oil', kind: 'barrel', carriers: ['dai'] }).oil).toMatchObject({
      hexes: ['1,0'],
      carriers: ['dai'],
    })
    const { ladder } = pushed({ id: 'ladder', kind: 'ladder', carriers: ['dai', 'jones'] })
    expect([ladder?.hexes, ladder?.carriers]).toEqual([['0,0', '1,0'], undefined])
    const horse = tower({ animals: [{ id: 'bay', seat: 'besieger', at: '-1,0', rear: '-1,1' }] })
    const led = acts(horse, 'select dai', 'take-bridle bay', 'push-engine tower forward')
    expect([who(led, 'dai').leads, led.animals.bay?.hex]).toEqual([undefined, '-1,0'])
  })
  test('SG-2.4-4 SG-GEO-54 the dead on its roof go with it, those below stay', () => {
    const dead = { state: 'dead' }
    const state = tower({}, [man('owen', '0,0^', dead), man('gwyn', '0,0', dead), man('wat', '9,9')])
    const once = acts(state, 'select dai', 'push-engine tower forward')
    expect([placeOfPiece(once, 'owen'), placeOfPiece(once, 'gwyn')]).toEqual(['1,0^', '0,0'])
  })
  test('SG-2.41-1 nobody but the men below moves it, and they may go on after others have moved', () => {
    const state = tower({}, [man('owen', '0,0^'), man('gwyn', '5,5'), man('wat', '9,9')])
    for (const other of ['owen', 'gwyn']) {
      expect(offers(act(state, `select ${other}`), 'push-engine')).toEqual([])
      expect(refused(act(state, `select ${other}`), 'push-engine tower forward')).toBe('not-crewed SG-2.41-1')
    }
    expect(refused(state, 'push-engine tower forward')).toBe('not-crewed SG-2.41-1')
    const between = acts(state, 'select dai', 'push-engine tower forward', 'select gwyn', 'go 5,6')
    const again = acts(between, 'select jones', 'push-engine tower forward')
    expect(hexes(again)).toEqual(['2,0', '3,0', '3,-1'])
    expect(refused(act(again, 'select gwyn'), 'select jones')).toBe('did-something-else SG-RUL-088')
  })
  test('SG-2.41-2 only straight ahead or straight back', () => {
    const state = act(tower(), 'select dai')
    expect(offers(state, 'push-engine')).toEqual(['tower back', 'tower forward'])
    expect(hexes(act(state, 'push-engine tower back'))).toEqual(['-1,0', '0,0', '0,-1'])
  })
  test('SG-2.41-4 SG-EX-36 a pusher’s fight holds it in the following turn', () => {
    let state = tower({ step: 'melee' }, [man('wat', '-1,0'), man('odo', '9,9')])
    state = act(acts(state, 'join dai', 'target wat'), 'fight', 5)
    while (state.turn === 1 || state.step !== 'movement') state = act(state, 'end-step')
    expect(refused(act(state, 'select dai'), 'push-engine tower forward')).toBe('engine-held SG-2.41-4')
  })
  test('SG-2.41-4 an enemy who has got in below and fights there holds nothing', () => {
    const state = at({
      phase: 'garrison',
      step: 'melee',
      engines: [TOWER],
      characters: [man('dai', '0,0'), man('jones', '1,0'), man('wat', '1,-1')],
    })
    const fought = act(acts(state, 'join wat', 'target dai'), 'fight', 5)
    expect(fought.engines.tower?.heldTurn).toBeUndefined()
  })
  test('SG-2.41-5 SG-2.2-3 SG-EX-36 SG-RUL-087 onto flat ground or filled ditch only; filled ditch takes both points', () => {
    const ahead = { hexes: { '2,0 2,-1': 'ditch' } }
    expect(refused(act(tower({ map: ahead }), 'select dai'), 'push-engine tower forward')).toBe(
      'engine-way-closed SG-2.41-5',
    )
    const filled = acts(tower({ map: ahead, filled: ['2,0', '2,-1'] }), 'select dai', 'push-engine tower forward')
    expect(hexes(filled)).toEqual(['1,0', '2,0', '2,-1'])
    expect(refused(filled, 'push-engine tower forward')).toBe('not-enough-movement SG-2.41-1')
    expect(refused(act(tower({ map: { hexes: { '2,0': 'brush' } } }), 'select dai'), 'push-engine tower forward')).toBe(
      'engine-way-closed SG-2.41-5',
    )
  })
  test('SG-RUL-050 a hex the dead close stops it', () => {
    const dead = Array.from({ length: 6 }, (_, i) => man(`corpse-${i}`, '2,0', { class: 'spearman', state: 'dead' }))
    expect(refused(act(tower({}, [man('wat', '9,9'), ...dead]), 'select dai'), 'push-engine tower forward')).toBe(
      'engine-way-closed SG-2.41-5',
    )
  })
  test('SG-RUL-087 SG-GEO-11 SG-2.4-4 three hexes that touch each other', () => {
    const cells = footprint(groundOf(tower()).at('0,0')!, 0)!.map(cell => cell.id)
    expect(cells).toEqual(['0,0', '1,0', '1,-1'])
  })
  test('SG-RUL-088 pushers have moved, roof passengers go along and may still walk', () => {
    const state = acts(tower({}, [man('madoc', '0,0^'), man('wat', '9,9')]), 'select dai', 'push-engine tower forward')
    expect(placeOfPiece(state, 'madoc')).toBe('1,0^')
    expect(refused(act(state, 'select jones'), 'go 1,1')).toBe('did-something-else SG-RUL-088')
    expect(offers(act(state, 'select madoc'), 'go')).toContain('2,0^')
    // He who gave the word may push on, not walk away.
    expect(refused(state, 'go 1,1')).toBe('did-something-else SG-RUL-088')
    expect(offers(state, 'go')).toEqual([])
    expect(offers(state, 'push-engine')).toEqual(['tower back', 'tower forward'])
    const walked = acts(tower({}, [man('wat', '9,9')]), 'select dai', 'go -1,0', 'go 0,0')
    expect(refused(walked, 'push-engine tower forward')).toBe('moved-already SG-RUL-088')
  })
  test('SG-RUL-101 a burning engine does not move', () => {
    const state = tower({ fires: [{ hex: '1,0', seat: 'garrison' }] })
    expect(refused(act(state, 'select dai'), 'push-engine tower forward')).toBe('engine-burning SG-RUL-101')
  })
  test('SG-0-2 SG-RUL-119 below section two nothing is pushed', () => {
    expect(refused(act(tower({ level: 1 }), 'select dai'), 'push-engine tower forward')).toBe('not-in-force SG-0-2')
    expect(offers(act(tower({ level: 1 }), 'select dai'), 'push-engine')).toEqual([])
  })
})

describe('2.42 inside and on top', () => {
  const walker = (from: string, move = 12): ReturnType<typeof reachFrom> =>
    reachFrom(
      at({ engines: [TOWER], characters: [man('dai', from, { move, attack: 1, defense: 1 }), man('wat', '9,9')] }),
      'dai',
    )
  test('SG-2.4-1 SG-2.42-2 entering costs 2, from hex to hex of a storey 1', () => {
    expect(walker('-1,0').get('0,0')?.cost).toBe(2)
    expect(walker('-1,0').get('1,0')?.cost).toBe(3)
  })
  test('SG-2.42-3 SG-2.42-4 SG-2.42-5 up to the roof 2 more, along it 1, and down the same way', () => {
    expect(walker('-1,0').get('0,0^')?.cost).toBe(4)
    expect(walker('0,0^').get('1,0^')?.cost).toBe(1)
    expect(walker('0,0^').get('0,0')?.cost).toBe(2)
    expect(walker('0,0').get('1,0^')?.cost).toBe(3)
  })
  test('SG-2.42-1 SG-2.46-1 SG-1.62-3 three below and three above, one a hex and storey', () => {
    const full = tower({}, [
      man('madoc', '0,0^'),
      man('cadell', '1,0^'),
      man('ifan', '1,-1^'),
      man('llew', '-1,0'),
      man('wat', '9,9'),
    ])
    expect(
      [...reachFrom(full, 'llew').keys()].some(place => ['0,0', '1,0', '1,-1'].includes(place.replace('^', ''))),
    ).toBe(false)
  })
  test('SG-1.62-3 SG-2.46-1 who stands on the roof keeps nobody from the hex below him, nor he below from the roof', () => {
    const reach = (place: string) =>
      reachFrom(
        at({
          engines: [TOWER],
          characters: [man('dai', place), man('llew', '-1,0', { move: 4, attack: 1, defense: 1 }), man('wat', '9,9')],
        }),
        'llew',
      )
    expect([reach('0,0^').get('0,0')?.cost, reach('0,0^').has('0,0^')]).toEqual([2, false])
    expect([reach('0,0').has('0,0'), reach('0,0').get('0,0^')?.cost]).toEqual([false, 4])
  })
  test('SG-2.4-2 SG-2.4-3 below is ZERO, the roof MINUS', () => {
    const duel = (from: string, to: string) =>
      meleeForecast(
        at({
          step: 'melee',
          engines: [TOWER],
          characters: [
            man('dai', from, { attack: 20, defense: 5, move: 6 }),
            man('wat', to, { attack: 5, defense: 5, move: 6 }),
          ],
        }),
        ['dai'],
        ['wat'],
      ).column
    expect(duel('0,0', '-1,0')).toBe(4)
    expect(duel('0,0^', '1,0^')).toBe(4)
    expect(duel('-1,0', '0,0')).toBe(4)
  })
  test('SG-2.45-6 nobody strikes up or down through a tower’s floor', () => {
    const state = at({
      step: 'melee',
      engines: [TOWER],
      characters: [man('dai', '0,0'), man('odo', '0,0^'), man('jean', '-1,0')],
    })
    expect(offers(act(state, 'join dai'), 'target')).toEqual(['jean'])
    expect(refused(act(state, 'join dai'), 'target odo')).toBe('no-way SG-2.45-6')
  })
  test('SG-2.45-5 SG-2.45-6 SG-2.45-7 roof fights roof, below fights the ground around, never one storey the other', () => {
    const targets = (from: string) => {
      const state = at({
        step: 'melee',
        engines: [TOWER],
        characters: [
          man('dai', from, { attack: 40, defense: 5, move: 6 }),
          man('wat', '1,0^'),
          man('odo', '1,0'),
          man('jean', '-1,0'),
        ],
      })
      return offers(state, 'join').includes('dai') ? offers(act(state, 'join dai'), 'target') : []
    }
    expect(targets('0,0^')).toEqual(['wat'])
    expect(targets('0,0')).toEqual(['jean', 'odo'])
  })
})

describe('2.45 boarding', () => {
  /** The tower at the foot of the wall on filled ditch: 0,1 touches 0,0 and 1,0 across their parapets. */
  const docked = (more: object = {}): State =>
    at({
      map: CURTAIN,
      filled: ['0,1'],
      engines: [{ ...TOWER, hexes: ['0,1', '0,2', '-1,2'], facing: 2 }],
      characters: [
        man('dai', '0,1^', { attack: 40, defense: 5, move: 6 }),
        man('wat', '1,0', { attack: 5, defense: 5, move: 6 }),
      ],
      ...more,
    })
  test('SG-2.45-1 SG-2.45-2 SG-RUL-089 roof to rampart and back costs 2, across a parapet, where no enemy stands', () => {
    const ways = reachFrom(docked(), 'dai')
    expect(ways.get('0,0')?.cost).toBe(2)
    expect(ways.has('1,0')).toBe(false)
    const back = reachFrom(
      docked({ characters: [man('dai', '0,0', { move: 2, attack: 1, defense: 1 }), man('wat', '4,0')] }),
      'dai',
    )
    expect(back.get('0,1^')?.cost).toBe(2)
    const gate = { hexes: { '0,0': { terrain: 'rampart', flags: ['gate-wall'] } }, sides: { '0,0/45': 'parapet' } }
    const closed = at({
      map: gate,
      engines: [{ ...TOWER, hexes: ['0,1', '0,2', '-1,2'], facing: 2 }],
      characters: [man('dai', '0,1^'), man('wat', '4,4')],
    })
    expect(reachFrom(closed, 'dai').has('0,0')).toBe(false)
  })
  test('SG-2.4-3 from the rampart down onto a roof two columns more, from the roof up two less', () => {
    const state = docked({
      step: 'melee',
      characters: [
        man('dai', '0,1^', { attack: 20, defense: 5, move: 6 }),
        man('wat', '1,0', { attack: 20, defense: 5, move: 6 }),
      ],
    })
    expect(meleeForecast(state, ['dai'], ['wat']).column).toBe(2)
    expect(meleeForecast(state, ['wat'], ['dai']).column).toBe(6)
  })
  test('SG-2.45-3 SG-2.45-4 roof and rampart fight, and the roof may be left by an advance', () => {
    const state = docked({ step: 'melee' })
    const won = act(acts(state, 'join dai', 'target wat'), 'fight', 1)
    expect(who(won, 'wat').condition).not.toBe('healthy')
    const killed = docked({
      step: 'melee',
      characters: [
        man('dai', '0,1^', { attack: 40, defense: 5, move: 6 }),
        man('wat', '1,0', { attack: 5, defense: 4, move: 6, state: 'wounded' }),
      ],
    })
    expect(offers(act(acts(killed, 'join dai', 'target wat'), 'fight', 1), 'advance')).toContain('dai 1,0')
    const up = docked({
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,1^'), man('wat', '1,0', { attack: 40, defense: 5, move: 6 })],
    })
    expect(offers(act(up, 'join wat'), 'target')).toEqual(['dai'])
  })
  test('SG-1.61-5 SG-SCN-12 a tower that may not move stays, and the wall is reached by it alone', () => {
    const fixed = docked({
      engines: [{ ...TOWER, hexes: ['0,1', '0,2', '-1,2'], facing: 2, fixed: true }],
      characters: [man('dai', '0,1'), man('jones', '0,2'), man('rhodri', '-1,2'), man('wat', '4,0')],
    })
    expect(refused(act(fixed, 'select dai'), 'push-engine tower forward')).toBe('engine-fixed SG-SCN-12')
    expect(legal(fixed)).toContain('select dai')
  })
})
