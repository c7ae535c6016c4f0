import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/effects/effect.ts'
import { at, beast, card, dmg } from '../table.ts'

/** The boss plays one action; what is left to choose is left. */
const bossActs = (action: Effect, south: object = {}, boss: object = {}) => {
  const t = at(
    {
      turn: 'boss',
      step: 'action',
      south: { resources: 20, ...south },
      boss: {
        resources: 20,
        menace: 3,
        life: 30,
        ...boss,
        hand: [
          card('deed', { cost: 0, command: 'action', action }),
          ...(('hand' in boss ? boss.hand : []) as object[]),
        ],
      },
    },
    { mode: 'solo', boss: 'nyryki-easy' },
  )
  t.do('south', 'choose go')
  t.pass()
  return t
}
const dealt = (t: ReturnType<typeof at>) =>
  t.events.flatMap(event => (event.kind === 'damage-dealt' ? [event.amount] : []))
const reasons = (t: ReturnType<typeof at>) =>
  t.events.flatMap(event => (event.kind === 'boss-reasoned' ? [`${event.why} ${event.rule}`] : []))
const dear = (design: string, cost: number) => card(design, { cost, att: 1, def: 1, command: 'deploy' })

test('SS-RULING-52 SS-RULING-67 whatever a text says, Gang tokens lie on the boss’s track only', () => {
  const t = bossActs(
    [{ do: 'gang', what: { of: 'creature', side: 'any', take: 'all' }, amount: 2 }],
    { track: { top: beast('elk', 1) }, frontline: beast('hen', 1) },
    { track: { top: dear('imp', 1) }, frontline: dear('ogre', 1) },
  )
  expect(['imp', 'ogre', 'elk', 'hen'].map(one => t.att(one))).toEqual([3, 1, 1, 1])
})

describe('place', () => {
  const PLACE = [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }]
  const hand = [
    card('call', { cost: 1, command: 'action', action: PLACE as never }),
    card('imp', { cost: 6, att: 1, def: 1, command: 'deploy' }),
    card('ogre', { cost: 9, att: 1, def: 1, command: 'deploy' }),
  ]
  const placed = (boss: object, options: object, ...moves: string[]) => {
    const seats = options === COOP ? { north: { resources: 20 } } : {}
    const t = at(
      {
        turn: 'boss',
        step: 'action',
        ...seats,
        south: { resources: 20 },
        boss: { hand, resources: 20, menace: 4, ...boss },
      },
      options,
    )
    t.do(options === COOP ? 'north' : 'south', 'choose go')
    t.pass()
    for (const move of moves) t.do('north', move)
    const picked = {
      kind: 'boss-reasoned',
      why: 'picks-dearest',
      rule: 'SS-RULING-44',
      params: { card: 'ogre', cost: 9 },
    }
    expect(t.events.filter(event => event.kind === 'boss-reasoned' && event.why === 'picks-dearest')).toEqual([picked])
    return t.state.creatures.map(one => `${one.design} ${one.place} ${one.front}`).sort()
  }
  const SOLO = { mode: 'solo', boss: 'nyryki-easy' }
  const COOP = { mode: 'coop', boss: 'nyryki-easy' }
  const guard = card('guard', { cost: 5, att: 1, def: 1, command: 'leader' })

  test('SS-RULING-20 SS-RULING-44 the boss, too, puts a card on his Frontline, the dearest; who stood there is replaced', () => {
    expect(placed({}, SOLO)).toEqual(['ogre frontline f1'])
    expect(placed({ frontline: guard }, SOLO)).toEqual(['ogre frontline f1'])
  })

  test('SS-RULING-56 in Co-op an empty space first, between two the players choose', () => {
    expect(placed({ frontline: guard }, COOP)).toEqual(['guard frontline f1', 'ogre frontline f2'])
    expect(placed({}, COOP, 'choose south')).toEqual(['ogre frontline f2'])
  })
})

