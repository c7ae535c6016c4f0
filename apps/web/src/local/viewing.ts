/** What a viewer is told of a match: the sheet now, and the entries as that viewer may know them. */
import {
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type Outcome,
  outcomeOf,
  SPECTATOR,
} from '@siegeworks/kernel'
import type { LegalMove, SeenEntry, Sheet } from '@siegeworks/protocol'

export type AnyGame = Game<GameTypes>
export type AnyMatch = Match<GameTypes>
export type AnyEntry = Entry<GameTypes>

const legalFor = (game: AnyGame, state: object, viewer: string): readonly LegalMove[] =>
  viewer !== SPECTATOR && game.toAct(state).includes(viewer)
    ? game.legalMoves(state, viewer).map(move => ({ text: game.formatMove(move), move }))
    : []

export interface Position {
  readonly game: AnyGame
  readonly state: object
  /** The last entry. */
  readonly seq: number
  readonly outcome: Outcome | undefined
}

export const sheetAt = ({ game, state, seq, outcome }: Position, viewer: string, undo: Sheet['undo']): Sheet => ({
  seq,
  status: outcome ? 'over' : 'playing',
  view: game.view(state, viewer),
  toAct: outcome ? [] : game.toAct(state),
  legal: outcome ? [] : legalFor(game, state, viewer),
  offers: [],
  undo,
  ...(outcome && { outcome }),
})

/** At one screen everybody agrees to take a move back; so it is free wherever there is one to take back. */
export const sheetOf = (match: AnyMatch, viewer: string, takesBack: boolean): Sheet => {
  const position = { game: match.game, state: match.state, seq: match.seq - 1, outcome: outcomeOf(match) }
  return sheetAt(position, viewer, takesBack && !position.outcome ? 'free' : 'no')
}

export interface Moment {
  readonly entry: SeenEntry
  readonly before: object
  readonly after: object
}

/** One entry as a viewer may know it, and the states around it. */
export const seenEntry = (game: AnyGame, entry: AnyEntry, before: object, viewer: string): SeenEntry => {
  const { deed, seq, at } = entry.open
  const events: { readonly kind: string }[] = []
  let state = before
  for (const event of entry.hidden.events) {
    const seen = game.seen(event, viewer, state)
    if (seen) events.push(seen)
    state = game.evolve(state, event)
  }
  const by = deed.kind === 'move' || deed.kind === 'undo' ? deed.seat : undefined
  const move =
    deed.kind === 'move' && deed.seat === viewer && entry.hidden.move ? game.formatMove(entry.hidden.move) : undefined
  return {
    seq,
    at,
    events,
    ...(by !== undefined && { by }),
    ...(move !== undefined && { move }),
    ...(deed.kind === 'undo' && { takesBackTo: deed.to - 1 }),
  }
}

/** The whole course with the state after each entry; entries taken back are followed by the state that stands again. */
export const course = (
  game: AnyGame,
  entries: readonly AnyEntry[],
): readonly { readonly before: object; readonly after: object }[] => {
  const steps: { before: object; after: object }[] = []
  let state: object = game.blank
  const befores = new Map<number, object>()
  for (const { open, hidden } of entries) {
    const before = state
    befores.set(open.seq, before)
    if (open.deed.kind === 'undo') state = befores.get(open.deed.to) ?? state
    for (const event of hidden.events) state = game.evolve(state, event)
    steps.push({ before, after: state })
  }
  return steps
}
