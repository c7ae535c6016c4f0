/** A table with a written position and dice that fall as told. */
import type { Chance } from '@siegeworks/kernel'
import type { Event } from '../../src/event.ts'
import { evolve } from '../../src/evolve.ts'
import type { Move } from '../../src/move.ts'
import { RULE_DEFAULTS } from '../../src/options.ts'
import { decide, legalMoves } from '../../src/play.ts'
import { parsePosition } from '../../src/position.ts'
import { type Aim, aimAt, shooterOf } from '../../src/rules/1-3-shooting.ts'
import type { State } from '../../src/state.ts'
import type { Seat } from '../../src/vocabulary.ts'

export const dice = (...faces: readonly number[]): Chance => {
  const left = [...faces]
  const next = (): number => {
    const face = left.shift()
    if (face === undefined) throw new Error('no die left')
    return face
  }
  return { die: next, pick: () => next() - 1, shuffle: (_purpose, items) => items }
}

export const position = (input: object): State => {
  const parsed = parsePosition(
    { step: 'first-shots', ...input },
    { scenario: 'none', setUp: 'ready', rules: RULE_DEFAULTS },
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

/** The shot as it would be: with its refusal if it may not be. */
export const aim = (state: State, shooter: string, target: string): Aim => {
  const by = shooterOf(state, shooter)
  const found = by && aimAt(state, by, target)
  if (!found) throw new Error(`${shooter} cannot aim at ${target}`)
  return found
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays moves of the seat, one after another; throws at the first refusal. */
export const play = (state: State, seat: Seat, moves: readonly Move[], ...faces: readonly number[]): Played => {
  const chance = dice(...faces)
  let now = state
  const events: Event[] = []
  for (const move of moves) {
    const decided = decide(now, seat, move, chance)
    if (!decided.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(decided.error)}`)
    events.push(...decided.value)
    now = decided.value.reduce(evolve, now)
  }
  return { state: now, events }
}

export const refusal = (state: State, seat: Seat, move: Move): string => {
  const decided = decide(state, seat, move, dice())
  return decided.ok ? 'accepted' : `${decided.error.code} ${decided.error.rule}`
}

export const shoot = (state: State, shooter: string, target: string, ...faces: readonly number[]): Played =>
  play(
    state,
    state.phase,
    [
      { kind: 'select', piece: shooter },
      { kind: 'shoot', target },
    ],
    ...faces,
  )

export const movesOf = (state: State, seat: Seat): readonly Move[] => legalMoves(state, seat)

/** An archer at 0,0 and a man `range` hexes away. */
export const duel = (range: number, archer: object = {}, target: object = {}, more: object = {}): State =>
  position({
    ...more,
    characters: [
      { id: 'bow', seat: 'besieger', class: 'archer', at: '0,0', ...archer },
      { id: 'foe', seat: 'garrison', class: 'spearman', at: `${range},0`, ...target },
      ...((more as { readonly characters?: readonly object[] }).characters ?? []),
    ],
  })
