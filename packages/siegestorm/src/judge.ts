/** Legality has one home: what stands against a move, and the moves against which nothing stands. */

import { err, ok, type Result } from '@siegeworks/kernel'
import { isReached } from './effects/selectors.ts'
import { isUntargetable, ownerOfSupporter, supportersImmune } from './effects/targets.ts'
import type { Move, Use } from './move.ts'
import { costWith, type No, readySupporters, refused, refusePayment, surchargeFor } from './rules/05-paying.ts'
import { abilitiesFor, judgeActivate, judgeCard, judgeUse, type Ready } from './rules/06-playing.ts'
import { refuseHold, refuseSupport } from './rules/09-orders.ts'
import { isAtLimit } from './rules/11-chain.ts'
import { creatureOf, frontsOf, isCoop, isOnTrack, isWith, opposes, stockOf } from './scope.ts'
import type { Decision, Prompt, State } from './state.ts'
import { type Seat, SPACES, STANDING } from './vocabulary.ts'

export const decisionOf = (state: State, seat: Seat): Decision | undefined =>
  state.decisions.find(one => one.seat === seat)

/** The first reason against it, in the ledger's order, from what that seat may know; undefined when it is legal. */
export const refusalOf = (state: State, seat: Seat, move: Move): No | undefined => {
  if (state.ending) return refused('game-over', state.house.mode === 'duel' ? 'SS-LOSE-3' : state.ending.rule)
  const decision = decisionOf(state, seat)
  if (!decision) return notAsked(state, seat, move)
  switch (decision.kind) {
    case 'mulligan':
      return refuseMulligan(state, decision, move)
    case 'turn':
    case 'react':
      return refuseActing(state, decision, move)
    case 'pay':
      return move.kind === 'pay' ? refusePayment(state, decision, move.card) : wrong(decision)
    case 'order':
      return refuseOrder(state, decision, move)
    case 'target':
    case 'choose':
      return refuseChoice(state, decision, move)
  }
}

/** The same; what stands against a play or an activation is found out together with how it is done. */
export const judgeMove = (state: State, seat: Seat, move: Move): Result<Ready | undefined, No> => {
  const decision = state.ending ? undefined : decisionOf(state, seat)
  if ((move.kind === 'play' || move.kind === 'activate') && (decision?.kind === 'turn' || decision?.kind === 'react'))
    return judgeUse(state, decision, move)
  const no = refusalOf(state, seat, move)
  return no ? err(no) : LEGAL
}

const LEGAL = ok(undefined)

/** Another's turn, or one's own while another decides; a reaction too many says so. [SS-CHAIN-4] */
const notAsked = (state: State, seat: Seat, move: Move): No => {
  const { links, resolving } = state.chain
  if (move.kind === 'return' || move.kind === 'keep') return refused('mulligan-over', 'SS-SETUP-4')
  if (resolving) return refused('not-your-turn', 'SS-CHAIN-7')
  if (links.length === 0)
    return refused('not-your-turn', state.turn.active.includes(seat) ? 'SS-RULING-7' : 'SS-CHAIN-2')
  const plays = move.kind === 'play' || move.kind === 'activate'
  return refused(plays && isAtLimit(state, seat) ? 'reaction-limit' : 'not-your-turn', 'SS-CHAIN-4')
}

const RULE_OF: { readonly [kind in Decision['kind']]: string } = {
  mulligan: 'SS-SETUP-3',
  turn: 'SS-TURN-1',
  react: 'SS-CHAIN-2',
  pay: 'SS-PAY-1',
  order: 'SS-TURN-ADV-2',
  target: 'SS-CHAIN-8',
  choose: 'SS-CHAIN-7',
}

/** The rule by which a question is put. */
const RULE_OF_PROMPT: { readonly [prompt in Prompt]: string } = {
  'storm-target': 'SS-STORM-3',
  target: 'SS-CHAIN-8',
  negate: 'SS-RULING-26',
  copy: 'SS-RULING-85',
  'sacrifice-price': 'SS-KW-SACRIFICE-1',
  sacrifice: 'SS-KW-SACRIFICE-1',
  discard: 'SS-RULING-33',
  'discard-theirs': 'SS-RULING-33',
  tuck: 'SS-CONF-1',
  place: 'SS-PLACE-1',
  shapeshift: 'SS-KW-SHAPESHIFT-1',
  heal: 'SS-KW-HEAL-1',
  'vision-keep': 'SS-KW-VISION-1',
  'vision-side': 'SS-KW-VISION-1',
  'vision-order': 'SS-KW-VISION-1',
  reset: 'SS-KW-RESET-1',
  may: 'SS-CONF-1',
  price: 'SS-SYN-1',
  tax: 'SS-RULING-80',
  redirect: 'SS-CONF-3',
  front: 'SS-RULING-59',
  'extra-turn': 'SS-TURN-XTRA-1',
  victim: 'SS-COOP-10',
  'boss-tie': 'SS-RULING-44',
  'leader-space': 'SS-RULING-45',
  'leader-replaces': 'SS-BHAND-6',
  'boss-goes-on': 'SS-BTURN-1',
}