describe('what the effect language does for a boss', () => {
  test.each([
    [2, [1]],
    [3, [1]],
    [4, []],
  ])('SS-SUB-5 a price of %i is paid by a Menace Level of 3 or more: %j', (pay, expected) => {
    expect(dealt(bossActs([{ do: 'price', price: { pay }, does: [dmg(1)] }]))).toEqual(expected)
  })

  test('SS-RULING-44 Vision keeps the dearest, the rest goes under his Resources', () => {
    const t = bossActs(
      [{ do: 'vision', amount: 3 }],
      {},
      { resources: [dear('a', 1), dear('b', 9), dear('c', 2), 'filler'] },
    )
    const kept = t.events.find(event => event.kind === 'vision-kept')
    expect(kept).toMatchObject({ cards: [{ design: 'b' }] })
    expect(t.pile('boss', 'resources').slice(-2).sort()).toEqual(['a', 'c'])
    const params = { card: 'b', cost: 9 }
    expect(t.events).toContainEqual({ kind: 'boss-reasoned', why: 'picks-dearest', rule: 'SS-RULING-44', params })
    // What lies face down in his hand is not named, and one card alone is no choice.
    const shades = [dear('a', 1), { card: 'black-glass-duelist' }]
    expect(reasons(bossActs([{ do: 'vision', amount: 2 }], {}, { resources: shades }))).not.toContain(
      'picks-dearest SS-RULING-44',
    )
    expect(reasons(bossActs([{ do: 'vision', amount: 1 }], {}, { resources: [dear('b', 9)] }))).not.toContain(
      'picks-dearest SS-RULING-44',
    )
  })

  test('SS-RULING-66 SS-RULING-55 a stolen Oracle lets his Vision keep one card more, the dearest two', () => {
    const t = bossActs(
      [{ do: 'vision', amount: 3 }],
      {},
      { resources: [dear('a', 1), dear('b', 9), dear('c', 2), 'filler'], track: { middle: 'moon-eyed-oracle' } },
    )
    const kept = t.events.flatMap(event => (event.kind === 'vision-kept' && 'cards' in event ? event.cards : []))
    expect(kept.map(card => card.design)).toEqual(['b', 'c'])
    expect(t.events.filter(event => event.kind === 'boss-reasoned' && event.why === 'picks-dearest')).toHaveLength(2)
    expect(t.pile('boss', 'resources').at(-1)).toBe('a')
  })

  test('SS-RULING-55 SS-RULING-44 a stolen card that puts a hand card under the Resources takes his cheapest, among equals the human chooses', () => {
    const tuck: Effect = [{ do: 'tuck', amount: 1 }]
    const t = bossActs(tuck, {}, { hand: [dear('b', 9), dear('a', 1)], track: { deployment: 'goblin-tank' } })
    expect(t.pile('boss', 'resources')).toContain('a')
    expect(reasons(t)).toContain('puts-back-cheapest SS-RULING-44')
    const tied = bossActs(tuck, {}, { hand: [dear('b', 9), dear('a', 9)], track: { deployment: 'goblin-tank' } })
    expect(tied.state.decisions).toMatchObject([{ seat: 'south', prompt: 'boss-tie' }])
    expect(bossActs(tuck).state.boss?.life).toBe(30)
  })

  test('SS-RULING-81 what he draws or keeps of a Vision outside his Draw step counts for who watches', () => {
    const watcher = beast('clerk', 1, 1, { passives: [{ kind: 'trigger', on: 'opponent-extra-draw', does: [dmg(1)] }] })
    const boss = { resources: 9 }
    expect(bossActs([{ do: 'draw', amount: 2 }], { frontline: watcher }, boss).state.boss!.life).toBe(28)
    expect(bossActs([{ do: 'vision', amount: 3 }], { frontline: watcher }, boss).state.boss!.life).toBe(29)
  })

  test('SS-RULING-47 Heal is Recover for a boss', () => {
    const t = bossActs([{ do: 'heal', amount: 4 }], {}, { life: 10 })
    expect(t.state.boss?.life).toBe(14)
  })

  test('SS-BHAND-1 what he may do he does', () => {
    expect(dealt(bossActs([{ do: 'may', does: [dmg(2)] }]))).toEqual([2])
  })

  test('SS-PVB-8 he kills the dearest creature of the player, and only asks about a tie', () => {
    const track = { top: beast('cheap', 1, 1, { cost: 1 }), middle: beast('dear', 1, 1, { cost: 3 }) }
    const one = bossActs([{ do: 'kill', what: { of: 'enemy', take: 1 } }], { track })
    expect(one.place('dear')).toBeUndefined()
    expect(one.place('cheap')).toBe('top')
    const tie = bossActs([{ do: 'kill', what: { of: 'enemy', take: 1 } }], {
      track: { ...track, deployment: beast('twin', 1, 1, { cost: 3 }) },
    })
    expect(tie.legal('south')).toEqual(expect.arrayContaining([`choose ${tie.id('dear')}`, `choose ${tie.id('twin')}`]))
    expect(tie.legal('south')).not.toContain(`choose ${tie.id('cheap')}`)
    tie.do('south', `choose ${tie.id('twin')}`)
    tie.pass()
    expect(tie.place('twin')).toBeUndefined()
  })

  test('SS-PVB-8 of two he takes the surely dearest and asks for the second only', () => {
    const t = bossActs([{ do: 'kill', what: { of: 'enemy', take: 2 } }], {
      track: {
        top: beast('king', 1, 1, { cost: 5 }),
        middle: beast('duke', 1, 1, { cost: 3 }),
        deployment: beast('earl', 1, 1, { cost: 3 }),
      },
    })
    expect(t.legal('south').filter(move => move.startsWith('choose '))).toHaveLength(2)
    t.do('south', `choose ${t.id('duke')}`)
    t.pass()
    expect(['king', 'duke', 'earl'].map(design => t.place(design))).toEqual([undefined, undefined, 'deployment'])
  })

  test('SS-RULING-33 what the controller of an effect would choose, a boss takes at random', () => {
    const hand = [
      { card: 'archangel', id: 'h5' },
      { card: 'filler', id: 'h6' },
    ]
    const t = bossActs([{ do: 'discard', from: 'opponent', amount: 1, chosen: 'controller' }], { hand })
    expect(t.count('hand-peeked')).toBe(0)
    expect(t.events.flatMap(event => (event.kind === 'card-discarded' ? event.cards : []))).toHaveLength(1)
  })

  test('SS-KW-SACRIFICE-1 a sacrifice he pays is his cheapest', () => {
    const t = bossActs(
      [{ do: 'price', price: { sacrifice: 1 }, does: [dmg(2)] }],
      {},
      { track: { top: dear('ogre', 4), middle: dear('imp', 1) } },
    )
    expect(t.place('imp')).toBeUndefined()
    expect(dealt(t)).toContain(2)
  })

  test('SS-PVB-6 SS-RULING-44 among equals the human says which one pays the price, and the boss says why', () => {
    const t = bossActs(
      [{ do: 'price', price: { sacrifice: 1 }, does: [dmg(2)] }],
      {},
      { track: { top: dear('ogre', 4), middle: dear('imp', 1), deployment: dear('rat', 1) } },
    )
    expect(t.legal('south')).toEqual([t.id('rat'), t.id('imp')].sort().map(id => `choose ${id}`))
    t.do('south', `choose ${t.id('rat')}`)
    t.pass()
    expect([t.place('imp'), t.place('rat')]).toEqual(['middle', undefined])
    expect(reasons(t)).toContain('sacrifices-cheapest SS-PVB-6')
    expect(dealt(t)).toContain(2)
  })

  test('SS-SUB-5 SS-RULING-49 a price in a text is paid by Menace, which is not lost, and he says so', () => {
    const paying: Effect = [{ do: 'price', price: { pay: 3 }, does: [dmg(2)] }]
    const rich = bossActs(paying, {}, { menace: 3 })
    expect(dealt(rich)).toEqual([2])
    expect(reasons(rich)).toContain('pays-by-menace SS-SUB-5')
    expect(rich.state.boss!.menace).toBe(3)
    const poor = bossActs(paying, {}, { menace: 2 })
    expect(dealt(poor)).toEqual([])
    expect(reasons(poor)).toContain('cannot-pay-by-menace SS-SUB-5')
  })

  test('SS-PVB-8 whatever he aims at, he says that it is the dearest', () => {
    const track = { top: beast('cheap', 1, 1, { cost: 1 }), middle: beast('dear', 1, 1, { cost: 3 }) }
    for (const verb of ['kill', 'destroy', 'return'] as const) {
      const t = bossActs([{ do: verb, what: { of: 'enemy', take: 1 } }], { track })
      expect(t.place('dear')).toBeUndefined()
      expect(t.events).toContainEqual({
        kind: 'boss-reasoned',
        why: 'takes-dearest',
        rule: 'SS-PVB-8',
        params: { card: 'dear', cost: 3 },
      })
    }
  })

  test('SS-PVB-8 a Kill that may take any card takes a player’s, however cheap, before a dear one of his own', () => {
    const doom = { do: 'kill', what: { of: 'card', side: 'any', take: 1 } } as const
    const t = bossActs([doom], { track: { top: beast('cheap') } }, { track: { top: dear('ogre', 9) } })
    expect([t.place('cheap'), t.place('ogre')]).toEqual([undefined, 'top'])
  })

  test('SS-RULING-44 whom he helps or weakens is not "taken": the dearest, told where he had a choice', () => {
    const track = { top: beast('cheap', 1, 1, { cost: 1 }), middle: beast('dear', 1, 1, { cost: 3 }) }
    const song = { do: 'mod', what: { of: 'ally', take: 1 }, att: 2, until: 'end-of-turn' } as const
    const curse = { do: 'mod', what: { of: 'enemy', take: 1 }, att: -1, until: 'your-next-turn' } as const
    for (const t of [bossActs([song], {}, { track }), bossActs([curse], { track })])
      expect(t.events).toContainEqual({
        kind: 'boss-reasoned',
        why: 'picks-dearest',
        rule: 'SS-RULING-44',
        params: { card: 'dear', cost: 3 },
      })
    const lone = reasons(bossActs([curse], { track: { top: beast('cheap') } }))
    expect(lone.filter(why => /SS-RULING-44|SS-PVB-8/.test(why))).toEqual([])
  })

  test('SS-RULING-44 of his own he gives up the cheapest, and none where any number will do', () => {
    const track = { top: beast('cheap', 1, 1, { cost: 1 }), middle: beast('dear', 1, 1, { cost: 3 }) }
    const doom = { do: 'kill', what: { of: 'card', side: 'any', take: 1 } } as const
    const t = bossActs([doom], {}, { track })
    expect([t.place('cheap'), t.place('dear')]).toEqual([undefined, 'middle'])
    expect(reasons(t)).toContain('loses-cheapest SS-RULING-44')
    const home = bossActs([{ do: 'return', what: { of: 'ally', take: 'any-number' } }], {}, { track })
    expect([home.place('cheap'), home.place('dear')]).toEqual(['top', 'middle'])
  })

  test('SS-RULING-64 without anybody to sacrifice nothing follows', () => {
    expect(dealt(bossActs([{ do: 'price', price: { sacrifice: 1 }, does: [dmg(2)] }]))).toEqual([])
  })
})
