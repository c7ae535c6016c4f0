import { describe, expect, test } from 'vitest'
import type { Part } from '../../src/effects/effect.ts'
import { at, beast, card } from '../table.ts'

/** The boss turns an action of one part against south. */
const turned = (part: Part, south: object = {}, miner: 'easy' | 'hard' = 'hard', boss: object = {}) => {
  const t = at(
    {
      turn: 'boss',
      step: 'action',
      south: { resources: 20, casualties: [card('top', { action: [part] }), 'archangel', 'assassin'], ...south },
      boss: {
        resources: 20,
        menace: 5,
        life: 30,
        hand: [card('wake', { cost: 0, command: 'action', action: [{ do: 'turn-against' }] })],
        ...boss,
      },
    },
    { mode: 'solo', boss: 'nyryki-easy', miner },
  )
  t.do('south', 'choose go')
  t.pass()
  return t
}
const OX = { track: { top: beast('ox', 3, 1), middle: beast('bull', 3, 1) } }
const THEIRS = { of: 'supporter', side: 'opponent' } as const
const OWN_ALLY = { of: 'ally', take: 1 } as const

describe('SS-MINER-7 hard mode: what is not clearly bad becomes the worst', () => {
  test('readying Supporters turns them all', () => {
    const turnedOver = (miner: 'easy' | 'hard') =>
      turned({ do: 'reset', amount: 1 }, { supporters: 2 }, miner).events.flatMap(event =>
        event.kind === 'supporters-committed' ? event.ids : [],
      )
    expect(turnedOver('hard')).toHaveLength(2)
    expect(turnedOver('easy')).toEqual([])
  })

  test('salvage destroys the two top Casualties', () => {
    const t = turned({ do: 'salvage', amount: 1, to: 'hand' })
    expect(t.state.destroyed.map(one => one.design)).toEqual(expect.arrayContaining(['top', 'archangel']))
    expect(t.pile('south', 'casualties')).toEqual(['assassin'])
  })

  test('tucking a hand card discards one, the player choosing', () => {
    const hand = [
      { card: 'archangel', id: 'h5' },
      { card: 'filler', id: 'h6' },
    ]
    const t = turned({ do: 'tuck', amount: 2 }, { hand })
    t.do('south', 'choose h6')
    expect(t.pile('south', 'hand')).toEqual(['archangel'])
    expect(t.pile('south', 'casualties')[0]).toBe('filler')
  })

  test.each<[string, Part]>([
    ['deploying', { do: 'deploy', what: { of: 'hand', side: 'own', take: 1 } }],
    ['placing', { do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }],
    ['returning an own creature', { do: 'return', what: OWN_ALLY }],
  ])('%s becomes a sacrifice, the player choosing', (_what, part) => {
    const t = turned(part, OX)
    t.do('south', `choose ${t.id('bull')}`)
    expect(t.place('bull')).toBeUndefined()
    expect(t.place('ox')).toBe('top')
  })

  test('a change of figures takes one ATT from every creature of the player until the boss’s next turn', () => {
    const t = turned({ do: 'mod', what: OWN_ALLY, att: 2, until: 'end-of-turn' }, OX)
    expect([t.att('ox'), t.att('bull')]).toEqual([2, 2])
    const easy = turned({ do: 'mod', what: OWN_ALLY, att: 2, until: 'end-of-turn' }, OX, 'easy')
    expect([easy.att('ox'), easy.att('bull')]).toEqual([3, 3])
  })

  test('an extra turn is the boss’s', () => {
    expect(turned({ do: 'extra-turn' }).count('extra-turn-granted')).toBe(1)
    expect(turned({ do: 'extra-turn' }, {}, 'easy').count('extra-turn-granted')).toBe(0)
  })

  test('an advance moves the boss’s track', () => {
    const moved = (miner: 'easy' | 'hard') =>
      turned({ do: 'advance', who: 'you', times: 1 }, {}, miner, { track: { deployment: 'goblin-tank' } }).place(
        'goblin-tank',
      )
    expect([moved('hard'), moved('easy')]).toEqual(['middle', 'deployment'])
  })

  test('what has no worse form stays ignored', () => {
    const t = turned({ do: 'peek', at: 'opponent' })
    expect(t.events.some(event => event.kind === 'boss-reasoned' && event.why === 'miner-ignores-action')).toBe(true)
  })
})

describe('SS-MINER-1 SS-MINER-6 what is turned and what is not in the easy mode', () => {
  test.each<[string, Part, boolean]>([
    ['damage to the opponent', { do: 'dmg', to: 'opponent', amount: 1 }, true],
    ['damage to oneself', { do: 'dmg', to: 'you', amount: 1 }, false],
    ['the opponent discards', { do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }, true],
    ['one discards', { do: 'discard', from: 'you', amount: 1, chosen: 'victim' }, false],
    ['the opponent sacrifices', { do: 'sacrifice', who: 'opponent', amount: 1 }, true],
    ['one sacrifices', { do: 'sacrifice', who: 'you', amount: 1 }, false],
    ['the opponent’s track stalls', { do: 'stall', who: 'opponent' }, true],
    ['the own track stalls', { do: 'stall', who: 'you' }, false],
    ['an enemy goes back to the hand', { do: 'return', what: { of: 'enemy', take: 1 } }, true],
    ['an enemy grows weaker', { do: 'mod', what: { of: 'enemy', take: 1 }, att: -1, until: 'end-of-turn' }, true],
    ['an own creature goes back to the hand', { do: 'return', what: OWN_ALLY }, false],
    ['an own creature grows stronger', { do: 'mod', what: OWN_ALLY, att: 1, until: 'end-of-turn' }, false],
    ['killing', { do: 'kill', what: { of: 'enemy', take: 1 } }, true],
    ['destroying', { do: 'destroy', what: { of: 'creature', side: 'any', take: 1 } }, true],
    ['raising', { do: 'raise', amount: 1 }, true],
    ['their Supporters turned', { do: 'commit', what: { ...THEIRS, take: 'all' }, hold: false }, true],
    ['a Supporter taken', { do: 'take', what: { ...THEIRS, take: 1 } }, true],
    ['stealing', { do: 'steal', amount: 1 }, true],
    ['an advance', { do: 'advance', who: 'opponent', times: 1 }, false],
  ])('%s', (_what, part, clear) => {
    const t = turned(part, { hand: 3, ...OX }, 'easy')
    const why = t.events.flatMap(event => (event.kind === 'boss-reasoned' ? [event.why] : []))
    expect(why.includes('miner-turns-action')).toBe(clear)
    expect(why.includes('miner-ignores-action')).toBe(!clear)
  })

  test('a part after a price or a condition is turned too, without the price', () => {
    const price = turned(
      { do: 'price', price: { pay: 3 }, does: [{ do: 'dmg', to: 'opponent', amount: 2 }] },
      {},
      'easy',
    )
    expect(price.pile('south', 'resources')).toHaveLength(18)
    const may = turned({ do: 'may', does: [{ do: 'heal', amount: 2 }] }, {}, 'easy')
    expect(may.pile('south', 'resources')).toHaveLength(18)
  })
})
