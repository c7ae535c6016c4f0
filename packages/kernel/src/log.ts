/** A game is its log: a header, and entries that each hold the hash of the one before. */
import type { Draw } from './chance.ts'
import type { GameTypes, Outcome } from './game.ts'
import type { DataHashes, Hash } from './hash.ts'
import type { Nonces } from './seed.ts'

export const LOG_FORMAT = 'siegeworks-log/1'

/** Known to all before the first nonce: what is played, with which data, and whose seed. */
export interface Header {
  readonly format: typeof LOG_FORMAT
  readonly match: string
  readonly game: string
  readonly rulesVersion: string
  readonly seats: readonly string[]
  readonly data: DataHashes
  readonly seedCommitment: Hash
  /** Options may name secret decks, so they are sealed like any hidden fact. */
  readonly optionsCommitment: Hash
}

export interface SealedOptions<G extends GameTypes> {
  readonly salt: string
  readonly options: G['Options']
}

/** The part of an entry that a spectator has seen. */
export interface OpenPart<G extends GameTypes> {
  readonly seq: number
  /** Milliseconds of the match's own clock, as the host tells it. */
  readonly at: number
  /** The id the client gave its command: a retry gets the first answer. */
  readonly command: string
  readonly deed: OpenDeed<G>
  readonly seen: readonly G['Seen'][]
}

export type OpenDeed<G extends GameTypes> =
  | { readonly kind: 'setup'; readonly nonces: Nonces }
  | { readonly kind: 'move'; readonly seat: G['Seat'] }
  /** Takes back every entry from `to` on that is still in force. */
  | { readonly kind: 'undo'; readonly seat: G['Seat']; readonly to: number; readonly consent: readonly G['Seat'][] }
  /** Ended by the table and not by the rules: resigned, out of time, agreed. */
  | { readonly kind: 'close'; readonly outcome: Outcome<G['Seat']> }

/** The part behind the commitment. */
export interface HiddenPart<G extends GameTypes> {
  readonly move?: G['Move']
  readonly events: readonly G['Event'][]
  readonly draws: readonly Draw[]
}

/** What a public log holds of an entry: enough to check the chain. */
export interface OpenEntry<G extends GameTypes> {
  readonly open: OpenPart<G>
  readonly commitment: Hash
  readonly hash: Hash
}

export interface Entry<G extends GameTypes> extends OpenEntry<G> {
  readonly salt: string
  readonly hidden: HiddenPart<G>
}

/** A whole log as its keeper has it. */
export interface Log<G extends GameTypes> {
  readonly header: Header
  readonly sealed: SealedOptions<G>
  readonly hostSeed: string
  readonly entries: readonly Entry<G>[]
}

/** A log as anyone may have it while the match is on. */
export interface PublicLog<G extends GameTypes> {
  readonly header: Header
  readonly entries: readonly OpenEntry<G>[]
}

export const publicLog = <G extends GameTypes>(log: Log<G>): PublicLog<G> => ({
  header: log.header,
  entries: log.entries.map(({ open, commitment, hash }) => ({ open, commitment, hash })),
})
