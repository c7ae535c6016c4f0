/** 2.2, 2.31 and 2.41: what the besieger lays and sets up before an assault. */
import { describe, expect, test } from 'vitest'
import { mapNamed, parseHexName } from '../../src/maps/index.ts'
import type { Move } from '../../src/move.ts'
import type { State } from '../../src/state.ts'
import { movesOf, play, position, refusal } from '../shooting/table.ts'

const CASTLE = mapNamed('castle')!
const at = (name: string): string => parseHexName(CASTLE, name)!
const DITCH = at('L3')
const RAMPART = at('L4')

const before = (over: Partial<State> = {}): State => ({
  ...position({ map: 'castle' }),
  stage: 'set-up',
  phase: 'besieger',
  placed: [],
  supply: { filled: 2, rubble: 2 },
  ...over,
})
const lay = (marker: 'filled' | 'rubble', hex: string): Move => ({ kind: 'lay-marker', marker, hex })

describe('markers', () => {
  test('SG-2.2-1 SG-2.2-2 SG-RUL-086 the besieger fills ditch hexes of his choice, as many as the scenario gives', () => {
    const { state } = play(before(), 'besieger', [lay('filled', DITCH), lay('filled', at('L17'))])
    expect(Object.keys(state.filled)).toEqual([DITCH, at('L17')])
    expect(refusal(state, 'besieger', lay('filled', at('M3')))).toBe('no-marker-left SG-2.2-2')
    expect(refusal(before(), 'besieger', lay('filled', at('A1')))).toBe('not-a-ditch SG-RUL-086')
    expect(refusal(before(), 'besieger', lay('filled', at('F10')))).toBe('not-a-ditch SG-RUL-086')
    expect(refusal(before({ phase: 'garrison' }), 'garrison', lay('filled', DITCH))).toBe('not-your-piece SG-2.2-1')
    const back = play(state, 'besieger', [{ kind: 'lift-marker', marker: 'filled', hex: DITCH }]).state
    expect(back.supply.filled).toBe(1)
  })

  test('SG-2.31-1 SG-RUL-085 rubble on hexes of the enclosure, never the keep; nobody there is hurt', () => {
    const { state } = play(before(), 'besieger', [lay('rubble', RAMPART), lay('rubble', at('M4'))])
    expect(Object.keys(state.rubble)).toEqual([RAMPART, at('M4')])
    expect(refusal(state, 'besieger', lay('rubble', at('N4')))).toBe('no-marker-left SG-2.31-1')
    expect(refusal(before(), 'besieger', lay('rubble', at('P9')))).toBe('not-batterable SG-RUL-085')
    expect(refusal(before(), 'besieger', lay('rubble', at('K7')))).toBe('not-batterable SG-RUL-085')
    const manned = position({
      map: 'castle',
      characters: [{ id: 'guard', seat: 'garrison', class: 'spearman', at: 'L4' }],
    })
    const hurt = play({ ...manned, stage: 'set-up', phase: 'besieger', supply: { filled: 0, rubble: 1 } }, 'besieger', [
      lay('rubble', RAMPART),
    ]).state
    expect(hurt.characters.guard?.condition).toBe('healthy')
  })

  test('SG-2.2-4 at the end of a day the filled ditch is taken up again', () => {
    const state = before({
      filled: { [DITCH]: true },
      stage: 'day',
      terms: { ...before().terms, calendar: { days: 5, assaults: 2, plans: ['wait'], turnsPerAssault: 10 } },
    })
    const next = play(state, 'besieger', [{ kind: 'plan', plan: 'wait' }]).state
    expect(next.sheet.day).toBe(2)
    expect(next.filled).toEqual({})
  })
})

describe('engines before play', () => {
  const park = (kind: 'siege-tower' | 'ballista', where: 'reserve' | 'camp' = 'reserve'): State => {
    const state = before()
    return {
      ...state,
      active: 'e',
      engines: { e: { id: 'e', kind, seat: 'besieger', where, hexes: [] } },
      terms: { ...state.terms, engineZones: { e: [{ edge: 'E' }] } },
    }
  }

  test('SG-2.41-3 a siege tower comes in over the edge with the way it faces chosen for good', () => {
    const enter: Move = { kind: 'deploy-engine', engine: 'e', to: at('A9'), facing: 0 }
    const { state } = play(park('siege-tower'), 'besieger', [enter])
    expect(state.engines.e).toMatchObject({ facing: 0, where: 'map' })
    expect(state.engines.e?.hexes[0]).toBe(at('A9'))
    expect(refusal(park('siege-tower'), 'besieger', { kind: 'deploy-engine', engine: 'e', to: at('A9') })).toBe(
      'not-now SG-2.41-3',
    )
    expect(refusal(park('siege-tower'), 'besieger', { ...enter, to: at('C9') })).toBe('outside-zone SG-SCN-6')
  })

  test('SG-3.43-2 SG-RUL-096 a ballista is set up anew before another assault, loaded again', () => {
    const set = play(park('ballista'), 'besieger', [{ kind: 'deploy-engine', engine: 'e', to: at('A5') }]).state
    expect(set.engines.e?.hexes).toEqual([at('A5')])
    const calendar = { days: 5, assaults: 3, plans: ['assault', 'wait'] as const, turnsPerAssault: 10 }
    const shot = { ...set.engines.e!, loaded: 1 }
    const evening: State = { ...set, stage: 'day', engines: { e: shot }, terms: { ...set.terms, calendar } }
    const again = play(play(evening, 'besieger', [{ kind: 'plan', plan: 'wait' }]).state, 'besieger', [
      { kind: 'plan', plan: 'assault' },
    ]).state
    const placing: State = { ...again, phase: 'besieger' }
    const put: Move = { kind: 'deploy-engine', engine: 'e', to: at('A12') }
    expect(refusal(placing, 'besieger', put)).toBe('nothing-selected SG-SCN-8')
    const moved = play(placing, 'besieger', [{ kind: 'select', piece: 'e' }, put]).state
    expect(moved.engines.e).toMatchObject({ hexes: [at('A12')], loaded: 3 })
    expect(movesOf(placing, 'besieger')).toContainEqual({ kind: 'select', piece: 'e' })
  })
})
