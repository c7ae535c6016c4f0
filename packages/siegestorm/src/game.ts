/** The contract filled in: routes to the rules. */
import type { Game, GameTypes, Outcome, Viewer } from '@siegeworks/kernel'
import type { BossDeck, CardDef } from './cards/card-def.ts'
import { BOSS_DECK_CARDS, bossOf } from './cards/catalogue.ts'
import { decide } from './decide.ts'
import { findDesign } from './designs.ts'
import type { Event } from './event.ts'
import { BLANK, evolveAgain } from './evolve.ts'
import { legalMovesOf } from './judge.ts'
import type { Move } from './move.ts'
import { formatMove, parseMove } from './notation.ts'
import { type Options, seatsOf } from './options.ts'
import { parseOptions } from './parse-options.ts'
import { formatPosition, parsePosition } from './position.ts'
import { designsOf, setUp } from './rules/04-setup.ts'
import { reactionWindowOf } from './rules/11-chain.ts'
import { isBarrier, type Seen, seen } from './seen.ts'
import type { State } from './state.ts'
import { broken, twin } from './twin.ts'
import type { View } from './view.ts'
import { viewFor } from './view-for.ts'
import type { Seat } from './vocabulary.ts'

export interface Siegestorm extends GameTypes {
  readonly Seat: Seat
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly Seen: Seen
  readonly View: View
  readonly Options: Options
}

/** The printed facts of every card in the match. */
const dataOf = (options: Options): { readonly [name: string]: unknown } => {
  const designs = designsOf(options.packs)
  const cards: { [id: string]: CardDef } = {}
  for (const deck of options.decks)
    for (const id of deck) {
      const def = findDesign(designs, id)
      if (def) cards[id] = def
    }
  for (const deck of [options.basic, options.advanced])
    if (deck) for (const card of BOSS_DECK_CARDS[deck as BossDeck]) cards[card.id] = card
  const boss = options.boss === undefined ? undefined : bossOf(options.boss)
  return boss ? { cards, boss } : { cards }
}

const outcome = ({ ending }: State): Outcome<Seat> | undefined =>
  ending && { winners: ending.winners, reason: ending.reason, rule: ending.rule }

export const siegestorm: Game<Siegestorm> = {
  id: 'siegestorm',
  // Raised when the same moves may come to something else: a match under way is not played on by other rules.
  rulesVersion: '3',
  blank: BLANK,
  parseOptions,
  dataOf,
  seats: options => seatsOf(options.mode, options.players),
  setup: setUp,
  toAct: state => state.decisions.map(decision => decision.seat),
  legalMoves: legalMovesOf,
  decide,
  evolve: evolveAgain,
  outcome,
  reactionWindow: reactionWindowOf,
  view: (state: State, viewer: Viewer<Seat>) => viewFor(state, viewer),
  seen,
  isBarrier,
  formatMove,
  parseMove,
  formatPosition,
  parsePosition,
  twin,
  broken,
}
