/** Our server in a process of its own, on a file, with the small card game. */
import { type GameEntry, readConfig, startServer } from '@siegeworks/server'
import { drawDiscard } from '../draw-discard.ts'

/** The same game with seats named as the wire wants them. */
const plain = (seat: string): '0' | '1' => (seat === 'a' ? '0' : '1')
const game = {
  ...drawDiscard,
  seats: () => ['a', 'b'],
  toAct: (state: never) => drawDiscard.toAct(state).map(seat => (seat === '0' ? 'a' : 'b')),
  legalMoves: (state: never, seat: string) => drawDiscard.legalMoves(state, plain(seat)),
  decide: (state: never, seat: string, move: never, chance: never) =>
    drawDiscard.decide(state, plain(seat), move, chance),
  view: (state: never, viewer: string) => drawDiscard.view(state, viewer === 'spectator' ? 'spectator' : plain(viewer)),
}
const entry: GameEntry = { game: game as unknown as GameEntry['game'], openOptions: [], allied: () => false, bots: [] }

const server = await startServer(readConfig(process.env), { games: [entry] })
process.stdout.write(`url ${server.url}\n`)
process.on('SIGTERM', () => process.exit(0))
