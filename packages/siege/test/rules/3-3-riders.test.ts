import { describe, expect, test } from 'vitest'
import { hexesWithin, hexKey } from '../../src/geometry/index.ts'
import { reachFrom } from '../../src/rules/1-6-movement.ts'
import { meleeForecast } from '../../src/rules/1-7-odds.ts'
import type { State } from '../../src/state.ts'
import { act, acts, at, CURTAIN, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const f = (attack: number, defense: number, move = 6) => ({ attack, defense, move })
const rider = (place: string, rear: string, more: object = {}) =>
  man('john', place, { rear, seat: 'besieger', ...f(26, 5, 12), ...more })

describe('3.31 two hexes', () => {
  test('SG-3.31-1 SG-GEO-10 SG-GEO-51 SG-RUL-107 SG-RUL-124 head first, the rear follows; a pivot pays the hex entered', () => {
    const state = at({ map: { hexes: { '1,-1': 'brush' } }, characters: [rider('0,0', '-1,0'), man('wat', '9,9')] })
    const ways = reachFrom(state, 'john')
    expect(ways.get('1,0 0,0')?.cost).toBe(1)
    expect(ways.get('0,-1 -1,0')?.cost).toBe(1)
    expect(ways.get('1,-1 0,0')?.cost).toBe(2)
    // So does the pivot about the rear, here into brush.
    const thick = at({ map: { hexes: { '0,-1': 'brush' } }, characters: [rider('0,0', '-1,0'), man('wat', '9,9')] })
    expect(reachFrom(thick, 'john').get('0,-1 -1,0')?.cost).toBe(2)
    // No backing up for 1: to stand the other way round he steps aside and turns.
    expect(ways.get('-1,0 0,0')?.cost).toBe(2)
    const gone = acts(state, 'select john', 'go 2,0 1,0')
    expect([who(gone, 'john').hex, who(gone, 'john').rear]).toEqual(['2,0', '1,0'])
  })
  test('SG-3.35-5 SG-EX-27 in melee he stands on the worse of his two hexes', () => {
    const state = at({
      step: 'melee',
      map: { hexes: { '-1,0': 'brush' } },
      characters: [rider('0,0', '-1,0', f(20, 5)), man('wat', '1,0', f(5, 5))],
    })
    expect(meleeForecast(state, ['john'], ['wat']).column).toBe(3)
  })
  test('SG-GEO-14 he is beside whatever either of his hexes is beside', () => {
    const state = at({ step: 'melee', characters: [rider('0,0', '-1,0'), man('wat', '-2,0', f(5, 5))] })
    expect(offers(act(state, 'join john'), 'target')).toEqual(['wat'])
  })
})

describe('who can lay a hand on an animal', () => {
  const below = (more: object = {}): State =>
    at({
      map: { ...CURTAIN, hexes: { ...CURTAIN.hexes, '-6,1..5,1': 'flat' } },
      characters: [man('hugo', '1,0', { class: 'knight', seat: 'besieger' }), man('wat', '9,9')],
      animals: [{ id: 'horse', kind: 'horse', seat: 'besieger', at: '0,2', rear: '0,3' }],
      ...more,
    })
  test('SG-GEO-7 SG-3.34-2 SG-3.33-2 nobody takes or mounts a horse through a wall or from above', () => {
    const wall = act(below({ animals: [{ id: 'horse', kind: 'ox', seat: 'besieger', at: '1,1' }] }), 'select hugo')
    expect(refused(wall, 'take-bridle horse')).toBe('not-adjacent SG-3.34-2')
    const mounting = act(
      below({ animals: [{ id: 'horse', kind: 'horse', seat: 'besieger', at: '1,1', rear: '1,2' }] }),
      'select hugo',
    )
    expect(refused(mounting, 'mount horse')).toBe('not-adjacent SG-3.33-2')
    const ground = below({ characters: [man('hugo', '0,1', { class: 'knight', seat: 'besieger' }), man('wat', '9,9')] })
    expect(refused(act(ground, 'select hugo'), 'mount horse')).toBe('accepted')
  })
  test('SG-GEO-7 SG-RUL-104 nobody hitches from the ramparts or from the roof of a siege tower', () => {
    const team = (place: string, engines: readonly object[] = []): State =>
      below({
        characters: [man('odo', place, { seat: 'besieger' }), man('wat', '9,9')],
        engines: [{ id: 'wagon', kind: 'wagon', seat: 'besieger', hexes: ['0,1', '-1,1'], facing: 0 }, ...engines],
        animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '1,1' }],
      })
    expect(refused(act(team('1,0'), 'select odo'), 'hitch wagon ox')).toBe('not-adjacent SG-RUL-104')
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,2', '0,3', '1,2'], facing: 5 }
    expect(refused(act(team('0,2^', [tower]), 'select odo'), 'hitch wagon ox')).toBe('not-adjacent SG-RUL-104')
    expect(refused(act(team('0,2', [tower]), 'select odo'), 'hitch wagon ox')).toBe('accepted')
  })
})

