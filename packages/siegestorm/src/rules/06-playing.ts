/** Playing a card as action or creature, and using an ability: pay, then play, then declare. [SS-PLAY, SS-CHAIN-1] */
import { illegal, ok, type Result } from '@siegeworks/kernel'
import { actionOf, designOf, isCreatureCard, passivesOfCreature } from '../designs.ts'
import { alliesFor } from '../effects/can-do.ts'
import type { AbilityPassive, Effect } from '../effects/effect.ts'
import { passes } from '../effects/selectors.ts'
import { contextOf } from '../effects/values.ts'
import { says } from '../effects/verbs.ts'
import { deployCard } from '../effects/verbs-creatures.ts'
import type { Move, Use } from '../move.ts'
import { ask, type Run, tell, todo } from '../run.ts'
import { creatureOf, defenderOf, frontsOf, isOnTrack, isSeat, isWith, stockOf } from '../scope.ts'
import type { Card, Context, Creature, Decision, Draft, State, Task } from '../state.ts'
import type { CardId, FrontId, Seat } from '../vocabulary.ts'
import {
  abilityCost,
  costWith,
  type No,
  type Plan,
  planFor,
  readySupporters,
  refused,
  surchargeFor,
} from './05-paying.ts'
import { doDeclare, doPrices } from './11-declaring.ts'

type Asked = Extract<Decision, { kind: 'turn' | 'react' }>
type Play = Extract<Move, { kind: 'play' }>
type Activate = Extract<Move, { kind: 'activate' }>

export interface Ready {
  readonly plan: Plan
  readonly context: Context
  readonly card?: Card
  readonly effect: Effect
}

/** [SS-LMS-1, SS-RULING-58] The front a play is assigned to: named where there are several. */
const frontFor = (state: State, seat: Seat, named: FrontId | undefined): Result<FrontId, No> => {
  const [only, second] = state.fronts
  if (!second && only && named === undefined) return ok(only.id)
  const fronts = frontsOf(state, seat)
  if (fronts.length === 1 && named === undefined) return ok(fronts[0]!.id)
  if (named === undefined) return illegal('front-needed', 'SS-RULING-58')
  const found = fronts.length > 1 && fronts.find(front => front.id === named)
  return found ? ok(found.id) : illegal('no-such-front', 'SS-RULING-58')
}

/** [SS-BTURN-11, SS-RULING-87] The one kind of answer the boss allows: what holds a Negate, wherever in it. */
const answersBoss = (state: State, decision: Asked, effect: Effect): No | undefined =>
  decision.kind === 'react' && state.turn.active.includes('boss') && !says(effect, 'negate')
    ? refused('only-negate-answers-boss', 'SS-BTURN-11')
    : undefined

/** The first reason against playing this card so, or how it is paid. */
const judgePlay = (state: State, decision: Asked, move: Play): Result<Ready, No> => {
  const { seat } = decision
  const card = stockOf(state, seat).hand.find(one => one.id === move.card)
  if (!card) return illegal('not-in-hand', 'SS-PAY-1')
  const front = frontFor(state, seat, move.front)
  if (!front.ok) return front
  const cost = costWith(state, card.design, move.as, surchargeFor(state, seat, front.value))
  return judgeCard(state, decision, card, move.as, front.value, cost)
}

/** The same for a card of the hand and a front of the seat: what it costs there is known. */
export const judgeCard = (
  state: State,
  decision: Asked,
  card: Card,
  use: Use,
  front: FrontId,
  cost: number,
): Result<Ready, No> => {
  const context: Context = { you: decision.seat, front, design: card.design, as: 'action' }
  return use === 'creature'
    ? judgeDeploy(state, decision, card, context, cost)
    : judgeAction(state, decision, card, context, cost)
}

export const judgeUse = (state: State, decision: Asked, move: Play | Activate): Result<Ready, No> =>
  move.kind === 'play' ? judgePlay(state, decision, move) : judgeActivate(state, decision, move)

const judgeDeploy = (state: State, decision: Asked, card: Card, context: Context, cost: number): Result<Ready, No> => {
  const { seat } = decision
  const { front } = context
  // [SS-TURN-DEP-4] never in another's turn
  if (decision.kind === 'react') return illegal('not-deploy-step', 'SS-TURN-DEP-4')
  if (stockOf(state, seat).hand.length - 1 + readySupporters(state, seat) < cost)
    return illegal('cannot-pay', 'SS-PAY-1', { cost })
  if (!isCreatureCard(designOf(state, card.design))) return illegal('not-a-creature', 'SS-PVB-2')
  // [SS-RULING-6]
  if (decision.step !== 'deploy') return illegal('not-deploy-step', 'SS-TURN-DEP-1')
  if (defenderOf(state, seat, front)) return illegal('deployment-zone-occupied', 'SS-TURN-DEP-2')
  const deploys = state.progress[seat]?.deploys ?? []
  // [SS-TURN-DEP-3, SS-RULING-59]
  if (state.house.deployPerTrack ? deploys.includes(front) : deploys.length > 0)
    return illegal('already-deployed', 'SS-TURN-DEP-3')
  return ok({ plan: { cost, fromHand: 0, keep: 0 }, context, card, effect: [] })
}

