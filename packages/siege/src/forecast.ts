/** A melee foretold: what a player is shown before the die is thrown. */
import type { RuleId } from './rule-id.ts'
import type { Footing, MeleeLetter } from './vocabulary.ts'

export interface Shift {
  /** Columns to the right. */
  readonly columns: number
  readonly why: 'terrain' | 'pooled' | 'panicked'
  readonly rule: RuleId
  /** For terrain: the classes compared. */
  readonly attacker?: Footing
  readonly defender?: Footing
  /** [SG-1.75-1] The attackers count MINUS before the keep's door. */
  readonly keepDoor?: true
}

export interface Forecast {
  readonly attack: number
  readonly defense: number
  /** [SG-RUL-002] The whole quotient. */
  readonly odds: number
  readonly shifts: readonly Shift[]
  /** The column rolled in: 1 is 1-1. */
  readonly column: number
  /** Which table: against riders and animals, or against men on foot [SG-1.7-5]. */
  readonly mounted: boolean
  /** What each face of the ten-sided die brings, 1 first. */
  readonly faces: readonly MeleeLetter[]
  /** How many of them bring each result that can come up. */
  readonly chances: readonly { readonly letter: MeleeLetter; readonly faces: number }[]
}
