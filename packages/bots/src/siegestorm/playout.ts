/** Going on from a world the bot drew itself. */
import type { Chance, Game } from '@siegeworks/kernel'
import type { Move, Seat, Siegestorm, State } from '@siegeworks/siegestorm'
import type { Bot } from '../bot.ts'
import { plainAnswer } from './plain-answer.ts'

const MOST_ANSWERS = 60

/** The world after this move and everything it asks for; others do not react. Undefined when it came to nothing. */
export const finished = (
  game: Game<Siegestorm>,
  world: State,
  seat: Seat,
  first: Move,
  chance: Chance,
  goOn: boolean,
): State | undefined => {
  let state = stepped(game, world, seat, first, chance)
  let left = goOn
  for (let i = 0; state && i < MOST_ANSWERS; i++) {
    const [actor] = game.toAct(state)
    if (actor === undefined) return state
    const decision = state.decisions.find(one => one.seat === actor)
    if (!decision) return state
    if (decision.kind === 'turn') {
      if (!left || actor !== seat) return state
      left = false
      state = stepped(game, state, seat, { kind: 'next' }, chance)
      continue
    }
    const moves = game.legalMoves(state, actor)
    const move = moves.length === 1 ? moves[0]! : plainAnswer(decision, moves, game.view(state, actor))
    state = stepped(game, state, actor, move, chance)
  }
  return state
}

export const stepped = (
  game: Game<Siegestorm>,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
): State | undefined => {
  const decided = game.decide(state, seat, move, chance)
  return decided.ok ? decided.value.reduce((now, event) => game.evolve(now, event), state) : undefined
}

/** The world when turn `until` has begun, or the game is over: everybody plays as this bot would, and nobody reacts. */
export const playedOn = (
  game: Game<Siegestorm>,
  world: State,
  bot: Bot<Siegestorm>,
  chance: Chance,
  until: number,
): State => {
  let state = world
  for (;;) {
    const decision = state.decisions[0]
    if (!decision || (decision.kind === 'turn' && state.turn.number >= until)) return state
    const now = state
    const { seat } = decision
    const moves: readonly Move[] = decision.kind === 'react' ? [{ kind: 'pass' }] : game.legalMoves(now, seat)
    const move =
      moves.length === 1
        ? moves[0]!
        : bot.choose({ game, seat, view: game.view(now, seat), moves, world: () => now, chance })
    const next = stepped(game, now, seat, move, chance)
    if (!next) return state
    state = next
  }
}
