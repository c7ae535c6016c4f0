/** Nonsense and malice, from a seed: bytes, shapes, and well-formed wishes of people who have no right to them. */
import { chanceFor, type RecordingChance } from '@siegeworks/kernel'

export interface Target {
  readonly match: string
  readonly seat: string
  readonly person: string
  readonly move: string
}

const SAMPLES = (t: Target): readonly object[] => [
  { kind: 'hello', version: 1 },
  { kind: 'join', match: t.match, as: t.seat, since: 0, pending: ['aaaaaaaa'] },
  { kind: 'join', match: t.match },
  { kind: 'leave', match: t.match },
  { kind: 'command', match: t.match, as: t.seat, cmdId: 'fuzz-0001', seq: 0, move: t.move },
  { kind: 'command', match: t.match, cmdId: 'fuzz-0002', seq: 3, move: 'yield' },
  { kind: 'undo', match: t.match, as: t.seat, cmdId: 'fuzz-0003', toSeq: 0 },
  { kind: 'offer-draw', match: t.match, cmdId: 'fuzz-0004' },
  { kind: 'ask-pause', match: t.match, cmdId: 'fuzz-0005' },
  { kind: 'answer', match: t.match, as: t.seat, cmdId: 'fuzz-0006', what: 'draw', yes: true },
  { kind: 'unpause', match: t.match, cmdId: 'fuzz-0007' },
  { kind: 'resign', match: t.match, as: t.seat, cmdId: 'fuzz-0008' },
  { kind: 'claim', match: t.match, cmdId: 'fuzz-0009' },
  {
    kind: 'standing-orders',
    match: t.match,
    as: t.seat,
    cmdId: 'fuzz-0010',
    orders: [{ play: 'yield', unless: ['block'] }],
  },
  { kind: 'chat', match: t.match, cmdId: 'fuzz-0011', say: { phrase: 'hello' } },
  { kind: 'chat', match: t.match, as: t.seat, cmdId: 'fuzz-0012', say: { text: '<img src=x onerror=alert(1)>' } },
  { kind: 'mute', match: t.match, person: t.person, muted: true },
  { kind: 'ping', n: 1 },
]

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  -0,
  '',
  '\u0000',
  '\u202e',
  "'; DROP TABLE game; --",
  '../../etc/passwd',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[[[[[[]]]]]]]]]]],
  { $gt: '' },
  { toString: 1 },
  '__proto__',
  'constructor',
]

const RAW: readonly string[] = [
  '',
  'null',
  '[]',
  '{',
  '"',
  'NaN',
  '{"kind":"ping","kind":"hello"}',
  '{"__proto__":{"kind":"ping"}}',
  '{"kind":"ping","__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}},"kind":"ping"}',
  '{"kind":"command","seq":1e999}',
  '['.repeat(4000),
  '{"a":'.repeat(1000),
  `{"kind":"ping","n":${'9'.repeat(400)}}`,
  `{"kind":"chat","say":{"text":"${'a'.repeat(9000)}"}}`,
  '\ufeff{"kind":"ping"}',
]

const pickOf = <T>(chance: RecordingChance, items: readonly T[]): T => items[chance.pick('f', items.length)]!

/** One message of the storm: its text depends on the seed and the number alone. */
export const fuzzedMessage = (seed: string, n: number, target: Target): string => {
  const chance = chanceFor(seed, n)
  if (chance.pick('f', 8) === 0) return pickOf(chance, RAW)
  const sample = { ...pickOf(chance, SAMPLES(target)) } as { [key: string]: unknown }
  const keys = Object.keys(sample)
  for (let i = chance.pick('f', 3); i > 0; i--) {
    const key = pickOf(chance, keys)
    switch (chance.pick('f', 4)) {
      case 0:
        delete sample[key]
        break
      case 1:
        sample[key] = pickOf(chance, ODD)
        break
      case 2:
        sample[pickOf(chance, ['admin', 'seat', 'as', 'person', 'session', '__proto__', 'toJSON'])] = pickOf(
          chance,
          ODD,
        )
        break
      default:
        sample.cmdId = `fuzz-${n}`
    }
  }
  const text = JSON.stringify(sample)
  return chance.pick('f', 6) === 0 ? flipped(text, chance) : text
}

const flipped = (text: string, chance: RecordingChance): string => {
  const at = chance.pick('f', text.length)
  switch (chance.pick('f', 3)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(chance.pick('f', 256)) + text.slice(at + 1)
    case 1:
      return text.slice(0, at)
    default:
      return text.slice(0, at) + text.slice(at, at + 20).repeat(3) + text.slice(at)
  }
}

const PATHS = (t: Target): readonly (readonly [string, string])[] => [
  ['GET', `/api/tables/${t.match}`],
  ['GET', `/api/tables/${t.match}/past?as=${t.seat}`],
  ['GET', `/api/tables/${t.match}/past?from=-1&count=999999`],
  ['GET', `/games/${t.match}/log`],
  ['GET', '/games/..%2f..%2fetc%2fpasswd/log'],
  ['GET', '/api/my-games'],
  ['GET', '/../../etc/passwd'],
  ['GET', `/api/tables/${t.match}'%20OR%201=1`],
  ['POST', `/api/tables/${t.match}/sit`],
  ['POST', `/api/tables/${t.match}/stand`],
  ['POST', `/api/tables/${t.match}/bot`],
  ['POST', `/api/tables/${t.match}/rematch`],
  ['POST', '/api/tables'],
  ['POST', '/api/quick'],
  ['PATCH', '/api/me'],
  ['POST', '/api/login'],
  ['POST', '/api/password'],
  ['POST', '/api/passkey/register'],
  ['POST', '/api/passkey/login'],
  ['POST', '/api/block'],
  ['POST', '/api/report'],
  ['POST', '/api/push'],
  ['DELETE', '/api/tokens/x'],
  ['PUT', '/api/me'],
  ['OPTIONS', '/api/tables'],
]

export interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly body?: string
}

export const fuzzedRequest = (seed: string, n: number, target: Target): FuzzedRequest => {
  const chance = chanceFor(`${seed}/http`, n)
  const [method, path] = pickOf(chance, PATHS(target))
  if (method === 'GET' || method === 'OPTIONS') return { method, path }
  const shaped: { [key: string]: unknown } = {
    game: 'no-such-game',
    name: pickOf(chance, ODD),
    seat: pickOf(chance, [t(target), pickOf(chance, ODD)]),
  }
  shaped[pickOf(chance, ['login', 'password', 'options', 'settings', 'seats', 'nonce', '__proto__', 'person'])] =
    pickOf(chance, ODD)
  const text = chance.pick('f', 5) === 0 ? pickOf(chance, RAW) : JSON.stringify(shaped)
  return { method, path, body: chance.pick('f', 6) === 0 && text.length > 0 ? flipped(text, chance) : text }
}

const t = (target: Target): string => target.seat
