/** The effect language: everything a card can say, as plain data. What it says in words is in describe.ts. */

/*
 * How to read it.
 * "You" is the controller: who plays the action or pays for the ability, else the card's controller [SS-RULING-77].
 * An `Effect` is a list of parts, the comma of the printed text: each part does what it can [SS-SYN-2].
 * A `price` part is the colon: without the price, not what follows [SS-SYN-1].
 *
 * Targets. In a part of an action or ability, a selector in play with `take: n` or `'any-number'` is a target: declared
 * at PLAY, checked again on resolution [SS-CHAIN-8, SS-RULING-28]. `'all'`, `{ of: 'self' }` and `{ of: 'it' }` target
 * nothing [SS-RULING-86]. Cards of a hand or a pile are never targets: they are chosen as the part resolves.
 * In a trigger nothing is a target: what must be chosen is chosen as it resolves, and immunity against
 * actions and abilities does not help [SS-RULING-27].
 */

/** Seen from the controller. Against a boss, `opponent` is the boss; for him it is one player, or `each-player`. */
export const SIDES = ['own', 'opponent', 'any'] as const
export type EffectSide = (typeof SIDES)[number]
export type OneSide = Exclude<EffectSide, 'any'>

/** Who does it or suffers it. `each-player`: every player still in the game, from the active one on; never a boss. */
export const WHOS = ['you', 'opponent', 'each-player'] as const
export type Who = (typeof WHOS)[number]
export type You = Exclude<Who, 'each-player'>

/** Every condition given must hold. Cost is as printed (a face-down Shade: 0), ATT as it is now [SS-PLAY-9]. */
export interface Filter {
  readonly costAtMost?: number
  readonly costAtLeast?: number
  readonly attAtMost?: number
  readonly attAtLeast?: number
  /** Copies of this design only. */
  readonly design?: string
  /** Only the card in a Deployment Zone. */
  readonly defender?: true
  readonly trait?: Trait
}

/** What a card may be besides its name: Spiritual Shaman returns Seals. */
export const TRAITS = ['seal'] as const
export type Trait = (typeof TRAITS)[number]

/** `ally`: creatures on your war track but the source itself. `enemy`: creatures on the opponent's [SS-ALLY-1..3]. */
export const RELATIVES = ['ally', 'enemy'] as const
/**
 * `creature`: tracks and Battle Zone. `card`: these and Supporters [SS-ZONE-8]. `defender`: the creature in a
 * Deployment Zone. `track`: all on a war track, the source included. `battle-zone`: Frontline and No Man's Land.
 * `supporter`: a boss has his Menace Level instead, each way it can be meant [SS-SUB-1..4].
 */
export const IN_PLAY = ['creature', 'card', 'defender', 'track', 'battle-zone', 'supporter'] as const
export const PILES = ['hand', 'casualties', 'resources', 'heal-pile'] as const

export type Group =
  | { readonly of: (typeof RELATIVES)[number]; readonly where?: Filter }
  | { readonly of: (typeof IN_PLAY)[number]; readonly side: EffectSide; readonly where?: Filter }
  | { readonly of: (typeof PILES)[number]; readonly side: OneSide; readonly where?: Filter }
  /** The Destroyed cards of all sides [SS-UND-2]. */
  | { readonly of: 'destroyed'; readonly where?: Filter }
  /** Your face-down Shades on the track; your Totems on track and Battle Zone. */
  | { readonly of: 'shade' }
  | { readonly of: 'totem' }
  /** The Spirit tokens on the source: only to be counted. */
  | { readonly of: 'spirit' }
  /** The boss's hand cards, for the Reserves if nobody plays them [SS-SHADE-3]: only to be counted. */
  | { readonly of: 'unused' }

/**
 * `self`: the source, while it is the same object in the same place or still being moved by the rule that triggered.
 * `it`: what the trigger is about (the Ally that deployed, was killed …), wherever it lies now.
 */
export type Itself = { readonly of: 'self' } | { readonly of: 'it' }

/** A number: exactly so many, fewer if there are fewer. `any-number`: none to all. `top`: off the top of a pile. */
export type Take = number | 'all' | 'any-number' | { readonly top: number }
export type Selector = Itself | (Group & { readonly take: Take })

/** `times × ⌊count / per⌋`, at most `max`. */
export interface Count {
  readonly countOf: Group
  readonly times?: number
  readonly per?: number
  readonly max?: number
}
/** `paid`: that many for each unit of the price paid for this part, or each Shade turned by `flip` before it. */
export type Amount = number | Count | { readonly paid: number } | { readonly defOf: 'self' }

