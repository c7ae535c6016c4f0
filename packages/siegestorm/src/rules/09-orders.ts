/** Advance and the three orders: Storm, Hold Ground, Support. [SS-TURN-ADV, SS-STORM, SS-HOLD, SS-SUP] */
import { actionOf } from '../designs.ts'
import { canDo, meansNow } from '../effects/can-do.ts'
import { fireAbout, fireSelf } from '../effects/triggers.ts'
import { contextOf, eachModifier } from '../effects/values.ts'
import { ask, fieldSpot, type Run, tell, todo } from '../run.ts'
import { across, atPlace, creatureOf, inScope, isSeat, onNoMansLand, opposes } from '../scope.ts'
import type { Creature, State, Task } from '../state.ts'
import type { Side, Space } from '../vocabulary.ts'
import { type No, refused } from './05-paying.ts'
import { gainSupporter } from './13-keywords.ts'

/** [SS-RULING-19] All move at once; then the one pushed out gets its order. */
export const doAdvance = (run: Run, { side, front }: Extract<Task, { do: 'advance' }>): void => {
  const moves = run.state.creatures.some(one => one.side === side && one.front === front && isMoving(one))
  if (!moves) return
  // Another one may be on its way out already, its order put off by what that set going.
  const leaving = atPlace(run.state, side, front, 'top')
  tell(run, { kind: 'track-advanced', side, front })
  if (leaving) todo(run, { do: 'order', creature: leaving.id })
}

const isMoving = ({ place }: Creature): boolean => place === 'deployment' || place === 'middle' || place === 'top'

/** [SS-TURN-ADV-2] Exactly one order, at once. */
export const doOrder = (run: Run, task: Extract<Task, { do: 'order' }>): void => {
  const creature = creatureOf(run.state, task.creature)
  if (!creature) return
  const { side } = creature
  // [SS-BTURN-3] the boss always storms
  if (!isSeat(side)) {
    giveStorm(run, creature)
    return
  }
  if (!task.answer) {
    ask(run, task, { kind: 'order', seat: side, creature: creature.id })
    return
  }
  const [order, space] = task.answer
  if (order === 'storm') giveStorm(run, creature)
  else if (order === 'hold') holdGround(run, task, creature, space as Space)
  else support(run, creature)
}

/** Orders another side forbids. */
export const isForbidden = (state: State, creature: Creature, order: 'hold-ground' | 'support'): boolean => {
  let forbidden = false
  eachModifier(state, 'forbid', ({ modifier, context }) => {
    if (modifier.order !== order || !inScope(state, context, creature)) return
    const meant = modifier.who === 'you' ? context.you === creature.side : opposes(state, context.you, creature.side)
    forbidden ||= meant
  })
  return forbidden
}

/** [SS-HOLD-1, SS-HOLD-2, SS-HOLD-3] */
export const refuseHold = (state: State, creature: Creature, space: Space): No | undefined => {
  if (isForbidden(state, creature, 'hold-ground')) return refused('hold-ground-forbidden', 'SS-CONF-1')
  if (space === 'nml' && onNoMansLand(state, creature.front)) return refused('no-mans-land-occupied', 'SS-HOLD-3')
  return undefined
}

export const refuseSupport = (state: State, creature: Creature): No | undefined =>
  isForbidden(state, creature, 'support') ? refused('support-forbidden', 'SS-CONF-1') : undefined

const holdGround = (run: Run, task: Extract<Task, { do: 'order' }>, creature: Creature, space: Space): void => {
  const occupant = space === 'frontline' ? atPlace(run.state, creature.side, creature.front, 'frontline') : undefined
  if (occupant) {
    // [SS-HOLD-2] the previous occupant goes to the Casualties
    todo(run, { do: 'leave', creatures: [occupant.id], cause: 'replaced' }, task)
    return
  }
  tell(run, { kind: 'order-given', creature: creature.id, design: creature.design, order: 'hold', place: space })
}

