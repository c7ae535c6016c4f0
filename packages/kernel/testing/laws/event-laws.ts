/** Laws of what happened: barriers, taking back, and events that name nothing hidden. */
import { canonical, type GameTypes, viewersOf } from '../../src/index.ts'
import { deepFreeze } from './freeze.ts'
import { demand, difference, guarded } from './law.ts'
import { decide } from './move-laws.ts'
import type { Position } from './state-laws.ts'

/** What a thing's id looks like where the game does not say: letters, then a number. */
const ID = /^[a-z]{1,16}[-#:]?\d+$/i

/** Every text in a value that looks like an id, keys too. */
export const idsIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') {
    if (ID.test(value)) found.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (ID.test(key)) found.add(key)
      idsIn(inner, found)
    }
  return found
}

/**
 * An id in a seen event must be in the viewer's view before or after that event. Only ids that the
 * full state knows count: other texts of that form name no thing.
 */
export const checkSeenIds = <G extends GameTypes>(
  { game, seats, place, state }: Position<G>,
  events: readonly G['Event'][],
): void => {
  let before = state
  for (const event of events) {
    const after = guarded(place, 'evolve', () => game.evolve(before, event))
    for (const viewer of viewersOf(seats)) {
      const seen = guarded(place, 'seen', () => game.seen(event, viewer, before))
      if (!seen) continue
      const named = idsIn(seen)
      if (named.size === 0) continue
      const inView = idsIn(game.view(after, viewer))
      const gone = [...named].filter(id => !inView.has(id))
      if (gone.length === 0) continue
      const inOld = idsIn(game.view(before, viewer))
      const strange = gone.filter(id => !inOld.has(id))
      if (strange.length === 0) continue
      const real = idsIn(after, idsIn(before))
      const leaked = strange.filter(id => real.has(id))
      demand(
        leaked.length === 0,
        'seen-ids',
        place,
        () => `${viewer} sees ${leaked} in ${canonical(seen)} and in no view`,
      )
    }
    before = after
  }
}

/** What rolls, draws or shows the mover something new is a barrier. */
export const checkBarrier = <G extends GameTypes>(
  position: Position<G>,
  seat: G['Seat'],
  move: G['Move'],
  events: readonly G['Event'][],
  twin: G['State'],
): void => {
  const { game, place } = position
  if (events.some(event => game.isBarrier(event))) return
  const { draws } = decide(position, seat, move)
  demand(draws === 0, 'barrier', place, () => `${canonical(move)} draws from chance and no event of it is a barrier`)

  const elsewhere = decide({ ...position, state: twin }, seat, move).decided
  if (elsewhere.ok) {
    const here = seenBytes(position, seat, events)
    const there = seenBytes({ ...position, state: twin }, seat, elsewhere.value)
    demand(
      here === there,
      'barrier',
      place,
      () => `${canonical(move)} shows ${seat} something new and is no barrier: ${difference(here, there)}`,
    )
  }
}

/** Played, taken back and played again at a later place in the log: what chance had no part in comes out the same. */
export const checkUndo = <G extends GameTypes>(
  position: Position<G>,
  seat: G['Seat'],
  move: G['Move'],
  events: readonly G['Event'][],
): void => {
  const { game, place, state } = position
  const before = canonical(state)
  // Frozen between the events as well: each of them gets a state that is somebody else's.
  guarded(place, 'evolve', () => events.reduce((now, event) => deepFreeze(game.evolve(now, event)), state))
  demand(canonical(state) === before, 'pure', place, () => `${canonical(move)} changes the state it was played in`)
  if (events.some(event => game.isBarrier(event)) || decide(position, seat, move).draws > 0) return
  const later = decide(position, seat, move, place.seq + 2).decided
  const was = canonical(events)
  const is = later.ok ? canonical(later.value) : `refused ${canonical(later.error)}`
  demand(was === is, 'undo', place, () => `taken back and played again: ${difference(was, is)}`)
}

/** All that a viewer learns from these events, as bytes: what is seen, and the view at the end. */
export const seenBytes = <G extends GameTypes>(
  { game, place, state }: Position<G>,
  viewer: G['Seat'] | 'spectator',
  events: readonly G['Event'][],
): string => {
  let now = state
  const seen: unknown[] = []
  for (const event of events) {
    const shown = guarded(place, 'seen', () => game.seen(event, viewer, now))
    if (shown) seen.push(shown)
    now = guarded(place, 'evolve', () => game.evolve(now, event))
  }
  return canonical([seen, game.view(now, viewer)])
}
