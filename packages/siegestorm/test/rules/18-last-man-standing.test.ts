import { describe, expect, test } from 'vitest'
import type { Passive } from '../../src/effects/effect.ts'
import { at, beast, boost, card, dmg, drawing, ENEMY, kill, NEGATE, opening } from '../table.ts'

const LMS3 = { mode: 'last-man-standing', players: 3 }
const LMS4 = { mode: 'last-man-standing', players: 4 }
const rest = { resources: 20 }
// f1: north–east, f2: east–south, f3: south–north.
const three = (north: object = {}, east: object = {}, south: object = {}, more: object = {}, options: object = {}) =>
  at(
    { turn: 'north', north: { ...rest, ...north }, east: { ...rest, ...east }, south: { ...rest, ...south }, ...more },
    { ...LMS3, ...options },
  )

describe('18 Last Man Standing', () => {
  test('SS-LMS-4 SS-RULING-58 an action is assigned to one track: opponent, Ally and Enemy are those of that front', () => {
    const hand = [card('bolt', { id: 'h1', action: [dmg(2)] }), card('axe', { id: 'h2', action: [kill(ENEMY)] })]
    const t = three(
      { hand },
      {
        fronts: {
          f1: { track: { top: beast('ox', 1, 1, { id: 'c5' }) } },
          f2: { track: { top: beast('elk', 1, 1, { id: 'c6' }) } },
        },
      },
    )
    expect(t.no('north', 'play h1 action')).toBe('front-needed SS-RULING-58')
    expect(t.no('north', 'play h1 action f2')).toBe('no-such-front SS-RULING-58')
    t.do('north', 'play h1 action f3')
    t.pass()
    expect(t.pile('south', 'casualties')).toHaveLength(2)
    expect(t.pile('east', 'casualties')).toHaveLength(0)
    expect(t.no('north', 'play h2 action f3')).toBe('action-does-nothing SS-RULING-72')
    t.do('north', 'play h2 action f1')
    t.pass()
    expect([t.place('ox'), t.place('elk')]).toEqual([undefined, 'top'])
  })

  test('SS-RULING-61 the zone kept gets a name no other zone has, however few cards there are', () => {
    const t = at(
      { north: { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], ...rest }, south: rest, west: rest },
      LMS4,
    )
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.state.fronts.map(({ sides }) => sides)).toEqual([
      ['north', 'south'],
      ['south', 'west'],
      ['west', 'north'],
    ])
    expect(new Set(t.state.fronts.map(({ id }) => id)).size).toBe(3)
  })

  test('SS-LMS-4 a passive works on its own track only', () => {
    const t = three({
      fronts: {
        f1: { track: { top: beast('drum', 1, 0, { passives: [boost(2)] }), middle: beast('ox', 1) } },
        f3: { track: { top: beast('elk', 1) } },
      },
    })
    expect([t.att('ox'), t.att('elk')]).toEqual([3, 1])
  })

  test('SS-RULING-58 "each player" means every player still in the game', () => {
    const t = three({ hand: [card('nova', { id: 'h1', action: [{ do: 'dmg', to: 'each-player', amount: 2 }] })] })
    t.do('north', 'play h1 action f1')
    t.pass()
    expect((['north', 'east', 'south'] as const).map(seat => t.pile(seat, 'resources').length)).toEqual([18, 18, 18])
  })

  test('SS-LMS-5 SS-EX-22 a passive for the player works from either track, once', () => {
    const keeper = beast('keeper', 1, 1, { passives: [{ kind: 'static', does: { do: 'draw-step', by: 1 } }] })
    for (const front of ['f1', 'f3']) {
      const t = three({ fronts: { [front]: { track: { deployment: keeper } } } }, {}, {}, { step: 'prepare' })
      t.do('north', 'next')
      expect(t.pile('north', 'hand')).toHaveLength(4)
    }
  })

  test('SS-LMS-3 SS-RULING-14 the Draw step draws three', () => {
    const t = three({}, {}, {}, { step: 'prepare' })
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(3)
  })

  test('SS-RULING-59 one normal deploy in total on either track; with the option one per track', () => {
    const hand = [beast('ox', 1, 1, { id: 'h1' }), beast('elk', 1, 1, { id: 'h2' })]
    const t = three({ hand })
    t.do('north', 'play h1 creature f3')
    expect(t.state.creatures[0]).toMatchObject({ front: 'f3', place: 'deployment' })
    expect(t.no('north', 'play h2 creature f1')).toBe('already-deployed SS-TURN-DEP-3')
    const both = three({ hand }, {}, {}, {}, { deployPerTrack: true })
    both.do('north', 'play h1 creature f3', 'play h2 creature f1')
    expect(both.state.creatures).toHaveLength(2)
  })

  test('SS-RULING-59 both tracks advance, in the order the player chooses', () => {
    const t = three(
      { fronts: { f1: { track: { top: beast('ox', 2) } }, f3: { track: { top: beast('elk', 3) } } } },
      {},
      {},
      { step: 'draw' },
    )
    t.do('north', 'next')
    expect(t.legal('north')).toEqual(['choose f1', 'choose f3'])
    t.do('north', 'choose f3', 'storm')
    expect(t.pile('south', 'casualties')).toHaveLength(3)
    expect(t.place('ox')).toBe('top')
    t.do('north', 'next', 'storm')
    expect(t.pile('east', 'casualties')).toHaveLength(2)
  })

  test('SS-RULING-60 SS-CHAIN-4 answers go clockwise from the link’s player; each other player is held to the active one’s number', () => {
    const bolt = (id: string) => card('bolt', { id, action: [dmg(1)] })
    const t = three({ hand: [bolt('h1'), bolt('h2')] }, { hand: [bolt('h3'), bolt('h4')] }, { hand: [bolt('h5')] })
    t.do('north', 'play h1 action f1')
    expect(t.state.decisions[0]!.seat).toBe('east')
    t.do('east', 'play h3 action f2')
    expect(t.state.decisions[0]!.seat).toBe('south')
    t.do('south', 'pass')
    expect(t.state.decisions[0]!.seat).toBe('north')
    t.do('north', 'play h2 action f3')
    expect(t.state.decisions[0]!.seat).toBe('east')
    t.do('east', 'pass')
    t.do('south', 'play h5 action f2')
    // After South's link: North first, then East, who has one link against two.
    t.do('north', 'pass')
    expect(t.state.decisions[0]!.seat).toBe('east')
    t.do('east', 'play h4 action f1')
    expect(t.state.chain.links).toHaveLength(5)
    // East now has two links against North's two: a third is not offered.
    expect(t.state.decisions[0]!.seat).toBe('south')
  })

  test('SS-RULING-60 the turn goes clockwise', () => {
    const t = at({ turn: 'north', step: 'end', north: rest, east: rest, south: rest, west: rest }, LMS4)
    for (const seat of ['north', 'east', 'south', 'west'] as const) {
      expect(t.state.turn.active).toEqual([seat])
      t.do(seat, 'next', ...(seat === 'north' ? [] : ['next', 'next', 'next']))
    }
    expect(t.state.turn.active).toEqual(['north'])
  })

  test('SS-LMS-4 what makes the opponent’s actions dearer does so on its own front', () => {
    const toll: Passive = { kind: 'static', does: { do: 'cost-mod', of: 'opponent-actions', by: 1 } }
    const t = three(
      { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })] },
      { fronts: { f1: { frontline: beast('toll', 1, 1, { passives: [toll] }) } } },
    )
    expect(t.no('north', 'play h1 action f1')).toBe('cannot-pay SS-PAY-1')
    t.do('north', 'play h1 action f3')
    expect(t.state.chain.links).toHaveLength(1)
  })

  test('SS-LMS-6 what the cards of a player who is out brought about is over with them', () => {
    const shield = card('shield', { id: 'h1', action: [{ do: 'damage-mod', cap: 0, until: 'your-next-turn' }] })
    const t = three(
      { hand: [shield, card('bolt', { id: 'h2', action: [dmg(1)] })] },
      {
        hand: [card('curse', { id: 'h3', action: [{ do: 'damage-mod', by: 1, until: 'your-next-turn' }] })],
        resources: 1,
      },
    )
    t.do('north', 'play h1 action f1')
    t.pass()
    t.do('north', 'play h2 action f1')
    t.do('east', 'play h3 action f1')
    t.pass()
    expect([t.state.seats, t.state.lasting.map(one => one.context.you)]).toEqual([['north', 'south'], ['north']])
  })

  test('SS-LMS-4 SS-MINER-5 Shoot counts the Aim on its own front only', () => {
    const aim = (amount: number): Passive => ({ kind: 'static', does: { do: 'aim', amount } })
    const t = at(
      {
        turn: 'north',
        north: {
          ...rest,
          hand: [card('volley', { id: 'h1', action: [{ do: 'shoot' }] })],
          fronts: {
            f1: { frontline: beast('near', 1, 1, { passives: [aim(1)] }) },
            f3: { frontline: beast('far', 1, 1, { passives: [aim(3)] }) },
          },
        },
        east: rest,
        south: rest,
      },
      LMS3,
    )
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.pile('east', 'casualties')).toHaveLength(1)
  })

  test('SS-RULING-79 Negate hits any opposing link, neighbor or not', () => {
    const t = at(
      {
        turn: 'north',
        north: { ...rest, hand: [card('bolt', { id: 'h1', action: [dmg(3)] })] },
        east: rest,
        south: { ...rest, hand: [card('no', { id: 'h2', action: NEGATE })] },
        west: rest,
      },
      LMS4,
    )
    t.do('north', 'play h1 action f1')
    t.do('east', 'pass')
    t.do('south', 'play h2 action f2')
    t.pass()
    expect(t.pile('east', 'casualties')).toHaveLength(0)
  })

  test('SS-LMS-6 SS-RULING-61 elimination: cards leave, what faced that player is lost, one zone joins the neighbors', () => {
    const t = at(
      {
        turn: 'north',
        north: {
          ...rest,
          hand: [card('bolt', { id: 'h1', action: [dmg(9)] }), beast('held', 1, 1)],
          supporters: 1,
          fronts: {
            f1: { track: { top: beast('ox') }, frontline: beast('elk') },
            f4: { track: { top: beast('far') } },
          },
        },
        east: { resources: 2, hand: 3, fronts: { f1: { track: { top: beast('gone') } }, f2: { nml: beast('gone2') } } },
        south: { ...rest, fronts: { f2: { track: { middle: beast('yak') } }, f3: { frontline: beast('stays') } } },
        west: rest,
      },
      LMS4,
    )
    const before = t.state.cards
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.state.seats).toEqual(['north', 'south', 'west'])
    expect(t.state.stocks.east).toBeUndefined()
    expect(t.pile('north', 'casualties')).toEqual(['bolt', 'elk', 'ox'])
    expect(t.pile('south', 'casualties')).toEqual(['yak'])
    expect([t.place('far'), t.place('stays'), t.place('gone')]).toEqual(['top', 'frontline', undefined])
    expect(t.pile('north', 'supporters')).toHaveLength(1)
    expect(t.pile('north', 'hand')).toEqual(['held'])
    expect(t.state.fronts).toHaveLength(3)
    expect(t.state.fronts.filter(front => front.sides.includes('north') && front.sides.includes('south'))).toHaveLength(
      1,
    )
    expect(before - t.state.cards).toBe(7)
    expect(t.state.turn.active).toEqual(['north'])
  })

  test('SS-RULING-61 of three the last two fight on over two zones', () => {
    const t = three({ hand: [card('bolt', { id: 'h1', action: [dmg(30)] })] })
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.state.seats).toEqual(['north', 'south'])
    expect(t.state.fronts.map(front => [...front.sides].sort())).toEqual([
      ['north', 'south'],
      ['north', 'south'],
    ])
  })

  test('SS-RULING-79 links of who is out leave the chain; what pointed at that player does nothing', () => {
    const t = three(
      { hand: [card('both', { id: 'h1', action: [dmg(30), dmg(4), drawing(1)] })] },
      { hand: [card('quill', { id: 'h2', action: [drawing(1)] })] },
      {},
    )
    t.do('north', 'play h1 action f1')
    t.do('east', 'play h2 action f2')
    t.do('south', 'pass')
    t.do('north', 'pass')
    expect(t.state.seats).toEqual(['north', 'south'])
    // The second blow does not turn on the new neighbor; the rest still happens.
    expect(t.pile('south', 'casualties')).toHaveLength(0)
    expect(t.pile('north', 'hand')).toHaveLength(1)
    expect(t.state.chain.links).toEqual([])
  })

  test('SS-RULING-79 the action of a player put out by the answer to it does not happen', () => {
    const t = three(
      { resources: 1, hand: [card('nova', { id: 'h1', action: [{ do: 'dmg', to: 'each-player', amount: 1 }] })] },
      { hand: [card('bolt', { id: 'h2', action: [dmg(2)] })] },
      {},
    )
    t.do('north', 'play h1 action f1')
    t.do('east', 'play h2 action f1')
    t.pass()
    expect(t.state.seats).toEqual(['east', 'south'])
    expect(t.pile('south', 'casualties')).toEqual([])
    expect(t.pile('east', 'casualties')).toEqual(['bolt'])
    expect(t.state.chain.links).toEqual([])
    expect(t.state.turn.active).toEqual(['east'])
  })

  test('SS-RULING-79 a player out by the own draw leaves the turn to the next', () => {
    const t = at({ turn: 'east', step: 'prepare', north: rest, east: { resources: 1 }, south: rest }, LMS3)
    t.do('east', 'next')
    expect(t.state.seats).toEqual(['north', 'south'])
    expect(t.state.turn.active).toEqual(['south'])
  })

  test('SS-RULING-4 SS-RULING-60 the active player and the next are out by one effect: the turn goes to the one after them', () => {
    const nova = card('nova', { id: 'h1', action: [{ do: 'dmg', to: 'each-player', amount: 1 }] })
    const t = at(
      { turn: 'north', north: { resources: 0, hand: [nova] }, east: { resources: 0 }, south: rest, west: rest },
      LMS4,
    )
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.state.seats).toEqual(['south', 'west'])
    expect(t.state.turn.active).toEqual(['south'])
    t.do('south', 'next')
  })

  test('SS-RULING-79 what was to come onto a track that is gone by then stays where it is', () => {
    const hand = (verb: object) => [
      card('call', { id: 'h1', action: [verb] as never }),
      beast('ox', 1, 1, { id: 'h2' }),
    ]
    const what = { of: 'hand', side: 'own', take: 1 }
    for (const verb of [
      { do: 'deploy', what },
      { do: 'place', what, on: 'frontline' },
    ]) {
      const t = three({ hand: hand(verb) }, { resources: 0 }, { hand: [card('bolt', { id: 'h5', action: [dmg(1)] })] })
      t.do('north', 'play h1 action f1')
      t.do('east', 'pass')
      t.do('south', 'play h5 action f2')
      t.pass()
      expect(t.state.seats).toEqual(['north', 'south'])
      expect(t.place('ox')).toBeUndefined()
      expect(t.pile('north', 'hand')).toEqual(['ox'])
    }
  })

  test('SS-LMS-7 the last remaining player wins', () => {
    const t = three({
      hand: [card('bolt', { id: 'h1', action: [dmg(30)] }), card('bolt', { id: 'h2', action: [dmg(30)] })],
    })
    t.do('north', 'play h1 action f1')
    t.pass()
    expect(t.state.ending).toBeUndefined()
    t.do('north', `play h2 action ${t.state.fronts[0]!.id}`)
    t.pass()
    expect(t.state.ending).toEqual({ winners: ['north'], reason: 'last-standing', rule: 'SS-LMS-7' })
    expect(t.no('north', 'next')).toBe('game-over SS-LMS-7')
  })

  test('SS-LMS-1 three or four players', () => {
    expect(() => opening({ mode: 'last-man-standing', players: 2 })).toThrow('SS-LMS-1')
  })
})