export const COMPARISONS = ['at-least', 'at-most', 'exactly', 'more-than'] as const
export type Condition =
  | {
      readonly is: 'count'
      readonly of: Group
      readonly cmp: (typeof COMPARISONS)[number]
      readonly than: number | Count
    }
  /** The source stands in its controller's Deployment Zone, or on the Battle Zone. */
  | { readonly is: 'self-defender' }
  | { readonly is: 'self-on-battle-zone' }
  /** Only for a boss's own cards: 5 is the level 5+. */
  | { readonly is: 'menace-at-least'; readonly level: number }

/** Hand cards and Supporters in any mixture, or own Allies killed (never the source [SS-RULING-36]). */
export type Price = { readonly pay: number } | { readonly sacrifice: number | 'any-number'; readonly where?: Filter }

/**
 * `end-of-turn`: the turn under way. `your-next-turn`: until the controller's next turn begins.
 * `attack`: all attacks of the storm under way; over before the stormer's action.
 */
export const DURATIONS = ['end-of-turn', 'your-next-turn', 'attack'] as const
export type Duration = (typeof DURATIONS)[number]

export const KEYWORDS = ['heal', 'vision', 'shoot'] as const
export const ORDERS = ['storm', 'hold-ground', 'support'] as const
/** `target`: cannot be targeted by the other side's actions and abilities. */
export const IMMUNITIES = ['target', 'steal-and-discard', 'kill-and-take'] as const
export const REDIRECT_CAUSES = ['storm', 'kill', 'sacrifice', 'leave'] as const
export const REDIRECT_ENDS = ['hand', 'supporter', 'bottom', 'destroyed'] as const
export const COST_SCOPES = ['own-cards', 'own-first-card', 'opponent-actions', 'opponent-abilities'] as const

/** One part of an action, an ability or a trigger. */
export type Part = Structure | CardsVerb | CreatureVerb | SupporterVerb | NumberVerb | RuleVerb | BossVerb
export type Effect = readonly Part[]

export type Structure =
  /** Who cannot or will not pay goes on without it [SS-RULING-64]. */
  | { readonly do: 'price'; readonly price: Price; readonly does: Effect }
  | { readonly do: 'if'; readonly when: Condition; readonly does: Effect }
  /** The controller is asked as it resolves. A `price` right inside asks together with it: one question. */
  | { readonly do: 'may'; readonly does: Effect }

export type CardsVerb =
  /** Heal pile first, then Resources; a boss loses Life. One instance of damage. */
  | { readonly do: 'dmg'; readonly to: Who; readonly amount: Amount }
  | { readonly do: 'heal'; readonly amount: Amount }
  | { readonly do: 'draw'; readonly amount: Amount }
  | { readonly do: 'vision'; readonly amount: Amount }
  /** Chosen at random, by the `victim`, or by the `controller`, who then sees that hand. A boss: always at random. */
  | {
      readonly do: 'discard'
      readonly from: You
      readonly amount: Amount
      readonly chosen: 'random' | 'victim' | 'controller'
    }
  | { readonly do: 'steal'; readonly amount: Amount }
  | { readonly do: 'raise'; readonly amount: Amount }
  /**
   * Own Casualties from the top down to the hand, one by one under the Resources (the last one lowest), or shuffled
   * into the Resources. With a filter only those that pass it are counted and moved.
   */
  | {
      readonly do: 'salvage'
      readonly amount: Amount | 'all'
      readonly where?: Filter
      readonly to: 'hand' | 'bottom' | 'resources'
    }
  /** Own hand cards of your choice under your Resources, in the order chosen. */
  | { readonly do: 'tuck'; readonly amount: Amount }
  /** You look at that hand; nobody else learns it. */
  | { readonly do: 'peek'; readonly at: OneSide }

