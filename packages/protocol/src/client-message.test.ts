import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ClientMessage } from './client-message.ts'
import { PersonName } from './ids.ts'
import { NewToken, Preferences, ReportPerson } from './people.ts'
import { CreateTable } from './table.ts'

const takes = (message: unknown): boolean => v.safeParse(ClientMessage, message).success
const command = { kind: 'command', match: 'abc123', cmdId: 'c-000001', seq: 3, move: 'pass' }

describe('client messages', () => {
  test('a well-formed one is taken as it is', () => {
    expect(v.parse(ClientMessage, command)).toEqual(command)
    expect(v.parse(ClientMessage, { kind: 'join', match: 'abc123', since: 0, pending: ['c-000001'] })).toEqual({
      kind: 'join',
      match: 'abc123',
      since: 0,
      pending: ['c-000001'],
    })
  })

  test.each([
    ['an unknown key', { ...command, admin: true }],
    ['an unknown kind', { ...command, kind: 'cheat' }],
    ['a missing id', { kind: 'command', match: 'abc123', seq: 3, move: 'pass' }],
    ['a short id', { ...command, cmdId: 'c1' }],
    ['a fraction for a seq', { ...command, seq: 1.5 }],
    ['a negative seq', { ...command, seq: -1 }],
    ['a huge seq', { ...command, seq: 1e300 }],
    ['a move too long', { ...command, move: 'x'.repeat(1001) }],
    ['a seat that is a path', { ...command, as: '../x' }],
    ['a list', [command]],
    ['nothing', null],
    ['a string', 'command'],
    ['own __proto__ key', JSON.parse('{"kind":"ping","__proto__":{"n":1}}')],
    ['chat with both', { kind: 'chat', match: 'abc123', cmdId: 'c-000001', say: { phrase: 'hello', text: 'hi' } }],
    ['a phrase nobody wrote', { kind: 'chat', match: 'abc123', cmdId: 'c-000001', say: { phrase: 'curse' } }],
    [
      'text that turns the reading direction',
      { kind: 'chat', match: 'abc123', cmdId: 'c-000001', say: { text: 'a\u202eb' } },
    ],
    ['an undefined value', { ...command, as: undefined }],
  ])('%s is refused', (_what, message) => {
    expect(takes(message)).toBe(false)
  })

  test('names: blanks at the ends, invisible characters and empty ones are refused', () => {
    for (const name of ['', ' a', 'a ', 'a\u0000', 'a\u200bb', 'a\u202eb', 'a\ud800', 'x'.repeat(25)])
      expect(v.safeParse(PersonName, name).success).toBe(false)
    for (const name of ['Zofia', 'Étienne L.', '<b>x</b>']) expect(v.safeParse(PersonName, name).success).toBe(true)
  })

  test('what no store could keep is refused wherever people write: half characters, control characters', () => {
    const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success
    const report = { person: 'abc123', reason: 'other' }
    for (const bad of ['a\u0000', 'a\ud800b', '\u001b[2J']) {
      expect(takes(NewToken, { label: bad })).toBe(false)
      expect(takes(Preferences, { theme: bad })).toBe(false)
      expect(takes(ReportPerson, { ...report, note: bad })).toBe(false)
    }
    expect(takes(ReportPerson, { ...report, note: 'first\r\n\tsecond, żółć 🏰' })).toBe(true)
  })

  test('a table gets its defaults', () => {
    const table = v.parse(CreateTable, { game: 'siege' })
    expect(table.settings).toEqual({
      clock: { kind: 'none' },
      visibility: 'link',
      watch: { allowed: true, delayMoves: 0 },
      undo: 'free',
      chat: 'presets',
      draws: true,
      pauses: true,
    })
    expect(table.seats).toEqual([])
  })
})
