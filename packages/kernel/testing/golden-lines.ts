/** Lines of play from every block of a perft file, told with their events: `npm run regen` after an intended change. */
import { expect, test } from 'vitest'
import { canonical, chanceFor, type Game, type GameTypes, step } from '../src/index.ts'
import { PERFT_SEED, type PerftCase, parsePerft, perftStart } from './laws/index.ts'

export interface GoldenLinesOptions {
  /** States looked at for each seed of a block, those of fewer moves first. */
  readonly states: number
  /** Moves told of each kind, the first word of a move being its kind. */
  readonly each: number
  /** Kinds of events that say nothing of their own. */
  readonly dull: readonly string[]
}

/** `file` is a path beside the test file that calls this. Of every kind of move the first few are told, and what they do. */
export const goldenLines = <G extends GameTypes & { readonly Event: { readonly kind: string } }>(
  game: Game<G>,
  perft: string,
  file: string,
  options: GoldenLinesOptions,
): void => {
  test(`${game.id}: the lines of play of ${file} go as they always went`, async () => {
    const told = parsePerft(perft).flatMap(block => {
      const seeds = new Set(block.counts.map(count => count.seed ?? block.seed ?? PERFT_SEED))
      // What other dice do not change is told once.
      const lines = [...seeds].flatMap(seed => tell(game, block, seed, options))
      return [`# ${block.id}`, ...new Set(lines)]
    })
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(file)
  })
}

const tell = <G extends GameTypes & { readonly Event: { readonly kind: string } }>(
  game: Game<G>,
  block: PerftCase,
  seed: string,
  { states, each, dull }: GoldenLinesOptions,
): readonly string[] => {
  const lines: string[] = []
  const times = new Map<string, number>()
  const queue: { readonly state: G['State']; readonly path: readonly string[] }[] = [
    { state: perftStart(game, block), path: [] },
  ]
  for (const { state, path } of queue) {
    for (const seat of game.toAct(state))
      for (const move of game.legalMoves(state, seat)) {
        const text = game.formatMove(move)
        const kind = text.split(' ')[0]!
        const before = times.get(kind) ?? 0
        if (before >= each && queue.length >= states) continue
        times.set(kind, before + 1)
        const stepped = step(game, state, seat, move, chanceFor(seed, path.length + 1))
        if (!stepped.ok) throw new Error(`a listed move was refused: ${text}: ${stepped.error.code}`)
        const line = [...path, text]
        const events = stepped.value.events.filter(event => !dull.includes(event.kind)).map(event => canonical(event))
        if (before < each && events.length > 0) lines.push([line.join(' / '), ...events].join('\n  '))
        if (queue.length < states) queue.push({ state: stepped.value.state, path: line })
      }
  }
  return lines
}