/** [SS-SUP-1] */
const support = (run: Run, creature: Creature): void => {
  tell(run, {
    kind: 'order-given',
    creature: creature.id,
    design: creature.design,
    order: 'support',
    place: creature.place,
  })
  gainSupporter(run, 'creature-supported', fieldSpot(creature), creature.side, creature)
  // [SS-RULING-83] "when given Support" means this order
  fireSelf(run, creature, 'self-supports')
}

const giveStorm = (run: Run, creature: Creature): void => {
  tell(run, { kind: 'order-given', creature: creature.id, design: creature.design, order: 'storm', place: 'storming' })
  todo(run, { do: 'storm', creature: creature.id })
}

/** [SS-STORM-12] The greatest number of strikes counts. */
const strikesOf = (state: State, creature: Creature): number => {
  let strikes = 1
  eachModifier(state, 'strikes', ({ modifier, context }) => {
    if (context.source === creature.id) strikes = Math.max(strikes, modifier.times)
  })
  return strikes
}

/** Whom a storm is against: across the front; a boss storms every player left. [SS-COOP-9] */
export const stormed = (state: State, side: Side, front: string): readonly Side[] => {
  if (!isSeat(side)) return state.seats
  const foe = across(state, front, side)
  return foe ? [foe] : []
}

/** [SS-STORM-1] Attack fully first, then the action, then away. */
export const doStorm = (run: Run, { creature: id }: Extract<Task, { do: 'storm' }>): void => {
  const creature = creatureOf(run.state, id)
  if (!creature) return
  afterChain(run, { do: 'storm-action', creature: id }, { do: 'storm-end', creature: id })
  const against = stormed(run.state, creature.side, creature.front)
  todo(
    run,
    { do: 'attack', creature: id, left: strikesOf(run.state, creature), against },
    { do: 'attacks-over', creature: id },
  )
  // [SS-RULING-84] before Strength is determined
  fireAbout(run, [{ creature, it: id }], { self: 'self-storms', ally: ['ally-storms'] })
}

/** [SS-RULING-70] In the middle of a chain the action waits until that chain has been resolved, behind those before it. */
const afterChain = (run: Run, ...tasks: readonly Task[]): void => {
  let at = run.state.chain.links.length > 0 ? run.agenda.findIndex(task => task.do === 'resolve') : -1
  if (at < 0) {
    todo(run, ...tasks)
    return
  }
  while (run.agenda[at - 1]?.do === 'storm-action' && run.agenda[at - 2]?.do === 'storm-end') at -= 2
  run.agenda.splice(at, 0, ...[...tasks].reverse())
}

/** What lasted for the attack is over before the action. */
export const doAttacksOver = (run: Run, { creature }: Extract<Task, { do: 'attacks-over' }>): void => {
  const ids = run.state.lasting.filter(one => one.storm === creature).map(one => one.id)
  if (ids.length > 0) tell(run, { kind: 'lasting-ended', ids })
}

/** [SS-RULING-17] Free, mandatory, and a link like any action; skipped if it can do nothing. [SS-RULING-72] */
export const doStormAction = (run: Run, { creature: id }: Extract<Task, { do: 'storm-action' }>): void => {
  const creature = creatureOf(run.state, id)
  // [SS-RULING-73] a Shade still face down performs no action
  if (!creature || creature.shade) return
  const context = contextOf(creature, 'action')
  const action = actionOf(run.state, creature.design)
  if (action.length === 0) return
  if (!canDo(run.state, context, action, meansNow(run.state, context))) {
    tell(run, { kind: 'storm-action-skipped', creature: id, design: creature.design })
    return
  }
  todo(run, { do: 'draft', draft: { use: 'storm', context, stage: 'price', rest: action, pieces: [] } })
}

/** [SS-STORM-10] */
export const doStormEnd = (run: Run, { creature: id }: Extract<Task, { do: 'storm-end' }>): void => {
  const creature = creatureOf(run.state, id)
  if (creature?.place !== 'storming') return
  todo(run, { do: 'leave', creatures: [id], cause: 'storm' })
  fireSelf(run, creature, 'self-storm-ends')
}
