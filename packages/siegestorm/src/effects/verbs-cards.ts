import { lose } from '../rules/08-losing.ts'
import { bossDraws, damage, discard, draw, intoHand, randomCards, recover } from '../rules/13-keywords.ts'
import { move, type Run, tell, todo } from '../run.ts'
import { foeOf, freeHand, isSeat, seatsFrom, stockOf } from '../scope.ts'
import type { Card, Context, State } from '../state.ts'
import type { CardId, Side } from '../vocabulary.ts'
import type { Part, Who } from './effect.ts'
import { answered, bossPicks, dearestFirst, explainDearest } from './picking.ts'
import { cardPasses } from './selectors.ts'
import type { PieceTask } from './step.ts'
import { handImmune } from './targets.ts'
import { fireBossCard, fireOpponent } from './triggers.ts'
import { amountOf, keyword } from './values.ts'

type Verb<D extends Part['do']> = Extract<Part, { do: D }>

/** Those meant, one at a time in turn order from the active player. [SS-RULING-4] */
export const sidesOf = (state: State, context: Context, who: Who): readonly Side[] => {
  if (who === 'you') return [context.you]
  if (who === 'each-player') return seatsFrom(state, state.turn.active[0] ?? context.you)
  const foe = foeOf(state, context)
  return foe ? [foe] : []
}

export const doDmg = (run: Run, context: Context, part: Verb<'dmg'>): void => {
  const amount = amountOf(run.state, context, part.amount)
  for (const side of sidesOf(run.state, context, part.to)) {
    if (run.state.ending) return
    damage(run, side, amount)
  }
}

/** [SS-KW-HEAL-1, SS-RULING-31] The owner picks which and in what order; the last one lies on top. */
export const doHeal = (run: Run, task: PieceTask, context: Context, part: Verb<'heal'>): void => {
  const { you } = context
  const asked = amountOf(run.state, context, part.amount)
  if (asked <= 0) return
  const amount = asked + keyword(run.state, you, 'heal')
  // [SS-RULING-47] a boss Recovers instead
  if (!isSeat(you)) {
    recover(run, amount)
    return
  }
  const { casualties } = stockOf(run.state, you)
  const count = Math.min(amount, casualties.length)
  if (count === 0) return
  const chosen = run.state.house.healTopOnly
    ? casualties.slice(0, count).map(card => card.id)
    : answered(run, task, context, {
        chooser: you,
        prompt: 'heal',
        options: casualties.map(card => card.id),
        min: count,
        max: count,
        ordered: true,
      })
  if (!chosen) return
  move(run, 'cards-healed', { side: you, zone: 'casualties' }, { side: you, zone: 'heal' }, byId(casualties, chosen))
}

/** The cards of a pile in the order in which they were chosen. */
export const byId = <C extends Card>(pile: readonly C[], ids: readonly CardId[]): readonly C[] =>
  ids.map(id => pile.find(card => card.id === id)).filter(card => card !== undefined)

export const doDraw = (run: Run, context: Context, part: Verb<'draw'>): void => {
  const count = amountOf(run.state, context, part.amount)
  const { you } = context
  if (isSeat(you)) draw(run, you, count, 'effect')
  // [SS-RULING-81] outside his Draw step
  else if (bossDraws(run, count)) fireOpponent(run, you, 'opponent-extra-draw', count)
}

/** [SS-KW-VISION-1, SS-RULING-30] The number drawn stays, a modifier keeps more. [SS-RULING-66] */
export const doVision = (run: Run, context: Context, part: Verb<'vision'>): void => {
  const count = amountOf(run.state, context, part.amount)
  const { you } = context
  if (count <= 0) return
  if (!isSeat(you)) {
    bossVision(run, count)
    return
  }
  const { resources } = stockOf(run.state, you)
  if (resources.length < count) {
    lose(run, you)
    return
  }
  const seen = resources.slice(0, count).map(design => ({ design }))
  move(run, 'vision-drawn', { side: you, zone: 'resources' }, { side: you, zone: 'vision' }, seen)
  todo(run, { do: 'vision-keep', seat: you, keep: 1 + keyword(run.state, you, 'vision') })
}

/** [SS-RULING-44, SS-RULING-66] The boss keeps the dearest, the rest goes under his Resources. */
const bossVision = (run: Run, count: number): void => {
  if (!bossDraws(run, count, 'vision-drawn', 'vision')) return
  const seen = dearestFirst(run.state, stockOf(run.state, 'boss').vision)
  const keep = 1 + keyword(run.state, 'boss', 'vision')
  const kept = seen.slice(0, keep)
  const rest = seen.slice(keep)
  if (rest.length > 0) explainDearest(run, kept)
  move(run, 'vision-kept', { side: 'boss', zone: 'vision' }, { side: 'boss', zone: 'hand' }, kept)
  move(
    run,
    'vision-put-back',
    { side: 'boss', zone: 'vision' },
    { side: 'boss', zone: 'resources', end: 'bottom' },
    rest,
  )
  fireOpponent(run, 'boss', 'opponent-extra-draw', kept.length)
}

