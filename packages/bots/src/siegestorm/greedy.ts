/** Greedy Siegestorm: tries each move in a world drawn from the view, finishes it the plain way, keeps the best. */
import type { Chance, Game, GameTypes } from '@siegeworks/kernel'
import type { Decision, Event, Move, Options, Seat, State, View } from '@siegeworks/siegestorm'
import type { Bot, Question } from '../bot.ts'
import { evaluate } from './evaluate.ts'
import { plainAnswer } from './plain-answer.ts'

export interface Storm extends GameTypes {
  readonly Seat: Seat
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly Seen: { readonly kind: string }
  readonly View: View
  readonly Options: Options
}

/** A play must gain at least so much to be worth the cards it keeps one from having later. */
const WORTH_A_REACTION = 1
const MOST_ANSWERS = 60

export const greedyStormBot: Bot<Storm> = {
  id: 'greedy',
  choose: question => {
    const { moves, view, seat } = question
    if (moves.length === 1) return moves[0]!
    const decision = view.decisions.find(one => one.seat === seat)
    if (!decision || 'hidden' in decision) return moves[0]!
    const plain = withoutThinking(question, decision)
    return plain ?? best(question, decision)
  },
}

/** Questions whose answer does not need a look ahead. */
const withoutThinking = ({ moves, view, seat }: Question<Storm>, decision: Decision): Move | undefined => {
  if (decision.kind === 'pay' || decision.kind === 'mulligan') return plainAnswer(decision, moves, view)
  if (decision.kind !== 'turn') return
  const next = moves.find(move => move.kind === 'next')
  if (decision.step === 'deploy') return
  // Before the track moves only what helps the storm to come matters; elsewhere everything can wait for the Deploy step.
  const storms = view.creatures.some(({ side, place }) => side === seat && place === 'top')
  return decision.step === 'draw' && storms ? undefined : next
}

const best = (question: Question<Storm>, decision: Decision): Move => {
  const { game, seat, moves } = question
  const world = question.world()
  const passing = decision.kind === 'turn' ? 'next' : decision.kind === 'react' ? 'pass' : undefined
  const goesOn = decision.kind === 'turn' && decision.step === 'draw'
  let chosen = moves[0]!
  let most = Number.NEGATIVE_INFINITY
  const tried = new Set<string>()
  for (const move of moves) {
    if (move.kind === 'orders') continue
    const name = nameInWorld(world, seat, move)
    if (tried.has(name)) continue
    tried.add(name)
    const after = finished(game, world, seat, move, question.chance, goesOn && move.kind !== 'next')
    if (!after) continue
    const bonus =
      passing === undefined || move.kind === passing ? 0 : -(decision.kind === 'react' ? WORTH_A_REACTION : 0.1)
    const score = evaluate(game.view(after, seat), seat) + bonus
    if (score > most) {
      most = score
      chosen = move
    }
  }
  return chosen
}

/** Two copies of a card in hand are one thing to try. */
const nameInWorld = (world: State, seat: Seat, move: Move): string => {
  if (move.kind !== 'play') return JSON.stringify(move)
  const design = world.stocks[seat]?.hand.find(({ id }) => id === move.card)?.design
  return `${design} ${move.as} ${move.front}`
}

/** The world after this move and everything it asks for; others do not react. Undefined when it came to nothing. */
const finished = (
  game: Game<Storm>,
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
    state = stepped(game, state, actor, plainAnswer(decision, moves, game.view(state, actor)), chance)
  }
  return state
}

const stepped = (game: Game<Storm>, state: State, seat: Seat, move: Move, chance: Chance): State | undefined => {
  const decided = game.decide(state, seat, move, chance)
  return decided.ok ? decided.value.reduce((now, event) => game.evolve(now, event), state) : undefined
}
