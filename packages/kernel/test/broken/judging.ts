/** Wrong lists and wrong answers. */
import { err, illegal, ok } from '@siegeworks/kernel'
import { skirmish } from '../skirmish/game.ts'
import { other, SEATS } from '../skirmish/vocabulary.ts'
import { brokenGame } from './broken-game.ts'

export const judging = [
  brokenGame('lists an illegal move', 'listed-accepted', {
    legalMoves: (state, seat) => {
      const moves = skirmish.legalMoves(state, seat)
      return state.pending.kind === 'turn' && moves.length > 0 ? [...moves, { kind: 'attack', card: 'c999' }] : moves
    },
  }),
  brokenGame('refuses a listed move', 'listed-accepted', {
    decide: (state, seat, move, chance) =>
      move.kind === 'draw' && state.hands[seat].length > 2
        ? illegal('hand-full', 'EX-4')
        : skirmish.decide(state, seat, move, chance),
  }),
  brokenGame('accepts a move that is not listed', 'unlisted-refused', {
    decide: (state, seat, move, chance) =>
      move.kind === 'yield' && state.pending.kind === 'turn' && state.pending.seat === seat
        ? ok([{ kind: 'turn-began', seat: other(seat) }])
        : skirmish.decide(state, seat, move, chance),
  }),
  brokenGame('accepts the right move from the wrong seat', 'unlisted-refused', {
    decide: (state, seat, move, chance) =>
      state.pending.kind === 'turn' && move.kind === 'draw'
        ? skirmish.decide(state, state.pending.seat, move, chance)
        : skirmish.decide(state, seat, move, chance),
  }),
  brokenGame('refuses without naming a rule', 'unlisted-refused', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      return decided.ok ? decided : err({ code: decided.error.code, rule: '' })
    },
  }),
  brokenGame('refuses with a sentence for a code', 'unlisted-refused', {
    decide: (state, seat, move, chance) => {
      const decided = skirmish.decide(state, seat, move, chance)
      return decided.ok ? decided : err({ code: 'You cannot do that.', rule: 'EX-2' })
    },
  }),
  brokenGame('lists a move twice', 'each-once', {
    legalMoves: (state, seat) => {
      const moves = skirmish.legalMoves(state, seat)
      return state.pending.kind === 'reaction' ? [...moves, ...moves] : moves
    },
  }),
  brokenGame('lists moves for a seat that is not to act', 'who-acts', {
    legalMoves: (state, seat) =>
      state.pending.kind === 'turn' && state.pending.seat !== seat
        ? [{ kind: 'draw' }]
        : skirmish.legalMoves(state, seat),
  }),
  brokenGame('leaves a seat that is to act without a move', 'who-acts', {
    legalMoves: (state, seat) => (state.pending.kind === 'reaction' ? [] : skirmish.legalMoves(state, seat)),
  }),
  brokenGame('asks somebody who is not at the table', 'who-acts', {
    toAct: state => (state.pending.kind === 'stances' ? [...SEATS, 'spectator' as 'raider'] : skirmish.toAct(state)),
  }),
  brokenGame('never ends', 'ends', {
    evolve: (state, event) =>
      event.kind === 'ended'
        ? {
            ...state,
            deck: [...state.deck, ...state.discard],
            discard: [],
            points: { raider: 0, warden: 0 },
            stances: {},
            shown: false,
            pending: { kind: 'stances' },
          }
        : skirmish.evolve(state, event),
  }),
  brokenGame('has a winner while the other may still act', 'over-is-over', {
    outcome: state => (state.points.raider >= 2 ? { winners: ['raider'], reason: 'points' } : skirmish.outcome(state)),
  }),
  brokenGame('stops without an outcome', 'over-is-over', {
    outcome: state =>
      state.pending.kind === 'over' && state.pending.reason === 'points' ? undefined : skirmish.outcome(state),
  }),
  brokenGame('loses a card', 'invariants', {
    evolve: (state, event) =>
      skirmish.evolve(state, event.kind === 'fight-ended' ? { ...event, spent: event.spent.slice(1) } : event),
  }),
]