describe('3.32 where horses go', () => {
  test.each(['rampart', 'stairs', 'door', 'interior', 'ditch', 'tree', 'tent', 'slit', 'keep-door'])(
    'SG-3.32-1 %s is closed to horses',
    terrain => {
      const state = at({ map: { hexes: { '1,0': terrain } }, characters: [rider('0,0', '-1,0'), man('wat', '9,9')] })
      expect([...reachFrom(state, 'john').keys()].some(key => key.split(' ').includes('1,0'))).toBe(false)
      expect(refused(act(state, 'select john'), 'go 1,0 0,0')).toBe('closed-to-horses SG-3.32-1')
    },
  )
  test('SG-3.32-1 filled ditch, rubble and engines too', () => {
    const ways = (more: object) =>
      [...reachFrom(at({ characters: [rider('0,0', '-1,0'), man('wat', '9,9')], ...more }), 'john').keys()].some(key =>
        key.split(' ').includes('1,0'),
      )
    expect(ways({ map: { hexes: { '1,0': 'ditch' } }, filled: ['1,0'] })).toBe(false)
    expect(ways({ map: { hexes: { '1,0': 'rampart' } }, rubble: ['1,0'] })).toBe(false)
    expect(ways({ engines: [{ id: 'screen', kind: 'mantlet', hexes: ['1,0'], facing: 0 }] })).toBe(false)
    expect(ways({})).toBe(true)
  })
  test('SG-5.23-3 a mantlet hex is closed to horses, SG-1.1-15 a ladder too', () => {
    const ways = (engine: object) =>
      [
        ...reachFrom(at({ characters: [rider('0,0', '-1,0'), man('wat', '9,9')], engines: [engine] }), 'john').keys(),
      ].some(key => key.split(' ').includes('1,0'))
    expect(ways({ id: 'screen', kind: 'mantlet', hexes: ['1,0'], facing: 0 })).toBe(false)
    expect(ways({ id: 'ladder-1', kind: 'ladder', hexes: ['1,0'], facing: 2, upright: true })).toBe(false)
  })
  test('SG-3.32-2 SG-3.32-3 SG-3.1-6 SG-EX-47 a trench is crossed even over an enemy, but no hoof rests in it', () => {
    const walls = { hexes: { '-9,-1..9,-1': 'wall', '-9,1..9,1': 'wall', '1,0': 'trench' } }
    const state = at({ map: walls, characters: [rider('0,0', '-1,0'), man('wat', '1,0')] })
    const keys = [...reachFrom(state, 'john').keys()]
    expect(keys).toContain('3,0 2,0')
    expect(keys.some(key => key.split(' ').includes('1,0'))).toBe(false)
    expect(
      refused(
        act(at({ map: walls, characters: [rider('0,0', '-1,0'), man('wat', '9,0')] }), 'select john'),
        'go 1,0 0,0',
      ),
    ).toBe('no-stop-in-trench SG-3.32-3')
  })
})

