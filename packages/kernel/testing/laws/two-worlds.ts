/** Deal again what a viewer cannot see: everything the viewer gets must stay the same, byte for byte. */
import {
  type Chance,
  canonical,
  evolveAll,
  type Game,
  type GameTypes,
  notPlain,
  reactionWindows,
  type Viewer,
  viewersOf,
} from '../../src/index.ts'
import { deepFreeze } from './freeze.ts'
import { demand, difference, fail, guarded, type Place } from './law.ts'
import { decide, type Refused } from './move-laws.ts'
import type { Position } from './state-laws.ts'

export interface Chosen<G extends GameTypes> {
  readonly seat: G['Seat']
  readonly move: G['Move']
  readonly events: readonly G['Event'][]
}

/** Another world for this viewer, itself a sound position. */
export const otherWorld = <G extends GameTypes>(
  position: Position<G>,
  viewer: Viewer<G['Seat']>,
  chance: Chance,
): G['State'] => {
  const { game, place, state } = position
  const twin = deepFreeze(guarded(place, 'twin', () => game.twin(state, viewer, chance)))
  const odd = notPlain(twin)
  demand(odd === undefined, 'plain-data', place, () => `twin ${odd}`)
  const broken = guarded(place, 'broken', () => game.broken(twin))
  demand(broken.length === 0, 'twin-sound', place, () => `a twin for ${viewer} breaks: ${broken.join('; ')}`)
  return twin
}

/** The same question to both worlds. */
export const checkWorlds = <G extends GameTypes>(
  position: Position<G>,
  refusals: ReadonlyMap<G['Seat'], readonly Refused<G>[]>,
  chosen: Chosen<G> | undefined,
  chance: Chance,
): void => {
  for (const viewer of viewersOf(position.seats)) {
    const twin = otherWorld(position, viewer, chance)
    const other = { ...position, state: twin }
    checkViews(position, other, viewer)
    const seat = position.seats.find(one => one === viewer)
    if (seat !== undefined) checkAnswers(position, other, seat, refusals.get(seat) ?? [])
    if (chosen) checkSeen(position, other, viewer, chosen)
  }
}

const same = <G extends GameTypes>(
  a: Position<G>,
  b: Position<G>,
  what: (game: Game<G>, state: G['State']) => unknown,
): { readonly same: boolean; readonly detail: () => string } => {
  const here = bytes(a.place, what(a.game, a.state))
  const there = bytes(a.place, what(b.game, b.state))
  return { same: here === there, detail: () => difference(here, there) }
}

const bytes = (place: Place, value: unknown): string => {
  if (value === undefined) return 'nothing'
  const odd = notPlain(value)
  demand(odd === undefined, 'plain-data', place, () => `view ${odd}`)
  // In the order of its keys: that order reaches the viewer as well.
  return JSON.stringify(value)
}

const checkViews = <G extends GameTypes>(here: Position<G>, there: Position<G>, viewer: Viewer<G['Seat']>): void => {
  const { place } = here
  const views = guarded(place, 'view', () => same(here, there, (game, state) => game.view(state, viewer)))
  demand(views.same, 'two-worlds-view', place, () => `the view of ${viewer} tells worlds apart: ${views.detail()}`)
  const acting = same(here, there, (game, state) => game.toAct(state))
  demand(
    acting.same,
    'two-worlds-view',
    place,
    () => `who is to act tells ${viewer} the worlds apart: ${acting.detail()}`,
  )
  const windows = guarded(place, 'reactionWindow', () => same(here, there, reactionWindows))
  demand(
    windows.same,
    'two-worlds-view',
    place,
    () => `who may step in tells ${viewer} the worlds apart: ${windows.detail()}`,
  )
  const ends = same(here, there, (game, state) => game.outcome(state))
  demand(ends.same, 'two-worlds-view', place, () => `the outcome tells ${viewer} the worlds apart: ${ends.detail()}`)
}

const checkAnswers = <G extends GameTypes>(
  here: Position<G>,
  there: Position<G>,
  seat: G['Seat'],
  refused: readonly Refused<G>[],
): void => {
  const { place } = here
  const lists = guarded(place, 'legalMoves', () => same(here, there, (game, state) => game.legalMoves(state, seat)))
  demand(lists.same, 'two-worlds-moves', place, () => `the moves of ${seat} tell worlds apart: ${lists.detail()}`)
  for (const { move, answer } of refused) {
    const { decided } = decide(there, seat, move)
    const other = decided.ok ? 'accepted' : canonical(decided.error)
    demand(
      other === answer,
      'two-worlds-refusals',
      place,
      () => `${seat}: ${canonical(move)} is answered ${answer} or ${other}`,
    )
  }
}

