/** Whether a part could do something now. [SS-RULING-72] */
import { unreachable } from '@siegeworks/kernel'
import { actionOf, designOf, isCreatureCard } from '../designs.ts'
import { creatureOf, defenderOf, foesOf, isOnTrack, isSeat, stockOf, zonesFor } from '../scope.ts'
import type { Card, Context, State } from '../state.ts'
import type { CardId, Side } from '../vocabulary.ts'
import type { Amount, Condition, Effect, Part, Price } from './effect.ts'
import { canTake, recruitable, spaceOf, type Taking } from './own-card.ts'
import { cardPasses, creaturesIn, hasUnshielded, passes } from './selectors.ts'
import { candidatesOf, handImmune, nextSpace, supportersFor, targetsTaken, whatOf } from './targets.ts'
import { aimOf, amountOf, countOf, holds } from './values.ts'

/** What there is once the cost is paid: cards in hand, points for a price, any own Casualties, any committed Supporter. */
export interface Means {
  readonly hand: number
  readonly points: number
  readonly casualties: boolean
  readonly committed: boolean
  /** No payment to come can change what lies on top of the Casualties. */
  readonly settled?: boolean
}

/** [SS-RULING-64] A price comes first: an Ally or a hand card given up for it is among the Casualties by then. */
export const after = (means: Means, price: Price | undefined): Means =>
  price && ('sacrifice' in price || means.hand > 0) ? { ...means, casualties: true, settled: false } : means

/** The means as they are now, without a payment to come. */
export const meansNow = (state: State, context: Context): Means => {
  const { hand, casualties, supporters } = stockOf(state, context.you)
  const ready = supporters.filter(one => one.ready).length
  const committed = ready < supporters.length
  return { hand: hand.length, points: hand.length + ready, casualties: casualties.length > 0, committed, settled: true }
}

export const canDo = (state: State, context: Context, effect: Effect, means: Means): boolean => {
  // What is counted in Shades turned up is known now, what is counted in a price is not.
  const counted = effect.some(isFlip) ? { ...context, paid: facingDown(state, context) } : context
  for (const part of effect) if (canDoPart(state, counted, part, means)) return true
  return false
}

const isFlip = (part: Part): boolean => part.do === 'flip'

const facingDown = (state: State, context: Context): number => creaturesIn(state, context, { of: 'shade' }).length

