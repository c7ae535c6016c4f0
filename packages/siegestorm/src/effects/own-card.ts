/** The one card that Deploy, Place and Recruit take out of the own hand or off the top of a pile. */
import { designOf, isCreatureCard } from '../designs.ts'
import type { Spot } from '../event.ts'
import type { Run } from '../run.ts'
import { foeOf, freeHand, isSeat, stockOf } from '../scope.ts'
import type { Card, Context, State } from '../state.ts'
import type { CardId, DesignId, Side, Zone } from '../vocabulary.ts'
import type { Part, Selector } from './effect.ts'
import { answered, bossPicks, explainDearest } from './picking.ts'
import { cardPasses } from './selectors.ts'
import type { PieceTask } from './step.ts'

export type Taking = Extract<Part, { do: 'deploy' | 'place' | 'recruit' }>

export const spaceOf = (part: Extract<Part, { do: 'place' }>): 'frontline' | 'nml' =>
  part.on === 'frontline' ? 'frontline' : 'nml'

export interface OwnCard {
  readonly from: Spot
  /** A card of the Resources has no handle. */
  readonly card: Partial<Card> & { readonly design: DesignId }
}

/** Any card can be a Supporter; only one with ATT and DEF can stand in play. */
export const canTake = (state: State, part: Taking, design: DesignId): boolean =>
  cardPasses(state, whereOf(part.what), design) && (part.do === 'recruit' || isCreatureCard(designOf(state, design)))

const PILES = ['casualties', 'hand'] as const satisfies readonly Zone[]

/** What a trigger speaks of, where it lies off the field now: it can still become a Supporter. */
export const recruitable = (state: State, you: Side, id: CardId | undefined): OwnCard | undefined => {
  for (const zone of PILES) {
    const card = stockOf(state, you)[zone].find(one => one.id === id)
    if (card) return { from: { side: you, zone }, card }
  }
  return undefined
}

const whereOf = (what: Selector) => ('where' in what ? what.where : undefined)

/** Undefined when there is none, or while it is being chosen. */
export const ownCard = (run: Run, task: PieceTask, context: Context, part: Taking): OwnCard | undefined => {
  const { you } = context
  const { what } = part
  if (what.of === 'hand') {
    const options = freeHand(stockOf(run.state, you).hand, run).filter(card => canTake(run.state, part, card.design))
    const ids = options.map(one => one.id)
    const chosen = isSeat(you)
      ? answered(run, task, context, { chooser: you, prompt: 'place', options: ids, min: 1, max: 1 })
      : bossPicks(run, task, context, ids, 1)
    const card = options.find(one => one.id === chosen?.[0])
    if (card && !isSeat(you) && !task.answer && options.length > 1) explainDearest(run, [card])
    return card && { from: { side: you, zone: 'hand' }, card }
  }
  if (what.of === 'resources') {
    const [design] = stockOf(run.state, you).resources
    if (design === undefined || !canTake(run.state, part, design)) return undefined
    return { from: { side: you, zone: 'resources' }, card: { design } }
  }
  if (what.of !== 'casualties') return undefined
  const side = what.side === 'own' ? you : foeOf(run.state, context)
  const pile = side ? stockOf(run.state, side).casualties : []
  // Whoever was replaced for it may lie on top by now.
  const card = pile.find(one => one.id === task.answer?.[0]) ?? pile[0]
  return side && card && canTake(run.state, part, card.design)
    ? { from: { side, zone: 'casualties' }, card }
    : undefined
}
