import { readFileSync } from 'node:fs'
import { chanceFor, opening } from '@siegeworks/kernel'
import { type Seat, type SiegeTypes, type State, siege } from '@siegeworks/siege'
import { hexOf } from '@siegeworks/siege/geometry'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { groundToTake, isPrecious, postFor, prizeOf, quarryOf } from './goals.ts'
import { greedySiegeBot } from './greedy.ts'

const MILL: unknown = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/the-mill-wall.json', import.meta.url), 'utf8'),
)

/** Plays a scenario to its end; the points of both sides then. */
const played = (
  scenario: string | { readonly custom: unknown },
  bots: { readonly [seat in Seat]: Bot<SiegeTypes> },
  seed: string,
) => {
  const options = siege.parseOptions(typeof scenario === 'string' ? { scenario } : scenario)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  let { state } = opening(siege, options.value, chanceFor(seed, 0))
  for (let seq = 1; seq < 30_000; seq++) {
    const [seat] = siege.toAct(state)
    if (seat === undefined) return siege.view(state, 'spectator')
    const world = state
    const chance = chanceFor(`${seed}-bot`, seq)
    const moves = siege.legalMoves(state, seat)
    const move = bots[seat].choose({
      game: siege,
      seat,
      view: siege.view(state, seat),
      moves,
      world: () => world,
      chance,
    })
    const decided = siege.decide(state, seat, move, chanceFor(seed, seq))
    if (!decided.ok) throw new Error(JSON.stringify({ move, ...decided.error }))
    state = decided.value.reduce(siege.evolve, state)
  }
  throw new Error(`${JSON.stringify(scenario)} does not end`)
}

describe('the greedy player of SIEGE', () => {
  test.each(['before-the-bell', 'sparks', 'the-convoy'])('plays %s to its end with legal moves', scenario => {
    expect(played(scenario, { besieger: greedySiegeBot, garrison: greedySiegeBot }, 'end').stage).toBe('over')
  })

  test('SG-1.91-4 the besieger of a castle raises ladders, SG-3.51-1 the raider of a camp sets fires', () => {
    const both = { besieger: greedySiegeBot, garrison: greedySiegeBot }
    const night = played('before-the-bell', both, 'end')
    expect(Object.values(night.engines).some(one => one.kind === 'ladder' && one.where === 'map')).toBe(true)
    const camp = played('burning-the-camp', both, 'end')
    expect(
      camp.burnt.length + Object.values(camp.engines).filter(one => one.where === 'destroyed').length,
    ).toBeGreaterThan(0)
  })

  test('SG-SCN-13 on a map without a keep the besieger makes for the ground he wins by', () => {
    const options = siege.parseOptions({ custom: MILL })
    if (!options.ok) throw new Error(JSON.stringify(options.error))
    const { state } = opening(siege, options.value, chanceFor('mill', 0))
    expect(groundToTake(state).toSorted()).toEqual(['-1,0', '-2,0', '-3,0', '0,0', '1,0', '2,0', '3,0'])
    const both = { besieger: greedySiegeBot, garrison: greedySiegeBot }
    const winners = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => played({ custom: MILL }, both, seed).ending?.winner)
    expect(new Set(winners)).toEqual(new Set(['besieger', 'garrison']))
  })

  test('SG-5.11-4 a convoy takes its teams by the bridle and drives them on', () => {
    const end = played('the-convoy', { besieger: greedySiegeBot, garrison: greedySiegeBot }, 'road')
    const wagons = Object.values(end.engines).filter(one => one.kind === 'wagon')
    expect(wagons.some(one => one.arrivedHome || !one.hexes.some(hex => hexOf(hex).q < 3))).toBe(true)
  })

  test('reads off the terms whom to spare, whom to reach, who must not be lost and where to stand guard', () => {
    const start = (scenario: string): State => {
      const options = siege.parseOptions({ scenario })
      if (!options.ok) throw new Error(JSON.stringify(options.error))
      return opening(siege, options.value, chanceFor('terms', 0)).state
    }
    const felon = start('wulfric-the-felon')
    expect(prizeOf(felon)).toBe('blodwin')
    expect([quarryOf(felon, true), quarryOf(felon, false)]).toEqual([[felon.characters.blodwin!.hex], []])
    expect([isPrecious(felon, 'besieger', 'wulfric'), isPrecious(felon, 'besieger', 'mortimer')]).toEqual([true, false])
    const breach = start('assaulting-the-breach')
    expect(quarryOf(breach, false)).toHaveLength(18)
    const bell = start('before-the-bell')
    const view = siege.view(bell, 'garrison')
    const guards = Object.keys(bell.characters).filter(id => postFor(view, bell, id) !== undefined)
    expect(guards).toHaveLength(1)
    expect(Object.keys(felon.characters).some(id => postFor(siege.view(felon, 'garrison'), felon, id))).toBe(false)
  })

  test('chooses the same move for the same question', () => {
    const run = (): string =>
      JSON.stringify(played('before-the-bell', { besieger: greedySiegeBot, garrison: greedySiegeBot }, 'again').points)
    expect(run()).toBe(run())
  })

  test('earns more than a random garrison against the same attackers', () => {
    const against = (garrison: Bot<SiegeTypes>): number =>
      ['a', 'b', 'c', 'd'].reduce(
        (sum, seed) => sum + played('before-the-bell', { besieger: greedySiegeBot, garrison }, seed).points.garrison,
        0,
      )
    expect(against(greedySiegeBot)).toBeGreaterThan(against(randomBot()))
  })
})