export const canDoPart = (state: State, context: Context, part: Part, means: Means): boolean => {
  const { you } = context
  const player = isSeat(you)
  if ('amount' in part && isNone(state, context, part.amount)) return false
  switch (part.do) {
    case 'price':
      return canMeet(state, context, part.price, means) && canDo(state, context, part.does, after(means, part.price))
    case 'if':
      // [SS-RULING-77] in Co-op a condition speaks of the player who is going to be chosen
      return foesOf(state, context).length > 1
        ? foesOf(state, context).some(foe => canDoPart(state, { ...context, foe }, part, means))
        : couldHold(state, context, part.when) && canDo(state, context, part.does, means)
    case 'may':
      return canDo(state, context, part.does, means)
    case 'dmg':
      return part.to !== 'opponent' || foesOf(state, context).length > 0
    case 'heal':
      // [SS-KW-HEAL-3]
      return means.casualties || !player
    case 'draw':
    case 'vision':
      return true
    case 'discard':
      if (part.from === 'you') return means.hand > 0
      return foesOf(state, context).some(side => stockOf(state, side).hand.length > 0 && !handImmune(state, side))
    case 'steal':
      return foesOf(state, context).some(side => stockOf(state, side).hand.length > 0 && !handImmune(state, side))
    case 'raise':
      return foesOf(state, context).some(side => stockOf(state, side).casualties.length > 0)
    case 'salvage':
      if (!part.where) return means.casualties
      return stockOf(state, you).casualties.some(card => cardPasses(state, part.where, card.design))
    case 'tuck':
      return means.hand > 0
    case 'peek':
      return part.at === 'own' || foesOf(state, context).some(side => stockOf(state, side).hand.length > 0)
    case 'sacrifice':
      if (part.who === 'you') return alliesFor(state, context).length > 0
      return foesOf(state, context).some(side =>
        side === 'boss' ? hasUnshielded(state) : hasTrack(state, side, context),
      )
    case 'deploy':
      return !defenderOf(state, you, context.front) && sourceHasCard(state, context, part, means)
    case 'place':
      return zonesFor(state, context, spaceOf(part)).length > 0 && sourceHasCard(state, context, part, means)
    case 'advance': {
      const sides = part.who === 'you' ? [you] : foesOf(state, context)
      return sides.some(side => hasTrack(state, side, context))
    }
    case 'stall':
    case 'damage-mod':
    case 'key-mod':
      return true
    case 'shapeshift':
      // [SS-COOP-8] a partner's space is not the payer's to fill
      return player && means.hand > 0 && creatureOf(state, context.source)?.side === you && hasCreatureCard(state, you)
    case 'copy':
      return candidatesOf(state, context, part).some(id => canCopy(state, context, id, means))
    case 'recruit':
      return sourceHasCard(state, context, part, means)
    case 'reset':
      return means.committed
    case 'take':
    case 'commit':
    case 'kill':
    case 'destroy':
    case 'return':
    case 'shift':
      return hasObject(state, context, part, means)
    case 'mod':
    case 'immune':
      // What a passive gives to all also finds those who come later; an action must do something now.
      return (context.as === 'passive' && isForAll(part)) || hasObject(state, context, part, means)
    case 'shoot':
      // [SS-MINER-5] without Aim it deals nothing
      return aimOf(state, context) > 0
    case 'negate':
      return candidatesOf(state, context, part).length > 0
    case 'extra-turn':
      return canGainTurn(state, context)
    case 'menace':
    case 'recover':
    case 'gang':
      // [SS-RULING-67] no card gives a player any of these
      return !player
    case 'flip':
      return facingDown(state, context) > 0
    case 'storm-each':
      return state.destroyed.some(card =>
        cardPasses(state, 'where' in part.what ? part.what.where : undefined, card.design),
      )
    case 'turn-against':
      // [SS-RULING-62] with an empty pile nothing happens
      if (player && !state.house.minerMirrored) return means.casualties
      return foesOf(state, context).some(side => stockOf(state, side).casualties.length > 0)
    default:
      return unreachable(part)
  }
}

/** [SS-PVB-2, SS-RULING-37] An Action of the boss takes nobody's place. */
const hasCreatureCard = (state: State, side: Side): boolean =>
  stockOf(state, side).hand.some(card => isCreatureCard(designOf(state, card.design)))

const isForAll = ({ what }: Extract<Part, { do: 'mod' | 'immune' }>): boolean => 'take' in what && what.take === 'all'

/** A number that comes to nothing now; what a price has still to fix, or what is hidden, may yet be something. */
const isNone = (state: State, context: Context, amount: Amount | 'all'): boolean => {
  if (amount === 'all') return false
  if (typeof amount === 'object' && 'paid' in amount && context.paid === undefined) return false
  return !isSecret(state, context, amount) && amountOf(state, context, amount) <= 0
}

/** [SS-CARD-5] Whether a number tells what lies in another's hand or in a deck: legality must not tell it. */
const isSecret = (state: State, context: Context, amount: Amount): boolean => {
  if (typeof amount === 'number' || !('countOf' in amount)) return false
  const group = amount.countOf
  if (group.of !== 'resources' && (group.of !== 'hand' || group.side === 'own')) return false
  return group.where !== undefined && countOf(state, context, { of: group.of, side: group.side }) > 0
}

/** What nobody at the table could say may be so. */
const couldHold = (state: State, context: Context, when: Condition): boolean => {
  const isHidden = when.is === 'count' && [{ countOf: when.of }, when.than].some(one => isSecret(state, context, one))
  return isHidden || holds(state, context, when)
}