/**
 * The chosen move in both worlds. Where a view also changes, something was revealed and may be seen;
 * where no view tells the worlds apart, no event may.
 */
const checkSeen = <G extends GameTypes>(
  here: Position<G>,
  there: Position<G>,
  viewer: Viewer<G['Seat']>,
  { seat, move, events }: Chosen<G>,
): void => {
  const { game, place } = here
  if (viewer !== seat && !listedIn(game, there.state, seat, move)) return
  const other = decide(there, seat, move).decided
  if (!other.ok) return
  const a = seenBytes(here, viewer, events)
  const b = seenBytes(there, viewer, other.value)
  if (a === b) return
  const told = viewsDiffer([here, events], [there, other.value], viewer)
  demand(told, 'two-worlds-seen', place, () => `${viewer} sees ${difference(a, b)} while no view differs`)
}

/** Other moves the same seat could have made, tried for each viewer who may not know which it was. */
const CHOICES = 3

/**
 * Two moves of one seat that end in different states and leave a viewer with the same view differ in
 * something hidden, so the events may not tell them apart either.
 */
export const checkChoices = <G extends GameTypes>(
  position: Position<G>,
  { seat, move, events }: Chosen<G>,
  moves: readonly G['Move'][],
  picker: Chance,
): void => {
  if (moves.length < 2) return
  const others = picker.shuffle('choices', moves).filter(one => one !== move)
  const tried = others.slice(0, CHOICES).map(other => ({ other, decided: decide(position, seat, other).decided }))
  for (const viewer of viewersOf(position.seats)) {
    if (viewer === seat) continue
    const a = seenBytes(position, viewer, events)
    for (const { other, decided } of tried) {
      if (!decided.ok) continue
      const b = seenBytes(position, viewer, decided.value)
      if (a === b || viewsDiffer([position, events], [position, decided.value], viewer)) continue
      if (canonical(endOf(position, events)) === canonical(endOf(position, decided.value))) continue
      throw fail(
        'two-worlds-seen',
        position.place,
        `${viewer} cannot know whether ${seat} did ${canonical(move)} or ${canonical(other)}, but sees ${difference(a, b)}`,
      )
    }
  }
}

const listedIn = <G extends GameTypes>(game: Game<G>, state: G['State'], seat: G['Seat'], move: G['Move']): boolean => {
  const wanted = canonical(move)
  return game.legalMoves(state, seat).some(one => canonical(one) === wanted)
}

/** What a viewer sees of the events, as bytes. */
const seenBytes = <G extends GameTypes>(
  { game, place, state }: Position<G>,
  viewer: Viewer<G['Seat']>,
  events: readonly G['Event'][],
): string => {
  let now = state
  const seen: unknown[] = []
  for (const event of events) {
    const shown = guarded(place, 'seen', () => game.seen(event, viewer, now))
    if (shown) seen.push(shown)
    now = guarded(place, 'evolve', () => game.evolve(now, event))
  }
  return bytes(place, seen)
}

type Happened<G extends GameTypes> = readonly [Position<G>, readonly G['Event'][]]

/** Whether the viewer's views tell the two apart: at the end, which is asked first, or on the way. */
const viewsDiffer = <G extends GameTypes>(a: Happened<G>, b: Happened<G>, viewer: Viewer<G['Seat']>): boolean => {
  const last = ([position, events]: Happened<G>): string =>
    JSON.stringify(position.game.view(endOf(position, events), viewer))
  return last(a) !== last(b) || viewsOn(a, viewer) !== viewsOn(b, viewer)
}

const endOf = <G extends GameTypes>({ game, place, state }: Position<G>, events: readonly G['Event'][]): G['State'] =>
  guarded(place, 'evolve', () => evolveAll(game, state, events))

const viewsOn = <G extends GameTypes>([{ game, state }, events]: Happened<G>, viewer: Viewer<G['Seat']>): string => {
  let now = state
  const views: string[] = []
  for (const event of events) {
    now = game.evolve(now, event)
    views.push(JSON.stringify(game.view(now, viewer)))
  }
  return views.join('\n')
}
