/** What a table agrees on before a match. */
import type { Pack } from './packs/pack.ts'
import type { DesignId, Mode, Reactions, Seat } from './vocabulary.ts'

/** Settings the rules look at during play; kept in the state. */
export interface House {
  readonly mode: Mode
  readonly reactions: Reactions
  /** [SS-MINER-7] Hard turns unclear actions too. */
  readonly miner: 'easy' | 'hard'
  /** [SS-RULING-62] Option: in a player's hands the Awakened Miner is turned onto the boss. */
  readonly minerMirrored: boolean
  /** [SS-RULING-31] Option: Heal takes the top cards only. */
  readonly healTopOnly: boolean
  /** [SS-RULING-36] Option: a creature may be sacrificed to its own effect. */
  readonly sacrificeSelf: boolean
  /** [SS-RULING-59] Option: Last Man Standing, one normal deploy per track. */
  readonly deployPerTrack: boolean
}

export interface Options extends House {
  readonly players: number
  /** One deck a seat, in seat order, card by card. */
  readonly decks: readonly (readonly DesignId[])[]
  readonly freeForAll: boolean
  readonly promos: boolean
  /** Solo and Co-op: the Boss card and his two decks. */
  readonly boss?: string
  readonly basic?: string
  readonly advanced?: string
  /** Anyone's cards, checked and pinned into the match. */
  readonly packs: readonly Pack[]
}

/** Seats in turn order. */
export const seatsOf = (mode: Mode, players: number): readonly Seat[] => {
  if (mode === 'solo') return ['south']
  if (mode !== 'last-man-standing' || players === 2) return ['north', 'south']
  return players === 3 ? ['north', 'east', 'south'] : ['north', 'east', 'south', 'west']
}
