import { expect, test } from 'vitest'
import { storm } from '../load/fuzz.ts'
import { judgeOrigin } from '../src/http/origins.ts'
import { exceeds, SOCKET_LIMITS } from '../src/json-scan.ts'
import { parse } from '../src/socket/connection.ts'

test('a storm of fuzzed messages and requests changes nothing and breaks nothing', async () => {
  const report = await storm({ messages: 4000, requests: 400, seed: 'test' })
  expect(report.faults).toEqual([])
  expect(report.answers).toBeGreaterThan(1000)
})

test.each([
  ['too-large', `{"kind":"ping","x":"${'a'.repeat(9000)}"}`],
  ['too-deep', `{"kind":"ping","x":${'['.repeat(9)}${']'.repeat(9)}}`],
  ['too-deep', `[${'1,'.repeat(300)}1]`],
  ['malformed', '{"kind":"ping"'],
  ['malformed', '{"kind":"ping","__proto__":{"n":1}}'],
  ['malformed', '{"kind":"ping","n":1,"admin":true}'],
  ['malformed', '{"kind":"ping","n":1,"n":2}'],
  ['malformed', '{"kind":"ping","n":1,"\\u006e":2}'],
  ['malformed', '{"kind":"hello","kind":"ping"}'],
])('%s: %.40s', (code, text) => {
  expect(parse(Buffer.from(text))).toBe(code)
})

test('brackets inside strings do not count as depth', () => {
  expect(exceeds(`{"text":"${'['.repeat(50)}\\"${'{'.repeat(50)}"}`, SOCKET_LIMITS)).toBe(false)
})

test('of ten thousand origins like ours, only ours is', () => {
  const own = 'https://play.example.org'
  const variants = [
    'null',
    '',
    'https://play.example.org.',
    'https://play.example.org:443',
    'HTTPS://play.example.org',
    'https://PLAY.example.org',
    'http://play.example.org',
    'https://play.example.org/',
    'https://evil.org#https://play.example.org',
    'https://play.example.org@evil.org',
    'https://xn--ply-6la.example.org',
    'https://play.example.org%00',
    ' https://play.example.org',
    'https://play.example.org ',
    'https://play.example.org, https://evil.org',
  ]
  for (let i = 0; i < 10_000; i++) {
    const at = i % own.length
    const odd = own.slice(0, at) + String.fromCharCode(33 + (i % 94)) + own.slice(at + (i % 2))
    if (odd !== own) variants.push(odd)
  }
  expect(variants.filter(origin => judgeOrigin(origin, [own]) !== 'foreign')).toEqual([])
  expect(judgeOrigin([own, own], [own])).toBe('foreign')
  expect(judgeOrigin(own, [own])).toBe('own-page')
  expect(judgeOrigin(undefined, [own])).toBe('program')
})
