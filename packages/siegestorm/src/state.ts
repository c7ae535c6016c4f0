/** A match at one moment: plain JSON, also in the middle of a card. */
import type { CardDef } from './cards/card-def.ts'
import type { Condition, Effect, Modifier, Part, Price } from './effects/effect.ts'
import type { Use } from './move.ts'
import type { House } from './options.ts'
import type { CardId, DesignId, FrontId, Place, Seat, Side, Standing, Step } from './vocabulary.ts'

export interface Card {
  readonly id: CardId
  readonly design: DesignId
}

export interface Supporter extends Card {
  readonly ready: boolean
  /** Skips the next Prepare step. */
  readonly held?: true
}

export interface Creature extends Card {
  readonly side: Side
  readonly front: FrontId
  readonly place: Place
  /** The turn it was deployed in; absent when it came in another way. */
  readonly deployed?: number
  readonly gang?: number
  readonly spirit?: number
  /** Face down. */
  readonly shade?: true
}

/** What a side has off the field. Piles are listed from the top. */
export interface Stock {
  readonly hand: readonly Card[]
  readonly resources: readonly DesignId[]
  readonly casualties: readonly Card[]
  readonly heal: readonly Card[]
  readonly supporters: readonly Supporter[]
  /** Cards of a Vision in progress. */
  readonly vision: readonly Card[]
}

/** A Battle Zone and who faces whom over it. */
export interface Front {
  readonly id: FrontId
  readonly sides: readonly [Side, Side]
}

/** How far a player is in the own turn. */
export interface Progress {
  readonly step: Step
  /** Fronts whose track has still to advance in this step. */
  readonly tracks: readonly FrontId[]
  /** Fronts with a normal deploy this turn. */
  readonly deploys: readonly FrontId[]
  /** Cards played this turn. */
  readonly played: number
  /** An extra turn was granted; `taken` once the player said yes. */
  readonly extra?: 'granted' | 'taken' | 'declined'
}

export interface Turn {
  readonly number: number
  /** Whose turn it is: one side, or both partners of a Co-op. */
  readonly active: readonly Side[]
  /** [SS-RULING-15] An extra turn: nobody gains another in it. */
  readonly extra?: true
  /** Once-per-turn triggers already used. */
  readonly once: readonly string[]
  /** Who follows, when the player whose turn it was is out. */
  readonly next?: Seat
  /** The boss was granted an extra turn. */
  readonly bossExtra?: true
}

export interface Boss {
  readonly card: string
  readonly life: number
  readonly fullLife: number
  /** 1 to 5, 5 being "5+". */
  readonly menace: number
  readonly reserve: readonly Card[]
  /** How often the Reserve pile may still be shuffled in. */
  readonly reshuffles: number
  /** [SS-RULING-76] His Menace counts one lower: from his next turn on, or in this one. */
  readonly lowered?: 'next' | 'now'
}

/** Who an effect belongs to, and from where. */
export interface Context {
  readonly you: Side
  /** The front it is played on [SS-LMS-4]; for a boss `boss`. */
  readonly front: FrontId
  readonly design: DesignId
  /** The creature it comes from. */
  readonly source?: CardId
  /** The opponent meant, where it had to be chosen. */
  readonly foe?: Side
  /** The card a trigger speaks of. */
  readonly it?: CardId
  /** Units of the price paid. */
  readonly paid?: number
  /** Whether it is an action or ability (and so can be answered and warded off), or a passive. */
  readonly as: 'action' | 'ability' | 'passive'
}

/** One part of an action or ability with what was declared for it. */
export interface Piece {
  readonly part: Part
  readonly when?: readonly Condition[]
  readonly targets?: readonly string[]
  readonly paid?: number
  /** Its price was not paid: it does not happen [SS-SYN-1]. */
  readonly dropped?: true
  /** Whose text it is, for a copied one: declared like a target, it must still be there [SS-RULING-85]. */
  readonly copied?: Copied
}

export interface Copied {
  readonly part: Part
  readonly target: CardId
}

export interface Link {
  readonly id: string
  readonly kind: 'action' | 'ability' | 'storm'
  readonly context: Context
  /** The card played from hand, until the link is resolved. */
  readonly card?: Card
  readonly pieces: readonly Piece[]
  readonly negated?: true
}

export interface Chain {
  readonly links: readonly Link[]
  /** Seats that passed since the last link. */
  readonly passed: readonly Seat[]
  readonly resolving?: true
}

