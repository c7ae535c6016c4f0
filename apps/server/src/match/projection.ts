/** The one gate: whatever a viewer gets of a match is made here, from that viewer's knowledge alone. */
import { type Entry, freeUndo, type GameTypes, type Match, outcomeOf, SPECTATOR } from '@siegeworks/kernel'
import type { SeenEntry, Sheet, Status } from '@siegeworks/protocol'
import { shownClocks } from './clocks.ts'
import type { Position } from './judge.ts'

declare const projected: unique symbol
/** Only this module makes them, and the socket sends nothing else about a match: raw state does not compile. */
export type Projected<T> = T & { readonly [projected]: true }

const gate = <T>(value: T): Projected<T> => value as Projected<T>

export type At = Pick<Position, 'match' | 'aside' | 'status' | 'settings' | 'pause'>

export const sheetFor = ({ match, aside, status, settings, pause }: At, viewer: string): Projected<Sheet> => {
  const { game, state } = match
  const outcome = outcomeOf(match)
  const toAct = outcome ? [] : game.toAct(state)
  const acts = status === 'playing' && viewer !== SPECTATOR && toAct.includes(viewer)
  return gate({
    seq: match.seq - 1,
    status,
    view: game.view(state, viewer),
    toAct,
    legal: acts ? game.legalMoves(state, viewer).map(move => ({ text: game.formatMove(move), move })) : [],
    offers: aside.offers,
    undo: undoFor(match, settings.undo, status, viewer),
    ...(aside.clock ? { clocks: shownClocks(aside.clock) } : {}),
    ...(pause && status === 'playing' ? { pause } : {}),
    ...(outcome ? { outcome } : {}),
  })
}

/** Before play has begun, or when the rules of this match are not on this server. */
export const noSheet = (seq: number, status: Status): Projected<Sheet> =>
  gate({ seq, status, view: null, toAct: [], legal: [], offers: [], undo: 'no' })

const undoFor = (
  match: Match<GameTypes>,
  mode: 'free' | 'consent' | 'never',
  status: string,
  viewer: string,
): Sheet['undo'] => {
  if (mode === 'never' || status !== 'playing' || viewer === SPECTATOR) return 'no'
  if (mode === 'free' && freeUndo(match, viewer) !== undefined) return 'free'
  return match.inForce.some(entry => entry.seat === viewer) ? 'ask' : 'no'
}

/** What befell, as this viewer may know it. `before` is the state it befell. */
export const seenEntry = (
  { game }: Pick<Match<GameTypes>, 'game'>,
  { open, hidden }: Pick<Entry<GameTypes>, 'open' | 'hidden'>,
  before: object,
  viewer: string,
): Projected<SeenEntry> => {
  const events: { readonly kind: string }[] = []
  let state = before
  for (const event of hidden.events) {
    const seen = game.seen(event, viewer, state)
    if (seen) events.push(seen)
    state = game.evolve(state, event)
  }
  const { deed } = open
  const by = deed.kind === 'move' || deed.kind === 'undo' ? deed.seat : undefined
  const own = by !== undefined && by === viewer && hidden.move !== undefined
  return gate({
    seq: open.seq,
    ...(by === undefined ? {} : { by }),
    ...(own ? { move: game.formatMove(hidden.move!) } : {}),
    at: open.at,
    events,
    ...(deed.kind === 'undo' ? { takesBackTo: deed.to - 1 } : {}),
  })
}
