/** A match at a terminal: people type, computer players answer, everything is in the log. */
import { type AnyBot, botMove } from '@siegeworks/bots'
import {
  type Answer,
  beginMatch,
  chanceFor,
  type Entry,
  formatLog,
  freeUndo,
  type GameTypes,
  headerFor,
  type Log,
  type Match,
  outcomeOf,
  play,
  undo,
} from '@siegeworks/kernel'
import type { AnyGame, Host } from '../host.ts'
import { type Teller, tellerFor } from './teller.ts'

export interface Order {
  readonly game: AnyGame
  readonly options: object
  /** Seats without one are played by the person at the terminal. */
  readonly bots: ReadonlyMap<string, AnyBot>
  readonly seed: string
}

export interface Session {
  readonly match: Match<GameTypes>
  readonly log: Log<GameTypes>
  readonly order: Order
  readonly teller: Teller
  /** Whose eyes the person has: the seat asked last. */
  readonly seat: string
}

export const beginSession = (order: Order, host: Host): Session => {
  const { game, options, seed } = order
  const beginning = { match: `play-${seed}`, options, hostSeed: seed }
  const nonces = Object.fromEntries(game.seats(options).map(seat => [seat, '']))
  const { match, entry } = beginMatch(game, { ...beginning, nonces })
  const people = game.seats(options).filter(seat => !order.bots.has(seat))
  const log = { ...headerFor(game, beginning), hostSeed: seed, entries: [entry] }
  const session: Session = { match, log, order, teller: tellerFor(game, host.voice), seat: people[0] ?? 'spectator' }
  return botsPlay(session, host)
}

/** Until a person is to act, or the game is over. */
export const botsPlay = (begun: Session, host: Host): Session => {
  let session = begun
  for (;;) {
    const { game, bots, seed } = session.order
    const acting = outcomeOf(session.match) ? [] : game.toAct(session.match.state)
    const people = acting.filter(seat => !bots.has(seat))
    const person = people.includes(session.seat) ? session.seat : people[0]
    if (person !== undefined) return { ...session, seat: person }
    const seat = acting[0]
    if (seat === undefined) return session
    const { state, seq } = session.match
    const move = botMove(game, bots.get(seat)!, state, seat, chanceFor(`${seed}/${seat}`, seq))
    const answer = play(session.match, { seat, move, seq, command: `play-${seq}` })
    if (!answer.ok) throw new Error(`${seat} was refused ${game.formatMove(move)}: ${answer.error.code}`)
    session = told(session, answer.value, host)
  }
}

/** The seats that people at this terminal play, whoever is to act. */
export const peopleOf = ({ order: { game, options, bots } }: Session): readonly string[] =>
  game.seats(options).filter(seat => !bots.has(seat))

/** The people who may act now: in Co-op both at once [SS-COOP-2]. */
export const peopleToAct = ({ match, order: { game, bots } }: Session): readonly string[] =>
  game.toAct(match.state).filter(seat => !bots.has(seat))

/** The session after an entry, its events told as this seat sees them. */
export const told = (session: Session, { match, entry }: Answer<GameTypes>, host: Host): Session => {
  const { game } = session.order
  let state = session.match.state
  for (const event of entry.hidden.events) {
    const seen = game.seen(event, session.seat, state)
    state = game.evolve(state, event)
    const sentence = seen && session.teller.event(seen, game.view(state, session.seat))
    if (sentence) host.out(`  ${sentence}\n`)
  }
  const entries: readonly Entry<GameTypes>[] = [...session.log.entries, entry]
  return { ...session, match, log: { ...session.log, entries } }
}

/** The seat's own moves since the last roll, draw or reveal, taken back one at a time. */
export const takeBack = (session: Session): Session | undefined => {
  const { match, seat } = session
  if (freeUndo(match, seat) === undefined) return
  const answer = undo(match, { seat, to: match.inForce.at(-1)!.seq, seq: match.seq, command: `play-${match.seq}` })
  if (!answer.ok) return
  return {
    ...session,
    match: answer.value.match,
    log: { ...session.log, entries: [...session.log.entries, answer.value.entry] },
  }
}

export const logText = ({ log }: Session): string => formatLog(log)
