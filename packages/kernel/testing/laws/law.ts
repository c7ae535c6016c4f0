/** The laws by name, and how a broken one is reported: a seed and a step are a whole bug report. */

export const LAWS = [
  'options-text', // options parse back to themselves
  'plain-data', // states, moves, events and views are plain JSON
  'no-crash', // nothing throws
  'pure', // nothing given to the game is changed by it
  'same-again', // asked twice, the game says the same
  'invariants', // the game's own `broken` stays empty
  'ends', // random play comes to an end
  'over-is-over', // an outcome exactly when nobody is to act
  'who-acts', // moves exactly for those who are to act, all of them seats
  'each-once', // no move is listed twice
  'move-text', // a move's text parses back, and odd text is no move
  'position-text', // a position's text parses back
  'listed-accepted', // every listed move is accepted
  'unlisted-refused', // every other move is refused, with a code and a rule
  'serialise', // saved and loaded at any step, the game goes on the same
  'replay', // the events alone rebuild the state
  'undo', // taken back and played again, the same comes of it
  'barrier', // what rolls, draws or reveals says so
  'seen-ids', // no event names a thing its viewer cannot see
  'twin-sound', // another world is a sound position too
  'two-worlds-view', // hidden things change no view
  'two-worlds-moves', // nor the list of moves
  'two-worlds-refusals', // nor a refusal
  'two-worlds-seen', // nor what is seen of an event
  'ids-tell-nothing', // nor is a hidden thing known by its id
] as const
export type LawName = (typeof LAWS)[number]

export class LawBroken extends Error {
  readonly law: LawName
  readonly seed: string
  readonly seq: number

  constructor(law: LawName, seed: string, seq: number, detail: string) {
    super(`law '${law}' is broken at step ${seq} of seed '${seed}': ${detail}`)
    this.name = 'LawBroken'
    this.law = law
    this.seed = seed
    this.seq = seq
  }
}

/** Where a law is being checked, so that whatever breaks can say so. */
export interface Place {
  readonly seed: string
  readonly seq: number
}

export const fail = (law: LawName, place: Place, detail: string): LawBroken =>
  new LawBroken(law, place.seed, place.seq, detail)

export const demand = (holds: boolean, law: LawName, place: Place, detail: () => string): void => {
  if (!holds) throw fail(law, place, detail())
}

/** A change to frozen data, as the engines of Node and of the browsers word it. */
const FROZEN = /read.only|not extensible|Cannot (assign|delete|define|add)|is frozen|unconfigurable/i

/** Runs the game's code; what it throws is a broken law. */
export const guarded = <T>(place: Place, what: string, run: () => T): T => {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof LawBroken) throw thrown
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const changed = thrown instanceof TypeError && FROZEN.test(message)
    throw new LawBroken(changed ? 'pure' : 'no-crash', place.seed, place.seq, `${what} throws: ${message}`)
  }
}

/** Long texts are cut around the first difference. */
export const difference = (a: string, b: string): string => {
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  const from = Math.max(0, i - 60)
  return `…${a.slice(from, i + 80)}… / …${b.slice(from, i + 80)}…`
}
