/** A creature leaves play: what replaces the way to the Casualties, and who chooses. [SS-CONF] */
import { fireAbout } from '../effects/triggers.ts'
import { eachModifier, touches } from '../effects/values.ts'
import { isMoved, type MovedKind } from '../event.ts'
import { ask, fieldSpot, move, type Run } from '../run.ts'
import { creatureOf, humanFor } from '../scope.ts'
import type { Card, Creature, LeaveCause, State, Task } from '../state.ts'
import { destroyed, gainSupporter, intoHand } from './13-keywords.ts'

type End = 'hand' | 'supporter' | 'bottom' | 'destroyed'

const KINDS: { readonly [cause in LeaveCause]: MovedKind } = {
  storm: 'creature-spent',
  kill: 'creature-killed',
  sacrifice: 'creature-sacrificed',
  replaced: 'creature-replaced',
  gang: 'creature-ganged',
  swap: 'creature-swapped',
}

/** [SS-CONF-2] Passives come before the core rule; all that apply, each end once. */
export const redirectsOf = (state: State, creature: Creature, cause: LeaveCause): readonly End[] => {
  const ends: End[] = []
  eachModifier(state, 'redirect', found => {
    const { modifier } = found
    if (!applies(modifier.cause, cause) || !touches(state, modifier.what, found, creature)) return
    if (!ends.includes(modifier.to)) ends.push(modifier.to)
  })
  return ends
}

const applies = (on: 'storm' | 'kill' | 'sacrifice' | 'leave', cause: LeaveCause): boolean => {
  if (on === 'leave') return true
  if (on === 'kill') return cause === 'kill' || cause === 'sacrifice'
  return on === cause
}

export const doLeave = (run: Run, task: Extract<Task, { do: 'leave' }>): void => {
  const creature = creatureOf(run.state, task.creature)
  if (!creature) return
  const ends = redirectsOf(run.state, creature, task.cause)
  if (ends.length > 1 && !task.answer) {
    // [SS-CONF-3] the player to whom they belong chooses
    ask(run, task, {
      kind: 'choose',
      seat: humanFor(run.state, creature.side),
      prompt: 'redirect',
      options: ends,
      min: 1,
      max: 1,
      chosen: [],
      design: creature.design,
      source: creature.id,
    })
    return
  }
  const end = (task.answer?.[0] ?? ends[0]) as End | undefined
  const card = goes(run, creature, KINDS[task.cause], end, task.cause)
  // [SS-RULING-78] killed, sacrificed too, wherever the card then goes
  if (task.cause === 'kill' || task.cause === 'sacrifice') {
    const ally = task.cause === 'kill' ? (['ally-killed'] as const) : (['ally-killed', 'ally-sacrificed'] as const)
    fireAbout(run, creature, { self: 'self-killed', ally, enemy: 'enemy-killed' }, card)
  }
}

/** Returns the handle of the card where it lies now. */
const goes = (run: Run, creature: Creature, kind: MovedKind, end: End | undefined, cause: LeaveCause): string => {
  const { side } = creature
  const from = fieldSpot(creature)
  switch (end) {
    case 'hand': {
      intoHand(run, kind, from, side, [creature])
      return lastMoved(run)
    }
    case 'supporter':
      gainSupporter(run, kind, from, side, creature)
      return lastMoved(run)
    case 'bottom':
      move(run, kind, from, { side, zone: 'resources', end: 'bottom' }, [creature], cause)
      return ''
    case 'destroyed':
      destroyed(run, kind, from, [creature])
      return lastMoved(run)
    default: {
      // [SS-KW-KILL-1, SS-STORM-10] to its owner's Casualties
      const moved: readonly Card[] = move(run, kind, from, { side, zone: 'casualties' }, [creature], cause)
      return moved[0]!.id
    }
  }
}

/** The handle the last card moved was given. */
const lastMoved = (run: Run): string => {
  for (let i = run.events.length - 1; i >= 0; i--) {
    const event = run.events[i]!
    if (isMoved(event)) return event.cards[0]?.as ?? ''
  }
  return ''
}
