/** A computer player: gets what its seat may know and answers with one of the legal moves. */
import type { Chance, Game, GameTypes } from '@siegeworks/kernel'
import type { BotName } from './names.ts'

export interface Question<G extends GameTypes> {
  readonly game: Game<G>
  readonly seat: G['Seat']
  readonly view: G['View']
  readonly moves: readonly G['Move'][]
  /** A world drawn from what the seat has seen: whatever it cannot know is dealt again. For looking ahead. */
  world(): G['State']
  /** The bot's own chance, apart from the match's. */
  readonly chance: Chance
}

export interface Bot<G extends GameTypes> {
  readonly id: BotName | 'scripted'
  choose(question: Question<G>): G['Move']
}