export type CreatureVerb =
  | { readonly do: 'kill'; readonly what: Selector }
  /** In play, or off a Casualties pile (`top`, `all`). */
  | { readonly do: 'destroy'; readonly what: Selector }
  /** That side chooses as it resolves and kills its own track creatures; for `you` never the source [SS-RULING-36]. */
  | { readonly do: 'sacrifice'; readonly who: You; readonly amount: Amount }
  /** To the owner's hand. */
  | { readonly do: 'return'; readonly what: Selector }
  /** Free, only into your empty Deployment Zone [SS-PLACE-2]. From your Casualties (top) or your hand (1). */
  | { readonly do: 'deploy'; readonly what: Selector }
  /** Free; as with Hold Ground your own Frontline may be taken over, No Man's Land must be empty [SS-RULING-20]. */
  | { readonly do: 'place'; readonly what: Selector; readonly on: 'frontline' | 'no-mans-land' }
  /** The whole track of that side, `times` times, each with its order [SS-KW-ADVANCE-1]. */
  | { readonly do: 'advance'; readonly who: You; readonly times: number }
  /** One space forward if that space is empty; never off the top space. */
  | { readonly do: 'shift'; readonly what: Selector }
  /** That side's next Advance step does not move its track. Several do not add up. */
  | { readonly do: 'stall'; readonly who: You }
  /** Always the source; the price is the ability's price [SS-RULING-37]. */
  | { readonly do: 'shapeshift' }
  /** The printed action of that creature is carried out by you; its targets are declared too [SS-RULING-85]. */
  | { readonly do: 'copy'; readonly what: Selector }

export type SupporterVerb =
  /** That card becomes your Supporter, face down and ready; a boss: discarded, Menace +1 [SS-SUB-6]. */
  | { readonly do: 'recruit'; readonly what: Selector }
  | { readonly do: 'reset'; readonly amount: Amount | 'all' }
  /** With `hold` they also stay committed in their owner's next Prepare step, even if committed before. A boss: SS-RULING-76. */
  | { readonly do: 'commit'; readonly what: Selector; readonly hold: boolean }
  /** They change owner and arrive ready [SS-RULING-83]; a boss: SS-SUB-3. */
  | { readonly do: 'take'; readonly what: Selector }

export type NumberVerb =
  /** Sums up; ATT and DEF never fall below 0. */
  | {
      readonly do: 'mod'
      readonly what: Selector
      readonly att?: Amount
      readonly def?: Amount
      readonly until: Duration
    }
  | ({ readonly do: 'damage-mod'; readonly until: Duration } & DamageChange)
  | {
      readonly do: 'key-mod'
      readonly key: (typeof KEYWORDS)[number]
      readonly by: number
      readonly until: Duration
    }
  /** Damage to the opponent, as much as the Aim of all your creatures in play, the storming one included. */
  | { readonly do: 'shoot' }

/** Each damage you take changes by `by` (never below 0), then takes at most `cap`. */
export interface DamageChange {
  readonly by?: number
  readonly cap?: number
}

export type RuleVerb =
  /** One unresolved opposing action or ability of the chain, declared at PLAY [SS-RULING-26]. */
  | { readonly do: 'negate' }
  | { readonly do: 'extra-turn' }
  | {
      readonly do: 'immune'
      readonly what: Selector
      readonly from: (typeof IMMUNITIES)[number]
      readonly until: Duration
    }

/** Nothing happens when a player's card says them [SS-RULING-67]. */
export type BossVerb =
  | { readonly do: 'menace'; readonly by: number }
  | { readonly do: 'recover'; readonly amount: Amount }
  /** So many Gang tokens on each. */
  | { readonly do: 'gang'; readonly what: Selector; readonly amount: number }
  /** Turns all own face-down Shades on the track up; `paid` is then how many. */
  | { readonly do: 'flip' }
  /** Each such Destroyed card storms once (attack only, its own ATT), then stays Destroyed [SS-EX-19]. */
  | { readonly do: 'storm-each'; readonly what: Group }
  /** Awakened Miner: the action of the opponent's top Casualty against him [SS-MINER-1..7]. */
  | { readonly do: 'turn-against' }

