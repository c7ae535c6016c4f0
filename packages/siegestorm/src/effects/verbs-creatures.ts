/** Verbs on creatures: kill, destroy, sacrifice, return, deploy, place, advance, shift, stall, shapeshift, copy. */
import { actionOf, designOf, isCreatureCard, isShade } from '../designs.ts'
import type { Spot } from '../event.ts'
import { changeMenace, destroyed, intoHand } from '../rules/13-keywords.ts'
import { fieldSpot, move, type Run, tell, todo, todoEffect } from '../run.ts'
import {
  atPlace,
  creatureOf,
  defenderOf,
  foeOf,
  freeHand,
  frontOf,
  isOnTrack,
  isSeat,
  stockOf,
  tracksOf,
  zonesFor,
} from '../scope.ts'
import type { Context, Creature } from '../state.ts'
import type { CardId, FrontId, Side } from '../vocabulary.ts'
import { alliesFor } from './can-do.ts'
import type { Part } from './effect.ts'
import { objectsOf } from './objects.ts'
import { type OwnCard, ownCard, spaceOf } from './own-card.ts'
import { answered } from './picking.ts'
import { cardPasses } from './selectors.ts'
import type { PieceTask } from './step.ts'
import { MENACE, menaceMeant, nextSpace, ownerOfSupporter, reachable } from './targets.ts'
import { fireAbout, fireOpponent } from './triggers.ts'
import { amountOf } from './values.ts'
import { givenUpByBoss } from './verbs-boss.ts'
import { sidesOf } from './verbs-cards.ts'

type Verb<D extends Part['do']> = Extract<Part, { do: D }>

export const doKill = (run: Run, task: PieceTask, context: Context, part: Verb<'kill'>): void => {
  const objects = objectsOf(run, task, context, part)
  if (!objects) return
  const kills = objects.filter(id => creatureOf(run.state, id))
  for (const id of objects) if (!kills.includes(id)) killSupporter(run, part, id, objects.length - 1)
  if (kills.length > 0) todo(run, { do: 'leave', creatures: kills, cause: 'kill' })
}

/** [SS-RULING-23, SS-SUB-2] Face up onto its owner's Casualties; the boss loses Menace. */
const killSupporter = (run: Run, part: Verb<'kill'>, id: CardId, others: number): void => {
  if (id === MENACE) {
    const count = menaceMeant(run.state, part.what, others)
    changeMenace(run, -count)
    fireOpponent(run, 'boss', 'opponent-supporter-killed', count)
    return
  }
  const side = ownerOfSupporter(run.state, id)
  const card = side && stockOf(run.state, side).supporters.find(one => one.id === id)
  if (!side || !card) return
  move(run, 'supporter-killed', { side, zone: 'supporters' }, { side, zone: 'casualties' }, [card])
  fireOpponent(run, side, 'opponent-supporter-killed')
}

export const doDestroy = (run: Run, task: PieceTask, context: Context, part: Verb<'destroy'>): void => {
  const { what } = part
  if (what.of === 'casualties') {
    const side = what.side === 'own' ? context.you : foeOf(run.state, context)
    if (!side) return
    // With a filter only those that pass it are counted and destroyed.
    const pile = stockOf(run.state, side).casualties.filter(card => cardPasses(run.state, what.where, card.design))
    const cards = what.take === 'all' ? pile : pile.slice(0, topOf(what.take))
    if (cards.length > 0) destroyed(run, 'casualties-destroyed', { side, zone: 'casualties' }, cards)
    return
  }
  const objects = objectsOf(run, task, context, part)
  for (const id of objects ?? []) {
    const creature = reachable(run.state, context, id)
    if (creature) destroyed(run, 'creature-destroyed', fieldSpot(creature), [creature])
    else destroySupporter(run, part, id, (objects ?? []).length - 1)
  }
}

const topOf = (take: unknown): number => {
  if (typeof take === 'number') return take
  return typeof take === 'object' && take !== null && 'top' in take ? Number(take.top) : 0
}

const destroySupporter = (run: Run, part: Verb<'destroy'>, id: CardId, others: number): void => {
  if (id === MENACE) {
    changeMenace(run, -menaceMeant(run.state, part.what, others))
    return
  }
  const side = ownerOfSupporter(run.state, id)
  const card = side && stockOf(run.state, side).supporters.find(one => one.id === id)
  if (side && card) destroyed(run, 'supporter-destroyed', { side, zone: 'supporters' }, [card])
}

/** [SS-KW-SACRIFICE-1] That side chooses among its own track; for the own effect never the source. */
export const doSacrifice = (run: Run, task: PieceTask, context: Context, part: Verb<'sacrifice'>): void => {
  const [side] = sidesOf(run.state, context, part.who)
  if (!side) return
  const options =
    side === context.you
      ? alliesFor(run.state, context)
      : alliesFor(run.state, { you: side, front: context.front, design: context.design, as: context.as })
  const count = Math.min(amountOf(run.state, context, part.amount), options.length)
  const chosen = isSeat(side)
    ? answered(run, task, context, { chooser: side, prompt: 'sacrifice', options, min: count, max: count })
    : givenUpByBoss(run, task, context, options, count)
  if (chosen && chosen.length > 0) todo(run, { do: 'leave', creatures: chosen, cause: 'sacrifice' })
}

export const doReturn = (run: Run, task: PieceTask, context: Context, part: Verb<'return'>): void => {
  for (const id of objectsOf(run, task, context, part) ?? []) {
    const creature = creatureOf(run.state, id)
    if (creature) intoHand(run, 'creature-returned', fieldSpot(creature), creature.side, [creature])
  }
}

