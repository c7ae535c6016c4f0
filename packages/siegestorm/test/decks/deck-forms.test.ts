import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACTIONS } from '../../src/cards/card-def.ts'
import { isCardId, RESERVED_IDS } from '../../src/cards/card-id.ts'
import { FACTION_CARDS } from '../../src/cards/catalogue.ts'
import { fromBase64Url, toBase64Url } from '../../src/decks/base64url.ts'
import { CARD_NUMBERS } from '../../src/decks/card-numbers.ts'
import { checkDeck } from '../../src/decks/check-deck.ts'
import { type Deck, deckOf, starterDeck } from '../../src/decks/deck.ts'
import { formatDeckJson, parseDeckJson } from '../../src/decks/deck-json.ts'
import { formatDeckText, parseDeckText } from '../../src/decks/deck-text.ts'
import { READY_DECKS } from '../../src/decks/ready-decks.ts'
import { formatShareCode, parseShareCode } from '../../src/decks/share-code.ts'

const anyId = fc.oneof(
  fc.constantFrom(...FACTIONS.flatMap(faction => FACTION_CARDS[faction].map(card => card.id))),
  fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/).filter(isCardId),
)
const anyName = fc.oneof(
  fc.constantFrom('', 'Zażółć #1', 'Étoile : « 2 »', '鎧 🛡', "Khung'lai"),
  fc.stringMatching(/^[A-Za-z0-9][ -~]{0,20}[A-Za-z0-9]$/),
)
const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    name: anyName,
    free: fc.boolean(),
    lines: fc.array(fc.record({ id: anyId, count: fc.integer({ min: 1, max: 9 }) }), { maxLength: 9 }),
  })
  .map(({ name, free, lines }) => deckOf(name, free, lines))

