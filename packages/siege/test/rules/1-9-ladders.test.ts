import { describe, expect, test } from 'vitest'
import { pathOf, reachFrom } from '../../src/rules/1-6-movement.ts'
import { meleeForecast } from '../../src/rules/1-7-odds.ts'
import type { State } from '../../src/state.ts'
import { allowanceOf } from '../../src/units/figures-of.ts'
import { act, acts, at, CURTAIN, happened, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const LADDER = { id: 'ladder-1', kind: 'ladder', seat: 'besieger' }
const carried = (more: object = {}): State =>
  at({
    map: CURTAIN,
    characters: [man('dai', '0,2'), man('jones', '0,3'), man('wat', '2,0')],
    engines: [{ ...LADDER, hexes: ['0,2', '0,3'], carriers: ['dai', 'jones'] }],
    ...more,
  })
/** Upright in the ditch at 0,1, leaning on 0,0. */
const upright = (more: object = {}): State =>
  at({
    map: CURTAIN,
    engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true }],
    characters: [man('dai', '0,1^'), man('wat', '0,0')],
    ...more,
  })

describe('1.91 carrying and raising', () => {
  test('SG-1.21-3 SG-SCN-6 whoever may not move carries and shifts no ladder', () => {
    const shot = (more: Parameters<typeof man>[2]) => ({
      ...at({
        map: CURTAIN,
        characters: [man('dai', '0,2'), man('jones', '0,3', more), man('wat', '2,0')],
        engines: [{ ...LADDER, hexes: ['0,2', '0,3'] }],
      }),
      acts: { jones: { shotFirst: true as const } },
    })
    const carry = (more: Parameters<typeof man>[2]) =>
      refused(act(shot(more), 'select dai'), 'carry-ladder ladder-1 jones')
    expect(carry({ class: 'crossbowman' })).toBe('crossbow-shot SG-1.21-3')
    expect(carry({ class: 'archer', wakes: 2 })).toBe('asleep SG-SCN-6')
    expect(carry({ class: 'archer' })).toBe('accepted')
    const shift = {
      ...upright({
        characters: [man('dai', '1,1'), man('jones', '-1,1', { class: 'crossbowman' }), man('wat', '0,0')],
      }),
      acts: { jones: { shotFirst: true as const } },
    }
    expect(refused(act(shift, 'select dai'), 'shift-ladder ladder-1 jones 0,1 1')).toBe('crossbow-shot SG-1.21-3')
  })
  test('SG-SCN-6 a man asleep throws down no ladder', () => {
    const state = upright({ step: 'melee', phase: 'garrison', characters: [man('wat', '0,0', { wakes: 3 })] })
    expect(refused(state, 'push-ladder wat ladder-1')).toBe('asleep SG-SCN-6')
  })
  test('SG-1.1-15 SG-1.74-2 no rider strikes at the man at a ladder’s foot', () => {
    const strike = (more: object) =>
      legal(
        at({
          map: { hexes: { '-4,0..4,0': 'rampart' }, sides: { '-4,0..4,0/45': 'parapet' } },
          step: 'melee',
          phase: 'garrison',
          engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true, foot: 'dai' }],
          characters: [man('dai', '0,1'), man('john', '0,2', { seat: 'garrison', ...more })],
        }),
      ).includes('join john')
    expect([strike({}), strike({ rear: '0,3' })]).toEqual([true, false])
  })
  test('SG-1.91-1 SG-RUL-080 two men standing on both its hexes at the start of movement take it up', () => {
    const lying = at({
      map: CURTAIN,
      characters: [man('dai', '0,2'), man('jones', '0,3'), man('rhodri', '1,2'), man('wat', '2,0')],
      engines: [{ ...LADDER, hexes: ['0,2', '0,3'] }],
    })
    const taken = acts(lying, 'select dai', 'carry-ladder ladder-1 jones')
    expect(taken.engines['ladder-1']?.carriers).toEqual(['dai', 'jones'])
    expect(refused(act(lying, 'select rhodri'), 'carry-ladder ladder-1 dai')).toBe('not-adjacent SG-RUL-080')
    const moved = acts(lying, 'select jones', 'go 1,3', 'go 0,3', 'select dai')
    expect(refused(moved, 'carry-ladder ladder-1 jones')).toBe('moved-already SG-RUL-080')
  })

  test('SG-1.91-2 carriers neither fight nor shoot', () => {
    const state = at({
      step: 'melee',
      characters: [man('dai', '0,2'), man('gwyn', '0,3'), man('wat', '1,2')],
      engines: [{ ...LADDER, hexes: ['0,2', '0,3'], carriers: ['dai', 'gwyn'] }],
    })
    expect(refused(state, 'join dai')).toBe('carrying SG-1.91-2')
    expect(refused({ ...state, step: 'first-shots' }, 'select gwyn')).toBe('carrying SG-1.91-2')
  })

  test('SG-1.91-3 SG-TABLE-BURDENS SG-EX-33 a carrier has two points less', () => {
    const state = carried()
    expect(allowanceOf(state, who(state, 'dai'))).toBe(4)
    expect(allowanceOf(acts(state, 'select dai', 'drop-ladder'), who(state, 'dai'))).toBe(6)
  })

  test('SG-RUL-080 they go no farther than the one who has less left, also where only the other steps', () => {
    const pair = carried({
      characters: [man('dai', '0,2'), man('jones', '0,3', { state: 'wounded' }), man('wat', '2,0')],
    })
    const twice = acts(pair, 'select jones', 'go 0,4', 'go 0,5', 'select dai')
    expect([who(twice, 'dai').hex, allowanceOf(twice, who(twice, 'dai'))]).toEqual(['0,4', 4])
    expect([offers(twice, 'go'), refused(twice, 'go 1,4')]).toEqual([[], 'not-enough-movement SG-1.6-4'])
  })
  test('SG-RUL-080 they go together, each paying for his own hex', () => {
    const state = acts(carried(), 'select jones', 'go 0,4')
    expect([placeOfPiece(state, 'jones'), placeOfPiece(state, 'dai')]).toEqual(['0,4', '0,3'])
    expect(state.engines['ladder-1']?.hexes).toEqual(['0,3', '0,4'])
    expect([state.acts.jones?.spent, state.acts.dai?.spent]).toEqual([1, 1])
    // Into the ditch: 4 for the first, 1 for the second.
    const down = acts(carried(), 'select dai', 'go 0,1')
    expect([down.acts.dai?.spent, down.acts.jones?.spent]).toEqual([4, 1])
  })

  const foot = (more: object = {}): State =>
    carried({
      characters: [man('dai', '0,1'), man('jones', '0,2'), man('wat', '2,0')],
      engines: [{ ...LADDER, hexes: ['0,1', '0,2'], carriers: ['dai', 'jones'] }],
      ...more,
    })

  test('SG-1.91-4 SG-1.91-5 SG-RUL-079 SG-RUL-081 at the wall it is raised on one of its hexes against one rampart, free of charge', () => {
    const state = act(foot(), 'select dai')
    expect(offers(state, 'raise-ladder')).toEqual(['0,1 1', '0,1 2'])
    const raised = act(state, 'raise-ladder 0,1 2')
    expect(raised.engines['ladder-1']).toMatchObject({ upright: true, hexes: ['0,1'], facing: 2, foot: 'dai' })
    expect(raised.engines['ladder-1']?.carriers).toBeUndefined()
    expect(raised.acts.dai?.spent).toBeUndefined()
    expect(refused(act(carried(), 'select dai'), 'raise-ladder 0,2 2')).toBe('not-scalable SG-RUL-081')
    expect(refused(state, 'raise-ladder 0,3 2')).toBe('not-at-wall-foot SG-1.91-5')
    expect(act(act(foot({ rules: { ladderRaiseCost: 2 } }), 'select dai'), 'raise-ladder 0,1 2').acts.dai?.spent).toBe(
      2,
    )
  })

  test('SG-1.91-6 SG-1.91-7 never against a tower or the walls beside the bridge', () => {
    const tower = { ...CURTAIN, hexes: { '0,0': { terrain: 'slit' }, '0,1': 'ditch' }, sides: { '0,0/5': 'wall' } }
    expect(refused(act(foot({ map: tower }), 'select dai'), 'raise-ladder 0,1 2')).toBe('not-scalable SG-1.91-6')
    const gate = {
      hexes: { '0,0': { terrain: 'rampart', flags: ['scalable', 'gate-wall'] }, '0,1': 'ditch' },
      sides: { '0,0/5': 'parapet' },
    }
    expect(refused(act(foot({ map: gate }), 'select dai'), 'raise-ladder 0,1 2')).toBe('not-scalable SG-1.91-7')
  })

  test('SG-RUL-130 only the raiser stands at the foot, and he may climb from there for 3', () => {
    const raised = act(
      act(
        foot({
          characters: [man('dai', '0,1', { move: 7, attack: 1, defense: 1 }), man('jones', '0,2'), man('wat', '2,0')],
        }),
        'select dai',
      ),
      'raise-ladder 0,1 2',
    )
    expect(reachFrom(raised, 'dai').get('0,1^')?.cost).toBe(3)
    const up = act(raised, 'go 0,1^')
    expect(up.engines['ladder-1']?.foot).toBeUndefined()
    expect(reachFrom(up, 'jones').has('0,1')).toBe(false)
  })
})

