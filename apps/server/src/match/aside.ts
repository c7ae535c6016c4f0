/** What lies beside the log of a match: clocks, open questions, answers given in advance. Kept in the same commit. */
import type { Offer, StandingOrder } from '@siegeworks/protocol'
import type { ClockState } from './clocks.ts'

export interface Aside {
  readonly offers: readonly Offer[]
  readonly orders: { readonly [seat: string]: readonly StandingOrder[] }
  /** Seats whose players have left a game of more than two; a bot plays on for them. */
  readonly resigned: readonly string[]
  readonly clock?: ClockState
  /** When the last pause ended. */
  readonly resumedAt?: number
}

export const NOTHING_ASIDE: Aside = { offers: [], orders: {}, resigned: [] }
