/** A move being worked out: facts are told one by one, work still to do lies on the agenda. */
import type { Chance } from '@siegeworks/kernel'
import type { Effect } from './effects/effect.ts'
import type { Event, Fact, Moved, MovedKind, Moving, Spot } from './event.ts'
import { noteStep, record, startSteps } from './evolve.ts'
import type { Context, Creature, Decision, LeaveCause, Piece, State, Task } from './state.ts'
import type { CardId, DesignId, Zone } from './vocabulary.ts'
import { moveCards } from './zones.ts'

export interface Run {
  state: State
  readonly events: Event[]
  /** The next piece of work is the last. */
  agenda: Task[]
  decisions: readonly Decision[]
  nextId: number
  /** How many passives have gone off in this move. */
  triggered: number
  readonly chance: Chance
}

export const startRun = (state: State, chance: Chance): Run => {
  startSteps(state)
  return { state, events: [], agenda: [...state.agenda], decisions: [], nextId: state.nextId, triggered: 0, chance }
}

export const tell = (run: Run, event: Fact): void => book(run, event, record(run.state, event))

const book = (run: Run, event: Event, after: State): void => {
  run.state = after
  run.events.push(event)
  noteStep(after)
}

/** The first of them is done first, before everything that waits. */
export const todo = (run: Run, ...tasks: readonly Task[]): void => {
  for (let i = tasks.length - 1; i >= 0; i--) run.agenda.push(tasks[i]!)
}

export const todoEffect = (run: Run, effect: Effect, context: Context): void =>
  todo(run, ...effect.map(part => ({ do: 'piece' as const, piece: { part }, context })))

export const todoPieces = (run: Run, pieces: readonly Piece[], context: Context): void =>
  todo(run, ...pieces.map(piece => ({ do: 'piece' as const, piece, context })))

/** The work waits for an answer, which it finds in `answer`. */
export const ask = (run: Run, task: Task, decision: Decision): void => {
  run.agenda.push(task)
  pose(run, decision)
}

/** Nearly always the only one: a list of just that length. */
export const pose = (run: Run, decision: Decision): void => {
  run.decisions = run.decisions.length === 0 ? [decision] : [...run.decisions, decision]
}

const PREFIX: { readonly [zone in Zone]?: string } = {
  hand: 'h',
  field: 'c',
  supporters: 's',
  casualties: 'p',
  heal: 'p',
  vision: 'v',
  destroyed: 'd',
  reserve: 'r',
  chain: 'x',
}

export const mint = (run: Run, zone: Zone): CardId | undefined => {
  const prefix = PREFIX[zone]
  return prefix === undefined ? undefined : `${prefix}${run.nextId++}`
}

/** Written out: this is done for every card of every move. */
const movingAs = (from: Spot, id: CardId | undefined, design: DesignId, as: CardId | undefined): Moving => {
  if (id === undefined || from.zone === 'resources') return as === undefined ? { design } : { design, as }
  return as === undefined ? { design, id } : { design, id, as }
}

/** Moves cards and gives them the handles of their new zone. Returns what the event tells of them. */
export const move = (
  run: Run,
  kind: MovedKind,
  from: Spot,
  to: Spot,
  cards: readonly { readonly id?: CardId; readonly design: string }[],
  cause?: LeaveCause,
): readonly Moving[] => {
  if (cards.length === 0) return NOTHING
  const moving = cards.map(({ id, design }) => movingAs(from, id, design, mint(run, to.zone)))
  const event: Moved = cause ? { kind, from, to, cards: moving, cause } : { kind, from, to, cards: moving }
  book(run, event, moveCards(run.state, event))
  return moving
}

const NOTHING: readonly Moving[] = []

export const fieldSpot = (creature: Creature): Spot => ({
  side: creature.side,
  zone: 'field',
  front: creature.front,
  place: creature.place,
  ...(creature.shade ? { shade: true as const } : {}),
})