describe('3.33 mounting', () => {
  const horse = { id: 'nag', kind: 'horse', seat: 'besieger', at: '1,0', rear: '2,0' }
  const yard = (more: object = {}, knight: object = man('john', '0,0', { seat: 'besieger' })): State =>
    at({ characters: [knight, man('dai', '0,1'), man('wat', '9,9')], animals: [horse], ...more })
  const ended = (state: State): State => {
    let next = state
    while (next.phase === 'besieger' && next.agenda.length === 0) next = act(next, 'end-step')
    return next
  }
  test('SG-3.33-1 SG-3.33-2 SG-3.33-4 SG-RUL-108 beside the horse, a whole phase, and both are one piece', () => {
    const state = acts(yard(), 'select john', 'mount nag')
    expect(who(state, 'john').horse).toBeUndefined()
    const up = ended(state)
    expect(who(up, 'john')).toMatchObject({ horse: 'nag', hex: '1,0', rear: '2,0' })
    expect(up.animals.nag).toMatchObject({ rider: 'john' })
    expect(
      refused(
        act(yard({ characters: [man('john', '-2,0', { seat: 'besieger' }), man('wat', '9,9')] }), 'select john'),
        'mount nag',
      ),
    ).toBe('not-adjacent SG-3.33-2')
    expect(refused(acts(yard(), 'select john', 'go 0,-1', 'go 0,0'), 'mount nag')).toBe('did-something-else SG-RUL-108')
    // Nor whoever was driven beside it in this very phase.
    const driven = yard({ characters: [man('john', '0,0', { seat: 'besieger', arrived: 1 }), man('wat', '9,9')] })
    expect(refused(act(driven, 'select john'), 'mount nag')).toBe('did-something-else SG-RUL-108')
  })
  test('SG-3.33-3 SG-RUL-134 knights only, barons among them', () => {
    expect(refused(act(yard(), 'select dai'), 'mount nag')).toBe('only-knights SG-3.33-3')
    expect(refused(act(yard({}, man('wulfric', '0,0')), 'select wulfric'), 'mount nag')).toBe('accepted')
  })
  test('SG-3.34-3 nor a horse that an enemy leads; one that a friend brings is mounted', () => {
    const brought = (leader: string) =>
      refused(
        act(
          at({
            characters: [
              man('john', '0,0', { class: 'knight', seat: 'besieger' }),
              man(leader, '3,0', { leads: 'nag' }),
            ],
            animals: [{ id: 'nag', kind: 'horse', at: '1,0', rear: '2,0' }],
          }),
          'select john',
        ),
        'mount nag',
      )
    expect([brought('wat'), brought('dai')]).toEqual(['led-by-another SG-3.34-3', 'accepted'])
  })
  test('SG-3.33-5 SG-RUL-016 not when wounded', () => {
    expect(
      refused(act(yard({}, man('john', '0,0', { seat: 'besieger', state: 'wounded' })), 'select john'), 'mount nag'),
    ).toBe('wounded-cannot-mount SG-3.33-5')
  })
  test('SG-RUL-108 getting down takes as long, onto a free hex beside', () => {
    const state = at({ characters: [rider('0,0', '-1,0'), man('dai', '5,5'), man('wat', '9,9')] })
    const down = ended(acts(state, 'select john', 'dismount'))
    expect(down.agenda[0]).toMatchObject({ kind: 'land', why: 'dismounted' })
    const landed = act(down, 'land 1,0')
    expect([placeOfPiece(landed, 'john'), who(landed, 'john').horse, landed.animals['john-horse']?.hex]).toEqual([
      '1,0',
      undefined,
      '0,0',
    ])
  })
})

