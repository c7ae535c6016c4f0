/** Numbers fixed by the secret seed, the place in the log, the purpose and how often it was asked. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { assert } from './assert.ts'
import type { Chance, Draw } from './chance.ts'

/** Chance that remembers what was asked of it, for the log. */
export interface RecordingChance extends Chance {
  readonly draws: readonly Draw[]
  /** How many of the given dice were used up. */
  readonly givenUsed: number
}

/** A die given from a real table that cannot show that face: a fault in the input, not in the rules. */
export class GivenDieError extends Error {
  readonly index: number
  readonly value: unknown
  readonly sides: number
  readonly purpose: string

  constructor(index: number, value: unknown, sides: number, purpose: string) {
    super(
      `given die ${index + 1} is ${JSON.stringify(value)}, but '${purpose}' needs a whole number from 1 to ${sides}`,
    )
    this.name = 'GivenDieError'
    this.index = index
    this.value = value
    this.sides = sides
    this.purpose = purpose
  }
}

/** Its methods are shared: one is made for every move, and most draw nothing. */
class KeyedChance implements RecordingChance {
  readonly draws: Draw[] = []
  givenUsed = 0
  private readonly seed: string
  private readonly seq: number
  private readonly given: readonly number[]
  private asked: Map<string, number> | undefined

  constructor(seed: string, seq: number, given: readonly number[]) {
    this.seed = seed
    this.seq = seq
    this.given = given
  }

  die(purpose: string, sides: number): number {
    return this.one('die', purpose, sides) + 1
  }

  pick(purpose: string, count: number): number {
    return this.one('pick', purpose, count)
  }

  shuffle<T>(purpose: string, items: readonly T[]): readonly T[] {
    const order = shuffledIndices(this.wordsFor(purpose), items.length)
    this.draws.push({ purpose, kind: 'shuffle', count: items.length, value: order })
    return order.map(i => items[i]!)
  }

  private wordsFor(purpose: string): () => number {
    this.asked ??= new Map()
    const index = this.asked.get(purpose) ?? 0
    this.asked.set(purpose, index + 1)
    return wordStream(this.seed, `${this.seq}\0${purpose}\0${index}`)
  }

  private one(kind: 'die' | 'pick', purpose: string, count: number): number {
    assert(
      Number.isInteger(count) && count >= 1 && count <= 2 ** 32,
      `chance among a whole number of things (${purpose})`,
    )
    const word = this.wordsFor(purpose)
    const value = this.givenUsed < this.given.length ? this.nextGiven(purpose, count) : below(word, count)
    this.draws.push({ purpose, kind, count, value: kind === 'die' ? value + 1 : value })
    return value
  }

  private nextGiven(purpose: string, count: number): number {
    const face = this.given[this.givenUsed]!
    if (!Number.isInteger(face) || face < 1 || face > count)
      throw new GivenDieError(this.givenUsed, face, count, purpose)
    this.givenUsed++
    return face - 1
  }
}

/**
 * The chance of one move. `given` dice are used up by `die` and `pick` in order; when they run out,
 * numbers come from the seed as if none had been given.
 */
export const chanceFor = (seed: string, seq: number, given: readonly number[] = NONE_GIVEN): RecordingChance =>
  new KeyedChance(seed, seq, given)

const NONE_GIVEN: readonly number[] = []

/** Fisher and Yates: every order is equally likely. */
const shuffledIndices = (word: () => number, count: number): readonly number[] => {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = below(word, i + 1)
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  return order
}

/** 0 to count - 1. Words past the last whole multiple of count are thrown away: they would favor the low faces. */
const below = (word: () => number, count: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const w = word()
    if (w < limit) return w % count
  }
}

/** 32-bit words of HMAC-SHA-256(seed, place ‖ block), block after block. */
const wordStream = (seed: string, place: string): (() => number) => {
  let bytes: Uint8Array | undefined
  let block = 0
  let at = 32
  return () => {
    if (at === 32) {
      bytes = keyedHash(seed, `${place}\0${block++}`)
      at = 0
    }
    const b = bytes!
    const w = ((b[at]! << 24) | (b[at + 1]! << 16) | (b[at + 2]! << 8) | b[at + 3]!) >>> 0
    at += 4
    return w
  }
}

/** The keyed states of the seeds in use, the oldest first: setting up a key costs as much as a draw. */
const keys = new Map<string, ReturnType<typeof hmac.create>>()
const MOST_KEYS = 64

const keyOf = (seed: string): ReturnType<typeof hmac.create> => {
  const known = keys.get(seed)
  if (known) return known
  const made = hmac.create(sha256, utf8ToBytes(seed))
  if (keys.size === MOST_KEYS) keys.delete(keys.keys().next().value!)
  keys.set(seed, made)
  return made
}

/** Written over by every draw: a fresh copy of the key costs more than the hash itself. */
const scratch = hmac.create(sha256, new Uint8Array())

const encoder = new TextEncoder()
/** Written over by every draw: hashed at once, its text needs no bytes of its own. */
const room = new Uint8Array(256)

const bytesFor = (text: string): Uint8Array => {
  const { read, written } = encoder.encodeInto(text, room)
  return read === text.length ? room.subarray(0, written) : utf8ToBytes(text)
}

/** HMAC-SHA-256 of a text under a seed. */
export const keyedHash = (seed: string, text: string): Uint8Array =>
  keyOf(seed)._cloneInto(scratch).update(bytesFor(text)).digest()
