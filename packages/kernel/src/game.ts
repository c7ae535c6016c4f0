/** The contract: what the kernel asks of any turn game with chance and secrets. */
import type { Chance } from './chance.ts'
import type { Illegal, Problem } from './illegal.ts'
import type { Result } from './result.ts'

/** The types one game is made of, under one name. */
export interface GameTypes {
  readonly Seat: string
  readonly State: object
  readonly Move: object
  readonly Event: { readonly kind: string }
  /** The event as a viewer may know it: the same kinds, hidden facts left out. */
  readonly Seen: { readonly kind: string }
  readonly View: object
  readonly Options: object
}

export type Viewer<Seat extends string> = Seat | 'spectator'

/** How it ended. Winners share the victory; none of them is a draw. */
export interface Outcome<Seat extends string = string> {
  readonly winners: readonly Seat[]
  /** A code with a sentence in `words`: 'resources-exhausted', 'boss-defeated', 'turn-limit' … */
  readonly reason: string
  readonly rule?: string
  /** Where the game grades its victories: 'minor', 'major' … */
  readonly grade?: string
}

/** A moment at which a seat is only asked whether it steps in. */
export interface ReactionWindow<Move> {
  /** The answer that lets the others go on. */
  readonly pass: Move
  /** The table gives everybody the same time for it, used or not. */
  readonly fixed: boolean
}

/** All of it is pure and synchronous; states, moves, events and views are plain readonly JSON. */
export interface Game<G extends GameTypes> {
  readonly id: string
  readonly rulesVersion: string
  readonly blank: G['State']

  /** Options as a person or a client wrote them, checked strictly; missing ones get their defaults. */
  parseOptions(input: unknown): Result<G['Options'], readonly Problem[]>
  /** Cards, tables, maps used with these options: pinned by hash in the log's header. */
  dataOf(options: G['Options']): { readonly [name: string]: unknown }
  seats(options: G['Options']): readonly G['Seat'][]

  /** What happens before the first move: shuffles, deployment. */
  setup(options: G['Options'], chance: Chance): readonly G['Event'][]
  /** Seats that may act now. Empty exactly when the game is over. */
  toAct(state: G['State']): readonly G['Seat'][]
  /** All of them, each once, always in the same order; worked out from what that seat may know. */
  legalMoves(state: G['State'], seat: G['Seat']): readonly G['Move'][]
  /** The rules. Judges a move and says what comes of it; changes nothing. */
  decide(state: G['State'], seat: G['Seat'], move: G['Move'], chance: Chance): Result<readonly G['Event'][], Illegal>
  /** The bookkeeping. Cannot refuse, cannot roll, cannot look anything up. */
  evolve(state: G['State'], event: G['Event']): G['State']
  outcome(state: G['State']): Outcome<G['Seat']> | undefined
  /** The window this seat has now, if any; told from the open table alone, never from a hand. */
  reactionWindow?(state: G['State'], seat: G['Seat']): ReactionWindow<G['Move']> | undefined

  /** Built up from nothing; a fact not named here is not shown. */
  view(state: G['State'], viewer: Viewer<G['Seat']>): G['View']
  /** The event as this viewer may know it; undefined when the viewer learns nothing of it. `before` is the state it befell. */
  seen(event: G['Event'], viewer: Viewer<G['Seat']>, before: G['State']): G['Seen'] | undefined
  /** Whether something was rolled, drawn or revealed: free undo ends here. */
  isBarrier(event: G['Event']): boolean

  /** One short line each, without spaces at the ends; `parseMove(formatMove(m))` is `m` again. */
  formatMove(move: G['Move']): string
  /** With the state at hand a game may also read places as its board prints them. */
  parseMove(text: string, state?: G['State']): G['Move'] | undefined
  /** The whole position as JSON text that `parsePosition` reads back to an equal state. */
  formatPosition(state: G['State']): string
  /** A position written by hand (already JSON-parsed): what is not named gets a sensible default. */
  parsePosition(input: unknown, options: G['Options'], chance: Chance): Result<G['State'], readonly Problem[]>

  /** Deals again everything this viewer cannot know: another world in which the viewer has seen the same. */
  twin(state: G['State'], viewer: Viewer<G['Seat']>, chance: Chance): G['State']
  /** The game's own invariants (conservation of cards, nobody in a wall …): what is broken, in words for a developer. */
  broken(state: G['State']): readonly string[]
}

export interface By<G extends GameTypes> {
  readonly seat: G['Seat']
  readonly move: G['Move']
}
