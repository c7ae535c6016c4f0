/** One match: the right seat, at the right place in the log, each command once. A value; playing gives the next one. */

import { commitmentOf, genesisOf, linked, saltAt } from './chain.ts'
import { chanceFor } from './chance-for.ts'
import type { Game, GameTypes, Outcome } from './game.ts'
import { type Hash, hashesOf, type Sha256, sha256Hex } from './hash.ts'
import type { Illegal } from './illegal.ts'
import { type Entry, type Header, type HiddenPart, LOG_FORMAT, type OpenDeed, type SealedOptions } from './log.ts'
import { err, ok, type Result } from './result.ts'
import { SPECTATOR } from './seat.ts'
import { commitmentTo, effectiveSeed, type Nonces, streamKey } from './seed.ts'
import { evolveAll, judge } from './step.ts'

/** So many entries can be taken back without reading the log. */
export const KEPT_ENTRIES = 64
/** So many commands are known again: a retry comes soon, and every move looks through them. */
export const KEPT_ANSWERS = 16

export interface Match<G extends GameTypes> {
  readonly game: Game<G>
  readonly header: Header
  readonly options: G['Options']
  readonly seats: readonly G['Seat'][]
  readonly state: G['State']
  /** The place of the next entry. */
  readonly seq: number
  /** The hash of the last entry. */
  readonly head: Hash
  /** Ended by the table: nothing may follow. */
  readonly closed?: Outcome<G['Seat']>
  /** Entries still in force, the newest last. */
  readonly inForce: readonly InForce<G>[]
  /** The newest commands and their answers, the newest last. */
  readonly answered: readonly Entry<G>[]
  readonly secret: Secret
  readonly sha256: Sha256
}

/** Never leaves the keeper of the log before the end. */
export interface Secret {
  readonly hostSeed: string
  readonly seed: string
  readonly saltKey: string
}

export interface InForce<G extends GameTypes> {
  readonly seq: number
  readonly seat?: G['Seat']
  /** Something was rolled, drawn or shown. */
  readonly barrier: boolean
  readonly before: G['State']
}

/** What a client sends along with any wish: the place it answers and an id of its own making. */
export interface Command {
  readonly seq: number
  readonly command: string
  readonly at?: number
}

export interface MoveCommand<G extends GameTypes> extends Command {
  readonly seat: G['Seat']
  readonly move: G['Move']
}

export interface Answer<G extends GameTypes> {
  readonly match: Match<G>
  readonly entry: Entry<G>
  /** The command was known: this is its first answer, and nothing new happened. */
  readonly repeated: boolean
}

export interface Beginning<G extends GameTypes> {
  readonly match: string
  readonly options: G['Options']
  readonly hostSeed: string
  readonly sha256?: Sha256
}

/** The header, to be shown before any nonce is accepted. */
export const headerFor = <G extends GameTypes>(
  game: Game<G>,
  { match, options, hostSeed, sha256 = sha256Hex }: Beginning<G>,
): { readonly header: Header; readonly sealed: SealedOptions<G> } => {
  const salt = streamKey(hostSeed, `options\0${match}`).slice(0, 32)
  const header: Header = {
    format: LOG_FORMAT,
    match,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats(options),
    data: hashesOf(game.dataOf(options), sha256),
    seedCommitment: commitmentTo(hostSeed),
    optionsCommitment: commitmentOf(salt, options, sha256),
  }
  return { header, sealed: { salt, options } }
}

/** Entry 0: the nonces, and what the setup brings. */
export const beginMatch = <G extends GameTypes>(
  game: Game<G>,
  {
    nonces,
    at = 0,
    command = '',
    ...beginning
  }: Beginning<G> & { readonly nonces: Nonces; readonly at?: number; readonly command?: string },
): Answer<G> => {
  const { match, options, hostSeed, sha256 = sha256Hex } = beginning
  const { header } = headerFor(game, beginning)
  const seed = effectiveSeed(hostSeed, nonces, match)
  const fresh: Match<G> = {
    game,
    header,
    options,
    seats: game.seats(options),
    state: game.blank,
    seq: 0,
    head: genesisOf(header, sha256),
    inForce: [],
    answered: [],
    secret: { hostSeed, seed, saltKey: streamKey(seed, 'salts') },
    sha256,
  }
  const chance = chanceFor(seed, 0)
  const events = game.setup(options, chance)
  const state = evolveAll(game, game.blank, events)
  const hidden: HiddenPart<G> = { events, draws: chance.draws }
  return appended(fresh, { seq: 0, command, at }, { kind: 'setup', nonces }, hidden, state, [])
}

