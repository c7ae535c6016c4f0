import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, notPlain } from './canonical.ts'
import { parseJson } from './json.ts'
import { jsonPlace } from './json-place.ts'

describe('JSON from strangers', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, indent) => {
        expect(parseJson(JSON.stringify(value, null, indent))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(value)),
        })
      }),
    )
  })

  test('refuses what JSON.parse refuses, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'{}[],:"\\u0a1-.e+tn \n')).map(x => x.join('')),
        text => {
          let fine = true
          try {
            JSON.parse(text)
          } catch {
            fine = false
          }
          expect(parseJson(text).ok).toBe(fine)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['{"a": 1,\n "b": x}', 'line 2, column 7', 'json-expected'],
    ['[1, 2', 'line 1, column 6', 'json-expected'],
    ['{"a":1,"a":2}', 'line 1, column 8', 'key-twice'],
    ['{"a":1,"\\u0061":2}', 'line 1, column 8', 'key-twice'],
    ['[] []', 'line 1, column 4', 'json-trailing'],
    ['', 'line 1, column 1', 'json-expected'],
    ['[1,]', 'line 1, column 4', 'json-expected'],
    ['["a\nb"]', 'line 1, column 2', 'json-expected'],
  ])('%s: the fault has a place', (text, at, code) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { at, code } })
  })

  test('depth 100,000 and a string of ten million letters do not exhaust anything', () => {
    expect(parseJson('['.repeat(100_000))).toEqual({
      ok: false,
      error: { at: 'line 1, column 65', code: 'json-too-deep', params: { most: 64 } },
    })
    expect(parseJson('{"a":'.repeat(100_000))).toMatchObject({ ok: false, error: { code: 'json-too-deep' } })
    expect(parseJson(`"${'x'.repeat(10_000_000)}"`).ok).toBe(true)
    expect(parseJson('x', { maxLength: 0, maxDepth: 1 })).toMatchObject({ ok: false, error: { code: 'json-too-long' } })
  })
})

describe('places of parts', () => {
  const text = '{\n  "a": [1, {"b": "x"}],\n  "c d": {"e.f": [[], [2]]}\n}'
  test.each([
    ['', 1, 1],
    ['a', 2, 3],
    ['a[0]', 2, 9],
    ['a[1]', 2, 12],
    ['a[1].b', 2, 13],
    ['["c d"]', 3, 3],
    ['c d["e.f"][1][0]', 3, 24],
    ['a[1].missing', 2, 12],
    ['nothing[3].here', 1, 1],
  ])('%s', (path, line, column) => {
    expect(jsonPlace(text, path)).toEqual({ line, column })
  })

  test.each(['"A1"', ' 3', 'null', '[]', '{}'])('of a file that is only %s every fault is at its start', text => {
    expect(jsonPlace(text, 'sides.besieger')).toEqual({ line: 1, column: 1 })
  })
})

describe('canonical text', () => {
  test('does not depend on the order of keys, and parses back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), dict => {
        const value = JSON.parse(JSON.stringify(dict))
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonical(turned)).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(value)
      }),
    )
  })

  test('is fixed: sorted keys, no spaces, many keys too', () => {
    expect(canonical({ b: [1, 'é', null, true], a: { d: 'x"y', c: -0.5 } })).toBe(
      '{"a":{"c":-0.5,"d":"x\\"y"},"b":[1,"é",null,true]}',
    )
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${(i * 7) % 40}`, i]))
    expect(Object.keys(JSON.parse(canonical(many)))).toEqual(Object.keys(many).sort())
  })

  test('control signs, quotes, backslashes and letters beyond ASCII are written as JSON writes them', () => {
    for (let code = 0; code < 0x180; code++) {
      const text = `a${String.fromCharCode(code)}b`
      expect(canonical(text)).toBe(JSON.stringify(text))
      expect(canonical({ [text]: 1 })).toBe(JSON.stringify({ [text]: 1 }))
    }
  })

  test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [1n], [Symbol('x')]])(
    '%s has no text',
    value => {
      expect(() => canonical({ value })).toThrow(/not plain/)
      expect(notPlain({ value })).toMatch(/^value: /)
    },
  )

  test.each([
    ['a map', { a: new Map() }],
    ['a date', { a: [new Date(0)] }],
    ['a hole', { a: new Array(2) }],
    ['minus zero', { a: -0 }],
    ['a symbol key', { [Symbol('x')]: 1 }],
    ['a list with a name', Object.assign([1], { name: 'x' })],
  ])('%s is not plain, and its place is told', (_what, value) => {
    expect(notPlain(value)).toBeDefined()
  })
})
