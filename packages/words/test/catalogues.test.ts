/** All three languages say the same things, in sound ICU, and say all of them. */
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, PARTS } from '../src/all.ts'
import { type Catalogue, FORMS } from '../src/catalogue.ts'
import { LANGUAGES } from '../src/language.ts'
import { type Node, parseMessage } from '../src/message.ts'
import { ENGLISH_WORDS, NAMES, SAME_IN_ENGLISH } from './same-in-english.ts'

const text = (part: (typeof PARTS)[number], language: (typeof LANGUAGES)[number]): Catalogue =>
  CATALOGUES[part][language]

/** What a message asks for: each parameter and how it is used. */
const asks = (nodes: readonly Node[]): readonly string[] => [
  ...new Set(
    nodes.flatMap(node => {
      if (typeof node === 'string' || node.kind === '#') return []
      const inner = Object.values(node.cases ?? {}).flatMap(asks)
      const use = node.type === 'plural' || node.type === 'number' || !node.type ? 'plain' : node.type
      return [`${node.name}:${use}`, ...inner]
    }),
  ),
]

/** The same tree from the reference parser, in our shape. */
const reference = (tokens: readonly Token[]): readonly Node[] =>
  tokens.flatMap((token): readonly Node[] => {
    if (token.type === 'content') return [token.value]
    if (token.type === 'octothorpe') return [{ kind: '#' }]
    if (token.type === 'argument') return [{ kind: 'argument', name: token.arg }]
    if (token.type === 'function') {
      const form = token.param
        ?.map(part => (part.type === 'content' ? part.value : ''))
        .join('')
        .trim()
      return [{ kind: 'argument', name: token.arg, type: token.key, ...(form && { form }) }]
    }
    const cases = Object.fromEntries(token.cases.map(one => [one.key, reference(one.tokens)]))
    const offset = token.pluralOffset
    return [{ kind: 'argument', name: token.arg, type: token.type, cases, ...(offset && { offset }) }]
  })

const isFormOf = (key: string, keys: ReadonlySet<string>): boolean =>
  FORMS.some(form => key.endsWith(`.${form}`) && keys.has(key.slice(0, -form.length - 1)))

describe.each(PARTS)('%s', part => {
  const english = text(part, 'en')
  const keys = new Set(Object.keys(english))

  test.each(LANGUAGES)('%s has every key and no other', language => {
    const own = new Set(Object.keys(text(part, language)))
    expect([...keys].filter(key => !own.has(key))).toEqual([])
    expect([...own].filter(key => !keys.has(key) && !isFormOf(key, keys))).toEqual([])
  })

  test.each(LANGUAGES)('%s is sound ICU, read alike by the reference parser', language => {
    for (const [key, message] of Object.entries(text(part, language))) {
      expect(parseMessage(message), key).toEqual(reference(parse(message)))
    }
  })

  test.each(LANGUAGES)('%s has no empty text and no typewriter apostrophe', language => {
    const bad = Object.entries(text(part, language)).filter(([, message]) => !message.trim() || message.includes("'"))
    expect(bad).toEqual([])
  })

  test.each(['fr', 'pl'] as const)('%s asks for the same parameters as English', language => {
    const other = text(part, language)
    for (const key of keys) {
      expect([...asks(parseMessage(other[key] ?? ''))].sort(), key).toEqual(
        [...asks(parseMessage(english[key]!))].sort(),
      )
    }
  })

  test.each(['fr', 'pl'] as const)('%s leaves nothing in English', language => {
    const other = text(part, language)
    const allowed = SAME_IN_ENGLISH[language]
    const same = [...keys].filter(key => /\p{L}{2}/u.test(plainOf(english[key]!)) && other[key] === english[key])
    expect(same.filter(key => !NAMES.test(key) && !allowed.some(one => one === english[key]))).toEqual([])
  })

  test.each(['fr', 'pl'] as const)('%s has no English words in its sentences', language => {
    const sentences = Object.entries(text(part, language)).filter(([, message]) => ENGLISH_WORDS.test(plainOf(message)))
    expect(sentences).toEqual([])
  })

  test.each(LANGUAGES)('%s gives a plural every form its language has', language => {
    const needed = new Set(
      new Intl.PluralRules(language)
        .resolvedOptions()
        .pluralCategories.filter(one => one !== 'many' || language === 'pl'),
    )
    for (const [key, message] of Object.entries(text(part, language))) {
      for (const cases of plurals(parseMessage(message))) {
        expect(
          [...needed].filter(one => !cases.includes(one)),
          key,
        ).toEqual([])
      }
    }
  })
})

const plainOf = (message: string): string => parseMessage(message).flatMap(words).join(' ')
const words = (node: Node): readonly string[] => {
  if (typeof node === 'string') return [node]
  return node.kind === '#' ? [] : Object.values(node.cases ?? {}).flatMap(nodes => nodes.flatMap(words))
}

const plurals = (nodes: readonly Node[]): readonly (readonly string[])[] =>
  nodes.flatMap(node => {
    if (typeof node === 'string' || node.kind === '#' || !node.cases) return []
    const inner = Object.values(node.cases).flatMap(plurals)
    return node.type === 'plural' ? [Object.keys(node.cases), ...inner] : inner
  })
