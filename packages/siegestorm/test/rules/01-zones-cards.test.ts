import { describe, expect, test } from 'vitest'
import { siegestorm } from '../../src/game.ts'
import { BOSS_CARDS, BOSS_DECK_CARDS, CATALOGUE, FACTION_CARDS, RANKS } from '../../src/index.ts'
import { at, beast, CREATURE, card, dmg, drawing, kill, opening, optionsOf } from '../table.ts'

describe('1 Components and zones', () => {
  test('SS-COMP-1 SS-BOSS-2 the box has a Medium, a Hard and a Very Hard Boss card', () => {
    const byloss = BOSS_CARDS.filter(boss => boss.boss === 'byloss').map(boss => boss.difficulty)
    expect(byloss).toEqual(['medium', 'hard', 'very-hard'])
  })

  test('SS-COMP-2 player factions have 54 cards each, boss decks 24 each', () => {
    for (const cards of Object.values(FACTION_CARDS)) expect(cards.reduce((sum, one) => sum + one.copies, 0)).toBe(54)
    for (const cards of Object.values(BOSS_DECK_CARDS)) expect(cards.reduce((sum, one) => sum + one.copies, 0)).toBe(24)
    expect(Object.keys(FACTION_CARDS)).toEqual(expect.arrayContaining(['ysra', 'khunglai', 'seraphia', 'styxia']))
    expect(BOSS_DECK_CARDS['evil-goblins'][0]!.tier).toBe('basic')
    expect(BOSS_DECK_CARDS['spectral-shamans'][0]!.tier).toBe('advanced')
  })

  test('SS-ZONE-1 three spaces: a Frontline each and one No Man’s Land that both share', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: { track: { top: beast('ox') }, frontline: beast('elk'), resources: 9 },
      south: { frontline: beast('bear'), nml: beast('wolf'), resources: 9 },
    })
    t.do('north', 'next')
    expect(t.legal('north')).toEqual(['storm', 'hold frontline', 'support'])
    expect(() => at({ north: { nml: beast('a') }, south: { nml: beast('b') } })).toThrow('SS-ZONE-1')
  })

  test('SS-ZONE-2 SS-RULING-1 three spaces of track: an order in the third turn after the deploy', () => {
    const t = at({
      turn: 'north',
      step: 'deploy',
      north: { hand: [beast('ox', 1, 0, { id: 'h1' })], resources: 20 },
      south: { resources: 20 },
    })
    t.do('north', 'play h1 creature')
    expect(t.place('ox')).toBe('deployment')
    const round = (): void => {
      t.do('north', 'next', 'next')
      t.do('south', 'next', 'next', 'next', 'next')
    }
    for (const place of ['middle', 'top']) {
      round()
      t.do('north', 'next', 'next')
      expect(t.place('ox')).toBe(place)
    }
    round()
    t.do('north', 'next', 'next')
    expect(t.state.decisions[0]!.kind).toBe('order')
  })

  test('SS-ZONE-3 no space ever holds two creatures', () => {
    expect(() =>
      at({
        field: [
          { card: 'filler', side: 'north', front: 'f1', place: 'top' },
          { card: 'filler', side: 'north', front: 'f1', place: 'top' },
        ],
      }),
    ).toThrow('"at":"field[1]","code":"space-taken","rule":"SS-ZONE-3"')
    const t = at({ north: { hand: [beast('ox', 1, 0, { id: 'h1' })], track: { deployment: beast('elk') } }, south: {} })
    expect(t.no('north', 'play h1 creature')).toBe('deployment-zone-occupied SS-TURN-DEP-2')
  })

  test('SS-ZONE-4 the creature in the Deployment Zone is the Defender; an empty one defends nothing', () => {
    const storm = (track: object) => {
      const t = at({
        turn: 'north',
        step: 'draw',
        north: { track: { top: beast('ox', 4) }, resources: 9 },
        south: { track, resources: 20 },
      })
      t.do('north', 'next', 'storm')
      return t.pile('south', 'casualties').length
    }
    expect(storm({ deployment: beast('wall', 0, 3) })).toBe(1)
    expect(storm({ middle: beast('wall', 0, 3) })).toBe(4)
  })

  test('SS-ZONE-5 SS-KW-DRAW-1 draws come off the top of a face-down deck', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: { resources: ['archangel', 'gutter-imp', 'filler'] },
      south: { resources: 9 },
    })
    expect(JSON.stringify(t.view('north'))).not.toContain('archangel')
    t.do('north', 'next')
    expect(t.pile('north', 'hand')).toEqual(['archangel', 'gutter-imp'])
    expect(t.pile('north', 'resources')).toEqual(['filler'])
  })

  test('SS-ZONE-6 Casualties are face up, ordered, the latest on top', () => {
    const t = at({
      north: {
        hand: [card('bolt', { id: 'h1', cost: 1, action: [dmg(2)] }), beast('ox', 1, 0, { id: 'h2' })],
        resources: 9,
      },
      south: { resources: ['archangel', 'gutter-imp', 'filler'] },
    })
    t.do('north', 'play h1 action', 'pay h2')
    t.pass()
    expect(t.view('south').stocks.north!.casualties.map(one => one.design)).toEqual(['bolt', 'ox'])
    expect(t.view('spectator').stocks.south!.casualties.map(one => one.design)).toEqual(['gutter-imp', 'archangel'])
  })

  test('SS-ZONE-7 the Support Zone holds any number of face-down Supporters', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: { supporters: 20, track: { top: beast('ox') }, resources: 9 },
      south: { resources: 9 },
    })
    t.do('north', 'next', 'support')
    expect(t.pile('north', 'supporters')).toHaveLength(21)
    expect(JSON.stringify(t.view('south').stocks.north!.supporters)).not.toContain('ox')
    expect(JSON.stringify(t.view('north').stocks.north!.supporters)).toContain('ox')
  })

  test('SS-ZONE-8 SS-RULING-21 "creature" reaches tracks and Battle Zone, "card" Supporters too', () => {
    const south = {
      track: { top: beast('ox', 1, 0, { id: 'c1' }) },
      frontline: beast('elk', 1, 0, { id: 'c2' }),
      supporters: [{ card: 'filler', id: 's3' }],
      resources: 9,
    }
    const targets = (what: typeof CREATURE) => {
      const t = at({ north: { hand: [card('axe', { id: 'h9', action: [kill(what)] })], resources: 9 }, south })
      t.do('north', 'play h9 action')
      return t.legal('north')
    }
    expect(targets(CREATURE)).toEqual(['target c1', 'target c2'])
    expect(targets({ of: 'card', side: 'any', take: 1 })).toEqual(['target c1', 'target c2', 'target s3'])
  })
})

