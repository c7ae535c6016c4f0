import { describe, expect, test } from 'vitest'
import { playSome } from '../test/play-match.ts'
import { skirmish } from '../test/skirmish/game.ts'
import type { Skirmish } from '../test/skirmish/state.ts'
import { canonical } from './canonical.ts'
import { genesisOf, linked } from './chain.ts'
import type { Game } from './game.ts'
import type { Entry, Log } from './log.ts'
import { publicLog } from './log.ts'
import { formatLog, formatPublicLog, parseLog } from './log-text.ts'
import { close } from './match.ts'
import { replay, resumeMatch, snapshotOf } from './replay.ts'
import { verify } from './verify.ts'

const { match, log } = playSome(skirmish, { hand: 3, target: 12 }, 'verify', 60)
const nonces = { raider: 'nonce of raider', warden: 'nonce of warden' }

/** The log with one entry changed and every later hash made to fit: only judging again can find it. */
const forged = (seq: number, change: (entry: Entry<Skirmish>) => Entry<Skirmish>): Log<Skirmish> => {
  const entries: Entry<Skirmish>[] = []
  for (const [i, old] of log.entries.entries()) {
    const { open, hidden, salt } = i === seq ? change(old) : old
    const before = entries.at(-1)?.hash
    entries.push(before ? linked(before, open, hidden, salt) : old)
  }
  return { ...log, entries }
}

describe('replay', () => {
  test('the log alone gives the state, moves taken back included', () => {
    expect(log.entries.some(entry => entry.open.deed.kind === 'undo')).toBe(true)
    const replayed = replay(skirmish, log.entries)
    expect(replayed.ok && canonical(replayed.value.state)).toBe(canonical(match.state))
  })

  test('from a snapshot and the tail comes the same match, from every place', () => {
    for (let at = 1; at < log.entries.length; at++) {
      const early = resumeMatch(skirmish, { ...log, nonces, entries: log.entries.slice(0, at) })
      if (!early.ok) throw new Error(early.error.code)
      const from = snapshotOf(early.value)
      const late = resumeMatch(skirmish, { ...log, nonces, entries: log.entries.slice(at), from })
      if (!late.ok) {
        // The next entries take back more than the tail holds: the caller is told to begin earlier.
        expect(late.error.code).toBe('snapshot-too-late')
        continue
      }
      expect(canonical(late.value.state)).toBe(canonical(match.state))
      expect(late.value.head).toBe(match.head)
      expect(late.value.seq).toBe(match.seq)
    }
  })

  test('a resumed match is the match', () => {
    const resumed = resumeMatch(skirmish, { ...log, nonces })
    expect(resumed).toEqual({ ok: true, value: match })
  })

  test('a match that was closed, or has no entry yet, is taken up as it was', () => {
    const closed = close(match, { seq: match.seq, command: 'end', outcome: { winners: [], reason: 'draw-agreed' } })
    if (!closed.ok) throw new Error(closed.error.code)
    const entries = [...log.entries, closed.value.entry]
    expect(resumeMatch(skirmish, { ...log, nonces, entries })).toEqual({ ok: true, value: closed.value.match })
    const snapshot = snapshotOf(match)
    const bare = resumeMatch(skirmish, { ...log, nonces, entries: [], from: snapshot })
    expect(bare).toMatchObject({ ok: true, value: { head: match.head, seq: match.seq, inForce: [], answered: [] } })
    const none = resumeMatch(skirmish, { ...log, nonces, entries: [] })
    expect(none).toMatchObject({ ok: true, value: { head: genesisOf(log.header), seq: 0, state: skirmish.blank } })
  })

  test('a gap is named', () => {
    expect(replay(skirmish, log.entries.toSpliced(4, 1))).toEqual({ ok: false, error: { seq: 4, code: 'wrong-place' } })
  })
})

