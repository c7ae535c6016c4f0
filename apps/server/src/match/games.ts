/** The games this server plays. The only file that names them; all else knows the contract. */
import type { Game, GameTypes } from '@siegeworks/kernel'

export type AnyGame = Game<GameTypes>

export interface GameEntry {
  readonly game: AnyGame
  /** Options everybody may read before the end. Others, such as decks, stay between the player and the server. */
  readonly openOptions: readonly string[]
  /** The options with the deck that this seat's player brought along. */
  readonly withDeck?: (options: unknown, seats: readonly string[], seat: string, deck: unknown) => unknown
  /** Whether all seats win or lose together, so that nobody can resign to anybody. */
  readonly allied: (options: unknown) => boolean
  readonly bots: readonly string[]
}

export type Games = ReadonlyMap<string, GameEntry>

export const rulesIdOf = (game: AnyGame): string => `${game.id}@${game.rulesVersion}`

export const gamesOf = (entries: readonly GameEntry[]): Games => new Map(entries.map(entry => [entry.game.id, entry]))
