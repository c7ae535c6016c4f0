/** Chance as a game asks for it. Where the numbers come from is the match's business. */

/**
 * Every request names its purpose ('die', 'first-player', 'shuffle/ysra'): a draw is fixed by
 * (seed, place in the log, purpose, how many times this purpose was asked in this move).
 */
export interface Chance {
  /** A die: 1 to `sides`. Dice given from a real table are used up here, in order. */
  die(purpose: string, sides: number): number
  /** One of `count` things at random: 0 to count - 1. Also takes the next given die (1 = the first). */
  pick(purpose: string, count: number): number
  /** All of them in a random order. Never takes a given die. */
  shuffle<T>(purpose: string, items: readonly T[]): readonly T[]
}

/** What was drawn, as the log keeps it. */
export interface Draw {
  readonly purpose: string
  readonly kind: 'die' | 'pick' | 'shuffle'
  readonly count: number
  /** For a shuffle: the order, as indices into what was shuffled. */
  readonly value: number | readonly number[]
}
