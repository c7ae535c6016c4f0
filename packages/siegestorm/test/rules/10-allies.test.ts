import { describe, expect, test } from 'vitest'
import { at, beast, boost, card, ENEMY, kill } from '../table.ts'

describe('10 Allies, enemies and the Battle Zone', () => {
  test('SS-ALLY-1 Allies are on the own track, Enemies on the opponent’s, Defender included', () => {
    const t = at({
      north: {
        hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })],
        track: {
          deployment: beast('ox', 1),
          top: beast('drum', 1, 0, {
            passives: [boost(1), { kind: 'static', does: { do: 'mod', what: { of: 'enemy' }, att: -1 } }],
          }),
        },
        resources: 9,
      },
      south: {
        track: { deployment: beast('wall', 3, 0, { id: 'c5' }), middle: beast('elk', 3, 0, { id: 'c6' }) },
        resources: 9,
      },
    })
    expect([t.att('ox'), t.att('wall'), t.att('elk')]).toEqual([2, 2, 2])
    t.do('north', 'play h1 action')
    expect(t.legal('north')).toEqual(['target c5', 'target c6'])
  })

  test('SS-ALLY-2 SS-RULING-36 a creature is no Ally of its own effect: no boost, no sacrifice of itself', () => {
    const drum = beast('drum', 1, 0, {
      id: 'c1',
      passives: [boost(1), { kind: 'ability', price: { sacrifice: 1 }, does: [{ do: 'draw', amount: 1 }] }],
    })
    const t = at({ north: { track: { middle: drum }, resources: 9 }, south: { resources: 9 } })
    expect(t.att('drum')).toBe(1)
    expect(t.no('north', 'activate c1 1')).toBe('payment-price-sacrifice SS-SYN-1')
    const allowed = at(
      { north: { track: { middle: drum }, resources: 9 }, south: { resources: 9 } },
      { sacrificeSelf: true },
    )
    allowed.do('north', 'activate c1 1')
    expect(allowed.pile('north', 'casualties')).toEqual(['drum'])
  })

  test('SS-ALLY-3 SS-RULING-21 cards on the Battle Zone are neither: not modified, not targeted', () => {
    const t = at({
      north: {
        hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })],
        track: { top: beast('drum', 1, 0, { passives: [boost(5)] }) },
        frontline: beast('ox', 1),
        resources: 9,
      },
      south: { frontline: beast('rat', 2), nml: beast('bat', 2), resources: 9 },
    })
    expect(t.att('ox')).toBe(1)
    expect(t.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test.each(['frontline', 'nml'])(
    'SS-ALLY-4 from the Battle Zone a passive still works on Allies and Enemies: %s',
    space => {
      const t = at({
        north: {
          track: { middle: beast('ox', 1) },
          [space]: beast('drum', 1, 0, {
            passives: [boost(2), { kind: 'static', does: { do: 'mod', what: { of: 'enemy' }, def: -1 } }],
          }),
          resources: 9,
        },
        south: { track: { deployment: beast('wall', 0, 3) }, resources: 9 },
      })
      expect([t.att('ox'), t.def('wall')]).toEqual([3, 2])
    },
  )
})