describe('3.34 loose horses', () => {
  const horse = { id: 'nag', kind: 'horse', seat: 'besieger', at: '1,0', rear: '2,0' }
  test('SG-3.34-1 nobody selects a loose horse', () => {
    const state = at({ characters: [man('dai', '5,5'), man('wat', '9,9')], animals: [horse] })
    expect(legal(state)).not.toContain('select nag')
  })
  test('SG-RUL-109 it is led through no wall and over no ground closed to horses', () => {
    const led = (map: object, hex = '0,0') =>
      act(
        at({
          map,
          characters: [man('dai', hex, { leads: 'nag' }), man('wat', '9,9')],
          animals: [{ id: 'nag', kind: 'horse', seat: 'besieger', at: '1,0', rear: '2,0' }],
        }),
        'select dai',
      )
    expect(offers(led({}), 'go')).toContain('-1,0')
    for (const map of [{ sides: { '0,0/0': 'wall' } }, { hexes: { '0,0': 'tree' } }, { hexes: { '0,0': 'trench' } }]) {
      expect(offers(led(map), 'go')).toEqual([])
      expect(refused(led(map), 'go -1,0')).toBe('closed-to-horses SG-RUL-109')
    }
    expect(refused(led({ hexes: { '-1,0': 'tent' } }), 'go -1,0')).toBe('closed-to-horses SG-RUL-109')
  })
  test('SG-3.34-2 SG-3.34-3 SG-RUL-109 anybody beside it takes the bridle and it follows; he may let go', () => {
    const state = at({
      map: { hexes: { '-3,0': 'tree' } },
      characters: [man('dai', '0,0', { state: 'wounded' }), man('jones', '1,1'), man('wat', '9,9')],
      animals: [horse],
    })
    let led = acts(state, 'select dai', 'take-bridle nag', 'go -1,0', 'go -2,0')
    expect(led.animals.nag).toMatchObject({ hex: '-1,0', rear: '0,0' })
    expect(refused(led, 'go -3,0')).not.toBe('accepted')
    expect(refused(act(led, 'select jones'), 'take-bridle nag')).toBe('not-adjacent SG-3.34-2')
    led = act(led, 'let-go')
    expect(who(led, 'dai').leads).toBeUndefined()
    const held = acts(state, 'select dai', 'take-bridle nag', 'select jones')
    expect(refused(held, 'take-bridle nag')).toBe('led-by-another SG-RUL-109')
  })
  test('SG-3.35-3 SG-3.35-5 it stands on the worse of its two hexes, whichever end that is', () => {
    const shifts = (brush: string) =>
      meleeForecast(
        at({
          step: 'melee',
          map: { hexes: { [brush]: 'brush' } },
          characters: [man('dai', '0,0')],
          animals: [{ id: 'nag', kind: 'horse', seat: 'garrison', at: '1,0', rear: '2,0' }],
        }),
        ['dai'],
        ['nag'],
      ).shifts
    expect(shifts('5,5')).toEqual([])
    for (const end of ['1,0', '2,0']) expect(shifts(end)).toMatchObject([{ columns: 1, attacker: 0, defender: -1 }])
  })
  test('SG-3.34-3 SG-3.33-3 SG-3.35-3 a captured horse is its captor’s, led or ridden: his enemies may attack it', () => {
    const state = at({
      turn: 2,
      characters: [man('john', '0,0', { class: 'knight', seat: 'besieger' }), man('wat', '1,-1'), man('odo', '9,9')],
      animals: [{ id: 'nag', kind: 'horse', seat: 'garrison', at: '1,0', rear: '2,0' }],
    })
    const fights = { step: 'melee', phase: 'garrison' } as const
    expect(offers(act({ ...state, ...fights }, 'join wat'), 'target')).toEqual(['john'])
    const led = acts(state, 'select john', 'take-bridle nag')
    expect(offers(act({ ...led, ...fights }, 'join wat'), 'target')).toEqual(['john', 'nag'])
    const written = {
      ...fights,
      map: {},
      characters: [man('john', '0,0', { seat: 'besieger', leads: 'nag' }), man('wat', '1,-1')],
    }
    const nag = { id: 'nag', kind: 'horse', seat: 'garrison', at: '1,0', rear: '2,0' }
    expect(offers(act(at({ ...written, animals: [nag] }), 'join wat'), 'target')).toEqual(['john', 'nag'])
    expect(acts(state, 'select john', 'mount nag', 'end-step').animals.nag).toMatchObject({
      rider: 'john',
      seat: 'besieger',
    })
  })
  test('SG-3.35-3 SG-3.35-4 SG-RUL-073 SG-TABLE-FIXEDVALUES it can be attacked: defense 1, the riders’ table, only its own death counts', () => {
    const state = at({
      step: 'melee',
      phase: 'garrison',
      characters: [man('wat', '0,0', f(8, 7)), man('odo', '9,0'), man('dai', '9,9')],
      animals: [horse],
    })
    const forecast = meleeForecast(state, ['wat'], ['nag'])
    expect(forecast).toMatchObject({ defense: 1, mounted: true, column: 8 })
    const fight = (die: number) => act(acts(state, 'join wat', 'target nag'), 'fight', die)
    expect(fight(1).animals.nag?.dead).toBe(true)
    // 8-1, die 5 is G: no effect on a horse.
    expect(fight(5).animals.nag?.dead).toBeUndefined()
    const even = at({
      step: 'melee',
      phase: 'garrison',
      characters: [man('wat', '0,0', f(1, 7)), man('odo', '9,0'), man('dai', '9,9')],
      animals: [horse],
    })
    const back = act(acts(even, 'join wat', 'target nag'), 'fight', 1)
    expect(back.animals.nag).toMatchObject({ hex: '1,0' })
    expect(back.agenda).toEqual([])
    expect(who(act(acts(even, 'join wat', 'target nag'), 'fight', 7), 'wat').condition).toBe('wounded')
  })
})

