import { describe, expect, test } from 'vitest'
import { siegeworks } from './cli.ts'

const judge = async (question: unknown) => {
  const printed = await siegeworks(['judge', '-'], question)
  return { ...printed, answer: printed.out === '' ? undefined : JSON.parse(printed.out) }
}

/** The raider's turn; both hold what a test needs. */
const position = {
  deck: ['spear', 'scout'],
  hands: {
    raider: [{ id: 'c1', design: 'horse' }],
    warden: [{ id: 'c2', design: 'scout' }],
  },
  stances: { raider: 'bold', warden: 'wary' },
  shown: true,
  nextId: 3,
  pending: { kind: 'turn', seat: 'raider' },
}

describe('judge', () => {
  test('plays the moves and prints one object with everything in it', async () => {
    const { code, out, answer, notes } = await judge({ game: 'skirmish', position, moves: ['raider: attack c1'] })
    expect(code).toBe(0)
    expect(notes).toEqual([])
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(Object.keys(answer)).toEqual(['ok', 'events', 'position', 'toAct', 'legal', 'outcome', 'refused'])
    expect(answer).toMatchObject({
      ok: true,
      events: [{ kind: 'attacked', seat: 'raider', from: 'c1' }],
      toAct: ['warden'],
      legal: [
        { seat: 'warden', move: 'block c2' },
        { seat: 'warden', move: 'yield' },
      ],
      outcome: null,
      refused: null,
    })
  })

  test('moves are text, text with a seat, or objects; the seat may be left out when one seat is to act', async () => {
    const forms = [
      'attack c1',
      'raider: attack c1',
      { move: 'attack c1' },
      { seat: 'raider', move: { kind: 'attack', card: 'c1' } },
    ]
    const answers = await Promise.all(forms.map(move => judge({ game: 'skirmish', position, moves: [move] })))
    for (const { answer } of answers) expect(answer).toEqual(answers[0]!.answer)
    expect(answers[0]!.answer.ok).toBe(true)
  })

  test('given dice fall in order: the warden blocks with 1 against 6', async () => {
    const moves = ['attack c1', 'block c2']
    const lost = await judge({ game: 'skirmish', position, moves, rolls: [6, 1] })
    expect(lost.answer.events).toContainEqual({ kind: 'die-rolled', seat: 'raider', value: 6 })
    expect(lost.answer.position.points).toEqual({ raider: 2, warden: 0 })
    const held = await judge({ game: 'skirmish', position, moves, rolls: [1, 6] })
    expect(held.answer.position.points).toEqual({ raider: 0, warden: 2 })
  })

  test('a roll missing from the list is drawn from the seed', async () => {
    const moves = ['attack c1', 'block c2']
    const rolled = async (seed: string) => {
      const { answer } = await judge({ game: 'skirmish', position, seed, moves, rolls: [4] })
      return answer.events
        .filter((event: { kind: string }) => event.kind === 'die-rolled')
        .map((event: { value: number }) => event.value)
    }
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(rolled))
    for (const dice of all) expect(dice[0]).toBe(4)
    expect(new Set(all.map(dice => dice[1])).size).toBeGreaterThan(1)
    expect(await rolled('a')).toEqual(all[0])
  })

  test('what the rules refuse is an answer: where, which code, which rule, in words', async () => {
    const { code, answer } = await judge({ game: 'skirmish', position, moves: ['hide c1', 'hide c3'] })
    expect(code).toBe(0)
    expect(answer.ok).toBe(false)
    expect(answer.refused).toMatchObject({ at: 1, code: 'reserve-full', rule: 'EX-5' })
    expect(answer.refused.message).toEqual(expect.any(String))
    expect(answer.events).toHaveLength(1)
    expect(answer.position.reserves.raider).toHaveLength(1)
  })

  test('a position it printed can be judged again', async () => {
    const first = await judge({ game: 'skirmish', seed: 'x', moves: ['raider: stance bold'] })
    const again = await judge({ game: 'skirmish', position: first.answer.position, moves: [] })
    expect(again.answer.position).toEqual(first.answer.position)
    expect(again.answer.legal).toEqual(first.answer.legal)
  })

  test('the language of the message follows the question', async () => {
    const question = { game: 'skirmish', position, moves: ['warden: yield'] }
    const messages = await Promise.all(
      ['en', 'fr', 'pl'].map(async lang => (await judge({ ...question, lang })).answer.refused.message),
    )
    expect(new Set(messages).size).toBe(3)
  })

  test('so do the faults of a question, and of legal', async () => {
    const bad = { game: 'skirmish', position: { ...position, x: 1 }, moves: [] }
    const told = async (question: object, command: 'judge' | 'legal' = 'judge') =>
      Promise.all(
        ['en', 'fr', 'pl'].map(async lang => (await siegeworks([command, '-'], { ...question, lang })).notes[0]),
      )
    for (const question of [bad, { ...bad, position, moves: ['nobody: yield', 3] }, { game: 'chess' }])
      expect(new Set(await told(question)).size).toBe(3)
    expect(new Set(await told({ game: 'skirmish', position, moves: ['warden: yield'] }, 'legal')).size).toBe(3)
  })
})