/** [SS-PLACE-2, SS-RULING-20] Free, into the empty Deployment Zone only. */
export const doDeploy = (run: Run, task: PieceTask, context: Context, part: Verb<'deploy'>): void => {
  const { you } = context
  const front = isSeat(you) ? trackFront(run, context, you) : tracksOf(run.state, you)[0]!
  if (!front || defenderOf(run.state, you, front)) return
  const taken = ownCard(run, task, context, part)
  if (taken) deployCard(run, taken.from, taken.card, you, front)
}

/** A card enters a Deployment Zone, whatever put it there. [SS-RULING-74] */
export const deployCard = (
  run: Run,
  from: Spot,
  card: OwnCard['card'],
  side: Side,
  front: FrontId,
  way: 'deployed' | 'swapped' = 'deployed',
): Creature | undefined => {
  const shade = isShade(designOf(run.state, card.design)) ? { shade: true as const } : {}
  // [SS-RULING-53] what came in by Swap does not swap again
  const deployed = way === 'deployed' ? { deployed: run.state.turn.number } : {}
  const to: Spot = { side, zone: 'field', front, place: 'deployment', ...deployed, ...shade }
  const [moved] = move(run, 'card-deployed', from, to, [card])
  const creature = creatureOf(run.state, moved?.as)
  if (creature) fireAbout(run, [{ creature, it: creature.id }], { self: 'self-deploys', ally: ['ally-deploys'] })
  return creature
}

/** [SS-PLACE-1, SS-RULING-20] As with Hold Ground the own Frontline may be taken over. */
export const doPlace = (run: Run, task: PieceTask, context: Context, part: Verb<'place'>): void => {
  const { you } = context
  const place = spaceOf(part)
  const [front] = zonesFor(run.state, context, place)
  if (!front) return
  const taken = ownCard(run, task, context, part)
  if (!taken) return
  const { from, card } = taken
  const occupant = place === 'frontline' ? atPlace(run.state, you, front, 'frontline') : undefined
  if (occupant) {
    todo(run, { do: 'leave', creatures: [occupant.id], cause: 'replaced' }, { ...task, answer: [card.id ?? ''] })
    return
  }
  const shade = isShade(designOf(run.state, card.design)) ? { shade: true as const } : {}
  move(run, 'card-placed', from, { side: you, zone: 'field', front, place, ...shade }, [card])
}

/** [SS-KW-ADVANCE-1] The same procedure as the Advance step, orders included. */
export const doAdvance = (run: Run, context: Context, part: Verb<'advance'>): void => {
  const [side] = sidesOf(run.state, context, part.who)
  if (!side) return
  const front = side === 'boss' ? tracksOf(run.state, side)[0]! : trackFront(run, context, side)
  if (!front) return
  for (let i = 0; i < part.times; i++) todo(run, { do: 'advance', side, front })
}

/** A player's track an effect speaks of: on its front, unless that is gone by now [SS-RULING-79]; a boss means the only one. */
const trackFront = (run: Run, context: Context, side: Side): FrontId | undefined =>
  context.you === 'boss' ? tracksOf(run.state, side)[0] : frontOf(run.state, context.front)?.id

export const doShift = (run: Run, task: PieceTask, context: Context, part: Verb<'shift'>): void => {
  for (const id of objectsOf(run, task, context, part) ?? []) {
    const creature = creatureOf(run.state, id)
    const place = creature && nextSpace(run.state, creature)
    if (place) tell(run, { kind: 'creature-shifted', creature: id, place })
  }
}

export const doStall = (run: Run, context: Context, part: Verb<'stall'>): void => {
  const [side] = sidesOf(run.state, context, part.who)
  if (!side) return
  const front = side === 'boss' ? tracksOf(run.state, side)[0]! : trackFront(run, context, side)
  if (front) tell(run, { kind: 'track-stalled', side, front })
}

/** [SS-KW-SHAPESHIFT-1, SS-RULING-37, SS-RULING-83] One exchange; the hand limit is not checked. */
export const doShapeshift = (run: Run, task: PieceTask, context: Context): void => {
  const creature = creatureOf(run.state, context.source)
  const { you } = context
  if (!creature || !isSeat(you) || creature.side !== you) return
  const hand = freeHand(stockOf(run.state, you).hand, run)
  const options = hand.filter(card => isCreatureCard(designOf(run.state, card.design)))
  const chosen = answered(run, task, context, {
    chooser: you,
    prompt: 'shapeshift',
    options: options.map(card => card.id),
    min: 1,
    max: 1,
  })
  const card = options.find(one => one.id === chosen?.[0])
  if (!card) return
  move(run, 'creature-returned', fieldSpot(creature), { side: you, zone: 'hand' }, [creature])
  const shade = isShade(designOf(run.state, card.design)) && isOnTrack(creature.place) ? { shade: true as const } : {}
  const to: Spot = { side: you, zone: 'field', front: creature.front, place: creature.place, ...shade }
  const [moved] = move(run, 'card-shifted-shape', { side: you, zone: 'hand' }, to, [card])
  // [SS-STORM-10] who comes in for a stormer leaves play when the storm ends
  run.agenda = run.agenda.map(task =>
    task.do === 'storm-end' && task.creature === creature.id && moved?.as ? { ...task, creature: moved.as } : task,
  )
}

/** A copy that was not declared at PLAY (in a trigger): chosen now. */
export const doCopied = (run: Run, task: PieceTask, context: Context, part: Verb<'copy'>): void => {
  const [id] = objectsOf(run, task, context, part) ?? []
  const creature = creatureOf(run.state, id)
  if (creature) todoEffect(run, actionOf(run.state, creature.design), context)
}