describe('3.35 unhorsed', () => {
  const joust = (attack: number, more: object = {}): State =>
    at({
      step: 'melee',
      phase: 'garrison',
      characters: [
        man('wat', '1,0', f(attack, 5)),
        man('odo', '9,0'),
        rider('0,0', '-1,0', f(5, 5, 12)),
        man('dai', '9,9'),
      ],
      ...more,
    })
  const struck = (attack: number, die: number, more: object = {}) =>
    act(acts(joust(attack, more), 'join wat', 'target john'), 'fight', die)

  test('SG-REF-CBM-0 SG-REF-CBM-A SG-REF-CBM-B SG-REF-CBM-C nothing, attacker wounded, attacker back, defender back', () => {
    const nothing = struck(5, 3)
    expect([who(nothing, 'wat').condition, who(nothing, 'john').condition]).toEqual(['healthy', 'healthy'])
    expect(who(struck(5, 7), 'wat').condition).toBe('wounded')
    expect(struck(5, 6).agenda[0]).toMatchObject({ kind: 'fall-back', seat: 'garrison' })
    expect(struck(5, 1).agenda[0]).toMatchObject({ kind: 'fall-back', seat: 'besieger' })
  })
  test('SG-REF-CBM-D SG-3.35-1 SG-3.35-2 the horse dies, the rider is stunned and placed by his owner', () => {
    const down = struck(10, 1)
    expect(down.animals['john-horse']).toMatchObject({ dead: true, hex: '0,0', rear: '-1,0' })
    expect(down.agenda[0]).toMatchObject({ kind: 'land', seat: 'besieger', why: 'unhorsed' })
    const landed = act(down, 'land 0,1')
    expect([placeOfPiece(landed, 'john'), who(landed, 'john').condition, who(landed, 'john').horse]).toEqual([
      '0,1',
      'stunned',
      undefined,
    ])
    expect(refused(down, 'land 4,4')).toBe('out-of-reach SG-3.35-1')
  })
  test('SG-REF-CBM-E SG-RUL-071 wounded but still up, unless the table reads it otherwise', () => {
    const up = struck(15, 1)
    expect(who(up, 'john')).toMatchObject({ condition: 'wounded', horse: 'john-horse' })
    const off = struck(15, 1, { rules: { mountedE: 'unhorsed' } })
    expect(off.agenda[0]).toMatchObject({ kind: 'land' })
  })
  test('SG-REF-CBM-F SG-REF-CBM-G SG-REF-CBM-H', () => {
    const four = struck(20, 1)
    expect([four.animals['john-horse']?.dead, who(four, 'john').condition]).toEqual([true, 'wounded'])
    const five = struck(25, 1)
    expect([five.animals['john-horse']?.dead, who(five, 'john').condition]).toEqual([undefined, 'dead'])
    const six = struck(30, 1)
    expect([six.animals['john-horse']?.dead, who(six, 'john').condition]).toEqual([true, 'dead'])
  })
  test('SG-RUL-072 nowhere beside the horse: within two, else he dies', () => {
    const ring = '1,-1 0,-1 -1,-1 -2,0 -2,1 -1,1 0,1'
    const boxed = { map: { hexes: { [ring]: 'wall' } } }
    expect(who(struck(10, 1, boxed), 'john').condition).toBe('dead')
  })
  test('SG-RUL-062 SG-RUL-129 a rider gives way with both hexes, keeping his facing; else wounded in the saddle', () => {
    const back = struck(5, 1)
    expect(offers(back, 'retreat')).toContain('john -1,0 -2,0')
    const stuck = struck(5, 1, { map: { hexes: { '-2,0 -1,-1 -2,1 0,-1 -1,1 0,1': 'tree' } } })
    expect(who(stuck, 'john')).toMatchObject({ condition: 'wounded', horse: 'john-horse' })
  })
})

