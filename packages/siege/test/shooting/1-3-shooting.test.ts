/** 1.3: range, modifiers, tables and results of shots. */
import { describe, expect, test } from 'vitest'
import { modifiedRoll, rangeBand, shotLetter } from '../../src/rules/1-3-missile-table.ts'
import type { State } from '../../src/state.ts'
import { TABLES } from '../../src/tables/tables.ts'
import type { Weapon } from '../../src/vocabulary.ts'
import { aim, dice, duel, movesOf, play, position, refusal, shoot } from './table.ts'

const strip = (weapon: Weapon, mounted: boolean, cover: 'none' | 'light' | 'medium' | 'heavy'): string =>
  Array.from({ length: 10 }, (_, i) => shotLetter(TABLES, { weapon, mounted, cover }, i + 1)).join('')

describe('tables', () => {
  test('SG-TABLE-RANGE SG-1.3-5 the bands of every weapon, to the hex', () => {
    const edges: { readonly [W in Weapon]: readonly [number, number, number] } = {
      'short-bow': [25, 50, 75],
      crossbow: [25, 75, 130],
      'long-bow': [30, 90, 150],
      ballista: [50, 100, 175],
    }
    for (const [weapon, [short, medium, long]] of Object.entries(edges) as [
      Weapon,
      readonly [number, number, number],
    ][]) {
      const bands = [1, short, short + 1, medium, medium + 1, long, long + 1].map(range =>
        rangeBand(TABLES, weapon, range),
      )
      expect(bands, weapon).toEqual(['short', 'short', 'medium', 'medium', 'long', 'long', undefined])
    }
  })

  test('SG-TABLE-SHOOT-FOOT SG-1.3-2 SG-1.3-3 SG-1.3-4 the foot table unrolled by weapon and cover', () => {
    const covers = ['none', 'light', 'medium', 'heavy'] as const
    expect(covers.map(cover => strip('ballista', false, cover))).toEqual([
      'CCCCBBBAA-',
      'CCCBBBAAA-',
      'CCBBBAAA--',
      'CBBBAAA---',
    ])
    expect(covers.map(cover => strip('crossbow', false, cover))).toEqual([
      'CCCBBBAA--',
      'CCBBBAAA--',
      'CBBBAAA---',
      'BBBAAA----',
    ])
    expect(covers.map(cover => strip('long-bow', false, cover))).toEqual([
      'CCBBBAA---',
      'CBBBAAA---',
      'BBBAAA----',
      'BBAAA-----',
    ])
    expect(covers.map(cover => strip('short-bow', false, cover))).toEqual([
      'CBBBAA----',
      'BBBAAA----',
      'BBAAA-----',
      'BAAA------',
    ])
  })

  test('SG-TABLE-SHOOT-MOUNTED SG-1.3-10 SG-RUL-045 the mounted table; heavy cover is read as medium', () => {
    const covers = ['none', 'light', 'medium'] as const
    expect(covers.map(cover => strip('ballista', true, cover))).toEqual(['FFEDCCBAA-', 'FEDCCBAA--', 'EDCCBAA---'])
    expect(covers.map(cover => strip('crossbow', true, cover))).toEqual(['FEDCCBAA--', 'EDCCBAA---', 'DCCBAA----'])
    expect(covers.map(cover => strip('long-bow', true, cover))).toEqual(['EDCCBAA---', 'DCCBAA----', 'CCBAA-----'])
    expect(covers.map(cover => strip('short-bow', true, cover))).toEqual(['DCCBAA----', 'CCBAA-----', 'CBAA------'])
    expect(strip('crossbow', true, 'heavy')).toBe(strip('crossbow', true, 'medium'))
  })

  test('SG-RUL-001 SG-1.3-8 a roll below 1 reads as 1, past the last row is a miss, and higher is never better', () => {
    expect(modifiedRoll(1, [{ code: 'skill', value: -3, rule: 'SG-OPT-SKILL-3' }])).toBe(1)
    expect(shotLetter(TABLES, { weapon: 'crossbow', mounted: false, cover: 'none' }, 14)).toBe('-')
    for (const weapon of ['short-bow', 'long-bow', 'crossbow', 'ballista'] as const) {
      for (const cover of ['none', 'light', 'medium', 'heavy'] as const) {
        for (const mounted of [true, false]) {
          const row = strip(weapon, mounted, cover)
          expect([...row].toSorted((a, b) => (a === '-' ? 1 : b === '-' ? -1 : b.localeCompare(a))).join('')).toBe(row)
        }
      }
    }
  })
})

