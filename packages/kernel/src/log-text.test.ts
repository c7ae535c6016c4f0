import { describe, expect, test } from 'vitest'
import { playSome } from '../test/play-match.ts'
import { skirmish } from '../test/skirmish/game.ts'
import { canonical } from './canonical.ts'
import { formatLog, formatPublicLog, parseLog } from './log-text.ts'
import { beginMatch, close, headerFor } from './match.ts'

const { log } = playSome(skirmish, { hand: 3, target: 12 }, 'text', 30)
const lines = formatLog(log).trimEnd().split('\n')
const open = formatPublicLog(log).trimEnd().split('\n')
const undone = log.entries.findIndex(entry => entry.open.deed.kind === 'undo')
const moved = log.entries.findIndex(entry => entry.hidden.draws.length > 0 && entry.hidden.move !== undefined)

type Json = { [key: string]: Json } & Json[] & (string | number | null)

/** The text with one value in one line changed, written canonically; undefined takes it out. */
const changed = (text: readonly string[], line: number, path: string, value: unknown): string => {
  const data: Json = JSON.parse(text[line]!)
  const keys = path.split('.')
  const last = keys.pop()!
  let at: Json = data
  for (const key of keys) at = at[key]!
  if (value === undefined) delete at[last]
  else at[last] = value as Json
  return `${text.with(line, canonical(data)).join('\n')}\n`
}

const HEADER = ['data', 'format', 'game', 'match', 'optionsCommitment', 'rulesVersion', 'seats', 'seedCommitment']

describe('the shape of a log is checked part by part', () => {
  test.each(HEADER.map(key => [key]))('the header needs %s, and nothing else', key => {
    for (const value of [undefined, 7, null, ['x', 1], { cards: 'x' }])
      expect(parseLog(changed(lines, 0, `header.${key}`, value))).toEqual({
        ok: false,
        error: { at: 'line 1', code: 'log-no-header' },
      })
    expect(parseLog(changed(lines, 0, `header.${key}2`, 'x')).ok).toBe(false)
  })

  test.each([
    ['sealed', 'x'],
    ['sealed.salt', 7],
    ['sealed.salt', undefined],
    ['sealed.options', undefined],
    ['sealed.options', []],
    ['sealed.more', 1],
    ['more', 1],
    ['header', []],
  ])('line 1: %s may not be %j', (path, value) => {
    expect(parseLog(changed(lines, 0, path, value))).toEqual({
      ok: false,
      error: { at: 'line 1', code: 'log-no-header' },
    })
  })

  const hex = 'a'.repeat(64)
  const entryFaults: readonly (readonly [number, string, unknown])[] = [
    ...['commitment', 'hash'].flatMap(key =>
      [undefined, 7, 'a', hex.toUpperCase(), `${hex}a`].map(value => [3, key, value] as const),
    ),
    ...[undefined, 7, 'abc', hex].map(value => [3, 'salt', value] as const),
    ...[undefined, 7, null, []].map(value => [3, 'open', value] as const),
    ...[undefined, 7, null].map(value => [3, 'hidden', value] as const),
    ...['open.seq', 'open.at'].flatMap(key => [undefined, -1, 1.5, 'x', null].map(value => [3, key, value] as const)),
    ...[undefined, 7, null].map(value => [3, 'open.command', value] as const),
    ...[undefined, {}, ['x'], [{ kind: 7 }], [null]].map(value => [3, 'open.seen', value] as const),
    ...[undefined, null, {}, { kind: 'fly' }].map(value => [3, 'open.deed', value] as const),
    ...[undefined, {}, ['x'], [{ kind: 7 }]].map(value => [3, 'hidden.events', value] as const),
    ...[undefined, {}, ['x'], [{ kind: 'die' }], [{ count: 6, kind: 'die', purpose: 'x', value: 1, more: 1 }]].map(
      value => [3, 'hidden.draws', value] as const,
    ),
    ...['x', 7, null, []].map(value => [3, 'hidden.move', value] as const),
    [3, 'more', 1],
    [3, 'open.more', 1],
    [3, 'hidden.more', 1],
    [3, 'open.deed.more', 1],
    [3, 'open.deed.seat', 7],
    [3, 'open.deed.seat', undefined],
    [1, 'open.deed.nonces', undefined],
    [1, 'open.deed.nonces', []],
    [1, 'open.deed.nonces', { raider: 7 }],
    [1, 'open.deed.more', 1],
    ...(['seat', 'to', 'consent'] as const).map(key => [undone + 1, `open.deed.${key}`, undefined] as const),
    [undone + 1, 'open.deed.seat', 7],
    [undone + 1, 'open.deed.to', -1],
    [undone + 1, 'open.deed.to', 'x'],
    [undone + 1, 'open.deed.consent', 'x'],
    [undone + 1, 'open.deed.consent', [7]],
    [undone + 1, 'open.deed.more', 1],
    [moved + 1, 'hidden.draws.0.purpose', undefined],
  ]

  test.each(entryFaults)('line %i + 1: %s may not be %j', (line, path, value) => {
    expect(parseLog(changed(lines, line, path, value))).toEqual({
      ok: false,
      error: { at: `line ${line + 1}`, code: 'log-no-entry' },
    })
  })

  test('a public entry is checked as strictly, and may not hold what is hidden', () => {
    expect(parseLog(`${open.join('\n')}\n`).ok).toBe(true)
    for (const [path, value] of [
      ['salt', 'a'],
      ['hidden', {}],
      ['hash', 'x'],
      ['commitment', undefined],
      ['open.seq', -1],
    ] as const)
      expect(parseLog(changed(open, 2, path, value))).toEqual({
        ok: false,
        error: { at: 'line 3', code: 'log-no-entry' },
      })
  })

  test.each([
    ['entries', lines.length],
    ['entries', undefined],
    ['hostSeed', 7],
    ['hostSeed', undefined],
    ['more', 1],
  ])('the last line: %s may not be %j', (path, value) => {
    expect(parseLog(changed(lines, lines.length - 1, path, value))).toEqual({
      ok: false,
      error: { at: `line ${lines.length}`, code: 'log-no-end' },
    })
  })

  test('a match closed by the table is written and read, with its outcome checked', () => {
    const beginning = { match: 'm', options: { hand: 3, target: 7 }, hostSeed: 'h' }
    const begun = beginMatch(skirmish, { ...beginning, nonces: {} })
    const closed = close(begun.match, { seq: 1, command: 'c', outcome: { winners: ['raider'], reason: 'resigned' } })
    if (!closed.ok) throw new Error(closed.error.code)
    const whole = { ...headerFor(skirmish, beginning), hostSeed: 'h', entries: [begun.entry, closed.value.entry] }
    const text = formatLog(whole)
    expect(parseLog(text)).toEqual({ ok: true, value: { kind: 'whole', log: whole } })
    const rows = text.trimEnd().split('\n')
    for (const [path, value] of [
      ['open.deed.outcome', undefined],
      ['open.deed.outcome', 'x'],
      ['open.deed.outcome.winners', 'raider'],
      ['open.deed.outcome.winners', [7]],
      ['open.deed.outcome.reason', 7],
      ['open.deed.more', 1],
    ] as const)
      expect(parseLog(changed(rows, 2, path, value))).toEqual({
        ok: false,
        error: { at: 'line 3', code: 'log-no-entry' },
      })
  })
})
