import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/effects/effect.ts'
import { ALL_ALLIES, ANY_CARD, at, beast, card, dmg, drawing, ENEMY, kill } from '../table.ts'

const rite = (kind: 'colon' | 'comma') =>
  card('rite', {
    id: 'h1',
    action:
      kind === 'colon'
        ? [{ do: 'price', price: { sacrifice: 1 }, does: [kill(ANY_CARD)] }]
        : [{ do: 'sacrifice', who: 'you', amount: 1 }, kill(ANY_CARD)],
  })

describe('12 Place and deploy effects, conflicts, punctuation', () => {
  test('SS-PLACE-1 SS-EX-3 SS-RULING-20 Place puts any hand card on the own Frontline, free, without the normal deploy', () => {
    const place = (id: string) =>
      card('ikee', { id, action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }] })
    const t = at({
      north: {
        hand: [
          place('h1'),
          place('h2'),
          beast('ox', 1, 1, { id: 'h3', cost: 9 }),
          beast('elk', 1, 1, { id: 'h4', cost: 9 }),
        ],
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    t.do('north', 'choose h3')
    expect(t.place('ox')).toBe('frontline')
    expect(t.state.progress.north!.deploys).toEqual([])
    // Any number of times; the own occupant goes to the Casualties.
    t.do('north', 'play h2 action')
    t.do('south', 'pass')
    expect(t.place('elk')).toBe('frontline')
    expect(t.pile('north', 'casualties')).toEqual(['ikee', 'ox', 'ikee'])
  })

  test('SS-PLACE-1 SS-TURN-DEP-3 a card places and deploys in any step, before and after the normal deploy', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: {
        hand: [
          card('horn', {
            id: 'h1',
            action: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
          }),
          card('flag', {
            id: 'h2',
            action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }],
          }),
          beast('elk', 1, 0, { id: 'h3' }),
          beast('hen', 1, 0, { id: 'h4' }),
        ],
        casualties: [beast('ox')],
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.place('ox')).toBe('deployment')
    t.do('north', 'next', 'next', 'play h3 creature')
    expect(t.place('elk')).toBe('deployment')
    t.do('north', 'play h2 action')
    t.pass()
    t.do('north', 'choose h4')
    expect(t.place('hen')).toBe('frontline')
  })

  test('SS-RULING-74 what an effect deploys counts as deployed, what it places does not', () => {
    const own = { side: 'own' } as const
    const t = at({
      north: {
        hand: [
          card('horn', { id: 'h1', action: [{ do: 'deploy', what: { of: 'casualties', ...own, take: { top: 1 } } }] }),
          card('flag', {
            id: 'h2',
            action: [{ do: 'place', what: { of: 'hand', ...own, take: 1 }, on: 'no-mans-land' }],
          }),
          beast('hen', 1, 0, { id: 'h3' }),
        ],
        casualties: [beast('ox')],
        track: { top: beast('bard', 1, 0, { passives: [{ kind: 'trigger', on: 'ally-deploys', does: [dmg(1)] }] }) },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('south', 'casualties')).toHaveLength(1)
    t.do('north', 'play h2 action')
    t.pass()
    expect(t.place('hen')).toBe('nml')
    expect(t.pile('south', 'casualties')).toHaveLength(1)
  })

  test('SS-RULING-20 No Man’s Land must be empty for Place', () => {
    const t = at({
      north: {
        hand: [
          card('ikee', {
            id: 'h1',
            action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'no-mans-land' }],
          }),
          beast('ox', 1, 1, { id: 'h3' }),
        ],
        resources: 9,
      },
      south: { nml: beast('rat'), resources: 9 },
    })
    expect(t.no('north', 'play h1 action')).toBe('no-mans-land-occupied SS-RULING-20')
  })

  test('SS-PLACE-2 SS-CHAIN-6 a Deployment Zone filled higher up in the chain lets nothing more in', () => {
    const call = { do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } } as const
    const t = at({
      north: {
        hand: ['h1', 'h2'].map(id => card('horn', { id, action: [call] })),
        casualties: [beast('ox'), beast('elk')],
        resources: 9,
      },
      south: { hand: [card('bolt', { id: 'h3', action: [dmg(1)] })], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h3 action')
    t.do('north', 'play h2 action')
    t.pass()
    expect([t.place('ox'), t.place('elk')]).toEqual(['deployment', undefined])
    expect(t.pile('north', 'casualties')).toEqual(['horn', 'filler', 'horn', 'elk'])
  })

  test('SS-EX-4 SS-PLACE-1 SS-PLACE-2 an ability deploys the top Casualty; the normal deploy stays unused but blocked', () => {
    const t = at({
      north: {
        hand: [{ card: 'filler', id: 'h1' }, beast('elk', 1, 1, { id: 'h2' })],
        casualties: [beast('ox', 2, 2)],
        frontline: { card: 'archangel', id: 'c3' },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'activate c3 1', 'pay h1')
    t.do('south', 'pass')
    // What paid is the top Casualty now: the payer's order matters.
    expect(t.place('filler')).toBe('deployment')
    expect(t.state.progress.north!.deploys).toEqual([])
    expect(t.no('north', 'play h2 creature')).toBe('deployment-zone-occupied SS-TURN-DEP-2')
  })

  test('SS-CONF-2 a passive goes before the core rule "to Casualties"', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: {
          top: beast('master', 1, 1, {
            passives: [
              { kind: 'static', does: { do: 'redirect', what: { of: 'self' }, cause: 'storm', to: 'supporter' } },
            ],
          }),
        },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'next', 'storm')
    expect(t.pile('north', 'supporters')).toEqual(['master'])
    expect(t.pile('north', 'casualties')).toEqual([])
  })

  test.each([
    ['first', { deployment: 'sexton', top: 'ox' }],
    ['last', { deployment: 'ox', top: 'sexton' }],
  ])('SS-CONF-2 an action that kills several kills them all before passives speak, whoever came %s', (_, places) => {
    const sexton = beast('sexton', 1, 1, {
      passives: [
        { kind: 'trigger', on: 'ally-killed', does: [drawing(1)] },
        { kind: 'static', does: { do: 'redirect', what: ALL_ALLIES, cause: 'kill', to: 'bottom' } },
      ],
    })
    const cards: Record<string, object> = { sexton, ox: beast('ox', 1, 1) }
    const track = Object.fromEntries(Object.entries(places).map(([place, who]) => [place, cards[who]!]))
    const t = at({
      north: { hand: [card('doom', { id: 'h1', action: [kill({ of: 'enemy', take: 'all' })] })], resources: 9 },
      south: { track, resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['sexton'])
    expect(t.pile('south', 'hand')).toEqual(['filler'])
    expect(t.pile('south', 'resources').at(-1)).toBe('ox')
  })

  test('SS-CONF-3 SS-EX-2 Retired Master with Armored Yak on the track: the controller chooses', () => {
    for (const [choice, zone] of [
      ['hand', 'hand'],
      ['supporter', 'supporters'],
    ] as const) {
      const t = at({
        turn: 'north',
        step: 'draw',
        north: { track: { middle: 'armored-yak', top: 'retired-master' }, resources: 20 },
        south: { resources: 20 },
      })
      t.do('north', 'next', 'storm')
      t.pass()
      while (t.state.decisions[0]!.kind === 'choose' && t.legal('north')[0]!.startsWith('choose v'))
        t.do('north', t.legal('north')[0]!)
      if (t.legal('north').includes('choose top')) t.do('north', 'choose top')
      while (t.legal('north')[0]!.startsWith('choose v')) t.do('north', t.legal('north')[0]!)
      expect([...t.legal('north')].sort()).toEqual(['choose hand', 'choose supporter'])
      t.do('north', `choose ${choice}`)
      expect(t.pile('north', zone)).toContain('retired-master')
      expect(t.pile('north', 'casualties')).toEqual([])
    }
  })

  test('SS-RULING-38 SS-CONF-3 where a card goes by effects of both players: the active player chooses', () => {
    const redirect = (of: 'self' | 'enemy', to: 'hand' | 'destroyed') =>
      ({ kind: 'static', does: { do: 'redirect', what: { of }, cause: 'kill', to } }) as const
    const reaper = beast('reaper', 1, 1, { passives: [redirect('enemy', 'destroyed')] })
    const axe = card('axe', { id: 'h1', action: [kill(ENEMY)] })
    const phoenix = beast('phoenix', 1, 1, { passives: [redirect('self', 'hand')] })
    const bait = card('bait', { id: 'h2', action: [dmg(1)] })
    const killed = (turn: 'north' | 'south', north: object, south: object) => {
      const t = at({
        turn,
        north: { hand: [axe], resources: 9, ...north },
        south: { hand: [bait], resources: 9, ...south },
      })
      if (turn === 'south') t.do('south', 'play h2 action')
      t.do('north', 'play h1 action')
      t.do('south', 'pass')
      return t
    }
    for (const turn of ['north', 'south'] as const) {
      const t = killed(turn, { frontline: reaper }, { track: { top: phoenix } })
      expect(t.legal(turn)).toEqual(['choose destroyed', 'choose hand'])
      t.do(turn, 'choose destroyed')
      expect(t.state.destroyed.map(one => one.design)).toEqual(['phoenix'])
    }
    // Both are north's: north's choice also in south's turn.
    const grave = beast('grave', 1, 1, { passives: [redirect('enemy', 'hand')] })
    const t = killed('south', { frontline: reaper, nml: grave }, { track: { top: beast('ox') } })
    expect(t.legal('north')).toEqual(['choose destroyed', 'choose hand'])
  })

  test('SS-CONF-1 cards that set each other off for ever do so for a while; then the game goes on', () => {
    const phoenix = beast('phoenix', 0, 0, {
      id: 'h1',
      passives: [
        { kind: 'trigger', on: 'self-deploys', does: [{ do: 'kill', what: { of: 'self' } }] },
        {
          kind: 'trigger',
          on: 'self-killed',
          does: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
        },
      ],
    })
    const t = at({ north: { hand: [phoenix], resources: 9 }, south: { resources: 9 } })
    t.do('north', 'play h1 creature')
    expect(t.legal('north')).toEqual(['next'])
    // More than a table of our own cards could bring about, and a number all the same.
    expect(t.count('trigger-fired')).toBeGreaterThan(99)
  })

  test('SS-RULING-38 SS-CONF-3 triggers of both sides: the active player’s go first', () => {
    const imp = (name: string) =>
      beast(name, 0, 0, { passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(1)] }] })
    const hand = [card('doom', { id: 'h1', action: [kill({ of: 'track', side: 'any', take: 'all' })] })]
    for (const turn of ['north', 'south'] as const) {
      const t = at({
        turn,
        north: { hand: turn === 'north' ? hand : [], track: { top: imp('of-north') }, resources: 9 },
        south: { hand: turn === 'south' ? hand : [], track: { top: imp('of-south') }, resources: 9 },
      })
      t.do(turn, 'play h1 action')
      t.pass()
      const fired = t.events.flatMap(event => (event.kind === 'trigger-fired' ? [event.design] : []))
      expect(fired).toEqual(turn === 'north' ? ['of-north', 'of-south'] : ['of-south', 'of-north'])
    }
  })

  test('SS-SYN-1 SS-EX-7 "Sacrifice 1: Kill 1" without a sacrifice kills nothing', () => {
    const alone = at({
      north: { hand: [rite('colon')], resources: 9 },
      south: { track: { top: beast('ox') }, resources: 9 },
    })
    expect(alone.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
    // As a storm's action it begins, and without an Ally nothing is killed.
    const storm = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: {
          top: card('rite', { att: 1, action: [{ do: 'price', price: { sacrifice: 1 }, does: [kill(ANY_CARD)] }] }),
        },
        resources: 9,
      },
      south: { track: { top: beast('ox') }, resources: 9 },
    })
    storm.do('north', 'next', 'storm')
    expect(storm.place('ox')).toBe('top')
    const declined = at({
      north: { hand: [rite('colon')], track: { top: beast('elk', 1, 1, { id: 'c5' }) }, resources: 9 },
      south: { track: { top: beast('ox') }, resources: 9 },
    })
    declined.do('north', 'play h1 action', 'done')
    declined.pass()
    expect([declined.place('ox'), declined.place('elk')]).toEqual(['top', 'top'])
    // Another part goes on, what the price would have paid for does not.
    const rest = at({
      north: {
        hand: [
          card('half', {
            id: 'h1',
            action: [{ do: 'price', price: { sacrifice: 1 }, does: [kill(ANY_CARD)] }, drawing(1)],
          }),
        ],
        resources: 9,
      },
      south: { track: { top: beast('ox') }, resources: 9 },
    })
    rest.do('north', 'play h1 action')
    rest.pass()
    expect([rest.place('ox'), rest.pile('north', 'hand')]).toEqual(['top', ['filler']])
  })

  test('SS-RULING-64 the price is paid at PAY, before the reaction', () => {
    const t = at({
      north: { hand: [rite('colon')], track: { top: beast('elk', 1, 1, { id: 'c5' }) }, resources: 9 },
      south: {
        track: { top: beast('ox', 1, 1, { id: 'c6' }), middle: beast('yak', 1, 1, { id: 'c7' }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action', 'choose c5')
    expect(t.place('elk')).toBeUndefined()
    t.do('north', 'target c6')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    t.pass()
    expect(t.place('ox')).toBeUndefined()
  })

  test('SS-RULING-64 SS-CHAIN-8 so is one under a condition, and what follows it is declared before the reaction', () => {
    const action: Effect = [
      {
        do: 'if',
        when: { is: 'count', of: { of: 'ally' }, cmp: 'at-least', than: 1 },
        does: [{ do: 'price', price: { pay: 1 }, does: [kill(ENEMY)] }, dmg(1)],
      },
    ]
    const t = at({
      north: {
        hand: [card('pact', { id: 'h1', action }), { card: 'filler', id: 'h2' }],
        track: { top: beast('ox') },
        resources: 9,
      },
      south: {
        track: { top: beast('elk', 1, 1, { id: 'c5' }), middle: beast('roe', 1, 1, { id: 'c6' }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action', 'choose yes', 'pay h2', 'target c6')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    t.pass()
    expect([t.place('elk'), t.place('roe')]).toEqual(['top', undefined])
    expect(t.pile('south', 'resources')).toHaveLength(8)
    // Where the condition does not hold nobody is asked.
    const alone = at({
      north: { hand: [card('pact', { id: 'h1', action: [...action, drawing(1)] }), 'filler'], resources: 9 },
      south: { track: { top: beast('elk') }, resources: 9 },
    })
    alone.do('north', 'play h1 action')
    expect(alone.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    alone.pass()
    expect([alone.place('elk'), alone.pile('north', 'casualties')]).toEqual(['top', ['pact']])
  })

  test('SS-RULING-64 SS-PAY-2 a price in the text that only the card being played could pay is not asked for', () => {
    const action: Effect = [{ do: 'price', price: { pay: 1 }, does: [kill(ENEMY)] }, dmg(1)]
    for (const [hand, asked] of [
      [[], 'react'],
      [['filler'], 'choose'],
    ] as const) {
      const t = at({
        north: { hand: [card('pact', { id: 'h1', action }), ...hand], resources: 9 },
        south: { track: { top: beast('elk') }, resources: 9 },
      })
      t.do('north', 'play h1 action')
      expect(t.state.decisions[0]!.kind).toBe(asked)
    }
  })

  test('SS-SYN-2 SS-EX-8 SS-RULING-29 "Sacrifice 1, Kill 1" without a sacrifice still kills', () => {
    const t = at({
      north: { hand: [rite('comma')], resources: 9 },
      south: { track: { top: beast('ox') }, resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.place('ox')).toBeUndefined()
  })
})
