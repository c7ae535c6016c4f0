/** A whole log judged again, entry by entry: the first that differs is named. */
import { canonical, sameData } from './canonical.ts'
import { optionsFit } from './chain.ts'
import type { Game, GameTypes } from './game.ts'
import { type Hash, hashesOf, type Sha256, sha256Hex } from './hash.ts'
import type { Illegal } from './illegal.ts'
import type { Entry, Header, Log } from './log.ts'
import { type Answer, beginMatch, close, type Match, play } from './match.ts'
import { err, ok, type Result } from './result.ts'
import { commitmentTo } from './seed.ts'
import { undo } from './undo.ts'

export interface VerifyFault {
  /** The first entry that differs; -1 is the header. */
  readonly seq: number
  readonly code:
    | 'wrong-game'
    | 'wrong-rules-version'
    | 'data-changed'
    | 'wrong-seats'
    | 'wrong-seed'
    | 'wrong-options'
    | 'no-setup'
    | 'malformed'
    | 'command-twice'
    | 'refused'
    | 'differs'
  /** Which part of the entry or of the header it is. */
  readonly part?: string
  readonly refusal?: Illegal
}

export interface Verified<G extends GameTypes> {
  readonly match: Match<G>
  readonly head: Hash
}

export interface VerifyOptions {
  readonly sha256?: Sha256
  /** Called with the number of entries done, for a progress bar. */
  readonly onEntry?: (done: number) => void
}

export const verify = <G extends GameTypes>(
  game: Game<G>,
  log: Log<G>,
  { sha256 = sha256Hex, onEntry }: VerifyOptions = {},
): Result<Verified<G>, VerifyFault> => {
  const fault = headerFault(game, log, sha256)
  if (fault) return err(fault)
  const [first, ...rest] = log.entries
  if (first?.open.deed.kind !== 'setup') return err({ seq: 0, code: 'no-setup' })
  const begun = beginMatch(game, {
    match: log.header.match,
    options: log.sealed.options,
    hostSeed: log.hostSeed,
    nonces: first.open.deed.nonces,
    at: first.open.at,
    command: first.open.command,
    sha256,
  })
  let match = begun.match
  const part = differingPart(begun.entry, first)
  if (part) return err({ seq: 0, code: 'differs', part })
  const commands = new Set([first.open.command])
  for (const entry of rest) {
    const seq = match.seq
    if (commands.has(entry.open.command)) return err({ seq, code: 'command-twice', part: entry.open.command })
    commands.add(entry.open.command)
    const answer = again(match, entry)
    if (!answer) return err({ seq, code: 'malformed', part: 'move' })
    if (!answer.ok) return err({ seq, code: 'refused', refusal: answer.error })
    const different = differingPart(answer.value.entry, entry)
    if (different) return err({ seq, code: 'differs', part: different })
    match = answer.value.match
    onEntry?.(seq + 1)
  }
  return ok({ match, head: match.head })
}

const headerFault = <G extends GameTypes>(game: Game<G>, log: Log<G>, sha256: Sha256): VerifyFault | undefined => {
  const { header, sealed } = log
  if (header.game !== game.id) return { seq: -1, code: 'wrong-game', part: header.game }
  if (header.rulesVersion !== game.rulesVersion)
    return { seq: -1, code: 'wrong-rules-version', part: header.rulesVersion }
  if (commitmentTo(log.hostSeed) !== header.seedCommitment) return { seq: -1, code: 'wrong-seed' }
  const options = game.parseOptions(sealed.options)
  if (!options.ok || !sameData(options.value, sealed.options)) return { seq: -1, code: 'wrong-options' }
  if (!optionsFit(header, sealed, sha256)) return { seq: -1, code: 'wrong-options' }
  if (canonical(game.seats(sealed.options)) !== canonical(header.seats)) return { seq: -1, code: 'wrong-seats' }
  const changed = changedData(game, header, sealed.options, sha256)
  return changed === undefined ? undefined : { seq: -1, code: 'data-changed', part: changed }
}

/** The first piece of data that is not as it was when the match began. */
const changedData = <G extends GameTypes>(
  game: Game<G>,
  header: Header,
  options: G['Options'],
  sha256: Sha256,
): string | undefined => {
  const now = hashesOf(game.dataOf(options), sha256)
  const names = [...new Set([...Object.keys(header.data), ...Object.keys(now)])].sort()
  return names.find(name => header.data[name] !== now[name])
}

/** The recorded wish, put to the match again; undefined when it is nothing the game knows. */
const again = <G extends GameTypes>(
  match: Match<G>,
  { open, hidden }: Entry<G>,
): Result<Answer<G>, Illegal> | undefined => {
  const wish = { seq: open.seq, command: open.command, at: open.at }
  const { deed } = open
  switch (deed.kind) {
    case 'move':
      if (hidden.move === undefined || !isMove(match.game, hidden.move)) return
      return play(match, { ...wish, seat: deed.seat, move: hidden.move })
    case 'undo':
      return undo(match, { ...wish, seat: deed.seat, to: deed.to, consent: deed.consent })
    case 'close':
      return close(match, { ...wish, outcome: deed.outcome })
    case 'setup':
      return
  }
}

/** Whether this has the shape of a move: its text must give it back. Anything may stand in a stranger's log. */
const isMove = <G extends GameTypes>(game: Game<G>, move: G['Move']): boolean => {
  let text: unknown
  try {
    text = game.formatMove(move)
  } catch {
    return false
  }
  const back = typeof text === 'string' ? game.parseMove(text) : undefined
  return back !== undefined && canonical(back) === canonical(move)
}

/** What came out now against what is on record, in the order a person would look. */
const differingPart = <G extends GameTypes>(now: Entry<G>, then: Entry<G>): string | undefined => {
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ['deed', now.open.deed, then.open.deed],
    ['draws', now.hidden.draws, then.hidden.draws],
    ['events', now.hidden.events, then.hidden.events],
    ['seen', now.open.seen, then.open.seen],
    ['hidden', now.hidden, then.hidden],
    ['open', now.open, then.open],
    ['salt', now.salt, then.salt],
    ['commitment', now.commitment, then.commitment],
    ['hash', now.hash, then.hash],
  ]
  return parts.find(([, a, b]) => canonical(a) !== canonical(b))?.[0]
}