describe('one shot', () => {
  test('SG-EX-13 SG-1.3-9 a long bow at 30, 31, 90, 91, 150, 151', () => {
    const at = (range: number): number | string => {
      const found = aim(duel(range, { class: 'longbowman' }), 'bow', 'foe')
      return found.refusal ? found.refusal.code : found.modifiers.reduce((sum, m) => sum + m.value, 0)
    }
    expect([30, 31, 90, 91, 150, 151].map(at)).toEqual([0, 1, 1, 2, 2, 'out-of-range'])
    const far = duel(151, { class: 'longbowman' })
    expect(refusal({ ...far, active: 'bow' }, 'besieger', { kind: 'shoot', target: 'foe' })).toBe(
      'out-of-range SG-1.3-9',
    )
  })

  test('SG-1.3-5 SG-TABLE-SHOOTMOD nothing at short range, one at medium, two at long', () => {
    const added = [25, 26, 50, 51].map(range => aim(duel(range), 'bow', 'foe').modifiers.map(({ value }) => value))
    expect(added).toEqual([[], [1], [1], [2]])
  })

  test('SG-EX-14 SG-1.3-1 SG-1.3-6 SG-1.3-7 SG-1.3-8 SG-TABLE-SHOOTMOD a wounded archer at long range, a knight on foot: 4 becomes 8', () => {
    const state = duel(95, { class: 'longbowman', state: 'wounded' }, { class: 'knight' })
    const found = aim(state, 'bow', 'foe')
    expect(found.modifiers).toEqual([
      { code: 'range', value: 2, rule: 'SG-1.3-5' },
      { code: 'wounded-shooter', value: 1, rule: 'SG-1.3-6' },
      { code: 'dismounted-knight', value: 1, rule: 'SG-1.3-7' },
    ])
    const shot = shoot(state, 'bow', 'foe', 4).events.find(event => event.kind === 'shot')
    expect(shot).toMatchObject({ value: 4, modified: 8, weapon: 'long-bow', range: 95, cover: 'none', letter: '-' })
    // A baron is a knight, in the saddle none is dismounted.
    expect(aim(duel(5, {}, { class: 'baron' }), 'bow', 'foe').modifiers).toHaveLength(1)
    expect(aim(duel(5, {}, { class: 'knight', rear: '6,0' }), 'bow', 'foe').modifiers).toEqual([])
  })

  test('SG-RUL-136 the wounded serve a ballista as well as others', () => {
    const state = position({
      engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['0,0'] }],
      characters: [
        { id: 'e', seat: 'besieger', class: 'engineer', at: '0,1', state: 'wounded' },
        { id: 'p', seat: 'besieger', class: 'peasant', at: '-1,1', state: 'wounded' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '10,0' },
      ],
    })
    expect(aim(state, 'b', 'foe').modifiers).toEqual([])
  })

  test('SG-GEO-43 SG-SUM-5 SG-1.3-4 the chances before the die is thrown are the faces after it', () => {
    for (const [archer, target, range] of [
      [{}, {}, 5],
      [{ class: 'crossbowman' }, { class: 'knight', rear: '41,0' }, 40],
      [{ class: 'longbowman', state: 'wounded' }, { class: 'knight' }, 95],
    ] as const) {
      const state = duel(range, archer, target)
      const found = aim(state, 'bow', 'foe')
      expect(found.chances.reduce((sum, chance) => sum + chance.faces, 0)).toBe(10)
      const counted: { [letter: string]: number } = {}
      for (let face = 1; face <= 10; face++) {
        const event = shoot(state, 'bow', 'foe', face, 1, 1).events.find(one => one.kind === 'shot')
        const letter = event?.kind === 'shot' ? event.letter : '?'
        counted[letter] = (counted[letter] ?? 0) + 1
      }
      expect(Object.fromEntries(found.chances.map(chance => [chance.letter, chance.faces]))).toEqual(counted)
    }
  })

  test('SG-EX-17 SG-1.42-1 SG-1.42-3 SG-1.42-4 over a friend: at 25 no, at 26 yes, not at medium cover, never with a crossbow', () => {
    const between = { id: 'pal', seat: 'besieger', class: 'spearman', at: '3,0' }
    const code = (range: number, archer: object, map: object = {}): string =>
      aim(duel(range, archer, {}, { map, characters: [between] }), 'bow', 'foe').refusal?.code ?? 'open'
    expect(code(25, {})).toBe('line-blocked')
    expect(code(26, {})).toBe('open')
    expect(code(26, {}, { hexes: { '26,0': 'trench' } })).toBe('line-blocked')
    expect(code(60, { class: 'crossbowman' })).toBe('line-blocked')
    expect(code(60, { class: 'longbowman' })).toBe('open')
    const rule = (range: number, archer: object): string | undefined =>
      aim(duel(range, archer, {}, { characters: [between] }), 'bow', 'foe').refusal?.rule
    expect([rule(25, {}), rule(25, { class: 'crossbowman' })]).toEqual(['SG-1.42-4', 'SG-1.42-1'])
  })

  test('SG-RUL-046 a ballista goes over nobody', () => {
    const state = position({
      engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['0,0'] }],
      characters: [
        { id: 'pal', seat: 'besieger', class: 'engineer', at: '3,0' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '80,0' },
      ],
    })
    expect(aim(state, 'b', 'foe').refusal).toMatchObject({
      code: 'line-blocked',
      rule: 'SG-1.42-1',
      params: { cause: 'character', hex: '3,0' },
    })
  })

  test('SG-1.41-1 only enemies who live; a refusal carries what closes the line', () => {
    const state = duel(4, {}, {}, { map: { sides: { '2,0/0': 'wall' } } })
    expect(aim(state, 'bow', 'foe').refusal).toEqual({
      code: 'line-blocked',
      rule: 'SG-1.56-1',
      params: { cause: 'wall', hex: '2,0' },
    })
    const dead = duel(4, {}, { state: 'dead' })
    expect(aim(dead, 'bow', 'foe').refusal).toMatchObject({ code: 'target-dead', rule: 'SG-1.41-1' })
    const friend = duel(4, {}, { seat: 'besieger' })
    expect(aim(friend, 'bow', 'foe').refusal).toMatchObject({ code: 'own-side', rule: 'SG-1.41-1' })
    expect(movesOf({ ...duel(4), active: 'bow' }, 'besieger')).toContainEqual({ kind: 'shoot', target: 'foe' })
    expect(movesOf({ ...state, active: 'bow' }, 'besieger')).not.toContainEqual({ kind: 'shoot', target: 'foe' })
    const total = duel(
      4,
      {},
      {},
      { engines: [{ id: 't', kind: 'siege-tower', seat: 'garrison', hexes: ['4,0', '5,0', '4,1'] }] },
    )
    expect(aim(total, 'bow', 'foe').refusal).toMatchObject({ code: 'total-cover', rule: 'SG-2.44-3' })
  })

  test('SG-RUL-010 SG-RUL-011 one shot a step, its result applied before the next', () => {
    const after = shoot(duel(5), 'bow', 'foe', 2)
    expect(after.state.characters.foe?.condition).toBe('wounded')
    expect(after.state.acts.bow).toMatchObject({ shotFirst: true })
    expect(
      refusal(after.state.step === 'first-shots' ? after.state : duel(5), 'besieger', { kind: 'shoot', target: 'foe' }),
    ).toBe('nothing-selected SG-RUL-010')
  })

  test('SG-RUL-044 flames are in nobody’s way', () => {
    const state = duel(5, {}, {}, { map: { hexes: { '5,0': 'tent' } }, fires: [{ hex: '5,0', seat: 'besieger' }] })
    expect(aim(state, 'bow', 'foe').refusal).toBeUndefined()
  })
})