describe('1.92 shifting', () => {
  const two = (more: object = {}): State =>
    upright({ characters: [man('dai', '1,1'), man('jones', '-1,1'), man('wat', '2,0')], ...more })
  test('SG-1.92-1 SG-1.92-2 SG-RUL-082 two men beside it turn or shift it for 2 points each', () => {
    const turned = act(act(two(), 'select dai'), 'shift-ladder ladder-1 jones 0,1 1')
    expect(turned.engines['ladder-1']).toMatchObject({ hexes: ['0,1'], facing: 1 })
    expect([turned.acts.dai?.spent, turned.acts.jones?.spent]).toEqual([2, 2])
    const offered = offers(act(two(), 'select dai'), 'shift-ladder')
    expect(offered).toContain('ladder-1 jones 0,1 1')
    expect(
      refused(
        act(
          two({
            characters: [
              man('dai', '1,1', { move: 1, attack: 1, defense: 1 }),
              man('jones', '-1,1'),
              man('wat', '2,0'),
            ],
          }),
          'select dai',
        ),
        'shift-ladder ladder-1 jones 0,1 1',
      ),
    ).toBe('not-enough-movement SG-1.92-2')
    expect(
      refused(
        act(two({ characters: [man('dai', '1,1'), man('jones', '-3,1'), man('wat', '2,0')] }), 'select dai'),
        'shift-ladder ladder-1 jones 0,1 1',
      ),
    ).toBe('not-adjacent SG-1.92-1')
  })
  test('SG-1.92-1 SG-RUL-082 it is shifted to any hex beside the old one where it may stand, no farther', () => {
    const beside = act(two({ characters: [man('dai', '0,2'), man('jones', '1,1'), man('wat', '2,0')] }), 'select dai')
    const shifted = act(beside, 'shift-ladder ladder-1 jones -1,1 1')
    expect(shifted.engines['ladder-1']).toMatchObject({ hexes: ['-1,1'], facing: 1, upright: true })
    expect(offers(beside, 'shift-ladder')).toContain('ladder-1 jones -1,1 2')
    expect(refused(beside, 'shift-ladder ladder-1 jones -2,1 2')).toBe('not-adjacent SG-1.92-1')
  })
  test('SG-1.92-3 not with anybody on it', () => {
    const state = two({
      characters: [man('dai', '1,1'), man('jones', '-1,1'), man('madoc', '0,1^'), man('wat', '2,0')],
    })
    expect(refused(act(state, 'select dai'), 'shift-ladder ladder-1 jones 0,1 1')).toBe('ladder-climbed SG-1.92-3')
  })
})

