/** The printed facts of a card. */
import type { CardDef } from '@siegeworks/siegestorm'
import { keywordsOf } from './card-keywords.ts'

export interface CardFacts {
  readonly id: string
  readonly name: string
  readonly kind: 'player' | 'boss'
  readonly faction: string
  readonly cost: number
  readonly att?: number
  readonly def?: number
  readonly rank?: string
  readonly origin?: string
  readonly copies: number
  readonly command?: string
  readonly specials: readonly string[]
  readonly keywords: readonly string[]
  /** Whether the card has an action and passives to read. */
  readonly acts: boolean
  readonly passives: number
  readonly tier?: string
}

const englishOf = ({ words }: CardDef): string => `${words?.en?.action ?? ''} ${words?.en?.passive ?? ''}`

/** Cards of packs bring their English text, those of the game have it in words. */
export const factsOf = (card: CardDef, english = englishOf(card)): CardFacts => ({
  id: card.id,
  name: card.name,
  kind: card.kind,
  faction: card.faction,
  cost: card.cost,
  copies: card.copies,
  ...(card.att !== undefined && { att: card.att }),
  ...(card.def !== undefined && { def: card.def }),
  ...(card.kind === 'player'
    ? { rank: card.rank, origin: card.origin, specials: [] }
    : { command: card.command, specials: card.specials, tier: card.tier }),
  keywords: keywordsOf(card, english),
  acts: card.action.length > 0,
  passives: card.passives.length,
})

export interface BossColumn {
  readonly menace: number
  readonly basic: number
  readonly advanced: number
  readonly life: number
}

export interface BossFacts {
  readonly id: string
  readonly boss: string
  readonly name: string
  readonly difficulty: string
  readonly hand: number
  readonly solo: BossColumn
  readonly coop: BossColumn
}

export interface ReadyDeck {
  readonly id: string
  readonly faction: string
  readonly cards: { readonly [id: string]: number }
}
