/** A game that is wrong on purpose, and the law that must notice. */
import type { Game } from '@siegeworks/kernel'
import type { LawName } from '@siegeworks/kernel/laws'
import { skirmish } from '../skirmish/game.ts'
import type { Skirmish } from '../skirmish/state.ts'

export interface BrokenGame {
  readonly what: string
  readonly law: LawName
  readonly game: Game<Skirmish>
}

/** Skirmish with some parts of it replaced. */
export const brokenGame = (what: string, law: LawName, parts: Partial<Game<Skirmish>>): BrokenGame => ({
  what,
  law,
  game: { ...skirmish, ...parts },
})