describe('the three forms of a deck', () => {
  test('text, JSON and share code give the same deck back', () => {
    fc.assert(
      fc.property(anyDeck, deck => {
        expect(parseDeckText(formatDeckText(deck))).toEqual({ ok: true, value: deck })
        expect(parseDeckJson(formatDeckJson(deck))).toEqual({ ok: true, value: deck })
        expect(parseShareCode(formatShareCode(deck))).toEqual(deck)
      }),
      { numRuns: 500 },
    )
  })

  test('a name that every object has is no card: it is refused, not lost', () => {
    for (const id of RESERVED_IDS) {
      const json = `{ "format": "siegestorm-deck/1", "name": "", "cards": { "${id}": 1 } }`
      expect(parseDeckJson(json)).toMatchObject({ ok: false, error: [{ at: 'cards', code: 'not-an-id' }] })
      expect(parseDeckText(`1 ${id}`)).toMatchObject({ ok: false, error: [{ code: 'deck-unknown-card' }] })
      expect(parseShareCode(formatShareCode(deckOf('', false, [{ id, count: 1 }])))).toBeUndefined()
    }
  })

  test('a share code is short', () => {
    for (const deck of READY_DECKS) expect(formatShareCode({ ...deck, name: '' }).length).toBeLessThan(40)
  })

  test('the number of a design never changes: this code was given out once', () => {
    expect(formatShareCode({ ...starterDeck('ysra'), name: 'First snow' })).toBe(
      'SS1-AAQCLC4DBC0vMDECBzIzNDU2NzgAAApGaXJzdCBzbm93zA',
    )
    expect(CARD_NUMBERS.length).toBeGreaterThanOrEqual(88)
    expect(new Set(CARD_NUMBERS).size).toBe(CARD_NUMBERS.length)
    for (const faction of FACTIONS) for (const card of FACTION_CARDS[faction]) expect(CARD_NUMBERS).toContain(card.id)
  })

  test('a mistyped code is no deck: any one letter changed, left out or added', () => {
    const code = formatShareCode(starterDeck('styxia'))
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'Q' ? 'R' : 'Q'
      expect(parseShareCode(code.slice(0, i) + other + code.slice(i + 1)), `letter ${i}`).toBeUndefined()
      expect(parseShareCode(code.slice(0, i) + code.slice(i + 1)), `without ${i}`).toBeUndefined()
    }
    for (const wrong of ['', 'SS1-', 'SS2-AAAA', `${code}A`, 'SS1-????', `SS1-${'A'.repeat(5000)}`])
      expect(parseShareCode(wrong)).toBeUndefined()
    expect(parseShareCode(` ${code}\n`)).toEqual(starterDeck('styxia'))
  })

  test('no bytes crash the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
        const text = toBase64Url([...bytes])
        expect(fromBase64Url(text)).toEqual([...bytes])
        const check = [...bytes].reduce((sum, byte) => (sum * 31 + byte + 7) % 251, 0)
        const deck = parseShareCode(`SS1-${toBase64Url([...bytes, check])}`)
        if (deck) expect(formatShareCode(deck)).toBe(`SS1-${toBase64Url([...bytes, check])}`)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a deck written by hand', () => {
  test('names in any case, ids, x, remarks and blank lines are understood', () => {
    const text = `
      # my first deck
      deck: Dawn # 1
      4x dawnwatch recruit   # the core
      2 Throne-Bearer Azariel
      1 some-pack-card
      mode: free-for-all
      1 Balgoroth, Eater of Names
      1 dawnwatch-recruit
    `
    expect(parseDeckText(text)).toEqual({
      ok: true,
      value: deckOf('Dawn # 1', true, [
        { id: 'dawnwatch-recruit', count: 5 },
        { id: 'throne-bearer-azariel', count: 2 },
        { id: 'some-pack-card', count: 1 },
        { id: 'balgoroth-eater-of-names', count: 1 },
      ]),
    })
  })

  test('every bad line is told with its number', () => {
    const parsed = parseDeckText(
      'deck: X\nfour Archangels\n2 ???\n0 Archangel\n100 Archangel\nmode: chess\n2 Archangel\n',
    )
    expect(parsed.ok ? [] : parsed.error.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'line 2 not-a-deck-line',
      'line 3 deck-unknown-card',
      'line 4 too-small',
      'line 5 too-large',
      'line 6 not-one-of',
    ])
  })

  test('SS-DECK-2 a name nobody knows is told as it was written, accents and all', () => {
    const unknown = (line: string) => {
      const parsed = parseDeckText(line)
      return parsed.ok ? parsed.value.lines : parsed.error
    }
    expect(unknown('2 Żółw Błotny')).toMatchObject([{ code: 'deck-unknown-card', params: { card: 'Żółw Błotny' } }])
    expect(unknown('2 Éclaireur gelé')).toEqual([{ id: 'eclaireur-gele', count: 2 }])
  })

  test('a name that is too long says so; every kind of line end ends a line', () => {
    const parsed = parseDeckText(`deck: ${'é'.repeat(61)}`)
    expect(parsed.ok ? [] : parsed.error).toEqual([{ at: 'line 1', code: 'too-long' }])
    const deck = { ok: true, value: deckOf('A', false, [{ id: 'archangel', count: 2 }]) }
    for (const end of ['\n', '\r\n', '\r']) expect(parseDeckText(`deck: A${end}2 Archangel${end}`)).toEqual(deck)
  })

  test('SS-DECK-1 SS-DECK-2 SS-DECK-4 a name nobody knows hides no other reason', () => {
    const parsed = parseDeckText('3 Archangel\n2 No Such Card\n')
    const problems = parsed.ok ? checkDeck(parsed.value, { freeForAll: false, promos: false }) : []
    expect(problems.map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual([
      'cards deck-size SS-DECK-1',
      'cards.no-such-card deck-unknown-card SS-DECK-2',
      'cards.archangel deck-too-many-copies SS-DECK-4',
    ])
  })

  test('JSON needs the cards only', () => {
    const parsed = parseDeckJson('{ "cards": { "archangel": 2 } }')
    expect(parsed).toEqual({ ok: true, value: deckOf('', false, [{ id: 'archangel', count: 2 }]) })
  })

  test.each([
    ['not JSON', '{"format"', 'line 1, column 10', 'not-json'],
    ['another format', '{"format":"x","name":"","cards":{}}', 'format', 'not-one-of'],
    [
      'a count that is no number',
      '{"format":"siegestorm-deck/1","name":"","cards":{"archangel":"2"}}',
      'cards.archangel',
      'wrong-type',
    ],
    [
      'a count of none',
      '{"format":"siegestorm-deck/1","name":"","cards":{"archangel":0}}',
      'cards.archangel',
      'too-small',
    ],
    ['a key nobody knows', '{"format":"siegestorm-deck/1","name":"","cards":{},"by":"me"}', 'by', 'unknown-key'],
  ])('JSON with %s is refused', (_what, text, at, code) => {
    const parsed = parseDeckJson(text)
    expect(parsed.ok ? [] : parsed.error).toContainEqual(expect.objectContaining({ at, code }))
  })
})
