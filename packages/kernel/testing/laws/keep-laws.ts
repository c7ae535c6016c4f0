/** All laws over one game of random play. */
import { canonical, chanceFor, evolveAll, type Game, type GameTypes } from '../../src/index.ts'
import { emptyPool, remember } from './candidates.ts'
import { checkBarrier, checkSeenIds, checkUndo } from './event-laws.ts'
import { deepFreeze } from './freeze.ts'
import { checkReturns, emptyMemory, type Memory } from './id-laws.ts'
import { demand, difference, guarded, type Place } from './law.ts'
import { acceptedEvents, checkListed, checkOptions, checkUnlisted } from './move-laws.ts'
import { randomChoice } from './play-random.ts'
import { checkLists, checkOddText, checkState, type Effort, type Position } from './state-laws.ts'
import { checkChoices, checkWorlds, otherWorld } from './two-worlds.ts'

export interface LawOptions extends Partial<Effort> {
  /** A game of random moves must be over after so many: default 10,000. */
  readonly maxSteps?: number
  /** Looks at so many steps only, and does not ask for an end. */
  readonly steps?: number
  /** Called now and then with the steps done, for a progress bar. */
  readonly onStep?: (steps: number) => void
}

export interface Kept<G extends GameTypes> {
  readonly steps: number
  readonly over: boolean
  readonly state: G['State']
}

/** Plays one game at random and checks every law at every step; throws LawBroken. */
export const keepLaws = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  { maxSteps = 10_000, steps, listed = 8, unlisted = 9, onStep }: LawOptions = {},
): Kept<G> => {
  const limit = steps ?? maxSteps
  deepFreeze(options)
  checkOptions(game, options, { seed, seq: 0 })
  const start = checkSetup(game, options, seed)
  const walk: Walk<G> = {
    game,
    options,
    seats: game.seats(options),
    seed,
    pool: emptyPool(),
    memory: emptyMemory(),
    effort: { listed, unlisted },
  }
  const log: G['Event'][] = [...start.events]
  let state = start.state
  for (let seq = 1; seq <= limit; seq++) {
    const taken = guarded({ seed, seq }, 'a step', () => checkStep(walk, seq, state))
    if (!taken) {
      checkReplay(game, { seed, seq }, log, state)
      return { steps: seq - 1, over: true, state }
    }
    log.push(...taken.events)
    state = taken.state
    onStep?.(seq)
  }
  checkReplay(game, { seed, seq: limit }, log, state)
  demand(
    steps !== undefined || game.toAct(state).length === 0,
    'ends',
    { seed, seq: limit },
    () => `not over after ${limit} moves`,
  )
  return { steps: limit, over: game.toAct(state).length === 0, state }
}

interface Walk<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly seats: readonly G['Seat'][]
  readonly seed: string
  readonly pool: ReturnType<typeof emptyPool<G>>
  readonly memory: Memory<G['Seat']>
  readonly effort: Effort
}

/** Everything about one position, then a random move from it; undefined when the game is over. */
const checkStep = <G extends GameTypes>(
  { game, options, seats, seed, pool, memory, effort }: Walk<G>,
  seq: number,
  state: G['State'],
): { readonly events: readonly G['Event'][]; readonly state: G['State'] } | undefined => {
  const place: Place = { seed, seq }
  const position: Position<G> = { game, options, seats, place, state }
  const picker = chanceFor(`${seed}/player`, seq)
  checkState(position)
  checkReturns(game, seats, place, state, memory)
  const lists = checkLists(position)
  for (const moves of lists.values()) remember(pool, deepFreeze(moves), picker)
  checkOddText(game, place, picker)
  const refusals = checkUnlisted(position, lists, pool, effort.unlisted, picker)

  const choice = guarded(place, 'legalMoves', () => randomChoice(game, state, picker))
  if (!choice) {
    checkWorlds(position, refusals, undefined, picker)
    return
  }
  checkListed(position, lists, effort.listed, picker)
  const events = deepFreeze(acceptedEvents(position, choice.seat, choice.move))
  checkUndo(position, choice.seat, choice.move, events)
  checkLoaded(position, choice.seat, choice.move, events)
  checkWorlds(position, refusals, { ...choice, events }, picker)
  checkSeenIds(position, events)
  checkChoices(position, { ...choice, events }, lists.get(choice.seat) ?? [], picker)
  checkBarrier(position, choice.seat, choice.move, events, otherWorld(position, choice.seat, picker))
  return { events, state: deepFreeze(guarded(place, 'evolve', () => evolveAll(game, state, events))) }
}

const checkSetup = <G extends GameTypes>(game: Game<G>, options: G['Options'], seed: string) => {
  const place: Place = { seed, seq: 0 }
  const events = deepFreeze(guarded(place, 'setup', () => game.setup(options, chanceFor(seed, 0))))
  const again = guarded(place, 'setup', () => game.setup(options, chanceFor(seed, 0)))
  demand(canonical(events) === canonical(again), 'same-again', place, () => 'two setups from one seed differ')
  deepFreeze(game.blank)
  const state = deepFreeze(guarded(place, 'evolve', () => evolveAll(game, game.blank, events)))
  return { events, state }
}

/** Saved and loaded, the state gives the same list, the same events and the same state after them. */
const checkLoaded = <G extends GameTypes>(
  { game, place, state }: Position<G>,
  seat: G['Seat'],
  move: G['Move'],
  events: readonly G['Event'][],
): void => {
  const loaded: G['State'] = deepFreeze(JSON.parse(JSON.stringify(state)))
  const loadedMove: G['Move'] = deepFreeze(JSON.parse(JSON.stringify(move)))
  const go = (from: G['State'], by: G['Move'], happened?: readonly G['Event'][]): string => {
    const decided = happened ?? unwrap(game.decide(from, seat, by, chanceFor(place.seed, place.seq)))
    return canonical([game.legalMoves(from, seat), decided, evolveAll(game, from, decided)])
  }
  const was = guarded(place, 'evolve', () => go(state, move, events))
  const is = guarded(place, 'a loaded state', () => go(loaded, loadedMove))
  demand(was === is, 'serialise', place, () => `saved and loaded it goes on otherwise: ${difference(was, is)}`)
}

const unwrap = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T | readonly never[] =>
  result.ok ? result.value : []

const checkReplay = <G extends GameTypes>(
  game: Game<G>,
  place: Place,
  log: readonly G['Event'][],
  state: G['State'],
): void => {
  const loaded: readonly G['Event'][] = JSON.parse(JSON.stringify(log))
  const was = canonical(state)
  const is = canonical(guarded(place, 'evolve', () => evolveAll(game, game.blank, loaded)))
  demand(was === is, 'replay', place, () => `the events rebuild another state: ${difference(was, is)}`)
}
