/** What a player may ask for. Each is small; a decision of many parts is several of them. */
import type { CardId, FrontId, Space, Standing } from './vocabulary.ts'

export type Use = 'action' | 'creature'

export type Move =
  /** Mulligan: this starting card goes under the deck; `keep` ends it. */
  | { readonly kind: 'return'; readonly card: CardId }
  | { readonly kind: 'keep' }
  /** Begin to play a hand card: what follows is payment, then targets. The front is named where there are several. */
  | { readonly kind: 'play'; readonly card: CardId; readonly as: Use; readonly front?: FrontId }
  /** Begin to use an ability of a creature, counted from 1 among its activated abilities. */
  | { readonly kind: 'activate'; readonly card: CardId; readonly ability: number }
  /** One point of a cost: a hand card or a Supporter. */
  | { readonly kind: 'pay'; readonly card: CardId }
  /** On to the next step of the turn. */
  | { readonly kind: 'next' }
  /** No reaction. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'storm' }
  | { readonly kind: 'hold'; readonly space: Space }
  | { readonly kind: 'support' }
  /** A card, a link of the chain (`k2`) or `opponent`. */
  | { readonly kind: 'target'; readonly what: string }
  /** An answer to any other question: a card, a front, a seat, `yes`, `no`, `top`, `bottom` … */
  | { readonly kind: 'choose'; readonly what: string }
  /** Enough chosen. */
  | { readonly kind: 'done' }
  | { readonly kind: 'orders'; readonly when: Standing }
