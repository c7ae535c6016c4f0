/** The games, listed once. */
import type { Game, GameTypes } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import type { AnyGame } from './host.ts'

/** Commands know the contract only, and hand a game nothing but what that game gave them. */
const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame

export const GAMES: readonly AnyGame[] = [any(siegestorm), any(siege)]
