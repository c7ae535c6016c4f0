import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/effects/effect.ts'
import { at, beast, card, dmg } from '../table.ts'

const played = (action: Effect, north: object = {}, south: object = {}) => {
  const hand = [card('deed', { id: 'h1', action }), ...(('hand' in north ? north.hand : []) as object[])]
  const t = at({ north: { resources: 9, ...north, hand }, south: { resources: 9, ...south } })
  t.do('north', 'play h1 action')
  t.pass()
  return t
}
const THREE = [
  { card: 'archangel', id: 'h5' },
  { card: 'filler', id: 'h6' },
  { card: 'assassin', id: 'h7' },
]

describe('what the words of the effect language do', () => {
  test('SS-RULING-33 the controller looks at the hand and chooses; only he learns it', () => {
    const t = played([{ do: 'discard', from: 'opponent', amount: 1, chosen: 'controller' }], {}, { hand: THREE })
    expect(t.count('hand-peeked')).toBe(1)
    t.do('north', 'choose h5')
    expect(t.pile('south', 'hand')).toEqual(['filler', 'assassin'])
  })

  test('SS-RULING-33 the victim chooses what he discards, in his order', () => {
    const t = played([{ do: 'discard', from: 'opponent', amount: 2, chosen: 'victim' }], {}, { hand: THREE })
    expect(t.count('hand-peeked')).toBe(0)
    t.do('south', 'choose h7', 'choose h5')
    expect(t.pile('south', 'casualties')).toEqual(['archangel', 'assassin'])
  })

  test('SS-RULING-33 more than there are: all of them', () => {
    const t = played([{ do: 'discard', from: 'opponent', amount: 5, chosen: 'random' }], {}, { hand: THREE })
    expect(t.pile('south', 'hand')).toEqual([])
  })

  test('SS-SYN-2 tucked cards go under the Resources in the order chosen', () => {
    const t = played([{ do: 'tuck', amount: 2 }], { hand: THREE, resources: ['filler'] })
    t.do('north', 'choose h7', 'choose h5')
    expect(t.pile('north', 'resources')).toEqual(['filler', 'assassin', 'archangel'])
    expect(t.pile('north', 'hand')).toEqual(['filler'])
  })

  test('SS-SYN-2 salvaged cards: to the hand, under the Resources one by one, or shuffled in', () => {
    const north = { casualties: ['archangel', 'assassin', 'gutter-imp'], resources: ['filler'] }
    const hand = played([{ do: 'salvage', amount: 2, to: 'hand' }], north)
    expect(hand.pile('north', 'hand')).toEqual(['archangel', 'assassin'])
    const bottom = played([{ do: 'salvage', amount: 2, to: 'bottom' }], north)
    expect(bottom.pile('north', 'resources')).toEqual(['filler', 'archangel', 'assassin'])
    expect(bottom.count('resources-shuffled')).toBe(0)
    const shuffled = played([{ do: 'salvage', amount: 'all', to: 'resources' }], north)
    expect([...shuffled.pile('north', 'resources')].sort()).toEqual(['archangel', 'assassin', 'filler', 'gutter-imp'])
    expect(shuffled.count('resources-shuffled')).toBe(1)
  })

  test('SS-UND-2 destroyed off a Casualties pile: the top ones, all, own or theirs', () => {
    const piles = { casualties: ['archangel', 'assassin', 'gutter-imp'] }
    const destroy = (side: 'own' | 'opponent', take: 'all' | { top: number }) =>
      played([{ do: 'destroy', what: { of: 'casualties', side, take } }], piles, piles)
    const theirs = destroy('opponent', { top: 2 })
    expect(theirs.pile('south', 'casualties')).toEqual(['gutter-imp'])
    expect(theirs.state.destroyed).toHaveLength(2)
    expect(destroy('opponent', 'all').pile('south', 'casualties')).toEqual([])
    const own = destroy('own', { top: 1 })
    expect(own.pile('north', 'casualties')).toEqual(['deed', 'assassin', 'gutter-imp'])
    expect(own.pile('south', 'casualties')).toHaveLength(3)
  })

  test('SS-UND-2 a destroyed Supporter goes to the Destroyed cards, a killed one to its owner’s Casualties', () => {
    const south = { supporters: [{ card: 'archangel', id: 's9' }] }
    const what = { of: 'supporter', side: 'opponent', take: 1 } as const
    const destroyed = played([{ do: 'destroy', what }], {}, south)
    expect(destroyed.state.destroyed.map(one => one.design)).toEqual(['archangel'])
    expect(destroyed.pile('south', 'casualties')).toEqual([])
    const killed = played([{ do: 'kill', what }], {}, south)
    expect(killed.pile('south', 'casualties')).toEqual(['archangel'])
  })

  test('SS-KW-OWN-1 a Supporter taken changes owner and arrives ready', () => {
    const t = played(
      [{ do: 'take', what: { of: 'supporter', side: 'opponent', take: 1 } }],
      {},
      { supporters: [{ card: 'archangel', id: 's9', ready: false }] },
    )
    expect(t.pile('south', 'supporters')).toEqual([])
    expect(t.state.stocks.north?.supporters).toMatchObject([{ design: 'archangel', ready: true }])
  })

  test('SS-PLACE-1 SS-RULING-20 placed off the Casualties with an empty hand; the own Frontline is taken over', () => {
    const t = played([{ do: 'place', what: { of: 'casualties', side: 'own', take: { top: 1 } }, on: 'frontline' }], {
      casualties: [beast('ghost', 2, 2)],
      frontline: beast('old', 1, 1),
    })
    expect(t.place('ghost')).toBe('frontline')
    expect(t.place('old')).toBeUndefined()
  })

  test('a shift moves one space forward, never off the top space, never onto another creature', () => {
    const shift: Effect = [{ do: 'shift', what: { of: 'ally', take: 'all' } }]
    const free = played(shift, { track: { deployment: beast('ox') } })
    expect(free.place('ox')).toBe('middle')
    const full = played([...shift, dmg(1)], { track: { top: beast('ox'), middle: beast('bull') } })
    expect([full.place('ox'), full.place('bull')]).toEqual(['top', 'middle'])
  })

  test('SS-CHAIN-8 SS-ZONE-3 only who has an empty space ahead can be chosen for a shift', () => {
    const track = {
      top: beast('ox', 1, 0, { id: 'c4' }),
      deployment: beast('roe', 1, 0, { id: 'c6' }),
      middle: beast('elk', 1, 0, { id: 'c5' }),
    }
    const hand = [card('up', { id: 'h1', action: [{ do: 'shift', what: { of: 'ally', take: 1 } }] })]
    expect(at({ north: { hand, track }, south: {} }).no('north', 'play h1 action')).toBe(
      'action-does-nothing SS-RULING-72',
    )
    const { top: _, ...open } = track
    const t = at({ north: { hand, track: open }, south: {} })
    t.do('north', 'play h1 action')
    t.pass()
    expect([t.place('elk'), t.place('roe')]).toEqual(['top', 'deployment'])
  })

  test('SS-SYN-1 "you may" with a price and another part is one question, the price another', () => {
    const may: Effect = [{ do: 'may', does: [{ do: 'price', price: { pay: 1 }, does: [dmg(3)] }, dmg(1)] }]
    const dealt = (...answers: readonly string[]) => {
      const t = played(may, { hand: [{ card: 'filler', id: 'h5' }] })
      t.do('north', ...answers)
      return t.pile('south', 'casualties').length
    }
    expect(dealt('choose no')).toBe(0)
    expect(dealt('choose yes', 'choose no')).toBe(1)
    expect(dealt('choose yes', 'choose yes', 'pay h5')).toBe(4)
  })

  test('SS-TURN-PREP-1 who is held skips one Prepare step; a Reset readies him all the same', () => {
    const tax: Effect = [{ do: 'commit', what: { of: 'supporter', side: 'opponent', take: 'all' }, hold: true }]
    const t = at({
      turn: 'north',
      north: { hand: [card('tax', { id: 'h1', action: tax })], resources: 9 },
      south: {
        supporters: [{ card: 'filler', id: 's4' }],
        hand: [card('drum', { id: 'h2', action: [{ do: 'reset', amount: 1 }] })],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    t.pass()
    const lies = () => t.state.stocks.south!.supporters[0]
    expect(lies()).toMatchObject({ ready: false, held: true })
    t.do('north', 'next', 'next')
    expect(lies()).toEqual({ id: 's4', design: 'filler', ready: false })
    t.do('south', 'play h2 action')
    t.pass()
    expect(lies()).toMatchObject({ ready: true })
  })

  test('SS-KW-RESET-1 the owner chooses which Supporters become ready', () => {
    const supporters = ['s1', 's2', 's3'].map(id => ({ card: 'filler', id, ready: false }))
    const t = played([{ do: 'reset', amount: 2 }], { supporters })
    t.do('north', 'choose s3', 'choose s1')
    expect(t.state.stocks.north?.supporters.map(one => one.ready)).toEqual([true, false, true])
    const all = played([{ do: 'reset', amount: 'all' }], { supporters })
    expect(all.state.stocks.north?.supporters.every(one => one.ready)).toBe(true)
  })
})
