/** 3.4: the ballista's crew and its count; retreats under shots. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/state.ts'
import { movesOf, play, position, refusal, shoot } from './table.ts'

const battery = (crew: readonly object[], over: object = {}): State =>
  position({
    engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['0,0'], ...over }],
    characters: [
      ...crew,
      // Somebody with a bow, so that the step of first shots never passes by itself.
      { id: 'bow', seat: 'besieger', class: 'archer', at: '-20,0' },
      { id: 'foe', seat: 'garrison', class: 'halberdier', at: '10,0' },
    ],
  })
const engineer = { id: 'e', seat: 'besieger', class: 'engineer', at: '0,1' }
const helper = { id: 'p', seat: 'besieger', class: 'peasant', at: '-1,1' }
const take = { kind: 'select', piece: 'b' } as const

describe('the ballista', () => {
  test('SG-3.41-2 SG-3.41-3 two men beside it, one of them an engineer, wounded or not', () => {
    expect(movesOf(battery([engineer, helper]), 'besieger')).toContainEqual(take)
    expect(refusal(battery([engineer]), 'besieger', take)).toBe('not-crewed SG-3.41-2')
    expect(refusal(battery([helper, { ...helper, id: 'q', at: '1,0' }]), 'besieger', take)).toBe('not-crewed SG-3.41-2')
    expect(refusal(battery([engineer, { ...helper, at: '2,0' }]), 'besieger', take)).toBe('not-crewed SG-3.41-2')
    expect(refusal(battery([engineer, { ...helper, state: 'stunned' }]), 'besieger', take)).toBe('not-crewed SG-3.41-2')
    expect(movesOf(battery([{ ...engineer, state: 'wounded' }, helper]), 'besieger')).toContainEqual(take)
  })
  test('SG-3.41-2 SG-SCN-6 SG-GEO-7 nobody serves it asleep or through a wall', () => {
    const asleep = battery([engineer, { ...helper, wakes: 3 }])
    expect(refusal(asleep, 'besieger', take)).toBe('not-crewed SG-3.41-2')
    const walled = { ...asleep, board: { map: 'inline', inline: { sides: { '0,0/5': 'wall' } } } }
    expect(refusal({ ...walled, turn: 3 }, 'besieger', take)).toBe('not-crewed SG-3.41-2')
    expect(refusal({ ...asleep, turn: 3 }, 'besieger', take)).not.toBe('not-crewed SG-3.41-2')
  })

  /** Ends steps for whoever is to act until the besieger's first shots of a later turn. */
  const toTurn = (state: State, turn: number): State => {
    let now = state
    for (let i = 0; i < 80 && !(now.turn === turn && now.phase === 'besieger' && now.step === 'first-shots'); i++)
      now = play(now, now.phase, [{ kind: 'end-step' }]).state
    return now
  }

  test('SG-3.41-1 SG-3.41-5 SG-RUL-096 SG-RUL-125 shot in turn 1 it is ready again in turn 4', () => {
    const shot = shoot(battery([engineer, helper]), 'b', 'foe', 10).state
    expect(shot.engines.b?.loaded ?? 0).toBeLessThan(3)
    for (const turn of [2, 3]) {
      const later = toTurn(shot, turn)
      expect(refusal(later, 'besieger', take), `turn ${turn}`).toBe('not-loaded SG-3.41-1')
    }
    expect(movesOf(toTurn(shot, 4), 'besieger')).toContainEqual(take)
  })

  test('SG-RUL-125 SG-RUL-096 a phase in which its crew was away makes it a turn later', () => {
    const shot = shoot(battery([engineer, helper]), 'b', 'foe', 10).state
    const second = toTurn(shot, 2)
    const gone: State = { ...second, characters: { ...second.characters, p: { ...second.characters.p!, hex: '-5,1' } } }
    const third = toTurn(gone, 3)
    const back: State = { ...third, characters: { ...third.characters, p: { ...third.characters.p!, hex: '-1,1' } } }
    expect(refusal(toTurn(back, 4), 'besieger', take)).toBe('not-loaded SG-3.41-1')
    expect(movesOf(toTurn(back, 5), 'besieger')).toContainEqual(take)
  })

  test('SG-3.41-4 against a rider by the table for riders, against a man on foot by that for men on foot', () => {
    const lord = { id: 'lord', seat: 'garrison', class: 'knight', at: '5,0', rear: '6,0' }
    const shotAt = (target: string) => shoot(battery([engineer, helper, lord]), 'b', target, 1)
    const letters = (events: readonly { readonly kind: string }[]) => events.find(({ kind }) => kind === 'shot')
    const rider = shotAt('lord')
    expect(letters(rider.events)).toMatchObject({ weapon: 'ballista', letter: 'F' })
    expect([rider.state.characters.lord?.condition, rider.state.animals['lord-horse']?.dead]).toEqual(['dead', true])
    const out = battery([engineer, helper, { ...lord, at: '5,5', rear: '6,5' }])
    expect(letters(shoot(out, 'b', 'foe', 1).events)).toMatchObject({ weapon: 'ballista', letter: 'C' })
  })

  test('SG-RUL-096 SG-RUL-125 a phase in which one of them attacked or shot makes it a turn later', () => {
    const shot = shoot(battery([engineer, helper]), 'b', 'foe', 10).state
    for (const act of ['attacked', 'shotSecond'] as const) {
      const busy: State = { ...toTurn(shot, 2), acts: { p: { [act]: true } } }
      expect(refusal(toTurn(busy, 4), 'besieger', take), act).toBe('not-loaded SG-3.41-1')
      expect(movesOf(toTurn(busy, 5), 'besieger'), act).toContainEqual(take)
    }
  })

  test('SG-3.43-1 SG-3.43-3 it never moves in play, and its hex is closed to everybody', () => {
    const state = { ...battery([engineer, helper]), step: 'movement' as const, active: 'e' }
    const moves = movesOf(state, 'besieger')
    expect(moves.some(move => move.kind === 'push-engine')).toBe(false)
    expect(moves).not.toContainEqual({ kind: 'go', to: '0,0' })
    expect(refusal(state, 'besieger', { kind: 'push-engine', engine: 'b', way: 'forward' })).toBe(
      'no-such-piece SG-2.41-1',
    )
    expect(moves).toContainEqual({ kind: 'go', to: '1,0' })
  })

  test.each(['mangonel', 'trebuchet'])('SG-4.22-1 a %s on the map is as fast and as closed', kind => {
    const state = position({
      step: 'movement',
      engines: [{ id: 'm', kind, seat: 'besieger', hexes: ['0,0'] }],
      characters: [
        { id: 'e', seat: 'besieger', class: 'engineer', at: '-1,0' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '9,9' },
      ],
    })
    const moves = movesOf({ ...state, active: 'e' }, 'besieger')
    expect(moves).toContainEqual({ kind: 'go', to: '0,-1' })
    expect(moves).not.toContainEqual({ kind: 'go', to: '0,0' })
    expect(refusal({ ...state, active: 'e' }, 'besieger', { kind: 'go', to: '0,0' })).toBe('no-way SG-3.43-3')
  })
})

