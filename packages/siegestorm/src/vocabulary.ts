/** The nouns of Siegestorm: constant lists and the unions made of them. */

export const SEATS = ['north', 'east', 'south', 'west'] as const
export type Seat = (typeof SEATS)[number]

/** A side of the table: a seat, or the boss, who is played by the rules. */
export type Side = Seat | 'boss'

export const MODES = ['duel', 'solo', 'coop', 'last-man-standing'] as const
export type Mode = (typeof MODES)[number]

/** [SS-TURN-1] The steps of a turn at which its player may act. */
export const STEPS = ['prepare', 'draw', 'advance', 'deploy', 'end', 'done'] as const
export type Step = (typeof STEPS)[number]

/**
 * Where a creature stands. Deployment, middle and top are the war track [SS-RULING-1]; a creature pushed out of the
 * top space is `leaving` until it has its order, then `storming`: both still count as on the track [SS-STORM-11].
 */
export const PLACES = ['deployment', 'middle', 'top', 'leaving', 'storming', 'frontline', 'nml'] as const
export type Place = (typeof PLACES)[number]

export const SPACES = ['frontline', 'nml'] as const
/** The two spaces of a Battle Zone a side may stand on. */
export type Space = (typeof SPACES)[number]

export const ZONES = [
  'hand',
  'resources',
  'casualties',
  'heal',
  'supporters',
  'field',
  'chain',
  'vision',
  'destroyed',
  'reserve',
] as const
/** Where a card can be. `field` is any creature in play, `chain` a card being played, `vision` the cards of a Vision. */
export type Zone = (typeof ZONES)[number]

export const REACTIONS = ['always-ask', 'fixed-pause', 'standing-orders'] as const
/** How a table asks for reactions; none of them depends on a hidden hand. */
export type Reactions = (typeof REACTIONS)[number]

export const STANDING = ['always', 'targeted', 'never'] as const
/** Standing orders: ask me always, only when a card of mine is a target, or never. */
export type Standing = (typeof STANDING)[number]

/** A card object in a zone, minted anew whenever it enters one: `h12` hand, `c13` field, `s14` support, `p15` a pile. */
export type CardId = string
/** Which card it is a copy of. */
export type DesignId = string
/** A Battle Zone with the two tracks that face each other over it: `f1`, `f2` …; the boss's track is `boss`. */
export type FrontId = string
