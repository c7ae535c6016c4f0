/** A creature leaves play: what replaces the way to the Casualties, and who chooses. [SS-CONF] */
import { fireAbout } from '../effects/triggers.ts'
import { eachModifier, touches } from '../effects/values.ts'
import { isMoved, type MovedKind } from '../event.ts'
import { ask, fieldSpot, move, type Run } from '../run.ts'
import { creatureOf, humanFor, isSeat } from '../scope.ts'
import type { Creature, LeaveCause, LeaveEnd, State, Task } from '../state.ts'
import type { Side } from '../vocabulary.ts'
import { destroyed, gainSupporter, intoHand } from './13-keywords.ts'

const KINDS: { readonly [cause in LeaveCause]: MovedKind } = {
  storm: 'creature-spent',
  kill: 'creature-killed',
  sacrifice: 'creature-sacrificed',
  replaced: 'creature-replaced',
  gang: 'creature-ganged',
  swap: 'creature-swapped',
}

interface Redirect {
  readonly end: LeaveEnd
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

/** [SS-CONF-2] All that leave by one effect leave at once: then passives see to what befell each of them. */
export const doLeave = (run: Run, task: Extract<Task, { do: 'leave' }>): void => {
  const { cause } = task
  const leaving = task.creatures.map(id => creatureOf(run.state, id)).filter(one => one !== undefined)
  const ends = settledEnds(run, task, leaving)
  if (!ends) return
  const watchers = run.state.creatures
  const left = leaving.map((creature, i) => ({
    creature,
    it: goes(run, creature, KINDS[cause], ends[i] ?? 'casualties', cause),
  }))
  // [SS-RULING-78] killed, sacrificed too, wherever the card then goes
  if (cause !== 'kill' && cause !== 'sacrifice') return
  const ally = cause === 'kill' ? (['ally-killed'] as const) : (['ally-killed', 'ally-sacrificed'] as const)
  fireAbout(run, left, { self: 'self-killed', ally, enemy: 'enemy-killed' }, watchers)
}

/** Where each of them goes, seen while all are still there; undefined while one is being asked about. */
const settledEnds = (
  run: Run,
  task: Extract<Task, { do: 'leave' }>,
  leaving: readonly Creature[],
): readonly LeaveEnd[] | undefined => {
  const { answer, ...waiting } = task
  const ends = [...(task.ends ?? [])]
  let given = answer?.[0]
  for (const creature of leaving.slice(ends.length)) {
    const redirects = redirectsOf(run.state, creature, task.cause)
    const options = [...new Set(redirects.map(({ end }) => end))]
    if (options.length < 2) {
      ends.push(options[0] ?? 'casualties')
      continue
    }
    if (given === undefined) {
      ask(
        run,
        { ...waiting, ends },
        {
          kind: 'choose',
          seat: humanFor(run.state, chooserOf(run.state, creature, redirects)),
          prompt: 'redirect',
          options,
          min: 1,
          max: 1,
          chosen: [],
          design: creature.design,
          source: creature.id,
        },
      )
      return undefined
    }
    ends.push(given as LeaveEnd)
    given = undefined
  }
  return ends
}

/** Returns the handle of the card where it lies now. */
const goes = (run: Run, creature: Creature, kind: MovedKind, end: LeaveEnd, cause: LeaveCause): string => {
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
    default:
      // [SS-KW-KILL-1, SS-STORM-10] to its owner's Casualties
      move(run, kind, from, { side, zone: 'casualties' }, [creature], cause)
      return lastMoved(run)
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
