/** Laws of handles: a hidden thing may not be known by its id, neither from the start nor from an earlier meeting. */
import { canonical, chanceFor, type Game, type GameTypes, opening, type Viewer, viewersOf } from '../../src/index.ts'
import { demand, guarded, type Place } from './law.ts'
import { playRandom } from './play-random.ts'

type Facts = { readonly [key: string]: unknown }

const NAMED = /^[a-z]{1,24}[-#:]?\d+$/i

/** Every object in a value that has an id, or stands under one as a key. */
export const thingsIn = (value: unknown, found: Map<string, Facts> = new Map()): Map<string, Facts> => {
  if (typeof value !== 'object' || value === null) return found
  const id = (value as Facts).id
  if (!Array.isArray(value) && typeof id === 'string') found.set(id, value as Facts)
  for (const [key, inner] of Object.entries(value)) {
    if (NAMED.test(key) && typeof inner === 'object' && inner !== null && !Array.isArray(inner)) found.set(key, inner)
    thingsIn(inner, found)
  }
  return found
}

/** What a viewer knew of things that have since gone out of sight. */
export interface Memory<Seat extends string> {
  readonly inSight: Map<Viewer<Seat>, Map<string, Facts>>
  readonly gone: Map<Viewer<Seat>, Map<string, Facts>>
}

export const emptyMemory = <Seat extends string>(): Memory<Seat> => ({ inSight: new Map(), gone: new Map() })

/** A thing that was known, went where it had no handle and comes back unknown must come back as a new thing. */
export const checkReturns = <G extends GameTypes>(
  game: Game<G>,
  seats: readonly G['Seat'][],
  place: Place,
  state: G['State'],
  memory: Memory<G['Seat']>,
): void => {
  for (const viewer of viewersOf(seats)) {
    const now = thingsIn(guarded(place, 'view', () => game.view(state, viewer)))
    const gone = memory.gone.get(viewer) ?? new Map<string, Facts>()
    memory.gone.set(viewer, gone)
    for (const [id, facts] of memory.inSight.get(viewer) ?? []) if (!now.has(id)) gone.set(id, facts)
    for (const [id, facts] of now) {
      const known = gone.get(id)
      if (!known) continue
      const lost = Object.keys(known).filter(key => typeof known[key] === 'string' && !(key in facts))
      demand(
        lost.length === 0,
        'ids-tell-nothing',
        place,
        () => `${viewer} knows ${id} again, whose ${lost} is hidden now`,
      )
    }
    memory.inSight.set(viewer, now)
  }
}

/** More agreement between games than this many deviations from the expected is no accident. */
const TOO_STRANGE = 8

export interface IdLawOptions {
  readonly games?: number
  readonly steps?: number
}

/** Over many games: does the same id stand for the same hidden facts more often than chance would have it? */
export const checkIdsTellNothing = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  { games = 40, steps = 6 }: IdLawOptions = {},
): void => {
  const seats = game.seats(options)
  const place: Place = { seed, seq: 0 }
  const hidden = new Map<string, string[]>()
  const look = (state: G['State']): void => {
    const truth = thingsIn(state)
    for (const viewer of viewersOf(seats))
      for (const [id, shown] of thingsIn(game.view(state, viewer))) {
        const facts = hiddenFacts(truth.get(id), shown)
        if (facts !== undefined) hidden.set(`${viewer}/${id}`, [...(hidden.get(`${viewer}/${id}`) ?? []), facts])
      }
  }
  for (let n = 0; n < games; n++) {
    const start = guarded(place, 'setup', () => opening(game, options, chanceFor(`${seed}/${n}`, 0)).state)
    look(start)
    look(guarded(place, 'play', () => playRandom(game, options, `${seed}/${n}`, { maxSteps: steps })).state)
  }
  const { strangeness, example } = agreement(hidden)
  demand(
    strangeness < TOO_STRANGE,
    'ids-tell-nothing',
    place,
    () => `the same id hides the same thing in every game: ${example}`,
  )
}

/** The facts of a thing that its viewer is not shown; undefined when all are shown. */
const hiddenFacts = (truth: Facts | undefined, shown: Facts): string | undefined => {
  if (!truth) return
  const keys = Object.keys(truth).filter(key => !(key in shown) && typeof truth[key] === 'string')
  return keys.length === 0 ? undefined : canonical(keys.sort().map(key => [key, truth[key]]))
}

/** How far the agreeing pairs under one id are from what the frequencies alone would give, in deviations. */
const agreement = (
  hidden: ReadonlyMap<string, readonly string[]>,
): { readonly strangeness: number; readonly example: string } => {
  const frequency = new Map<string, number>()
  let total = 0
  for (const facts of hidden.values())
    for (const fact of facts) {
      frequency.set(fact, (frequency.get(fact) ?? 0) + 1)
      total++
    }
  let chance = 0
  for (const count of frequency.values()) chance += (count / total) ** 2
  let agreeing = 0
  let compared = 0
  let example = ''
  for (const [id, facts] of hidden)
    for (let i = 2; i < facts.length; i++) {
      // Two games apart: the first and the last look at one game are not compared with each other.
      compared++
      if (facts[i] !== facts[i - 2]) continue
      agreeing++
      example ||= `${id} ${facts[i]}`
    }
  if (compared === 0 || chance >= 1) return { strangeness: 0, example }
  return { strangeness: (agreeing - compared * chance) / Math.sqrt(compared * chance * (1 - chance)), example }
}
