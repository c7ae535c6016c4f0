/** Riders who follow after a fight, and fights judged before they are offered. */
import { describe, expect, test } from 'vitest'
import { meleeRefusal } from '../../src/rules/1-7-melee.ts'
import type { State } from '../../src/state.ts'
import { act, acts, at, man, offers, who } from '../table.ts'

const charge = (hugo: object = {}, more: object = {}): State =>
  at({
    step: 'melee',
    characters: [
      man('hugo', '0,0', { class: 'knight', rear: '-1,0', attack: 40, defense: 9, move: 6, ...hugo }),
      man('wat', '1,0', { seat: 'garrison' }),
      man('far', '9,0', { seat: 'garrison' }),
    ],
    ...more,
  })
/** The rider has killed the man before him. */
const won = (hugo: object = {}, more: object = {}): State => {
  const after = act(acts(charge(hugo, more), 'join hugo', 'target wat'), 'fight', 1)
  return after.agenda[0]?.kind === 'allot' ? act(after, 'take wat') : after
}

describe('1.73 riders who follow', () => {
  test('SG-1.73-1 SG-3.31-1 the horse’s head comes into the hex that was left first, its rear where the head or the rear was', () => {
    const ways = offers(won({ move: 2 }), 'advance')
    expect(ways.filter(text => text.startsWith('hugo 1,0'))).toEqual(['hugo 1,0 0,0'])
    const bent = offers(won({ move: 2, rear: '0,1' }), 'advance')
    expect(bent.filter(text => text.startsWith('hugo 1,0'))).toEqual(['hugo 1,0 0,0', 'hugo 1,0 0,1'])
    const gone = act(won({ move: 2 }), 'advance hugo 1,0 0,0')
    expect([who(gone, 'hugo').hex, who(gone, 'hugo').rear]).toEqual(['1,0', '0,0'])
  })
  test('SG-RUL-066 half the allowance, rounded down, the first hex whatever it costs', () => {
    const reach = (move: number): readonly string[] => offers(won({ move }), 'advance').map(text => text.split(' ')[1]!)
    expect(reach(3)).toEqual(['1,0'])
    expect(reach(1)).toEqual(['1,0'])
    expect(reach(4)).toContain('2,0')
    expect(reach(5)).not.toContain('3,0')
    expect(reach(6)).toContain('3,0')
  })
  test('SG-1.73-4 one hex only when an enemy could strike at him before he starts', () => {
    const beside = man('hob', '0,-1', { seat: 'garrison' })
    const state = charge()
    const pinned = won(
      {},
      {
        characters: [
          ...['hugo', 'wat', 'far'].map(id => {
            const c = who(state, id)
            return man(id, c.hex!, {
              seat: c.seat,
              ...(id === 'hugo' ? { class: 'knight', rear: '-1,0', attack: 40, defense: 9, move: 6 } : {}),
            })
          }),
          beside,
        ],
      },
    )
    expect(offers(pinned, 'advance')).toEqual(['hugo 1,0 0,0'])
  })
  test('SG-RUL-124 SG-GEO-51 no rider turns into the hex given up through a wall that parts it from his horse', () => {
    const turns = (sides: object): boolean => {
      const state = at({
        map: { sides },
        step: 'melee',
        characters: [man('hugo', '0,0', { class: 'knight', rear: '-1,0', attack: 90 }), man('wat', '0,-1')],
      })
      return offers(act(acts(state, 'join hugo', 'target wat'), 'fight', 1), 'advance').includes('hugo 0,-1 -1,0')
    }
    expect([turns({}), turns({ '-1,0/1': 'wall' })]).toEqual([true, false])
  })
  test('SG-3.32-1 no rider follows onto ground closed to horses', () => {
    const onto = (hexes: object): boolean =>
      offers(won({}, { map: { hexes } }), 'advance').some(text => text.startsWith('hugo 2,0'))
    expect([onto({}), onto({ '2,0': 'ditch' })]).toEqual([true, false])
  })
})

describe('a fight judged before it is offered', () => {
  const why = (attackers: readonly string[], defenders: readonly string[], more: object = {}): string => {
    const refusal = meleeRefusal(charge({}, { step: 'movement', phase: 'garrison', ...more }), { attackers, defenders })
    return refusal ? `${refusal.error.code} ${refusal.error.rule}` : 'accepted'
  }
  test('SG-1.7-1 in whoever’s phase and step, the attackers’ own is meant', () => {
    expect(why(['hugo'], ['wat'])).toBe('accepted')
    expect(why(['wat'], ['hugo'], { phase: 'besieger' })).toBe('below-one-to-one SG-1.7-4')
  })
  test.each([
    ['SG-1.7-1 no-such-piece', ['nobody'], ['wat']],
    ['SG-1.7-1 no-such-piece', ['hugo'], ['nobody']],
    ['SG-1.7-1 no-fight', ['hugo'], []],
    ['SG-1.2-2 not-your-piece', ['hugo', 'wat'], ['far']],
    ['SG-1.7-1 not-adjacent', ['hugo'], ['far']],
    ['SG-1.72-2 already-there', ['hugo'], ['wat', 'wat']],
    ['SG-1.7-1 own-side', ['hugo'], ['hugo']],
  ])('%s: %j against %j', (expected, attackers, defenders) => {
    expect(why(attackers, defenders).split(' ').reverse().join(' ')).toBe(expected)
  })
})
