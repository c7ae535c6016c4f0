/** Receipts: what a client keeps to prove that the server confirmed an entry. A rolled-back store is noticed by them. */
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { Sha256 } from '@siegeworks/kernel'

/** Node's own hash, five times as fast as the portable one, with the same result. */
export const sha256: Sha256 = text => hash('sha256', text, 'hex')

export interface Receipts {
  /** 32 hex digits that name the entry's hash, 32 that only this server can make. */
  give(match: string, seq: number, entryHash: string): string
  /** The entry hash a genuine receipt speaks of; undefined for a forged one. */
  read(match: string, seq: number, receipt: string): string | undefined
}

export const receiptsWith = (key: string): Receipts => {
  const give = (match: string, seq: number, entryHash: string): string => {
    // Before the first entry there is nothing to name; the receipt still has its shape.
    const named = entryHash.slice(0, 32).padEnd(32, '0')
    return named + createHmac('sha256', key).update(`${match}/${seq}/${named}`).digest('hex').slice(0, 32)
  }
  return {
    give,
    read: (match, seq, receipt) => {
      const genuine = give(match, seq, receipt.slice(0, 32))
      const same = receipt.length === 64 && timingSafeEqual(Buffer.from(genuine), Buffer.from(receipt))
      return same ? receipt.slice(0, 32) : undefined
    },
  }
}