/** A modifier that holds for a while. */
export interface Lasting {
  readonly id: string
  readonly context: Context
  readonly modifier: Modifier
  /** Fixed cards; without it whatever the selector names. */
  readonly targets?: readonly CardId[]
  readonly until: 'eot' | 'nextturn' | 'attack'
  /** The stormer after whose attacks it is over. */
  readonly storm?: CardId
}

export type PayFor = 'action' | 'creature' | 'ability' | 'price' | 'tax'

/** What a `choose` or `target` question is about; each has a sentence in `words`. */
export const PROMPTS = [
  'storm-target',
  'target',
  'negate',
  'copy',
  'sacrifice-price',
  'sacrifice',
  'discard',
  'discard-theirs',
  'tuck',
  'place',
  'shapeshift',
  'heal',
  'vision-keep',
  'vision-side',
  'vision-order',
  'reset',
  'may',
  'price',
  'tax',
  'redirect',
  'front',
  'extra-turn',
  'victim',
  'boss-tie',
  'leader-space',
  'leader-replaces',
  'boss-goes-on',
] as const
export type Prompt = (typeof PROMPTS)[number]

/** A question in the state, put to one seat. */
export type Decision =
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly returned: readonly CardId[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly step: Step }
  | { readonly kind: 'react'; readonly seat: Seat; readonly link: string }
  | {
      readonly kind: 'pay'
      readonly seat: Seat
      readonly for: PayFor
      readonly left: number
      /** At least this many more of the points must be hand cards. */
      readonly fromHand: number
      /** This many hand cards must remain. */
      readonly keep: number
      /** The hand card being played: it never pays for itself. */
      readonly card?: CardId
    }
  | { readonly kind: 'order'; readonly seat: Seat; readonly creature: CardId }
  | {
      readonly kind: 'target' | 'choose'
      readonly seat: Seat
      readonly prompt: Prompt
      readonly options: readonly string[]
      readonly min: number
      readonly max: number
      readonly chosen: readonly string[]
      /** None at all is an answer too: declined. */
      readonly orNone?: true
      /** The design whose text asks. */
      readonly design?: DesignId
      readonly source?: CardId
      /** [SS-STORM-3] Strength is known before the target is chosen. */
      readonly strength?: number
    }

/** One blow of a storm, not yet dealt: at a card on the Battle Zone, or at the opponent. */
export interface Aimed {
  readonly against: Side
  readonly target: string
  readonly strength: number
}

/** Work still to do, the next piece last. An answered question leaves its answer in the piece of work. */
export type Task =
  | { readonly do: 'draft'; readonly draft: Draft; readonly answer?: readonly string[] }
  | { readonly do: 'ask-reactions' }
  | { readonly do: 'resolve' }
  | { readonly do: 'spend-link'; readonly link: string }
  | { readonly do: 'piece'; readonly piece: Piece; readonly context: Context; readonly answer?: readonly string[] }
  | {
      readonly do: 'trigger'
      readonly effect: Effect
      readonly context: Context
      /** The key under which it is used up for this turn. */
      readonly once?: string
    }
  /** A price asked for as an effect resolves; what follows it waits in `does`. */
  | {
      readonly do: 'price'
      readonly price: Price
      readonly does: Effect
      readonly context: Context
      readonly agreed?: true
      readonly answer?: readonly string[]
    }
  | { readonly do: 'enter-step'; readonly seat: Seat; readonly step: Step }
  | { readonly do: 'advance-step'; readonly seat: Seat; readonly answer?: readonly string[] }
  | {
      readonly do: 'pay-tax'
      readonly seat: Seat
      readonly front: FrontId
      readonly agreed?: true
      readonly answer?: readonly string[]
    }
  | { readonly do: 'advance'; readonly side: Side; readonly front: FrontId }
  | { readonly do: 'order'; readonly creature: CardId; readonly answer?: readonly string[] }
  | { readonly do: 'storm'; readonly creature: CardId }
  | {
      readonly do: 'attack'
      readonly creature: CardId
      readonly left: number
      /** Who is still to be aimed at: across the front; in Co-op a boss storms every player [SS-COOP-9]. */
      readonly against: readonly Side[]
      readonly aimed?: readonly Aimed[]
      readonly answer?: readonly string[]
    }
  | { readonly do: 'attacks-over'; readonly creature: CardId }
  | { readonly do: 'storm-action'; readonly creature: CardId }
  | { readonly do: 'storm-end'; readonly creature: CardId }
  /** All at the same time; `ends` are those settled already, where there was a choice. */
  | {
      readonly do: 'leave'
      readonly creatures: readonly CardId[]
      readonly cause: LeaveCause
      readonly ends?: readonly LeaveEnd[]
      readonly answer?: readonly string[]
    }
  | { readonly do: 'extra-turn'; readonly seat: Seat; readonly answer?: readonly string[] }
  | { readonly do: 'finish-turn'; readonly seat: Seat }
  | { readonly do: 'expire'; readonly seat: Seat }
  | { readonly do: 'vision-keep'; readonly seat: Seat; readonly keep: number; readonly answer?: readonly string[] }
  | { readonly do: 'vision-side'; readonly seat: Seat; readonly answer?: readonly string[] }
  | {
      readonly do: 'vision-order'
      readonly seat: Seat
      readonly end: 'top' | 'bottom'
      readonly answer?: readonly string[]
    }
  | {
      readonly do: 'miner-vision'
      readonly side: Side
      readonly count: number
      readonly answer?: readonly string[]
    }
  /** A Destroyed card storms, out of play [SS-EX-19]. */
  | {
      readonly do: 'ghost-storm'
      readonly card: Card
      readonly context: Context
      readonly against: readonly Side[]
      readonly aimed?: readonly Aimed[]
      readonly answer?: readonly string[]
    }
  | { readonly do: 'mulligan'; readonly returned: { readonly [seat in Seat]?: readonly CardId[] } }
  | { readonly do: 'boss-turn'; readonly stage: BossStage; readonly answer?: readonly string[] }
  | { readonly do: 'boss-pick'; readonly stage: BossStage; readonly answer?: readonly string[] }
  | { readonly do: 'boss-lead'; readonly card: CardId; readonly answer?: readonly string[]; readonly replaces?: true }
  | { readonly do: 'boss-swap'; readonly creature: CardId; readonly answer?: readonly string[] }
  | { readonly do: 'boss-spirit'; readonly answer?: readonly string[] }
  | { readonly do: 'boss-spirited'; readonly creature: CardId }