const judgeAction = (state: State, decision: Asked, card: Card, context: Context, cost: number): Result<Ready, No> => {
  const effect = actionOf(state, card.design)
  const plan = planFor(state, context, decision.seat, cost, effect, { card: card.id })
  if (!plan.ok && plan.error.code === 'cannot-pay') return plan
  if (effect.length === 0) return illegal('no-action-text', 'SS-PLAY-2')
  const no = answersBoss(state, decision, effect)
  if (no) return { ok: false, error: no }
  return plan.ok ? ok({ plan: plan.value, context, card, effect }) : plan
}

/** [SS-COOP-5, SS-ALLY-3] Whether a seat may pay for its abilities: its own, and the partner's on the war track. */
const isUsableBy = (state: State, seat: Seat, { side, place }: Creature): boolean =>
  side === seat || (isWith(state, side, seat) && isOnTrack(place))

/** The abilities of a creature a seat may pay for. */
export const abilitiesFor = (state: State, seat: Seat, creature: Creature): readonly AbilityPassive[] =>
  isUsableBy(state, seat, creature) ? passivesOfCreature(state, creature).abilities : []

export const judgeActivate = (state: State, decision: Asked, move: Activate): Result<Ready, No> => {
  const { seat } = decision
  const creature = creatureOf(state, move.card)
  if (!creature) return illegal('no-such-card', 'SS-PLAY-6')
  if (!isUsableBy(state, seat, creature))
    return illegal('not-your-card', isWith(state, creature.side, seat) ? 'SS-COOP-5' : 'SS-PLAY-6')
  const ability = abilitiesFor(state, seat, creature)[move.ability - 1]
  if (!ability) return illegal('no-such-ability', 'SS-PLAY-8')
  // [SS-RULING-77] "you" is who pays for it, the front is the creature's or, for a partner, the own
  const front = creature.side === seat ? creature.front : (frontsOf(state, seat)[0]?.id ?? creature.front)
  const context: Context = { ...contextOf(creature, 'ability'), you: seat, front }
  const { price } = ability
  const cost = abilityCost(state, seat, 'pay' in price ? price.pay : 0, creature.front)
  const plan = planFor(state, context, seat, cost, ability.does, { price })
  if (!plan.ok && plan.error.code === 'cannot-pay') return plan
  if ('sacrifice' in price && sacrificesFor(state, context, price.where).length < needed(price.sacrifice))
    return illegal('payment-price-sacrifice', 'SS-SYN-1')
  const no = answersBoss(state, decision, ability.does)
  if (no) return { ok: false, error: no }
  // A sacrifice is asked for like the price of an action, but it cannot be declined. [SS-RULING-64]
  const effect: Effect = 'sacrifice' in price ? [{ do: 'price', price, does: ability.does }] : ability.does
  return plan.ok ? ok({ plan: plan.value, context, effect }) : plan
}

const needed = (sacrifice: number | 'any-number'): number => (sacrifice === 'any-number' ? 1 : sacrifice)

const sacrificesFor = (state: State, context: Context, where: Parameters<typeof passes>[1]): readonly CardId[] =>
  alliesFor(state, context).filter(id => {
    const creature = creatureOf(state, id)
    return creature !== undefined && passes(state, where, creature)
  })

export const beginPlay = (run: Run, seat: Seat, use: Draft['use'], ready: Ready): void => {
  const { context, card, effect, plan } = ready
  const shown = card?.id ?? context.source ?? ''
  if (use !== 'storm') tell(run, { kind: 'play-begun', seat, use, card: shown })
  const bare: Draft = { use, context, stage: 'pay', rest: effect, pieces: [] }
  const draft = card ? { ...bare, card } : bare
  const task: Task = { do: 'draft', draft }
  if (plan.cost === 0) todo(run, { ...task, answer: [] })
  else
    ask(run, task, {
      kind: 'pay',
      seat,
      for: use === 'storm' ? 'action' : use,
      left: plan.cost,
      fromHand: plan.fromHand,
      keep: plan.keep,
      ...(card ? { card: card.id } : {}),
    })
}

export const doDraft = (run: Run, task: Extract<Task, { do: 'draft' }>): void => {
  const { draft } = task
  if (draft.stage === 'pay') paid(run, draft)
  else if (draft.stage === 'price') doPrices(run, task)
  else doDeclare(run, task)
}

/** [SS-CHAIN-1] Paid: now the card is shown. */
const paid = (run: Run, draft: Draft): void => {
  const { context, card, use } = draft
  if (use === 'creature' && card) deployed(run, context, card)
  else todo(run, { do: 'draft', draft: { ...draft, stage: 'price' } })
}

/** [SS-PLAY-4, SS-TURN-DEP-5] A normal deploy is no action: its text does not resolve, nobody may react. */
const deployed = (run: Run, context: Context, card: Card): void => {
  const { you, front } = context
  if (!isSeat(you)) return
  const progress = run.state.progress[you]
  if (progress)
    tell(run, {
      kind: 'progress-made',
      seat: you,
      progress: { ...progress, played: progress.played + 1, deploys: [...progress.deploys, front] },
    })
  deployCard(run, { side: you, zone: 'hand' }, card, you, front)
}