describe('2 Card anatomy', () => {
  test('SS-CARD-1 SS-CARD-2 SS-CARD-3 every player card has cost, action, passive, ATT, DEF, a rank and a crest', () => {
    for (const def of CATALOGUE) {
      if (def.kind !== 'player') continue
      expect(def.action.length, def.id).toBeGreaterThan(0)
      expect(def.passives.length, def.id).toBeGreaterThan(0)
      expect(def.cost, def.id).toBeGreaterThanOrEqual(0)
      expect(def.att).toBeTypeOf('number')
      expect(def.def).toBeTypeOf('number')
      expect(['soldier', 'veteran', 'elite', 'champion']).toContain(def.rank)
      expect(['starter', 'base']).toContain(def.origin)
    }
    expect(RANKS).toEqual(['soldier', 'veteran', 'elite', 'champion'])
    // The rank decides copies and nothing in play: no rule file asks for it.
    const t = at({ north: { hand: ['archangel', 'dawnwatch-recruit'] }, south: {} })
    expect(JSON.stringify(t.view('north').stocks.north!.hand)).not.toContain('champion')
  })

  test('SS-CARD-4 SS-PLAY-1 the same card is played as action, as creature, or pays', () => {
    const hand = [
      card('both', { id: 'h1', cost: 1, att: 1, action: [drawing(1)] }),
      card('dear', { id: 'h2', cost: 1, action: [drawing(1)] }),
    ]
    const t = at({ north: { hand, resources: 9 }, south: { resources: 9 } })
    expect(t.legal('north')).toEqual(
      ['h1', 'h2'].flatMap(id => [`play ${id} action`, `play ${id} creature`]).concat('next'),
    )
    t.do('north', 'play h2 action', 'pay h1')
    expect(t.pile('north', 'casualties')).toEqual(['both'])
  })

  test('SS-CARD-5 hands, decks and Supporters of others show nothing, not even their faction', () => {
    const t = opening({ decks: ['ysra', 'khunglai'] })
    for (const viewer of ['south', 'spectator'] as const) {
      const stock = t.view(viewer).stocks.north!
      expect(stock.hand).toBeUndefined()
      expect(stock).toMatchObject({ handCount: 2, resourceCount: 32 })
      for (const def of FACTION_CARDS.ysra) expect(JSON.stringify(t.view(viewer))).not.toContain(def.id)
    }
    const camp = at({
      north: { supporters: ['assassin'], hand: ['frost-dragon'], resources: ['purge-doctor'] },
      south: {},
    })
    for (const viewer of ['south', 'spectator'] as const)
      expect(JSON.stringify(camp.view(viewer))).not.toMatch(/assassin|frost-dragon|purge-doctor/)
  })

  test('SS-RULING-24 SS-ZONE-7 a Supporter lies face down: its owner knows it, nobody else, not even as it comes from a hand', () => {
    const what = { of: 'hand', side: 'own', take: 1 } as const
    const t = at({
      north: {
        hand: [card('call', { id: 'h1', action: [{ do: 'recruit', what }] }), { card: 'assassin', id: 'h2' }],
      },
      south: {},
    })
    const before = t.state
    const events = t.do('north', 'play h1 action').concat(t.do('south', 'pass'))
    expect(t.pile('north', 'supporters')).toEqual(['assassin'])
    const told = (viewer: 'north' | 'south' | 'spectator') =>
      JSON.stringify([t.view(viewer), events.map(event => siegestorm.seen(event, viewer, before))])
    expect(told('north')).toContain('assassin')
    expect(told('south')).not.toContain('assassin')
    expect(told('spectator')).not.toContain('assassin')
  })

  test('SS-CARD-6 boss cards carry commands and specials; an Action has neither ATT nor DEF', () => {
    for (const def of CATALOGUE) {
      if (def.kind !== 'boss') continue
      expect(['deploy', 'leader', 'action']).toContain(def.command)
      expect(def.att === undefined, def.id).toBe(def.command === 'action')
      expect(def.def === undefined, def.id).toBe(def.command === 'action')
    }
  })

  test('SS-DECK-2 SS-DECK-6 a mixed deck is refused, and allowed in Free-for-All', () => {
    const half = (faction: 'ysra' | 'styxia') =>
      FACTION_CARDS[faction]
        .filter(def => def.origin === 'starter')
        .flatMap(def => Array.from({ length: def.copies }, () => def.id))
        .slice(0, 17)
    const mixed = [...half('ysra'), ...half('styxia')]
    expect(() => optionsOf({ decks: [mixed] })).toThrow('SS-DECK-2')
    expect(optionsOf({ decks: [mixed], freeForAll: true }).decks[0]).toHaveLength(34)
  })
})
