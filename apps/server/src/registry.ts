/** The games on offer here. Only this file and the bots' thread name a game; all else knows the contract. */
import { botsOf } from '@siegeworks/bots'
import type { Game, GameTypes } from '@siegeworks/kernel'
import { siege } from '@siegeworks/siege'
import { FACTIONS, siegestorm } from '@siegeworks/siegestorm'
import type { AnyGame, GameEntry } from './match/games.ts'

const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame
const botNames = (game: string): readonly string[] => botsOf(game).map(({ id }) => id)

type Written = { readonly mode?: unknown; readonly decks?: readonly unknown[] }

/** Decks stand in seat order; those not named yet are Starters, as the game itself would choose. */
const withDeck: GameEntry['withDeck'] = (options, seats, seat, deck) => {
  const written = Object(options) as Written
  const starters: unknown[] = seats.map((_, i) => written.decks?.[i] ?? `${FACTIONS[i % FACTIONS.length]}-starter`)
  return { ...written, decks: starters.with(seats.indexOf(seat), deck) }
}

export const GAMES: readonly GameEntry[] = [
  {
    game: any(siegestorm),
    openOptions: [
      'mode',
      'players',
      'reactions',
      'freeForAll',
      'promos',
      'miner',
      'minerMirrored',
      'healTopOnly',
      'sacrificeSelf',
      'deployPerTrack',
      'boss',
      'basic',
      'advanced',
    ],
    withDeck,
    allied: options => ['solo', 'coop'].includes(String((options as Written).mode)),
    bots: botNames('siegestorm'),
  },
  {
    game: any(siege),
    openOptions: ['scenario', 'setUp', 'level', 'rules'],
    allied: () => false,
    bots: botNames('siege'),
  },
]
