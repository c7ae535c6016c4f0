/** Reads what somebody wrote, piece by piece, and collects every fault with its path. */
import type { Params, Problem } from '@siegeworks/kernel'

type Loose = { readonly [key: string]: unknown }
const isRecord = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A cursor over one object of the input; readers of its parts share the list of problems. */
export class Reader {
  readonly problems: Problem[]
  readonly #given: Loose
  readonly #at: string

  constructor(input: unknown, problems: Problem[] = [], at = '') {
    this.problems = problems
    this.#at = at
    this.#given = isRecord(input) ? input : {}
    if (!isRecord(input)) this.problems.push({ at, code: 'not-an-object' })
  }

  record(): Loose {
    return this.#given
  }

  isWhole(format: string): boolean {
    return this.#given.format === format
  }

  path(key: string): string {
    return this.#at === '' ? key : `${this.#at}.${key}`
  }

  fault(at: string, code: string, params?: Params, rule?: string): void {
    this.problems.push({ at, code, ...(rule === undefined ? {} : { rule }), ...(params ? { params } : {}) })
  }

  onlyKeys(keys: readonly string[]): void {
    for (const key of Object.keys(this.#given))
      if (!keys.includes(key)) this.fault(this.path(key), 'unknown-key', { key })
  }

  oneOf<T extends string | number, D extends T | undefined>(key: string, list: readonly T[], fallback: D): T | D {
    const value = this.#given[key]
    if (value === undefined) {
      if (fallback === undefined) this.fault(this.path(key), 'missing-key', { key })
      return fallback
    }
    const found = list.find(one => one === value)
    if (found === undefined) this.fault(this.path(key), 'not-a-choice', { choices: list.join(', ') })
    return found ?? fallback
  }

  /** A whole number, from 0 to 9999 unless said otherwise. */
  count(key: string, fallback: number, least = 0, most = 9999): number {
    const value = this.#given[key]
    if (value === undefined) return fallback
    if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return value as number
    if (typeof value === 'number') this.fault(this.path(key), 'not-in-range', { least, most })
    else this.fault(this.path(key), 'not-a-number')
    return fallback
  }

  flag(key: string): boolean {
    const value = this.#given[key]
    if (value !== undefined && typeof value !== 'boolean') this.fault(this.path(key), 'wrong-kind')
    return value === true
  }

  /** An object within this one, with these keys and no others; an empty one if it is not given. */
  part(key: string, keys: readonly string[]): Reader {
    const inner = new Reader(this.#given[key] ?? {}, this.problems, this.path(key))
    inner.onlyKeys(keys)
    return inner
  }

  text(key: string, fallback?: string): string {
    const value = this.#given[key]
    if (typeof value === 'string' && value !== '') return value
    if (value !== undefined || fallback === undefined)
      this.fault(this.path(key), value === undefined ? 'missing-key' : 'not-text', { key })
    return fallback ?? ''
  }

  list(key: string): readonly unknown[] {
    const value = this.#given[key]
    if (value === undefined) return []
    if (Array.isArray(value)) return value
    this.fault(this.path(key), 'not-a-list')
    return []
  }

  items(key: string): readonly { readonly at: string; readonly item: Loose }[] {
    return this.list(key).flatMap((item, index) => {
      const at = `${this.path(key)}[${index}]`
      if (isRecord(item)) return [{ at, item }]
      this.fault(at, 'not-an-object')
      return []
    })
  }

  /** A record of whole numbers; `keyOf` reads a key or reports it. */
  numbers(key: string, keyOf: (key: string) => string | undefined, most = 9999): { readonly [key: string]: number } {
    const value = this.#given[key]
    if (value === undefined) return {}
    const inner = new Reader(value, this.problems, this.path(key))
    const found: { [key: string]: number } = {}
    for (const name of Object.keys(inner.record())) {
      const read = keyOf(name)
      if (read !== undefined) found[read] = inner.count(name, 0, 0, most)
    }
    return found
  }
}
