/** Plain data, and the one text it has. Equal data has equal bytes everywhere, so hashes can be compared. */

/** What makes a value other than plain JSON, with the path to it; undefined when it is plain. */
export const notPlain = (value: unknown, at = ''): string | undefined => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      if (!Number.isFinite(value)) return `${at || 'value'}: ${value} is not a JSON number`
      return Object.is(value, -0) ? `${at || 'value'}: minus zero does not survive JSON` : undefined
    case 'object':
      return value === null ? undefined : notPlainObject(value, at)
    default:
      return `${at || 'value'}: ${typeof value} is not JSON`
  }
}

const notPlainObject = (value: object, at: string): string | undefined => {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${at}[${i}]`)
      if (found) return found
    }
    return Object.keys(value).length === value.length ? undefined : `${at || 'value'}: a list with extra keys or holes`
  }
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null)
    return `${at || 'value'}: ${proto.constructor?.name ?? 'an object'} is not plain`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${at || 'value'}: a symbol key does not survive JSON`
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, at ? `${at}.${key}` : key)
    if (found) return found
  }
  return undefined
}

/** JSON with sorted keys and no spaces. Refuses by crash what is not plain: such data has no lasting text. */
export const canonical = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`not plain: ${value}`)
      return `${value}`
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as { readonly [key: string]: unknown })
    default:
      throw new Error(`not plain: ${typeof value}`)
  }
}

const canonicalList = (list: readonly unknown[]): string => {
  if (list.length === 0) return '[]'
  let text = `[${canonical(list[0])}`
  for (let i = 1; i < list.length; i++) text += `,${canonical(list[i])}`
  return `${text}]`
}

const canonicalObject = (value: { readonly [key: string]: unknown }): string => {
  const keys = Object.keys(value)
  if (keys.length === 0) return '{}'
  sortKeys(keys)
  let text = `{${label(keys[0]!)}${canonical(value[keys[0]!])}`
  for (let i = 1; i < keys.length; i++) text += `,${label(keys[i]!)}${canonical(value[keys[i]!])}`
  return `${text}}`
}

/** By UTF-16 code units, never by a locale. Insertion sort: objects are small and often sorted already. */
const sortKeys = (keys: string[]): void => {
  if (keys.length > 24) {
    keys.sort()
    return
  }
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let j = i - 1
    while (j >= 0 && keys[j]! > key) {
      keys[j + 1] = keys[j]!
      j--
    }
    keys[j + 1] = key
  }
}

/** Keys with their colon, as they were written before: there are few of them, and every entry has the same. */
const labels = new Map<string, string>()
const MOST_LABELS = 4096

const label = (key: string): string => {
  const known = labels.get(key)
  if (known !== undefined) return known
  const written = `${quoted(key)}:`
  if (labels.size < MOST_LABELS) labels.set(key, written)
  return written
}

/** What JSON writes as it is, is written as it is; anything else goes the slow, exact way. */
const quoted = (text: string): string => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return JSON.stringify(text)
  }
  return `"${text}"`
}

/** Whether two plain values are the same data, whatever the order of their keys. */
export const sameData = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)