describe('1.92 where to', () => {
  test('SG-1.92-1 SG-GEO-7 who stands on rubble lays hands on it, nobody does through a wall or from the ramparts', () => {
    const shift = (place: string, more: object = {}) =>
      refused(
        act(
          upright({ characters: [man('dai', place), man('jones', '-1,2'), man('wat', '4,0')], ...more }),
          'select dai',
        ),
        'shift-ladder ladder-1 jones -1,1 2',
      )
    expect(shift('1,0', { rubble: ['1,0'] })).toBe('accepted')
    expect(shift('1,0')).toBe('wall-between SG-GEO-7')
    const walled = { map: { ...CURTAIN, sides: { ...CURTAIN.sides, '0,1/0': 'wall' } } }
    expect([shift('1,1'), shift('1,1', walled)]).toEqual(['accepted', 'wall-between SG-GEO-7'])
  })
  test('SG-1.92-1 SG-RUL-081 a ladder that stands on rubble is shifted like any other, and offered so', () => {
    const state = upright({
      map: { ...CURTAIN, sides: { ...CURTAIN.sides, '1,0/0': 'parapet', '0,0/0': 'parapet' } },
      rubble: ['1,0'],
      engines: [{ ...LADDER, hexes: ['1,0'], facing: 3, upright: true }],
      characters: [man('dai', '1,1'), man('jones', '0,1'), man('wat', '4,0')],
    })
    expect(offers(act(state, 'select dai'), 'shift-ladder')).toEqual(['ladder-1 jones 1,0 0'])
  })
  test('SG-RUL-130 SG-1.62-1 nobody and no beast stands where it is shifted to', () => {
    const shift = (more: object) =>
      refused(
        act(
          upright({
            map: { ...CURTAIN, hexes: { ...CURTAIN.hexes, '-6,1..5,1': 'flat' } },
            characters: [man('dai', '0,2'), man('jones', '1,1'), man('wat', '2,0')],
            ...more,
          }),
          'select dai',
        ),
        'shift-ladder ladder-1 jones -1,1 2',
      )
    expect(shift({})).toBe('accepted')
    expect(shift({ animals: [{ id: 'bay', seat: 'garrison', at: '-1,1', rear: '-1,2' }] })).toBe('occupied SG-RUL-130')
    expect(shift({ animals: [{ id: 'bay', seat: 'garrison', at: '-1,1', rear: '-1,2', dead: true }] })).toBe('accepted')
  })
})