test('SG-RUL-108 without a free hex beside the horse he stays in the saddle', () => {
  const ring = '-1,0 -1,1 0,1 1,1 2,0 2,-1 1,-1 0,-1'
  const down = (map: object) =>
    acts(
      at({
        map,
        characters: [man('lord', '0,0', { seat: 'besieger', class: 'knight', rear: '1,0' }), man('wat', '9,9')],
      }),
      'select lord',
      'dismount',
      'end-step',
    )
  expect(who(down({ hexes: { [ring]: 'wall' } }), 'lord')).toMatchObject({ condition: 'healthy', horse: 'lord-horse' })
  expect(down({}).agenda[0]).toMatchObject({ kind: 'land', why: 'dismounted' })
})

test('SG-3.34-3 an animal led from behind turns about and follows', () => {
  const led = (leader: string, to: string) => {
    const state = at({
      characters: [man('wat', leader, { seat: 'besieger', leads: 'bay' }), man('odo', '9,9', { seat: 'garrison' })],
      animals: [{ id: 'bay', seat: 'besieger', at: '0,0', rear: '1,0' }],
    })
    const { hex, rear } = acts(state, 'select wat', `go ${to}`).animals.bay!
    return [hex, rear]
  }
  // From its rear hex on, which stays where it is; from its head as it looks.
  expect(led('2,0', '3,0')).toEqual(['2,0', '1,0'])
  expect(led('-1,0', '-2,0')).toEqual(['-1,0', '0,0'])
})

test('SG-3.33-5 whom a wound finds with a foot in the stirrup does not get up', () => {
  const state = acts(
    at({
      characters: [man('hugo', '0,0', { seat: 'besieger', class: 'knight' }), man('wat', '9,9', { seat: 'garrison' })],
      animals: [{ id: 'bay', seat: 'besieger', at: '1,0', rear: '2,0' }],
    }),
    'select hugo',
    'mount bay',
  )
  const ends = (condition: 'healthy' | 'wounded') => {
    const characters = { ...state.characters, hugo: { ...who(state, 'hugo'), condition } }
    return who(act({ ...state, characters }, 'end-step'), 'hugo').horse
  }
  expect([ends('healthy'), ends('wounded')]).toEqual(['bay', undefined])
})

test('SG-GEO-51 SG-RUL-129 SG-1.61-3 no wall parts a horse’s two hexes, neither by a pivot nor in a retreat', () => {
  const pair = (sides: object) =>
    at({ map: { sides }, characters: [man('lord', '1,0', { seat: 'besieger', class: 'knight', rear: '0,0' })] })
  const turns = (sides: object) => offers(act(pair(sides), 'select lord'), 'go').includes('1,-1 0,0')
  expect([turns({}), turns({ '0,0/1': 'wall' })]).toEqual([true, false])
  const back = (sides: object) =>
    offers(
      act(
        acts(
          at({
            step: 'melee',
            map: { sides },
            characters: [
              man('dai', '1,1', { seat: 'besieger', attack: 5 }),
              man('john', '1,0', { seat: 'garrison', rear: '0,0', attack: 5, defense: 5 }),
            ],
          }),
          'join dai',
          'target john',
        ),
        'fight',
        1,
      ),
      'retreat',
    ).includes('john 1,-1 0,-1')
  expect([back({}), back({ '0,-1/0': 'wall' })]).toEqual([true, false])
})