describe('verify', () => {
  test('judges a true log to its end', () => {
    const verified = verify(skirmish, log)
    expect(verified.ok && verified.value.head).toBe(match.head)
  })

  test.each([
    [
      'an event',
      'events',
      (e: Entry<Skirmish>) => ({
        ...e,
        hidden: { ...e.hidden, events: [...e.hidden.events, { kind: 'round-began' }] },
      }),
    ],
    [
      'a draw',
      'draws',
      (e: Entry<Skirmish>) => ({
        ...e,
        hidden: { ...e.hidden, draws: [{ purpose: 'x', kind: 'die', count: 6, value: 1 }] },
      }),
    ],
    ['what was seen', 'seen', (e: Entry<Skirmish>) => ({ ...e, open: { ...e.open, seen: [] } })],
    ['a salt', 'salt', (e: Entry<Skirmish>) => ({ ...e, salt: '0'.repeat(32) })],
  ] as const)('finds %s that judging does not give, though all hashes fit', (_what, part, change) => {
    const fault = verify(skirmish, forged(3, change as (entry: Entry<Skirmish>) => Entry<Skirmish>))
    expect(fault).toEqual({ ok: false, error: { seq: 3, code: 'differs', part } })
  })

  test('names a move the rules refuse, and one that is no move at all', () => {
    const refused = forged(3, e => ({ ...e, hidden: { ...e.hidden, move: { kind: 'attack', card: 'c99' } } }))
    expect(verify(skirmish, refused)).toMatchObject({
      error: { seq: 3, code: 'refused', refusal: { code: 'no-such-card' } },
    })
    for (const move of [{}, { kind: 'fly' }, { kind: 'attack', card: 7 }]) {
      const odd = forged(3, e => ({ ...e, hidden: { ...e.hidden, move: move as Skirmish['Move'] } }))
      expect(verify(skirmish, odd)).toMatchObject({ ok: false, error: { seq: 3 } })
    }
  })

  test('a seed other than the one committed to is found before anything is played', () => {
    expect(verify(skirmish, { ...log, hostSeed: 'other' })).toEqual({
      ok: false,
      error: { seq: -1, code: 'wrong-seed' },
    })
  })

  test('changed cards, rules, options or seats are named', () => {
    const version: Game<Skirmish> = { ...skirmish, rulesVersion: '2' }
    expect(verify(version, log)).toMatchObject({ error: { seq: -1, code: 'wrong-rules-version' } })
    const data: Game<Skirmish> = { ...skirmish, dataOf: () => ({ cards: {} }) }
    expect(verify(data, log)).toMatchObject({ error: { seq: -1, code: 'data-changed', part: 'cards' } })
    const sealed = { ...log.sealed, options: { hand: 3, target: 13 } }
    expect(verify(skirmish, { ...log, sealed })).toMatchObject({ error: { seq: -1, code: 'wrong-options' } })
    expect(verify({ ...skirmish, seats: () => ['warden', 'raider'] }, log)).toMatchObject({
      error: { code: 'wrong-seats' },
    })
    expect(verify({ ...skirmish, id: 'other' }, log)).toMatchObject({ error: { code: 'wrong-game' } })
  })

  test('a command id used twice is found, however far apart', () => {
    const setup = forged(3, e => ({ ...e, open: { ...e.open, command: log.entries[0]!.open.command } }))
    expect(verify(skirmish, setup)).toMatchObject({ error: { seq: 3, code: 'command-twice' } })
    const twice = forged(log.entries.length - 1, e => ({
      ...e,
      open: { ...e.open, command: log.entries[1]!.open.command },
    }))
    expect(verify(skirmish, twice)).toMatchObject({ error: { seq: log.entries.length - 1, code: 'command-twice' } })
  })
})

describe('a log as text', () => {
  const text = formatLog(log)

  test('parses back', () => {
    expect(parseLog(text)).toEqual({ ok: true, value: { kind: 'whole', log } })
    expect(parseLog(formatPublicLog(log))).toEqual({ ok: true, value: { kind: 'public', log: publicLog(log) } })
  })

  test('the public text holds neither seed nor salt nor hidden part', () => {
    const open = formatPublicLog(log)
    for (const secret of [log.hostSeed, '"hidden"', '"salt"', '"hostSeed"', '"sealed"'])
      expect(open).not.toContain(secret)
  })

  test('any flipped byte is found, by reading or by judging', { timeout: 120_000 }, () => {
    const bytes = Buffer.from(formatLog(playSome(skirmish, { hand: 3, target: 7 }, 'flip', 4).log))
    let missed = 0
    for (let at = 0; at < bytes.length; at += 7) {
      const bad = Buffer.from(bytes)
      bad[at] = bad[at]! ^ (1 << (at % 7))
      const parsed = parseLog<Skirmish>(bad.toString('utf8'))
      if (parsed.ok && parsed.value.kind === 'whole' && verify(skirmish, parsed.value.log).ok) missed++
    }
    expect(missed).toBe(0)
  })

  test.each([
    ['nothing', '', 'line 1'],
    ['no end of line', text.slice(0, -1), `line ${text.split('\n').length - 1}`],
    ['a line left out', text.split('\n').toSpliced(3, 1).join('\n'), ''],
    ['spaces', text.replace('{"header":', '{ "header":'), 'line 1'],
    ['not JSON', text.replace('{"header":', '{"header";'), 'line 1, column 10'],
    ['a key too many', text.replace('{"commitment"', '{"a":1,"commitment"'), 'line 2'],
    ['no header', text.split('\n').slice(1).join('\n'), 'line 1'],
  ])('%s is refused with the line', (_what, bad, at) => {
    const parsed = parseLog(bad)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok && at) expect(parsed.error.at).toBe(at)
  })
})
