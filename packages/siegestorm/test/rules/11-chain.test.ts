import { describe, expect, test } from 'vitest'
import type { Effect, Passive } from '../../src/effects/effect.ts'
import { siegestorm } from '../../src/game.ts'
import { ANY_CARD, at, beast, CREATURE, card, dmg, drawing, ENEMY, kill, NEGATE } from '../table.ts'

const bolt = (id: string, n = 1) => card(`bolt${n}`, { id, action: [dmg(n)] })
const no = (id: string) => card('no', { id, action: NEGATE })
const order = (t: ReturnType<typeof at>) =>
  t.events.filter(event => event.kind === 'link-resolved').map(event => ('link' in event ? event.link : ''))

describe('11 Chain of commands', () => {
  test('SS-CHAIN-1 pay, then show and declare, then react, then resolve', () => {
    const t = at({
      north: {
        hand: [card('axe', { id: 'h1', cost: 1, action: [kill(ENEMY)] }), { card: 'filler', id: 'h2' }],
        resources: 9,
      },
      south: {
        track: { top: beast('ox', 1, 1, { id: 'c3' }), middle: beast('elk', 1, 1, { id: 'c4' }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    expect(t.state.decisions[0]!.kind).toBe('pay')
    t.do('north', 'pay h2')
    expect(t.state.decisions[0]!.kind).toBe('target')
    t.do('north', 'target c4')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    expect(t.place('elk')).toBe('middle')
    t.do('south', 'pass')
    expect(t.place('elk')).toBeUndefined()
  })

  test('SS-RULING-9 a reaction is paid before its targets are declared: what paid is gone', () => {
    const t = at({
      north: { hand: [bolt('h1')], resources: 9 },
      south: {
        hand: [card('axe', { id: 'h2', cost: 1, action: [kill(ANY_CARD)] }), { card: 'filler', id: 'h3' }],
        supporters: [{ card: 'filler', id: 's4' }],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h2 action', 'pay h3')
    expect(t.pile('south', 'casualties')).toEqual(['filler'])
    expect(t.state.decisions[0]!.kind).toBe('react')
  })

  test('SS-CHAIN-2 SS-RULING-8 in the opponent’s turn only as a reaction', () => {
    const ping: Passive = { kind: 'ability', price: { pay: 1 }, does: [dmg(1)] }
    const t = at({
      turn: 'north',
      north: { hand: [bolt('h1')], resources: 9 },
      south: {
        hand: [bolt('h2'), { card: 'filler', id: 'h3' }],
        frontline: beast('imp', 1, 1, { id: 'c4', passives: [ping] }),
        resources: 9,
      },
    })
    expect(t.legal('south')).toEqual([])
    expect(t.no('south', 'play h2 action')).toBe('not-your-turn SS-CHAIN-2')
    expect(t.no('south', 'activate c4 1')).toBe('not-your-turn SS-CHAIN-2')
    t.do('north', 'play h1 action')
    expect(t.legal('south')).toEqual(['play h2 action', 'activate c4 1', 'pass'])
    // In the own turn an ability needs nothing to answer.
    t.do('south', 'pass')
    t.do('north', 'next', 'next')
    t.do('south', 'activate c4 1', 'pay h3')
    expect(t.state.chain.links).toMatchObject([{ kind: 'ability', context: { you: 'south' } }])
  })

  test('SS-CHAIN-3 a reaction need not relate to what it answers', () => {
    const t = at({
      north: { hand: [bolt('h1')], resources: 9 },
      south: { hand: [card('quill', { id: 'h2', action: [drawing(1)] })], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h2 action')
    t.do('north', 'pass')
    expect(t.pile('south', 'hand')).toHaveLength(1)
    expect(t.pile('south', 'casualties')).toHaveLength(2)
  })

  test('SS-CHAIN-4 SS-CHAIN-5 SS-RULING-25 plays alternate; nobody answers the own last link', () => {
    const t = at({
      north: { hand: [bolt('h1'), bolt('h2')], resources: 9 },
      south: { hand: [bolt('h3'), bolt('h4'), bolt('h5')], resources: 9 },
    })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'play h2 action')).toBe('not-your-turn SS-CHAIN-4')
    t.do('south', 'play h3 action')
    expect(t.no('south', 'play h4 action')).toBe('reaction-limit SS-CHAIN-4')
    t.do('north', 'play h2 action')
    t.do('south', 'play h4 action')
    expect(t.state.chain.links.map(link => link.context.you)).toEqual(['north', 'south', 'north', 'south'])
    expect(t.no('south', 'play h5 action')).toBe('reaction-limit SS-CHAIN-4')
    t.do('north', 'pass')
    expect(t.state.chain.links).toEqual([])
  })

  test('SS-RULING-25 one pass closes the chain', () => {
    const t = at({
      north: { hand: [bolt('h1'), bolt('h2')], resources: 9 },
      south: { hand: [bolt('h3')], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', seat: 'north' })
    expect(t.pile('south', 'casualties')).toHaveLength(1)
  })

  test('SS-CHAIN-6 last in, first out', () => {
    const t = at({
      north: { hand: [bolt('h1', 1)], resources: ['archangel', 'filler', 'filler'] },
      south: { hand: [bolt('h2', 2)], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h2 action')
    const [first, second] = t.state.chain.links.map(link => link.id)
    t.do('north', 'pass')
    expect(order(t)).toEqual([second, first])
    expect(
      t.events.filter(event => event.kind === 'damage-dealt').map(event => ('side' in event ? event.side : '')),
    ).toEqual(['north', 'south'])
  })

  test('SS-CHAIN-7 once it resolves nothing is added, also when a choice is open', () => {
    const t = at({
      north: { hand: [card('eye', { id: 'h1', action: [{ do: 'vision', amount: 2 }] }), bolt('h2')], resources: 9 },
      south: { hand: [bolt('h3')], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    expect(t.state.decisions[0]!.kind).toBe('choose')
    expect(t.no('north', 'play h2 action')).toBe('not-now SS-CHAIN-7')
    expect(t.no('south', 'play h3 action')).toBe('not-your-turn SS-CHAIN-7')
  })

  test('SS-CHAIN-8 targets are declared before the reaction and stay fixed', () => {
    const t = at({
      north: { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })], resources: 9 },
      south: {
        hand: [card('quill', { id: 'h2', action: [drawing(1)] })],
        track: { top: beast('ox', 1, 1, { id: 'c3' }), middle: beast('elk', 1, 1, { id: 'c4' }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'target c9')).toBe('illegal-target SS-CHAIN-8')
    t.do('north', 'target c3')
    expect(t.view('south').chain[0]!.pieces[0]!.targets).toEqual(['c3'])
    t.do('south', 'pass')
    expect([t.place('ox'), t.place('elk')]).toEqual([undefined, 'middle'])
  })

  test('SS-CHAIN-9 SS-PAY-6 with its target gone an action fizzles; its cost stays paid, the card is spent', () => {
    const t = at({
      north: {
        hand: [card('axe', { id: 'h1', cost: 1, action: [kill(ENEMY)] }), { card: 'filler', id: 'h2' }],
        resources: 9,
      },
      south: {
        track: {
          top: beast('ox', 1, 1, {
            id: 'c3',
            passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'return', what: { of: 'self' } }] }],
          }),
          middle: beast('elk', 1, 1, { id: 'c4' }),
        },
        hand: [{ card: 'filler', id: 'h5' }],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action', 'pay h2', 'target c3')
    t.do('south', 'activate c3 1', 'pay h5')
    t.do('north', 'pass')
    expect(t.count('link-fizzled')).toBe(1)
    expect(t.place('elk')).toBe('middle')
    expect(t.pile('north', 'casualties')).toEqual(['axe', 'filler'])
    expect(t.pile('south', 'hand')).toEqual(['ox'])
  })

  test('SS-RULING-28 the rest of the targets is still hit; what left and came back is a new object', () => {
    const t = at({
      north: { hand: [card('axe', { id: 'h1', action: [kill({ of: 'enemy', take: 2 })] })], resources: 9 },
      south: {
        track: {
          top: beast('ox', 1, 1, {
            id: 'c3',
            passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'shapeshift' }] }],
          }),
          middle: beast('elk', 1, 1, { id: 'c4' }),
          deployment: beast('yak', 1, 1, { id: 'c6' }),
        },
        hand: [{ card: 'filler', id: 'h5' }, beast('ox2', 1, 1, { id: 'h7' })],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action', 'target c3', 'target c4')
    t.do('south', 'activate c3 1', 'pay h5')
    t.do('north', 'pass')
    expect([t.place('elk'), t.place('ox2'), t.place('yak')]).toEqual([undefined, 'top', 'deployment'])
  })

  test('SS-CHAIN-10 SS-RULING-26 Negate names one opposing unresolved link; a negated ability leaves its creature', () => {
    const ping: Passive = { kind: 'ability', price: { pay: 1 }, does: [dmg(3)] }
    const t = at({
      north: {
        hand: [{ card: 'filler', id: 'h1' }],
        track: { top: beast('imp', 1, 1, { id: 'c2', passives: [ping] }) },
        resources: 9,
      },
      south: { hand: [no('h3')], resources: 9 },
    })
    t.do('north', 'activate c2 1', 'pay h1')
    t.do('south', 'play h3 action')
    t.do('north', 'pass')
    expect(t.pile('south', 'resources')).toHaveLength(9)
    expect(t.place('imp')).toBe('top')
    expect(t.pile('north', 'casualties')).toEqual(['filler'])
  })

  test('SS-RULING-26 with several opposing links the negator chooses one; a price before ":" stays paid', () => {
    const t = at({
      north: {
        hand: [
          card('rite', { id: 'h1', action: [{ do: 'price', price: { sacrifice: 1 }, does: [dmg(3)] }] }),
          bolt('h2', 2),
        ],
        track: { top: beast('ox', 1, 1, { id: 'c9' }) },
        resources: 9,
      },
      south: { hand: [card('quill', { id: 'h3', action: [drawing(1)] }), no('h4')], resources: 9 },
    })
    t.do('north', 'play h1 action', 'choose c9')
    expect(t.place('ox')).toBeUndefined()
    t.do('south', 'play h3 action')
    t.do('north', 'play h2 action')
    const [rite, , second] = t.state.chain.links.map(link => link.id)
    t.do('south', 'play h4 action')
    expect(t.legal('south')).toEqual([`target ${second}`, `target ${rite}`])
    t.do('south', `target ${rite}`)
    t.do('north', 'pass')
    expect(t.pile('south', 'resources')).toHaveLength(6)
    expect(t.pile('north', 'casualties')).toEqual(['rite', 'bolt2', 'ox'])
  })

  test('SS-RULING-27 triggered passives cannot be answered or negated', () => {
    const t = at({
      north: { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })], resources: 9 },
      south: {
        hand: [no('h2')],
        track: {
          top: beast('imp', 1, 1, { id: 'c3', passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(2)] }] }),
        },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    expect(t.pile('north', 'resources')).toHaveLength(7)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', seat: 'north' })
  })

  test('SS-RULING-63 a part without a target does nothing, the others happen; no fizzle', () => {
    const t = at({
      north: { hand: [card('both', { id: 'h1', action: [kill(ENEMY), drawing(1)] })], resources: 9 },
      south: {
        track: {
          top: beast('ox', 1, 1, {
            id: 'c3',
            passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'return', what: { of: 'self' } }] }],
          }),
        },
        hand: [{ card: 'filler', id: 'h5' }],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'activate c3 1', 'pay h5')
    t.do('north', 'pass')
    expect(t.count('link-fizzled')).toBe(0)
    expect(t.pile('north', 'hand')).toHaveLength(1)
  })

  test('SS-EX-1 SS-CHAIN-9 the chain of the rulebook: protection first, Destroy fizzles, the creature lands', () => {
    const oath: Passive = {
      kind: 'ability',
      price: { pay: 2 },
      does: [{ do: 'immune', what: { of: 'card', side: 'own', take: 'all' }, from: 'target', until: 'end-of-turn' }],
    }
    const t = at({
      north: {
        hand: [
          card('ikee', {
            id: 'h1',
            cost: 1,
            action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }],
          }),
          { card: 'filler', id: 'h2' },
          { card: 'filler', id: 'h3' },
          { card: 'filler', id: 'h4' },
          beast('ox', 3, 3, { id: 'h5' }),
        ],
        track: { top: beast('oath', 1, 1, { id: 'c6', passives: [oath] }) },
        resources: 9,
      },
      south: {
        hand: [
          card('pit', { id: 'h7', cost: 1, action: [{ do: 'destroy', what: CREATURE }] }),
          { card: 'filler', id: 'h8' },
        ],
        resources: 9,
      },
    })
    t.do('north', 'play h1 action', 'pay h2')
    t.do('south', 'play h7 action', 'pay h8')
    t.do('north', 'activate c6 1', 'pay h3', 'pay h4')
    t.do('south', 'pass')
    expect(t.count('link-fizzled')).toBe(1)
    expect(t.place('oath')).toBe('top')
    expect(t.pile('south', 'casualties')).toEqual(['pit', 'filler'])
    // One hand card is left: it is placed.
    expect(t.place('ox')).toBe('frontline')
    expect(t.pile('north', 'casualties')).toEqual(['ikee', 'filler', 'filler', 'filler'])
  })

  test('SS-RULING-86 SS-CONF-1 "cannot be targeted" stops targeting by the other side only, not "all"', () => {
    const south = {
      track: {
        top: beast('cloud', 1, 1, {
          id: 'c3',
          passives: [{ kind: 'static', does: { do: 'immune', what: { of: 'self' }, from: 'target' } }],
        }),
        middle: beast('ox', 1, 1, { id: 'c4' }),
        deployment: beast('elk', 1, 1, { id: 'c5' }),
      },
      resources: 9,
    }
    const t = at({ north: { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })], resources: 9 }, south })
    t.do('north', 'play h1 action')
    expect(t.no('north', 'target c3')).toBe('target-immune SS-CONF-1')
    expect(t.legal('north')).toEqual(['target c5', 'target c4'])
    const all = at({
      north: { hand: [card('doom', { id: 'h1', action: [kill({ of: 'enemy', take: 'all' })] })], resources: 9 },
      south,
    })
    all.do('north', 'play h1 action')
    all.pass()
    expect(all.state.creatures).toEqual([])
    const song: Effect = [{ do: 'mod', what: { of: 'ally', take: 1 }, att: 1, until: 'end-of-turn' }]
    const own = at({ turn: 'south', north: {}, south: { ...south, hand: [card('song', { id: 'h1', action: song })] } })
    own.do('south', 'play h1 action')
    expect(own.legal('south')).toContain('target c3')
  })

  test('SS-RULING-85 copying: the card is declared, then its targets', () => {
    const t = at({
      north: {
        hand: [card('kitsune', { id: 'h1', action: [{ do: 'copy', what: { of: 'ally', take: 1 } }] })],
        track: {
          top: card('axeman', { id: 'c2', action: [kill(ENEMY)] }),
          middle: card('mirror', { id: 'c7', action: [{ do: 'copy', what: { of: 'ally', take: 1 } }] }),
          deployment: card('archer', { id: 'c8', action: [dmg(1)] }),
        },
        resources: 9,
      },
      south: {
        track: { top: beast('ox', 1, 1, { id: 'c3' }), middle: beast('elk', 1, 1, { id: 'c4' }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    expect(t.legal('north')).toEqual(['target c8', 'target c2'])
    t.do('north', 'target c2')
    expect([...t.legal('north')].sort()).toEqual(['target c3', 'target c4'])
    t.do('north', 'target c4')
    t.do('south', 'pass')
    expect(t.place('elk')).toBeUndefined()
    expect(t.place('axeman')).toBe('top')
  })

  test('SS-RULING-85 SS-RULING-72 a copy of what could do nothing says so, not that its card is out of reach', () => {
    const t = at({
      extra: true,
      north: {
        hand: [card('echo', { id: 'h1', action: [{ do: 'copy', what: { of: 'ally', take: 1 } }] })],
        track: { top: beast('angel', 1, 1, { action: [{ do: 'extra-turn' }] }) },
        resources: 9,
      },
      south: { resources: 9 },
    })
    expect(t.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-RULING-85 an action that copies somewhere in its text is not copied, not even by its like', () => {
    const copy = { do: 'copy', what: { of: 'ally', take: 1 } } as const
    const t = at({
      north: {
        hand: [card('kitsune', { id: 'h1', action: [copy] })],
        track: { middle: card('mirror', { action: [{ do: 'may', does: [copy] }] }) },
        frontline: card('glass', { action: [{ do: 'may', does: [copy] }] }),
        resources: 9,
      },
      south: { resources: 9 },
    })
    expect(t.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-RULING-85 a copy keeps the conditions and prices around it and behind it', () => {
    const copy = { do: 'copy', what: { of: 'ally', take: 1 } } as const
    const when = (than: number) => ({ is: 'count', of: { of: 'hand', side: 'own' }, cmp: 'at-least', than }) as const
    const played = (action: Effect, moves: readonly string[] = []) => {
      const t = at({
        north: {
          hand: [card('kitsune', { id: 'h1', action })],
          track: { top: card('archer', { id: 'c2', action: [dmg(1)] }), middle: beast('ox', 1, 1, { id: 'c3' }) },
          resources: 9,
        },
        south: { resources: 20 },
      })
      t.do('north', 'play h1 action', ...moves)
      t.do('south', 'pass')
      return 20 - t.pile('south', 'resources').length
    }
    expect(played([copy, { do: 'if', when: when(9), does: [dmg(5)] }])).toBe(1)
    expect(played([copy, { do: 'if', when: when(0), does: [dmg(5)] }])).toBe(6)
    expect(played([dmg(2), { do: 'if', when: when(9), does: [copy] }])).toBe(2)
    const priced: Effect = [
      dmg(1),
      { do: 'price', price: { sacrifice: 1 }, does: [copy, { do: 'dmg', to: 'opponent', amount: { paid: 3 } }] },
    ]
    expect(played(priced, ['choose c3'])).toBe(5)
    expect(played(priced, ['done'])).toBe(1)
  })

  describe('SS-RULING-85 SS-CHAIN-9 the Ally copied is a target', () => {
    const copy = { do: 'copy', what: { of: 'ally', take: 1 } } as const
    const after = (action: Effect, text: Effect, killed: string, moves: readonly string[] = []) => {
      const t = at({
        north: {
          hand: [card('kitsune', { id: 'h1', action })],
          track: { top: card('elder', { id: 'c2', action: text }), middle: beast('ox', 1, 1, { id: 'c3' }) },
          frontline: beast('wall'),
          resources: 9,
        },
        south: { hand: [card('axe', { id: 'h4', action: [kill(CREATURE)] })], resources: 20 },
      })
      t.do('north', 'play h1 action', ...moves)
      t.do('south', 'play h4 action', `target ${killed}`)
      t.do('north', 'pass')
      return { dealt: 20 - t.pile('south', 'resources').length, fizzled: t.count('link-fizzled') }
    }

    test('gone before the copy resolves, its text does not happen; what stands beside it does', () => {
      expect(after([copy], [dmg(4)], 'c3')).toEqual({ dealt: 4, fizzled: 0 })
      expect(after([copy], [dmg(4)], 'c2')).toEqual({ dealt: 0, fizzled: 1 })
      expect(after([copy, dmg(1)], [dmg(4)], 'c2')).toEqual({ dealt: 1, fizzled: 0 })
    })

    test('given up for the price of its own text it was there to be copied', () => {
      const priced: Effect = [{ do: 'price', price: { sacrifice: 1 }, does: [dmg(4)] }]
      expect(after([copy], priced, 'c3', ['choose c2'])).toEqual({ dealt: 4, fizzled: 0 })
    })

    test('gone by its own text, the rest of that text still happens', () => {
      const own: Effect = [{ do: 'return', what: { of: 'ally', take: 'all' } }, dmg(4)]
      expect(after([copy], own, 'c3')).toEqual({ dealt: 4, fizzled: 0 })
    })
  })

  test.each<[string, Effect]>([
    ['a change of its values', [{ do: 'mod', what: { of: 'self' }, att: 3, until: 'end-of-turn' }]],
    ['an immunity', [{ do: 'immune', what: { of: 'self' }, from: 'target', until: 'end-of-turn' }]],
  ])('SS-CHAIN-9 nothing begins for a creature that is gone by then: %s', (_what, does) => {
    const ability: Passive = { kind: 'ability', price: { pay: 1 }, does }
    const begun = (killed: string) => {
      const t = at({
        north: {
          hand: 1,
          track: {
            top: beast('boar', 1, 1, { id: 'c1', passives: [ability] }),
            middle: beast('ox', 1, 1, { id: 'c2' }),
          },
          resources: 9,
        },
        south: { hand: [card('axe', { id: 'h3', action: [kill(ENEMY)] })], resources: 9 },
      })
      t.do('north', 'activate c1 1', `pay ${t.ids('north', 'hand')[0]}`)
      t.do('south', 'play h3 action', `target ${killed}`)
      t.do('north', 'pass')
      return t.state.lasting.length
    }
    expect(begun('c2')).toBe(1)
    expect(begun('c1')).toBe(0)
  })

  test('SS-RULING-86 a chosen Supporter that cannot be targeted is safe', () => {
    const ward: Effect = [
      { do: 'immune', what: { of: 'card', side: 'own', take: 1 }, from: 'target', until: 'end-of-turn' },
    ]
    const t = at({
      north: { hand: [card('axe', { id: 'h1', action: [kill(ANY_CARD)] })], resources: 9 },
      south: { hand: [card('ward', { id: 'h2', action: ward })], supporters: ['filler', 'filler'], resources: 9 },
    })
    const [first] = t.ids('south', 'supporters')
    t.do('north', 'play h1 action', `target ${first}`)
    t.do('south', 'play h2 action', `target ${first}`)
    t.pass()
    expect(t.ids('south', 'supporters')).toHaveLength(2)
    expect(t.count('link-fizzled')).toBe(1)
  })

  test('SS-CHAIN-2 reactions betray nothing: the window opens whatever the hand holds, and shows the others the same', () => {
    const look = (hand: object[]) => {
      const t = at({ north: { hand: [bolt('h1')], resources: 9 }, south: { hand, resources: 9 } })
      t.do('north', 'play h1 action')
      return { view: JSON.stringify(t.view('north')), asked: t.state.decisions.map(one => one.kind) }
    }
    const empty = look([{ card: 'filler', id: 'h2' }])
    expect(empty.asked).toEqual(['react'])
    expect(look([no('h2')]).view).toBe(empty.view)
  })

  test('SS-CHAIN-2 whoever may react has a window, of fixed length where the table says so; nobody else has one', () => {
    for (const reactions of ['always-ask', 'fixed-pause', 'standing-orders']) {
      const t = at({ north: { hand: [bolt('h1')], resources: 9 }, south: { resources: 9 } }, { reactions })
      expect(siegestorm.reactionWindow?.(t.state, 'north')).toBeUndefined()
      t.do('north', 'play h1 action')
      expect(siegestorm.reactionWindow?.(t.state, 'north')).toBeUndefined()
      const fixed = reactions === 'fixed-pause'
      expect(siegestorm.reactionWindow?.(t.state, 'south')).toEqual({ pass: { kind: 'pass' }, fixed })
    }
  })

  test('SS-CHAIN-2 standing orders: asked only when a card of one’s own is a target, or never', () => {
    const position = {
      turn: 'south',
      step: 'deploy',
      north: { hand: [no('h9')], track: { top: beast('ox', 1, 1, { id: 'c3' }) }, resources: 20 },
      south: { hand: [bolt('h1'), card('axe', { id: 'h2', action: [kill(ENEMY)] })], resources: 20 },
    }
    const table = { reactions: 'standing-orders' }
    expect(at(position).no('south', 'orders never')).toBe('no-standing-orders SS-CHAIN-2')
    for (const when of ['targeted', 'never', 'always']) {
      const t = at({ ...position, turn: 'north', step: 'end' }, table)
      if (when !== 'always') t.do('north', `orders ${when}`)
      t.do('north', 'next')
      t.do('south', 'next', 'play h1 action')
      expect(t.state.decisions[0]!.seat, when).toBe(when === 'always' ? 'north' : 'south')
      t.pass()
      t.do('south', 'play h2 action')
      expect(t.state.decisions[0]!.seat, when).toBe(when === 'never' ? 'south' : 'north')
      expect(JSON.stringify(t.view('south'))).not.toContain(when === 'always' ? '"standing"' : when)
    }
  })

  test('SS-CHAIN-2 standing orders: a Supporter or an action of one’s own is a target as well', () => {
    const thief = card('thief', { id: 'h1', action: [kill({ of: 'supporter', side: 'opponent', take: 1 })] })
    const t = at(
      {
        turn: 'north',
        north: { hand: [thief, bolt('h3', 2), no('h5')], supporters: [{ card: 'filler', id: 's6' }], resources: 20 },
        south: { hand: [bolt('h2'), no('h4')], supporters: 1, standing: 'targeted', resources: 20 },
      },
      { reactions: 'standing-orders' },
    )
    t.do('north', 'play h3 action')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', seat: 'north' })
    t.do('north', 'play h1 action')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    t.do('south', 'play h2 action')
    t.do('north', 'play h5 action')
    expect(t.state.chain.links).toHaveLength(3)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
  })

  test('SS-CHAIN-2 a position may say what standing orders a player has given', () => {
    const position = { north: { hand: [bolt('h1')], resources: 20 }, south: { standing: 'never', resources: 20 } }
    const t = at(position, { reactions: 'standing-orders' })
    t.do('north', 'play h1 action')
    expect(t.state.decisions).toMatchObject([{ kind: 'turn', seat: 'north' }])
    expect(() => at(position)).toThrow('no-standing-orders')
  })
})
