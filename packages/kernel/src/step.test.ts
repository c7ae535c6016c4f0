import { expect, test } from 'vitest'
import { skirmish } from '../test/skirmish/game.ts'
import { chanceFor } from './chance-for.ts'
import { hashData, hashesOf, sha256Hex } from './hash.ts'
import { ok } from './result.ts'
import { SPECTATOR, viewersOf } from './seat.ts'
import { evolveAll, opening, step } from './step.ts'

const start = opening(skirmish, { hand: 3, target: 7 }, chanceFor('step', 0))

test('the opening is what the setup events make of a blank state', () => {
  expect(start.state).toEqual(evolveAll(skirmish, skirmish.blank, start.events))
  expect(start.state.hands.raider).toHaveLength(3)
})

test('a step gives the events and the state after them, and leaves the old state alone', () => {
  const before = JSON.stringify(start.state)
  const stepped = step(skirmish, start.state, 'raider', { kind: 'stance', stance: 'bold' }, chanceFor('step', 1))
  expect(stepped).toEqual({
    ok: true,
    value: {
      events: [{ kind: 'stance-chosen', seat: 'raider', stance: 'bold' }],
      state: { ...start.state, stances: { raider: 'bold' } },
    },
  })
  expect(JSON.stringify(start.state)).toBe(before)
})

test('a step refuses what the rules refuse, and a seat that is not to act whatever they say', () => {
  const draw = { kind: 'draw' } as const
  expect(step(skirmish, start.state, 'raider', draw, chanceFor('step', 1))).toEqual({
    ok: false,
    error: { code: 'not-now', rule: 'EX-4' },
  })
  const over = { ...start.state, pending: { kind: 'over', reason: 'points' } } as const
  expect(step(skirmish, over, 'raider', draw, chanceFor('step', 1))).toEqual({
    ok: false,
    error: { code: 'not-your-turn', rule: 'EX-2' },
  })
  const lax = { ...skirmish, decide: () => ok([]) }
  expect(step(lax, over, 'raider', draw, chanceFor('step', 1))).toEqual({
    ok: false,
    error: { code: 'not-your-turn', rule: 'kernel' },
  })
})

test('everybody who looks on: each seat, then the spectators', () => {
  expect(viewersOf(['a', 'b'])).toEqual(['a', 'b', SPECTATOR])
})

test('SHA-256 is SHA-256', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c')
  expect(hashData({ b: 1, a: 2 })).toBe(sha256Hex('{"a":2,"b":1}'))
  expect(hashesOf({ x: [1], y: 'z' })).toEqual({ x: sha256Hex('[1]'), y: sha256Hex('"z"') })
})
