/** SHA-256 as the log uses it: text in, lower-case hex out. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Brand } from './brand.ts'
import { canonical } from './canonical.ts'

export type Hash = Brand<'Hash'>

/**
 * The hash of a text's UTF-8 bytes. A host may bring a faster one (Node's own is five times as
 * fast); it must give the same hex.
 */
export type Sha256 = (text: string) => string

export const sha256Hex: Sha256 = text => bytesToHex(sha256(utf8ToBytes(text)))

/** The hash of plain data, whatever the order of its keys. */
export const hashData = (data: unknown, hash: Sha256 = sha256Hex): Hash => hash(canonical(data)) as Hash

/** Cards, tables and maps by hash: what a match is pinned to. */
export const hashesOf = (data: { readonly [name: string]: unknown }, hash: Sha256 = sha256Hex): DataHashes =>
  Object.fromEntries(Object.keys(data).map(name => [name, hashData(data[name], hash)]))

export type DataHashes = { readonly [name: string]: Hash }
