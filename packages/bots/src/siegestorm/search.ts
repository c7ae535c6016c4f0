/** Searching Siegestorm: what looks best at once is played on for some turns in a world drawn from the view, then compared. */
import type { Move, Siegestorm, State } from '@siegeworks/siegestorm'
import type { Bot, Question } from '../bot.ts'
import { evaluate } from './evaluate.ts'
import { greedyStormBot, triedMoves, withoutThinking } from './greedy.ts'
import { playedOn, stepped } from './playout.ts'

const CANDIDATES = 4
/** How many turns are played on, the one under way not counted. */
const TURNS = 2

/** One world for all of them: three won no more games (docs/balance.md) and took three times as long. */
export const searchStormBot: Bot<Siegestorm> = {
  id: 'search',
  choose: question => {
    const plain = withoutThinking(question)
    if (plain) return plain
    const world = question.world()
    const candidates = triedMoves(question, world)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, CANDIDATES)
      .map(({ move }) => move)
    if (candidates.length === 1) return candidates[0]!
    const worth = candidates.map(move => worthIn(question, world, move))
    return candidates[worth.indexOf(Math.max(...worth))]!
  },
}

const worthIn = ({ game, seat, chance }: Question<Siegestorm>, world: State, move: Move): number => {
  const after = stepped(game, world, seat, move, chance)
  if (!after) return Number.NEGATIVE_INFINITY
  const later = playedOn(game, after, greedyStormBot, chance, world.turn.number + TURNS)
  return evaluate(game.view(later, seat), seat)
}
