/** The table as one viewer sees it: the shapes. Built up from nothing in `view-for.ts`. */
import type { House } from './options.ts'
import type { Boss, Card, Decision, Ending, Front, Link, Progress, Turn } from './state.ts'
import type { CardId, DesignId, FrontId, Place, Seat, Side, Standing } from './vocabulary.ts'

export interface CreatureView {
  readonly id: CardId
  /** Absent: a Shade lying face down. */
  readonly design?: DesignId
  readonly side: Side
  readonly front: FrontId
  readonly place: Place
  /** As they stand now, all modifiers counted. Absent on a card without them. */
  readonly att: number
  readonly def: number
  readonly gang: number
  readonly spirit: number
  readonly faceDown: boolean
  /** Some effect keeps it from being targeted. */
  readonly untargetable: boolean
}

export interface SupporterView {
  readonly id: CardId
  /** Only its owner may look. [SS-RULING-24] */
  readonly design?: DesignId
  readonly ready: boolean
  readonly held: boolean
}

export interface StockView {
  readonly handCount: number
  /** The own hand; the boss's hand, Shades without a design. Absent for another player's hand. [SS-CARD-5] */
  readonly hand?: readonly { readonly id: CardId; readonly design?: DesignId; readonly cost?: number }[]
  readonly resourceCount: number
  /** From the top. */
  readonly casualties: readonly Card[]
  readonly heal: readonly Card[]
  readonly supporters: readonly SupporterView[]
  /** The cards of a Vision in progress, for their player only. */
  readonly vision: readonly Card[]
  readonly visionCount: number
}

export interface BossView {
  readonly card: string
  readonly life: number
  readonly fullLife: number
  readonly menace: number
  /** What he may play up to this turn: the Menace, one lower when his Supporters would be committed. */
  readonly counts: number
  readonly reserve: readonly { readonly id: CardId; readonly design?: DesignId }[]
  readonly reshuffles: Boss['reshuffles']
}

/** One's own question in full; of another's only that it is asked, and which kind. */
export type DecisionView = Decision | { readonly kind: Decision['kind']; readonly seat: Seat; readonly hidden: true }

export interface LastingView {
  readonly id: string
  readonly design: DesignId
  readonly you: Side
  readonly until: 'eot' | 'nextturn' | 'attack'
  readonly targets?: readonly CardId[]
}

export interface View {
  readonly viewer: Seat | 'spectator'
  readonly house: House
  readonly seats: readonly Seat[]
  readonly fronts: readonly Front[]
  readonly stocks: { readonly [side in Side]?: StockView }
  readonly creatures: readonly CreatureView[]
  readonly destroyed: readonly Card[]
  readonly boss?: BossView
  readonly turn: Turn
  readonly progress: { readonly [seat in Seat]?: Progress }
  /** [SS-CHAIN-6] Resolved from the last to the first. */
  readonly chain: readonly Link[]
  readonly resolving: boolean
  readonly lasting: readonly LastingView[]
  readonly stalled: readonly string[]
  readonly decisions: readonly DecisionView[]
  /** One's own standing orders. */
  readonly standing?: Standing
  readonly ending?: Ending
}
