import type { View } from '@siegeworks/siege'
import { expect, test } from 'vitest'
import { buttonMoves, choicesOf, movesAt, type SiegeMove, shotAt, wishAt } from './siege-moves.ts'

const moves = [
  { kind: 'retreat', piece: 'hugo', to: '1,4' },
  { kind: 'retreat', piece: 'wat', to: '1,4' },
  { kind: 'retreat', piece: 'wat', to: '4,4' },
].map(move => ({ text: Object.values(move).join(' '), move })) as unknown as readonly SiegeMove[]
const view = {
  characters: { hugo: { hex: '2,4' }, wat: { hex: '3,4' } },
  animals: {},
  engines: { 'ladder-1': { hexes: ['0,1'] } },
} as unknown as View

test('where two of them may fall back to is shown on the map before one is picked up, each place with whose it is', () => {
  expect(choicesOf(view, moves, undefined).map(({ place, from }) => [from, place])).toEqual([
    ['2,4', '1,4'],
    ['3,4', '1,4'],
    ['3,4', '4,4'],
  ])
  expect(movesAt(view, moves, '4,4', undefined)).toHaveLength(1)
  expect(movesAt(view, moves, '1,4', undefined)).toHaveLength(2)
})

test('a ladder that can be taken up is lit where it lies', () => {
  const take = [{ text: '', move: { kind: 'carry-ladder', ladder: 'ladder-1' } }] as unknown as readonly SiegeMove[]
  expect(choicesOf(view, take, undefined)).toEqual([{ place: '0,1', kind: 'carry-ladder' }])
})

test('a hex a rider may enter in three ways is lit once', () => {
  const go = ['1,1', '1,2', '2,1'].map(rear => ({ text: rear, move: { kind: 'go', to: '2,2', rear } }))
  expect(choicesOf(view, go as unknown as readonly SiegeMove[], undefined)).toEqual([{ kind: 'go', place: '2,2' }])
  expect(movesAt(view, go as unknown as readonly SiegeMove[], '2,2', undefined)).toHaveLength(3)
})

test('what is done with a thing is a button too: those who stand there may cover it', () => {
  const both = [
    { kind: 'push-engine', engine: 'ladder-1', way: 'forward' },
    { kind: 'go', to: '1,1' },
  ]
  const all = both.map(move => ({ text: move.kind, move })) as unknown as readonly SiegeMove[]
  expect(buttonMoves(view, all, undefined).map(({ text }) => text)).toEqual(['push-engine'])
})

test('a marker is laid once it is picked up, and then nothing else is lit', () => {
  const setUp = [
    { kind: 'deploy', piece: 'hugo', to: '1,1' },
    { kind: 'lay-marker', marker: 'filled', hex: '2,2' },
    { kind: 'lay-marker', marker: 'filled', hex: '2,3' },
  ].map(move => ({ text: Object.values(move).join(' '), move })) as unknown as readonly SiegeMove[]
  const lit = (actor?: string) => choicesOf(view, setUp, actor).map(({ place }) => place)
  expect([lit(), lit('filled')]).toEqual([['1,1'], ['2,2', '2,3']])
  const here = { ...view, stage: 'set-up', toAct: ['besieger'] } as unknown as View
  expect(wishAt(here, setUp, 'besieger', '7,7', 'filled')).toBe('lay-marker filled 7,7')
})

test('of the ladders beside the map one is offered with each man', () => {
  const engines = Object.fromEntries(
    ['ladder-1', 'ladder-2', 'ladder-3'].map((id, i) => [
      id,
      { where: i < 2 ? 'reserve' : 'map', hexes: i < 2 ? [] : ['1,1'] },
    ]),
  )
  const carries = ['hugo', 'wat'].flatMap(mate =>
    Object.keys(engines).map(ladder => ({
      text: `${ladder} ${mate}`,
      move: { kind: 'carry-ladder', ladder, with: mate },
    })),
  ) as unknown as readonly SiegeMove[]
  const offered = buttonMoves({ ...view, engines } as unknown as View, carries, undefined)
  expect(offered.map(({ text }) => text)).toEqual(['ladder-1 hugo', 'ladder-3 hugo', 'ladder-1 wat', 'ladder-3 wat'])
})

test('over somebody who may be shot at, the shot is foretold', () => {
  const shots = [{ text: 'shoot wat', move: { kind: 'shoot', target: 'wat' } }] as unknown as readonly SiegeMove[]
  const aiming = { ...view, active: 'hugo' } as unknown as View
  expect([shotAt(aiming, shots, '3,4'), shotAt(aiming, shots, '2,4'), shotAt(aiming, shots, undefined)]).toEqual([
    { from: 'hugo', to: '3,4' },
    undefined,
    undefined,
  ])
})
