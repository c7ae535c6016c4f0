/** Games with a memory, a temper or a grip on what they were given. */
import { ok } from '@siegeworks/kernel'
import { skirmish } from '../skirmish/game.ts'
import type { Event, Move, State } from '../skirmish/state.ts'
import { brokenGame } from './broken-game.ts'

const writable = <T>(value: T): { -readonly [K in keyof T]: T[K] } => value

let calls = 0
const evolved = new WeakSet<object>()
const asides = new WeakMap<Event, number>()
const alreadyHidden = new Set<string>()

export const purity = [
  brokenGame('rolls with Math.random', 'same-again', {
    decide: (state, seat, move, chance) =>
      skirmish.decide(state, seat, move, {
        ...chance,
        die: (_purpose, sides) => Math.floor(Math.random() * sides) + 1,
      }),
  }),
  brokenGame('shuffles with Math.random', 'same-again', {
    setup: (options, chance) =>
      skirmish.setup(options, { ...chance, shuffle: (_purpose, items) => items.toSorted(() => Math.random() - 0.5) }),
  }),
  brokenGame('counts its calls', 'same-again', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      return decided.ok && calls++ % 3 === 2 ? ok([...decided.value, ...decided.value]) : decided
    },
  }),
  brokenGame('lists moves in an order that changes', 'same-again', {
    legalMoves: (state, seat) => {
      const moves = skirmish.legalMoves(state, seat)
      return calls++ % 2 === 0 ? moves : moves.toReversed()
    },
  }),
  brokenGame('sorts the hand while judging', 'pure', {
    decide: (state, seat, move, chance) => {
      writable(state.hands[seat]).sort((a, b) => (a.design < b.design ? -1 : 1))
      return skirmish.decide(state, seat, move, chance)
    },
  }),
  brokenGame('changes the state it evolves', 'pure', {
    evolve: (state, event) => {
      if (event.kind !== 'die-rolled') return skirmish.evolve(state, event)
      writable(state).nextId++
      return state
    },
  }),
  brokenGame('writes into the move', 'pure', {
    decide: (state, seat, move, chance) => {
      if (move.kind === 'stance') writable(move).stance = 'bold'
      return skirmish.decide(state, seat, move, chance)
    },
  }),
  brokenGame('knows a state by its identity', 'serialise', {
    evolve: (state, event) => {
      const next = { ...skirmish.evolve(state, event) }
      evolved.add(next)
      return next
    },
    legalMoves: (state, seat) => {
      const moves = skirmish.legalMoves(state, seat)
      return evolved.has(state) ? moves : moves.toReversed()
    },
  }),
  brokenGame('tells evolve more than the event says', 'replay', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      if (!decided.ok) return decided
      for (const event of decided.value) asides.set(event, 1)
      return decided
    },
    evolve: (state, event) => {
      const next = skirmish.evolve(state, event)
      return event.kind === 'fight-ended' ? { ...next, nextId: next.nextId + (asides.get(event) ?? 0) } : next
    },
  }),
  brokenGame('remembers what was taken back', 'undo', {
    evolve: (state, event) => {
      if (event.kind === 'card-hidden') alreadyHidden.add(`${state.deck.length} ${event.from}`)
      return skirmish.evolve(state, event)
    },
    decide: (state, seat, move, chance) =>
      move.kind === 'hide' && alreadyHidden.has(`${state.deck.length} ${move.card}`)
        ? ok([])
        : skirmish.decide(state, seat, move, chance),
  }),
  brokenGame('keeps a Map in its state', 'plain-data', {
    evolve: (state, event) => ({ ...skirmish.evolve(state, event), cache: new Map() }) as State,
  }),
  brokenGame('keeps undefined in its state', 'plain-data', {
    evolve: (state, event) => ({ ...skirmish.evolve(state, event), attack: undefined }) as State,
  }),
  brokenGame('puts a function into an event', 'plain-data', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      return decided.ok ? ok(decided.value.map(event => ({ ...event, next: () => event }))) : decided
    },
  }),
  brokenGame('shows a date in its view', 'plain-data', {
    view: (state, viewer) => ({ ...skirmish.view(state, viewer), at: new Date(0) }),
  }),
  brokenGame('lists a move that JSON cannot keep', 'plain-data', {
    legalMoves: (state, seat) =>
      skirmish.legalMoves(state, seat).map(move => ({ ...move, note: undefined }) as unknown as Move),
  }),
]