describe('results', () => {
  test('SG-REF-SHF-A SG-REF-SHF-B SG-REF-SHF-C SG-REF-RETS-1 on foot: back two hexes at once, wounded, killed', () => {
    const killed = shoot(duel(5), 'bow', 'foe', 1)
    expect(killed.state.characters.foe?.condition).toBe('dead')
    const wounded = shoot(duel(5), 'bow', 'foe', 2)
    expect(wounded.state.characters.foe?.condition).toBe('wounded')
    const back = shoot(duel(5), 'bow', 'foe', 5)
    expect(back.state.agenda[0]).toMatchObject({
      kind: 'shot-retreat',
      seat: 'garrison',
      piece: 'foe',
      left: 2,
      shooter: '0,0',
    })
    const missed = shoot(duel(5), 'bow', 'foe', 7)
    expect(missed.state.characters.foe).toEqual(duel(5).characters.foe)
    expect(missed.state.agenda).toEqual([])
  })

  const rider = (range = 5) => duel(range, { class: 'crossbowman' }, { class: 'knight', rear: `${range + 1},0` })

  test.each([
    ['SG-REF-SHM-F', 1, 'dead', true],
    ['SG-REF-SHM-E', 2, 'dead', false],
    ['SG-REF-SHM-D', 3, 'wounded', true],
    ['SG-REF-SHM-C', 4, 'wounded', false],
    ['SG-REF-SHM-B', 6, 'stunned', true],
  ] as const)('%s a rider, face %i: %s, horse dead %s, thrown', (_rule, face, condition, horseDead) => {
    const { state, events } = shoot(rider(), 'bow', 'foe', face)
    expect(events.some(event => event.kind === 'unhorsed')).toBe(true)
    expect(state.characters.foe).toMatchObject({ condition })
    expect(state.animals['foe-horse']?.dead === true).toBe(horseDead)
  })

  test('SG-REF-SHM-A a rider, face 7: back four hexes', () => {
    expect(shoot(rider(), 'bow', 'foe', 7).state.agenda[0]).toMatchObject({ kind: 'shot-retreat', left: 4 })
  })

  test('SG-3.35-3 SG-5.12-1 SG-RUL-073 a loose animal is shot at on the mounted table; only what kills the horse counts', () => {
    const state = position({
      characters: [{ id: 'bow', seat: 'besieger', class: 'crossbowman', at: '0,0' }],
      animals: [
        { id: 'nag', kind: 'horse', seat: 'garrison', at: '5,0', rear: '6,0' },
        { id: 'ox', kind: 'ox', seat: 'garrison', at: '0,5' },
      ],
    })
    const dead = (target: string, face: number): boolean =>
      shoot(state, 'bow', target, face).state.animals[target]?.dead === true
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face => dead('nag', face))).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(dead('ox', 1)).toBe(true)
    expect(aim(state, 'bow', 'ox').mounted).toBe(true)
  })
})

