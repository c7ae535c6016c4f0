/** Taking back: an entry that says from where on the others no longer count. Nothing is erased. */
import type { GameTypes } from './game.ts'
import type { Illegal } from './illegal.ts'
import { type Answer, appended, type Command, knownAnswer, lateness, type Match, NOTHING } from './match.ts'
import { err, ok, type Result } from './result.ts'

export interface UndoCommand<G extends GameTypes> extends Command {
  readonly seat: G['Seat']
  /** The first entry that is taken back. */
  readonly to: number
  /** Seats that agreed. Needed once something was rolled, drawn or shown, or another seat has acted. */
  readonly consent?: readonly G['Seat'][]
}

/** The earliest entry this seat may take back without asking anybody; undefined when there is none. */
export const freeUndo = <G extends GameTypes>(match: Match<G>, seat: G['Seat']): number | undefined => {
  let free: number | undefined
  for (let i = match.inForce.length - 1; i >= 0; i--) {
    const entry = match.inForce[i]!
    if (entry.barrier || entry.seat !== seat) break
    free = entry.seq
  }
  return free
}

/** Whose consent it takes to go back to that entry: nobody's, or that of all others. */
export const consentNeeded = <G extends GameTypes>(
  match: Match<G>,
  seat: G['Seat'],
  to: number,
): Result<readonly G['Seat'][], Illegal> => {
  if (!match.inForce.some(entry => entry.seq === to))
    return err({ code: 'nothing-to-undo', rule: 'kernel', params: { to } })
  const free = freeUndo(match, seat)
  return ok(free !== undefined && to >= free ? [] : match.seats.filter(one => one !== seat))
}

export const undo = <G extends GameTypes>(match: Match<G>, wish: UndoCommand<G>): Result<Answer<G>, Illegal> => {
  const { seat, to, consent = [] } = wish
  const known = knownAnswer(
    match,
    wish,
    ({ open: { deed } }) => deed.kind === 'undo' && deed.seat === seat && deed.to === to,
  )
  if (known) return known
  const late = lateness(match, wish)
  if (late) return err(late)
  if (!match.seats.includes(seat)) return err({ code: 'no-such-seat', rule: 'kernel' })
  const needed = consentNeeded(match, seat, to)
  if (!needed.ok) return needed
  if (!needed.value.every(one => consent.includes(one)))
    return err({ code: 'undo-needs-consent', rule: 'kernel', params: { to } })
  const place = match.inForce.findIndex(entry => entry.seq === to)
  const deed = { kind: 'undo', seat, to, consent: match.seats.filter(one => consent.includes(one)) } as const
  return ok(appended(match, wish, deed, NOTHING, match.inForce[place]!.before, match.inForce.slice(0, place)))
}
