import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seen } from '@siegeworks/siegestorm'
import { en } from '@siegeworks/words/siegestorm/en'
import { expect, test } from 'vitest'
import { EVENT_RULES, ruleOf, SILENT } from './event-rules.ts'

const book = readFileSync(join(import.meta.dirname, '../../../../../rules/siegestorm.md'), 'utf8')

/** The boss's reasons bring their own rule; the rest is what the words of a card alone do, or is not told. */
const WITHOUT: readonly string[] = [
  'boss-reasoned',
  'card-revealed',
  'card-tucked',
  'cards-salvaged',
  'creature-returned',
  'hand-peeked',
  'lasting-ended',
  'match-begun',
  'miner-seen',
  'progress-made',
  'step-begun',
]

test('every rule cited in the log stands in the book, under an event that can be told', () => {
  for (const [kind, rule] of Object.entries(EVENT_RULES)) {
    if (typeof rule === 'string') expect(book, kind).toContain(`**${rule}**`)
    expect(en, kind).toHaveProperty([`event.${kind}`])
  }
})

test('whatever is told in the log cites a rule, but for what only a card says', () => {
  const told = Object.keys(en).flatMap(key => (key.startsWith('event.') ? [key.slice(6)] : []))
  const bare = told.filter(kind => !(kind in EVENT_RULES) && !SILENT.has(kind))
  expect(bare.toSorted()).toEqual(WITHOUT)
})

test('a rule may hang on how it happened', () => {
  const life = (from: number, to: number): Seen => ({ kind: 'life-changed', from, to })
  expect(ruleOf(life(9, 4))).toBe('SS-BTURN-13')
  expect(ruleOf(life(4, 9))).toBe('SS-KW-RECOVER-1')
  const ending = { winners: [], reason: 'boss-wins', rule: 'SS-BOSS-9' } as const
  expect(ruleOf({ kind: 'game-ended', ending })).toBe('SS-BOSS-9')
})

test('what befalls the boss and his cards cites the rule for him', () => {
  const moved = (kind: string, from: string, to: string) =>
    ruleOf({ kind, from: { side: from, zone: 'hand' }, to: { side: to, zone: 'hand' }, cards: [] } as unknown as Seen)
  expect(moved('card-stolen', 'boss', 'south')).toBe('SS-PVB-1')
  expect(moved('card-stolen', 'south', 'boss')).toBe('SS-KW-STEAL-1')
  expect(moved('card-deployed', 'boss', 'boss')).toBe('SS-BHAND-4')
  expect(moved('card-deployed', 'south', 'south')).toBe('SS-TURN-DEP-1')
  expect(moved('supporter-taken', 'south', 'boss')).toBe('SS-SUB-6')
  expect(moved('supporter-taken', 'boss', 'south')).toBe('SS-SUB-3')
  expect(ruleOf({ kind: 'menace-changed', from: 3, to: 2 })).toBe('SS-MEN-2')
  expect(ruleOf({ kind: 'menace-lowered', when: 'next' })).toBe('SS-RULING-76')
  const out = (...fronts: readonly { readonly id: string; readonly sides: readonly ['south', 'boss' | 'north'] }[]) =>
    ruleOf({ kind: 'seat-eliminated', seat: 'north', cards: 0, fronts })
  expect([out(), out({ id: 'f2', sides: ['south', 'boss'] })]).toEqual(['SS-RULING-57', 'SS-RULING-57'])
  expect(out({ id: 'f2', sides: ['south', 'north'] })).toBe('SS-LMS-6')
})
