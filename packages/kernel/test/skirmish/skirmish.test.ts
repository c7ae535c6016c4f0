import { readFileSync } from 'node:fs'
import { chanceFor, opening } from '@siegeworks/kernel'
import { gameContract, goldenGame, perftFile, playRandom, twoWorlds } from '@siegeworks/kernel/testing'
import { expect, test } from 'vitest'
import { skirmish } from './game.ts'

gameContract(skirmish, { hand: 3, target: 7 }, [1, 2, 3, 4, 5, 6, 7, 8], { maxSteps: 200 })
gameContract(skirmish, { hand: 5, target: 40 }, [1, 2, 3, 4], { maxSteps: 200 })
twoWorlds(skirmish, { hand: 3, target: 20 }, [1, 2, 3])
perftFile(skirmish, readFileSync(new URL('./skirmish.perft', import.meta.url), 'utf8'))
goldenGame(skirmish, { hand: 3, target: 7 }, 'golden', './playthrough.txt')

test('random play is the same for the same seed and another for another', () => {
  const play = (seed: string) => {
    const moves: string[] = []
    playRandom(skirmish, { hand: 3, target: 7 }, seed, {
      onStep: ({ move }) => {
        moves.push(skirmish.formatMove(move))
        return true
      },
    })
    return moves
  }
  expect(play('a')).toEqual(play('a'))
  expect(play('a')).not.toEqual(play('b'))
})

test('the reaction comes before the dice: an attack alone rolls nothing', () => {
  let state = opening(skirmish, { hand: 3, target: 7 }, chanceFor('window', 0)).state
  const act = (seat: 'raider' | 'warden', text: string) => {
    const chance = chanceFor('window', 1)
    const decided = skirmish.decide(state, seat, skirmish.parseMove(text)!, chance)
    if (!decided.ok) throw new Error(decided.error.code)
    state = decided.value.reduce(skirmish.evolve, state)
    return { kinds: decided.value.map(event => event.kind), draws: chance.draws.length }
  }
  act('raider', 'stance bold')
  act('warden', 'stance wary')
  expect(act('raider', `attack ${state.hands.raider[0]!.id}`)).toEqual({ kinds: ['attacked'], draws: 0 })
  expect(skirmish.toAct(state)).toEqual(['warden'])
  const answer = act('warden', `block ${state.hands.warden[0]!.id}`)
  expect(answer.draws).toBe(2)
  expect(answer.kinds.slice(0, 4)).toEqual(['blocked', 'die-rolled', 'die-rolled', 'fight-ended'])
})