test('SG-RUL-058 a rider driven off by shots rides over nobody of the enemy, not even a stunned man', () => {
  const shot = (state: string) => {
    const near = at({
      step: 'first-shots',
      map: { hexes: { '-1,-6..-1,-1': 'tree', '-1,1..-1,6': 'tree', '0,-6..0,-1': 'tree', '0,1..0,6': 'tree' } },
      characters: [
        man('alric', '4,0', { seat: 'besieger', class: 'archer' }),
        man('john', '0,0', { seat: 'garrison', rear: '-1,0', class: 'knight' }),
        man('dai', '-3,0', { seat: 'besieger', state }),
      ],
    })
    return act(acts(near, 'select alric'), 'shoot john', 6)
  }
  expect(offers(shot('dead'), 'retreat')).toContain('john -4,0 -5,0')
  expect(offers(shot('stunned'), 'retreat').every(text => !text.startsWith('john -4,0'))).toBe(true)
})

test('SG-GEO-51 a rider may come to stand either way where both cost him the same', () => {
  const state = at({ characters: [man('lord', '0,0', { seat: 'besieger', class: 'knight', rear: '-1,0', move: 4 })] })
  const ends = offers(act(state, 'select lord'), 'go')
  expect(ends).toEqual(expect.arrayContaining(['3,-1 2,-1', '3,-1 2,0']))
})

describe('3.33 two at once', () => {
  const GREY = { id: 'grey', seat: 'besieger', at: '1,0', rear: '1,1' }
  const BAY = { id: 'bay', seat: 'besieger', at: '-1,0', rear: '-1,1' }

  test('SG-3.33-2 a horse somebody is about to mount is not mounted by a second', () => {
    const knights = [
      man('hugo', '0,0', { class: 'knight' }),
      man('paul', '2,-1', { class: 'knight' }),
      man('wat', '9,9'),
    ]
    const state = acts(at({ characters: knights, animals: [GREY] }), 'select hugo', 'mount grey', 'select paul')
    expect(offers(state, 'mount')).toEqual([])
    expect(refused(state, 'mount grey')).toBe('led-by-another SG-3.33-2')
    const up = act(state, 'end-step')
    expect([who(up, 'hugo').horse, who(up, 'paul').horse]).toEqual(['grey', undefined])
  })

  test('SG-RUL-109 whoever mounts lets go of the other horse he led', () => {
    const state = at({
      characters: [man('hugo', '0,0', { class: 'knight', leads: 'bay' }), man('wat', '9,9')],
      animals: [GREY, BAY],
    })
    const up = acts(state, 'select hugo', 'mount grey', 'end-step')
    expect(who(up, 'hugo')).toMatchObject({ horse: 'grey', hex: '1,0', rear: '1,1' })
    expect(who(up, 'hugo').leads).toBeUndefined()
  })

  test('SG-RUL-108 of two who get down beside one free hex the second stays in the saddle', () => {
    const open = ['0,0', '1,0', '0,1', '0,2', '1,2']
    const around = hexesWithin({ q: 0, r: 1 }, 4).map(hexKey)
    const walls = Object.fromEntries(around.filter(hex => !open.includes(hex)).map(hex => [hex, 'wall']))
    const state = at({
      map: { hexes: walls },
      characters: [
        man('hugo', '0,0', { class: 'knight', rear: '1,0' }),
        man('paul', '0,2', { class: 'knight', rear: '1,2' }),
      ],
    })
    const down = acts(state, 'select hugo', 'dismount', 'select paul', 'dismount', 'end-step')
    expect(offers(down, 'land')).toEqual(['0,1'])
    const landed = act(down, 'land 0,1')
    const told = (id: string) => [
      who(landed, id).condition,
      placeOfPiece(landed, id),
      who(landed, id).horse !== undefined,
    ]
    expect([told('hugo'), told('paul')].sort()).toEqual([
      ['healthy', '0,0', true],
      ['healthy', '0,1', false],
    ])
  })
})
