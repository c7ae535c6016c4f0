import { describe, expect, test } from 'vitest'
import { at, beast, card, dmg, drawing } from '../table.ts'

const bolt = (n: number, id = 'h1') => card(`bolt-${n}`, { id, action: [dmg(n)] })

describe('8 Losing the game', () => {
  test('SS-LOSE-1 SS-RULING-5 who must draw two and has one left loses; the other one wins', () => {
    const t = at({ turn: 'north', step: 'prepare', north: { resources: 1 }, south: { resources: 9 } })
    t.do('north', 'next')
    expect(t.state.ending).toEqual({ winners: ['south'], reason: 'resources-exhausted', rule: 'SS-LOSE-1' })
    expect(t.legal('south')).toEqual([])
    expect(t.no('south', 'next')).toBe('game-over SS-LOSE-3')
    const enough = at({ turn: 'north', step: 'prepare', north: { resources: 2 }, south: { resources: 9 } })
    enough.do('north', 'next')
    expect(enough.state.ending).toBeUndefined()
    expect(enough.pile('north', 'resources')).toEqual([])
  })

  test('SS-LOSE-2 SS-RULING-2 SS-RULING-30 a drawing effect, a Vision and damage count as well', () => {
    for (const part of [drawing(2), { do: 'vision', amount: 2 } as const]) {
      const drawn = at({
        north: { hand: [card('quill', { id: 'h1', action: [part] })], resources: 1 },
        south: { resources: 9 },
      })
      drawn.do('north', 'play h1 action')
      drawn.pass()
      expect(drawn.state.ending?.winners).toEqual(['south'])
    }
    const hit = at({ north: { hand: [bolt(3)], resources: 9 }, south: { heal: 1, resources: 1 } })
    hit.do('north', 'play h1 action')
    hit.pass()
    expect(hit.state.ending?.winners).toEqual(['north'])
  })

  test('SS-RULING-3 damage equal to what is left is survived, the next point is not', () => {
    const t = at({ north: { hand: [bolt(2), bolt(1, 'h2')], resources: 9 }, south: { resources: 2 } })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.state.ending).toBeUndefined()
    t.do('north', 'play h2 action')
    t.pass()
    expect(t.state.ending?.winners).toEqual(['north'])
  })

  test('SS-RULING-3 no damage on an empty deck is no loss', () => {
    const t = at({
      turn: 'north',
      step: 'draw',
      north: { track: { top: beast('ox', 1) }, resources: 9 },
      south: { track: { deployment: beast('wall', 0, 4) }, resources: 0 },
    })
    t.do('north', 'next', 'storm')
    expect(t.state.ending).toBeUndefined()
  })

  test('SS-LOSE-3 the rest of the chain is not resolved', () => {
    const t = at({
      north: { hand: [card('both', { id: 'h1', action: [dmg(3), drawing(1)] })], resources: 9 },
      south: { resources: 1 },
    })
    t.do('north', 'play h1 action')
    t.pass()
    expect(t.state.ending?.winners).toEqual(['north'])
    expect(t.pile('north', 'hand')).toEqual([])
    expect(t.state.agenda).toEqual([])
  })

  test('SS-LOSE-4 SS-RULING-32 hand, creatures, Supporters, Casualties and Heal pile do not help a draw', () => {
    const t = at({
      turn: 'north',
      step: 'prepare',
      north: { resources: 1, hand: 3, heal: 5, casualties: 5, supporters: 4, frontline: beast('ox') },
      south: { resources: 9 },
    })
    t.do('north', 'next')
    expect(t.state.ending?.winners).toEqual(['south'])
  })

  test('SS-RULING-4 one effect, several losers: in turn order from the active player, the first one loses', () => {
    const nova = card('nova', { id: 'h1', action: [{ do: 'dmg', to: 'each-player', amount: 3 }] })
    const t = at({ turn: 'south', north: { resources: 1 }, south: { hand: [nova], resources: 1 } })
    t.do('south', 'play h1 action')
    t.pass()
    expect(t.state.ending?.winners).toEqual(['north'])
  })
})