/** What holds while the card is on the track, on the Battle Zone or storming; identical ones stack [SS-PLAY-5]. */
export type Modifier =
  | { readonly do: 'mod'; readonly what: { readonly of: 'self' } | Group; readonly att?: Amount; readonly def?: Amount }
  /** That many separate attacks [SS-STORM-12]; the greatest number counts. */
  | { readonly do: 'strikes'; readonly times: number }
  /** As the source storms, the Defender's DEF is not subtracted. */
  | { readonly do: 'ignore-defender' }
  | ({ readonly do: 'damage-mod' } & DamageChange)
  /** Changes are summed, then cut at 0 [SS-RULING-83]. `own-first-card`: the first hand card you play each turn. */
  | { readonly do: 'cost-mod'; readonly of: (typeof COST_SCOPES)[number]; readonly by: number }
  /** Heal moves, Vision keeps [SS-RULING-66], Shoot deals so many more. */
  | { readonly do: 'key-mod'; readonly key: (typeof KEYWORDS)[number]; readonly by: number }
  | { readonly do: 'aim'; readonly amount: number }
  | { readonly do: 'draw-step'; readonly by: number }
  | {
      readonly do: 'immune'
      readonly what: { readonly of: 'self' } | Group
      readonly from: (typeof IMMUNITIES)[number]
    }
  /** A boss still plays Leaders [SS-BHAND-8]. Storm can never be forbidden: some order must be left. */
  | { readonly do: 'forbid'; readonly who: You; readonly order: Exclude<(typeof ORDERS)[number], 'storm'> }
  /** That side's step happens only if the price is paid; several add up [SS-RULING-80]. */
  | { readonly do: 'tax'; readonly who: You; readonly step: 'advance'; readonly price: number }
  /**
   * Goes elsewhere than to the Casualties. `storm`: spent after storming. `kill`: killed, sacrificed too [SS-RULING-78].
   * `sacrifice`: sacrificed only; the price it paid stays paid. `leave`: any of these, replaced, swapped or discarded
   * from play too.
   * Between several their owner chooses [SS-CONF-3], between those of two players the active one [SS-RULING-38].
   */
  | {
      readonly do: 'redirect'
      readonly what: { readonly of: 'self' } | Group
      readonly cause: (typeof REDIRECT_CAUSES)[number]
      readonly to: (typeof REDIRECT_ENDS)[number]
    }
  | { readonly do: 'enters'; readonly what: Group; readonly as: 'committed' }

/** When a trigger goes off. Cards that leave play see their own end, so `self-killed` works. */
export const TRIGGERS = [
  'self-storms', // Storm order given, before Strength is determined [SS-RULING-84]
  'self-storm-ends', // after attack and action, before it leaves the track
  'self-supports', // Support order only [SS-RULING-83]
  'self-deploys', // [SS-RULING-74]
  'self-killed', // [SS-RULING-78]
  'self-spirit', // a Spirit token was put on it [SS-SHAM-2]
  'ally-storms',
  'ally-deploys',
  'ally-killed', // sacrificed ones too
  'ally-sacrificed',
  'enemy-killed',
  'own-prepare', // in your Prepare step, after your Supporters became ready
  'own-turn-start', // before the first step of your turn; a boss: before Discard to Reserves
  'own-turn-end', // in your End Turn step, before effects expire
  'opponent-damaged', // per instance of damage that comes to more than 0 [SS-STORM-12]; a boss: Life lost
  'opponent-discarded', // per card the opponent discards because an effect says so, never as payment or overflow
  'opponent-gains-supporter', // by order or effect; a boss: whenever his Menace rises in place of a Supporter
  'opponent-supporter-killed', // a boss: Menace lowered in place of a kill, at level 1 too
  'opponent-extra-draw', // per card that enters the opponent's hand by drawing outside his Draw step [SS-RULING-81]
  'before-reserves', // the boss's turn, just before unused hand cards go to the Reserves [SS-SHADE-3]
] as const
/** Only on Boss cards. */
export const BOSS_TRIGGERS = [
  'player-loses-hand-card', // per card a player discards or has stolen by an effect of the boss
  'recover-at-full', // the boss would Recover while his Life is at its start
  'card-destroyed', // per card, whoever destroyed it
] as const
export type TriggerEvent = (typeof TRIGGERS)[number]
export type BossTriggerEvent = TriggerEvent | (typeof BOSS_TRIGGERS)[number]

export interface StaticPassive {
  readonly kind: 'static'
  readonly when?: Condition
  readonly does: Modifier
}
export interface TriggerPassive<On extends string = TriggerEvent> {
  readonly kind: 'trigger'
  readonly on: On
  /** At most once in each turn, whoever's turn it is. */
  readonly once?: true
  readonly does: Effect
}
/** An Ability: any number of times, each paid; opens a chain and may answer one [SS-PLAY-6, SS-PLAY-8]. */
export interface AbilityPassive {
  readonly kind: 'ability'
  readonly price: Price
  readonly does: Effect
}
export type Passive = StaticPassive | TriggerPassive | AbilityPassive

export type Verb = Part['do'] | Modifier['do']
