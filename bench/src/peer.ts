/** boardgame.io as its manual recommends it for production: NODE_ENV=production, no undo stack where none is needed. */
import { createRequire } from 'node:module'

/** The little of it that is used here. */
export interface PeerState {
  readonly G: unknown
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}
interface PeerInternals {
  InitializeGame(setup: { readonly game: object; readonly numPlayers?: number }): PeerState
  CreateGameReducer(setup: { readonly game: object }): (state: PeerState, action: object) => PeerState
}
interface PeerActions {
  readonly makeMove: (move: string, args: readonly unknown[], player: string) => object
}

if (process.env.NODE_ENV !== 'production') throw new Error('the peer is measured with NODE_ENV=production')
const require = createRequire(import.meta.url)
const internals: PeerInternals = require('boardgame.io/internal')

/** What `makeMove` of its client makes; the reducer takes this action from a server as well. */
const makeMove: PeerActions['makeMove'] = (type, args, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
})

export interface PeerGame {
  readonly initial: PeerState
  move(state: PeerState, name: string, args: readonly unknown[]): PeerState
}

export const peerGame = (game: object): PeerGame => {
  const full = { disableUndo: true, ...game }
  const reduce = internals.CreateGameReducer({ game: full })
  return {
    initial: internals.InitializeGame({ game: full, numPlayers: 2 }),
    move: (state, name, args) => {
      const next = reduce(state, makeMove(name, args, state.ctx.currentPlayer))
      if (next === state || next.G === state.G) throw new Error(`the peer refused ${name}`)
      return next
    },
  }
}

/** Tic-tac-toe as the peer's own tutorial has it, the end included. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
      return
    },
  },
  endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
    if (LINES.some(line => line.every(i => G.cells[i] !== null && G.cells[i] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer }
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined
  },
}

/** One finished game of nine moves without a winner, over and over. */
const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]

export const ticTacToeRival = () => {
  const peer = peerGame(ticTacToe)
  return {
    name: 'boardgame.io tic-tac-toe',
    run: (moves: number) => {
      for (let done = 0; done < moves; ) {
        let state = peer.initial
        for (const cell of DRAWN) {
          state = peer.move(state, 'clickCell', [cell])
          if (++done === moves) return
        }
      }
    },
  }
}
