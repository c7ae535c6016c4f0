/** The shape of a file as data: one description that checks what somebody wrote and gives the JSON schema. */
import type { Problem } from '@siegeworks/kernel'

/** What values of a type look like. The type itself is checked by the compiler only. */
export interface Shape<T> {
  readonly node: Node
  readonly typed?: (value: T) => T
}

interface Optional<T> extends Shape<T> {
  readonly optional: true
}

/** A shape whose type does not matter any more. */
export type AnyShape = Shape<never>
type Choice = string | number | boolean

export type Node =
  | {
      readonly is: 'object'
      readonly keys: { readonly [key: string]: AnyShape & { readonly optional?: true } }
      readonly strange: string
    }
  | { readonly is: 'record'; readonly of: AnyShape; readonly key: string }
  | { readonly is: 'list'; readonly of: AnyShape }
  | { readonly is: 'tuple'; readonly of: readonly AnyShape[] }
  | { readonly is: 'choice'; readonly of: readonly Choice[] }
  | { readonly is: 'text'; readonly pattern: string; readonly code: string }
  | { readonly is: 'integer'; readonly least: number; readonly most: number }
  /** One of several objects, told apart by a key that only it has, or by the value of one key. */
  | { readonly is: 'one-of'; readonly of: readonly AnyShape[]; readonly by?: string }
  | { readonly is: 'either'; readonly text: AnyShape; readonly list: AnyShape }
  | { readonly is: 'later'; readonly name: string; readonly of: () => AnyShape }
  | { readonly is: 'anything' }

// biome-ignore lint/complexity/noBannedTypes: `{}` tells optional keys from others.
type KeysOf<T> = { readonly [K in keyof T]-?: {} extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Shape<T[K]> }

const any = (shape: unknown): AnyShape => shape as AnyShape

/** `strange` is the code of a key that is not known. */
export const object = <T>(keys: KeysOf<T>, strange = 'unknown-key'): Shape<T> => ({
  node: { is: 'object', keys: keys as never, strange },
})
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ...shape, optional: true })
export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({ node: { is: 'list', of: any(of) } })
export const tuple = <T extends readonly unknown[]>(...of: { readonly [I in keyof T]: Shape<T[I]> }): Shape<T> => ({
  node: { is: 'tuple', of: of as never },
})
export const choice = <const T extends Choice>(...of: readonly T[]): Shape<T> => ({ node: { is: 'choice', of } })
export const text = (pattern: string, code = 'not-text'): Shape<string> => ({ node: { is: 'text', pattern, code } })
export const integer = (least: number, most: number): Shape<number> => ({ node: { is: 'integer', least, most } })
export const record = <T>(key: string, of: Shape<T>): Shape<{ readonly [key: string]: T }> => ({
  node: { is: 'record', key, of: any(of) },
})
export const oneOf = <T>(...of: readonly Shape<T>[]): Shape<T> => ({ node: { is: 'one-of', of: of.map(any) } })
export const byKind = <T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T['kind']]: Shape<Extract<T, { readonly kind: K }>>
  },
): Shape<T> => ({ node: { is: 'one-of', by: 'kind', of: Object.values(shapes).map(any) } })
/** A text, or a list where a text does not do. */
export const either = <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> => ({
  node: { is: 'either', text: any(one), list: any(other) },
})
export const later = <T>(name: string, of: () => Shape<T>): Shape<T> => ({
  node: { is: 'later', name, of: () => any(of()) },
})
/** What another reader checks. */
export const anything: Shape<unknown> = { node: { is: 'anything' } }

type Loose = { readonly [key: string]: unknown }
const isRecord = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const under = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

/** Everything in which the input differs from the shape. */
export const shapeFaults = <T>({ node }: Shape<T>, input: unknown, at: string): readonly Problem[] => {
  switch (node.is) {
    case 'anything':
      return []
    case 'later':
      return shapeFaults(node.of(), input, at)
    case 'text':
      if (typeof input !== 'string') return [{ at, code: 'not-text' }]
      return new RegExp(node.pattern).test(input) ? [] : [{ at, code: node.code }]
    case 'integer':
      return Number.isSafeInteger(input) && Number(input) >= node.least && Number(input) <= node.most
        ? []
        : [{ at, code: 'not-in-range', params: { least: node.least, most: node.most } }]
    case 'choice':
      return node.of.some(one => one === input)
        ? []
        : [{ at, code: 'not-a-choice', params: { value: String(input), choices: node.of.join(', ') } }]
    case 'either':
      return shapeFaults(typeof input === 'string' ? node.text : node.list, input, at)
    case 'list':
      if (!Array.isArray(input)) return [{ at, code: 'not-a-list' }]
      return input.flatMap((item, i) => shapeFaults(node.of, item, `${at}[${i}]`))
    case 'tuple':
      if (!Array.isArray(input)) return [{ at, code: 'not-a-list' }]
      if (input.length !== node.of.length) return [{ at, code: 'wrong-length' }]
      return node.of.flatMap((of, i) => shapeFaults(of, input[i], `${at}[${i}]`))
    case 'record':
      if (!isRecord(input)) return [{ at, code: 'not-an-object' }]
      return Object.entries(input).flatMap(([key, value]) => [
        ...(new RegExp(node.key).test(key) ? [] : [{ at: under(at, key), code: 'unknown-key', params: { key } }]),
        ...shapeFaults(node.of, value, under(at, key)),
      ])
    case 'one-of':
      return oneOfFaults(node, input, at)
    case 'object':
      return objectFaults(node, input, at)
  }
}

type ObjectNode = Extract<Node, { readonly is: 'object' }>
type Keys = ObjectNode['keys']

const objectFaults = ({ keys, strange }: ObjectNode, input: unknown, at: string): readonly Problem[] => {
  if (!isRecord(input)) return [{ at, code: 'not-an-object' }]
  const faults: Problem[] = []
  for (const key of Object.keys(input))
    if (!Object.hasOwn(keys, key)) faults.push({ at: under(at, key), code: strange, params: { key } })
  for (const [key, shape] of Object.entries(keys)) {
    if (Object.hasOwn(input, key)) faults.push(...shapeFaults(shape, input[key], under(at, key)))
    else if (!shape.optional) faults.push({ at: under(at, key), code: 'missing-key', params: { key } })
  }
  return faults
}

const keysOf = ({ node }: AnyShape): Keys => (node.is === 'object' ? node.keys : {})

const oneOfFaults = (
  { of, by }: Extract<Node, { readonly is: 'one-of' }>,
  input: unknown,
  at: string,
): readonly Problem[] => {
  if (!isRecord(input)) return [{ at, code: 'not-an-object' }]
  const names = of.flatMap(shape => (by === undefined ? Object.keys(keysOf(shape))[0]! : choicesOf(keysOf(shape)[by]!)))
  const chosen = of.find((_, i) => (by === undefined ? Object.hasOwn(input, names[i]!) : input[by] === names[i]))
  if (chosen) return shapeFaults(chosen, input, at)
  if (by === undefined) return [{ at, code: 'needs-one-of', params: { keys: names.join(', ') } }]
  return [{ at: under(at, by), code: 'unknown-rule', params: { key: String(input[by]) } }]
}

const choicesOf = ({ node }: AnyShape): readonly string[] => (node.is === 'choice' ? node.of.map(String) : [])
