import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/effects/effect.ts'
import { siegestorm } from '../../src/game.ts'
import { at, beast, card, dmg, drawing, heal } from '../table.ts'

const stand = { do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' } as const
const BOLT = card('bolt', { id: 'h1', cost: 2, action: [dmg(3)] })

describe('5 Paying costs', () => {
  test('SS-PAY-1 a cost that cannot be paid in full refuses the play and spends nothing', () => {
    const t = at({ north: { hand: [BOLT, { card: 'filler', id: 'h2' }], resources: 9 }, south: { resources: 9 } })
    expect(t.no('north', 'play h1 action')).toBe('cannot-pay SS-PAY-1')
    expect(t.no('north', 'play h1 creature')).toBe('cannot-pay SS-PAY-1')
    expect(t.pile('north', 'hand')).toHaveLength(2)
  })

  test('SS-PAY-1 SS-PAY-3 exactly enough is enough', () => {
    const t = at({
      north: { hand: [BOLT, { card: 'filler', id: 'h2' }, { card: 'filler', id: 'h3' }], resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action', 'pay h2')
    expect(t.legal('north')).toEqual(['pay h3'])
    t.do('north', 'pay h3')
    t.pass()
    expect(t.pile('north', 'hand')).toEqual([])
    expect(t.pile('south', 'casualties')).toHaveLength(3)
  })

  test('SS-PAY-2 SS-RULING-64 the card being played pays for nothing else on the way either', () => {
    const t = at({
      north: {
        hand: [
          { card: 'shambling-conscript', id: 'h1' },
          { card: 'filler', id: 'h2' },
        ],
        track: { deployment: 'lich-quartermaster', middle: { card: 'gutter-imp', id: 'c3' } },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action', 'choose c3', 'choose yes')
    expect(t.no('north', 'pay h1')).toBe('pays-for-itself SS-PAY-2')
    expect(t.legal('north')).toEqual(['pay h2'])
    t.do('north', 'pay h2')
    t.pass()
    expect(t.pile('north', 'supporters')).toEqual(['gutter-imp'])
    expect(t.pile('north', 'casualties')).toEqual(['shambling-conscript', 'filler'])
  })

  test('SS-PAY-2 SS-RULING-64 with nothing but the card being played in hand such a price is not asked for', () => {
    const t = at({
      north: {
        hand: [{ card: 'shambling-conscript', id: 'h1' }],
        track: { deployment: 'lich-quartermaster', middle: { card: 'gutter-imp', id: 'c3' } },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action', 'choose c3')
    expect(t.state.decisions[0]!.kind).toBe('react')
  })

  test.each([
    ['discard', { do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }],
    ['choose', { do: 'discard', from: 'opponent', amount: 1, chosen: 'controller' }],
    ['steal', { do: 'steal', amount: 1 }],
  ] as const)('SS-CHAIN-1 SS-RULING-64 a %s set off by the price does not take the card being played', (_, does) => {
    const watcher = card('watcher', { passives: [{ kind: 'trigger', on: 'enemy-killed', does: [does] }] })
    const t = at({
      north: {
        hand: [{ card: 'shambling-conscript', id: 'h1' }],
        track: { middle: { card: 'gutter-imp', id: 'c3' } },
        resources: 9,
      },
      south: { track: { top: watcher }, resources: 9 },
    })
    t.do('north', 'play h1 action', 'choose c3')
    t.pass()
    expect(t.pile('north', 'hand')).toHaveLength(2)
    expect(t.pile('north', 'casualties')[0]).toBe('shambling-conscript')
  })

  test('SS-PAY-2 SS-SUP-2 hand cards and Supporters mix; the card played never pays for itself', () => {
    const t = at({
      north: { hand: [BOLT, { card: 'filler', id: 'h2' }], supporters: [{ card: 'filler', id: 's3' }], resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'pay h1')).toBe('pays-for-itself SS-PAY-2')
    expect(t.no('north', 'pay h99')).toBe('no-such-card SS-PAY-2')
    t.do('north', 'pay s3', 'pay h2')
    t.pass()
    expect(t.pile('north', 'supporters')).toHaveLength(1)
    expect(t.state.stocks.north!.supporters[0]!.ready).toBe(false)
    expect(t.pile('south', 'casualties')).toHaveLength(3)
  })

  test('SS-PAY-3 a cost of 0 is paid with nothing', () => {
    const t = at({
      north: { hand: [card('free', { id: 'h1', action: [dmg(1)] })], resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('north', 'casualties')).toEqual(['free'])
  })

  test('SS-PAY-3 SS-SUP-2 a Supporter pays one point, like a hand card', () => {
    const t = at({
      north: {
        hand: [BOLT],
        supporters: ['s2', 's3', 's4'].map(id => ({ card: 'filler', id })),
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action', 'pay s2')
    expect(t.legal('north')).toEqual(['pay s3', 'pay s4'])
    t.do('north', 'pay s4')
    expect(t.state.stocks.north!.supporters.map(one => one.ready)).toEqual([false, true, false])
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
  })

  test('SS-PAY-4 the payer’s order is the order on the Casualties', () => {
    for (const [a, b] of [
      ['h2', 'h3'],
      ['h3', 'h2'],
    ]) {
      const t = at({
        north: { hand: [BOLT, beast('ox', 1, 0, { id: 'h2' }), beast('elk', 1, 0, { id: 'h3' })], resources: 9 },
        south: { resources: 9 },
      })
      t.do('north', 'play h1 action', `pay ${a}`, `pay ${b}`)
      expect(t.pile('north', 'casualties')).toEqual(b === 'h3' ? ['elk', 'ox'] : ['ox', 'elk'])
    }
  })

  test('SS-PAY-5 SS-EX-5 SS-PLAY-2 SS-KW-HEAL-3 paid cards are Casualties before the Heal, the played card after', () => {
    const hand = [
      card('saint', { id: 'h1', cost: 4, action: [heal(2)] }),
      ...['h2', 'h3', 'h4', 'h5'].map(id => ({ card: 'filler', id })),
    ]
    const t = at({ north: { hand, resources: 9 }, south: { resources: 9 } })
    t.do('north', 'play h1 action', 'pay h2', 'pay h3', 'pay h4', 'pay h5')
    expect(t.pile('north', 'casualties')).toHaveLength(4)
    t.pass()
    const [a, b] = t.ids('north', 'casualties')
    t.do('north', `choose ${a}`, `choose ${b}`)
    expect(t.pile('north', 'heal')).toHaveLength(2)
    expect(t.pile('north', 'casualties')).toEqual(['saint', 'filler', 'filler'])
  })

  test('SS-KW-HEAL-3 SS-RULING-64 the Ally a price gives up is among the Casualties before the Heal', () => {
    const priced = [{ do: 'price', price: { sacrifice: 1 }, does: [heal(1)] }] as const
    const t = at({
      north: {
        hand: [card('rite', { id: 'h1', action: priced })],
        track: {
          middle: beast('lamb', 1, 1, { id: 'c2' }),
          top: beast('priest', 1, 1, {
            id: 'c3',
            passives: [{ kind: 'ability', price: { sacrifice: 1 }, does: [heal(1)] }],
          }),
        },
        resources: 9,
      },
      south: { resources: 9 },
    })
    expect(t.legal('north')).toEqual(expect.arrayContaining(['play h1 action', 'activate c3 1']))
    t.do('north', 'play h1 action', 'choose c2')
    t.pass()
    expect(t.pile('north', 'heal')).toEqual(['lamb'])
  })

  test('SS-KW-HEAL-3 SS-RULING-64 so is the hand card a price in the text is paid with; without one it is refused', () => {
    const mend = card('mend', { id: 'h1', action: [{ do: 'price', price: { pay: 1 }, does: [heal(1)] }] })
    const t = at({ north: { hand: [mend, { card: 'tengu', id: 'h2' }], resources: 9 }, south: { resources: 9 } })
    t.do('north', 'play h1 action', 'choose yes', 'pay h2')
    t.pass()
    expect(t.pile('north', 'heal')).toEqual(['tengu'])
    const alone = at({ north: { hand: [mend], supporters: 1, resources: 9 }, south: { resources: 9 } })
    expect(alone.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-RULING-72 with no Supporter committed a Reset needs one in its payment, and a free one is refused', () => {
    const rally = (cost: number) => card('rally', { id: 'h1', cost, action: [{ do: 'reset', amount: 1 }] })
    const north = { supporters: [{ card: 'filler', id: 's3' }], resources: 9 }
    const free = at({ north: { ...north, hand: [rally(0)] }, south: { resources: 9 } })
    expect(free.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
    const t = at({ north: { ...north, hand: [rally(1), { card: 'filler', id: 'h2' }] }, south: { resources: 9 } })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'pay h2')).toBe('payment-needs-supporter SS-RULING-72')
    t.do('north', 'pay s3')
    t.pass()
    expect(t.state.stocks.north!.supporters).toMatchObject([{ ready: true }])
    const poor = at({ north: { hand: [rally(1), 'filler'], resources: 9 }, south: { resources: 9 } })
    expect(poor.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-KW-HEAL-3 with no Casualties a Heal needs a hand card in its payment, and a free one is refused', () => {
    const free = at({
      north: { hand: [card('balm', { id: 'h1', action: [heal(1)] })], resources: 9 },
      south: { resources: 9 },
    })
    expect(free.no('north', 'play h1 action')).toBe('action-does-nothing SS-KW-HEAL-3')
    const t = at({
      north: {
        hand: [card('balm', { id: 'h1', cost: 1, action: [heal(1)] }), { card: 'filler', id: 'h2' }],
        supporters: [{ card: 'filler', id: 's3' }],
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'pay s3')).toBe('payment-needs-hand-card SS-KW-HEAL-3')
    t.do('north', 'pay h2')
    t.pass()
    expect(t.pile('north', 'heal')).toEqual(['filler'])
  })

  test('SS-PAY-6 SS-CHAIN-10 SS-RULING-26 a negated action costs what it cost and goes to the Casualties', () => {
    const t = at({
      north: { hand: [BOLT, { card: 'filler', id: 'h2' }], supporters: [{ card: 'filler', id: 's3' }], resources: 9 },
      south: { hand: [card('no', { id: 'h4', action: [{ do: 'negate' }] })], resources: 9 },
    })
    t.do('north', 'play h1 action', 'pay h2', 'pay s3')
    t.do('south', 'play h4 action')
    t.do('north', 'pass')
    expect(t.pile('south', 'casualties')).toEqual(['no'])
    expect(t.pile('south', 'resources')).toHaveLength(9)
    expect(t.pile('north', 'casualties')).toEqual(['bolt', 'filler'])
    expect(t.pile('north', 'hand')).toEqual([])
    expect(t.state.stocks.north!.supporters[0]!.ready).toBe(false)
  })

  test('SS-SUP-3 SS-SUP-1 a Supporter pays as soon as it enters the Support Zone', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        hand: [card('jab', { id: 'h1', cost: 1, action: [dmg(1)] })],
        track: { top: beast('ox') },
        resources: 9,
      },
      south: { resources: 9 },
    })
    expect(t.no('north', 'play h1 action')).toBe('cannot-pay SS-PAY-1')
    t.do('north', 'next', 'support')
    expect(t.pile('north', 'supporters')).toEqual(['ox'])
    const [ox] = t.ids('north', 'supporters')
    t.do('north', 'play h1 action', `pay ${ox}`)
    t.pass()
    expect(t.pile('south', 'casualties')).toHaveLength(1)
  })

  test('SS-SUP-4 SS-RULING-11 SS-KW-RESET-1 committed is committed until reset, also in the opponent’s turn', () => {
    const jab = (id: string) => card('jab', { id, cost: 1, action: [dmg(1)] })
    const t = at({
      turn: 'north',
      north: {
        hand: [jab('h1'), jab('h2'), card('rally', { id: 'h3', action: [{ do: 'reset', amount: 1 }] })],
        supporters: [{ card: 'filler', id: 's4' }],
        resources: 9,
      },
      south: { hand: [card('poke', { id: 'h5', action: [dmg(1)] })], resources: 9 },
    })
    t.do('north', 'play h1 action', 'pay s4')
    t.pass()
    t.do('north', 'play h2 action')
    expect(t.no('north', 'pay s4')).toBe('supporter-committed SS-SUP-4')
    expect(t.legal('north')).toEqual(['pay h3'])
    const again = at({
      turn: 'north',
      north: {
        hand: [jab('h1'), jab('h2'), card('rally', { id: 'h3', action: [{ do: 'reset', amount: 1 }] })],
        supporters: [{ card: 'filler', id: 's4', ready: false }],
        resources: 9,
      },
      south: { hand: [card('poke', { id: 'h5', action: [dmg(1)] })], resources: 9 },
    })
    again.do('north', 'play h3 action')
    again.pass()
    expect(again.state.stocks.north!.supporters[0]!.ready).toBe(true)
    again.do('north', 'play h1 action', 'pay s4')
    again.pass()
    again.do('north', 'next', 'next')
    again.do('south', 'next', 'next', 'play h5 action')
    // Not ready again before its owner's next Prepare step.
    expect(again.no('north', 'play h2 action')).toBe('cannot-pay SS-PAY-1')
  })

  test('SS-RULING-65 SS-RULING-83 a price for actions only concerns actions; changes are summed, then cut at 0', () => {
    const arbiter = card('arbiter', {
      passives: [{ kind: 'static', does: { do: 'cost-mod', of: 'opponent-actions', by: 1 } }],
    })
    const chancellor = (by: number) =>
      card(`chancellor${by}`, { passives: [{ kind: 'static', does: { do: 'cost-mod', of: 'own-cards', by: -by } }] })
    const t = at({
      north: { hand: [card('jab', { id: 'h1', cost: 1, att: 1, action: [drawing(1)] })], resources: 9 },
      south: { resources: 9, frontline: arbiter },
    })
    expect(t.no('north', 'play h1 action')).toBe('cannot-pay SS-PAY-1')
    const cheap = at({
      north: {
        hand: [card('jab', { id: 'h1', cost: 1, action: [drawing(1)] })],
        resources: 9,
        frontline: chancellor(3),
      },
      south: { resources: 9, frontline: arbiter },
    })
    // 1 + 1 - 3 is cut at 0 only once all changes are summed.
    expect(cheap.legal('north')).toContain('play h1 action')
    cheap.do('north', 'play h1 action')
    expect(cheap.state.decisions[0]!.kind).toBe('react')
  })

  test.each([
    ['Heal and Reset', [heal(1), { do: 'reset', amount: 1 }], ['h2'], ['pay h2', 'pay s3']],
    ['Heal and Place', [heal(1), stand], ['h2'], ['pay h2', 'pay s3']],
    [
      'Reset and Place, a card to spare',
      [{ do: 'reset', amount: 1 }, stand],
      ['h2', 'h4'],
      ['pay h2', 'pay h4', 'pay s3'],
    ],
    ['Reset and Place, none to spare', [{ do: 'reset', amount: 1 }, stand], ['h2'], ['pay s3']],
    ['Heal alone', [heal(1)], ['h2'], ['pay h2']],
  ] as readonly (readonly [string, Effect, readonly string[], readonly string[]])[])(
    'SS-RULING-72 any payment will do that leaves one part something to do: %s',
    (_, action, others, payments) => {
      const t = at({
        north: {
          hand: [card('deed', { id: 'h1', cost: 1, action }), ...others.map(id => ({ card: 'filler', id }))],
          supporters: [{ card: 'filler', id: 's3' }],
          resources: 9,
        },
        south: { resources: 9 },
      })
      t.do('north', 'play h1 action')
      expect(t.legal('north')).toEqual(payments)
    },
  )

  test('SS-RULING-10 SS-RULING-9 the others see the payment before they see the card', () => {
    const t = at({
      north: { hand: [BOLT, { card: 'filler', id: 'h2' }, { card: 'filler', id: 'h3' }], resources: 9 },
      south: { resources: 9 },
    })
    const before = t.state
    const events = t.do('north', 'play h1 action', 'pay h2')
    expect(JSON.stringify(t.view('south'))).not.toContain('bolt')
    const seen = events.map(event => siegestorm.seen(event, 'south', before))
    expect(seen).toContainEqual({ kind: 'play-begun', seat: 'north' })
    expect(JSON.stringify(seen)).not.toMatch(/bolt|action|h1/)
    t.do('north', 'pay h3')
    expect(t.view('south').chain[0]!.card!.design).toBe('bolt')
  })
})
