/** What one viewer sees of a match at one moment: the truth a screen draws, whole. */
import type { Outcome } from '@siegeworks/kernel'
import type { Status } from './table.ts'

export interface LegalMove {
  /** What the client sends back. */
  readonly text: string
  /** The same move as the game's own JSON, for highlighting. */
  readonly move: unknown
}

/** Milliseconds left by seat, as of `at` (server time); those in `running` go on counting down. */
export interface Clocks {
  readonly at: number
  readonly left: { readonly [seat: string]: number }
  readonly running: readonly string[]
}

/** These seats may step in until then (server time); at its end whoever has not answered passes. The same for everybody. */
export interface Pause {
  readonly seats: readonly string[]
  readonly from: number
  readonly until: number
}

export interface Offer {
  readonly what: 'undo' | 'draw' | 'pause'
  readonly by: string
  /** Seats that have agreed so far, the asker among them. */
  readonly agreed: readonly string[]
  /** For an undo: the entry that would be taken back first, i.e. the position after `toSeq` comes again. */
  readonly toSeq?: number
}

export interface Sheet {
  /** The last entry this sheet knows; what a command answers. */
  readonly seq: number
  readonly status: Status
  /** The game's own view; null while there is no board to show (still seating, or its rules are not here). */
  readonly view: unknown
  readonly toAct: readonly string[]
  /** Empty for spectators and for seats not in `toAct`. */
  readonly legal: readonly LegalMove[]
  readonly offers: readonly Offer[]
  /** Whether this seat may take its last move back at once, only by asking, or not at all. */
  readonly undo: 'free' | 'ask' | 'no'
  readonly clocks?: Clocks
  readonly pause?: Pause
  readonly outcome?: Outcome
}
