/** Costs and how they are paid: hand cards and Supporters, one point each. [SS-PAY, SS-SUP] */
import { type Illegal, illegal, ok, type Result } from '@siegeworks/kernel'
import { designOf } from '../designs.ts'
import { after, canDo, type Means } from '../effects/can-do.ts'
import type { Effect, Part, Price } from '../effects/effect.ts'
import { alwaysDoes, mindsPayment } from '../effects/minds-payment.ts'
import { supporterSides } from '../effects/selectors.ts'
import { candidatesOf, handImmune, supportersImmune, targetsTaken } from '../effects/targets.ts'
import { eachModifier } from '../effects/values.ts'
import type { Use } from '../move.ts'
import type { Refusal } from '../refusal.ts'
import { move, type Run, tell } from '../run.ts'
import { creatureOf, defenderOf, drafted, foesOf, freeHand, isWith, onNoMansLand, opposes, stockOf } from '../scope.ts'
import type { Context, Decision, State } from '../state.ts'
import type { CardId, DesignId, FrontId, Seat } from '../vocabulary.ts'
import { withStock } from '../zones.ts'

export type No = Illegal<Refusal>

/** What the table adds to a player's costs on a front: for any card, and for actions besides. */
export interface Surcharge {
  readonly card: number
  readonly action: number
}

const NONE: Surcharge = { card: 0, action: 0 }

export const surchargeFor = (state: State, seat: Seat, front: FrontId): Surcharge => {
  if (state.creatures.length === 0 && state.lasting.length === 0) return NONE
  let card = 0
  let action = 0
  const first = (state.progress[seat]?.played ?? 0) === 0
  eachModifier(state, 'cost-mod', ({ modifier, context }) => {
    if (modifier.of === 'own-cards' && isWith(state, context.you, seat)) card += modifier.by
    else if (modifier.of === 'own-first-card' && first && isWith(state, context.you, seat)) card += modifier.by
    else if (modifier.of === 'opponent-actions' && bears(state, context, seat, front)) action += modifier.by
  })
  return { card, action }
}

/** [SS-RULING-65, SS-RULING-83] Worked out for that use; changes are summed, then cut at 0. */
export const costWith = (state: State, design: DesignId, use: Use, { card, action }: Surcharge): number =>
  Math.max(0, designOf(state, design).cost + card + (use === 'action' ? action : 0))

export const abilityCost = (state: State, seat: Seat, printed: number, front: FrontId): number => {
  let cost = printed
  eachModifier(state, 'cost-mod', ({ modifier, context }) => {
    if (modifier.of === 'opponent-abilities' && bears(state, context, seat, front)) cost += modifier.by
  })
  return Math.max(0, cost)
}

/** [SS-LMS-4] An opposing passive makes things dearer on its own front only. */
const bears = (state: State, context: Context, seat: Seat, front: FrontId): boolean =>
  opposes(state, context.you, seat) && (state.house.mode !== 'last-man-standing' || context.front === front)

export interface Plan {
  readonly cost: number
  /** So many points must come from the hand, so many hand cards must be left. */
  readonly fromHand: number
  readonly keep: number
}

export const readySupporters = (state: State, seat: Seat): number =>
  stockOf(state, seat).supporters.reduce((sum, one) => sum + (one.ready ? 1 : 0), 0)

const isFeasible = (hand: number, ready: number, { cost, fromHand, keep }: Plan): boolean =>
  Math.max(fromHand, cost - ready, 0) <= Math.min(hand - keep, cost)

export const canPayNow = (run: Run, seat: Seat, cost: number): boolean => {
  const hand = freeHand(stockOf(run.state, seat).hand, run)
  return isFeasible(hand.length, readySupporters(run.state, seat), { cost, fromHand: 0, keep: 0 })
}

/**
 * How a cost can be paid so that the effect can still do something: a Heal with no Casualties yet needs a hand card
 * among the payment [SS-KW-HEAL-3], a Reset with no committed Supporter yet a Supporter, a Place or Shapeshift a card
 * left over. [SS-RULING-72]
 */
