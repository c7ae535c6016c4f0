/** A perft file as tests. */
import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { parsePerft, perft, perftStart } from './laws/index.ts'

export const perftFile = <G extends GameTypes>(game: Game<G>, text: string): void => {
  describe(`${game.id}: perft`, () => {
    for (const block of parsePerft(text))
      test.each(block.counts)(`${block.id}: $lines lines of $depth moves`, ({ depth, lines, seed = block.seed }) => {
        expect(perft(game, perftStart(game, block), depth, seed === undefined ? {} : { seed })).toBe(lines)
      })
  })
}
