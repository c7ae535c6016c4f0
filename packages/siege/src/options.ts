/** What a table chooses before a game: the scenario, the optional rules, and the second readings that the rulings leave open. */
import type { Level } from './vocabulary.ts'

/** Optional rules and flags of the rulings; the first reading of each is the default. */
export interface RuleOptions {
  /** Panic and rout [SG-OPT-PANIC-1]. */
  readonly panic: boolean
  /** Misses that hit friends [SG-OPT-AIM-1]. */
  readonly aiming: boolean
  /** Marksmanship [SG-OPT-SKILL-1]. */
  readonly skill: boolean
  /** [SG-RUL-003] */
  readonly oddsClamp: 'before' | 'after'
  /** [SG-RUL-005] */
  readonly oddsBelowOne: 'clamp' | 'forbid'
  /** [SG-RUL-008] */
  readonly engagedWindow: 'rolling' | 'calendar'
  /** [SG-RUL-030] */
  readonly friendRuleUpward: boolean
  /** [SG-RUL-069] */
  readonly ladderGroundAttack: boolean
  /** [SG-RUL-071] */
  readonly mountedE: 'stays' | 'unhorsed'
  /** [SG-RUL-079] */
  readonly ladderRaiseCost: 0 | 2
  /** [SG-RUL-118] Classes of arrow slit and rampart: 0/+ or +/0. */
  readonly slitRampart: 'zero-plus' | 'plus-zero'
}

export const RULE_DEFAULTS: RuleOptions = {
  panic: false,
  aiming: false,
  skill: false,
  oddsClamp: 'before',
  oddsBelowOne: 'clamp',
  engagedWindow: 'rolling',
  friendRuleUpward: false,
  ladderGroundAttack: false,
  mountedE: 'stays',
  ladderRaiseCost: 0,
  slitRampart: 'zero-plus',
}

/** What each of them may be; the default comes first. */
export const RULE_CHOICES: { readonly [K in keyof RuleOptions]: readonly RuleOptions[K][] } = {
  panic: [false, true],
  aiming: [false, true],
  skill: [false, true],
  oddsClamp: ['before', 'after'],
  oddsBelowOne: ['clamp', 'forbid'],
  engagedWindow: ['rolling', 'calendar'],
  friendRuleUpward: [false, true],
  ladderGroundAttack: [false, true],
  mountedE: ['stays', 'unhorsed'],
  ladderRaiseCost: [0, 2],
  slitRampart: ['zero-plus', 'plus-zero'],
}

/** Free: the players place their pieces themselves. Ready: a sensible set-up, play at once. */
export type SetUpMode = 'ready' | 'free'

export interface Options {
  /** The id of a built-in scenario, or a whole scenario file in `custom`. */
  readonly scenario: string
  readonly setUp: SetUpMode
  readonly rules: RuleOptions
  /** A scenario file that is not built in, as its checker accepted it. */
  readonly custom?: unknown
  /** Cells that replace printed tables, by table name; checked when the options are parsed. */
  readonly tables?: { readonly [table: string]: unknown }
  /** Play only the sections up to this one [SG-0-2]; the scenario's own if absent. */
  readonly level?: Level
}
