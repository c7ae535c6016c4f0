/** The seed of a match: the host commits to its half before the players add theirs, and opens it at the end. */
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'
import { keyedHash } from './chance-for.ts'
import { type Hash, sha256Hex } from './hash.ts'

/** What each player throws in, by seat. A seat that gives none counts as an empty text. */
export type Nonces = { readonly [seat: string]: string }

/** Shown before any nonce is accepted. The seed is long and random, so its hash cannot be guessed back. */
export const commitmentTo = (hostSeed: string): Hash => sha256Hex(`siegeworks/seed\0${hostSeed}`) as Hash

/** Nobody knew it alone: HKDF of the host's seed with all nonces, bound to the match. */
export const effectiveSeed = (hostSeed: string, nonces: Nonces, match: string): string => {
  const sorted = Object.keys(nonces)
    .sort()
    .map(seat => [seat, nonces[seat]])
  return bytesToHex(
    hkdf(sha256, utf8ToBytes(hostSeed), utf8ToBytes(canonical(sorted)), utf8ToBytes(`siegeworks/match\0${match}`), 32),
  )
}

/** The key of a stream beside the draws, such as the salts of the log. */
export const streamKey = (seed: string, stream: string): string => bytesToHex(keyedHash(seed, `stream\0${stream}`))
