/** One move on a state: judged, then booked. What a match, a simulation and a test all do. */
import type { Chance } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import type { Illegal } from './illegal.ts'
import { err, ok, type Result } from './result.ts'

/** The state after these events. */
export const evolveAll = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: readonly G['Event'][],
): G['State'] => {
  let now = state
  for (let i = 0; i < events.length; i++) now = game.evolve(now, events[i]!)
  return now
}

export interface Stepped<G extends GameTypes> {
  readonly events: readonly G['Event'][]
  readonly state: G['State']
}

/** The kernel's own refusal, for a game that would let a seat act out of turn. */
const NOT_YOUR_TURN: Illegal = { code: 'not-your-turn', rule: 'kernel' }

/** The game judges, so that a refusal cites its rule; but only a seat that is to act may have its way. */
export const judge = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: G['Seat'],
  move: G['Move'],
  chance: Chance,
): Result<readonly G['Event'][], Illegal> => {
  const decided = game.decide(state, seat, move, chance)
  return decided.ok && !game.toAct(state).includes(seat) ? err(NOT_YOUR_TURN) : decided
}

export const step = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: G['Seat'],
  move: G['Move'],
  chance: Chance,
): Result<Stepped<G>, Illegal> => {
  const decided = judge(game, state, seat, move, chance)
  if (!decided.ok) return decided
  return ok({ events: decided.value, state: evolveAll(game, state, decided.value) })
}

/** The position the setup leads to. */
export const opening = <G extends GameTypes>(game: Game<G>, options: G['Options'], chance: Chance): Stepped<G> => {
  const events = game.setup(options, chance)
  return { events, state: evolveAll(game, game.blank, events) }
}
