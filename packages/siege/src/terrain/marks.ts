/** The markers of a state, and what is worked out for a ground under them. */
import type { HexKey } from '../geometry/index.ts'

/** The part of a state that changes the ground itself. A `State` is one. */
export interface Marks {
  readonly bridge: 'up' | 'down' | 'none'
  readonly filled: { readonly [hex: HexKey]: true }
  readonly rubble: { readonly [hex: HexKey]: true }
  /** Tents burnt out. */
  readonly burnt: { readonly [hex: HexKey]: true }
}

interface Kept<V> {
  readonly marks: Marks
  readonly value: V
}

const MOST_KEPT = 8

/** Keeps the newest few of what is made for each key. They outlive the game: markers are told by what they are. */
export const byMarks = <K extends object, V>() => {
  const known = new WeakMap<K, readonly Kept<V>[]>()
  return (key: K, state: Marks, make: (marks: Marks) => V, isFit: (value: V) => boolean = () => true): V => {
    const kept = known.get(key) ?? []
    const found =
      kept.find(one => isSame(one.marks, state) && isFit(one.value)) ??
      kept.find(one => isEqual(one.marks, state) && isFit(one.value))
    if (found) return found.value
    const { bridge, filled, rubble, burnt } = state
    const marks = { bridge, filled, rubble, burnt }
    const value = make(marks)
    known.set(key, [{ marks, value }, ...kept.slice(0, MOST_KEPT - 1)])
    return value
  }
}

export const isSame = (a: Marks, b: Marks): boolean =>
  a.bridge === b.bridge && a.filled === b.filled && a.rubble === b.rubble && a.burnt === b.burnt

const isEqual = (a: Marks, b: Marks): boolean =>
  a.bridge === b.bridge &&
  hasSameKeys(a.filled, b.filled) &&
  hasSameKeys(a.rubble, b.rubble) &&
  hasSameKeys(a.burnt, b.burnt)

const hasSameKeys = (a: object, b: object): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => key in b)
}
