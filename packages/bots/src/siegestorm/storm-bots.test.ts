import { chanceFor, opening } from '@siegeworks/kernel'
import { type Seat, type Siegestorm, siegestorm } from '@siegeworks/siegestorm'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { greedyStormBot } from './greedy.ts'
import { searchStormBot } from './search.ts'

/** Plays a game to its end; a move that is not among the legal ones fails. */
const winnersOf = (wish: object, botOf: (seat: Seat) => Bot<Siegestorm>, seed: string): readonly Seat[] => {
  const options = siegestorm.parseOptions(wish)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  let { state } = opening(siegestorm, options.value, chanceFor(seed, 0))
  for (let seq = 1; ; seq++) {
    const now = state
    const [seat] = siegestorm.toAct(now)
    if (seat === undefined) return siegestorm.outcome(now)!.winners
    const chance = chanceFor(`${seed}/${seat}`, seq)
    const moves = siegestorm.legalMoves(now, seat)
    const move = botOf(seat).choose({
      game: siegestorm,
      seat,
      view: siegestorm.view(now, seat),
      moves,
      world: () => siegestorm.twin(now, seat, chance),
      chance,
    })
    expect(moves).toContain(move)
    const decided = siegestorm.decide(now, seat, move, chanceFor(seed, seq))
    if (!decided.ok) throw new Error(JSON.stringify({ move, ...decided.error }))
    state = decided.value.reduce(siegestorm.evolve, now)
  }
}

/** Both seats hold the same deck; how many of the games the first bot wins, sitting north and south in turn. */
const wins = (one: Bot<Siegestorm>, other: Bot<Siegestorm>, games: number): number => {
  const decks = ['seraphia-starter', 'seraphia-starter']
  return Array.from({ length: games }, (_, n) => {
    const own: Seat = n % 2 === 0 ? 'north' : 'south'
    return winnersOf({ decks }, seat => (seat === own ? one : other), `storm-bots-${n}`).includes(own)
  }).filter(Boolean).length
}

describe('the bots of Siegestorm', () => {
  test('greedy beats random', () => {
    expect(wins(greedyStormBot, randomBot(), 6)).toBeGreaterThanOrEqual(5)
  })

  test('search beats random', () => {
    expect(wins(searchStormBot, randomBot(), 2)).toBe(2)
  })

  test('search plays a solo game to its end', () => {
    expect(winnersOf({ mode: 'solo' }, () => searchStormBot, 'solo')).toBeDefined()
  })
})
