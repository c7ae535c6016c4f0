/** Plays by a script: lines in order of preference, `*` standing for anything; the first that fits a legal move is it. */
import type { GameTypes } from '@siegeworks/kernel'
import type { Bot } from './bot.ts'

/** What ends a step or a question, where no line of the script fits. */
const LETTING_GO: readonly string[] = ['pass', 'done', 'next', 'end-step', 'decline']

export const scriptedBot = <G extends GameTypes>(lines: readonly string[]): Bot<G> => {
  const wishes = [...lines, ...LETTING_GO].map(patternOf)
  return {
    id: 'scripted',
    choose: ({ game, moves }) => {
      const written = moves.map(move => game.formatMove(move))
      for (const wish of wishes) {
        const at = written.findIndex(text => wish.test(text))
        if (at >= 0) return moves[at]!
      }
      return moves[0]!
    },
  }
}

const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('*')
      .map(part => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
  )

/** One wish a line; empty lines and what follows `#` do not count. */
export const parseScript = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '')
