import { describe, expect, test } from 'vitest'
import type { Part } from '../../src/effects/effect.ts'
import { at, beast, card, dmg } from '../table.ts'

/** Whether an action of this one part may be played at all. */
const playable = (part: Part, north: object = {}, south: object = {}, cost = 0): boolean => {
  const hand = [card('deed', { id: 'h1', cost, action: [part] }), ...(('hand' in north ? north.hand : []) as object[])]
  const t = at({ north: { resources: 9, ...north, hand }, south: { resources: 9, ...south } })
  return t.legal('north').includes('play h1 action')
}
const OX = beast('ox', 1, 1)

describe('SS-RULING-72 an action that could do nothing is not offered', () => {
  test.each<[string, Part, object, object]>([
    ['discard of the own hand', { do: 'discard', from: 'you', amount: 1, chosen: 'victim' }, { hand: ['filler'] }, {}],
    ['discard of theirs', { do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }, {}, { hand: 1 }],
    ['steal', { do: 'steal', amount: 1 }, {}, { hand: 1 }],
    ['raise', { do: 'raise', amount: 1 }, {}, { casualties: 1 }],
    ['heal', { do: 'heal', amount: 1 }, { casualties: 1 }, {}],
    ['salvage', { do: 'salvage', amount: 1, to: 'hand' }, { casualties: 1 }, {}],
    [
      'salvage of a kind',
      { do: 'salvage', amount: 1, to: 'hand', where: { costAtLeast: 4 } },
      { casualties: ['archangel'] },
      {},
    ],
    ['tuck', { do: 'tuck', amount: 1 }, { hand: ['filler'] }, {}],
    ['a look at their hand', { do: 'peek', at: 'opponent' }, {}, { hand: 1 }],
    ['sacrifice of an own creature', { do: 'sacrifice', who: 'you', amount: 1 }, { track: { top: OX } }, {}],
    ['sacrifice of theirs', { do: 'sacrifice', who: 'opponent', amount: 1 }, {}, { track: { top: OX } }],
    ['deploy out of the hand', { do: 'deploy', what: { of: 'hand', side: 'own', take: 1 } }, { hand: [OX] }, {}],
    [
      'deploy off the Casualties',
      { do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } },
      { casualties: [OX] },
      {},
    ],
    [
      'place out of the hand',
      { do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' },
      { hand: [OX] },
      {},
    ],
    [
      'place off the Casualties, with no hand left',
      { do: 'place', what: { of: 'casualties', side: 'own', take: { top: 1 } }, on: 'frontline' },
      { casualties: [OX] },
      {},
    ],
    ['advance of the own track', { do: 'advance', who: 'you', times: 1 }, { track: { middle: OX } }, {}],
    ['advance of theirs', { do: 'advance', who: 'opponent', times: 1 }, {}, { track: { middle: OX } }],
    [
      'recruit off the Casualties',
      { do: 'recruit', what: { of: 'casualties', side: 'own', take: { top: 1 } } },
      { casualties: 1 },
      {},
    ],
    ['reset', { do: 'reset', amount: 1 }, { supporters: [{ card: 'filler', ready: false }] }, {}],
    ['take', { do: 'take', what: { of: 'supporter', side: 'opponent', take: 1 } }, {}, { supporters: 1 }],
    [
      'commit',
      { do: 'commit', what: { of: 'supporter', side: 'opponent', take: 1 }, hold: false },
      {},
      { supporters: 1 },
    ],
    ['kill', { do: 'kill', what: { of: 'enemy', take: 1 } }, {}, { track: { top: OX } }],
    [
      'destroy off their Casualties',
      { do: 'destroy', what: { of: 'casualties', side: 'opponent', take: { top: 1 } } },
      {},
      { casualties: 1 },
    ],
    [
      'destroy off the own Casualties',
      { do: 'destroy', what: { of: 'casualties', side: 'own', take: 'all' } },
      { casualties: 1 },
      {},
    ],
    ['return', { do: 'return', what: { of: 'ally', take: 1 } }, { track: { top: OX } }, {}],
    ['shift', { do: 'shift', what: { of: 'ally', take: 1 } }, { track: { deployment: OX } }, {}],
    [
      'a change of figures',
      { do: 'mod', what: { of: 'enemy', take: 'all' }, att: -1, until: 'end-of-turn' },
      {},
      { track: { top: OX } },
    ],
    [
      'immunity',
      { do: 'immune', what: { of: 'ally', take: 1 }, from: 'target', until: 'end-of-turn' },
      { track: { top: OX } },
      {},
    ],
    [
      'copy',
      { do: 'copy', what: { of: 'ally', take: 1 } },
      { track: { top: beast('mage', 1, 1, { action: [dmg(1)] }) } },
      {},
    ],
    [
      'shoot',
      { do: 'shoot' },
      { track: { top: beast('bow', 1, 1, { passives: [{ kind: 'static', does: { do: 'aim', amount: 2 } }] }) } },
      {},
    ],
    ['sacrifice as a price', { do: 'price', price: { sacrifice: 1 }, does: [dmg(1)] }, { track: { top: OX } }, {}],
    [
      'sacrifice of any number as a price',
      { do: 'price', price: { sacrifice: 'any-number' }, does: [dmg(1)] },
      { track: { top: OX } },
      {},
    ],
    [
      'a condition',
      { do: 'if', when: { is: 'count', of: { of: 'ally' }, cmp: 'at-least', than: 1 }, does: [dmg(1)] },
      { track: { top: OX } },
      {},
    ],
    ['cards held or Supporters for a price', { do: 'price', price: { pay: 2 }, does: [dmg(1)] }, { supporters: 2 }, {}],
    [
      'immunity of the own Supporters',
      {
        do: 'immune',
        what: { of: 'supporter', side: 'own', take: 'all' },
        from: 'kill-and-take',
        until: 'end-of-turn',
      },
      { supporters: 1 },
      {},
    ],
    [
      'commit of all',
      { do: 'commit', what: { of: 'supporter', side: 'opponent', take: 'all' }, hold: false },
      {},
      { supporters: 1 },
    ],
    ['raise by count', { do: 'raise', amount: { countOf: { of: 'ally' } } }, { track: { top: OX } }, { casualties: 1 }],
    ['damage by count', { do: 'dmg', to: 'opponent', amount: { countOf: { of: 'ally' } } }, { track: { top: OX } }, {}],
  ])('%s', (_what, part, north, south) => {
    expect(playable(part), 'without it').toBe(false)
    expect(playable(part, north, south), 'with it').toBe(true)
  })

  test.each<[string, Part]>([
    ['stall', { do: 'stall', who: 'opponent' }],
    ['less damage', { do: 'damage-mod', by: -1, until: 'end-of-turn' }],
    ['a stronger keyword', { do: 'key-mod', key: 'heal', by: 1, until: 'end-of-turn' }],
    ['draw', { do: 'draw', amount: 1 }],
    ['vision', { do: 'vision', amount: 1 }],
    ['a look at the own hand', { do: 'peek', at: 'own' }],
    ['an extra turn', { do: 'extra-turn' }],
    ['recruit off the Resources', { do: 'recruit', what: { of: 'resources', side: 'own', take: { top: 1 } } }],
  ])('%s can always be played', (_what, part) => {
    expect(playable(part)).toBe(true)
  })

  test.each<[string, Part]>([
    ['menace', { do: 'menace', by: 1 }],
    ['recover', { do: 'recover', amount: 1 }],
    ['flip', { do: 'flip' }],
    ['draw nothing', { do: 'draw', amount: { countOf: { of: 'ally' } } }],
  ])('SS-RULING-67 %s does nothing for a player', (_what, part) => {
    expect(playable(part)).toBe(false)
  })

  test('SS-PLACE-2 nothing is deployed onto a Defender, nor placed on a taken No Man’s Land', () => {
    const deploy: Part = { do: 'deploy', what: { of: 'hand', side: 'own', take: 1 } }
    expect(playable(deploy, { hand: [OX], track: { deployment: beast('wall') } })).toBe(false)
    const place: Part = { do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'no-mans-land' }
    expect(playable(place, { hand: [OX] })).toBe(true)
    expect(playable(place, { hand: [OX] }, { nml: beast('wall') })).toBe(false)
  })

  test('SS-RULING-72 a number that comes to nothing, Shoot without Aim, a price beyond the means', () => {
    const none = { countOf: { of: 'ally' } } as const
    expect(playable({ do: 'raise', amount: none }, {}, { casualties: 1 })).toBe(false)
    expect(playable({ do: 'steal', amount: none }, {}, { hand: 1 })).toBe(false)
    const sharp = beast('eye', 1, 1, { passives: [{ kind: 'static', does: { do: 'key-mod', key: 'shoot', by: 1 } }] })
    expect(playable({ do: 'shoot' }, { track: { top: sharp } })).toBe(false)
    const priced: Part = { do: 'price', price: { pay: 1 }, does: [dmg(1)] }
    expect(playable(priced, { hand: ['filler'] }, {}, 1)).toBe(false)
    expect(playable(priced, { hand: ['filler', 'filler'] }, {}, 1)).toBe(true)
  })

  test('SS-SUP-4 SS-RULING-72 a committed Supporter is not committed again, but it can be held', () => {
    const spent = { supporters: [{ card: 'filler', ready: false }] }
    for (const take of [1, 'all'] as const) {
      const what = { of: 'supporter', side: 'opponent', take } as const
      expect(playable({ do: 'commit', what, hold: false }, {}, spent)).toBe(false)
      expect(playable({ do: 'commit', what, hold: true }, {}, spent)).toBe(true)
    }
  })

  test('SS-PAY-5 SS-RULING-72 the own piles are counted as they will be when it has been paid for', () => {
    const all = (of: 'casualties' | 'hand'): Part => dmg({ countOf: { of, side: 'own' } })
    expect(playable(all('casualties'), { hand: ['filler'] }, {}, 0)).toBe(false)
    expect(playable(all('casualties'), { hand: ['filler'] }, {}, 1)).toBe(true)
    expect(playable(all('casualties'), { hand: ['filler'], supporters: 1 }, {}, 1)).toBe(true)
    expect(playable(all('hand'))).toBe(false)
    expect(playable(all('hand'), { hand: ['filler'] }, {}, 1)).toBe(false)
    expect(playable(all('hand'), { hand: ['filler', 'filler'] }, {}, 1)).toBe(true)
    const three: Part = {
      do: 'if',
      when: { is: 'count', of: { of: 'casualties', side: 'own' }, cmp: 'at-least', than: 3 },
      does: [dmg(1)],
    }
    expect(playable(three, { hand: ['filler', 'filler'] }, {}, 2)).toBe(false)
    expect(playable(three, { hand: ['filler', 'filler', 'filler'] }, {}, 3)).toBe(true)
  })

  test('SS-PAY-5 SS-RULING-72 so are those by which a passive in play changes what a text asks for', () => {
    const strong: Part = { do: 'kill', what: { of: 'enemy', take: 1, where: { attAtLeast: 2 } } }
    const att = { countOf: { of: 'hand', side: 'own' } } as const
    const drill = beast('drill', 0, 1, {
      passives: [{ kind: 'static', does: { do: 'mod', what: { of: 'enemy' }, att } }],
    })
    const facing = { track: { top: beast('mouse', 1) } }
    expect(playable(strong, { track: { top: drill }, hand: ['filler'] }, facing, 1)).toBe(false)
    expect(playable(strong, { track: { top: drill }, hand: ['filler', 'filler'] }, facing, 1)).toBe(true)
  })

  test('SS-RULING-72 drawing none does nothing', () => {
    expect(playable({ do: 'draw', amount: 0 })).toBe(false)
    expect(playable({ do: 'draw', amount: 1 })).toBe(true)
  })

  test('SS-CARD-5 SS-RULING-72 what lies in another hand or in a deck opens or closes nothing', () => {
    const dear = { costAtLeast: 5 } as const
    for (const of of ['hand', 'resources'] as const) {
      const group = { of, side: 'opponent', where: dear } as const
      const when = { is: 'count', of: group, cmp: 'at-least', than: 1 } as const
      const than = { is: 'count', of: { of: 'ally' }, cmp: 'exactly', than: { countOf: group } } as const
      const parts: readonly Part[] = [
        { do: 'if', when, does: [dmg(1)] },
        { do: 'if', when: than, does: [dmg(1)] },
        dmg({ countOf: group }),
      ]
      for (const part of parts)
        for (const held of ['archangel', 'filler']) expect(playable(part, {}, { [of]: [held] }), held).toBe(true)
      // That nothing lies there, everybody sees.
      expect(playable(dmg({ countOf: group }), {}, { [of]: 0 })).toBe(false)
    }
    const mine = { countOf: { of: 'hand', side: 'own', where: dear } } as const
    expect(playable(dmg(mine), { hand: ['filler'] })).toBe(false)
    expect(playable(dmg(mine), { hand: ['archangel'] })).toBe(true)
    expect(playable(dmg({ countOf: { of: 'resources', side: 'own', where: dear } }))).toBe(true)
  })

  test('SS-RULING-72 a price that nobody on the track can pay, because none fits, does not make an action playable', () => {
    const part: Part = { do: 'price', price: { sacrifice: 1, where: { attAtLeast: 5 } }, does: [dmg(1)] }
    expect(playable(part, { track: { top: beast('mouse', 1) } })).toBe(false)
    expect(playable(part, { track: { top: beast('bull', 5) } })).toBe(true)
  })

  test('SS-RULING-72 SS-CARD-6 an Action of the boss on top of the pile cannot be deployed, unless a payment may cover it', () => {
    const deploy: Part = { do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }
    const casualties = ['seal-of-haste', 'filler']
    expect(playable(deploy, { casualties: ['filler'] })).toBe(true)
    expect(playable(deploy, { casualties })).toBe(false)
    expect(playable(deploy, { casualties, supporters: 1 }, {}, 1)).toBe(false)
    expect(playable(deploy, { casualties, hand: ['filler'] }, {}, 0)).toBe(false)
    expect(playable(deploy, { casualties, hand: ['filler'] }, {}, 1)).toBe(true)
    const boss = { menace: 1, track: { top: 'corpse-cart' }, casualties: ['tainted-miracle'], resources: 9 }
    const t = at({ turn: 'boss', step: 'advance', south: { resources: 9 }, boss }, { mode: 'solo' })
    t.do('south', 'choose go')
    expect([t.count('storm-action-skipped'), t.count('link-added')]).toEqual([1, 0])
  })
})

