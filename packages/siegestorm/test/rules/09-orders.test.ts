import { describe, expect, test } from 'vitest'
import type { Passive } from '../../src/effects/effect.ts'
import { at, beast, boost, card, dmg, drawing } from '../table.ts'

const storming = (ox: object, south: object = {}, north: object = {}) =>
  at({
    turn: 'north',
    step: 'draw',
    north: { track: { top: ox }, resources: 20, ...north },
    south: { resources: 20, ...south },
  })
const strikes = (times: number): Passive => ({ kind: 'static', does: { do: 'strikes', times } })
const hits = (t: ReturnType<typeof at>) =>
  t.events.filter(event => event.kind === 'damage-dealt').map(event => ('amount' in event ? event.amount : 0))

describe('9 Storm', () => {
  test('SS-STORM-1 SS-RULING-17 attack first, then the action, free and with a window', () => {
    const t = storming(card('ox', { att: 2, action: [dmg(3)] }), {
      hand: [card('no', { id: 'h9', action: [{ do: 'negate' }] })],
    })
    t.do('north', 'next', 'storm')
    expect(t.pile('south', 'casualties')).toHaveLength(2)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    t.do('south', 'play h9 action')
    t.pass()
    expect(hits(t)).toEqual([2])
    expect(t.pile('north', 'casualties')).toEqual(['ox'])
  })

  test('SS-STORM-2 Strength is modified ATT less the Defender’s modified DEF', () => {
    const t = storming(
      beast('ox', 5),
      { track: { deployment: beast('wall', 0, 1), top: beast('bell', 0, 0, { passives: [boost(0, 1)] }) } },
      { frontline: beast('drum', 1, 0, { passives: [boost(1)] }) },
    )
    t.do('north', 'next', 'storm')
    expect(hits(t)).toEqual([4])
  })

  test('SS-RULING-16 Strength is never below 0; the storm still happens, kills nothing and acts', () => {
    const t = storming(card('ox', { att: 1, action: [drawing(1)] }), {
      track: { deployment: beast('wall', 0, 5) },
      frontline: beast('rat', 1, 0, { id: 'c5' }),
    })
    t.do('north', 'next', 'storm', 'target c5')
    expect(t.place('rat')).toBe('frontline')
    t.pass()
    expect(t.pile('north', 'hand')).toHaveLength(1)
    expect(t.events.find(event => event.kind === 'strength-counted')).toMatchObject({ strength: 0 })
  })

  test('SS-STORM-3 Strength is counted before the target is chosen: a Battle Zone creature or the opponent', () => {
    const t = storming(beast('ox', 3), {
      frontline: beast('rat', 1, 1, { id: 'c5' }),
      nml: beast('bat', 1, 1, { id: 'c6' }),
    })
    t.do('north', 'next', 'storm')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'target', prompt: 'storm-target', strength: 3 })
    expect(t.legal('north')).toEqual(['target c5', 'target c6', 'target opponent'])
  })

  test('SS-STORM-4 the Defender also protects the Battle Zone', () => {
    const t = storming(beast('ox', 3), {
      frontline: beast('rat', 1, 1, { id: 'c5' }),
      track: { deployment: beast('wall', 0, 2) },
    })
    t.do('north', 'next', 'storm', 'target c5')
    expect(t.place('rat')).toBe('frontline')
    expect(t.count('storm-repelled')).toBe(1)
  })

  test.each([
    [3, 2, true],
    [2, 2, false],
    [1, 2, false],
  ])('SS-STORM-5 Strength %i against DEF %i kills: %s', (att, def, dies) => {
    const t = storming(beast('ox', att), { frontline: beast('rat', 1, def, { id: 'c5' }) })
    t.do('north', 'next', 'storm', 'target c5')
    expect(t.place('rat') === undefined).toBe(dies)
  })

  test('SS-STORM-6 what is over is lost', () => {
    const t = storming(beast('ox', 9), { frontline: beast('rat', 1, 1, { id: 'c5' }) })
    t.do('north', 'next', 'storm', 'target c5')
    expect(t.pile('south', 'casualties')).toEqual(['rat'])
    expect(t.pile('south', 'resources')).toHaveLength(20)
  })

  test('SS-STORM-7 the opponent takes damage equal to Strength', () => {
    const t = storming(beast('ox', 4), { frontline: beast('rat', 1, 1), track: { deployment: beast('wall', 0, 1) } })
    t.do('north', 'next', 'storm', 'target opponent')
    expect(t.pile('south', 'resources')).toHaveLength(17)
  })

  test('SS-STORM-8 SS-STORM-9 never a card on a war track, never an own card', () => {
    const t = storming(
      beast('ox', 4),
      {
        frontline: beast('rat', 1, 1),
        track: { deployment: beast('wall', 0, 0, { id: 'c7' }), top: beast('elk', 0, 0, { id: 'c8' }) },
      },
      { frontline: beast('own', 1, 1, { id: 'c9' }) },
    )
    t.do('north', 'next', 'storm')
    expect(t.no('north', 'target c7')).toBe('target-on-track SS-STORM-8')
    expect(t.no('north', 'target c8')).toBe('target-on-track SS-STORM-8')
    expect(t.no('north', 'target c9')).toBe('target-own-card SS-STORM-9')
    expect(t.no('north', 'target c99')).toBe('illegal-target SS-STORM-3')
  })

  test('SS-STORM-10 after attack, action and triggers it goes to its owner’s Casualties', () => {
    const t = storming(
      card('ox', {
        att: 1,
        action: [drawing(1)],
        passives: [{ kind: 'trigger', on: 'self-storm-ends', does: [dmg(1)] }],
      }),
    )
    t.do('north', 'next', 'storm')
    t.pass()
    const kinds = t.events.map(event => event.kind)
    expect(kinds.lastIndexOf('damage-dealt')).toBeGreaterThan(kinds.indexOf('cards-drawn'))
    expect(kinds.indexOf('creature-spent')).toBeGreaterThan(kinds.lastIndexOf('damage-dealt'))
    expect(t.pile('north', 'casualties')).toEqual(['ox'])
  })

  test('SS-STORM-11 until then it counts as on the track and its passive holds', () => {
    const t = storming(
      card('ox', { att: 1, action: [drawing(1)], passives: [boost(3)] }),
      { hand: [card('axe', { id: 'h9', action: [{ do: 'kill', what: { of: 'enemy', take: 1 } }] })] },
      {
        track: {
          middle: beast('elk', 1),
          top: card('ox', { id: 'c1', att: 1, action: [drawing(1)], passives: [boost(3)] }),
        },
      },
    )
    t.do('north', 'next', 'storm')
    expect(t.att('elk')).toBe(4)
    t.do('south', 'play h9 action')
    expect(t.legal('south')).toContain('target c1')
  })

  test('SS-STORM-12 SS-STORM-13 SS-EX-6 SS-RULING-18 four attacks are four hits, each less the Defender, each aimed by itself', () => {
    const t = storming(beast('ox', 5, 0, { passives: [strikes(4)] }), { track: { deployment: beast('wall', 0, 2) } })
    t.do('north', 'next', 'storm')
    expect(hits(t)).toEqual([3, 3, 3, 3])
    const aimed = storming(beast('ox', 5, 0, { passives: [strikes(2)] }), {
      frontline: beast('rat', 1, 1, { id: 'c5' }),
    })
    aimed.do('north', 'next', 'storm', 'target c5')
    expect(aimed.place('rat')).toBeUndefined()
    expect(hits(aimed)).toEqual([5])
  })

  test('SS-EX-6 SS-STORM-12 "when damage is dealt" goes off once a hit, before the next, and not for a hit of 0', () => {
    const drum: Passive = { kind: 'trigger', on: 'opponent-damaged', does: [drawing(1)] }
    const drawn = (def: number) => {
      const t = storming(
        beast('ox', 5, 0, { passives: [strikes(4)] }),
        { track: { deployment: beast('wall', 0, def) } },
        { frontline: beast('drum', 0, 0, { passives: [drum] }) },
      )
      t.do('north', 'next', 'storm')
      return t.events
        .map(event => event.kind)
        .filter(kind => kind === 'damage-dealt' || kind === 'cards-drawn')
        .join(' ')
    }
    expect(drawn(2)).toBe(Array.from({ length: 4 }, () => 'damage-dealt cards-drawn').join(' '))
    expect(drawn(5)).toBe('')
  })

  test('SS-RULING-18 each attack is counted anew from the state it finds', () => {
    // A banner on the Frontline strengthens the Defender until the first blow kills it.
    const t = storming(beast('ox', 5, 0, { passives: [strikes(2)] }), {
      frontline: beast('banner', 0, 0, {
        id: 'c5',
        passives: [{ kind: 'static', does: { do: 'mod', what: { of: 'defender', side: 'own' }, def: 2 } }],
      }),
      track: { deployment: beast('wall', 0, 1) },
    })
    t.do('north', 'next', 'storm', 'target c5')
    expect(hits(t)).toEqual([4])
  })

  test('SS-STORM-2 SS-RULING-19 what holds for the attack of a storm within a storm is over before the outer one attacks', () => {
    const cheer: Passive = {
      kind: 'trigger',
      on: 'self-storms',
      does: [{ do: 'mod', what: { of: 'ally', take: 'all' }, att: 4, until: 'attack' }],
    }
    const push: Passive = { kind: 'trigger', on: 'self-storms', does: [{ do: 'advance', who: 'you', times: 1 }] }
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: { top: beast('ox', 1, 0, { passives: [push] }), middle: beast('elk', 2, 0, { passives: [cheer] }) },
        resources: 20,
      },
      south: { resources: 20 },
    })
    t.do('north', 'next', 'storm', 'storm')
    expect(hits(t)).toEqual([2, 1])
  })

  test('SS-RULING-84 what happens "when it storms" comes before Strength', () => {
    const t = storming(
      beast('ox', 1, 0, {
        passives: [
          { kind: 'trigger', on: 'self-storms', does: [{ do: 'mod', what: { of: 'self' }, att: 4, until: 'attack' }] },
        ],
      }),
    )
    t.do('north', 'next', 'storm')
    expect(hits(t)).toEqual([5])
    expect(t.state.lasting).toEqual([])
  })

  test('SS-STORM-2 what holds for the attacks of a storm is over after them, whoever’s text it is', () => {
    const weaker = [
      { do: 'mod', what: { of: 'defender', side: 'opponent', take: 1 }, def: -2, until: 'attack' },
    ] as const
    const t = at({
      step: 'draw',
      north: {
        track: { top: beast('ox', 3, 0, { action: weaker }) },
        resources: 20,
      },
      south: { track: { deployment: beast('wall', 0, 3) }, resources: 20 },
    })
    t.do('north', 'next', 'storm')
    t.pass()
    // The action comes after the attacks: nothing is under way that it could hold for.
    expect(t.def('wall')).toBe(3)
    const watched = at({
      step: 'draw',
      north: {
        track: {
          top: beast('ox', 3, 0),
          middle: beast('drummer', 0, 0, { passives: [{ kind: 'trigger', on: 'ally-storms', does: weaker }] }),
        },
        resources: 20,
      },
      south: { track: { deployment: beast('wall', 0, 3) }, resources: 20 },
    })
    watched.do('north', 'next', 'storm')
    expect(hits(watched)).toEqual([2])
    expect(watched.def('wall')).toBe(3)
    expect(watched.state.lasting).toEqual([])
  })

  test('SS-RULING-70 an Advance inside a chain: the attack at once, the action in a new chain after it', () => {
    const t = at({
      north: {
        hand: [card('horn', { id: 'h1', action: [{ do: 'advance', who: 'you', times: 1 }, drawing(1)] })],
        track: { top: card('ox', { att: 2, action: [dmg(1)] }) },
        resources: 20,
      },
      south: { resources: 20 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    t.do('north', 'storm')
    expect(hits(t)).toEqual([2])
    expect(t.pile('north', 'hand')).toHaveLength(1)
    expect(t.place('ox')).toBe('storming')
    expect(t.pile('north', 'casualties')).toEqual(['horn'])
    expect(t.state.decisions[0]).toMatchObject({ kind: 'react', seat: 'south' })
    t.do('south', 'pass')
    expect(hits(t)).toEqual([2, 1])
    expect(t.pile('north', 'casualties')).toEqual(['ox', 'horn'])
  })

  test('SS-RULING-70 two storms inside one chain: their actions come in the order of the storms', () => {
    const t = at({
      north: {
        hand: [card('horn', { id: 'h1', action: [{ do: 'advance', who: 'you', times: 2 }] })],
        track: { top: card('ox', { action: [dmg(1)] }), middle: card('elk', { action: [dmg(1)] }) },
        resources: 20,
      },
      south: { resources: 20 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    t.do('north', 'storm', 'storm')
    t.pass()
    expect(t.pile('north', 'casualties')).toEqual(['elk', 'ox', 'horn'])
  })

  test('SS-KW-ADVANCE-1 SS-RULING-19 an Advance by effect gives orders and leaves the Advance step as it is', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: {
        hand: [card('horn', { id: 'h1', action: [{ do: 'advance', who: 'you', times: 1 }] })],
        track: { deployment: beast('elk'), top: beast('ox', 1) },
        resources: 20,
      },
      south: { resources: 20 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'pass')
    t.do('north', 'hold frontline')
    expect([t.place('elk'), t.place('ox')]).toEqual(['middle', 'frontline'])
    t.do('north', 'next', 'next')
    expect(t.place('elk')).toBe('top')
  })
})

describe('9 Hold Ground and Support', () => {
  test('SS-HOLD-1 onto the own Frontline or No Man’s Land', () => {
    for (const space of ['frontline', 'nml']) {
      const t = storming(beast('ox'))
      t.do('north', 'next', `hold ${space}`)
      expect(t.place('ox')).toBe(space)
    }
    const both = storming(beast('ox'), { frontline: beast('rat') }, { frontline: beast('elk') })
    both.do('north', 'next', 'hold nml')
    expect([both.place('ox'), both.place('elk'), both.place('rat')]).toEqual(['nml', 'frontline', 'frontline'])
  })

  test('SS-HOLD-2 SS-RULING-78 an own Frontline may be taken: the previous one goes to the Casualties and was not killed', () => {
    const t = storming(
      beast('ox'),
      {},
      { frontline: beast('elk', 1, 1, { passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(5)] }] }) },
    )
    t.do('north', 'next', 'hold frontline')
    expect([t.place('ox'), t.place('elk')]).toEqual(['frontline', undefined])
    expect(t.pile('north', 'casualties')).toEqual(['elk'])
    expect(hits(t)).toEqual([])
  })

  test.each(['north', 'south'])('SS-HOLD-3 No Man’s Land held by %s cannot be taken', side => {
    const t =
      side === 'north' ? storming(beast('ox'), {}, { nml: beast('elk') }) : storming(beast('ox'), { nml: beast('elk') })
    t.do('north', 'next')
    expect(t.no('north', 'hold nml')).toBe('no-mans-land-occupied SS-HOLD-3')
  })

  test('SS-HOLD-4 creatures on the Battle Zone do not advance', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: { track: { middle: beast('hen') }, frontline: beast('ox'), nml: beast('elk'), resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'next')
    expect([t.place('ox'), t.place('elk'), t.place('hen')]).toEqual(['frontline', 'nml', 'top'])
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', step: 'deploy' })
  })

  test('SS-CONF-1 a card that forbids Hold Ground forbids it', () => {
    const t = storming(beast('ox'), {
      frontline: beast('gate', 1, 1, {
        passives: [{ kind: 'static', does: { do: 'forbid', who: 'opponent', order: 'hold-ground' } }],
      }),
    })
    t.do('north', 'next')
    expect(t.no('north', 'hold frontline')).toBe('hold-ground-forbidden SS-CONF-1')
    expect(t.legal('north')).toEqual(['storm', 'support'])
  })

  test('SS-SUP-1 Support: face down, ready', () => {
    const t = storming(beast('ox'))
    t.do('north', 'next', 'support')
    expect(t.state.stocks.north!.supporters).toMatchObject([{ design: 'ox', ready: true }])
    expect(t.state.creatures).toEqual([])
  })

  test('SS-RULING-83 "when given Support" means the order, not any way of becoming a Supporter', () => {
    const mule = (id: string) =>
      beast('mule', 1, 1, { id, passives: [{ kind: 'trigger', on: 'self-supports', does: [dmg(1)] }] })
    const order = storming(mule('c1'))
    order.do('north', 'next', 'support')
    expect(hits(order)).toEqual([1])
    const recruited = at({
      north: {
        hand: [
          card('levy', {
            id: 'h1',
            action: [{ do: 'recruit', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
          }),
        ],
        casualties: [mule('p2')],
        resources: 9,
      },
      south: { resources: 9 },
    })
    recruited.do('north', 'play h1 action')
    recruited.pass()
    expect(recruited.pile('north', 'supporters')).toEqual(['mule'])
    expect(hits(recruited)).toEqual([])
  })
})
