/** Random play of our games, listing the legal moves at every step, against the peer's tic-tac-toe. */
import { type Chance, chanceFor, type Game, type GameTypes, opening, step } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import { type Effort, percentile, ratesOf } from '../measure.ts'
import { ticTacToeRival } from '../peer.ts'
import type { Suite } from '../suite.ts'

/** Which move a random player takes must cost nothing: this is no chance of the game. */
const picker = (seed: number): ((count: number) => number) => {
  let state = seed
  return count => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

interface Walk<G extends GameTypes> {
  readonly state: G['State']
  readonly game: number
}

/** Goes on from where it stopped, through one game after another. */
const walker = <G extends GameTypes>(game: Game<G>, options: G['Options']) => {
  const pick = picker(7)
  const begin = (n: number): Walk<G> => ({ state: opening(game, options, chanceFor(`bench-${n}`, 0)).state, game: n })
  let walk = begin(1)
  let seq = 1
  return (onList?: (ms: number, state: G['State']) => void): void => {
    const seat = game.toAct(walk.state)[0]
    if (seat === undefined) {
      walk = begin(walk.game + 1)
      seq = 1
      return
    }
    const begun = onList ? performance.now() : 0
    const moves = game.legalMoves(walk.state, seat)
    onList?.(performance.now() - begun, walk.state)
    const chance: Chance = chanceFor(`bench-${walk.game}`, seq++)
    const stepped = step(game, walk.state, seat, moves[pick(moves.length)]!, chance)
    if (!stepped.ok) throw new Error(`a listed move was refused: ${stepped.error.code}`)
    walk = { state: stepped.value.state, game: walk.game }
  }
}

const LISTS = 4_000

const gameSuite = <G extends GameTypes>(name: string, game: Game<G>, input: object): Suite => ({
  name: `${name}/bgio-ttt`,
  measure: (effort: Effort) => {
    const options = game.parseOptions(input)
    if (!options.ok) throw new Error(JSON.stringify(options.error))
    const walk = walker(game, options.value)
    const own = {
      name,
      run: (moves: number) => {
        for (let i = 0; i < moves; i++) walk()
      },
    }
    const [ours, peers] = ratesOf([own, ticTacToeRival()], effort)
    const lists: number[] = []
    let largest = 0
    for (let i = 0; i < LISTS; i++)
      walk((ms, state) => {
        lists.push(ms)
        if (i % 50 === 0) largest = Math.max(largest, JSON.stringify(state).length)
      })
    return {
      ratios: { [`${name}/bgio-ttt`]: ours! / peers! },
      values: {
        [`${name} random moves/s`]: ours!,
        [`boardgame.io tic-tac-toe moves/s (beside ${name})`]: peers!,
        [`${name} legal moves p99 ms`]: percentile(lists, 0.99),
        [`${name} largest state kB`]: largest / 1000,
      },
    }
  },
})

export const siegestormSuite = gameSuite('siegestorm', siegestorm, {})
export const siegeSuite = gameSuite('siege', siege, {})
