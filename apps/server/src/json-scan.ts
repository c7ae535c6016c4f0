/** A look at the bytes before they are parsed: how deep, how many parts. Costs one pass and no memory. */
export interface ScanLimits {
  readonly depth: number
  /** Values and keys together. */
  readonly tokens: number
}

export const SOCKET_LIMITS: ScanLimits = { depth: 8, tokens: 256 }
export const BODY_LIMITS: ScanLimits = { depth: 32, tokens: 50_000 }

const QUOTE = 34
const BACKSLASH = 92

/** A key written twice in one object: whoever reads the first and whoever reads the last would see two messages. */
export const hasDoubledKey = (text: string, parsed: unknown): boolean => membersIn(text) !== keysIn(parsed)

/** Members as they are written: colons outside of strings, in text that parses. */
const membersIn = (text: string): number => {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 58) count++
    else if (c === QUOTE) for (i++; text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++
  }
  return count
}

const keysIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  let count = Array.isArray(value) ? 0 : Object.keys(value).length
  for (const part of Object.values(value)) count += keysIn(part)
  return count
}

export const exceeds = (text: string, limits: ScanLimits): boolean => {
  let depth = 0
  let tokens = 1
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++
    } else if (c === 123 || c === 91) {
      depth++
      tokens++
      if (depth > limits.depth) return true
    } else if (c === 125 || c === 93) depth--
    else if (c === 44 || c === 58) tokens++
    if (tokens > limits.tokens) return true
  }
  return false
}