/** Questions the order of a turn puts, not an effect that is being resolved. */
const OF_THE_TURN: readonly Prompt[] = [
  'storm-target',
  'front',
  'tax',
  'extra-turn',
  'boss-tie',
  'leader-space',
  'leader-replaces',
  'boss-goes-on',
]

const wrong = (decision: Decision): No => {
  const asks = 'prompt' in decision && OF_THE_TURN.includes(decision.prompt)
  return refused('not-now', asks ? RULE_OF_PROMPT[decision.prompt] : RULE_OF[decision.kind], { asked: decision.kind })
}

const refuseMulligan = (
  state: State,
  decision: Extract<Decision, { kind: 'mulligan' }>,
  move: Move,
): No | undefined => {
  if (move.kind === 'keep') return undefined
  if (move.kind !== 'return') return wrong(decision)
  if (decision.returned.includes(move.card)) return refused('already-chosen', 'SS-SETUP-3')
  const held = stockOf(state, decision.seat).hand.some(card => card.id === move.card)
  return held ? undefined : refused('not-in-hand', 'SS-SETUP-3')
}

const refuseActing = (
  state: State,
  decision: Extract<Decision, { kind: 'turn' | 'react' }>,
  move: Move,
): No | undefined => {
  switch (move.kind) {
    case 'play':
    case 'activate': {
      const judged = judgeUse(state, decision, move)
      return judged.ok ? undefined : judged.error
    }
    case 'next':
      return decision.kind === 'turn' ? undefined : wrong(decision)
    case 'pass':
      return decision.kind === 'react' ? undefined : wrong(decision)
    case 'orders':
      if (state.house.reactions !== 'standing-orders') return refused('no-standing-orders', 'SS-CHAIN-2')
      if (decision.kind !== 'turn') return wrong(decision)
      return (state.standing[decision.seat] ?? 'always') === move.when
        ? refused('already-chosen', 'SS-CHAIN-2')
        : undefined
    case 'keep':
    case 'return':
      return refused('mulligan-over', 'SS-SETUP-4')
    case 'storm':
    case 'hold':
    case 'support':
      return refused('not-now', 'SS-TURN-ADV-2', { asked: decision.kind })
    default:
      return wrong(decision)
  }
}

const refuseOrder = (state: State, decision: Extract<Decision, { kind: 'order' }>, move: Move): No | undefined => {
  const creature = creatureOf(state, decision.creature)
  if (!creature) return wrong(decision)
  if (move.kind === 'storm') return undefined
  if (move.kind === 'support') return refuseSupport(state, creature)
  return move.kind === 'hold' ? refuseHold(state, creature, move.space) : wrong(decision)
}

type Choosing = Extract<Decision, { kind: 'target' | 'choose' }>

const refuseChoice = (state: State, decision: Choosing, move: Move): No | undefined => {
  const { chosen, options, min, orNone } = decision
  const rule = RULE_OF_PROMPT[decision.prompt]
  if (move.kind === 'done') {
    if (chosen.length >= min || (orNone && chosen.length === 0)) return undefined
    return refused('too-few-chosen', rule, { least: min })
  }
  if (move.kind !== decision.kind) return wrong(decision)
  if (chosen.includes(move.what)) return refused('already-chosen', rule)
  if (options.includes(move.what)) return undefined
  if (decision.kind === 'target') return refuseTarget(state, decision, move.what)
  // [SS-RULING-36] not to its own effect
  const itself = rule === 'SS-KW-SACRIFICE-1' && move.what === decision.source
  return refused('not-an-option', itself ? 'SS-RULING-36' : rule)
}

