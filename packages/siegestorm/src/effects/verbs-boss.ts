/** Verbs that only a boss's cards have a use for. A player's card does nothing with most of them. [SS-RULING-67] */
import { costInPlay, hasSpecial } from '../designs.ts'
import { changeMenace, recover } from '../rules/13-keywords.ts'
import { type Run, tell, todo } from '../run.ts'
import { creatureOf, foesOf, isOnTrack, isSeat } from '../scope.ts'
import type { Context, Task } from '../state.ts'
import type { CardId } from '../vocabulary.ts'
import type { Part } from './effect.ts'
import { objectsOf } from './objects.ts'
import { tieBroken } from './picking.ts'
import { cardPasses, creaturesIn } from './selectors.ts'
import type { PieceTask } from './step.ts'
import { amountOf } from './values.ts'

type Verb<D extends Part['do']> = Extract<Part, { do: D }>

export const doMenace = (run: Run, context: Context, part: Verb<'menace'>): void => {
  if (isSeat(context.you)) return
  changeMenace(run, part.by)
}

export const doRecover = (run: Run, context: Context, part: Verb<'recover'>): void => {
  if (!isSeat(context.you)) recover(run, amountOf(run.state, context, part.amount))
}

/** [SS-BHAND-11, SS-GOB-3] Only to a boss's creatures on his war track [SS-RULING-52], never to a player's [SS-RULING-67]. */
export const doGang = (run: Run, task: PieceTask, context: Context, part: Verb<'gang'>): void => {
  if (isSeat(context.you)) return
  for (const id of objectsOf(run, task, context, part) ?? []) {
    const creature = creatureOf(run.state, id)
    if (creature?.side === 'boss' && isOnTrack(creature.place))
      tell(run, { kind: 'gang-given', creature: id, count: part.amount })
  }
}

/** Turns the own Shades on the track up; what follows in the same action counts them as paid. */
export const doFlip = (run: Run, context: Context): void => {
  const shades = creaturesIn(run.state, context, { of: 'shade' })
  for (const { id, design } of shades) tell(run, { kind: 'shade-turned', creature: id, design })
  run.agenda = run.agenda.map(task => (follows(task, context) ? counting(task, shades.length) : task))
}

const follows = (task: Task, context: Context): task is PieceTask =>
  task.do === 'piece' &&
  task.context.you === context.you &&
  task.context.design === context.design &&
  task.context.source === context.source

const counting = (task: PieceTask, paid: number): PieceTask => ({ ...task, piece: { ...task.piece, paid } })

/** [SS-UND-2, SS-EX-19] Each such Destroyed card storms once, a boss's both players [SS-COOP-9], then stays Destroyed. */
export const doStormEach = (run: Run, context: Context, part: Verb<'storm-each'>): void => {
  const where = 'where' in part.what ? part.what.where : undefined
  const against = foesOf(run.state, context)
  const cards = run.state.destroyed.filter(card => cardPasses(run.state, where, card.design))
  todo(run, ...cards.map(card => ({ do: 'ghost-storm' as const, card, context, against })))
}

/**
 * [SS-PVB-6] What a boss gives up: his cheapest without Shielded; among equals the human chooses [SS-RULING-44].
 * Undefined while a tie is being broken.
 */
export const givenUpByBoss = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  options: readonly CardId[],
  count: number,
): readonly CardId[] | undefined => {
  const { state } = run
  const ranked = options
    .map(id => creatureOf(state, id))
    .filter(one => one !== undefined)
    .filter(one => !hasSpecial(state, one, 'shielded'))
    .map(one => ({ id: one.id, cost: costInPlay(state, one) }))
    .sort((a, b) => a.cost - b.cost)
  const most = Math.min(count, ranked.length)
  const last = ranked[most - 1]
  if (!last) return []
  const sure = ranked.filter(one => one.cost < last.cost).map(one => one.id)
  const tied = ranked.filter(one => one.cost === last.cost).map(one => one.id)
  const chosen = tieBroken(run, task, context, tied, most - sure.length, 'SS-RULING-44')
  if (!chosen) return undefined
  tell(run, { kind: 'boss-reasoned', why: 'sacrifices-cheapest', rule: 'SS-PVB-6' })
  return [...sure, ...chosen]
}
