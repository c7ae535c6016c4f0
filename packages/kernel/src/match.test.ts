import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { playSome } from '../test/play-match.ts'
import { skirmish } from '../test/skirmish/game.ts'
import { canonical } from './canonical.ts'
import { verifyChain } from './chain.ts'
import { publicLog } from './log.ts'
import { beginMatch, close, headerFor, outcomeOf, play } from './match.ts'
import { commitmentTo, effectiveSeed } from './seed.ts'
import { consentNeeded, freeUndo, undo } from './undo.ts'

const BEGINNING = {
  match: 'm1',
  options: { hand: 3, target: 7 },
  hostSeed: 'host-seed',
  nonces: { raider: 'r', warden: 'w' },
}
const begun = () => beginMatch(skirmish, BEGINNING).match
const stance = (name: 'bold' | 'wary') => ({ kind: 'stance', stance: name }) as const

/** Both stances are chosen: the raider is to act at seq 3. */
const atTurn = () => {
  const one = play(begun(), { seat: 'raider', move: stance('bold'), seq: 1, command: 'a' })
  if (!one.ok) throw new Error(one.error.code)
  const two = play(one.value.match, { seat: 'warden', move: stance('bold'), seq: 2, command: 'b' })
  if (!two.ok) throw new Error(two.error.code)
  return two.value.match
}
const hide = (match = atTurn()) => {
  const card = match.state.hands.raider[0]!.id
  const answer = play(match, {
    seat: 'raider',
    move: { kind: 'hide', card },
    seq: match.seq,
    command: `hide-${match.seq}`,
  })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value.match
}

describe('a match', () => {
  test('only the seat that is to act may act, and the game says by which rule', () => {
    const match = atTurn()
    const answer = play(match, { seat: 'warden', move: { kind: 'draw' }, seq: 3, command: 'c' })
    expect(answer).toEqual({ ok: false, error: { code: 'not-your-turn', rule: 'EX-2' } })
  })

  test.each([2, 4, 0, -1])('a command for place %i is stale when the place is 3', seq => {
    const answer = play(atTurn(), { seat: 'raider', move: { kind: 'draw' }, seq, command: 'c' })
    expect(answer).toMatchObject({ ok: false, error: { code: 'stale', params: { expected: 3, got: seq } } })
  })

  test('the same command again gets its first answer and changes nothing', () => {
    const match = atTurn()
    const wish = { seat: 'raider', move: { kind: 'draw' }, seq: 3, command: 'c' } as const
    const first = play(match, wish)
    if (!first.ok) throw new Error(first.error.code)
    const again = play(first.value.match, wish)
    if (!again.ok) throw new Error(again.error.code)
    expect(again.value.repeated).toBe(true)
    expect(again.value.entry).toBe(first.value.entry)
    expect(again.value.match).toBe(first.value.match)
    expect(first.value.repeated).toBe(false)
  })

  test.each([
    ['another move', { seat: 'raider', move: { kind: 'yield' }, seq: 3, command: 'c' }],
    ['another seat', { seat: 'warden', move: { kind: 'draw' }, seq: 3, command: 'c' }],
    ['another place', { seat: 'raider', move: { kind: 'draw' }, seq: 4, command: 'c' }],
  ] as const)('the same command id for %s is refused', (_what, wish) => {
    const first = play(atTurn(), { seat: 'raider', move: { kind: 'draw' }, seq: 3, command: 'c' })
    if (!first.ok) throw new Error(first.error.code)
    expect(play(first.value.match, wish)).toMatchObject({ ok: false, error: { code: 'id-reused' } })
  })

  test('what the rules refuse changes nothing', () => {
    const match = atTurn()
    const answer = play(match, { seat: 'raider', move: { kind: 'attack', card: 'c99' }, seq: 3, command: 'c' })
    expect(answer).toEqual({ ok: false, error: { code: 'no-such-card', rule: 'EX-6' } })
  })

  test('the table may close a match; nothing follows', () => {
    const closed = close(atTurn(), { seq: 3, command: 'c', outcome: { winners: ['warden'], reason: 'resigned' } })
    if (!closed.ok) throw new Error(closed.error.code)
    expect(outcomeOf(closed.value.match)).toEqual({ winners: ['warden'], reason: 'resigned' })
    const late = play(closed.value.match, { seat: 'raider', move: { kind: 'draw' }, seq: 4, command: 'd' })
    expect(late).toMatchObject({ ok: false, error: { code: 'match-over' } })
  })

  test('what the match keeps in hand does not grow with its length', () => {
    const match = playSome(skirmish, { hand: 3, target: 40 }, 'long', 70).match
    expect(match.seq).toBeGreaterThan(40)
    expect(match.inForce.length).toBeLessThanOrEqual(64)
    expect(match.answered.length).toBeLessThanOrEqual(16)
  })
})