/** Why this is no target: what is public about it. */
const refuseTarget = (state: State, { prompt, seat }: Choosing, what: string): No => {
  const creature = creatureOf(state, what)
  if (prompt === 'storm-target' && creature) {
    if (isWith(state, creature.side, seat)) return refused('target-own-card', 'SS-STORM-9')
    if (isOnTrack(creature.place)) return refused('target-on-track', 'SS-STORM-8')
    // Only a partner's Battle Zone is out of reach.
    return refused('illegal-target', isCoop(state) ? 'SS-RULING-57' : 'SS-STORM-3')
  }
  const context = { you: seat, front: '', design: '', as: 'action' as const }
  if (creature && !isReached(state, context, creature)) return refused('target-immune', 'SS-BHAND-10')
  const immune = creature ? isUntargetable(state, context, creature) : isSupporterImmune(state, seat, what)
  return immune ? refused('target-immune', 'SS-CONF-1') : refused('illegal-target', RULE_OF_PROMPT[prompt])
}

const isSupporterImmune = (state: State, seat: Seat, id: string): boolean => {
  const owner = ownerOfSupporter(state, id)
  if (!owner || owner === 'boss') return false
  if (supportersImmune(state, owner, 'kill-and-take', id)) return true
  return opposes(state, seat, owner) && supportersImmune(state, owner, 'target', id)
}

/** All legal moves of a seat: cards in hand order, then abilities, then the rest. */
export const legalMovesOf = (state: State, seat: Seat): readonly Move[] => {
  const decision = decisionOf(state, seat)
  if (!decision || state.ending) return []
  switch (decision.kind) {
    case 'mulligan': {
      const open = stockOf(state, seat).hand.filter(card => !decision.returned.includes(card.id))
      return [...open.map(card => ({ kind: 'return', card: card.id }) as const), { kind: 'keep' }]
    }
    case 'turn':
    case 'react':
      return actingMoves(state, decision)
    case 'pay': {
      const { hand, supporters } = stockOf(state, seat)
      return hand
        .concat(supporters)
        .filter(card => !refusePayment(state, decision, card.id))
        .map(card => ({ kind: 'pay', card: card.id }) as const)
    }
    case 'order': {
      const orders: readonly Move[] = [
        { kind: 'storm' },
        ...SPACES.map(space => ({ kind: 'hold', space }) as const),
        { kind: 'support' },
      ]
      return orders.filter(move => !refuseOrder(state, decision, move))
    }
    case 'target':
    case 'choose': {
      const { options, chosen, kind } = decision
      const open = options.filter(what => !chosen.includes(what)).map(what => ({ kind, what }) as const)
      const done: Move = { kind: 'done' }
      return refuseChoice(state, decision, done) ? open : [...open, done]
    }
  }
}

const USES: readonly Use[] = ['action', 'creature']
const USES_OUTSIDE_DEPLOY: readonly Use[] = ['action']

const actingMoves = (state: State, decision: Extract<Decision, { kind: 'turn' | 'react' }>): readonly Move[] => {
  const { seat } = decision
  const moves: Move[] = []
  const fronts = frontsOf(state, seat)
  const deploys = decision.kind === 'turn' && decision.step === 'deploy'
  const uses = deploys ? USES : USES_OUTSIDE_DEPLOY
  const { hand } = stockOf(state, seat)
  const means = hand.length - 1 + readySupporters(state, seat)
  const surcharges = fronts.map(front => surchargeFor(state, seat, front.id))
  for (const card of hand)
    for (let i = 0; i < fronts.length; i++) {
      const { id } = fronts[i]!
      const surcharge = surcharges[i]!
      for (const use of uses) {
        // What cannot be paid for is not looked at any closer.
        const cost = costWith(state, card.design, use, surcharge)
        if (cost > means || !judgeCard(state, decision, card, use, id, cost).ok) continue
        const move = { kind: 'play', card: card.id, as: use } as const
        moves.push(fronts.length > 1 ? { ...move, front: id } : move)
      }
    }
  for (const creature of state.creatures) {
    const count = abilitiesFor(state, seat, creature).length
    for (let ability = 1; ability <= count; ability++) {
      const move = { kind: 'activate', card: creature.id, ability } as const
      if (judgeActivate(state, decision, move).ok) moves.push(move)
    }
  }
  moves.push(decision.kind === 'turn' ? { kind: 'next' } : { kind: 'pass' })
  if (decision.kind === 'turn' && state.house.reactions === 'standing-orders')
    for (const when of STANDING) {
      const move = { kind: 'orders', when } as const
      if (!refuseActing(state, decision, move)) moves.push(move)
    }
  return moves
}
