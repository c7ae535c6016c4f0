import { describe, expect, test } from 'vitest'
import type { Filter } from '../../src/effects/effect.ts'
import { at, beast, card, heal } from '../table.ts'

/** The creatures of the opponent that an action may be aimed at. */
const aimed = (where: Filter): readonly string[] => {
  const t = at({
    north: {
      resources: 9,
      hand: [card('deed', { id: 'h1', action: [{ do: 'kill', what: { of: 'enemy', take: 1, where } }] })],
    },
    south: {
      resources: 9,
      track: {
        top: beast('mouse', 1, 0, { id: 'c1', cost: 0 }),
        middle: beast('wolf', 3, 0, { id: 'c2', cost: 2, traits: ['seal'] }),
        deployment: beast('ox', 5, 0, { id: 'c3', cost: 4 }),
      },
    },
  })
  if (!t.legal('north').includes('play h1 action')) return []
  t.do('north', 'play h1 action')
  const asked = t.legal('north').filter(move => move.startsWith('target '))
  if (asked.length > 0) return asked.map(move => move.replace('target ', '')).sort()
  // One candidate alone is declared at once.
  t.pass()
  return ['mouse', 'wolf', 'ox'].flatMap((design, n) => (t.place(design) ? [] : [`c${n + 1}`]))
}

/** The own Casualties, of all that lie there, that come to the hand. */
const salvaged = (where: Filter): readonly string[] => {
  const t = at({
    north: {
      resources: 9,
      hand: [card('deed', { id: 'h1', action: [{ do: 'salvage', amount: 'all', to: 'hand', where }, heal(1)] })],
      casualties: [
        card('mouse', { cost: 0, att: 1, def: 0 }),
        card('wolf', { cost: 2, att: 3, def: 0, traits: ['seal'] }),
        card('spell', { cost: 4, action: [heal(1)] }),
      ],
    },
    south: { resources: 9 },
  })
  t.do('north', 'play h1 action')
  t.pass()
  return t.pile('north', 'hand').filter(design => design !== 'deed')
}

describe('what a filter lets through', () => {
  test.each<[string, Filter, readonly string[]]>([
    ['cost at most, the limit itself included', { costAtMost: 2 }, ['c1', 'c2']],
    ['cost at least, the limit itself included', { costAtLeast: 2 }, ['c2', 'c3']],
    ['ATT at most, the limit itself included', { attAtMost: 3 }, ['c1', 'c2']],
    ['ATT at least, the limit itself included', { attAtLeast: 3 }, ['c2', 'c3']],
    ['both limits at once', { attAtLeast: 2, attAtMost: 4 }, ['c2']],
    ['copies of one design', { design: 'wolf' }, ['c2']],
    ['the Defender only', { defender: true }, ['c3']],
    ['a trait', { trait: 'seal' }, ['c2']],
    ['nobody fits: the action cannot be played', { costAtLeast: 9 }, []],
  ])('SS-CHAIN-8 a target in play: %s', (_what, where, expected) => {
    expect(aimed(where)).toEqual(expected)
  })

  test.each<[string, Filter, readonly string[]]>([
    ['cost at most', { costAtMost: 2 }, ['mouse', 'wolf']],
    ['cost at least', { costAtLeast: 2 }, ['wolf', 'spell']],
    ['ATT at most; a card without ATT counts as 0', { attAtMost: 1 }, ['mouse', 'spell']],
    ['ATT at least; a card without ATT counts as 0', { attAtLeast: 1 }, ['mouse', 'wolf']],
    ['copies of one design', { design: 'mouse' }, ['mouse']],
    ['a trait', { trait: 'seal' }, ['wolf']],
    ['no card of a pile is a Defender', { defender: true }, []],
  ])('SS-PLAY-9 a card of a pile, by its printed figures: %s', (_what, where, expected) => {
    expect([...salvaged(where)].sort()).toEqual([...expected].sort())
  })

  test('SS-KW-DESTROY-1 of a pile only what passes the filter is counted and destroyed', () => {
    const t = at({
      north: {
        resources: 9,
        hand: [
          card('deed', {
            id: 'h1',
            action: [
              {
                do: 'destroy',
                what: { of: 'casualties', side: 'opponent', where: { costAtMost: 1 }, take: { top: 1 } },
              },
            ],
          }),
        ],
      },
      south: { resources: 9, casualties: ['archangel', 'gutter-imp', 'ash-hound'] },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('south', 'casualties')).toEqual(['archangel', 'ash-hound'])
    expect(t.state.destroyed.map(one => one.design)).toEqual(['gutter-imp'])
  })

  test('SS-RULING-72 nothing in the pile passes: there is nothing to destroy', () => {
    const what = { of: 'casualties', side: 'opponent', where: { costAtMost: 1 }, take: 'all' } as const
    const t = at({
      north: { resources: 9, hand: [card('deed', { id: 'h1', action: [{ do: 'destroy', what }] })] },
      south: { resources: 9, casualties: ['archangel'] },
    })
    expect(t.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  const CHEAP = { of: 'hand', side: 'own', where: { costAtMost: 1 }, take: 1 } as const
  test.each([
    ['deploy', { do: 'deploy', what: CHEAP }],
    ['place', { do: 'place', what: CHEAP, on: 'frontline' }],
    ['recruit', { do: 'recruit', what: CHEAP }],
  ] as const)('SS-PLACE-1 %s out of the hand: only a card that passes the filter', (_, part) => {
    const deed = card('deed', { id: 'h1', cost: 0, action: [part] })
    const t = at({ north: { resources: 9, hand: [deed, 'archangel', 'gutter-imp'] }, south: { resources: 9 } })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.pile('north', 'hand')).toEqual(['archangel'])
    const none = at({ north: { resources: 9, hand: [deed, 'archangel'] }, south: { resources: 9 } })
    expect(none.no('north', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  const TOP = { of: 'resources', side: 'own', take: { top: 1 } } as const
  test.each([
    ['deploy', { do: 'deploy', what: TOP }, 'deployment'],
    ['place', { do: 'place', what: TOP, on: 'frontline' }, 'frontline'],
  ] as const)('SS-PLACE-1 %s off the top of the Resources', (_, part, place) => {
    const t = at({
      north: { resources: ['archangel', 'gutter-imp'], hand: [card('deed', { id: 'h1', action: [part] })] },
      south: { resources: 9 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.place('archangel')).toBe(place)
    expect(t.pile('north', 'resources')).toEqual(['gutter-imp'])
  })
})
