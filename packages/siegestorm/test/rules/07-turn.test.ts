import { describe, expect, test } from 'vitest'
import type { Passive } from '../../src/effects/effect.ts'
import { at, beast, card, dmg } from '../table.ts'

const EXTRA = [{ do: 'extra-turn' }] as const
const base = { south: { resources: 20 } }

describe('7 The turn', () => {
  test('SS-TURN-1 players alternate; Prepare, Draw, Advance, Deploy, End in this order', () => {
    const t = at({ turn: 'north', step: 'prepare', north: { track: { top: beast('ox') }, resources: 20 }, ...base })
    const steps = () =>
      t.events.filter(event => event.kind === 'step-begun').map(event => ('step' in event ? event.step : ''))
    t.do('north', 'next', 'next', 'support', 'next', 'next', 'next')
    expect(steps()).toEqual(['draw', 'advance', 'deploy', 'end', 'done', 'prepare'])
    expect(t.state.turn.active).toEqual(['south'])
    t.do('south', 'next', 'next', 'next', 'next')
    expect(t.state.turn.active).toEqual(['north'])
  })

  test('SS-TURN-2 SS-RULING-7 actions in every window of the own turn, never in the middle of a payment or an order', () => {
    const hand = ['h1', 'h2', 'h3', 'h4', 'h5'].map(id => card('bolt', { id, action: [dmg(1)] }))
    const ping: Passive = { kind: 'ability', price: { pay: 1 }, does: [dmg(1)] }
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: {
        hand,
        track: { top: beast('ox') },
        frontline: beast('imp', 1, 0, { id: 'c9', passives: [ping] }),
        supporters: hand.map((_, i) => ({ card: 'filler', id: `s1${i + 1}` })),
        resources: 20,
      },
      ...base,
    })
    const play = (id: string): void => {
      t.do('north', `play ${id} action`)
      t.pass()
      t.do('north', 'activate c9 1', `pay s1${id.at(-1)}`)
      t.pass()
    }
    play('h1')
    t.do('north', 'next')
    play('h2')
    t.do('north', 'next')
    expect(t.no('north', 'play h3 action')).toBe('not-now SS-TURN-ADV-2')
    t.do('north', 'support')
    play('h3')
    t.do('north', 'next')
    play('h4')
    t.do('north', 'next')
    play('h5')
    expect(t.pile('south', 'casualties')).toHaveLength(10)
  })

  test('SS-TURN-PREP-1 SS-RULING-11 all own committed Supporters become ready in Prepare, the opponent’s do not', () => {
    const t = at({
      turn: 'south',
      step: 'end',
      north: {
        supporters: [
          { card: 'filler', ready: false },
          { card: 'filler', ready: false },
        ],
        resources: 20,
      },
      south: { supporters: [{ card: 'filler', ready: false }], resources: 20 },
    })
    t.do('south', 'next')
    expect(t.state.stocks.north!.supporters.map(one => one.ready)).toEqual([true, true])
    expect(t.state.stocks.south!.supporters[0]!.ready).toBe(false)
  })

  test('SS-TURN-PREP-1 a held Supporter skips one Prepare step', () => {
    const t = at({
      turn: 'south',
      step: 'end',
      north: { supporters: [{ card: 'filler', ready: false, held: true }], resources: 20 },
      ...base,
    })
    t.do('south', 'next')
    expect(t.state.stocks.north!.supporters[0]).toMatchObject({ ready: false })
    t.do('north', 'next', 'next', 'next', 'next')
    t.do('south', 'next', 'next', 'next', 'next')
    expect(t.state.stocks.north!.supporters[0]).toMatchObject({ ready: true })
  })

  test('SS-TURN-DRAW-1 the Draw step draws two', () => {
    const t = at({ turn: 'north', step: 'prepare', north: { resources: 20 }, ...base })
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(2)
  })

  test('SS-TURN-DRAW-2 SS-TURN-DRAW-3 with ten in hand a drawn card goes to the Casualties and is still drawn', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: { hand: 9, resources: ['archangel', 'gutter-imp', 'filler'] },
      ...base,
    })
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(10)
    expect(t.pile('north', 'hand').at(-1)).toBe('archangel')
    expect(t.pile('north', 'casualties')).toEqual(['gutter-imp'])
    expect(t.pile('north', 'resources')).toHaveLength(1)
  })

  test('SS-RULING-12 Steal, Raise and returned cards overflow to whoever would have received them', () => {
    const steal = at({
      north: {
        hand: [
          card('hook', { id: 'h1', action: [{ do: 'steal', amount: 2 }] }),
          ...Array.from({ length: 9 }, () => 'filler'),
        ],
        resources: 9,
      },
      south: { hand: ['archangel', 'archangel'], resources: 9 },
    })
    steal.do('north', 'play h1 action')
    steal.pass()
    expect(steal.pile('north', 'hand')).toHaveLength(10)
    expect(steal.pile('north', 'casualties')).toEqual(['hook', 'archangel'])
    const back = at({
      north: {
        hand: [card('wind', { id: 'h1', action: [{ do: 'return', what: { of: 'enemy', take: 1 } }] })],
        resources: 9,
      },
      south: { hand: 10, track: { top: beast('ox') }, resources: 9 },
    })
    back.do('north', 'play h1 action')
    back.pass()
    expect(back.pile('south', 'casualties')).toEqual(['ox'])
  })

  test('SS-TURN-ADV-2 SS-RULING-19 an advance set going by an order brings the next one its order as well', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      field: [
        beast('ox', 1, 0, { id: 'c1', side: 'north', front: 'f1', place: 'top' }),
        beast('elk', 1, 0, { id: 'c2', side: 'north', front: 'f1', place: 'middle' }),
      ],
      north: {
        frontline: beast('hen', 1, 0, {
          passives: [
            { kind: 'static', does: { do: 'redirect', what: { of: 'self' }, cause: 'leave', to: 'supporter' } },
          ],
        }),
        resources: 9,
      },
      south: {
        frontline: beast('owl', 1, 0, {
          passives: [
            {
              kind: 'trigger',
              on: 'opponent-gains-supporter',
              does: [{ do: 'advance', who: 'opponent', times: 1 }],
            },
          ],
        }),
        resources: 9,
      },
    })
    t.do('north', 'next', 'hold frontline')
    expect(t.state.decisions).toEqual([{ kind: 'order', seat: 'north', creature: 'c2' }])
    t.do('north', 'hold nml')
    expect([t.place('ox'), t.place('elk')]).toEqual(['frontline', 'nml'])
  })

  test('SS-TURN-ADV-1 SS-RULING-19 every own creature moves up one space at once, the opponent’s stand', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: { track: { deployment: beast('a'), middle: beast('b') }, resources: 9 },
      south: { track: { deployment: beast('x') }, resources: 9 },
    })
    t.do('north', 'next')
    expect([t.place('a'), t.place('b'), t.place('x')]).toEqual(['middle', 'top', 'deployment'])
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', step: 'deploy' })
  })

  test('SS-TURN-ADV-2 what leaves the top space must get exactly one order at once', () => {
    const t = at({ turn: 'north', step: 'draw', north: { track: { top: beast('ox') }, resources: 9 }, ...base })
    t.do('north', 'next')
    expect(t.legal('north')).toEqual(['storm', 'hold frontline', 'hold nml', 'support'])
    expect(t.no('north', 'next')).toBe('not-now SS-TURN-ADV-2')
    t.do('north', 'hold nml')
    expect(t.no('north', 'storm')).toBe('not-now SS-TURN-ADV-2')
  })

  test('SS-TURN-DEP-1 SS-RULING-6 a creature is played in the Deploy step only, and deploying is optional', () => {
    const position = (step: string) => ({
      turn: 'north',
      step,
      north: { hand: [beast('ox', 1, 0, { id: 'h1' })], resources: 20 },
      ...base,
    })
    for (const step of ['prepare', 'draw', 'end'])
      expect(at(position(step)).no('north', 'play h1 creature')).toBe('not-deploy-step SS-TURN-DEP-1')
    const t = at(position('deploy'))
    expect(t.legal('north')).toEqual(expect.arrayContaining(['play h1 creature', 'next']))
  })

  test('SS-TURN-DEP-2 SS-PLACE-2 an occupied Deployment Zone forbids any deploy', () => {
    const t = at({
      north: {
        hand: [beast('ox', 1, 0, { id: 'h1' })],
        track: {
          deployment: beast('elk'),
          top: card('angel', {
            id: 'c2',
            passives: [
              {
                kind: 'ability',
                price: { pay: 1 },
                does: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
              },
            ],
          }),
        },
        casualties: 3,
        resources: 9,
      },
      ...base,
    })
    expect(t.no('north', 'play h1 creature')).toBe('deployment-zone-occupied SS-TURN-DEP-2')
    expect(t.no('north', 'activate c2 1')).toBe('deployment-zone-occupied SS-PLACE-2')
  })

  test('SS-TURN-DEP-3 one normal deploy per turn; a deploy by effect does not count', () => {
    const up = card('up', { id: 'h3', action: [{ do: 'shift', what: { of: 'ally', take: 1 } }] })
    const t = at({
      north: { hand: [beast('ox', 1, 0, { id: 'h1' }), beast('elk', 1, 0, { id: 'h2' }), up], resources: 9 },
      ...base,
    })
    t.do('north', 'play h1 creature', 'play h3 action')
    t.pass()
    expect(t.place('ox')).toBe('middle')
    expect(t.no('north', 'play h2 creature')).toBe('already-deployed SS-TURN-DEP-3')
    const free = at({
      north: {
        hand: [
          beast('elk', 1, 0, { id: 'h2' }),
          up,
          card('call', {
            id: 'h4',
            action: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
          }),
        ],
        casualties: [beast('ox')],
        resources: 9,
      },
      ...base,
    })
    free.do('north', 'play h4 action')
    free.pass()
    free.do('north', 'play h3 action')
    free.pass()
    expect(free.legal('north')).toContain('play h2 creature')
  })

  test('SS-TURN-DEP-4 no normal deploy in the opponent’s turn, not even as a reaction', () => {
    const t = at({
      turn: 'north',
      north: { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], resources: 9 },
      south: { hand: [beast('ox', 1, 0, { id: 'h2' })], resources: 9 },
    })
    expect(t.no('south', 'play h2 creature')).toBe('not-your-turn SS-CHAIN-2')
    t.do('north', 'play h1 action')
    expect(t.no('south', 'play h2 creature')).toBe('not-deploy-step SS-TURN-DEP-4')
  })

  test('SS-TURN-DEP-5 an action that deploys can be reacted to', () => {
    const t = at({
      north: {
        hand: [
          card('call', {
            id: 'h1',
            action: [{ do: 'deploy', what: { of: 'casualties', side: 'own', take: { top: 1 } } }],
          }),
        ],
        casualties: [beast('ox')],
        resources: 9,
      },
      south: { hand: [card('no', { id: 'h2', action: [{ do: 'negate' }] })], resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h2 action')
    t.do('north', 'pass')
    expect(t.place('ox')).toBeUndefined()
  })

  test('SS-TURN-XTRA-1 SS-RULING-15 one complete extra turn, no second grant in it until another has moved', () => {
    const t = at({
      turn: 'north',
      north: { hand: ['h1', 'h2', 'h3'].map(id => card('dawn', { id, action: EXTRA })), resources: 20 },
      ...base,
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.no('north', 'play h2 action')).toBe('action-does-nothing SS-RULING-15')
    t.do('north', 'next')
    expect(t.legal('north')).toEqual(['choose yes', 'choose no'])
    t.do('north', 'choose yes', 'next')
    expect(t.state.turn).toMatchObject({ active: ['north'], extra: true })
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(4)
    expect(t.no('north', 'play h2 action')).toBe('action-does-nothing SS-RULING-15')
    t.do('north', 'next', 'next', 'next')
    expect(t.state.turn.active).toEqual(['south'])
    t.do('south', 'next', 'next', 'next', 'next')
    t.do('north', 'play h2 action')
    t.pass()
    t.do('north', 'next', 'next', 'next', 'choose no', 'next')
    expect(t.state.turn.active).toEqual(['south'])
  })

  test('SS-TURN-XTRA-1 SS-RULING-15 the Extra Turn step is the own one: nothing to be gained in another’s turn', () => {
    const t = at({
      turn: 'north',
      north: { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], resources: 9 },
      south: { hand: [card('dawn', { id: 'h2', action: EXTRA })], resources: 9 },
    })
    t.do('north', 'play h1 action')
    expect(t.no('south', 'play h2 action')).toBe('action-does-nothing SS-RULING-15')
  })

  test('SS-TURN-END-1 effects until end of turn expire, and nobody discards down', () => {
    const t = at({
      turn: 'north',
      north: {
        hand: [
          card('song', {
            id: 'h1',
            action: [{ do: 'mod', what: { of: 'ally', take: 1 }, att: 2, until: 'end-of-turn' }],
          }),
          ...Array.from({ length: 9 }, () => 'filler'),
        ],
        track: { middle: beast('ox', 1) },
        resources: 20,
      },
      ...base,
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.att('ox')).toBe(3)
    t.do('north', 'next', 'next')
    expect(t.att('ox')).toBe(1)
    expect(t.pile('north', 'hand')).toHaveLength(9)
  })

  test('SS-TURN-END-1 what a reaction brings until the end of the turn ends with that same turn', () => {
    const t = at({
      turn: 'north',
      north: { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], resources: 20 },
      south: {
        hand: [
          card('song', {
            id: 'h2',
            action: [{ do: 'mod', what: { of: 'ally', take: 1 }, att: 2, until: 'end-of-turn' }],
          }),
        ],
        track: { middle: beast('ox', 1) },
        resources: 20,
      },
    })
    t.do('north', 'play h1 action')
    t.do('south', 'play h2 action')
    t.pass()
    expect(t.att('ox')).toBe(3)
    t.do('north', 'next', 'next')
    expect(t.state.turn.active).toEqual(['south'])
    expect(t.att('ox')).toBe(1)
  })

  test('SS-TURN-END-1 what lasts until your next turn is over when that begins', () => {
    const t = at({
      turn: 'north',
      north: {
        hand: [
          card('ice', {
            id: 'h1',
            action: [{ do: 'mod', what: { of: 'enemy', take: 'all' }, att: -2, until: 'your-next-turn' }],
          }),
        ],
        resources: 20,
      },
      south: { track: { deployment: beast('ox', 3) }, resources: 20 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    t.do('north', 'next', 'next')
    expect(t.att('ox')).toBe(1)
    t.do('south', 'next', 'next', 'next', 'next')
    expect(t.att('ox')).toBe(3)
  })

  test('SS-RULING-80 SS-SUB-5 a price on the Advance step may be declined; several add up', () => {
    const dragon = (n: number): Passive => ({
      kind: 'static',
      does: { do: 'tax', who: 'opponent', step: 'advance', price: n },
    })
    const position = {
      turn: 'north',
      step: 'draw',
      north: {
        hand: [
          { card: 'filler', id: 'h1' },
          { card: 'filler', id: 'h2' },
          { card: 'filler', id: 'h3' },
        ],
        track: { middle: beast('ox') },
        resources: 9,
      },
      south: {
        frontline: beast('d1', 1, 1, { passives: [dragon(2)] }),
        nml: beast('d2', 1, 1, { passives: [dragon(1)] }),
        resources: 9,
      },
    }
    const declined = at(position)
    declined.do('north', 'next', 'choose no')
    expect(declined.place('ox')).toBe('middle')
    expect(declined.state.decisions).toEqual([{ kind: 'turn', seat: 'north', step: 'deploy' }])
    const paid = at(position)
    paid.do('north', 'next', 'choose yes', 'pay h1', 'pay h2', 'pay h3')
    expect(paid.place('ox')).toBe('top')
    const poor = at({ ...position, north: { ...position.north, hand: 2 } })
    poor.do('north', 'next')
    expect(poor.place('ox')).toBe('middle')
    expect(poor.count('track-held')).toBe(1)
  })

  test('SS-SETUP-6 drawing one more in the Draw step', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: {
        frontline: beast('keeper', 1, 1, { passives: [{ kind: 'static', does: { do: 'draw-step', by: 1 } }] }),
        resources: 9,
      },
      ...base,
    })
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toHaveLength(3)
  })
})
