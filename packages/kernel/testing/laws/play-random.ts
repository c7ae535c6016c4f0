/** Random play: fixed by the seed, the same on every machine. */
import { type Chance, chanceFor, type Game, type GameTypes, opening, step } from '../../src/index.ts'

export interface PlayedStep<G extends GameTypes> {
  readonly seq: number
  readonly seat: G['Seat']
  readonly move: G['Move']
  readonly events: readonly G['Event'][]
  /** After the move. */
  readonly state: G['State']
}

export interface PlayOptions<G extends GameTypes> {
  /** Stops after so many moves, whether the game is over or not. */
  readonly maxSteps?: number
  /** Begins here and not at the setup. */
  readonly from?: G['State']
  /** Called after each move; false stops. */
  readonly onStep?: (step: PlayedStep<G>) => boolean | undefined
}

export interface Played<G extends GameTypes> {
  readonly state: G['State']
  readonly steps: number
  readonly over: boolean
}

/** The seat and the move a random player takes; undefined when the game is over. */
export const randomChoice = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  picker: Chance,
): { readonly seat: G['Seat']; readonly move: G['Move'] } | undefined => {
  const acting = game.toAct(state)
  if (acting.length === 0) return
  const seat = acting[acting.length === 1 ? 0 : picker.pick('seat', acting.length)]!
  const moves = game.legalMoves(state, seat)
  if (moves.length === 0) return
  return { seat, move: moves[moves.length === 1 ? 0 : picker.pick('move', moves.length)]! }
}

export const playRandom = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  { maxSteps = 10_000, from, onStep }: PlayOptions<G> = {},
): Played<G> => {
  let state = from ?? opening(game, options, chanceFor(seed, 0)).state
  for (let seq = 1; seq <= maxSteps; seq++) {
    const choice = randomChoice(game, state, chanceFor(`${seed}/player`, seq))
    if (!choice) return { state, steps: seq - 1, over: true }
    const stepped = step(game, state, choice.seat, choice.move, chanceFor(seed, seq))
    if (!stepped.ok)
      throw new Error(`a listed move was refused: ${game.formatMove(choice.move)}: ${stepped.error.code}`)
    state = stepped.value.state
    if (onStep?.({ seq, ...choice, events: stepped.value.events, state }) === false)
      return { state, steps: seq, over: game.toAct(state).length === 0 }
  }
  return { state, steps: maxSteps, over: game.toAct(state).length === 0 }
}
