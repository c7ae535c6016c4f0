/** The odds of a roll in words: how many of the ten faces bring each result, and what it does. */
import type { Voice } from './host.ts'

export type ResultTable = 'shot-foot' | 'shot-mounted' | 'melee-foot' | 'melee-mounted'

export const chancesText = (
  voice: Voice,
  table: ResultTable,
  chances: readonly { readonly letter: string; readonly faces: number }[],
): string =>
  chances
    .map(({ letter, faces }) => {
      const result = voice.say(`result.${table}.${letter === '-' ? 'none' : letter}`)
      return letter === '-' ? `${result} ${faces}` : `${letter} (${result}) ${faces}`
    })
    .join(', ')
