import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@siegeworks/words/siegestorm/en'
import { expect, test } from 'vitest'
import { EVENT_RULES } from './event-rules.ts'

const book = readFileSync(join(import.meta.dirname, '../../../../../rules/siegestorm.md'), 'utf8')

test('every rule cited in the log stands in the book, under an event that can be told', () => {
  for (const [kind, rule] of Object.entries(EVENT_RULES)) {
    expect(book, kind).toContain(`**${rule}**`)
    expect(en, rule).toHaveProperty([`event.${kind}`])
  }
})