test('SG-3.41-1 SG-3.41-5 a written position says whether a ballista is loaded, or how far it is', () => {
  const loaded = (given: object) =>
    position({ engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['0,0'], ...given }] }).engines.b?.loaded
  expect([loaded({}), loaded({ loaded: true }), loaded({ loaded: false }), loaded({ loaded: 2 })]).toEqual([3, 3, 0, 2])
})

describe('falling back under shots', () => {
  const hit = (more: readonly object[], map: object = {}): State =>
    shoot(
      position({
        map,
        characters: [
          { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0' },
          { id: 'foe', seat: 'garrison', class: 'spearman', at: '4,0' },
          ...more,
        ],
      }),
      'bow',
      'foe',
      5,
    ).state
  const ends = (state: State): readonly string[] =>
    movesOf(state, 'garrison').flatMap(move => (move.kind === 'retreat' ? [move.to] : []))

  test('SG-REF-SHF-A SG-REF-RETS-1 two hexes, away from the shooter', () => {
    expect(ends(hit([]))).toContain('6,0')
    for (const to of ends(hit([]))) {
      const [q, r] = to.split(',').map(Number) as [number, number]
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeGreaterThanOrEqual(4)
    }
  })

  test('SG-GEO-3 SG-REF-SHF-A two hexes are two hexes off, not two steps to the hex beside', () => {
    const off = (to: string) => {
      const [q, r] = to.split(',').map(Number) as [number, number]
      return Math.max(Math.abs(q - 4), Math.abs(r), Math.abs(q - 4 + r))
    }
    expect(new Set(ends(hit([])).map(off))).toEqual(new Set([2]))
    // A lane that bends back on the second step: however he goes, he is one hex off and wounded.
    const bend = hit([], { sides: { '4,0/1245': 'wall', '5,0/0145': 'wall' } })
    expect(ends(bend)).toEqual(['5,0', '5,-1'])
    const short = play(bend, 'garrison', [{ kind: 'retreat', piece: 'foe', to: '5,-1' }]).state
    expect(short.characters.foe).toMatchObject({ hex: '5,-1', condition: 'wounded' })
  })

  test('SG-REF-RETS-2 through friends, never onto them', () => {
    const friend = { id: 'pal', seat: 'garrison', class: 'spearman', at: '5,0' }
    const walls = { sides: { '4,0/1245': 'wall' } }
    expect(ends(hit([friend], walls))).toContain('6,0')
    expect(ends(hit([friend], walls))).not.toContain('5,0')
  })

  test('SG-REF-RETS-3 SG-REF-RETS-4 SG-RUL-060 SG-EX-30 not past able enemies; who cannot go all the way goes as far as he can and is wounded', () => {
    // A lane of two hexes; an enemy stands beside the second.
    const lane = { sides: { '4,0/1245': 'wall', '5,0/1245': 'wall' } }
    const guard = { id: 'guard', seat: 'besieger', class: 'spearman', at: '7,0' }
    const asked = hit([guard], lane)
    expect(ends(asked)).toEqual(['5,0'])
    const short = play(asked, 'garrison', [{ kind: 'retreat', piece: 'foe', to: '5,0' }]).state
    expect(short.characters.foe).toMatchObject({ hex: '5,0', condition: 'wounded' })
    // A stunned enemy is no threat.
    expect(ends(hit([{ ...guard, state: 'stunned' }], lane))).toEqual(['6,0'])
    // Nowhere at all: wounded where he stands.
    const shut = hit([], { sides: { '4,0/01245': 'wall' } })
    expect(shut.characters.foe).toMatchObject({ hex: '4,0', condition: 'wounded' })
  })
})
