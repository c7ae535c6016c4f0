/** Whatever the page, the server and the command line say has a sentence: no ‹key› reaches a reader. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUES } from '../src/all.ts'

const ROOT = new URL('../../../', import.meta.url)
const PLACES = ['apps/web/src', 'apps/server/src', 'apps/cli/src', 'packages/words/src']
/** Codes between parts of the program, which no person reads. */
const INTERNAL = new Set(['snapshot-too-late', 'wrong-place'])
const keys = Object.values(CATALOGUES).flatMap(part => Object.keys(part.en))
const known = new Set(keys)

const filesIn = (places: readonly string[]): readonly string[] =>
  places.flatMap(place =>
    readdirSync(new URL(place, ROOT), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map(path => `${place}/${path}`),
  )
const sources = filesIn(PLACES)
const found = (pattern: RegExp, places = sources): readonly (readonly [path: string, text: string])[] =>
  places.flatMap(path =>
    [...readFileSync(new URL(path, ROOT), 'utf8').matchAll(pattern)].map(match => [path, match[1]!] as const),
  )

test('every key said by name has a sentence', () => {
  const said = found(/\bsay\(\s*'([^']+)'/g)
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter(([, key]) => !known.has(key))).toEqual([])
})

test('every family of keys said by a code has sentences', () => {
  const said = found(/\bsay(?:IfKnown)?\(\s*`([a-z-]+\.(?:[a-z-]+\.)*)\$\{/g)
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(([, start]) => !keys.some(key => key.startsWith(start)))).toEqual([])
})

test('every code a package gives out has a sentence', () => {
  const given = found(
    /\bcode: '([a-z-]+)'/g,
    filesIn(['packages/kernel/src', 'packages/siegestorm/src', 'packages/siege/src']),
  )
  const families = ['refusal', 'problem', 'block', 'modifier', 'verify']
  const said = (code: string): boolean => families.some(family => known.has(`${family}.${code}`))
  expect(given.length).toBeGreaterThan(50)
  expect(given.filter(([, code]) => !said(code) && !INTERNAL.has(code))).toEqual([])
})

test('every way a game can end has a sentence', () => {
  const places = ['packages/siegestorm/src', 'packages/siege/src', 'apps/server/src']
  const given = found(/\breason: '([a-z-]+)'/g, filesIn(places))
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter(([, reason]) => !known.has(`outcome.${reason}`))).toEqual([])
})