describe('two-hex targets', () => {
  test('SG-EX-27 SG-3.31-2 SG-RUL-024 a rider half in brush has light cover', () => {
    const brush = duel(4, {}, { class: 'knight', rear: '5,0' }, { map: { hexes: { '5,0': 'brush' } } })
    expect(aim(brush, 'bow', 'foe').cover).toMatchObject({ cover: 'light', code: 'brush' })
    const head = duel(4, {}, { class: 'knight', rear: '5,0' }, { map: { hexes: { '4,0': 'brush' } } })
    expect(aim(head, 'bow', 'foe').cover.cover).toBe('light')
    expect(aim(duel(4, {}, { class: 'knight', rear: '5,0' }), 'bow', 'foe').cover.cover).toBe('none')
  })

  test('SG-3.31-2 SG-1.42-3 SG-1.42-4 nobody is shot over at a rider whom a bank shelters at one of his hexes', () => {
    const pal = { id: 'pal', seat: 'besieger', class: 'spearman', at: '3,0' }
    const foe = { class: 'knight', at: '31,-1', rear: '31,0' }
    const rider = (sides: object): State =>
      duel(31, { class: 'longbowman' }, foe, { map: { hexes: { '31,0': 'bank' }, sides }, characters: [pal] })
    expect(aim(rider({}), 'bow', 'foe').refusal).toBeUndefined()
    const sheltered = aim(rider({ '31,0/3': 'bank-top' }), 'bow', 'foe')
    expect(sheltered.cover.cover).toBe('medium')
    expect(sheltered.refusal).toMatchObject({ code: 'line-blocked', rule: 'SG-1.42-4' })
  })

  test('SG-3.31-2 SG-1.57-2 who is wholly sheltered at one of his hexes is not aimed at by the other', () => {
    const state = position({
      map: {
        hexes: {
          '0,-9..0,-7 0,-5..0,-1 1,-9..1,-1': { region: 'courtyard' },
          '0,-6': { region: 'gate', flags: ['gate-cover'] },
          '-9,0..9,0': 'rampart',
          '9,9': { terrain: 'ditch', flags: ['bridge'] },
        },
        sides: { '-9,0..9,0/45': 'parapet' },
      },
      bridge: 'up',
      engines: [{ id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }],
      characters: [
        { id: 'bow', seat: 'besieger', class: 'archer', at: '0,1^' },
        { id: 'foe', seat: 'garrison', class: 'knight', at: '0,-5', rear: '0,-6' },
      ],
    })
    expect(aim(state, 'bow', 'foe').refusal).toMatchObject({ code: 'total-cover', rule: 'SG-1.57-2' })
    const taken = play(state, 'besieger', [{ kind: 'select', piece: 'bow' }]).state
    expect(movesOf(taken, 'besieger')).not.toContainEqual({ kind: 'shoot', target: 'foe' })
  })

  test('SG-RUL-123 SG-GEO-14 the range is that of the nearer hex with an open line, and his own hexes are no hindrance', () => {
    const open = duel(4, {}, { class: 'knight', rear: '5,0' })
    expect(aim(open, 'bow', 'foe')).toMatchObject({ range: 4, hex: '4,0' })
    const walled = duel(4, {}, { class: 'knight', at: '4,0', rear: '4,1' }, { map: { sides: { '3,0/0': 'wall' } } })
    expect(aim(walled, 'bow', 'foe')).toMatchObject({ range: 5, hex: '4,1', refusal: undefined })
    // Only his far half can be reached past the tree, through his own near half.
    const through = position({
      map: { hexes: {} },
      characters: [
        { id: 'bow', seat: 'besieger', class: 'crossbowman', at: '0,0' },
        { id: 'foe', seat: 'garrison', class: 'knight', at: '5,0', rear: '4,0' },
      ],
    })
    expect(aim(through, 'bow', 'foe').hex).toBe('4,0')
  })
})

