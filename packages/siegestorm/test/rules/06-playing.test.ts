import { describe, expect, test } from 'vitest'
import type { Passive } from '../../src/effects/effect.ts'
import { at, beast, boost, card, dmg, drawing, kill } from '../table.ts'

const ping: Passive = { kind: 'ability', price: { pay: 1 }, does: [dmg(1)] }
const fillers = (...ids: string[]) => ids.map(id => ({ card: 'filler', id }))

describe('6 Playing actions and creatures', () => {
  test('SS-PLAY-2 an action resolves its text and then lies on its player’s Casualties', () => {
    const t = at({
      north: { hand: [card('bolt', { id: 'h1', action: [dmg(2)] })], resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    expect(t.pile('north', 'casualties')).toEqual([])
    t.pass()
    expect(t.pile('south', 'resources')).toHaveLength(7)
    expect(t.pile('north', 'casualties')).toEqual(['bolt'])
  })

  test('SS-PLAY-3 any number of actions in a turn', () => {
    const t = at({
      north: { hand: ['h1', 'h2', 'h3', 'h4'].map(id => card('bolt', { id, action: [dmg(1)] })), resources: 9 },
      south: { resources: 9 },
    })
    for (const id of ['h1', 'h2', 'h3', 'h4']) {
      t.do('north', `play ${id} action`)
      t.pass()
    }
    expect(t.pile('south', 'casualties')).toHaveLength(4)
  })

  test('SS-PLAY-4 SS-TURN-DEP-5 a creature enters the Deployment Zone; its action does not resolve, nobody may react', () => {
    const t = at({
      north: { hand: [card('bolt', { id: 'h1', att: 2, action: [dmg(2)] })], resources: 9 },
      south: { hand: [card('no', { id: 'h2', action: [{ do: 'negate' }] })], resources: 9 },
    })
    t.do('north', 'play h1 creature')
    expect(t.place('bolt')).toBe('deployment')
    expect(t.pile('south', 'resources')).toHaveLength(9)
    expect(t.state.decisions.map(one => one.seat)).toEqual(['north'])
  })

  test('SS-PLAY-5 SS-EX-9 SS-ALLY-2 identical passives stack, and none boosts its own card', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: {
          deployment: beast('drum', 1, 0, { passives: [boost(1)] }),
          middle: beast('horn', 1, 0, { passives: [boost(1)] }),
          top: beast('ox', 3),
        },
        resources: 9,
      },
      south: { resources: 20 },
    })
    expect([t.att('ox'), t.att('drum'), t.att('horn')]).toEqual([5, 2, 2])
    t.do('north', 'next', 'storm')
    expect(t.pile('south', 'casualties')).toHaveLength(5)
  })

  test('SS-PLAY-6 an ability is used as often as it is paid, each time by hand cards or Supporters', () => {
    const t = at({
      north: {
        hand: fillers('h1'),
        supporters: [{ card: 'filler', id: 's2' }],
        track: { middle: beast('imp', 1, 0, { id: 'c3', passives: [ping] }) },
        resources: 9,
      },
      south: { resources: 9 },
    })
    t.do('north', 'activate c3 1', 'pay s2')
    t.pass()
    t.do('north', 'activate c3 1', 'pay h1')
    t.pass()
    expect(t.pile('south', 'casualties')).toHaveLength(2)
    expect(t.no('north', 'activate c3 1')).toBe('cannot-pay SS-PAY-1')
    // In one chain as well.
    const chain = at({
      north: { supporters: 2, track: { middle: beast('imp', 1, 0, { id: 'c3', passives: [ping] }) }, resources: 9 },
      south: { hand: [card('bolt', { id: 'h9', action: [dmg(1)] })], resources: 9 },
    })
    chain.do('north', 'activate c3 1')
    chain.do('north', chain.legal('north')[0]!)
    chain.do('south', 'play h9 action')
    chain.do('north', 'activate c3 1')
    chain.do('north', chain.legal('north')[0]!)
    chain.pass()
    expect(chain.pile('south', 'casualties')).toHaveLength(3)
  })

  test('SS-PLAY-7 SS-RULING-24 passives hold on track and Battle Zone and while storming, not as Supporter', () => {
    const drum = beast('drum', 1, 0, { passives: [boost(2)] })
    const att = (north: object) => at({ north: { ...north, resources: 9 }, south: {} }).att('ox')
    expect(att({ track: { middle: beast('ox', 1), top: drum } })).toBe(3)
    expect(att({ track: { middle: beast('ox', 1) }, frontline: drum })).toBe(3)
    expect(att({ track: { middle: beast('ox', 1) }, nml: drum })).toBe(3)
    expect(att({ track: { middle: beast('ox', 1) }, supporters: [drum] })).toBe(1)
    const t = at({
      step: 'draw',
      north: { track: { top: drum, deployment: beast('ox', 1) }, resources: 9 },
      south: { frontline: beast('elk') },
    })
    t.do('north', 'next', 'storm')
    expect([t.place('drum'), t.place('ox'), t.att('ox')]).toEqual(['storming', 'middle', 3])
  })

  test('SS-PLAY-8 SS-RULING-27 only an activated passive is an ability: triggers open no window and cannot be named', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: {
        track: {
          top: beast('ox', 0, 0, {
            id: 'c1',
            passives: [{ kind: 'trigger', on: 'self-storms', does: [dmg(1)] }, boost(1)],
          }),
        },
        resources: 9,
      },
      south: { hand: [card('no', { id: 'h2', action: [{ do: 'negate' }] })], resources: 9 },
    })
    expect(t.no('north', 'activate c1 1')).toBe('no-such-ability SS-PLAY-8')
    t.do('north', 'next', 'storm')
    expect(t.pile('south', 'casualties')).toHaveLength(1)
    expect(t.count('link-added')).toBe(0)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', seat: 'north', step: 'advance' })
  })

  test('SS-PLAY-9 a text on ATT looks at the value after all modifiers', () => {
    const judge = card('judge', {
      id: 'h1',
      action: [{ do: 'kill', what: { of: 'enemy', take: 1, where: { attAtLeast: 4 } } }],
    })
    const t = at({
      north: { hand: [judge], resources: 9 },
      south: {
        track: { middle: beast('ox', 3, 0, { id: 'c2' }), top: beast('drum', 1, 0, { passives: [boost(1)] }) },
        resources: 9,
      },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.place('ox')).toBeUndefined()
    expect(t.place('drum')).toBe('top')
    const weak = at({
      north: { hand: [judge], resources: 9 },
      south: { track: { middle: beast('ox', 3) }, resources: 9 },
    })
    expect(weak.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-PLAY-9 a passive on ATT or DEF does so too', () => {
    const aura: Passive = {
      kind: 'static',
      does: { do: 'immune', what: { of: 'ally', where: { attAtLeast: 4 } }, from: 'target' },
    }
    const south = (passives: readonly Passive[]) => ({
      track: { middle: beast('ox', 3, 0, { id: 'c2' }), top: beast('drum', 1, 0, { passives }) },
      resources: 9,
    })
    const axe = card('axe', { id: 'h1', action: [kill({ of: 'enemy', take: 1, where: { costAtMost: 0 } })] })
    const aims = (passives: readonly Passive[]) => {
      const t = at({ north: { hand: [axe], resources: 9 }, south: south(passives) })
      t.do('north', 'play h1 action')
      return t.legal('north').includes('target c2')
    }
    expect(aims([aura])).toBe(true)
    expect(aims([aura, boost(1)])).toBe(false)
    const wall: Passive = { kind: 'static', does: { do: 'mod', what: { of: 'self' }, att: { defOf: 'self' } } }
    const t = at({
      north: {
        track: {
          top: beast('ram', 1, 2, { passives: [wall] }),
          middle: beast('drum', 0, 0, { passives: [boost(0, 3)] }),
        },
      },
    })
    expect(t.att('ram')).toBe(6)
  })

  test('SS-PLAY-9 a DEF made of a DEF counts the printed one', () => {
    const twice: Passive = { kind: 'static', does: { do: 'mod', what: { of: 'ally' }, def: { defOf: 'self' } } }
    const t = at({
      north: {
        track: { top: beast('oak', 1, 2, { passives: [twice] }), middle: beast('elm', 1, 3, { passives: [twice] }) },
      },
    })
    expect([t.def('oak'), t.def('elm')]).toEqual([5, 5])
  })

  test('SS-RULING-72 an action that can do nothing is refused; drawing always can', () => {
    const refused = (action: object[], south: object = {}) =>
      at({
        north: { hand: [card('x', { id: 'h1', action: action as never })], resources: 9 },
        south: { resources: 9, ...south },
      }).no('north', 'play h1 action')
    expect(refused([{ do: 'negate' }])).toBe('action-does-nothing SS-RULING-72')
    expect(refused([{ do: 'raise', amount: 1 }])).toBe('action-does-nothing SS-RULING-72')
    expect(refused([{ do: 'kill', what: { of: 'enemy', take: 1 } }])).toBe('action-does-nothing SS-RULING-72')
    expect(refused([{ do: 'steal', amount: 1 }])).toBe('action-does-nothing SS-RULING-72')
    expect(refused([{ do: 'reset', amount: 1 }])).toBe('action-does-nothing SS-RULING-72')
    expect(refused([])).toBe('no-action-text SS-PLAY-2')
    const t = at({ north: { hand: [card('x', { id: 'h1', action: [drawing(1)] })] }, south: {} })
    expect(t.legal('north')).toContain('play h1 action')
    // A storm's free action that can do nothing is skipped.
    const storm = at({
      turn: 'north',
      step: 'draw',
      north: { track: { top: card('x', { att: 1, action: [{ do: 'raise', amount: 1 }] }) }, resources: 9 },
      south: { heal: 1, resources: 9, track: { deployment: beast('wall', 0, 5) } },
    })
    storm.do('north', 'next', 'storm')
    expect(storm.count('storm-action-skipped')).toBe(1)
    expect(storm.count('link-added')).toBe(0)
  })
})