describe('commit and reveal', () => {
  test('the commitment stands before the nonces and does not depend on them', () => {
    const { header } = headerFor(skirmish, BEGINNING)
    expect(beginMatch(skirmish, BEGINNING).match.header).toEqual(header)
    expect(header.seedCommitment).toBe(commitmentTo('host-seed'))
  })

  test('every nonce changes the seed, whatever the order they came in; so does the match', () => {
    const seed = effectiveSeed('h', { a: '1', b: '2' }, 'm')
    expect(effectiveSeed('h', { b: '2', a: '1' }, 'm')).toBe(seed)
    for (const other of [
      effectiveSeed('h', { a: '2', b: '1' }, 'm'),
      effectiveSeed('h', { a: '1', b: '' }, 'm'),
      effectiveSeed('h', { a: '1', b: '2' }, 'm2'),
      effectiveSeed('i', { a: '1', b: '2' }, 'm'),
    ])
      expect(other).not.toBe(seed)
  })

  test('another nonce deals another deck', () => {
    const other = beginMatch(skirmish, { ...BEGINNING, nonces: { raider: 'r', warden: 'x' } }).match
    expect(other.state.deck).not.toEqual(begun().state.deck)
  })
})

describe('undo', () => {
  test('a move that showed nothing is taken back freely, and the state is exactly as before', () => {
    const before = atTurn()
    const match = hide(before)
    expect(freeUndo(match, 'raider')).toBe(3)
    const back = undo(match, { seat: 'raider', to: 3, seq: 4, command: 'u' })
    if (!back.ok) throw new Error(back.error.code)
    expect(canonical(back.value.match.state)).toBe(canonical(before.state))
    expect(back.value.match.seq).toBe(5)
    const again = hide(back.value.match)
    expect(canonical(again.state)).toBe(canonical(match.state))
  })

  test('behind a draw it takes the consent of the others', () => {
    const match = atTurn()
    const drawn = play(match, { seat: 'raider', move: { kind: 'draw' }, seq: 3, command: 'c' })
    if (!drawn.ok) throw new Error(drawn.error.code)
    const wish = { seat: 'raider', to: 3, seq: 4, command: 'u' } as const
    expect(freeUndo(drawn.value.match, 'raider')).toBeUndefined()
    expect(undo(drawn.value.match, wish)).toMatchObject({ ok: false, error: { code: 'undo-needs-consent' } })
    expect(undo(drawn.value.match, { ...wish, consent: ['raider'] })).toMatchObject({ ok: false })
    const back = undo(drawn.value.match, { ...wish, consent: ['warden'] })
    expect(back.ok && back.value.match.state).toBe(match.state)
  })

  test('what another seat did is not taken back without asking', () => {
    const one = play(begun(), { seat: 'raider', move: stance('bold'), seq: 1, command: 'a' })
    if (!one.ok) throw new Error(one.error.code)
    expect(freeUndo(one.value.match, 'raider')).toBe(1)
    expect(freeUndo(one.value.match, 'warden')).toBeUndefined()
    expect(undo(one.value.match, { seat: 'warden', to: 1, seq: 2, command: 'u' })).toMatchObject({ ok: false })
    expect(consentNeeded(one.value.match, 'warden', 1)).toEqual({ ok: true, value: ['raider'] })
  })

  test('the free way ends at the barrier, not at the last move', () => {
    const match = hide()
    expect(consentNeeded(match, 'raider', 3)).toEqual({ ok: true, value: [] })
    expect(consentNeeded(match, 'raider', 2)).toEqual({ ok: true, value: ['warden'] })
    expect(consentNeeded(match, 'raider', 7)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
  })

  test('an entry taken back cannot be taken back again, nor the setup at all', () => {
    const back = undo(hide(), { seat: 'raider', to: 3, seq: 4, command: 'u' })
    if (!back.ok) throw new Error(back.error.code)
    const wish = { seat: 'raider', seq: 5, command: 'v', consent: ['warden'] } as const
    expect(undo(back.value.match, { ...wish, to: 3 })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
    expect(undo(back.value.match, { ...wish, to: 0 })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
    expect(undo(back.value.match, { ...wish, to: 2 })).toMatchObject({ ok: true })
  })

  test('the same undo again gets its first answer; its id for anything else is refused', () => {
    const wish = { seat: 'raider', to: 3, seq: 4, command: 'u' } as const
    const first = undo(hide(), wish)
    if (!first.ok) throw new Error(first.error.code)
    expect(undo(first.value.match, wish)).toEqual({ ok: true, value: { ...first.value, repeated: true } })
    for (const other of [
      { ...wish, seat: 'warden' as const },
      { ...wish, to: 2 },
    ])
      expect(undo(first.value.match, other)).toMatchObject({ ok: false, error: { code: 'id-reused' } })
    expect(play(first.value.match, { ...wish, move: { kind: 'draw' } })).toMatchObject({
      ok: false,
      error: { code: 'id-reused' },
    })
  })

  test('a seat that is not at the table cannot undo', () => {
    const wish = { seat: 'nobody' as 'raider', to: 3, seq: 4, command: 'u', consent: ['raider', 'warden'] as const }
    expect(undo(hide(), wish)).toMatchObject({ ok: false, error: { code: 'no-such-seat' } })
  })
})

describe('the chain', () => {
  const { log } = playSome(skirmish, { hand: 3, target: 7 }, 'chain', 40)

  test('anyone can check the public part', () => {
    expect(verifyChain(publicLog(log))).toEqual({ ok: true, value: log.entries.at(-1)!.hash })
  })

  test('the public part holds nothing that a spectator has not seen', () => {
    for (const entry of publicLog(log).entries) {
      expect(Object.keys(entry).sort()).toEqual(['commitment', 'hash', 'open'])
      expect(entry.open).not.toHaveProperty('move')
    }
    const drawn = log.entries[0]!.open.seen.find(event => event.kind === 'card-drawn')
    expect(drawn).toEqual({ kind: 'card-drawn', seat: 'raider', card: { id: 'c1' } })
    expect(JSON.stringify(publicLog(log))).not.toContain(log.hostSeed)
  })

  test('no hash tests a guess: without the salt the right hidden part does not give the commitment', () => {
    const { commitment, hidden, salt } = log.entries[1]!
    const sha = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(sha(`${salt}${canonical(hidden)}`)).toBe(commitment)
    expect(sha(canonical(hidden))).not.toBe(commitment)
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(log.entries.map(entry => entry.salt)).size).toBe(log.entries.length)
  })

  test('an entry changed, moved, left out or added is found at its place', () => {
    const entries = [...publicLog(log).entries]
    const third = entries[3]!
    const cases: readonly (readonly [typeof entries, object])[] = [
      [entries.with(3, { ...third, open: { ...third.open, at: 5 } }), { seq: 3, code: 'wrong-hash' }],
      [entries.toSpliced(3, 1), { seq: 3, code: 'wrong-place' }],
      [[...entries, third], { seq: entries.length, code: 'wrong-place' }],
      [entries.with(3, { ...third, commitment: entries[4]!.commitment }), { seq: 3, code: 'wrong-hash' }],
    ]
    for (const [changed, error] of cases)
      expect(verifyChain({ header: log.header, entries: changed })).toEqual({ ok: false, error })
    expect(verifyChain({ header: { ...log.header, rulesVersion: '2' }, entries })).toMatchObject({ error: { seq: 0 } })
  })

  test('a host may bring its own hash: the bytes are the same', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(playSome(skirmish, { hand: 3, target: 7 }, 'chain', 40, sha256).log).toEqual(log)
  })
})