describe('doors', () => {
  const door = {
    map: {
      hexes: { '4,0': 'door', '5,0': 'interior', '0,0..3,0': 'rampart' },
      sides: { '4,0/3': 'door' },
    },
  }

  test('SG-RUL-041 SG-1.53-2 the man in the door chooses his face when first shot at, for the phase', () => {
    const state = duel(4, {}, {}, door)
    expect(aim(state, 'bow', 'foe').cover.cover).toBe('medium')
    const asked = shoot(state, 'bow', 'foe')
    expect(asked.state.agenda.map(task => task.kind)).toEqual(['shelter', 'shot'])
    expect(asked.state.acts.bow?.shotFirst).toBe(true)
    // Short bow, face 5: A at medium and at none; face 1: B at medium, C at none.
    const sheltered = play(asked.state, 'garrison', [{ kind: 'shelter', face: 'outside' }], 1)
    expect(sheltered.events.find(event => event.kind === 'shot')).toMatchObject({ cover: 'medium', letter: 'B' })
    const open = play(asked.state, 'garrison', [{ kind: 'shelter', face: 'inside' }], 1)
    expect(open.events.find(event => event.kind === 'shot')).toMatchObject({ cover: 'none', letter: 'C' })
    // Asked once a phase.
    const again = { ...state, acts: { foe: { shelter: 'outside' as const } } }
    expect(shoot(again, 'bow', 'foe', 10).events.some(event => event.kind === 'shot')).toBe(true)
  })
})

