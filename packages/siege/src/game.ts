/** SIEGE as the kernel knows it: the contract filled in. */
import { canonical, err, type Game, type GameTypes, type Outcome, ok } from '@siegeworks/kernel'
import { BLANK } from './blank.ts'
import type { Event, EventKind } from './event.ts'
import { broken } from './laws.ts'
import { boardOf } from './maps/boards.ts'
import type { Move } from './move.ts'
import { formatMove, parseMove, unprinted } from './notation.ts'
import type { Options } from './options.ts'
import { parseOptions } from './parse-options.ts'
import { actingSeat, book, decide, legalMoves, settle } from './play.ts'
import { formatPosition, parsePosition } from './position.ts'
import { morning } from './rules/4-calendar.ts'
import { withDrawnSkills } from './rules/option-skill.ts'
import { stateOf } from './scenarios/build.ts'
import { scenarioOf } from './scenarios/catalogue.ts'
import type { State } from './state.ts'
import { tablesOf } from './tables/tables-of.ts'
import { CLASS_DEFS } from './units/class-def.ts'
import type { View } from './view.ts'
import { viewOf } from './view-of.ts'
import { SEATS, type Seat } from './vocabulary.ts'

export interface SiegeTypes extends GameTypes {
  readonly Seat: Seat
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly Seen: Event
  readonly View: View
  readonly Options: Options
}

/** Events in which something was rolled: free undo ends there. */
const BARRIERS: ReadonlySet<EventKind> = new Set<EventKind>([
  'rolled',
  'shot',
  'fire-arrow',
  'friend-at-risk',
  'ladder-pushed',
  'fought',
  'fire-spread-rolled',
  'fire-fought',
  'oil-poured',
  'wall-battered',
  'heal-rolled',
  'ended',
])

export const siege: Game<SiegeTypes> = {
  id: 'siege',
  // Raised when the same moves may come to something else: a match under way is not played on by other rules.
  rulesVersion: '3',
  blank: BLANK,

  parseOptions,
  dataOf: options => {
    const def = scenarioOf(options)
    return { scenario: def, map: boardOf(def.board), tables: tablesOf(options), classes: CLASS_DEFS }
  },
  seats: () => SEATS,

  setup: (options, chance) => {
    const def = scenarioOf(options)
    // In the order a log keeps it: a match taken up again from its log goes on as it would have gone.
    const state: State = { ...BLANK, ...JSON.parse(canonical(withDrawnSkills(stateOf(def, options), chance))) }
    const first: Event = { kind: 'set-up', state }
    const began = def.calendar ? morning(state, 1) : []
    return settle(BLANK, [first, ...began], chance)
  },
  toAct: state => {
    const seat = actingSeat(state)
    return seat === undefined ? [] : [seat]
  },
  legalMoves,
  decide,
  evolve: book,
  outcome: ({ ending }): Outcome<Seat> | undefined =>
    ending && {
      winners: ending.winner ? [ending.winner] : [],
      reason: ending.reason,
      ...(ending.rule ? { rule: ending.rule } : {}),
      ...(ending.grade ? { grade: ending.grade } : {}),
    },

  view: viewOf,
  // Nothing is hidden on this board: every viewer sees every event.
  seen: event => event,
  isBarrier: event => BARRIERS.has(event.kind),

  formatMove,
  parseMove: (text, state) => parseMove(state ? unprinted(state, text) : text),
  formatPosition,
  parsePosition: (input, options) => {
    const parsed = parsePosition(input, options)
    return parsed.ok ? ok(parsed.value) : err(parsed.error)
  },

  twin: state => state,
  broken,
}
