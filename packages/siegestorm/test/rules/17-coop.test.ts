import { describe, expect, test } from 'vitest'
import type { Part, Passive } from '../../src/effects/effect.ts'
import { at, beast, boost, card, dmg, drawing, opening } from '../table.ts'

const COOP = { mode: 'coop', boss: 'nyryki-easy' }
const goblin = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 1, command: 'deploy', ...more })
const spell = (design: string, cost: number, action: object[], more: object = {}) =>
  card(design, { cost, command: 'action', action: action as never, ...more })
const both = (north: object = {}, south: object = {}, boss: object = {}, more: object = {}) =>
  at(
    {
      turn: 'players',
      north: { resources: 20, ...north },
      south: { resources: 20, ...south },
      boss: { resources: 20, life: 40, ...boss },
      ...more,
    },
    COOP,
  )
const bossTurn = (boss: object, north: object = {}, south: object = {}, step = 'action') => {
  const t = at(
    {
      turn: 'boss',
      step,
      north: { resources: 20, ...north },
      south: { resources: 20, ...south },
      boss: { resources: 20, menace: 5, ...boss },
    },
    COOP,
  )
  t.do('north', 'choose go')
  t.pass()
  return t
}

describe('17 Co-op', () => {
  test('SS-COOP-2 both take their turn at the same time and act in any order; the boss waits for both', () => {
    const t = both(
      { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })] },
      { hand: [card('bolt', { id: 'h2', action: [dmg(1)] })], track: { top: beast('ox', 2) } },
      {},
      { step: 'draw' },
    )
    expect(t.state.decisions.map(one => one.seat)).toEqual(['north', 'south'])
    t.do('south', 'next', 'storm')
    t.do('north', 'play h1 action', 'next')
    t.do('south', 'play h2 action')
    expect(t.state.boss!.life).toBe(36)
    t.do('north', 'next', 'next')
    expect(t.state.turn.active).toEqual(['north', 'south'])
    expect(t.state.decisions.map(one => one.seat)).toEqual(['south'])
    t.do('south', 'next', 'next', 'next')
    expect(t.events.some(event => event.kind === 'turn-begun' && event.active.includes('boss'))).toBe(true)
    // After it both again.
    expect(t.state.turn.active).toEqual(['north', 'south'])
    expect(t.state.decisions.map(one => one.seat)).toEqual(['north', 'south'])
  })

  test('SS-COOP-3 SS-COOP-8 each makes one normal deploy on the own track, and never on the partner’s zone', () => {
    const t = both(
      { hand: [beast('a', 1, 1, { id: 'h1' }), beast('c', 1, 1, { id: 'h3' })] },
      { hand: [beast('b', 1, 1, { id: 'h2' })] },
    )
    expect(t.no('north', 'play h1 creature f2')).toBe('no-such-front SS-RULING-58')
    t.do('north', 'play h1 creature')
    t.do('south', 'play h2 creature')
    expect(t.state.creatures.map(one => [one.side, one.front])).toEqual([
      ['north', 'f1'],
      ['south', 'f2'],
    ])
    expect(t.no('north', 'play h3 creature')).toBe('deployment-zone-occupied SS-TURN-DEP-2')
  })

  test('SS-COOP-3 a Deployment Zone that is free again is no second deploy, and the partner’s is not used up by it', () => {
    const hops: Passive = {
      kind: 'trigger',
      on: 'self-deploys',
      does: [{ do: 'shift', what: { of: 'self' } }],
    }
    const t = both(
      { hand: [beast('courier', 1, 1, { id: 'h1', passives: [hops] }), beast('a', 1, 1, { id: 'h3' })] },
      { hand: [beast('b', 1, 1, { id: 'h2' })] },
    )
    t.do('north', 'play h1 creature')
    expect(t.place('courier')).toBe('middle')
    expect(t.no('north', 'play h3 creature')).toBe('already-deployed SS-TURN-DEP-3')
    expect(t.legal('south')).toContain('play h2 creature')
  })

  test('SS-COOP-8 Hold Ground and Place stay in the own Battle Zone', () => {
    const t = both(
      {
        track: { top: beast('ox') },
        hand: [
          card('ikee', {
            id: 'h1',
            action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }],
          }),
          beast('elk', 1, 1, { id: 'h2' }),
        ],
      },
      {},
      {},
      { step: 'draw' },
    )
    t.do('north', 'play h1 action')
    t.do('north', 'next', 'hold nml')
    expect(t.state.creatures.map(one => one.front)).toEqual(['f1', 'f1'])
    const calls: Part[] = [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }]
    const second = both({}, { hand: [card('ikee', { id: 'h1', action: calls }), beast('elk', 1, 1, { id: 'h2' })] })
    second.do('south', 'play h1 action')
    expect(second.state.creatures.map(one => [one.side, one.front])).toEqual([['south', 'f2']])
  })

  test('SS-COOP-4 SS-RULING-69 the partner’s creatures are Allies; a sacrifice comes from the own track only', () => {
    const t = both(
      {
        track: { top: beast('drum', 1, 1, { passives: [boost(2)] }) },
        hand: [
          card('rite', { id: 'h1', action: [{ do: 'sacrifice', who: 'you', amount: 1 }, drawing(1)] }),
          card('song', {
            id: 'h2',
            action: [{ do: 'mod', what: { of: 'ally', take: 1 }, att: 1, until: 'end-of-turn' }],
          }),
        ],
      },
      { track: { top: beast('ox', 1, 1, { id: 'c9' }) } },
    )
    expect(t.att('ox')).toBe(3)
    t.do('north', 'play h2 action')
    expect(t.legal('north')).toContain('target c9')
    t.do('north', 'target c9', 'play h1 action')
    expect([t.place('drum'), t.place('ox')]).toEqual([undefined, 'top'])
  })

  test('SS-COOP-5 SS-RULING-77 passives concern both, and either may pay for the partner’s ability and is its "you"', () => {
    const scribe = beast('scribe', 1, 1, {
      id: 'c9',
      passives: [
        { kind: 'ability', price: { pay: 1 }, does: [drawing(1)] },
        { kind: 'static', does: { do: 'draw-step', by: 1 } },
      ],
    })
    const t = both({ hand: [{ card: 'filler', id: 'h1' }] }, { track: { middle: scribe } }, {}, { step: 'prepare' })
    t.do('north', 'activate c9 1', 'pay h1')
    expect(t.pile('north', 'hand')).toHaveLength(1)
    expect(t.pile('south', 'hand')).toHaveLength(0)
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(4)
  })

  test('SS-COOP-5 a passive that keeps a hand or Supporters from harm keeps the partner’s too', () => {
    const spells = [
      spell('rob', 1, [{ do: 'steal', amount: 1 }]),
      spell('cut', 0, [{ do: 'kill', what: { of: 'supporter', side: 'opponent', take: 'all' } }]),
    ]
    for (const [front, left] of [
      ['silver-tongued-envoy', [1, 0]],
      ['supply-mule', [0, 2]],
    ] as const) {
      const t = bossTurn({ menace: 1, hand: spells }, { frontline: front }, { hand: 1, supporters: 2 })
      for (let asked = t.legal('north'); asked.includes('choose south'); asked = t.legal('north')) {
        t.do('north', 'choose south')
        t.pass()
      }
      expect([t.pile('south', 'hand').length, t.pile('south', 'supporters').length], front).toEqual(left)
    }
  })

  test('SS-COOP-5 SS-ALLY-3 a partner’s creature on the Battle Zone is no Ally: its ability is the partner’s to pay for', () => {
    const scribe = beast('scribe', 1, 1, {
      id: 'c9',
      passives: [{ kind: 'ability', price: { pay: 1 }, does: [drawing(1)] }],
    })
    const t = both({ hand: 1 }, { frontline: scribe, hand: 1 })
    expect(t.no('north', 'activate c9 1')).toBe('not-your-card SS-COOP-5')
    expect(t.legal('north')).not.toContain('activate c9 1')
    expect(t.legal('south')).toContain('activate c9 1')
  })

  test('SS-COOP-5 SS-COOP-8 SS-RULING-77 who pays for the partner’s ability has it done on the own side', () => {
    const calls: Passive = {
      kind: 'ability',
      price: { pay: 1 },
      does: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
    }
    const t = both(
      { track: { middle: beast('dragon', 1, 1, { id: 'c9', passives: [calls] }) }, casualties: [beast('a')] },
      { casualties: [beast('b')], supporters: [{ card: 'filler', id: 's9' }] },
    )
    t.do('south', 'activate c9 1', 'pay s9')
    expect(t.state.creatures.filter(one => one.place === 'deployment')).toMatchObject([
      { design: 'b', side: 'south', front: 'f2' },
    ])
  })

  test('SS-COOP-5 what makes cards cheaper makes the partner’s cheaper too', () => {
    const cheap: Passive = { kind: 'static', does: { do: 'cost-mod', of: 'own-cards', by: -1 } }
    const t = both(
      { track: { middle: beast('clerk', 1, 1, { passives: [cheap] }) } },
      { hand: [card('bolt', { id: 'h1', cost: 1, action: [dmg(1)] })] },
      { life: 9 },
    )
    t.do('south', 'play h1 action')
    expect(t.state.boss!.life).toBe(8)
  })

  test('SS-CHAIN-2 SS-BTURN-10 what one partner plays, nobody answers', () => {
    const t = both(
      { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })] },
      { hand: [card('no', { id: 'h2', action: [{ do: 'negate' }] })] },
      { life: 9, hand: ['wardweaver'] },
    )
    t.do('north', 'play h1 action')
    expect([t.state.boss!.life, t.count('reaction-passed')]).toEqual([8, 0])
  })

  test('SS-COOP-6 an action is carried out only by the player who played it', () => {
    const t = both({ hand: [card('quill', { id: 'h1', action: [drawing(2)] })] })
    t.do('north', 'play h1 action')
    expect([t.pile('north', 'hand').length, t.pile('south', 'hand').length]).toEqual([2, 0])
  })

  test('SS-COOP-6 SS-RULING-77 what an action or a paid ability does for "you" is not for the partner', () => {
    const ward = card('ward', { id: 'h1', action: [{ do: 'damage-mod', by: -2, until: 'your-next-turn' }] })
    const t = both({ hand: [ward] }, {}, { track: { top: goblin('ogre', 1, { att: 5 }) } })
    t.do('north', 'play h1 action', 'next', 'next')
    t.do('south', 'next', 'next')
    const hurt = t.events.flatMap(event => (event.kind === 'damage-dealt' ? [[event.side, event.amount]] : []))
    expect(hurt).toEqual([
      ['north', 3],
      ['south', 5],
    ])
    const alchemist = beast('alchemist', 1, 1, {
      id: 'c9',
      passives: [
        { kind: 'ability', price: { pay: 1 }, does: [{ do: 'key-mod', key: 'shoot', by: 1, until: 'end-of-turn' }] },
        { kind: 'static', does: { do: 'aim', amount: 2 } },
      ],
    })
    const shot = (id: string) => card('shot', { id, action: [{ do: 'shoot' }] })
    const s = both({ hand: [shot('h1')] }, { hand: [shot('h2'), { card: 'filler', id: 'h3' }], frontline: alchemist })
    s.do('south', 'activate c9 1', 'pay h3')
    s.do('north', 'play h1 action')
    expect(s.state.boss!.life).toBe(38)
    s.do('south', 'play h2 action')
    expect(s.state.boss!.life).toBe(35)
  })

  test('SS-COOP-7 an extra turn is only for the player who played it', () => {
    const t = both({ hand: [card('dawn', { id: 'h1', action: [{ do: 'extra-turn' }] })] })
    t.do('north', 'play h1 action', 'next', 'choose yes', 'next')
    t.do('south', 'next', 'next')
    expect(t.state.turn).toMatchObject({ active: ['north'], extra: true })
    expect(t.legal('south')).toEqual([])
  })

  test('SS-COOP-9 SS-RULING-56 a boss storm hits both with full ATT, each defended by the own Defender, its action once', () => {
    const t = bossTurn(
      { track: { top: goblin('ox', 1, { att: 5, action: [{ do: 'recover', amount: 1 }] }) }, life: 5 },
      { track: { deployment: beast('wall', 0, 3) } },
      { frontline: beast('rat', 1, 1) },
      'advance',
    )
    expect(t.pile('north', 'casualties')).toHaveLength(2)
    expect(t.pile('south', 'casualties')).toEqual(['rat'])
    expect(t.state.boss!.life).toBe(6)
  })

  test('SS-COOP-9 SS-RULING-73 a face-down Shade storms both with its face-down values, then acts', () => {
    const t = bossTurn({ track: { top: { card: 'midnight-dancer', faceDown: true } } }, {}, {}, 'advance')
    const hurt = t.events.flatMap(event => (event.kind === 'damage-dealt' ? [event.amount] : []))
    expect(hurt).toEqual([1, 1])
    expect(t.legal('north')).toEqual(['choose north', 'choose south'])
  })

  test('SS-COOP-9 what one player loses in a storm changes nothing of what hits the other, each attack anew', () => {
    const chill = { kind: 'static', does: { do: 'mod', what: { of: 'enemy' }, att: -2 } } as const
    const twice = { kind: 'static', does: { do: 'strikes', times: 2 } } as const
    const t = bossTurn(
      { track: { top: goblin('ogre', 1, { att: 5, passives: [twice] }) } },
      { frontline: beast('witch', 1, 0, { passives: [chill] }) },
      {},
      'advance',
    )
    const strengths = t.events.flatMap(event =>
      event.kind === 'strength-counted' ? [`${event.against} ${event.strength}`] : [],
    )
    expect(strengths).toEqual(['north 3', 'south 3', 'north 5', 'south 5'])
    expect([t.pile('north', 'casualties').length, t.pile('south', 'casualties').length]).toEqual([6, 8])
  })

  test('SS-COOP-9 SS-CONF-2 a storm that kills in both zones kills both at the same time, before their Passive Abilities speak', () => {
    const imp = (design: string) =>
      beast(design, 1, 0, { passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(1)] }] })
    const t = bossTurn(
      { track: { top: goblin('ogre', 1, { att: 5 }) } },
      { frontline: imp('a') },
      { frontline: imp('b') },
      'advance',
    )
    const told = t.events.flatMap(event =>
      event.kind === 'creature-killed' || event.kind === 'trigger-fired' ? [event.kind] : [],
    )
    expect(told).toEqual(['creature-killed', 'creature-killed', 'trigger-fired', 'trigger-fired'])
    const dead = t.events.flatMap(event => ('cards' in event && event.kind === 'creature-killed' ? event.cards : []))
    expect(dead.map(one => one.design)).toEqual(['a', 'b'])
  })

  test('SS-COOP-10 SS-RULING-77 damage to "the player" hits one whom the players choose, "each player" hits both', () => {
    const t = bossTurn(
      { hand: [spell('bolt', 0, [dmg(3), { do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }])] },
      { hand: 2 },
      { hand: 2 },
    )
    expect(t.legal('north')).toEqual(['choose north', 'choose south'])
    t.do('north', 'choose south')
    expect(t.pile('south', 'casualties')).toHaveLength(4)
    expect(t.pile('north', 'casualties')).toHaveLength(0)
    const nova = bossTurn({ hand: [spell('nova', 0, [{ do: 'dmg', to: 'each-player', amount: 3 }])] })
    expect([nova.pile('north', 'casualties').length, nova.pile('south', 'casualties').length]).toEqual([3, 3])
  })

  test('SS-COOP-9 SS-UND-2 the Destroyed Red Girls storm both players, each defended by the own Defender', () => {
    const t = at(
      {
        turn: 'boss',
        step: 'advance',
        north: { resources: 20, track: { deployment: beast('wall', 0, 9) } },
        south: { resources: 20 },
        boss: { resources: 20, menace: 1, track: { top: 'awakened-red-girl' } },
        destroyed: ['red-girl', 'red-girl'],
      },
      COOP,
    )
    t.do('north', 'choose go')
    t.pass()
    const hurt = t.events.flatMap(event => (event.kind === 'damage-dealt' ? [event.side] : []))
    expect(hurt).toEqual(['south', 'south', 'south'])
    expect(t.pile('north', 'casualties')).toEqual([])
  })

  test('SS-RULING-57 SS-UND-2 when one Red Girl has put a player out, the next strikes the survivor once', () => {
    const t = at(
      {
        turn: 'boss',
        step: 'advance',
        north: { resources: 2 },
        south: { resources: 20 },
        boss: { resources: 20, menace: 1, track: { top: 'awakened-red-girl' } },
        destroyed: ['red-girl', 'red-girl'],
      },
      COOP,
    )
    t.do('north', 'choose go')
    t.pass()
    expect(t.state.seats).toEqual(['south'])
    const hurt = t.events.flatMap(event => (event.kind === 'damage-dealt' ? [event.side] : []))
    expect(hurt).toEqual(['north', 'south', 'north', 'south', 'south'])
  })

  test('SS-RULING-77 a storm’s action that would hit only one of the players is not skipped: they choose', () => {
    const t = bossTurn(
      { track: { top: 'transmuted-goblin' } },
      { track: { deployment: beast('wall', 0, 9) } },
      { track: { deployment: beast('door', 0, 0), middle: beast('gap') } },
      'advance',
    )
    expect(t.count('storm-action-skipped')).toBe(1)
    const open = bossTurn(
      { track: { top: 'transmuted-goblin' } },
      { track: { deployment: beast('wall', 0, 9) } },
      {},
      'advance',
    )
    expect(open.legal('north')).toEqual(['choose north', 'choose south'])
    open.do('north', 'choose south')
    expect(open.pile('south', 'casualties')).toHaveLength(4 + 3)
  })

  test('SS-RULING-77 whose hand is robbed or discarded from, the players choose; what may be anybody’s creature is not one player’s', () => {
    for (const part of [
      { do: 'steal', amount: 1 },
      { do: 'discard', from: 'opponent', amount: 1, chosen: 'random' },
    ] as const) {
      const t = bossTurn({ hand: [spell('rob', 1, [part])] }, { hand: ['tengu'] }, { hand: ['archangel'] })
      expect(t.legal('north')).toEqual(['choose north', 'choose south'])
      t.do('north', 'choose south')
      expect([t.pile('north', 'hand'), t.pile('south', 'hand')]).toEqual([['tengu'], []])
    }
    for (const of of ['battle-zone', 'creature'] as const) {
      const axe = { do: 'kill', what: { of, side: 'opponent', take: 1 } }
      const zones = [
        { frontline: beast('cheap', 1, 1, { cost: 1 }) },
        { frontline: beast('dear', 1, 1, { cost: 4 }) },
      ] as const
      const t = bossTurn({ hand: [spell('axe', 1, [axe])] }, ...zones)
      expect([t.place('cheap'), t.place('dear')]).toEqual(['frontline', undefined])
    }
  })

  test('SS-RULING-77 the chosen player’s Defender is the one a condition speaks of', () => {
    const brute = spell('brute', 0, [
      {
        do: 'if',
        when: { is: 'count', of: { of: 'defender', side: 'opponent' }, cmp: 'exactly', than: 0 },
        does: [dmg(5)],
      },
    ])
    const against = (seat: string) => {
      const t = bossTurn({ hand: [brute] }, { track: { deployment: beast('wall', 0, 1) } })
      t.do('north', `choose ${seat}`)
      return [t.pile('north', 'casualties').length, t.pile('south', 'casualties').length]
    }
    expect(against('north')).toEqual([0, 0])
    expect(against('south')).toEqual([0, 5])
  })

  test('SS-RULING-77 SS-MEN-6 nobody is asked for a victim where no player is meant: Ozmund Recovers', () => {
    const turn = (menace: number) => {
      const t = at(
        {
          turn: 'players',
          step: 'end',
          north: { resources: 20 },
          south: { resources: 20 },
          boss: { resources: 20, life: 20, menace },
        },
        { mode: 'coop', boss: 'ozmund-hard', advanced: 'undead-realms' },
      )
      t.do('north', 'next')
      t.do('south', 'next')
      return t
    }
    expect(turn(5).state.boss?.life).toBe(22)
    expect(turn(5).state.decisions[0]).not.toMatchObject({ prompt: 'victim' })
    const calm = turn(4)
    expect(calm.state.boss?.life).toBe(20)
    // What does not hold is not told either.
    expect(calm.count('trigger-fired')).toBe(0)
  })

  test('SS-RULING-77 SS-PVB-8 the players choose whose Supporter or Defender it is, the boss takes the dearest of those', () => {
    const knife = spell('knife', 0, [{ do: 'kill', what: { of: 'supporter', side: 'opponent', take: 1 } }])
    const south = { supporters: ['filler', 'assassin', 'supply-mule'] }
    const t = bossTurn({ hand: [knife] }, { supporters: ['archangel'] }, south)
    expect(t.legal('north')).toEqual(['choose north', 'choose south'])
    t.do('north', 'choose south')
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['assassin'])
    const alone = bossTurn({ hand: [knife] }, {}, south)
    expect(alone.pile('south', 'casualties')).toEqual(['assassin'])
    const ram = spell('ram', 0, [{ do: 'kill', what: { of: 'defender', side: 'opponent', take: 1 } }])
    const guard = (id: string, cost: number) => ({ track: { deployment: beast(id, 1, 1, { cost }) } })
    const r = bossTurn({ hand: [ram] }, guard('dear', 4), guard('cheap', 1))
    r.do('north', 'choose south')
    r.pass()
    expect([r.place('dear'), r.place('cheap')]).toEqual(['deployment', undefined])
  })

  test('SS-RULING-77 a stolen Elven Longbow weakens the Defender of the player they choose', () => {
    const guard = (id: string, cost: number) => ({ track: { deployment: beast(id, 1, 3, { cost }) } })
    const t = bossTurn({ track: { top: 'elven-longbow' } }, guard('dear', 4), guard('cheap', 1), 'advance')
    expect(t.legal('north')).toEqual(['choose north', 'choose south'])
    t.do('north', 'choose south')
    const sums = t.events.flatMap(event => (event.kind === 'strength-counted' ? [`${event.against} ${event.def}`] : []))
    expect(sums).toEqual(['north 3', 'south 2'])
  })

  test('SS-MINER-1 SS-RULING-77 Awakened Miner turns the action on the player chosen, not on the partner', () => {
    const miner = (action: object[]) => {
      const wake = spell('wake', 0, [{ do: 'turn-against' }])
      const t = bossTurn(
        { hand: [wake] },
        { casualties: [card('axe', { action: action as never })], track: { middle: beast('page', 1, 1, { cost: 1 }) } },
        { track: { middle: beast('lord', 1, 1, { cost: 7 }) } },
      )
      t.do('north', 'choose north')
      return [t.place('page'), t.place('lord')]
    }
    expect(miner([{ do: 'kill', what: { of: 'enemy', take: 1 } }])).toEqual([undefined, 'middle'])
    expect(miner([{ do: 'kill', what: { of: 'enemy', take: 'all' } }])).toEqual([undefined, 'middle'])
    expect(miner([{ do: 'destroy', what: { of: 'creature', side: 'any', take: 1 } }])).toEqual([undefined, 'middle'])
    expect(miner([{ do: 'kill', what: { of: 'card', side: 'any', take: 1 } }])).toEqual([undefined, 'middle'])
  })

  test('SS-RULING-77 who is chosen for one part of an action changes nothing of a target declared before', () => {
    const t = at(
      {
        turn: 'boss',
        step: 'action',
        north: { resources: 20, track: { middle: beast('page', 1, 1, { cost: 1 }) } },
        south: { resources: 20, track: { middle: beast('lord', 1, 1, { cost: 7 }) } },
        boss: {
          resources: 20,
          menace: 5,
          hand: [spell('bolt', 0, [dmg(1), { do: 'kill', what: { of: 'enemy', take: 1 } }])],
        },
      },
      COOP,
    )
    t.do('north', 'choose go')
    t.pass()
    t.do('north', 'choose north')
    expect([t.place('page'), t.place('lord')]).toEqual(['middle', undefined])
  })

  test('SS-RULING-77 the player chosen for a target holds for it: nobody is asked again', () => {
    const knife = spell('knife', 0, [{ do: 'kill', what: { of: 'supporter', side: 'opponent', take: 1 } }])
    const t = at(
      {
        turn: 'boss',
        step: 'action',
        north: { resources: 20, supporters: [{ card: 'filler', id: 's1' }] },
        south: { resources: 20, supporters: [{ card: 'filler', id: 's2' }] },
        boss: { resources: 20, menace: 5, hand: [knife] },
      },
      COOP,
    )
    t.do('north', 'choose go', 'choose south')
    t.pass()
    expect([t.pile('north', 'supporters').length, t.pile('south', 'supporters').length]).toEqual([1, 0])
    expect(t.state.decisions[0]!.kind).toBe('turn')
  })

  test('SS-COOP-8 SS-COOP-5 a partner’s Shapeshift is not yours to use: your card may not stand there', () => {
    const fox = beast('fox', 1, 1, {
      id: 'c9',
      passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'shapeshift' }] }],
    })
    const t = both(
      {
        hand: [
          { card: 'filler', id: 'h1' },
          { card: 'filler', id: 'h2' },
        ],
      },
      {
        hand: [
          { card: 'filler', id: 'h3' },
          { card: 'filler', id: 'h4' },
        ],
        track: { middle: fox },
      },
    )
    expect(t.no('north', 'activate c9 1')).toBe('action-does-nothing SS-COOP-8')
    expect(t.legal('south')).toContain('activate c9 1')
  })

  test('SS-RULING-56 Leaders may use either zone: empty spaces first, the players choose', () => {
    const t = bossTurn(
      {
        hand: [card('chief', { cost: 1, att: 1, def: 3, command: 'leader' })],
        fronts: { f1: { frontline: goblin('a', 0), nml: goblin('b', 0) } },
      },
      {},
      {},
      'leader',
    )
    expect(t.legal('north')).toEqual(['choose f2/frontline', 'choose f2/nml'])
  })

  test('SS-RULING-57 who cannot draw is out, storms then hit the survivor only; a stormer aims in the own zone only', () => {
    const t = both(
      { resources: 1 },
      { track: { top: beast('ox', 9) } },
      {
        fronts: {
          f1: { frontline: goblin('far', 1, { id: 'c8' }) },
          f2: { frontline: goblin('near', 1, { id: 'c9' }) },
        },
      },
      { step: 'prepare' },
    )
    t.do('south', 'next', 'next', 'storm')
    expect(t.legal('south')).toEqual(['target c9', 'target opponent'])
    expect(t.no('south', 'target c8')).toBe('illegal-target SS-RULING-57')
    t.do('south', 'target opponent')
    t.do('north', 'next')
    expect(t.state.seats).toEqual(['south'])
    expect(t.state.ending).toBeUndefined()
    expect(t.state.fronts.map(front => front.id)).toEqual(['f2'])
    const storm = bossTurn({ track: { top: goblin('ox', 1, { att: 30 }) } }, {}, {}, 'advance')
    expect(storm.state.ending).toEqual({ winners: [], reason: 'boss-wins', rule: 'SS-RULING-57' })
  })

  test('SS-RULING-57 SS-LMS-6 with a player all own cards go, the boss’s facing that player to his Casualties, and nothing more is done', () => {
    const self: Part = { do: 'dmg', to: 'you', amount: 5 }
    const t = both(
      {
        resources: 2,
        hand: [card('folly', { id: 'h1', action: [self, dmg(3), drawing(1)] }), 'filler'],
        track: { top: beast('ox') },
        frontline: beast('elk'),
        supporters: 1,
      },
      { track: { middle: beast('bull') } },
      {
        life: 30,
        fronts: { f1: { frontline: goblin('far', 1), nml: goblin('mid', 1) }, f2: { frontline: goblin('near', 1) } },
      },
    )
    t.do('north', 'play h1 action')
    expect(t.state.seats).toEqual(['south'])
    expect(t.state.creatures.map(one => one.design).sort()).toEqual(['bull', 'near'])
    expect([...t.pile('boss', 'casualties')].sort()).toEqual(['far', 'mid'])
    expect(t.state.stocks).not.toHaveProperty('north')
    // The rest of the action is not carried out.
    expect([t.state.boss!.life, t.state.chain.links, t.count('seat-eliminated')]).toEqual([30, [], 1])
    expect(t.legal('south')).toContain('next')
  })

  test('SS-COOP-11 victory needs one survivor', () => {
    const t = both(
      { resources: 1 },
      { hand: [card('bolt', { id: 'h1', action: [dmg(34)] })] },
      { life: 30 },
      { step: 'prepare' },
    )
    t.do('north', 'next')
    t.do('south', 'play h1 action')
    expect(t.state.ending).toMatchObject({ winners: ['south'], reason: 'boss-life' })
  })

  test('SS-COOP-1 the Co-op column', () => {
    expect(opening({ mode: 'coop', boss: 'byloss-hard' }).state.boss).toMatchObject({ menace: 4, life: 60 })
  })
})