export const planFor = (
  state: State,
  context: Context,
  seat: Seat,
  cost: number,
  effect: Effect,
  from: { readonly card?: CardId; readonly price?: Price } = {},
): Result<Plan, No> => {
  const { hand, casualties, supporters } = stockOf(state, seat)
  const others = hand.length - (from.card === undefined ? 0 : 1)
  const ready = readySupporters(state, seat)
  const points = others + ready - cost
  // [SS-PAY-1] in full, or not at all
  if (points < 0) return illegal('cannot-pay', 'SS-PAY-1', { cost })
  const plain: Plan = { cost, fromHand: 0, keep: 0 }
  if (alwaysDoes(effect)) return ok(plain)
  const means = after(
    {
      hand: 0,
      points,
      casualties: casualties.length > 0,
      committed: ready < supporters.length,
      settled: cost === 0 || others === 0,
    },
    from.price,
  )
  if (!mindsPayment(state, effect))
    return canDo(state, context, effect, means) ? ok(plain) : { ok: false, error: nothingOf(state, context, effect) }
  const fewest = Math.max(0, cost - ready)
  if (canDo(withPaid(state, seat, from.card, fewest), context, effect, means)) return ok(plain)
  const mostFromHand = Math.max(1, Math.min(others, cost))
  const plans: readonly (readonly [Plan, Means, number])[] = [
    [{ cost, fromHand: 1, keep: 0 }, { ...means, casualties: true }, 1],
    [{ cost, fromHand: mostFromHand, keep: 0 }, { ...means, casualties: true }, mostFromHand],
    // With so many hand cards left, one point at least came from a Supporter.
    [{ cost, fromHand: 0, keep: Math.max(0, others - cost + 1) }, { ...means, committed: cost > 0 && ready > 0 }, 0],
    [{ cost, fromHand: 0, keep: 1 }, { ...means, hand: 1 }, 0],
  ]
  const [found, ...more] = plans.flatMap(([plan, then, paid]) =>
    isFeasible(others, ready, plan) && canDo(withPaid(state, seat, from.card, paid), context, effect, then)
      ? [plan]
      : [],
  )
  if (!found) return { ok: false, error: nothingOf(state, context, effect) }
  const other = more.find(plan => plan.fromHand === 0)
  // A hand card paid serves one part, one kept another: whatever is paid, something can be done.
  if (found.fromHand === 1 && other) return ok(plain)
  return ok(found.fromHand === 0 && other && other.keep < found.keep ? other : found)
}

/** [SS-PAY-5] The piles as the effect will find them: the card played gone from the hand, so many others paid. */
const withPaid = (state: State, seat: Seat, played: CardId | undefined, paid: number): State => {
  if (played === undefined && paid === 0) return state
  const stock = stockOf(state, seat)
  const others = stock.hand.filter(card => card.id !== played)
  const hand = others.slice(0, others.length - paid)
  return withStock(state, seat, { ...stock, hand, casualties: [...others.slice(hand.length), ...stock.casualties] })
}

/** Why it can do nothing: the closest reason that all its parts share. */
const nothingOf = (state: State, context: Context, effect: Effect): No => {
  const { you, front } = context
  const all = (is: (part: Part) => boolean): boolean => saysOnly(effect, is)
  if (all(part => part.do === 'heal')) return refused('action-does-nothing', 'SS-KW-HEAL-3')
  if (all(part => part.do === 'extra-turn')) return refused('action-does-nothing', 'SS-RULING-15')
  if (all(part => part.do === 'shapeshift')) {
    const own = creatureOf(state, context.source)?.side === you
    return refused('action-does-nothing', own ? 'SS-RULING-37' : 'SS-COOP-8')
  }
  if (all(part => part.do === 'deploy') && defenderOf(state, you, front))
    return refused('deployment-zone-occupied', 'SS-PLACE-2')
  if (all(part => part.do === 'place' && part.on === 'no-mans-land') && onNoMansLand(state, front))
    return refused('no-mans-land-occupied', 'SS-RULING-20')
  // [SS-RULING-86] refusals by card text
  if (all(part => isWarded(state, context, part))) return refused('target-immune', 'SS-CONF-1')
  const kept = all(part => isKept(state, context, part))
  return refused('action-does-nothing', kept ? 'SS-CONF-1' : 'SS-RULING-72')
}

