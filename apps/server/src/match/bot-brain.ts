/** What a bot is given and what it gives back. It knows its seat's view, the legal moves and worlds drawn from them. */
import { chanceFor } from '@siegeworks/kernel'
import type { LegalMove } from '@siegeworks/protocol'

export interface Question {
  readonly game: string
  readonly bot: string
  readonly seat: string
  readonly view: unknown
  readonly legal: readonly LegalMove[]
  /** A world in which this seat has seen the same: all it cannot know was dealt again before it left the table. */
  readonly world: unknown
  /** For the bot's own dice; has nothing to do with the seed of the match. */
  readonly seed: string
  readonly timeMs: number
}

/** Any move, each as likely as the others: also what is played for a bot that fails. */
export const anyMove = ({ legal, seed }: Pick<Question, 'legal' | 'seed'>): string =>
  legal[chanceFor(seed, 0).pick('bot', legal.length)]!.text