describe('1.93 on the ladder', () => {
  test('SG-1.93-1 SG-1.93-2 SG-1.1-15 SG-RUL-079 going up costs 3, and the hex is not crossed for less', () => {
    const state = upright({ characters: [man('dai', '1,1', { move: 4, attack: 1, defense: 1 }), man('wat', '4,0')] })
    expect(reachFrom(state, 'dai').get('0,1^')?.cost).toBe(3)
    expect(reachFrom(state, 'dai').has('0,1')).toBe(false)
    // Through the ladder hex it would be 2 along the ditch; around it costs more.
    expect(reachFrom(state, 'dai').get('-1,1')?.cost ?? 9).toBeGreaterThan(3)
  })
  test('SG-1.1-5 SG-1.93-7 SG-EX-33 from the top onto the rampart for 4', () => {
    const climber = (move: number) =>
      reachFrom(
        upright({ characters: [man('dai', '0,1^', { move, attack: 1, defense: 1 }), man('wat', '4,0')] }),
        'dai',
      )
    expect(climber(4).get('0,0')?.cost).toBe(4)
    expect(climber(3).has('0,0')).toBe(false)
    expect(pathOf(climber(9).get('1,0')!)).toContain('0,0')
  })
  test('SG-RUL-130 down from the top to a neighbor at its own cost', () => {
    expect(reachFrom(upright({ characters: [man('dai', '0,1^'), man('wat', '4,0')] }), 'dai').get('1,1')?.cost).toBe(1)
  })
  test('SG-1.93-6 SG-1.1-15 SG-1.74-3 SG-RUL-069 a climber fights the rampart he faces, from MINUS ground, and nobody else', () => {
    const state = upright({
      step: 'melee',
      characters: [
        man('dai', '0,1^', { attack: 40, defense: 5, move: 6 }),
        man('wat', '0,0', { attack: 40, defense: 5, move: 6 }),
        man('odo', '1,0'),
        man('jean', '1,1'),
      ],
    })
    expect(offers(act(state, 'join dai'), 'target')).toEqual(['wat'])
    expect(meleeForecast(state, ['dai'], ['wat']).column).toBe(6)
    const back = { ...state, phase: 'garrison' as const }
    expect(offers(act(back, 'join wat'), 'target')).toEqual(['dai'])
    expect(refused(back, 'join jean')).toBe('no-way SG-RUL-069')
    const open = at({
      map: CURTAIN,
      rules: { ladderGroundAttack: true },
      step: 'melee',
      phase: 'garrison',
      engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true }],
      characters: [man('dai', '0,1^'), man('jean', '1,1')],
    })
    expect(offers(open, 'join')).toEqual(['jean'])
  })
  test('SG-1.93-7 SG-RUL-066 the rampart can be taken by an advance', () => {
    const state = upright({
      step: 'melee',
      characters: [
        man('dai', '0,1^', { attack: 40, defense: 5, move: 6 }),
        man('wat', '0,0', { attack: 4, defense: 1, move: 6 }),
      ],
    })
    const won = act(acts(state, 'join dai', 'target wat'), 'fight', 1)
    expect(offers(won, 'advance')).toContain('dai 0,0')
  })
})

