/** JSON from strangers: strict, of bounded depth, and a fault names its line and column. */
import type { Problem } from './illegal.ts'
import { err, ok, type Result } from './result.ts'

export interface JsonLimits {
  readonly maxLength: number
  readonly maxDepth: number
}

export const JSON_LIMITS: JsonLimits = { maxLength: 32 * 1024 * 1024, maxDepth: 64 }

/** Also refuses what JSON.parse lets pass: a key given twice. */
export const parseJson = (text: string, limits: JsonLimits = JSON_LIMITS): Result<unknown, Problem> => {
  if (text.length > limits.maxLength)
    return err({ at: 'line 1, column 1', code: 'json-too-long', params: { most: limits.maxLength } })
  const fault = scanJson(text, limits.maxDepth)
  if (fault)
    return err({ at: placeIn(text, fault.at), code: fault.code, ...(fault.params ? { params: fault.params } : {}) })
  return ok(JSON.parse(text))
}

export const lineAndColumn = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

const placeIn = (text: string, at: number): string => {
  const { line, column } = lineAndColumn(text, at)
  return `line ${line}, column ${column}`
}

interface JsonFault {
  readonly at: number
  readonly code: 'json-expected' | 'json-too-deep' | 'key-twice' | 'json-trailing'
  readonly params?: { readonly [name: string]: string | number }
}

/** All tokens but strings. */
const TOKEN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
export const SPACE = /[ \t\n\r]*/y

/** The token that begins here; undefined when none does. */
export const tokenAt = (text: string, at: number): string | undefined => {
  if (text[at] === '"') return stringAt(text, at)
  TOKEN.lastIndex = at
  return TOKEN.exec(text)?.[0]
}

/** By hand: a pattern would need a stack as deep as the string is long. */
const stringAt = (text: string, from: number): string | undefined => {
  for (let at = from + 1; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return text.slice(from, at + 1)
    if (code < 0x20) return
    if (code === 0x5c) {
      ESCAPE.lastIndex = at
      if (!ESCAPE.test(text)) return
      at = ESCAPE.lastIndex
    } else at++
  }
  return
}

/** An open list or object, and what may stand next in it. */
interface Frame {
  readonly keys: Set<string> | undefined
  expects: 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end'
}

/** Reads the tokens with a stack of its own, so no depth of input can exhaust ours. */
const scanJson = (text: string, maxDepth: number): JsonFault | undefined => {
  const stack: Frame[] = []
  let done = false
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.test(text)
    at = SPACE.lastIndex
    if (at === text.length) return done ? undefined : { at, code: 'json-expected' }
    if (done) return { at, code: 'json-trailing' }
    const token = tokenAt(text, at)
    if (token === undefined) return { at, code: 'json-expected' }
    if ((token === '[' || token === '{') && stack.length === maxDepth)
      return { at, code: 'json-too-deep', params: { most: maxDepth } }
    const verdict = take(stack, token)
    if (verdict === 'fault') return { at, code: 'json-expected' }
    if (verdict === 'twice') return { at, code: 'key-twice', params: { key: token } }
    at += token.length
    done = stack.length === 0
  }
}

/** One token: opens, closes or fills what is on top of the stack. */
const take = (stack: Frame[], token: string): 'fits' | 'fault' | 'twice' => {
  const top = stack.at(-1)
  const expects = top?.expects ?? 'value'
  const isString = token[0] === '"'
  if (top && (token === ']' || token === '}')) {
    const rightEnd = (token === '}') === (top.keys !== undefined)
    if (!rightEnd || !(expects === 'comma-or-end' || expects === 'value-or-end' || expects === 'key-or-end'))
      return 'fault'
    stack.pop()
    return 'fits'
  }
  if (top && token === ',') {
    if (expects !== 'comma-or-end') return 'fault'
    top.expects = top.keys ? 'key' : 'value'
    return 'fits'
  }
  if (top && token === ':') {
    if (expects !== 'colon') return 'fault'
    top.expects = 'value'
    return 'fits'
  }
  if (top?.keys && (expects === 'key' || expects === 'key-or-end')) {
    if (!isString) return 'fault'
    const key: string = JSON.parse(token)
    if (top.keys.has(key)) return 'twice'
    top.keys.add(key)
    top.expects = 'colon'
    return 'fits'
  }
  if (expects !== 'value' && expects !== 'value-or-end') return 'fault'
  if (token === ',' || token === ':' || token === ']' || token === '}') return 'fault'
  if (top) top.expects = 'comma-or-end'
  if (token === '[') stack.push({ keys: undefined, expects: 'value-or-end' })
  else if (token === '{') stack.push({ keys: new Set(), expects: 'key-or-end' })
  return 'fits'
}
