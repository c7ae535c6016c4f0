/** 5.2 mantlets and 5.32 boiling oil. */
import { describe, expect, test } from 'vitest'
import { groundOf } from '../../src/ground.ts'
import type { Move } from '../../src/move.ts'
import { footedAt, footingOf } from '../../src/rules/1-1-terrain.ts'
import { reachFrom } from '../../src/rules/1-6-movement.ts'
import type { State } from '../../src/state.ts'
import { allowanceOf } from '../../src/units/figures-of.ts'
import { aim, movesOf, play, position, refusal } from '../shooting/table.ts'

const screen = (over: object = {}, more: object = {}): State =>
  position({
    step: 'movement',
    engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,0'], facing: 0, ...over }],
    characters: [{ id: 'man', seat: 'besieger', class: 'archer', at: '0,0' }],
    ...more,
  })
const select: Move = { kind: 'select', piece: 'man' }
const take: Move = { kind: 'take-mantlet', mantlet: 'm' }

describe('5.2 the mantlet', () => {
  test('SG-5.21-1 SG-TABLE-BURDENS whoever stands on its hex can move it, with two points less', () => {
    const { state } = play(screen(), 'besieger', [select, take])
    expect(allowanceOf(screen(), screen().characters.man!)).toBe(6)
    expect(allowanceOf(state, state.characters.man!)).toBe(4)
    const went = play(state, 'besieger', [{ kind: 'go', to: '3,0' }]).state
    expect(went.engines.m).toMatchObject({ hexes: ['3,0'], facing: 0 })
    expect(movesOf(state, 'besieger')).not.toContainEqual({ kind: 'go', to: '5,0' })
    const beside = screen({ hexes: ['1,0'] })
    expect(refusal({ ...beside, active: 'man' }, 'besieger', take)).toBe('not-adjacent SG-5.21-1')
    expect(refusal({ ...screen({ seat: 'garrison' }), active: 'man' }, 'besieger', take)).toBe(
      'not-your-piece SG-5.21-1',
    )
    expect(refusal({ ...state, active: 'man' }, 'besieger', take)).toBe('carrying SG-5.21-1')
  })

  test('SG-5.21-1 left where it stands it burdens nobody', () => {
    const { state } = play(screen(), 'besieger', [select, take, { kind: 'drop-mantlet' }, { kind: 'go', to: '2,0' }])
    expect(state.engines.m).toMatchObject({ hexes: ['0,0'] })
    expect(state.engines.m?.carriers).toBeUndefined()
    expect(refusal({ ...screen(), active: 'man' }, 'besieger', { kind: 'drop-mantlet' })).toBe(
      'not-a-carrier SG-5.21-1',
    )
  })

  test('SG-5.21-2 SG-RUL-139 it keeps to ground open to horses, and filled ditch; not into a trench to stay', () => {
    const map = { hexes: { '1,0': 'tree', '1,-1': 'trench', '0,-1': 'ditch', '-1,0': 'ditch', '-1,1': 'brush' } }
    const { state } = play(screen({}, { map, filled: ['-1,0'] }), 'besieger', [select, take])
    const goes = movesOf(state, 'besieger').flatMap(move => (move.kind === 'go' ? [move.to] : []))
    expect(['1,0', '1,-1', '0,-1'].filter(to => goes.includes(to))).toEqual([])
    expect(['-1,0', '-1,1', '0,1'].filter(to => goes.includes(to))).toEqual(['-1,0', '-1,1', '0,1'])
    // Over the trench it may go.
    expect(goes).toContain('2,-2')
  })

  test('SG-5.21-2 SG-5.24-1 SG-RUL-105 what stops it or closes its base side is named', () => {
    const map = { hexes: { '1,0': 'tree' } }
    const { state } = play(screen({}, { map }), 'besieger', [select, take])
    expect(refusal(state, 'besieger', { kind: 'go', to: '1,0' })).toBe('engine-way-closed SG-5.21-2')
    const other = { id: 'n', kind: 'mantlet', seat: 'besieger', hexes: ['0,1'], facing: 0 }
    const two = screen({}, { engines: [{ ...other, id: 'm', hexes: ['0,0'] }, other] })
    expect(refusal(play(two, 'besieger', [select, take]).state, 'besieger', { kind: 'go', to: '0,1' })).toBe(
      'occupied SG-RUL-105',
    )
    const foe = { id: 'foe', seat: 'garrison', class: 'knight', at: '1,0' }
    const man = { id: 'man', seat: 'besieger', class: 'archer', at: '0,0' }
    const before = screen({}, { step: 'melee', phase: 'garrison', characters: [man, foe] })
    expect(refusal(before, 'garrison', { kind: 'join', piece: 'foe' })).toBe('base-side SG-5.24-1')
  })

  test('[SG-5.21-3] its hex costs a point, whatever ground it stands on, and its occupant fights from level ground', () => {
    const passing = (hex: string): readonly (number | undefined)[] => {
      const state = position({
        step: 'movement',
        map: { hexes: { '1,0': hex } },
        engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['1,0'], facing: 0 }],
        characters: [{ id: 'dai', seat: 'besieger', class: 'spearman', at: '0,0' }],
      })
      const stand = footingOf(state, footedAt(state, groundOf(state).at('1,0')!, 0))
      return [reachFrom(state, 'dai').get('1,0')?.cost, stand]
    }
    expect([passing('flat'), passing('brush')]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('SG-5.22-1 SG-RUL-105 turned to another side for a point', () => {
    const { state } = play(screen(), 'besieger', [select, take, { kind: 'turn-mantlet', side: 3 }])
    expect(state.engines.m?.facing).toBe(3)
    expect(state.acts.man?.spent).toBe(1)
    expect(refusal({ ...state, active: 'man' }, 'besieger', { kind: 'turn-mantlet', side: 3 })).toBe(
      'already-there SG-RUL-105',
    )
    const tired = { ...state, acts: { man: { spent: 4 } } }
    expect(refusal(tired, 'besieger', { kind: 'turn-mantlet', side: 1 })).toBe('not-enough-movement SG-RUL-105')
  })

  test('SG-RUL-105 two never share a hex', () => {
    const two = screen(
      {},
      {
        engines: [
          { id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,0'], facing: 0 },
          { id: 'n', kind: 'mantlet', seat: 'besieger', hexes: ['1,0'], facing: 0 },
        ],
      },
    )
    const { state } = play(two, 'besieger', [select, take])
    expect(movesOf(state, 'besieger')).not.toContainEqual({ kind: 'go', to: '1,0' })
  })

  test('SG-5.23-3 horses keep off its hex', () => {
    const rider = position({
      step: 'movement',
      engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['1,0'], facing: 0 }],
      characters: [{ id: 'man', seat: 'besieger', class: 'knight', at: '0,0', rear: '-1,0' }],
    })
    const goes = movesOf({ ...rider, active: 'man' }, 'besieger').flatMap(move =>
      move.kind === 'go' ? [move.to, move.rear] : [],
    )
    expect(goes).not.toContain('1,0')
    expect(goes).toContain('1,-1')
  })

  test('SG-5.24-1 SG-RUL-106 SG-5.24-2 nobody fights or falls back across the base side; the other five are open', () => {
    const melee = (at: string): readonly Move[] =>
      movesOf(
        {
          ...position({
            step: 'melee',
            engines: [{ id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['0,0'], facing: 0 }],
            characters: [
              { id: 'man', seat: 'besieger', class: 'spearman', at: '0,0' },
              { id: 'foe', seat: 'garrison', class: 'spearman', at },
            ],
          }),
          fight: { attackers: ['man'], defenders: [] },
        },
        'besieger',
      )
    expect(melee('1,0')).not.toContainEqual({ kind: 'target', piece: 'foe' })
    for (const at of ['1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
      expect(melee(at), at).toContainEqual({ kind: 'target', piece: 'foe' })
    // Shot at from behind, he may not fall back through his own screen.
    const shot = position({
      engines: [{ id: 'm', kind: 'mantlet', seat: 'garrison', hexes: ['4,0'], facing: 0 }],
      characters: [
        { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0' },
        { id: 'foe', seat: 'garrison', class: 'spearman', at: '4,0' },
      ],
    })
    const asked = play(
      shot,
      'besieger',
      [
        { kind: 'select', piece: 'bow' },
        { kind: 'shoot', target: 'foe' },
      ],
      5,
    ).state
    const ends = movesOf(asked, 'garrison').flatMap(move => (move.kind === 'retreat' ? [move.to] : []))
    expect(ends.length).toBeGreaterThan(0)
    expect(ends).not.toContain('6,0')
  })

  test('SG-5.22-2 a shot at the man behind it', () => {
    const at = (facing: number): string =>
      aim(
        position({
          engines: [{ id: 'm', kind: 'mantlet', seat: 'garrison', hexes: ['4,0'], facing }],
          characters: [
            { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0' },
            { id: 'foe', seat: 'garrison', class: 'spearman', at: '4,0' },
          ],
        }),
        'bow',
        'foe',
      ).cover.cover
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual(['none', 'none', 'heavy', 'heavy', 'heavy', 'none'])
  })
})

/** A defender with a barrel on the rampart at 0,0; what lies below him at 0,1. */
const oil = (below: readonly object[], over: object = {}, pourer: { readonly at?: string } = {}): State =>
  position({
    step: 'melee',
    phase: 'garrison',
    first: 'garrison',
    map: {
      hexes: { '-2,0..2,0': 'rampart', '-2,-1..3,-1': { terrain: 'flat', region: 'courtyard' } },
      sides: { '-2,0..2,0/45': 'parapet', '-2,0..2,0/12': 'drop' },
    },
    characters: [{ id: 'cook', seat: 'garrison', class: 'spearman', at: '0,0', ...pourer }, ...below],
    ...over,
    engines: [
      { id: 'oil', kind: 'barrel', seat: 'garrison', hexes: [pourer.at ?? '0,0'], carriers: ['cook'] },
      ...((over as { readonly engines?: readonly object[] }).engines ?? []),
    ],
  })
const foe = { id: 'foe', seat: 'besieger', class: 'spearman', at: '0,1' }
const pour: Move = { kind: 'pour-oil', piece: 'cook', hex: '0,1' }
const tower = { id: 't', kind: 'siege-tower', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2 }

describe('5.32 boiling oil', () => {
  test('SG-5.32-1 SG-5.32-4 from a rampart hex onto a lower one beside it, in the melee step of the own phase', () => {
    expect(movesOf(oil([foe]), 'garrison')).toContainEqual(pour)
    expect(refusal(oil([{ ...foe, at: '0,2' }]), 'garrison', { ...pour, hex: '0,2' })).toBe('not-adjacent SG-5.32-1')
    expect(refusal(oil([{ ...foe, at: '1,0' }]), 'garrison', { ...pour, hex: '1,0' })).toBe('not-below SG-5.32-1')
    expect(refusal(oil([]), 'garrison', pour)).toBe('nobody-below SG-5.32-2')
    const court = oil([{ ...foe, at: '0,-2' }], {}, { at: '0,-1' })
    expect(refusal(court, 'garrison', { ...pour, hex: '0,-2' })).toBe('not-below SG-RUL-103')
    expect(refusal({ ...oil([foe]), step: 'second-shots' }, 'garrison', pour)).toBe('not-now SG-1.21-1')
    expect(refusal(oil([foe], { phase: 'besieger' }), 'besieger', pour)).toBe('not-your-piece SG-5.32-4')
  })

  test('SG-5.32-2 on a ladder, on rubble, below in a siege tower', () => {
    const ladder = oil([{ ...foe, at: '0,1^' }], {
      engines: [{ id: 'l', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 2, upright: true }],
    })
    expect(play(ladder, 'garrison', [pour], 1).state.characters.foe?.condition).toBe('dead')
    const rubble = oil([{ ...foe, at: '1,0' }], { rubble: ['1,0'] })
    expect(movesOf(rubble, 'garrison')).toContainEqual({ ...pour, hex: '1,0' })
    expect(movesOf(oil([foe], { engines: [tower] }), 'garrison')).toContainEqual(pour)
  })

  test('SG-5.32-5 SG-RUL-142 the pourer neither shoots nor fights, and pouring is no fight', () => {
    const { state, events } = play(oil([foe]), 'garrison', [pour], 6)
    expect(events).toContainEqual({ kind: 'acted', piece: 'cook', acts: { busy: 'oil' } })
    expect(state.characters.foe?.engaged).toBeUndefined()
    for (const done of [{ shotFirst: true }, { shotSecond: true }, { attacked: true }, { busy: 'push' }] as const)
      expect(refusal({ ...oil([foe]), acts: { cook: done } }, 'garrison', pour)).toBe('did-something-else SG-5.32-5')
    // Nor does he fight afterwards.
    expect(refusal(state, 'garrison', { kind: 'join', piece: 'cook' })).toContain('did-something-else')
  })

  test('SG-5.32-6 a barrel is taken up, carried with two points less, put down, and tipped where it stands', () => {
    const lying = position({
      step: 'movement',
      phase: 'garrison',
      first: 'garrison',
      engines: [{ id: 'oil', kind: 'barrel', seat: 'garrison', hexes: ['0,0'] }],
      characters: [{ id: 'cook', seat: 'garrison', class: 'spearman', at: '0,0' }],
    })
    const took = play(lying, 'garrison', [
      { kind: 'select', piece: 'cook' },
      { kind: 'take-barrel', barrel: 'oil' },
    ]).state
    expect(allowanceOf(took, took.characters.cook!)).toBe(4)
    const went = play(took, 'garrison', [{ kind: 'go', to: '2,0' }, { kind: 'drop-barrel' }]).state
    expect(went.engines.oil).toMatchObject({ hexes: ['2,0'] })
    expect(went.engines.oil?.carriers).toBeUndefined()
    const ready = oil([foe])
    const { carriers: _hands, ...atHisFeet } = ready.engines.oil!
    const stands = { ...ready, engines: { ...ready.engines, oil: atHisFeet } }
    expect(movesOf(stands, 'garrison')).toContainEqual(pour)
    expect(play(stands, 'garrison', [pour], 1).state.characters.foe?.condition).toBe('dead')
    // With a ladder in his hands he tips nothing.
    const ladder = { id: 'l', kind: 'ladder', seat: 'garrison', where: 'map', hexes: ['0,0', '1,0'] } as const
    const laden = { ...stands, engines: { ...stands.engines, l: { ...ladder, carriers: ['cook', 'mate'] } } }
    expect(refusal(laden, 'garrison', pour)).toBe('no-barrel SG-5.32-1')
    const away = { ...stands, engines: { ...stands.engines, oil: { ...atHisFeet, hexes: ['9,9'] } } }
    expect(refusal(away, 'garrison', pour)).toBe('no-barrel SG-5.32-1')
    const none = oil([foe])
    expect(refusal({ ...none, engines: {} }, 'garrison', pour)).toBe('no-barrel SG-5.32-1')
  })

  test('SG-5.32-7 SG-5.32-13 SG-RUL-103 SG-TABLE-FIXEDVALUES an unprotected man takes an 8-1 attack without shifts, and the barrel is gone', () => {
    const results = Array.from(
      { length: 10 },
      (_, i) => play(oil([foe]), 'garrison', [pour], i + 1).state.characters.foe?.condition,
    )
    expect(results).toEqual([
      'dead',
      'dead',
      'dead',
      'dead',
      'dead',
      'wounded',
      'wounded',
      'wounded',
      'wounded',
      'dead',
    ])
    const { state, events } = play(oil([foe]), 'garrison', [pour], 6)
    expect(state.engines.oil).toMatchObject({ where: 'destroyed', hexes: [] })
    expect(events.find(event => event.kind === 'rolled')).toMatchObject({ why: 'oil', value: 6 })
    expect(state.fires).toEqual({})
  })

  test('SG-EX-42 SG-5.32-8 SG-5.32-9 SG-5.32-12 protected by an engine, nothing while it does not catch', () => {
    const { state, events } = play(oil([foe], { engines: [tower] }), 'garrison', [pour], 4)
    expect(events.find(event => event.kind === 'oil-poured')).toMatchObject({ takes: false, value: 4 })
    expect(state.characters.foe?.condition).toBe('healthy')
    expect(state.fires).toEqual({})
    expect(state.engines.oil?.where).toBe('destroyed')
    const takes = [4, 5, 10].map(value => play(oil([], { engines: [tower] }), 'garrison', [pour], value).state.fires)
    expect(takes.map(fires => fires['0,1'] !== undefined)).toEqual([false, true, true])
  })

  test('SG-EX-42 SG-5.32-10 SG-5.32-11 SG-5.32-3 when it does: flames, the attack, and everybody leaves, the man on the roof unhurt', () => {
    const manned = oil([foe, { id: 'top', seat: 'besieger', class: 'spearman', at: '0,1^' }], { engines: [tower] })
    const { state, events } = play(manned, 'garrison', [pour], 5, 6)
    expect(events.find(event => event.kind === 'oil-poured')).toMatchObject({ takes: true, value: 5 })
    expect(state.fires['0,1']).toMatchObject({ seat: 'garrison', cause: 'oil' })
    expect(state.characters.foe?.condition).toBe('wounded')
    expect(state.characters.top?.condition).toBe('healthy')
    expect(
      state.agenda
        .filter(task => task.kind === 'fall-back')
        .flatMap(task => (task.kind === 'fall-back' ? task.pieces : []))
        .toSorted(),
    ).toEqual(['foe', 'top'])
  })

  test('SG-RUL-119 not before section five', () => {
    expect(refusal(oil([foe], { level: 4 }), 'garrison', pour)).toBe('not-in-force SG-0-2')
  })
})
