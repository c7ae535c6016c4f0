/** A creature leaves play: what replaces the way to the Casualties, and who chooses. [SS-CONF] */
import { fireAbout } from '../effects/triggers.ts'
import { eachModifier, touches } from '../effects/values.ts'
import { isMoved, type MovedKind } from '../event.ts'
import { ask, fieldSpot, move, type Run } from '../run.ts'
import { creatureOf, humanFor, isSeat } from '../scope.ts'
import type { Card, Creature, LeaveCause, State, Task } from '../state.ts'
import type { Side } from '../vocabulary.ts'
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

interface Redirect {
  readonly end: End
  readonly of: Side
}

/** [SS-CONF-2] Passives come before the core rule; all that apply. */
const redirectsOf = (state: State, creature: Creature, cause: LeaveCause): readonly Redirect[] => {
  const found: Redirect[] = []
  eachModifier(state, 'redirect', one => {
    const { modifier, context } = one
    if (!applies(modifier.cause, cause) || !touches(state, modifier.what, one, creature)) return
    found.push({ end: modifier.to, of: context.you })
  })
  // [SS-RULING-38] in the boss's turn the boss's effect applies first
  const bosses = state.turn.active.includes('boss') ? found.filter(({ of }) => of === 'boss') : []
  return bosses.length > 0 ? bosses : found
}

/** [SS-CONF-3, SS-RULING-38] The player to whom they all belong chooses, between different players' the active one. */
const chooserOf = (state: State, creature: Creature, redirects: readonly Redirect[]): Side => {
  const [first] = redirects
  if (first && redirects.every(({ of }) => of === first.of)) return first.of
  const { active } = state.turn
  return active.includes(creature.side) ? creature.side : (active.find(isSeat) ?? creature.side)
}

const applies = (on: 'storm' | 'kill' | 'sacrifice' | 'leave', cause: LeaveCause): boolean => {
  if (on === 'leave') return true
  if (on === 'kill') return cause === 'kill' || cause === 'sacrifice'
  return on === cause
}

export const doLeave = (run: Run, task: Extract<Task, { do: 'leave' }>): void => {
  const creature = creatureOf(run.state, task.creature)
  if (!creature) return
  const redirects = redirectsOf(run.state, creature, task.cause)
  const ends = [...new Set(redirects.map(({ end }) => end))]
  if (ends.length > 1 && !task.answer) {
    ask(run, task, {
      kind: 'choose',
      seat: humanFor(run.state, chooserOf(run.state, creature, redirects)),
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