/** Judges a move and gives the match after it. The same command again gets its first answer. */
export const play = <G extends GameTypes>(match: Match<G>, wish: MoveCommand<G>): Result<Answer<G>, Illegal> => {
  const known = knownAnswer(
    match,
    wish,
    entry =>
      entry.open.deed.kind === 'move' && entry.open.deed.seat === wish.seat && sameMove(match.game, entry, wish.move),
  )
  if (known) return known
  const late = lateness(match, wish)
  if (late) return err(late)
  const { game, state } = match
  const chance = chanceFor(match.secret.seed, match.seq)
  const decided = judge(game, state, wish.seat, wish.move, chance)
  if (!decided.ok) return decided
  const events = decided.value
  const barrier = chance.draws.length > 0 || events.some(event => game.isBarrier(event))
  const inForce = [
    ...match.inForce.slice(1 - KEPT_ENTRIES),
    { seq: match.seq, seat: wish.seat, barrier, before: state },
  ]
  const hidden: HiddenPart<G> = { move: wish.move, events, draws: chance.draws }
  return ok(appended(match, wish, { kind: 'move', seat: wish.seat }, hidden, evolveAll(game, state, events), inForce))
}

/** The table ends the match: resigned, out of time, agreed. */
export const close = <G extends GameTypes>(
  match: Match<G>,
  wish: Command & { readonly outcome: Outcome<G['Seat']> },
): Result<Answer<G>, Illegal> => {
  const known = knownAnswer(match, wish, entry => entry.open.deed.kind === 'close')
  if (known) return known
  const late = lateness(match, wish)
  if (late) return err(late)
  const answer = appended(match, wish, { kind: 'close', outcome: wish.outcome }, NOTHING, match.state, match.inForce)
  return ok({ ...answer, match: { ...answer.match, closed: wish.outcome } })
}

/** The end of the match, by the rules or by the table. */
export const outcomeOf = <G extends GameTypes>(match: Match<G>): Outcome<G['Seat']> | undefined =>
  match.closed ?? match.game.outcome(match.state)

export const NOTHING = { events: [], draws: [] } as const

/** A retry is answered as the first time; the same id for another wish is a fault of the client. */
export const knownAnswer = <G extends GameTypes>(
  match: Match<G>,
  wish: Command,
  same: (entry: Entry<G>) => boolean,
): Result<Answer<G>, Illegal> | undefined => {
  const entry = match.answered.find(one => one.open.command === wish.command)
  if (!entry) return
  if (entry.open.seq !== wish.seq || !same(entry)) return err({ code: 'id-reused', rule: 'kernel' })
  return ok({ match, entry, repeated: true })
}

/** Why nothing can be added at this place now. */
export const lateness = <G extends GameTypes>(match: Match<G>, wish: Command): Illegal | undefined => {
  if (wish.seq !== match.seq) return { code: 'stale', rule: 'kernel', params: { expected: match.seq, got: wish.seq } }
  if (outcomeOf(match)) return { code: 'match-over', rule: 'kernel' }
  return
}

const sameMove = <G extends GameTypes>(game: Game<G>, entry: Entry<G>, move: G['Move']): boolean =>
  entry.hidden.move !== undefined && game.formatMove(entry.hidden.move) === game.formatMove(move)

/** The match with one entry more. */
export const appended = <G extends GameTypes>(
  match: Match<G>,
  { command, at = 0 }: Command,
  deed: OpenDeed<G>,
  hidden: HiddenPart<G>,
  state: G['State'],
  inForce: readonly InForce<G>[],
): Answer<G> => {
  const { game, seq, secret, sha256 } = match
  const open = { seq, at, command, deed, seen: seenBySpectators(game, match.state, hidden.events) }
  const entry = linked(match.head, open, hidden, saltAt(secret.saltKey, seq, sha256), sha256)
  const answered = [...match.answered.slice(1 - KEPT_ANSWERS), entry]
  return { match: { ...match, state, seq: seq + 1, head: entry.hash, inForce, answered }, entry, repeated: false }
}

const seenBySpectators = <G extends GameTypes>(
  game: Game<G>,
  before: G['State'],
  events: readonly G['Event'][],
): readonly G['Seen'][] => {
  const seen: G['Seen'][] = []
  let state = before
  for (const event of events) {
    const shown = game.seen(event, SPECTATOR, state)
    if (shown) seen.push(shown)
    state = game.evolve(state, event)
  }
  return seen
}