/** [SS-RULING-15] Not within an extra turn, not twice, and only in the own turn. */
export const canGainTurn = (state: State, context: Context): boolean => {
  if (state.turn.extra || !state.turn.active.includes(context.you)) return false
  return isSeat(context.you) ? state.progress[context.you]?.extra === undefined : !state.turn.bossExtra
}

export const alliesFor = (state: State, context: Context): readonly CardId[] =>
  state.creatures
    .filter(
      one =>
        one.side === context.you &&
        isOnTrack(one.place) &&
        // [SS-RULING-36] a creature is no Ally for its own effect
        (one.id !== context.source || state.house.sacrificeSelf) &&
        (state.house.mode !== 'last-man-standing' || one.front === context.front),
    )
    .map(one => one.id)

/** [SS-RULING-64] Whether the price before ":" can be paid; a boss compares it with his Menace [SS-SUB-5]. */
const canMeet = (state: State, context: Context, price: Price, means: Means): boolean => {
  if ('pay' in price) return (isSeat(context.you) ? means.points : (state.boss?.menace ?? 0)) >= price.pay
  const needed = price.sacrifice === 'any-number' ? 1 : price.sacrifice
  return sacrificeable(state, context, price).length >= needed
}

/** Allies that may be given up for a price. */
export const sacrificeable = (
  state: State,
  context: Context,
  price: Extract<Price, { sacrifice: unknown }>,
): readonly CardId[] =>
  alliesFor(state, context).filter(id => {
    const creature = creatureOf(state, id)
    return creature !== undefined && passes(state, price.where, creature)
  })

const hasTrack = (state: State, side: string, context: Context): boolean =>
  state.creatures.some(
    one =>
      one.side === side &&
      isOnTrack(one.place) &&
      (state.house.mode !== 'last-man-standing' || one.front === context.front),
  )

/** For cards that come from a hand or a pile. */
const sourceHasCard = (state: State, context: Context, part: Taking, means: Means): boolean => {
  const { what } = part
  const { hand, resources } = stockOf(state, context.you)
  switch (what.of) {
    case 'self':
    case 'it': {
      const id = what.of === 'self' ? context.source : context.it
      return creatureOf(state, id) !== undefined || recruitable(state, context.you, id) !== undefined
    }
    case 'hand':
      return means.hand > 0 && hand.some(card => canTake(state, part, card.design))
    case 'casualties':
      if (what.side === 'own' && !means.settled) return means.casualties
      return (what.side === 'own' ? [context.you] : foesOf(state, context)).some(side =>
        hasTop(state, part, stockOf(state, side).casualties),
      )
    case 'resources':
      return resources.length > 0
    default:
      return false
  }
}

/** [SS-CARD-6] The top card alone is taken; an Action of the boss never stands in play. */
const hasTop = (state: State, part: Taking, [top]: readonly Card[]): boolean =>
  top !== undefined && canTake(state, part, top.design)

const hasObject = (state: State, context: Context, part: Part, means: Means): boolean => {
  const what = whatOf(part)
  if (!what) return false
  if (what.of === 'self' || what.of === 'it') {
    const creature = creatureOf(state, what.of === 'self' ? context.source : context.it)
    return creature !== undefined && (part.do !== 'shift' || nextSpace(state, creature) !== undefined)
  }
  if (what.of === 'casualties') {
    const sides = what.side === 'own' ? [context.you] : foesOf(state, context)
    if (what.side === 'own' && means.casualties && !what.where) return true
    return sides.some(side => stockOf(state, side).casualties.some(card => cardPasses(state, what.where, card.design)))
  }
  if (targetsTaken(part) !== undefined) return candidatesOf(state, context, part).length > 0
  return creaturesIn(state, context, what).length > 0 || supportersFor(state, context, part, false).length > 0
}

const canCopy = (state: State, context: Context, id: CardId, means: Means): boolean => {
  const creature = state.creatures.find(one => one.id === id)
  return creature !== undefined && canDo(state, context, actionOf(state, creature.design), means)
}