describe('1.94 throwing it down', () => {
  const push = (die: number, more: object = {}) =>
    act(upright({ step: 'melee', phase: 'garrison', ...more }), 'push-ladder wat ladder-1', die)

  test('SG-1.94-1 SG-1.94-2 SG-RUL-083 the man it leans on, in his melee step, once a phase', () => {
    const state = upright({
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,1^'), man('wat', '0,0'), man('odo', '1,0')],
    })
    expect(offers(state, 'push-ladder')).toEqual(['wat ladder-1'])
    expect(refused(state, 'push-ladder odo ladder-1')).toBe('not-facing-ladder SG-1.94-1')
    expect(refused({ ...state, step: 'movement' }, 'push-ladder wat ladder-1')).toBe('not-now SG-1.21-11')
    const again = happened(state, 'push-ladder wat ladder-1', 10)
    expect(again.some(event => event.kind === 'acted' && event.acts.busy === 'push')).toBe(true)
  })
  test('SG-RUL-017 not after shooting or fighting, and no attack after pushing', () => {
    const archer = upright({
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,1^'), man('chretien', '0,0')],
    })
    for (const done of ['shotFirst', 'shotSecond', 'attacked'] as const) {
      const busy = { ...archer, acts: { chretien: { [done]: true as const } } }
      expect(refused(busy, 'push-ladder chretien ladder-1'), done).toBe('did-something-else SG-RUL-017')
    }
    const state = upright({
      step: 'melee',
      phase: 'garrison',
      characters: [
        man('dai', '0,1^', { attack: 5, defense: 1, move: 6 }),
        man('wat', '0,0'),
        man('odo', '1,0', { attack: 9, defense: 9, move: 6 }),
        man('jones', '2,0'),
      ],
    })
    const pushed = act(state, 'push-ladder wat ladder-1', 10)
    expect(refused(pushed, 'join wat')).toBe('did-something-else SG-RUL-017')
  })
  test('SG-1.94-3 SG-TABLE-LADDER SG-EX-31 1 to 6 it falls, 7 to 10 it stands', () => {
    expect(push(7).engines['ladder-1']?.upright).toBe(true)
    expect(push(10).engines['ladder-1']?.upright).toBe(true)
    expect(push(6).engines['ladder-1']?.upright).toBeUndefined()
    expect(push(1).engines['ladder-1']?.upright).toBeUndefined()
  })
  test('SG-1.94-4 SG-1.94-10 the thrower lays it, one half where it stood, and it hurts nobody', () => {
    const state = push(6, { characters: [man('wat', '0,0'), man('jones', '0,2'), man('dai', '0,9')] })
    expect(state.agenda[0]).toMatchObject({ kind: 'lay-ladder', seat: 'garrison' })
    expect(offers(state, 'lay')).not.toContain('0,0')
    const laid = act(state, 'lay 0,2')
    expect(laid.engines['ladder-1']?.hexes).toEqual(['0,1', '0,2'])
    expect(who(laid, 'jones').condition).toBe('healthy')
    expect(refused(state, 'lay 5,5')).toBe('not-adjacent SG-1.94-4')
    const foot = push(6, { characters: [man('wat', '0,0'), man('jones', '0,1'), man('dai', '0,9')] })
    expect(who(act(foot, 'lay 0,2'), 'jones')).toMatchObject({ condition: 'healthy', hex: '0,1' })
  })
  test('SG-1.94-5 SG-1.94-7 SG-EX-31 the climber is placed by his owner beside it, off the ramparts, and wounded', () => {
    const state = act(push(6), 'lay 0,2')
    expect(state.agenda[0]).toMatchObject({ kind: 'land', seat: 'besieger', piece: 'dai' })
    const places = offers(state, 'land')
    expect(places).toContain('0,2')
    expect(places).not.toContain('0,0')
    expect(places).not.toContain('1,0')
    expect(who(act(state, 'land 0,2'), 'dai').condition).toBe('wounded')
    expect(refused(state, 'land 1,0')).toBe('out-of-reach SG-1.94-5')
  })
  test('SG-1.94-6 SG-1.94-8 SG-1.94-9 SG-1.62-2 SG-EX-32 he may land on somebody, who is stunned, or dead if already hurt', () => {
    const on = (state: string) => {
      const fallen = act(
        act(
          push(6, {
            characters: [man('dai', '0,1^'), man('wat', '0,0'), man('jones', '0,2', { state }), man('odo', '4,0')],
          }),
          'lay 1,1',
        ),
        'land 0,2',
      )
      expect([who(fallen, 'dai').fell, who(fallen, 'jones').fell]).toEqual([true, undefined])
      return [who(fallen, 'dai').condition, who(fallen, 'jones').condition, placeOfPiece(fallen, 'dai')]
    }
    expect(on('healthy')).toEqual(['wounded', 'stunned', '0,2'])
    expect(on('wounded')).toEqual(['wounded', 'dead', '0,2'])
    for (const state of ['wounded', 'stunned']) {
      const hurt = act(
        act(push(6, { characters: [man('dai', '0,1^', { state }), man('wat', '0,0'), man('odo', '4,0')] }), 'lay 0,2'),
        'land 0,2',
      )
      expect(who(hurt, 'dai').condition).toBe('dead')
    }
    expect(on('stunned')).toEqual(['wounded', 'dead', '0,2'])
  })
  test('SG-RUL-054 nobody joins a pile; each of the two may move off', () => {
    let state = act(
      act(
        push(6, { characters: [man('dai', '0,1^'), man('wat', '0,0'), man('jones', '0,2'), man('odo', '4,0')] }),
        'lay 1,1',
      ),
      'land 0,2',
    )
    while (state.phase === 'garrison') state = act(state, 'end-step')
    expect(legal(state)).toContain('select dai')
    // They part in the movement step: it does not end before.
    expect(legal(state)).not.toContain('end-step')
    expect(refused(state, 'end-step')).toBe('occupied SG-RUL-054')
    const off = acts(state, 'select dai', 'go 0,3')
    expect([placeOfPiece(off, 'dai'), placeOfPiece(off, 'jones'), who(off, 'dai').fell]).toEqual([
      '0,3',
      '0,2',
      undefined,
    ])
  })
  test('SG-RUL-141 SG-1.62-2 in a pile the upper man is feared, though the lower lies stunned', () => {
    const pile = at({
      step: 'melee',
      characters: [
        man('dai', '3,0', { attack: 10 }),
        man('jones', '0,0', { state: 'stunned' }),
        man('rhodri', '9,0', { state: 'wounded', arrived: 1 }),
        man('wat', '2,0'),
      ],
    })
    const lying: State = {
      ...pile,
      characters: { ...pile.characters, rhodri: { ...pile.characters.rhodri!, hex: '0,0', fell: true } },
    }
    const back = (state: State) => offers(act(acts(state, 'join dai', 'target wat'), 'fight', 1), 'retreat')
    expect(back(pile)).toEqual(['wat 1,0', 'wat 1,1', 'wat 2,-1'])
    expect(back(lying)).toEqual(['wat 1,1', 'wat 2,-1'])
  })
  test('SG-1.61-1 SG-1.62-2 an enemy on top of a friend closes the hex', () => {
    const two = at({ characters: [man('dai', '0,0'), man('jones', '1,0'), man('wat', '9,0', { arrived: 1 })] })
    const lying: State = {
      ...two,
      characters: { ...two.characters, wat: { ...two.characters.wat!, hex: '1,0', fell: true } },
    }
    expect(reachFrom(lying, 'dai').get('2,0')?.cost).toBe(3)
    expect(reachFrom(two, 'dai').get('2,0')?.cost).toBe(2)
  })
  test('SG-RUL-083 one try a phase for each ladder, whoever tried', () => {
    const state = upright({ step: 'melee', phase: 'garrison' })
    expect(refused({ ...state, pushedLadders: ['ladder-1'] }, 'push-ladder wat ladder-1')).toBe(
      'ladder-already-pushed SG-RUL-083',
    )
  })
  test('SG-RUL-083 a man at the foot is spared', () => {
    const state = at({
      map: CURTAIN,
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,1'), man('wat', '0,0'), man('odo', '4,0')],
      engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true, foot: 'dai' }],
    })
    const fallen = act(act(state, 'push-ladder wat ladder-1', 3), 'lay 0,2')
    expect([who(fallen, 'dai').condition, placeOfPiece(fallen, 'dai')]).toEqual(['healthy', '0,1'])
  })
  test('SG-RUL-084 without a place to land the faller dies', () => {
    const pit = {
      hexes: { '0,0': { terrain: 'rampart', flags: ['scalable'] }, '0,1': 'flat', '1,0 1,1 0,2 -1,2 -1,1': 'wall' },
      sides: { '0,0/5': 'parapet' },
    }
    const state = at({
      map: pit,
      step: 'melee',
      phase: 'garrison',
      characters: [man('dai', '0,1^'), man('wat', '0,0'), man('odo', '9,9')],
      engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true }],
    })
    expect(who(act(state, 'push-ladder wat ladder-1', 1), 'dai').condition).toBe('dead')
  })
  test('SG-1.94-5 SG-5.32-6 a barrel stays where its bearer fell from, the dead of the top lie at the foot', () => {
    const state = upright({
      step: 'melee',
      phase: 'garrison',
      engines: [
        { ...LADDER, hexes: ['0,1'], facing: 2, upright: true },
        { id: 'oil', kind: 'barrel', seat: 'besieger', carriers: ['dai'] },
      ],
      characters: [man('dai', '0,1^'), man('wat', '0,0'), man('owen', '0,1^', { state: 'dead' })],
    })
    const fallen = acts(act(state, 'push-ladder wat ladder-1', 1), 'lay 0,2', 'land -1,2')
    expect(fallen.engines.oil).toMatchObject({ hexes: ['0,1'] })
    expect(fallen.engines.oil?.carriers).toBeUndefined()
    expect([placeOfPiece(fallen, 'dai'), placeOfPiece(fallen, 'owen')]).toEqual(['-1,2', '0,1'])
  })
  test('SG-GEO-12 SG-GEO-13 top and foot are two places of one hex', () => {
    const state = at({
      map: CURTAIN,
      characters: [man('dai', '0,1'), man('jones', '0,1^'), man('wat', '4,0')],
      engines: [{ ...LADDER, hexes: ['0,1'], facing: 2, upright: true, foot: 'dai' }],
    })
    expect([placeOfPiece(state, 'dai'), placeOfPiece(state, 'jones')]).toEqual(['0,1', '0,1^'])
    expect(reachFrom(state, 'dai').has('0,1^')).toBe(false)
  })
})
