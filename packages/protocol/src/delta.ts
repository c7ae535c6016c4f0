/** The way from one plain JSON value to the next, small: what a live update sends instead of the whole sheet. */

/**
 * `{ set }` replaces the value. `{ in, gone? }` changes an object: deltas by key, keys that went.
 * `{ at, cut, put, items? }` changes a list: from index `at`, `cut` items go and `put` come; `items` are changes inside
 * items that kept their place (indices of the old list).
 */
export type Delta =
  | { readonly set: unknown }
  | { readonly in: { readonly [key: string]: Delta }; readonly gone?: readonly string[] }
  | {
      readonly at: number
      readonly cut: number
      readonly put: readonly unknown[]
      readonly items?: readonly (readonly [number, Delta])[]
    }

type Plain = { readonly [key: string]: unknown }

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)

export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false
  return true
}

/** Undefined when nothing changed. */
export const deltaOf = (before: unknown, after: unknown): Delta | undefined => {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after)
  if (isPlain(before) && isPlain(after)) return objectDelta(before, after)
  return { set: after }
}

const objectDelta = (before: Plain, after: Plain): Delta | undefined => {
  const inside: { [key: string]: Delta } = {}
  let changed = false
  for (const key of Object.keys(after)) {
    const delta = Object.hasOwn(before, key) ? deltaOf(before[key], after[key]) : { set: after[key] }
    if (delta === undefined) continue
    // defineProperty, because a key of the data may be '__proto__'.
    Object.defineProperty(inside, key, { value: delta, enumerable: true, configurable: true, writable: true })
    changed = true
  }
  const gone = Object.keys(before).filter(key => !Object.hasOwn(after, key))
  if (gone.length > 0) return { in: inside, gone }
  return changed ? { in: inside } : undefined
}

const listDelta = (before: readonly unknown[], after: readonly unknown[]): Delta | undefined => {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head++
  if (head === before.length && head === after.length) return
  let tail = 0
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  const cut = before.length - head - tail
  const come = after.length - head - tail
  // Of equal length, items most likely changed in place: say what changed inside each.
  if (cut === come && cut <= 64) {
    const items: (readonly [number, Delta])[] = []
    for (let i = head; i < head + cut; i++) {
      const delta = deltaOf(before[i], after[i])
      if (delta) items.push([i, delta])
    }
    return { at: 0, cut: 0, put: [], items }
  }
  return { at: head, cut, put: after.slice(head, after.length - tail) }
}

export const applyDelta = (before: unknown, delta: Delta): unknown => {
  if ('set' in delta) return delta.set
  if ('in' in delta) return applyToObject(isPlain(before) ? before : {}, delta)
  const list = Array.isArray(before) ? [...before] : []
  for (const [index, change] of delta.items ?? []) list[index] = applyDelta(list[index], change)
  list.splice(delta.at, delta.cut, ...delta.put)
  return list
}

const applyToObject = (before: Plain, delta: Extract<Delta, { in: unknown }>): Plain => {
  const after: { [key: string]: unknown } = {}
  const put = (key: string, value: unknown): void => {
    Object.defineProperty(after, key, { value, enumerable: true, configurable: true, writable: true })
  }
  const gone = new Set(delta.gone ?? [])
  for (const key of Object.keys(before)) if (!gone.has(key)) put(key, before[key])
  for (const key of Object.keys(delta.in))
    put(key, applyDelta(Object.hasOwn(before, key) ? before[key] : undefined, delta.in[key]!))
  return after
}
