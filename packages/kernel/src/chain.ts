/** The salted hash chain. No hash can serve to test a guess: what is hidden lies behind a secret salt. */
import { canonical } from './canonical.ts'
import type { GameTypes } from './game.ts'
import { type Hash, hashData, type Sha256, sha256Hex } from './hash.ts'
import type { Entry, Header, HiddenPart, OpenEntry, OpenPart, PublicLog, SealedOptions } from './log.ts'
import { err, ok, type Result } from './result.ts'

/** 128 bits from the match's secret stream, another for every place. */
export const saltAt = (saltKey: string, seq: number, hash: Sha256): string => hash(`${saltKey}/${seq}`).slice(0, 32)

export const commitmentOf = (salt: string, hidden: unknown, hash: Sha256): Hash =>
  hash(`${salt}${canonical(hidden)}`) as Hash

/** The first link: the header itself. */
export const genesisOf = (header: Header, hash: Sha256 = sha256Hex): Hash => hashData(header, hash)

/** Both hashes before the text have a fixed length, so no two entries have the same bytes. */
export const linkOf = <G extends GameTypes>(before: Hash, commitment: Hash, open: OpenPart<G>, hash: Sha256): Hash =>
  hash(`${before}${commitment}${canonical(open)}`) as Hash

/** An entry bound to the one before. */
export const linked = <G extends GameTypes>(
  before: Hash,
  open: OpenPart<G>,
  hidden: HiddenPart<G>,
  salt: string,
  hash: Sha256 = sha256Hex,
): Entry<G> => {
  const commitment = commitmentOf(salt, hidden, hash)
  return { open, commitment, hash: linkOf(before, commitment, open, hash), salt, hidden }
}

export interface ChainFault {
  /** The first entry that does not fit; -1 is the header. */
  readonly seq: number
  readonly code: 'wrong-place' | 'wrong-hash' | 'wrong-commitment'
}

/** Checks what anyone can check: places, links, and commitments where the hidden part is open. */
export const verifyChain = <G extends GameTypes>(
  log: PublicLog<G>,
  hash: Sha256 = sha256Hex,
): Result<Hash, ChainFault> => {
  let head = genesisOf(log.header, hash)
  for (const [seq, entry] of log.entries.entries()) {
    const fault = linkFault(head, seq, entry, hash)
    if (fault) return err({ seq, code: fault })
    head = entry.hash
  }
  return ok(head)
}

const linkFault = <G extends GameTypes>(
  head: Hash,
  seq: number,
  entry: OpenEntry<G>,
  hash: Sha256,
): ChainFault['code'] | undefined => {
  if (entry.open.seq !== seq) return 'wrong-place'
  const { salt, hidden } = entry as Partial<Entry<G>>
  if (salt !== undefined && hidden !== undefined && commitmentOf(salt, hidden, hash) !== entry.commitment)
    return 'wrong-commitment'
  return linkOf(head, entry.commitment, entry.open, hash) === entry.hash ? undefined : 'wrong-hash'
}

/** Whether these are the options the header was made with. */
export const optionsFit = <G extends GameTypes>(
  header: Header,
  sealed: SealedOptions<G>,
  hash: Sha256 = sha256Hex,
): boolean => commitmentOf(sealed.salt, sealed.options, hash) === header.optionsCommitment
