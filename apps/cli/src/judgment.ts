/** The moves of a question, played one by one until one is refused. */
import {
  chanceFor,
  evolveAll,
  type GameTypes,
  type Illegal,
  judge as judgeMove,
  type Outcome,
} from '@siegeworks/kernel'
import { inVoice } from './fault.ts'
import { onPosition, type Question, type Wish, wishFrom, withDice } from './question.ts'

export interface Judgment {
  readonly state: GameTypes['State']
  readonly events: readonly GameTypes['Event'][]
  /** The first move that was refused, and why. */
  readonly refused?: { readonly at: number; readonly wish: Wish; readonly illegal: Illegal }
  readonly rollsLeft: number
}

/** Faults of whoever wrote the question: nobody can read it, or it is not that seat that is asked. */
export const NOT_A_MOVE: Illegal = { code: 'not-a-move', rule: 'kernel' }

export const isWrongInput = ({ code }: Illegal): boolean => code === NOT_A_MOVE.code || code === 'not-your-turn'

export const judge = (question: Question, onMove?: (done: number) => void): Judgment =>
  inVoice(question.host.voice, () => onPosition(question.written, () => played(question, onMove)))

const played = (question: Question, onMove?: (done: number) => void): Judgment => {
  const { game, seats, seed, moves } = question
  let { state, rolls, rollsUsed } = question
  const events: GameTypes['Event'][] = []
  for (const [at, given] of moves.entries()) {
    const wish = wishFrom(given, `moves[${at}]`, game, seats, state)
    const chance = chanceFor(seed, at + 1, rolls)
    const refused = (illegal: Illegal): Judgment => ({
      state,
      events,
      refused: { at, wish, illegal },
      rollsLeft: rolls.length,
    })
    if (wish.move === undefined) return refused(NOT_A_MOVE)
    const decided = withDice(rollsUsed, () => judgeMove(game, state, wish.seat, wish.move!, chance))
    if (!decided.ok) return refused(decided.error)
    events.push(...decided.value)
    state = evolveAll(game, state, decided.value)
    rolls = rolls.slice(chance.givenUsed)
    rollsUsed += chance.givenUsed
    onMove?.(at + 1)
  }
  return { state, events, rollsLeft: rolls.length }
}

/** Legal moves as they can be written into a question again. */
export const legalOf = (
  { game, written }: Question,
  state: GameTypes['State'],
): readonly { readonly seat: string; readonly move: string }[] =>
  onPosition(written, () =>
    game
      .toAct(state)
      .flatMap(seat => game.legalMoves(state, seat).map(move => ({ seat, move: game.formatMove(move) }))),
  )

export const outcomeOrNull = ({ game }: Question, state: GameTypes['State']): Outcome | null =>
  game.outcome(state) ?? null
