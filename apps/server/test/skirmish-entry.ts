/** The kernel's worked example, offered as a game of this server: for tests, proofs and the bench. */
import { skirmish } from '@siegeworks/kernel/skirmish'
import type { AnyGame, GameEntry } from '../src/match/games.ts'

export const SKIRMISH: GameEntry = {
  game: skirmish as unknown as AnyGame,
  openOptions: ['hand'],
  allied: () => false,
  bots: ['random'],
}