describe('3.4 the ballista', () => {
  const battery = (over: object = {}) =>
    position({
      engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['0,0'], ...over }],
      characters: [
        { id: 'e', seat: 'besieger', class: 'engineer', at: '0,1' },
        { id: 'p', seat: 'besieger', class: 'peasant', at: '-1,1' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '10,0' },
      ],
    })

  test('SG-3.41-1 SG-3.41-4 SG-3.41-5 it shoots with the crossbows, on the table of its target, and starts its count anew', () => {
    const { state, events } = shoot(battery(), 'b', 'foe', 4)
    expect(events.find(event => event.kind === 'shot')).toMatchObject({ weapon: 'ballista', letter: 'C' })
    expect(state.characters.foe?.condition).toBe('dead')
    const set = events.find(event => event.kind === 'engine-set')
    expect(set).toMatchObject({ why: 'shot', engine: { loaded: 0 } })
    expect(refusal(battery({ loaded: 2 }), 'besieger', { kind: 'select', piece: 'b' })).toBe('not-loaded SG-3.41-1')
  })
})

describe('the friend beside the target', () => {
  /** A garrison archer on the wall, besiegers below; `at` says where a friend of his has sallied. */
  const wall = (friend: string | undefined, rules: object = {}, over: object = {}) =>
    position({
      phase: 'garrison',
      first: 'garrison',
      rules,
      map: { hexes: { '0,0..5,0': 'rampart' }, sides: { '0,0..5,0/45': 'parapet' } },
      characters: [
        { id: 'bow', seat: 'garrison', class: 'archer', at: '0,0' },
        { id: 'foe', seat: 'besieger', class: 'spearman', at: '0,4' },
        ...(friend === undefined ? [] : [{ id: 'pal', seat: 'garrison', class: 'spearman', at: friend, ...over }]),
      ],
    })
  const code = (state: ReturnType<typeof wall>): string => aim(state, 'bow', 'foe').refusal?.code ?? 'open'

  test('SG-1.44-7 SG-GEO-42 SG-RUL-030 a living friend at the target’s side and height forbids a downward shot', () => {
    expect(code(wall(undefined))).toBe('open')
    expect(code(wall('1,4'))).toBe('friend-beside-target')
    expect(code(wall('1,4', {}, { state: 'stunned' }))).toBe('friend-beside-target')
    expect(code(wall('1,4', {}, { state: 'dead' }))).toBe('open')
    expect(code(wall('2,4'))).toBe('open')
    expect(aim(wall('1,4'), 'bow', 'foe').refusal).toMatchObject({ rule: 'SG-1.44-7', params: { piece: 'pal' } })
  })

  test('SG-1.44-7 SG-GEO-42 a friend below in the ditch beside him is at another height', () => {
    const beside = (terrain: string) =>
      position({
        phase: 'garrison',
        first: 'garrison',
        map: { hexes: { '-3,0..3,0': 'rampart', '1,4': terrain }, sides: { '-3,0..3,0/45': 'parapet' } },
        characters: [
          { id: 'bow', seat: 'garrison', class: 'archer', at: '0,0' },
          { id: 'foe', seat: 'besieger', class: 'spearman', at: '0,4' },
          { id: 'pal', seat: 'garrison', class: 'spearman', at: '1,4' },
        ],
      })
    expect([code(beside('ditch')), code(beside('flat'))]).toEqual(['open', 'friend-beside-target'])
  })

  test('SG-1.44-8 SG-OPT-AIM-1 the aiming option lifts it', () => {
    expect(code(wall('1,4', { aiming: true }))).toBe('open')
  })

  test('SG-RUL-030 not beyond the radius, not on the level, and upward only where the table says so', () => {
    const far = position({
      phase: 'garrison',
      first: 'garrison',
      map: { hexes: { '0,0': 'rampart' }, sides: { '0,0/5': 'parapet' } },
      characters: [
        { id: 'bow', seat: 'garrison', class: 'archer', at: '0,0' },
        { id: 'foe', seat: 'besieger', class: 'spearman', at: '0,9' },
        { id: 'pal', seat: 'garrison', class: 'spearman', at: '1,9' },
      ],
    })
    expect(aim(far, 'bow', 'foe').refusal).toBeUndefined()
    const level = duel(4, {}, {}, { characters: [{ id: 'pal', seat: 'besieger', class: 'spearman', at: '5,0' }] })
    expect(aim(level, 'bow', 'foe').refusal).toBeUndefined()
    const up = (rules: object) =>
      position({
        rules,
        map: { hexes: { '0,0..5,0': 'rampart' }, sides: { '0,0..5,0/45': 'parapet' } },
        characters: [
          { id: 'bow', seat: 'besieger', class: 'archer', at: '0,4' },
          { id: 'foe', seat: 'garrison', class: 'spearman', at: '0,0' },
          { id: 'pal', seat: 'besieger', class: 'spearman', at: '1,0' },
        ],
      })
    expect(aim(up({}), 'bow', 'foe').refusal).toBeUndefined()
    expect(aim(up({ friendRuleUpward: true }), 'bow', 'foe').refusal?.code).toBe('friend-beside-target')
  })

  test('SG-2.43-2 from a siege tower’s roof likewise', () => {
    const state = position({
      engines: [{ id: 't', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '0,1'] }],
      characters: [
        { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0^' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '0,6' },
        { id: 'pal', seat: 'besieger', class: 'spearman', at: '0,7' },
      ],
    })
    expect(aim(state, 'bow', 'foe').refusal).toMatchObject({ code: 'friend-beside-target', rule: 'SG-2.43-2' })
  })

  test('SG-EX-05 keep and ramparts both hold their fire at G while D stands beside him, unless aiming is played', () => {
    const figA = (rules: object) =>
      position({
        phase: 'garrison',
        first: 'garrison',
        rules,
        map: {
          hexes: { '-12,0..5,0': 'rampart', '-4,-1': { terrain: 'slit', region: 'keep' } },
          sides: { '-12,0..5,0/45': 'parapet', '-4,-1/5': 'slit' },
        },
        characters: [
          { id: 'a', seat: 'garrison', class: 'crossbowman', at: '-4,-1' },
          { id: 'b', seat: 'garrison', class: 'crossbowman', at: '-2,0' },
          { id: 'd', seat: 'garrison', class: 'spearman', at: '-4,3' },
          { id: 'g', seat: 'besieger', class: 'spearman', at: '-4,4' },
        ],
      })
    const codes = (rules: object) => ['a', 'b'].map(id => aim(figA(rules), id, 'g').refusal?.code)
    expect(codes({})).toEqual(['friend-beside-target', 'friend-beside-target'])
    expect(codes({ aiming: true })).toEqual([undefined, undefined])
  })
})

