/** A deck as JSON: `{ "format": "siegestorm-deck/1", "name": …, "freeForAll": …, "cards": { "archangel": 2, … } }`; only the cards must be there. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import * as v from 'valibot'
import { RESERVED_IDS } from '../cards/card-id.ts'
import { id, int } from '../effects/amount-schema.ts'
import { brokenAt } from '../packs/json-place.ts'
import { schemaProblems } from '../packs/schema-problems.ts'
import { type Deck, deckOf } from './deck.ts'
import { MAX_COUNT, MAX_LINES, NAME_MAX, NAME_PATTERN } from './deck-limits.ts'

const DECK_FORMAT = 'siegestorm-deck/1'

const schema = v.strictObject({
  format: v.exactOptional(v.literal(DECK_FORMAT)),
  name: v.exactOptional(
    v.pipe(v.string(), v.maxLength(NAME_MAX, 'too-long'), v.regex(NAME_PATTERN, 'not-printable')),
    '',
  ),
  freeForAll: v.exactOptional(v.boolean(), false),
  cards: v.pipe(
    v.unknown(),
    v.check(cards => !RESERVED_IDS.some(id => Object.hasOwn(Object(cards), id)), 'not-an-id'),
    v.record(id, int(1, MAX_COUNT)),
    v.check(cards => Object.keys(cards).length <= MAX_LINES, 'too-long'),
  ),
})

export const formatDeckJson = (deck: Deck): string => {
  const cards = Object.fromEntries(deck.lines.map(line => [line.id, line.count]))
  return `${JSON.stringify({ format: DECK_FORMAT, name: deck.name, freeForAll: deck.freeForAll, cards }, null, 2)}\n`
}

export const parseDeckJson = (text: string): Result<Deck, readonly Problem[]> => {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return err([{ at: brokenAt(text), code: 'not-json' }])
  }
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) return err(schemaProblems(parsed.issues))
  const { name, freeForAll, cards } = parsed.output
  return ok(
    deckOf(
      name,
      freeForAll,
      Object.entries(cards).map(([id, count]) => ({ id, count })),
    ),
  )
}
