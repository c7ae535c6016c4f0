/** 5.31: fire arrows. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../src/move.ts'
import { movesOf, play, position, refusal } from './table.ts'

const SIZES: { readonly [kind: string]: number } = { 'siege-tower': 3, ram: 3, wagon: 2, ladder: 2 }

const park = (kind: string, archer: object = {}, more: object = {}) =>
  position({
    characters: [{ id: 'bow', seat: 'besieger', class: 'archer', at: '0,0', ...archer }],
    engines: [
      {
        id: 'e',
        kind,
        seat: 'garrison',
        hexes: ['5,0', '6,0', '5,1'].slice(0, SIZES[kind] ?? 1),
        facing: 0,
      },
    ],
    ...more,
  })

const arrow: Move = { kind: 'shoot-fire', hex: '5,0' }
const select: Move = { kind: 'select', piece: 'bow' }
const burns = (kind: string, face: number): boolean =>
  play(park(kind), 'besieger', [select, arrow], face).state.fires['5,0'] !== undefined
const why = (state: ReturnType<typeof park>, move: Move = arrow): string =>
  refusal({ ...state, active: 'bow' }, 'besieger', move)

describe('fire arrows', () => {
  test('SG-5.31-4 SG-TABLE-FIRE SG-RUL-097 light engines burn on 8 to 10, siege tower and ram on 10', () => {
    for (const kind of ['mantlet', 'ballista', 'mangonel', 'trebuchet']) {
      expect(
        [7, 8, 10].map(face => burns(kind, face)),
        kind,
      ).toEqual([false, true, true])
    }
    for (const kind of ['siege-tower', 'ram'])
      expect(
        [9, 10].map(face => burns(kind, face)),
        kind,
      ).toEqual([false, true])
  })

  test('SG-5.31-1 in place of his ordinary shot; bows only', () => {
    const { state, events } = play(park('mangonel'), 'besieger', [select, arrow], 8)
    expect(state.acts.bow).toMatchObject({ shotFirst: true })
    expect(events.find(event => event.kind === 'fire-arrow')).toMatchObject({
      shooter: 'bow',
      hex: '5,0',
      value: 8,
      takes: true,
    })
    expect(movesOf({ ...park('mangonel'), active: 'bow' }, 'besieger')).toContainEqual(arrow)
    expect(why(park('mangonel', { class: 'crossbowman' }))).toBe('not-a-bow SG-5.31-1')
  })

  test('SG-5.31-2 nothing but siege engines, and only the enemy’s; tents and wagons where the scenario says so', () => {
    expect(why(park('wagon'))).toBe('nothing-to-burn SG-5.31-2')
    expect(why(park('ladder'))).toBe('nothing-to-burn SG-5.31-2')
    const own = park('mangonel', {}, { engines: [{ id: 'e', kind: 'mangonel', seat: 'besieger', hexes: ['5,0'] }] })
    expect(why(own)).toBe('nothing-to-burn SG-5.31-2')
    const wagons = park('wagon')
    expect(
      movesOf({ ...wagons, terms: { ...wagons.terms, wagonsBurn: true }, active: 'bow' }, 'besieger'),
    ).toContainEqual(arrow)
    const tent = park('barrel', {}, { map: { hexes: { '5,0': 'tent' } } })
    expect(why(tent)).toBe('nothing-to-burn SG-5.31-2')
    expect(
      movesOf({ ...tent, terms: { ...tent.terms, tentsAreTargets: true }, active: 'bow' }, 'besieger'),
    ).toContainEqual(arrow)
  })

  test('SG-5.31-3 SG-RUL-102 short range and an open line; cover and health do not matter', () => {
    expect(why(park('mangonel', { at: '-21,0' }))).toBe('out-of-range SG-5.31-3')
    expect(why(park('mangonel', {}, { map: { sides: { '2,0/0': 'wall' } } }))).toBe('line-blocked SG-1.56-1')
    // Those below a tower have total cover; the tower has none.
    expect(movesOf({ ...park('siege-tower'), active: 'bow' }, 'besieger')).toContainEqual(arrow)
    const wounded = play(park('mangonel', { state: 'wounded', at: '-20,0' }), 'besieger', [select, arrow], 8)
    expect(wounded.state.fires['5,0']).toBeDefined()
  })

  test('SG-5.31-5 SG-5.32-14 the flame is there at once, an arrow’s, and whoever is in the hex must leave', () => {
    const manned = park(
      'mantlet',
      {},
      {
        characters: [
          { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0' },
          { id: 'foe', seat: 'garrison', class: 'spearman', at: '5,0' },
        ],
      },
    )
    const { state } = play(manned, 'besieger', [select, arrow], 8)
    expect(state.fires['5,0']).toMatchObject({ seat: 'besieger', cause: 'arrow', count: 0 })
    expect(state.agenda[0]).toMatchObject({ kind: 'fall-back', pieces: ['foe'], cause: 'fire' })
    expect(why({ ...state, agenda: [] })).toBe('shot-already SG-RUL-011')
  })

  test('SG-RUL-119 not before section five', () => {
    expect(why(park('mangonel', {}, { level: 4 }))).toBe('not-in-force SG-0-2')
  })
})
