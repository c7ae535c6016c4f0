/** Whom a boss means who means one player: in Co-op the players say. [SS-COOP-10, SS-RULING-77] */
import { ask, type Run, tell } from '../run.ts'
import { foesOf, humanFor, zonesFor } from '../scope.ts'
import type { Context, State, Task } from '../state.ts'
import type { Seat } from '../vocabulary.ts'
import type { Condition, Part, Selector } from './effect.ts'
import { spaceOf } from './own-card.ts'
import { whatOf } from './targets.ts'

/** Whether a part means one opponent, and which is still open. */
export const needsVictim = (state: State, context: Context, part: Part): boolean => {
  if (context.you !== 'boss' || context.foe || foesOf(state, context).length < 2) return false
  switch (part.do) {
    case 'dmg':
      return part.to === 'opponent'
    case 'discard':
      return part.from === 'opponent'
    case 'steal':
    case 'raise':
    case 'turn-against':
    case 'shoot':
      return true
    case 'peek':
      return part.at === 'opponent'
    case 'sacrifice':
    case 'advance':
    case 'stall':
      return part.who === 'opponent'
    case 'place':
      return zonesFor(state, context, spaceOf(part)).length > 1
    case 'if':
      return speaksOfOpponent(part.when) || part.does.some(inner => needsVictim(state, context, inner))
    default:
      return isOfOpponent(whatOf(part))
  }
}

/** A Defender, Supporters, a hand, a pile; any creature of theirs is not one player's. */
const isOfOpponent = (what: Selector | undefined): boolean =>
  what !== undefined &&
  'side' in what &&
  what.side === 'opponent' &&
  what.of !== 'battle-zone' &&
  what.of !== 'creature'

const speaksOfOpponent = (when: Condition): boolean =>
  when.is === 'count' &&
  [when.of, ...(typeof when.than === 'number' ? [] : [when.than.countOf])].some(
    group => 'side' in group && group.side === 'opponent',
  )

/** The player chosen; undefined while that is asked. */
export const victimOf = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  options: readonly Seat[],
): Seat | undefined => {
  if (options.length === 1) return options[0]
  if (!task.answer) {
    ask(run, task, {
      kind: 'choose',
      seat: humanFor(run.state, 'boss'),
      prompt: 'victim',
      options,
      min: 1,
      max: 1,
      chosen: [],
      design: context.design,
    })
    return undefined
  }
  const foe = options.find(seat => seat === task.answer![0])
  if (foe) tell(run, { kind: 'boss-reasoned', why: 'victim-was-yours', rule: 'SS-COOP-10' })
  return foe
}