export type LeaveCause = 'storm' | 'kill' | 'sacrifice' | 'replaced' | 'gang' | 'swap'
export type LeaveEnd = 'casualties' | 'hand' | 'supporter' | 'bottom' | 'destroyed'

export type BossStage = 'start' | 'reserve' | 'advance' | 'draw' | 'deploy' | 'leader' | 'special' | 'action' | 'end'

/** A card or ability on its way to the chain or the field: paid, then declared. */
export interface Draft {
  readonly use: Use | 'ability' | 'storm'
  readonly context: Context
  /** The hand card played; it stays in hand until it is paid for. */
  readonly card?: Card
  readonly stage: 'pay' | 'price' | 'declare'
  /** Parts still to be priced. */
  readonly rest: Effect
  /** What holds for the part at the head of `rest`: conditions and units paid come from around it. */
  readonly pieces: readonly Piece[]
  /** A text being copied: from which piece on, of whom, and the pieces that come after it. */
  readonly copying?: { readonly at: number; readonly copied: Copied; readonly behind: readonly Piece[] }
  /** The price asked for was agreed to and is being paid. */
  readonly agreed?: true
}

export interface Ending {
  readonly winners: readonly Seat[]
  readonly reason: 'resources-exhausted' | 'boss-life' | 'boss-resources' | 'boss-wins' | 'last-standing'
  readonly rule: string
}

export interface State {
  readonly house: House
  /** Cards that are not in the built-in catalogue: packs, and cards written into a position. */
  readonly designs: { readonly [id: DesignId]: CardDef }
  /** Seats still in the game, in turn order. */
  readonly seats: readonly Seat[]
  readonly fronts: readonly Front[]
  readonly stocks: { readonly [side in Side]?: Stock }
  readonly creatures: readonly Creature[]
  readonly destroyed: readonly Card[]
  readonly boss?: Boss
  readonly turn: Turn
  readonly progress: { readonly [seat in Seat]?: Progress }
  readonly standing: { readonly [seat in Seat]?: Standing }
  /** Tracks that stand still in their next Advance step. */
  readonly stalled: readonly string[]
  readonly chain: Chain
  readonly lasting: readonly Lasting[]
  readonly agenda: readonly Task[]
  readonly decisions: readonly Decision[]
  /** The number the next card object gets. */
  readonly nextId: number
  /** [conservation] How many cards there are in all. */
  readonly cards: number
  readonly ending?: Ending
}