describe('bad input to judge: one line with the place, exit code 2', () => {
  test.each([
    ['not JSON', '{ "game": skirmish }', /line 1, column 11: this is not JSON/],
    ['nothing', '', /line 1, column 1: this is not JSON/],
    ['a list', '[]', /line 1, column 1: an object is expected/],
    ['depth 100,000', '['.repeat(100_000), /column 65: nested deeper than 64 levels/],
    ['deep in an object', `{"game":"skirmish","position":${'{"a":'.repeat(100_000)}`, /nested deeper/],
    ['a key twice', '{"game":"skirmish","game":"skirmish"}', /line 1, column 20: the key "game" is given twice/],
    ['no game', {}, /game: the game is not named/],
    ['unknown game', { game: 'chess' }, /there is no game chess; there are skirmish/],
    ['unknown key', { game: 'skirmish', move: [] }, /move: there is no such key/],
    [
      'unknown key in a move',
      { game: 'skirmish', position, moves: [{ seat: 'raider', move: 'draw', x: 1 }] },
      /moves\[0\]\.x: there is no such key/,
    ],
    ['unknown option', { game: 'skirmish', options: { hands: 3 } }, /options\.hands: there is no such key/],
    ['unknown key in the position', { game: 'skirmish', position: { dek: [] } }, /position\.dek: there is no such key/],
    ['moves that are no list', { game: 'skirmish', moves: 'draw' }, /moves: a list is expected/],
    ['a move that is a number', { game: 'skirmish', position, moves: [7] }, /moves\[0\]: a text is expected/],
    [
      'unknown seat',
      { game: 'skirmish', position, moves: [{ seat: 'king', move: 'draw' }] },
      /moves\[0\]: there is no seat king; there are raider, warden/,
    ],
    [
      'a seat not said',
      { game: 'skirmish', moves: ['stance bold'] },
      /moves\[0\]: several seats may act \(raider, warden\)/,
    ],
    [
      'the wrong seat',
      { game: 'skirmish', position, moves: ['draw', 'warden: draw', 'raider: stance bold', 'raider: stance bold'] },
      /moves\[3\]: raider: stance bold: /,
    ],
    ['no move', { game: 'skirmish', position, moves: ['charge!'] }, /moves\[0\]: raider: charge!: /],
    [
      'no move as an object',
      { game: 'skirmish', position, moves: [{ move: { kind: 'fly' } }] },
      /moves\[0\]: raider: /,
    ],
    [
      'a die that cannot fall',
      { game: 'skirmish', position, moves: ['attack c1', 'block c2'], rolls: [3, 7] },
      /rolls\[1\]: 7 cannot fall: a number from 1 to 6/,
    ],
    [
      'a die that is no number',
      { game: 'skirmish', position, rolls: ['six'] },
      /rolls\[0\]: a whole number is expected/,
    ],
    ['a language we do not speak', { game: 'skirmish', lang: 'tlh' }, /there is no language tlh/],
    [
      'a position the rules cannot go on from',
      { game: 'skirmish', position: { ...position, hands: 7 }, moves: ['draw'] },
      /position: the rules cannot go on from this position/,
    ],
    ['a seed that is a list', { game: 'skirmish', seed: [] }, /seed: a text is expected/],
  ])('%s', async (_what, question, message) => {
    const { code, notes } = await judge(question)
    expect(code).toBe(2)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(message)
    expect(notes[0]).not.toMatch(/\n|\bat \S+\.ts/)
  })

  test.each([
    ['a part', { seed: [] }],
    ['a move', { position, moves: [7] }],
  ])('the fault of %s is told in the language of the question', async (_what, more) => {
    const notes = await Promise.all(
      ['en', 'fr', 'pl'].map(async lang => (await judge({ game: 'skirmish', ...more, lang })).notes[0]),
    )
    expect(new Set(notes).size).toBe(3)
  })

  test('a move for the wrong seat is also told in the answer', async () => {
    const { code, answer } = await judge({ game: 'skirmish', position, moves: ['warden: draw'] })
    expect(code).toBe(2)
    expect(answer).toMatchObject({ ok: false, refused: { at: 0, code: 'not-your-turn', rule: 'EX-2' } })
  })
})
