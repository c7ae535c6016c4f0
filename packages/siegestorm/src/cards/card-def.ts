/** What a card and a Boss card are: printed facts and effect trees. Names and texts in three languages are in words. */
import type { BossTriggerEvent, Effect, Passive, Trait, TriggerPassive } from '../effects/effect.ts'

export const FACTIONS = ['seraphia', 'styxia', 'ysra', 'khunglai'] as const
export type Faction = (typeof FACTIONS)[number]

export const BASIC_DECKS = ['evil-goblins', 'wild-fairies'] as const
export const ADVANCED_DECKS = ['spectral-shamans', 'shade-slayers', 'undead-realms'] as const
export const BOSS_DECKS = [...BASIC_DECKS, ...ADVANCED_DECKS] as const
export type BossDeck = (typeof BOSS_DECKS)[number]

/** [SS-CARD-2] The rank matters only for copy limits. */
export const RANKS = ['soldier', 'veteran', 'elite', 'champion'] as const
export type Rank = (typeof RANKS)[number]

/** [SS-CARD-3] The crest: green, white, booster symbol; `promo` is the $ rarity and the Easter Eggs [SS-DECK-7]. */
export const ORIGINS = ['starter', 'base', 'booster', 'promo'] as const
export type Origin = (typeof ORIGINS)[number]

/** [SS-BHAND-4, SS-BHAND-5, SS-BHAND-9] */
export const COMMANDS = ['deploy', 'leader', 'action'] as const
export type Command = (typeof COMMANDS)[number]

export const SPECIALS = ['shielded', 'gang', 'spirit', 'totem', 'swap', 'shade', 'ghost'] as const
export type Special = (typeof SPECIALS)[number]

/** Where a card comes from. `documented`: known whole. `partly`: the facts named are sourced, the rest is ours. */
export type Provenance =
  | { readonly status: 'documented' }
  | { readonly status: 'partly'; readonly facts: readonly Fact[] }
  /** `facts` here: an effect that is printed on a real card whose name is not known. */
  | { readonly status: 'ours'; readonly facts?: readonly Fact[] }
export const FACTS = [
  'name',
  'cost',
  'att',
  'def',
  'action',
  'passive',
  'command',
  'special',
  'menace',
  'cards',
  'life',
  'hand',
  'effect',
] as const
export type Fact = (typeof FACTS)[number]

/** What a pack's card says in one language; the cards of the game have theirs in words. */
export interface CardWords {
  readonly name: string
  readonly action?: string
  readonly passive?: string
}

interface CardFacts {
  /** Kebab-case, never renamed: decks, logs and share codes name it. */
  readonly id: string
  /** In English; the other languages are in words, for packs in the pack. */
  readonly name: string
  /** How many the printed set holds; no limit for a deck [SS-RULING-82]. */
  readonly copies: number
  readonly cost: number
  readonly traits?: readonly Trait[]
  /** Rules the text leans on beyond the keywords' own. */
  readonly rules?: readonly string[]
  readonly provenance: Provenance
  /** Only in packs. */
  readonly words?: { readonly [Language in 'en' | 'fr' | 'pl']?: CardWords }
}

/** [SS-CARD-1, SS-CARD-4] Always both: an action and a creature with passives. */
export interface PlayerCardDef extends CardFacts {
  readonly kind: 'player'
  readonly faction: string
  readonly rank: Rank
  readonly origin: Origin
  readonly att: number
  readonly def: number
  readonly action: Effect
  readonly passives: readonly Passive[]
}

/** [SS-CARD-6] An Action-only card (`command: 'action'`) has no ATT and DEF; the others have both. */
export interface BossCardDef extends CardFacts {
  readonly kind: 'boss'
  readonly faction: string
  readonly tier: 'basic' | 'advanced'
  readonly command: Command
  readonly specials: readonly Special[]
  readonly att?: number
  readonly def?: number
  /** Empty: the card has no action. */
  readonly action: Effect
  readonly passives: readonly Passive[]
}

export type CardDef = PlayerCardDef | BossCardDef

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export const VICTORY_CONDITIONS = ['life-zero', 'resources-depleted'] as const
export type VictoryCondition = (typeof VICTORY_CONDITIONS)[number]

/** [SS-BOSS-1] The back of a Boss card, one column. */
export interface BossColumn {
  readonly menace: number
  readonly basic: number
  readonly advanced: number
  readonly life: number
}

/** [SS-BOSS-2] */
export interface BossDef {
  readonly id: string
  readonly boss: string
  readonly name: string
  readonly difficulty: Difficulty
  /** Cards drawn each turn. */
  readonly hand: number
  readonly solo: BossColumn
  readonly coop: BossColumn
  readonly victory: readonly VictoryCondition[]
  /** [SS-MEN-6] The boss is the source and the controller; his creatures are the Allies. */
  readonly menaceEffects: readonly TriggerPassive<BossTriggerEvent>[]
  /** How often the Reserve pile becomes the Resources: once, unless the card says otherwise [SS-BTURN-9]. */
  readonly reserves: number
  readonly provenance: Provenance
}

/** A face-down Shade: cost 0, 1/1, no text. The cost counts for the boss's play only [SS-RULING-54, SS-RULING-67]. */
export const FACE_DOWN_SHADE = { cost: 0, att: 1, def: 1 } as const
