import { describe, expect, test } from 'vitest'
import { turnBridge } from '../../src/rules/1-8-drawbridge.ts'
import type { State } from '../../src/state.ts'
import { act, acts, at, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const GATE = {
  hexes: {
    '0,0': { terrain: 'flat', region: 'gate', flags: ['gate-cover'] },
    '0,-1': { terrain: 'interior', flags: ['winch'] },
    '0,1': { terrain: 'ditch', flags: ['bridge'] },
    '-1,1 1,1 -1,2': 'ditch',
  },
  sides: { '0,0/5': 'gateway' },
}

/** The garrison plays first; its man stands at the winch. */
const gate = (more: object = {}, others: readonly object[] = []): State =>
  at({
    map: GATE,
    first: 'garrison',
    turn: 5,
    bridge: 'up',
    characters: [man('wat', '0,-1'), man('dai', '5,5'), ...others],
    ...more,
  })

const toNextTurn = (state: State): State => {
  let next = state
  while (next.turn === state.turn && next.agenda.length === 0) next = act(next, 'end-step')
  return next
}

describe('1.8 drawbridge', () => {
  test('SG-1.8-1 SG-1.8-2 SG-1.8-3 SG-EX-34 a whole turn at the winch turns the bridge at its end', () => {
    const working = acts(gate(), 'select wat', 'work-winch')
    expect(working.bridge).toBe('up')
    expect(refused(working, 'go 0,0')).not.toBe('accepted')
    expect(toNextTurn(working).bridge).toBe('down')
    expect(toNextTurn(acts(gate({ bridge: 'down' }), 'select wat', 'work-winch')).bridge).toBe('up')
    expect(toNextTurn(gate()).bridge).toBe('up')
  })

  test('SG-1.8-3 it changes when the turn ends, not with the phase of its man', () => {
    let state = acts(gate(), 'select wat', 'work-winch')
    while (state.phase === 'garrison') state = act(state, 'end-step')
    expect([state.turn, state.bridge, state.winch]).toEqual([5, 'up', 'wat'])
    while (state.turn === 5) state = act(state, 'end-step')
    expect([state.bridge, state.winch]).toEqual(['down', undefined])
  })

  test('SG-1.8-2 who works the winch already is not asked again', () => {
    expect(refused(acts(gate(), 'select wat', 'work-winch'), 'work-winch')).toBe('did-something-else SG-RUL-017')
    expect(offers(acts(gate(), 'select wat', 'work-winch'), 'go')).toEqual([])
  })

  test('SG-1.8-2 who has shot in this turn does not work it', () => {
    const shot = { ...gate(), acts: { wat: { shotFirst: true as const } } }
    expect(refused(act(shot, 'select wat'), 'work-winch')).toBe('did-something-else SG-1.8-2')
  })

  test('SG-1.8-1 only from the winch hex', () => {
    const state = at({ map: GATE, first: 'garrison', bridge: 'up', characters: [man('wat', '0,0'), man('dai', '5,5')] })
    expect(refused(act(state, 'select wat'), 'work-winch')).toBe('not-on-winch SG-1.8-1')
  })

  test('SG-RUL-077 he must have been there since the turn began', () => {
    const late = gate({}, [])
    const arrived = { ...late, characters: { ...late.characters, wat: { ...who(late, 'wat'), arrived: late.clock } } }
    expect(refused(act(arrived, 'select wat'), 'work-winch')).toBe('not-there-since-turn-start SG-RUL-077')
  })

  test('SG-RUL-077 SG-1.8-2 a stun in the enemy phase breaks it, being attacked alone does not', () => {
    const fight = (die: number) => {
      const map = { ...GATE, hexes: { ...GATE.hexes, '1,-1': 'interior' } }
      let state = at({
        map,
        first: 'garrison',
        turn: 5,
        bridge: 'up',
        characters: [
          man('wat', '0,-1', { attack: 1, defense: 2, move: 4 }),
          man('odo', '9,9'),
          man('dai', '1,-1', { attack: 6, defense: 9, move: 4 }),
        ],
      })
      state = acts(state, 'select wat', 'work-winch', 'end-step')
      while (state.step !== 'melee' || state.phase !== 'besieger') state = act(state, 'end-step')
      return toNextTurn(act(acts(state, 'join dai', 'target wat'), 'fight', die))
    }
    expect(fight(6).bridge).toBe('down')
    expect(fight(2).bridge).toBe('up')
  })

  test('SG-RUL-077 he may shoot or attack of his own will after all, and the winch is left', () => {
    const beside = [man('jones', '1,-1', { seat: 'besieger', attack: 1, defense: 1 })]
    const map = { ...GATE, hexes: { ...GATE.hexes, '1,-1': 'interior' } }
    const manned = (unit: string): State =>
      acts(
        gate({ map, characters: [man('wat', '0,-1', { class: unit, attack: 9 }), man('odo', '9,9'), ...beside] }),
        'select wat',
        'work-winch',
        'end-step',
      )
    const called = acts(manned('knight'), 'join wat', 'target jones', 'call-off')
    expect([called.winch, toNextTurn(called).bridge]).toEqual(['wat', 'down'])
    const fought = act(acts(manned('knight'), 'join wat', 'target jones'), 'fight', 10)
    expect(fought.winch).toBeUndefined()
    const shot = act(act(manned('archer'), 'select wat'), 'shoot jones', 10)
    expect(shot.winch).toBeUndefined()
    expect(toNextTurn(manned('archer')).bridge).toBe('down')
  })

  test('SG-1.8-4 SG-1.8-5 SG-1.8-6 SG-EX-34 whoever is on it falls into the ditch, stunned; a hurt man dies', () => {
    const raised = (state: string) => {
      const working = acts(gate({ bridge: 'down' }, [man('jones', '0,1', { state })]), 'select wat', 'work-winch')
      return toNextTurn(working)
    }
    const fallen = raised('healthy')
    expect(fallen.agenda[0]).toMatchObject({ kind: 'land', seat: 'besieger', piece: 'jones', why: 'bridge' })
    expect(offers(fallen, 'land')).toEqual(['-1,1', '-1,2', '1,1'])
    const landed = act(fallen, 'land -1,2')
    expect([placeOfPiece(landed, 'jones'), who(landed, 'jones').condition]).toEqual(['-1,2', 'stunned'])
    expect(refused(fallen, 'land 5,5')).toBe('out-of-reach SG-1.8-4')
    expect(who(act(raised('wounded'), 'land -1,2'), 'jones').condition).toBe('dead')
  })

  test('SG-1.8-4 SG-1.62-2 of two who lie in a pile on it both are thrown', () => {
    const state = gate({ bridge: 'down' }, [man('jones', '0,1'), man('owen', '4,4')])
    const owen = { ...who(state, 'owen'), hex: '0,1', fell: true as const, arrived: 8 }
    const due = turnBridge({ ...state, winch: 'wat', characters: { ...state.characters, owen } })
    const thrown = due.flatMap(event => (event.kind === 'due' ? event.tasks : []))
    expect(thrown.map(task => task.kind === 'land' && task.piece)).toEqual(['jones', 'owen'])
  })

  test('SG-RUL-078 a horse on the bridge dies and its rider is thrown as a man on foot', () => {
    const working = acts(
      gate({ bridge: 'down' }, [man('john', '0,1', { seat: 'besieger', rear: '0,2' })]),
      'select wat',
      'work-winch',
    )
    const fallen = toNextTurn(working)
    expect(fallen.animals['john-horse']?.dead).toBe(true)
    const landed = act(fallen, 'land -1,2')
    expect([who(landed, 'john').condition, who(landed, 'john').horse]).toEqual(['stunned', undefined])
  })

  test('SG-RUL-042 the gateway is closed while the bridge is up and open when it is down', () => {
    const walker = (bridge: string) => {
      const state = at({ map: GATE, bridge, characters: [man('dai', '0,1', { move: 1, attack: 1, defense: 1 })] })
      return offers(act(state, 'select dai'), 'go').includes('0,0')
    }
    expect([walker('up'), walker('down')]).toEqual([false, true])
  })

  test('SG-RUL-015 the stunned do not work the winch', () => {
    expect(
      legal(gate({ characters: [man('wat', '0,-1', { state: 'stunned' }), man('odo', '4,4'), man('dai', '5,5')] })),
    ).not.toContain('select wat')
  })
})