describe('SS-RULING-72 nobody is asked whether to do what cannot be done', () => {
  test('a shift into a space that is taken', () => {
    const t = at({
      north: {
        hand: [
          { card: 'cloudstep-courier', id: 'h1' },
          { card: 'filler', id: 'h2' },
          { card: 'filler', id: 'h3' },
        ],
        track: { middle: OX },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 creature', 'pay h2', 'pay h3')
    expect(t.state.decisions).toMatchObject([{ kind: 'turn', seat: 'north' }])
  })

  test('but to place a second copy of the card played', () => {
    const call = card('call', {
      id: 'h1',
      action: [{ do: 'may', does: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }] }],
    })
    const t = at({ north: { hand: [call, { ...call, id: 'h2' }], resources: 9 }, south: { resources: 9 } })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    expect(t.legal('north')).toEqual(['choose yes', 'choose no'])
  })

  test('a Supporter off Resources that are empty', () => {
    const t = at({ turn: 'south', step: 'end', north: { frontline: 'the-iron-tsarina' }, south: { resources: 9 } })
    t.do('south', 'next')
    expect(t.state.decisions).toMatchObject([{ kind: 'turn', seat: 'north' }])
  })

  test('a payment for a Supporter that lies under the Resources by then', () => {
    const t = at({
      north: {
        hand: [{ card: 'shambling-conscript', id: 'h1' }, 'filler'],
        track: { top: { card: 'shambling-conscript', id: 'c2' } },
        frontline: 'lich-quartermaster',
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action', 'choose c2')
    expect(t.state.decisions).toMatchObject([{ kind: 'react', seat: 'south' }])
  })
})