describe('option: misses that hit friends', () => {
  const state = (pals: readonly object[], archer: object = {}) =>
    duel(26, archer, {}, { rules: { aiming: true }, characters: pals })
  const pal = { id: 'pal', seat: 'besieger', class: 'spearman', at: '26,1' }

  test('SG-EX-46 SG-OPT-AIM-2 SG-OPT-AIM-3 SG-OPT-AIM-6 SG-TABLE-AIMERROR at medium range a 6 is lost, a 7 wounds the friend', () => {
    const six = shoot(state([pal]), 'bow', 'foe', 10, 6)
    expect(six.events.find(event => event.kind === 'friend-at-risk')).toMatchObject({
      friend: 'pal',
      value: 6,
      modified: 7,
      hit: false,
    })
    expect(six.state.characters.pal?.condition).toBe('healthy')
    const seven = shoot(state([pal]), 'bow', 'foe', 10, 7)
    expect(seven.events.find(event => event.kind === 'friend-at-risk')).toMatchObject({ modified: 8, hit: true })
    expect(seven.state.characters.pal?.condition).toBe('wounded')
  })

  test('SG-OPT-AIM-2 SG-RUL-116 only after a miss, only beside the target at its height; the knight’s armor does not count', () => {
    expect(shoot(state([pal]), 'bow', 'foe', 1).events.some(event => event.kind === 'friend-at-risk')).toBe(false)
    expect(
      shoot(state([{ ...pal, at: '28,0' }]), 'bow', 'foe', 10).events.some(event => event.kind === 'friend-at-risk'),
    ).toBe(false)
    const knight = duel(26, {}, { class: 'knight' }, { rules: { aiming: true }, characters: [pal] })
    expect(shoot(knight, 'bow', 'foe', 10, 6).events.find(event => event.kind === 'friend-at-risk')).toMatchObject({
      modified: 7,
    })
    // From the wall one of them is seen in the ditch, the other at its edge: they do not stand at one height.
    const ditch = (at: string) =>
      position({
        rules: { aiming: true },
        map: {
          hexes: { '-3,0..3,0': 'rampart', '-3,1..3,1': 'ditch', '-3,2..3,2': 'ditch' },
          sides: { '-3,0..3,0/45': 'parapet' },
        },
        characters: [
          { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0' },
          { id: 'foe', seat: 'garrison', class: 'spearman', at: '0,2' },
          { ...pal, at },
        ],
      })
    const atRisk = (at: string, ...dice: readonly number[]): boolean =>
      shoot(ditch(at), 'bow', 'foe', 10, ...dice).events.some(event => event.kind === 'friend-at-risk')
    expect([atRisk('0,3'), atRisk('1,2', 1)]).toEqual([false, true])
    const off = duel(26, {}, {}, { characters: [pal] })
    expect(shoot(off, 'bow', 'foe', 10).events.some(event => event.kind === 'friend-at-risk')).toBe(false)
  })

  test('SG-OPT-AIM-4 SG-OPT-AIM-5 of several chance picks one, and nobody behind a wall', () => {
    const two = state([pal, { ...pal, id: 'pal2', at: '27,-1' }])
    expect(shoot(two, 'bow', 'foe', 10, 2, 10).events.find(event => event.kind === 'friend-at-risk')).toMatchObject({
      friend: 'pal2',
    })
    const walled = duel(
      26,
      {},
      {},
      { rules: { aiming: true }, characters: [pal], map: { sides: { '26,1/345': 'wall', '26,1/2': 'wall' } } },
    )
    expect(shoot(walled, 'bow', 'foe', 10).events.some(event => event.kind === 'friend-at-risk')).toBe(false)
  })

  test('SG-OPT-SKILL-3 SG-OPT-SKILL-4 SG-OPT-SKILL-5 marksmanship counts in both rolls, on top of the rest', () => {
    const skilled = duel(26, { skill: -2 }, {}, { rules: { aiming: true, skill: true }, characters: [pal] })
    expect(aim(skilled, 'bow', 'foe').modifiers).toEqual([
      { code: 'range', value: 1, rule: 'SG-1.3-5' },
      { code: 'skill', value: -2, rule: 'SG-OPT-SKILL-3' },
    ])
    expect(shoot(skilled, 'bow', 'foe', 10, 8).events.find(event => event.kind === 'friend-at-risk')).toMatchObject({
      modified: 7,
      hit: false,
    })
    const hurt = duel(26, { skill: -2, state: 'wounded' }, {}, { rules: { skill: true } })
    expect(aim(hurt, 'bow', 'foe').modifiers.map(one => one.value)).toEqual([1, 1, -2])
    const plain = duel(26, { skill: -2 }, {}, { characters: [] })
    expect(aim(plain, 'bow', 'foe').modifiers).toHaveLength(1)
  })
})

test('the dice of these tests run out with a bang', () => {
  expect(() => dice().die('x', 10)).toThrow('no die left')
})

describe('two-hex targets', () => {
  test('SG-GEO-14 SG-1.44-7 SG-GEO-42 a friend beside either hex of a rider forbids the shot', () => {
    const state = position({
      phase: 'garrison',
      map: { hexes: { '-3,0..3,0': 'rampart' }, sides: { '-3,0..3,0/45': 'parapet' } },
      characters: [
        { id: 'alric', seat: 'garrison', class: 'crossbowman', at: '0,0' },
        { id: 'lord', seat: 'besieger', class: 'knight', at: '0,4', rear: '0,5' },
        { id: 'wat', seat: 'garrison', class: 'spearman', at: '0,6' },
      ],
    })
    expect(aim(state, 'alric', 'lord').hex).toBe('0,4')
    expect(aim(state, 'alric', 'lord').refusal?.code).toBe('friend-beside-target')
  })
})
