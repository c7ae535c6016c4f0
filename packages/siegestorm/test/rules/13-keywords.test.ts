import { describe, expect, test } from 'vitest'
import { siegestorm } from '../../src/index.ts'
import { ANY_CARD, at, beast, CREATURE, card, dmg, drawing, ENEMY, heal, kill } from '../table.ts'

const play = (action: object[], north: object = {}, south: object = {}, options: object = {}, dice: number[] = []) => {
  const hand = [
    card('deed', { id: 'h1', action: action as never }),
    ...(('hand' in north ? north.hand : []) as object[]),
  ]
  const t = at({ north: { resources: 9, ...north, hand }, south: { resources: 9, ...south } }, options, dice)
  t.do('north', 'play h1 action')
  return t
}
const hits = (t: ReturnType<typeof at>) => t.events.filter(event => event.kind === 'damage-dealt').length

describe('13 Keywords', () => {
  test('SS-KW-DMG-1 SS-RULING-35 damage goes off the top of the Resources in deck order, the last one on top', () => {
    const t = play([dmg(3)], {}, { resources: ['archangel', 'gutter-imp', 'assassin', 'filler'] })
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['assassin', 'gutter-imp', 'archangel'])
    expect(t.pile('south', 'resources')).toEqual(['filler'])
  })

  test('SS-KW-HEAL-1 SS-RULING-31 the owner picks which Casualties and in what order; healed cards lie on top', () => {
    const t = play([heal(2)], {
      casualties: [
        { card: 'archangel', id: 'p2' },
        { card: 'assassin', id: 'p3' },
        { card: 'gutter-imp', id: 'p4' },
      ],
      heal: ['filler'],
    })
    t.pass()
    t.do('north', 'choose p4', 'choose p2')
    expect(t.pile('north', 'heal')).toEqual(['archangel', 'gutter-imp', 'filler'])
    expect(t.pile('north', 'casualties')).toEqual(['deed', 'assassin'])
  })

  test('SS-RULING-31 fewer than X: all; with the option only the top X', () => {
    const few = play([heal(3)], { casualties: [{ card: 'archangel', id: 'p2' }] })
    few.pass()
    expect(few.pile('north', 'heal')).toEqual(['archangel'])
    const top = play([heal(1)], { casualties: ['archangel', 'assassin'] }, {}, { healTopOnly: true })
    top.pass()
    expect(top.pile('north', 'heal')).toEqual(['archangel'])
  })

  test('SS-KW-HEAL-2 SS-RULING-32 damage takes the Heal pile first, every time until it is empty', () => {
    const t = at({
      north: {
        hand: [card('b2', { id: 'h1', action: [dmg(2)] }), card('b3', { id: 'h2', action: [dmg(3)] })],
        resources: 9,
      },
      south: { heal: ['archangel', 'assassin', 'gutter-imp'], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('south', 'heal')).toEqual(['gutter-imp'])
    expect(t.pile('south', 'resources')).toHaveLength(9)
    t.do('north', 'play h2 action')
    t.pass()
    expect(t.pile('south', 'heal')).toEqual([])
    expect(t.pile('south', 'resources')).toHaveLength(7)
    expect(t.pile('south', 'casualties')).toHaveLength(5)
  })

  test('SS-KW-DRAW-1 SS-RULING-32 a draw never comes from the Heal pile', () => {
    const t = play([drawing(1)], { heal: 3, resources: 0 })
    t.pass()
    expect(t.state.ending?.winners).toEqual(['south'])
  })

  test('SS-KW-KILL-1 SS-RULING-34 a killed card goes to its owner’s Casualties, a stolen one to the taker’s', () => {
    const t = play([kill(ENEMY)], {}, { track: { top: beast('ox') } })
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['ox'])
    const stolen = at(
      {
        north: { hand: [card('hook', { id: 'h1', action: [{ do: 'steal', amount: 1 }] })], resources: 9 },
        south: {
          hand: [beast('ox', 1, 1, { id: 'h2' }), card('axe', { id: 'h3', action: [kill(ENEMY)] })],
          resources: 20,
        },
      },
      {},
      [1],
    )
    stolen.do('north', 'play h1 action')
    stolen.pass()
    stolen.do('north', `play ${stolen.ids('north', 'hand')[0]} creature`, 'next', 'next')
    stolen.do('south', 'next', 'play h3 action')
    stolen.pass()
    expect(stolen.pile('north', 'casualties')).toEqual(['ox', 'hook'])
    expect(stolen.pile('south', 'casualties')).toEqual(['axe'])
  })

  test('SS-KW-KILL-2 SS-RULING-22 SS-RULING-23 an unrestricted Kill hits any card in play, also an own one or a Supporter', () => {
    const t = play(
      [kill(ANY_CARD)],
      { track: { top: beast('mine', 1, 1, { id: 'c2' }) }, supporters: [{ card: 'filler', id: 's3' }] },
      {
        track: { top: beast('ox', 1, 1, { id: 'c4' }) },
        nml: beast('bat', 1, 1, { id: 'c5' }),
        supporters: [{ card: 'archangel', id: 's6', ready: false }],
      },
    )
    expect([...t.legal('north')].sort()).toEqual(['target c2', 'target c4', 'target c5', 'target s3', 'target s6'])
    t.do('north', 'target s6')
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['archangel'])
    const narrow = play([kill({ of: 'enemy', take: 1 })], {}, { nml: beast('bat'), track: { top: beast('ox') } })
    narrow.pass()
    expect([narrow.place('bat'), narrow.place('ox')]).toEqual(['nml', undefined])
  })

  test('SS-RULING-78 killed are the killed, the sacrificed and those a storm kills; not the destroyed or returned', () => {
    const watch = {
      frontline: beast('crow', 1, 9, { passives: [{ kind: 'trigger', on: 'enemy-killed', does: [dmg(1)] }] }),
    }
    const ox = { track: { top: beast('ox') } }
    const counted = (action: object[]) => {
      const t = play(action, watch, ox)
      t.pass()
      if (t.state.decisions[0]!.seat === 'south') t.do('south', t.legal('south')[0]!)
      return hits(t)
    }
    expect(counted([kill(ENEMY)])).toBe(1)
    expect(counted([{ do: 'sacrifice', who: 'opponent', amount: 1 }])).toBe(1)
    expect(counted([{ do: 'destroy', what: CREATURE }].map(one => ({ ...one, what: { of: 'enemy', take: 1 } })))).toBe(
      0,
    )
    expect(counted([{ do: 'return', what: ENEMY }])).toBe(0)
    // Also if another effect then changes where the card goes.
    const dancer = play([kill(ENEMY)], watch, {
      track: {
        top: beast('dancer', 1, 1, {
          passives: [{ kind: 'static', does: { do: 'redirect', what: { of: 'self' }, cause: 'kill', to: 'hand' } }],
        }),
      },
    })
    dancer.pass()
    expect(hits(dancer)).toBe(1)
    expect(dancer.pile('south', 'hand')).toEqual(['dancer'])
  })

  test('SS-KW-DESTROY-1 destroyed cards leave for good and go to no pile', () => {
    const t = play(
      [
        { do: 'destroy', what: { of: 'enemy', take: 1 } },
        { do: 'destroy', what: { of: 'casualties', side: 'opponent', take: { top: 2 } } },
      ],
      {},
      { track: { top: beast('ox') }, casualties: ['archangel', 'assassin', 'filler'] },
    )
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['filler'])
    expect(t.state.destroyed.map(one => one.design)).toEqual(['ox', 'archangel', 'assassin'])
  })

  test('SS-KW-DISCARD-1 SS-RULING-33 the one who discards chooses; with fewer than asked all go', () => {
    const t = play(
      [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'victim' }],
      {},
      {
        hand: [
          { card: 'archangel', id: 'h5' },
          { card: 'assassin', id: 'h6' },
        ],
      },
    )
    t.pass()
    expect(t.legal('south')).toEqual(['choose h5', 'choose h6'])
    t.do('south', 'choose h6')
    expect(t.pile('south', 'casualties')).toEqual(['assassin'])
    const all = play([{ do: 'discard', from: 'opponent', amount: 3, chosen: 'random' }], {}, { hand: ['archangel'] })
    all.pass()
    expect(all.pile('south', 'casualties')).toEqual(['archangel'])
    const random = play(
      [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }],
      {},
      { hand: ['archangel', 'assassin', 'filler'] },
      {},
      [3],
    )
    random.pass()
    expect(random.pile('south', 'casualties')).toEqual(['filler'])
  })

  test('SS-KW-DISCARD-1 looking at a hand shows it to the chooser only, while he chooses', () => {
    const t = play(
      [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'controller' }],
      {},
      {
        hand: [
          { card: 'archangel', id: 'h5' },
          { card: 'assassin', id: 'h6' },
        ],
      },
    )
    t.pass()
    expect(t.view('north').stocks.south!.hand?.map(one => one.design)).toEqual(['archangel', 'assassin'])
    expect(t.view('spectator').stocks.south!.hand).toBeUndefined()
    t.do('north', 'choose h5')
    expect(t.view('north').stocks.south!.hand).toBeUndefined()
    expect(t.pile('south', 'casualties')).toEqual(['archangel'])
  })

  test('SS-KW-RAISE-1 SS-KW-OWN-1 Raise takes the top of the opponent’s Casualties; it is the taker’s from now on', () => {
    const t = play([{ do: 'raise', amount: 1 }], {}, { casualties: ['gutter-imp', 'assassin'] })
    t.pass()
    expect(t.pile('north', 'hand')).toEqual(['gutter-imp'])
    expect(t.pile('south', 'casualties')).toEqual(['assassin'])
    t.do('north', `play ${t.ids('north', 'hand')[0]} action`)
    t.pass()
    expect(t.pile('north', 'casualties')[0]).toBe('gutter-imp')
  })

  test('SS-KW-STEAL-1 SS-KW-OWN-1 Steal takes a card at random from the opponent’s hand', () => {
    for (const [die, taken] of [
      [1, 'archangel'],
      [2, 'assassin'],
    ] as const) {
      const t = play([{ do: 'steal', amount: 1 }], {}, { hand: ['archangel', 'assassin'] }, {}, [die])
      t.pass()
      expect(t.pile('north', 'hand')).toEqual([taken])
    }
  })

  test('SS-CONF-1 a hand that Steal and Discard do not affect', () => {
    const envoy = beast('envoy', 1, 1, {
      passives: [
        { kind: 'static', does: { do: 'immune', what: { of: 'hand', side: 'own' }, from: 'steal-and-discard' } },
      ],
    })
    const t = at({
      north: {
        hand: [
          card('hook', { id: 'h1', action: [{ do: 'steal', amount: 1 }] }),
          card('whip', { id: 'h2', action: [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }] }),
        ],
        resources: 9,
      },
      south: { hand: 3, frontline: envoy, resources: 9 },
    })
    expect(t.no('north', 'play h1 action')).toBe('action-does-nothing SS-CONF-1')
    expect(t.no('north', 'play h2 action')).toBe('action-does-nothing SS-CONF-1')
  })

  test('SS-KW-RESET-1 a committed Supporter becomes ready', () => {
    const t = play([{ do: 'reset', amount: 1 }], {
      supporters: [
        { card: 'filler', id: 's2', ready: false },
        { card: 'filler', id: 's3', ready: false },
      ],
    })
    t.pass()
    t.do('north', 'choose s3')
    expect(t.state.stocks.north!.supporters.map(one => one.ready)).toEqual([false, true])
  })

  test('SS-KW-SACRIFICE-1 SS-RULING-69 a creature of the own track, chosen by its side, and it is killed', () => {
    const t = play([{ do: 'sacrifice', who: 'you', amount: 1 }], {
      track: {
        top: beast('ox', 1, 1, { id: 'c2', passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(1)] }] }),
        middle: beast('elk', 1, 1, { id: 'c3' }),
      },
      frontline: beast('bat', 1, 1, { id: 'c4' }),
    })
    t.pass()
    expect([...t.legal('north')].sort()).toEqual(['choose c2', 'choose c3'])
    t.do('north', 'choose c2')
    expect(hits(t)).toBe(1)
  })

  test('SS-RULING-36 a stormer cannot pay "Sacrifice 1:" with itself', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: { top: card('ox', { att: 1, action: [{ do: 'price', price: { sacrifice: 1 }, does: [drawing(2)] }] }) },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'next', 'storm')
    expect(t.count('storm-action-skipped')).toBe(1)
    expect(t.pile('north', 'hand')).toEqual([])
  })

  test('SS-KW-SHAPESHIFT-1 SS-STORM-10 SS-STORM-11 who comes in for a stormer leaves play as it would have', () => {
    const fox = card('fox', {
      id: 'c1',
      att: 2,
      action: [dmg(1)],
      passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'shapeshift' }] }],
    })
    const t = at({
      step: 'draw',
      north: {
        track: { top: fox },
        hand: [beast('owl', 4, 4, { id: 'h2' })],
        supporters: [{ card: 'filler', id: 's5' }],
        resources: 9,
      },
      south: { hand: [card('jab', { id: 'h3', action: [dmg(1)] })], resources: 9 },
    })
    t.do('north', 'next', 'storm')
    t.do('south', 'play h3 action')
    t.do('north', 'activate c1 1', 'pay s5')
    t.do('south', 'pass')
    expect(t.pile('north', 'hand')).toEqual(['fox'])
    expect(t.state.creatures).toEqual([])
    expect(t.pile('north', 'casualties')).toContain('owl')
    // Two of the attack, one of the action it had begun.
    expect(t.pile('south', 'casualties').filter(one => one === 'filler')).toHaveLength(3)
  })

  test('SS-KW-SHAPESHIFT-1 SS-RULING-37 SS-RULING-83 SS-RULING-74 an exchange in place: no deploy, no action, no hand limit', () => {
    const fox = beast('fox', 1, 1, {
      id: 'c1',
      passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'shapeshift' }] }],
    })
    const incoming = card('bear', {
      id: 'h2',
      att: 5,
      action: [dmg(9)],
      passives: [{ kind: 'trigger', on: 'self-deploys', does: [dmg(7)] }],
    })
    for (const where of [{ track: { middle: fox } }, { frontline: fox }]) {
      const t = at({
        north: { ...where, hand: [incoming, { card: 'filler', id: 'h3' }], resources: 9 },
        south: { resources: 9 },
      })
      const place = t.place('fox')
      t.do('north', 'activate c1 1')
      t.do('north', 'pay h3')
      t.pass()
      expect(t.place('bear')).toBe(place)
      expect(t.pile('north', 'hand')).toEqual(['fox'])
      expect(hits(t)).toBe(0)
    }
    const full = at({
      north: {
        track: { middle: fox },
        supporters: [{ card: 'filler', id: 's4' }],
        hand: [incoming, ...Array.from({ length: 9 }, () => 'filler')],
        resources: 9,
      },
      south: { resources: 9 },
    })
    full.do('north', 'activate c1 1', 'pay s4')
    full.pass()
    full.do('north', 'choose h2')
    expect(full.pile('north', 'hand')).toHaveLength(10)
    expect(full.pile('north', 'casualties')).toEqual([])
  })

  test('SS-RULING-37 without another card left after payment Shapeshift cannot be used', () => {
    const fox = beast('fox', 1, 1, {
      id: 'c1',
      passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'shapeshift' }] }],
    })
    const t = at({
      north: { track: { middle: fox }, hand: [{ card: 'filler', id: 'h3' }], resources: 9 },
      south: { resources: 9 },
    })
    expect(t.no('north', 'activate c1 1')).toBe('action-does-nothing SS-RULING-37')
    const held = at({
      north: {
        track: { middle: fox },
        hand: [{ card: 'filler', id: 'h3' }],
        supporters: [{ card: 'filler', id: 's4' }],
        resources: 9,
      },
      south: { resources: 9 },
    })
    held.do('north', 'activate c1 1')
    expect(held.no('north', 'pay h3')).toBe('payment-needs-supporter SS-RULING-72')
  })

  test('SS-KW-VISION-1 SS-RULING-30 draw X, keep one, the rest on top or bottom in any order, seen by its player only', () => {
    const look = (end: 'top' | 'bottom') => {
      const t = play([{ do: 'vision', amount: 3 }], { resources: ['archangel', 'assassin', 'gutter-imp', 'filler'] })
      t.pass()
      const [, b, c] = t.state.stocks.north!.vision.map(one => one.id)
      expect(JSON.stringify(t.view('south'))).not.toContain('assassin')
      expect(t.view('north').stocks.north!.vision.map(one => one.design)).toEqual([
        'archangel',
        'assassin',
        'gutter-imp',
      ])
      t.do('north', `choose ${b}`, `choose ${end}`, `choose ${c}`)
      expect(t.pile('north', 'hand')).toEqual(['assassin'])
      return t.pile('north', 'resources')
    }
    expect(look('top')).toEqual(['gutter-imp', 'archangel', 'filler'])
    expect(look('bottom')).toEqual(['filler', 'gutter-imp', 'archangel'])
  })

  test('SS-RULING-30 only the kept card meets the hand limit; too few Resources for a Vision is a loss', () => {
    const full = at({
      north: {
        hand: [
          card('eye', { id: 'h1', action: [{ do: 'vision', amount: 2 }] }),
          ...Array.from({ length: 9 }, () => 'filler'),
        ],
        resources: 9,
      },
      south: { resources: 9 },
    })
    full.do('north', 'play h1 action')
    full.pass()
    full.do('north', full.legal('north')[0]!, 'choose top')
    expect(full.pile('north', 'hand')).toHaveLength(10)
    expect(full.pile('north', 'resources')).toHaveLength(8)
    const short = play([{ do: 'vision', amount: 3 }], { resources: 2 })
    short.pass()
    expect(short.state.ending?.winners).toEqual(['south'])
  })

  test('SS-RULING-66 a Vision that keeps one more draws as many as before', () => {
    const t = play([{ do: 'vision', amount: 3 }], {
      frontline: beast('oracle', 1, 1, {
        passives: [{ kind: 'static', does: { do: 'key-mod', key: 'vision', by: 1 } }],
      }),
    })
    t.pass()
    const [a, b] = t.state.stocks.north!.vision.map(one => one.id)
    t.do('north', `choose ${a}`, `choose ${b}`, 'choose bottom')
    expect(t.pile('north', 'hand')).toHaveLength(2)
    expect(t.pile('north', 'resources')).toHaveLength(7)
  })

  test('SS-RULING-81 an extra draw is counted per card that enters the hand; Vision counts what is kept', () => {
    const collector = {
      frontline: beast('debt', 1, 9, { passives: [{ kind: 'trigger', on: 'opponent-extra-draw', does: [dmg(1)] }] }),
    }
    const two = play([drawing(2)], {}, collector)
    two.pass()
    expect(hits(two)).toBe(2)
    const vision = play([{ do: 'vision', amount: 3 }], {}, collector)
    vision.pass()
    vision.do('north', vision.legal('north')[0]!)
    expect(hits(vision)).toBe(1)
    const step = at({ turn: 'north', step: 'prepare', north: { resources: 9 }, south: { ...collector, resources: 9 } })
    step.do('north', 'next')
    expect(hits(step)).toBe(0)
  })

  test('SS-RULING-83 taken Supporters arrive ready', () => {
    const t = play(
      [{ do: 'take', what: { of: 'supporter', side: 'opponent', take: 1 } }],
      {},
      { supporters: [{ card: 'archangel', id: 's5', ready: false }] },
    )
    t.pass()
    expect(t.state.stocks.north!.supporters).toMatchObject([{ design: 'archangel', ready: true }])
    expect(t.pile('south', 'supporters')).toEqual([])
  })

  test('SS-KW-DMG-1 protection changes each damage, a cap comes last', () => {
    const guard = (does: object) => ({
      frontline: beast('guard', 1, 9, { passives: [{ kind: 'static', does }] as never }),
    })
    const taken = (n: number, does: object) => {
      const t = play([dmg(n)], {}, guard(does))
      t.pass()
      return t.pile('south', 'casualties').length
    }
    expect(taken(5, { do: 'damage-mod', by: -2 })).toBe(3)
    expect(taken(1, { do: 'damage-mod', by: -2 })).toBe(0)
    expect(taken(5, { do: 'damage-mod', cap: 3 })).toBe(3)
    expect(taken(2, { do: 'damage-mod', cap: 3 })).toBe(2)
  })

  test('SS-CARD-5 an event of a hidden card names nothing to those who may not know it', () => {
    const t = play([{ do: 'steal', amount: 1 }], {}, { hand: ['archangel'] })
    const before = t.state
    const event = t.do('south', 'pass').find(one => one.kind === 'card-stolen')!
    expect(JSON.stringify(siegestorm.seen(event, 'spectator', before))).not.toContain('archangel')
    expect(JSON.stringify(siegestorm.seen(event, 'north', before))).toContain('archangel')
    expect(JSON.stringify(siegestorm.seen(event, 'south', before))).toContain('archangel')
  })
})
