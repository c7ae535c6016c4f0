/** The seats that are only asked whether they step in, and how each lets it be. */
import type { Game, GameTypes } from './game.ts'

export interface OpenWindow<G extends GameTypes> {
  readonly seat: G['Seat']
  /** The text of the move that lets the others go on. */
  readonly pass: string
  /** The table gives everybody the same time for it. */
  readonly fixed: boolean
}

export const reactionWindows = <G extends GameTypes>(game: Game<G>, state: G['State']): readonly OpenWindow<G>[] => {
  if (!game.reactionWindow) return []
  return game.toAct(state).flatMap(seat => {
    const window = game.reactionWindow?.(state, seat)
    return window ? [{ seat, pass: game.formatMove(window.pass), fixed: window.fixed }] : []
  })
}

/** Whether this text is that window's pass, however it was written. */
export const isPass = <G extends GameTypes>(game: Game<G>, window: OpenWindow<G>, text: string): boolean => {
  const move = game.parseMove(text)
  return move !== undefined && game.formatMove(move) === window.pass
}
