import { describe, expect, test } from 'vitest'
import { siegestorm } from '../../src/index.ts'
import { at, opening, optionsOf } from '../table.ts'

describe('4 Setup, mulligan, first player', () => {
  test('SS-SETUP-1 one Battle Zone lies between the two players of a Duel', () => {
    expect(opening().state.fronts).toEqual([{ id: 'f1', sides: ['north', 'south'] }])
  })

  test('SS-SETUP-2 SS-DECK-1 each player starts with two cards of a shuffled 34-card deck', () => {
    const t = opening({ decks: ['ysra', 'khunglai'] })
    for (const seat of ['north', 'south'] as const) {
      expect(t.pile(seat, 'hand')).toHaveLength(2)
      expect(t.pile(seat, 'resources')).toHaveLength(32)
    }
    const other = opening({ decks: ['ysra', 'khunglai'] }, 'another')
    expect(other.pile('north', 'resources')).not.toEqual(t.pile('north', 'resources'))
  })

  test('SS-SETUP-3 SS-RULING-13 returned cards go under the deck in the chosen order, without a shuffle', () => {
    const t = opening({}, 'two different cards')
    const [first, second] = t.ids('north', 'hand')
    const [one, two] = t.pile('north', 'hand')
    expect(one).not.toBe(two)
    const deck = t.pile('north', 'resources')
    t.do('north', `return ${second}`, `return ${first}`)
    t.do('south', 'keep')
    expect(t.pile('north', 'resources').slice(-2)).toEqual([two, one])
    const drawn = [deck[0], deck[1]]
    expect(t.pile('north', 'hand').slice(0, 2)).toEqual(drawn)
    expect(t.pile('north', 'resources').slice(0, 5)).toEqual(deck.slice(2, 7))
  })

  test('SS-SETUP-3 for one returned card one is drawn', () => {
    const t = opening()
    const [first] = t.ids('north', 'hand')
    const [, kept] = t.pile('north', 'hand')
    const [next] = t.pile('north', 'resources')
    t.do('north', `return ${first}`, 'keep')
    t.do('south', 'keep')
    expect(t.pile('north', 'hand')).toEqual([kept, next])
  })

  test('SS-RULING-13 nobody sees the other’s mulligan, and the first player is not known yet', () => {
    const t = opening()
    const [first] = t.ids('north', 'hand')
    const before = JSON.stringify(t.view('south'))
    const events = t.do('north', `return ${first}`)
    expect(JSON.stringify(t.view('south'))).toBe(before)
    expect(events.map(event => siegestorm.seen(event, 'south', t.state)).filter(Boolean)).toEqual([])
    expect(t.count('first-player-chosen')).toBe(0)
    t.do('south', 'keep')
    t.do('north', 'keep')
    expect(t.count('first-player-chosen')).toBe(1)
  })

  test('SS-SETUP-4 each player may mulligan at most once', () => {
    const t = opening()
    const [first] = t.ids('north', 'hand')
    t.do('north', `return ${first}`, 'keep')
    expect(t.no('north', `return ${t.ids('north', 'hand')[1]}`)).toBe('mulligan-over SS-SETUP-4')
    t.do('south', 'keep')
    const seat = t.state.turn.active[0] as 'north' | 'south'
    expect(t.no(seat, `return ${t.ids(seat, 'hand')[0]}`)).toBe('mulligan-over SS-SETUP-4')
  })

  test('SS-SETUP-5 chance decides who begins', () => {
    const firsts = new Set<string>()
    for (const dice of [[1], [2]]) {
      const t = opening()
      t.do('north', 'keep')
      const rolled = at(JSON.parse(siegestorm.formatPosition(t.state)), {}, dice)
      rolled.do('south', 'keep')
      firsts.add(String(rolled.state.turn.active[0]))
    }
    expect([...firsts].sort()).toEqual(['north', 'south'])
  })

  test('SS-SETUP-6 SS-RULING-14 the first player of a Duel draws one card in the first turn, everyone else two', () => {
    const t = opening()
    t.do('north', 'keep')
    t.do('south', 'keep')
    const first = t.state.turn.active[0] as 'north' | 'south'
    const second = first === 'north' ? 'south' : 'north'
    t.do(first, 'next')
    expect(t.pile(first, 'hand')).toHaveLength(3)
    t.do(first, 'next', 'next', 'next')
    t.do(second, 'next')
    expect(t.pile(second, 'hand')).toHaveLength(4)
  })

  test('SS-BOSS-5 the solo player draws two of 34 and may mulligan once', () => {
    const t = opening({ mode: 'solo' })
    expect(t.pile('south', 'hand')).toHaveLength(2)
    expect(t.pile('south', 'resources')).toHaveLength(32)
    expect(t.legal('south').filter(move => move.startsWith('return'))).toHaveLength(2)
  })

  test('SS-LMS-1 SS-RULING-59 a Battle Zone between each pair of neighbors, so two tracks each', () => {
    for (const players of [3, 4]) {
      const t = opening({ mode: 'last-man-standing', players })
      expect(t.state.fronts).toHaveLength(players)
      for (const seat of t.state.seats)
        expect(t.state.fronts.filter(front => front.sides.includes(seat))).toHaveLength(2)
    }
  })

  test('SS-LMS-2 SS-LMS-3 SS-RULING-14 everyone starts with two cards and draws three, the first player too', () => {
    const t = opening({ mode: 'last-man-standing', players: 3 })
    for (const seat of t.state.seats) {
      expect(t.pile(seat, 'hand')).toHaveLength(2)
      t.do(seat, 'keep')
    }
    const first = t.state.turn.active[0] as 'north'
    t.do(first, 'next')
    expect(t.pile(first, 'hand')).toHaveLength(5)
  })

  test('SS-COMP-3 the design of a Battle Zone is no part of the game: options know none', () => {
    const refused = siegestorm.parseOptions({ battleZone: 'marsh' })
    expect(refused.ok).toBe(false)
    expect(Object.keys(optionsOf())).not.toContain('battleZone')
  })
})
