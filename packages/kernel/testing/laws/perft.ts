/** Counting lines of play to a depth: one number that notices any change of the rules. */
import { chanceFor, type Game, type GameTypes, opening, step } from '../../src/index.ts'

export const PERFT_SEED = 'perft'

/** How many lines of exactly `depth` moves there are; a line that ends earlier counts as one. */
export const perft = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  depth: number,
  { seed = PERFT_SEED, ply = 1 }: { readonly seed?: string; readonly ply?: number } = {},
): number => {
  const acting = game.toAct(state)
  if (depth === 0 || acting.length === 0) return 1
  let lines = 0
  for (const seat of acting) {
    const moves = game.legalMoves(state, seat)
    if (depth === 1) lines += moves.length
    else
      for (const move of moves) {
        const stepped = step(game, state, seat, move, chanceFor(seed, ply))
        if (!stepped.ok) throw new Error(`a listed move was refused: ${game.formatMove(move)}: ${stepped.error.code}`)
        lines += perft(game, stepped.value.state, depth - 1, { seed, ply: ply + 1 })
      }
  }
  return lines
}

export interface PerftCount {
  readonly depth: number
  readonly lines: number
  readonly seed?: string
}

/** One block of a perft file. */
export interface PerftCase {
  readonly id: string
  readonly line: number
  readonly options: unknown
  /** A position, or the seed of a setup. */
  readonly position?: unknown
  readonly seed?: string
  /** With the dice of the block, or of a seed of its own. */
  readonly counts: readonly PerftCount[]
}

/** `id`, then `options` (JSON), `pos` (JSON) or `seed`, then `perft DEPTH LINES [SEED]`; `#` begins a remark. Our own data: a fault throws. */
export const parsePerft = (text: string): readonly PerftCase[] => {
  const cases: {
    id: string
    line: number
    options: unknown
    position?: unknown
    seed?: string
    counts: PerftCount[]
  }[] = []
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [word, rest] = [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1)]
    const top = cases.at(-1)
    if (word === 'id') cases.push({ id: rest, line: i + 1, options: {}, counts: [] })
    else if (!top) throw new Error(`line ${i + 1}: 'id' expected, got '${word}'`)
    else if (word === 'options') top.options = JSON.parse(rest)
    else if (word === 'pos') top.position = JSON.parse(rest)
    else if (word === 'seed') top.seed = rest
    else if (word === 'perft' && /^\d+ \d+( \S+)?$/.test(rest)) {
      const [depth, lines, seed] = rest.split(' ')
      top.counts.push({ depth: Number(depth), lines: Number(lines), ...(seed === undefined ? {} : { seed }) })
    } else throw new Error(`line ${i + 1}: options, pos, seed or 'perft DEPTH LINES [SEED]' expected, got '${line}'`)
  }
  return cases
}

/** The state a block begins with. */
export const perftStart = <G extends GameTypes>(game: Game<G>, block: PerftCase): G['State'] => {
  const options = game.parseOptions(block.options)
  if (!options.ok) throw new Error(`line ${block.line}: options: ${JSON.stringify(options.error)}`)
  const chance = chanceFor(block.seed ?? PERFT_SEED, 0)
  if (block.position === undefined) return opening(game, options.value, chance).state
  const position = game.parsePosition(block.position, options.value, chance)
  if (!position.ok) throw new Error(`line ${block.line}: pos: ${JSON.stringify(position.error)}`)
  return position.value
}
