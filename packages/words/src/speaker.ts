/** One voice: a language and the catalogues it was given. */
import type { Params } from '@siegeworks/kernel'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'
import { type Argument, type Node, parseMessage } from './message.ts'

export interface Speaker<Key extends string = string> {
  readonly language: Language
  /** The sentence for a key. A key without a sentence comes back as ‹key›: a code, never a foreign sentence. */
  say(key: Key, params?: Params): string
  /** Whether there is a sentence for a key that came from data. */
  knows(key: string): key is Key
  /** For keys that come from data (`event.${kind}`): the sentence, or undefined. */
  sayIfKnown(key: string, params?: Params): string | undefined
  /** A number as this language writes it. */
  number(value: number): string
  /** "a, b and c". */
  list(items: readonly string[]): string
}

type KeyOf<C> = C extends Catalogue ? keyof C & string : never

/** Later catalogues win where two have the same key. */
export const speaker = <const C extends readonly Catalogue[]>(
  language: Language,
  ...catalogues: C
): Speaker<KeyOf<C[number]>> => {
  const texts: Catalogue = Object.assign(Object.create(null), ...catalogues)
  const parsed = new Map<string, readonly Node[]>()
  const cardinal = new Intl.PluralRules(language)
  const ordinal = new Intl.PluralRules(language, { type: 'ordinal' })
  const digits = new Intl.NumberFormat(language)
  const listing = new Intl.ListFormat(language)

  const nodesOf = (text: string): readonly Node[] => {
    const known = parsed.get(text)
    if (known) return known
    const nodes = parseMessage(language === 'fr' ? frenchSpaces(text) : text)
    parsed.set(text, nodes)
    return nodes
  }

  const render = (nodes: readonly Node[], params: Params, count: number): string => {
    let out = ''
    for (const node of nodes) {
      if (typeof node === 'string') out += node
      else if (node.kind === '#') out += digits.format(count)
      else out += renderArgument(node, params, count)
    }
    return out
  }

  const renderArgument = (argument: Argument, params: Params, count: number): string => {
    const value = params[argument.name]
    if (value === undefined) return `‹${argument.name}›`
    const { type, cases } = argument
    if (!type) return typeof value === 'number' ? digits.format(value) : value
    if (type === 'number') return digits.format(Number(value))
    if (!cases) return thing(type, String(value), argument.form)
    if (type === 'select') return render(pick(cases, String(value)), params, count)
    const number = Number(value)
    const shifted = number - (argument.offset ?? 0)
    const rule = (type === 'plural' ? cardinal : ordinal).select(shifted)
    return render(cases[`=${number}`] ?? pick(cases, rule), params, shifted)
  }

  /** A thing is a message itself, under `kind.id`; one without a name here (a card of somebody's pack) is shown as it is. */
  const thing = (kind: string, id: string, form?: string): string => {
    const text = (form && texts[`${kind}.${id}.${form}`]) ?? texts[`${kind}.${id}`] ?? texts[`${kind}.${id}.name`]
    return text === undefined ? id : render(nodesOf(text), {}, 0)
  }

  const sayIfKnown = (key: string, params: Params = {}): string | undefined => {
    const text = texts[key]
    return text === undefined ? undefined : render(nodesOf(text), params, 0)
  }

  return {
    language,
    say: (key, params) => sayIfKnown(key, params) ?? `‹${key}›`,
    knows: (key): key is KeyOf<C[number]> => texts[key] !== undefined,
    sayIfKnown,
    number: value => digits.format(value),
    list: items => listing.format(items),
  }
}

/** French keeps its double marks on the line of the word before them. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0')

const pick = (cases: NonNullable<Argument['cases']>, key: string): readonly Node[] =>
  (Object.hasOwn(cases, key) ? cases[key] : undefined) ?? cases.other ?? []
