/** Greedy Siegestorm: tries each move in a world drawn from the view, finishes it the plain way, keeps the best. */
import type { Decision, Move, Seat, Siegestorm, State, View } from '@siegeworks/siegestorm'
import type { Bot, Question } from '../bot.ts'
import { evaluate } from './evaluate.ts'
import { plainAnswer } from './plain-answer.ts'
import { finished } from './playout.ts'

/** A play must gain at least so much to be worth the cards it keeps one from having later. */
const WORTH_A_REACTION = 1

export const greedyStormBot: Bot<Siegestorm> = {
  id: 'greedy',
  choose: question => {
    const plain = withoutThinking(question)
    return (
      plain ?? triedMoves(question, question.world()).reduce((best, one) => (one.score > best.score ? one : best)).move
    )
  },
}

/** Questions whose answer does not need a look ahead. */
export const withoutThinking = ({ moves, view, seat }: Question<Siegestorm>): Move | undefined => {
  if (moves.length === 1) return moves[0]
  const decision = decisionOf(view.decisions, seat)
  if (!decision) return moves[0]
  if (decision.kind === 'pay' || decision.kind === 'mulligan') return plainAnswer(decision, moves, view)
  if (decision.kind !== 'turn' || decision.step === 'deploy') return
  // Before the track moves only what helps the storm to come matters; elsewhere everything can wait for the Deploy step.
  const storms = view.creatures.some(({ side, place }) => side === seat && place === 'top')
  return decision.step === 'draw' && storms ? undefined : moves.find(move => move.kind === 'next')
}

/** Each move that differs from the others, what the world is after it, and how good that looks. */
export const triedMoves = (
  { game, seat, moves, chance, view }: Question<Siegestorm>,
  world: State,
): readonly { readonly move: Move; readonly score: number }[] => {
  const decision = decisionOf(view.decisions, seat)
  const goesOn = decision?.kind === 'turn' && decision.step === 'draw'
  const tried = new Set<string>()
  const found: { readonly move: Move; readonly score: number }[] = []
  for (const move of moves) {
    if (move.kind === 'orders') continue
    const name = nameInWorld(world, seat, move)
    if (tried.has(name)) continue
    tried.add(name)
    const after = finished(game, world, seat, move, chance, goesOn && move.kind !== 'next')
    if (after) found.push({ move, score: evaluate(game.view(after, seat), seat) - priceOf(decision, move) })
  }
  return found.length > 0 ? found : [{ move: moves[0]!, score: 0 }]
}

const decisionOf = (decisions: View['decisions'], seat: Seat): Decision | undefined => {
  const decision = decisions.find(one => one.seat === seat)
  return decision && 'hidden' in decision ? undefined : decision
}

/** What is not done keeps its cards for later. */
const priceOf = (decision: Decision | undefined, move: Move): number => {
  if (decision?.kind === 'react') return move.kind === 'pass' ? 0 : WORTH_A_REACTION
  return decision?.kind === 'turn' && move.kind !== 'next' ? 0.1 : 0
}

/** Two copies of a card in hand are one thing to try. */
const nameInWorld = (world: State, seat: Seat, move: Move): string => {
  if (move.kind !== 'play') return JSON.stringify(move)
  const design = world.stocks[seat]?.hand.find(({ id }) => id === move.card)?.design
  return `${design} ${move.as} ${move.front}`
}
