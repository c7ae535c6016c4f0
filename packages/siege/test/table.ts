/** A small table for rule tests: positions by hand, moves as text, dice as told. */
import type { Chance } from '@siegeworks/kernel'
import type { Event } from '../src/event.ts'
import { evolve } from '../src/evolve.ts'
import { formatMove, parseMove } from '../src/notation.ts'
import { RULE_DEFAULTS, type RuleOptions } from '../src/options.ts'
import { actingSeat, decide, legalMoves } from '../src/play.ts'
import { parsePosition } from '../src/position.ts'
import type { Character, State } from '../src/state.ts'
import type { Terms } from '../src/terms.ts'

/** Dice in the order they are thrown; asking for more than were told fails the test. */
export const dice = (...values: readonly number[]): Chance => {
  const left = [...values]
  const next = (purpose: string): number => {
    const value = left.shift()
    if (value === undefined) throw new Error(`no die left for ${purpose}`)
    return value
  }
  return { die: next, pick: purpose => next(purpose) - 1, shuffle: (_purpose, items) => items }
}

export interface Written {
  readonly [key: string]: unknown
  readonly rules?: Partial<RuleOptions>
  readonly terms?: Partial<Terms>
}

/** A position from its written form; a fault fails the test. */
export const at = ({ terms, ...written }: Written): State => {
  const parsed = parsePosition(written, { scenario: 'none', setUp: 'ready', rules: RULE_DEFAULTS })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return terms ? { ...parsed.value, terms: { ...parsed.value.terms, ...terms } } : parsed.value
}

/** Plays one move as text for whoever is to act. */
export const act = (state: State, text: string, ...values: readonly number[]): State =>
  happened(state, text, ...values).reduce(evolve, state)

export const happened = (state: State, text: string, ...values: readonly number[]): readonly Event[] => {
  const move = parseMove(text)
  if (!move) throw new Error(`not a move: ${text}`)
  const seat = actingSeat(state)
  if (!seat) throw new Error('the game is over')
  const decided = decide(state, seat, move, dice(...values))
  if (!decided.ok) throw new Error(`${text}: ${JSON.stringify(decided.error)}`)
  return decided.value
}

/** Several moves without dice. */
export const acts = (state: State, ...texts: readonly string[]): State => texts.reduce((s, text) => act(s, text), state)

/** Why not: `code rule`. */
export const refused = (state: State, text: string): string => {
  const move = parseMove(text)
  const seat = actingSeat(state)
  if (!move || !seat) throw new Error(`not a move now: ${text}`)
  const decided = decide(state, seat, move, dice())
  return decided.ok ? 'accepted' : `${decided.error.code} ${decided.error.rule}`
}

export const legal = (state: State): readonly string[] => {
  const seat = actingSeat(state)
  return seat ? legalMoves(state, seat).map(formatMove) : []
}

/** The legal moves of one kind, without the word itself. */
export const offers = (state: State, kind: string): readonly string[] =>
  legal(state)
    .filter(text => text === kind || text.startsWith(`${kind} `))
    .map(text => text.slice(kind.length + 1))
    .sort()

export const who = (state: State, id: string): Character => {
  const c = state.characters[id]
  if (!c) throw new Error(`nobody is called ${id}`)
  return c
}

/** Where somebody is: `3,-2`, `3,-2^` or `off`. */
export const placeOfPiece = (state: State, id: string): string => {
  const c = who(state, id)
  return c.hex === undefined ? 'off' : c.storey === 1 ? `${c.hex}^` : c.hex
}

/** A curtain along r = 0 from q = -4 to 4: yard above it, ditch at r = 1, country below; stairs at 0,-1. */
export const CURTAIN = {
  hexes: {
    '-4,0..4,0': { terrain: 'rampart', flags: ['scalable', 'batterable'] },
    '-4,-1..-1,-1': { terrain: 'flat', region: 'courtyard' },
    '0,-1': { terrain: 'stairs', region: 'courtyard' },
    '1,-1..5,-1': { terrain: 'flat', region: 'courtyard' },
    '-4,-2..5,-2': { terrain: 'flat', region: 'courtyard' },
    '-6,1..5,1': 'ditch',
  },
  sides: {
    '-4,0..4,0/45': 'parapet',
    '-4,0..-2,0/12': 'drop',
    '-1,0/2': 'drop',
    '0,0/1': 'drop',
    '1,0..4,0/12': 'drop',
  },
} as const

/** A man in one line: `man('hubert', '0,0')`. */
export const man = (id: string, place: string, more: { readonly [key: string]: unknown } = {}) => ({
  id,
  at: place,
  ...more,
})