/** [SS-RULING-33] The one who discards chooses, unless the text says otherwise; a boss always at random. */
export const doDiscard = (run: Run, task: PieceTask, context: Context, part: Verb<'discard'>): void => {
  const [side] = sidesOf(run.state, context, part.from)
  if (!side || (part.from === 'opponent' && handImmune(run.state, side))) return
  const hand = freeHand(stockOf(run.state, side).hand, run)
  const count = Math.min(amountOf(run.state, context, part.amount), hand.length)
  if (count <= 0) return
  if (part.chosen === 'random' || !isSeat(side) || (part.chosen === 'controller' && !isSeat(context.you))) {
    discard(run, side, randomCards(run, `discard/${side}`, hand, count), context.you)
    return
  }
  const chooser = part.chosen === 'controller' ? context.you : side
  if (chooser !== side && !task.answer) tell(run, { kind: 'hand-peeked', by: chooser, side, cards: hand })
  const chosen = answered(run, task, context, {
    chooser,
    prompt: chooser === side ? 'discard' : 'discard-theirs',
    options: hand.map(card => card.id),
    min: count,
    max: count,
    ordered: true,
  })
  if (chosen) discard(run, side, byId(hand, chosen), context.you)
}

/** [SS-KW-STEAL-1, SS-PVB-1] At random; the taker owns it from now on. [SS-KW-OWN-1] */
export const doSteal = (run: Run, context: Context, part: Verb<'steal'>): void => {
  const foe = foeOf(run.state, context)
  if (!foe || handImmune(run.state, foe)) return
  const count = amountOf(run.state, context, part.amount)
  const taken = randomCards(run, `steal/${foe}`, freeHand(stockOf(run.state, foe).hand, run), count)
  intoHand(run, 'card-stolen', { side: foe, zone: 'hand' }, context.you, taken)
  if (context.you === 'boss') fireBossCard(run, 'player-loses-hand-card', taken.length)
}

/** [SS-KW-RAISE-1] */
export const doRaise = (run: Run, context: Context, part: Verb<'raise'>): void => {
  const foe = foeOf(run.state, context)
  if (!foe) return
  const taken = stockOf(run.state, foe).casualties.slice(0, amountOf(run.state, context, part.amount))
  intoHand(run, 'card-raised', { side: foe, zone: 'casualties' }, context.you, taken)
}

export const doSalvage = (run: Run, context: Context, part: Verb<'salvage'>): void => {
  const { you } = context
  const fitting = stockOf(run.state, you).casualties.filter(card => cardPasses(run.state, part.where, card.design))
  const cards = part.amount === 'all' ? fitting : fitting.slice(0, amountOf(run.state, context, part.amount))
  if (cards.length === 0) return
  const from = { side: you, zone: 'casualties' } as const
  if (part.to === 'hand') {
    intoHand(run, 'cards-salvaged', from, you, cards)
    return
  }
  move(run, 'cards-salvaged', from, { side: you, zone: 'resources', end: 'bottom' }, cards)
  if (part.to === 'bottom') return
  const order = run.chance.shuffle(`shuffle/${you}`, stockOf(run.state, you).resources)
  tell(run, { kind: 'resources-shuffled', side: you, order })
}

export const doTuck = (run: Run, task: PieceTask, context: Context, part: Verb<'tuck'>): void => {
  const { you } = context
  const hand = freeHand(stockOf(run.state, you).hand, run)
  const options = hand.map(card => card.id)
  const count = Math.min(amountOf(run.state, context, part.amount), hand.length)
  const chosen = isSeat(you)
    ? answered(run, task, context, { chooser: you, prompt: 'tuck', options, min: count, max: count, ordered: true })
    : bossPicks(run, task, context, options, count, true)
  // [SS-RULING-44] what he keeps is the worst for the human
  if (chosen && !isSeat(you) && count < options.length)
    tell(run, { kind: 'boss-reasoned', why: 'puts-back-cheapest', rule: 'SS-RULING-44' })
  if (chosen)
    move(
      run,
      'card-tucked',
      { side: you, zone: 'hand' },
      { side: you, zone: 'resources', end: 'bottom' },
      byId(hand, chosen),
    )
}

export const doPeek = (run: Run, context: Context, part: Verb<'peek'>): void => {
  const side = part.at === 'own' ? context.you : foeOf(run.state, context)
  if (side) tell(run, { kind: 'hand-peeked', by: context.you, side, cards: stockOf(run.state, side).hand })
}