/** A hand or Supporters that a card in play keeps from this. */
const isKept = (state: State, context: Context, part: Part): boolean => {
  if (part.do === 'steal' || (part.do === 'discard' && part.from === 'opponent'))
    return foesOf(state, context).some(side => stockOf(state, side).hand.length > 0 && handImmune(state, side))
  if ((part.do !== 'kill' && part.do !== 'take') || !('take' in part.what)) return false
  return supporterSides(state, context, part.what).some(side =>
    stockOf(state, side).supporters.some(one => supportersImmune(state, side, 'kill-and-take', one.id)),
  )
}

/** [SS-RULING-86] There would be targets, but none of them can be targeted. */
const isWarded = (state: State, context: Context, part: Part): boolean =>
  targetsTaken(part) !== undefined &&
  candidatesOf(state, context, part).length === 0 &&
  candidatesOf(state, { ...context, as: 'passive' }, part).length > 0

type Paying = Extract<Decision, { kind: 'pay' }>

/** [SS-PAY-2, SS-SUP-4] What stands against paying a point with this card. */
export const refusePayment = (state: State, decision: Paying, card: CardId): No | undefined => {
  const { seat, left, fromHand, keep } = decision
  const { hand, supporters } = stockOf(state, seat)
  const played = drafted(state)
  let others = 0
  for (const one of hand) if (!played.includes(one.id)) others++
  const ready = readySupporters(state, seat)
  if (hand.some(one => one.id === card)) {
    if (played.includes(card)) return refused('pays-for-itself', 'SS-PAY-2')
    const after: Plan = { cost: left - 1, fromHand: Math.max(0, fromHand - 1), keep }
    return isFeasible(others - 1, ready, after) ? undefined : refused('payment-needs-supporter', 'SS-RULING-72')
  }
  const supporter = supporters.find(one => one.id === card)
  if (!supporter) return refused('no-such-card', 'SS-PAY-2')
  if (!supporter.ready) return refused('supporter-committed', 'SS-SUP-4')
  const after: Plan = { cost: left - 1, fromHand, keep }
  if (isFeasible(others, ready - 1, after)) return undefined
  return refused('payment-needs-hand-card', isHealing(state) ? 'SS-KW-HEAL-3' : 'SS-RULING-72')
}

/** Whether what is being paid for is a Heal and nothing else. */
const isHealing = ({ agenda }: State): boolean => {
  const task = agenda.at(-1)
  return task?.do === 'draft' && saysOnly(task.draft.rest, part => part.do === 'heal')
}

const saysOnly = (effect: Effect, is: (part: Part) => boolean): boolean => effect.length > 0 && effect.every(is)

export const refused = (code: Refusal, rule: string, params?: { readonly [name: string]: string | number }): No =>
  params ? { code, rule, params } : { code, rule }

/** [SS-PAY-4] In the payer's order, each card on top of the last. Returns what is left to pay. */
export const payPoint = (run: Run, decision: Paying, card: CardId): Paying | undefined => {
  const { seat } = decision
  const paid = stockOf(run.state, seat).hand.find(one => one.id === card)
  if (paid) move(run, 'card-paid', { side: seat, zone: 'hand' }, { side: seat, zone: 'casualties' }, [paid])
  else tell(run, { kind: 'supporter-paid', side: seat, id: card })
  const left = decision.left - 1
  if (left === 0) return undefined
  return { ...decision, left, fromHand: paid ? Math.max(0, decision.fromHand - 1) : decision.fromHand }
}
