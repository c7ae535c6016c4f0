import { formatDeckJson, formatDeckText, formatShareCode, READY_DECKS, starterDeck } from '@siegeworks/siegestorm'
import { describe, expect, test } from 'vitest'
import { siegeworks } from './cli.ts'

const starter = starterDeck('ysra')

describe('deck check', () => {
  test('SS-DECK-1 a Starter is legal in each of its written forms', async () => {
    for (const text of [formatDeckText(starter), formatDeckJson(starter), formatShareCode(starter)]) {
      const { code, out } = await siegeworks(['deck', 'check', '-'], text)
      expect(out).toBe('ysra-starter: a legal deck.\n')
      expect(code).toBe(0)
    }
    expect((await siegeworks(['deck', 'check', 'ysra-starter'])).code).toBe(0)
  })

  test('SS-DECK-2 SS-DECK-3 SS-DECK-4 every reason comes with its rule', async () => {
    const { code, out } = await siegeworks(
      ['deck', 'check', '-'],
      'deck: Bad\n5 Gutter Imp\n3 Archangel\n1 Goblin Tank\n',
    )
    expect(code).toBe(1)
    expect(out.trimEnd().split('\n')).toEqual([
      'cards: A deck has 34 cards; this one has 9. [SS-DECK-1]',
      'cards: All cards must come from one faction; these come from 2: seraphia, styxia. [SS-DECK-2]',
      'cards.archangel: 3 copies of Archangel: at most 2 of a card of this rank (Champion). [SS-DECK-4]',
      'cards.gutter-imp: 5 copies of Gutter Imp: at most 4 of a card of this rank (Soldier). [SS-DECK-3]',
      'cards.goblin-tank: Goblin Tank belongs to a boss and is never legal in a deck. [SS-RULING-39]',
      'Bad: not a legal deck (5 reasons).',
    ])
  })

  test('SS-DECK-6 Free-for-All by option or by the deck’s own word', async () => {
    const mixed = formatDeckText(starter).replace('4 Frontier Levy', '3 Frontier Levy\n1 Gutter Imp')
    expect((await siegeworks(['deck', 'check', '-'], mixed)).code).toBe(1)
    expect((await siegeworks(['deck', 'check', '-', '--free-for-all'], mixed)).code).toBe(0)
    expect((await siegeworks(['deck', 'check', '-'], `mode: free-for-all\n${mixed}`)).code).toBe(0)
  })

  test('what cannot be read is told by line, in three languages', async () => {
    const texts = await Promise.all(
      ['en', 'fr', 'pl'].map(lang =>
        siegeworks(['deck', 'check', '-', '--lang', lang], 'four Archangels\n0 Archangel\n'),
      ),
    )
    expect(new Set(texts.map(({ out }) => out)).size).toBe(3)
    for (const { code, out } of texts) {
      expect(code).toBe(1)
      expect(out).toContain('line 1: ')
      expect(out).toContain('line 2: ')
      expect(out).not.toContain('‹')
    }
    expect((await siegeworks(['deck', 'check', '-'], 'SS1-AAAA')).out).toContain('not a share code')
  })

  test('JSON for scripts', async () => {
    const { out } = await siegeworks(['deck', 'check', '-', '--json'], formatDeckText(starter))
    expect(JSON.parse(out)).toMatchObject({ legal: true, problems: [], code: formatShareCode(starter) })
  })

  test.each([
    [['deck', 'burn', 'x'], /check, show or list/],
    [['deck', 'check'], /FILE/],
    [['deck', 'check', '/no/such/file'], /there is no file/],
    [['deck', 'check', 'ysra-starter', '--pack', '/no/such/file'], /there is no file/],
  ])('%j is a fault of usage', async (words, message) => {
    const { code, notes } = await siegeworks(words)
    expect(code).toBe(2)
    expect(notes[0]).toMatch(message)
  })
})

test('deck list and deck show give the ready decks', async () => {
  const { out } = await siegeworks(['deck', 'list', '--lang', 'fr'])
  expect(out.trimEnd().split('\n')).toHaveLength(READY_DECKS.length)
  expect(out).not.toContain('‹')
  expect((await siegeworks(['deck', 'show', 'ysra-volley'])).out).toContain('4 Icebound Arbalest')
})
