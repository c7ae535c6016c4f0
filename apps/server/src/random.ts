/** Secrets and ids from the system's generator. */
import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 80 bits in sixteen letters that can be read aloud. */
export const newId = (): string => Array.from(randomBytes(16), byte => LETTERS[byte % 32]!).join('')
/** 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('hex')
export const newToken = (): string => randomBytes(32).toString('base64url')
export const newInvite = (): string => randomBytes(12).toString('base64url')
export const newNonce = (): string => randomBytes(16).toString('hex')
