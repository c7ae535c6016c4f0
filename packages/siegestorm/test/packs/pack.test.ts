import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/cards/catalogue.ts'
import { PACK_MAX_CHARS, packHash, parsePack, parsePackText } from '../../src/packs/pack.ts'

const card = {
  kind: 'player',
  id: 'tin-soldier',
  name: 'Tin Soldier',
  faction: 'toybox',
  rank: 'soldier',
  origin: 'starter',
  copies: 4,
  cost: 1,
  att: 3,
  def: 1,
  action: [{ do: 'dmg', to: 'opponent', amount: 2 }],
  passives: [{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'draw', amount: 1 }] }],
  provenance: { status: 'ours' },
  words: { fr: { name: 'Soldat de plomb', action: '2 DMG.', passive: 'Payez 1 : piochez 1 carte.' } },
} as const
const bossCard = {
  kind: 'boss',
  id: 'tin-ogre',
  name: 'Tin Ogre',
  faction: 'toy-ogres',
  tier: 'basic',
  copies: 24,
  cost: 3,
  att: 4,
  def: 2,
  command: 'deploy',
  specials: ['gang'],
  action: [],
  passives: [],
  provenance: { status: 'ours' },
} as const
const packOf = (...cards: readonly unknown[]): unknown => ({ format: 'siegestorm-pack/1', id: 'toys', cards })

const problemsOf = (input: unknown) => {
  const parsed = parsePack(input)
  return parsed.ok ? [] : parsed.error
}

describe('a pack', () => {
  test('is taken as it is written', () => {
    const parsed = parsePack(packOf(card, bossCard))
    expect(parsed).toEqual({ ok: true, value: packOf(card, bossCard) })
  })

  test('the cards of the game would pass under other ids', () => {
    const cards = CATALOGUE.map(ours => ({ ...ours, id: `copy-of-${ours.id}` }))
    expect(parsePack(packOf(...cards)).ok).toBe(true)
  })

  test('has the same hash however it is laid out, and another when a figure differs', () => {
    const text = JSON.stringify(packOf(card))
    const spaced = JSON.stringify(packOf(Object.fromEntries(Object.entries(card).reverse())), null, 2)
    const hashOf = (source: string): string => {
      const parsed = parsePackText(source)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
      return packHash(parsed.value)
    }
    expect(hashOf(spaced)).toBe(hashOf(text))
    expect(hashOf(text)).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOf(JSON.stringify(packOf({ ...card, att: 4 })))).not.toBe(hashOf(text))
  })

  test.each([
    ['nothing at all', undefined, 'file', 'wrong-type'],
    ['another format', { format: 'zip', id: 'x', cards: [card] }, 'format', 'not-one-of'],
    ['no cards', packOf(), 'cards', 'empty'],
    ['an unknown key', packOf({ ...card, foil: true }), 'cards[0].foil', 'unknown-key'],
    ['a missing key', packOf({ ...card, cost: undefined }), 'cards[0].cost', 'wrong-type'],
    ['a cost that is a fraction', packOf({ ...card, cost: 1.5 }), 'cards[0].cost', 'not-whole'],
    ['a negative cost', packOf({ ...card, cost: -1 }), 'cards[0].cost', 'too-small'],
    [
      'a number of cards below zero',
      packOf({
        ...card,
        action: [{ do: 'raise', amount: { countOf: { of: 'hand', side: 'own' }, times: -1 } }],
      }),
      'cards[0].action[0].amount.times',
      'too-small',
    ],
    ['an id with capitals', packOf({ ...card, id: 'Tin' }), 'cards[0].id', 'not-an-id'],
    ['a rank nobody holds', packOf({ ...card, rank: 'general' }), 'cards[0].rank', 'not-one-of'],
    [
      'creatures kept from being killed, which nothing would keep',
      packOf({
        ...card,
        passives: [{ kind: 'static', does: { do: 'immune', what: { of: 'ally' }, from: 'kill-and-take' } }],
      }),
      'cards[0].passives[0].does.what.of',
      'not-one-of',
    ],
    [
      'creatures kept from Steal and Discard, which never touch them',
      packOf({
        ...card,
        action: [{ do: 'immune', what: { of: 'ally', take: 1 }, from: 'steal-and-discard', until: 'end-of-turn' }],
      }),
      'cards[0].action[0].from',
      'not-one-of',
    ],
    ['no action', packOf({ ...card, action: [] }), 'cards[0].action', 'empty-effect'],
    [
      'a name that turns the reading direction',
      packOf({ ...card, name: 'a\u202eb' }),
      'cards[0].name',
      'not-printable',
    ],
    ['an unknown verb', packOf({ ...card, action: [{ do: 'win' }] }), 'cards[0].action[0].do', 'not-one-of'],
    [
      'an unknown key deep inside',
      packOf({ ...card, action: [{ do: 'may', does: [{ do: 'heal', amount: 2, twice: true }] }] }),
      'cards[0].action[0].does[0].twice',
      'unknown-key',
    ],
    [
      'a kill that points into a pile',
      packOf({ ...card, action: [{ do: 'kill', what: { of: 'hand', side: 'opponent', take: 1 } }] }),
      'cards[0].action[0].what.of',
      'not-one-of',
    ],
    [
      'an ability for nothing',
      packOf({ ...card, passives: [{ kind: 'ability', price: { pay: 0 }, does: card.action }] }),
      'cards[0].passives[0].price.pay',
      'too-small',
    ],
    [
      'an ability for any number of sacrifices, which may be none',
      packOf({ ...card, passives: [{ kind: 'ability', price: { sacrifice: 'any-number' }, does: card.action }] }),
      'cards[0].passives[0].price.sacrifice',
      'wrong-type',
    ],
    ['an id of ours', packOf({ ...card, id: 'archangel' }), 'cards[0].id', 'id-taken'],
    ['the same id twice', packOf(card, card), 'cards[1].id', 'id-twice'],
    [
      'a player card in a boss deck',
      packOf({ ...card, faction: 'evil-goblins' }),
      'cards[0].faction',
      'faction-of-other-kind',
    ],
    ['a boss card in a faction', packOf({ ...bossCard, faction: 'ysra' }), 'cards[0].faction', 'faction-of-other-kind'],
    [
      'a boss word on a player card',
      packOf({ ...card, action: [{ do: 'may', does: [{ do: 'menace', by: 1 }] }] }),
      'cards[0].action[0].does[0]',
      'boss-verb-on-player-card',
    ],
    [
      'a card nothing speaks of',
      packOf({ ...card, action: [{ do: 'may', does: [{ do: 'kill', what: { of: 'it' } }] }] }),
      'cards[0].action[0].does[0].what.of',
      'means-nothing-here',
    ],
    [
      'a trigger that is about no card',
      packOf({
        ...card,
        passives: [{ kind: 'trigger', on: 'own-prepare', does: [{ do: 'recruit', what: { of: 'it' } }] }],
      }),
      'cards[0].passives[0].does[0].what.of',
      'means-nothing-here',
    ],
    [
      'units of no price',
      packOf({ ...card, action: [{ do: 'dmg', to: 'opponent', amount: { paid: 2 } }] }),
      'cards[0].action[0].amount',
      'means-nothing-here',
    ],
    [
      'a change without a number',
      packOf({ ...card, action: [{ do: 'mod', what: { of: 'ally', take: 'all' }, until: 'end-of-turn' }] }),
      'cards[0].action[0]',
      'changes-nothing',
    ],
    [
      'a passive change without a number',
      packOf({ ...card, passives: [{ kind: 'static', does: { do: 'damage-mod' } }] }),
      'cards[0].passives[0].does',
      'changes-nothing',
    ],
    [
      'SS-CARD-6 an Action card with figures',
      packOf({ ...bossCard, command: 'action', action: card.action }),
      'cards[0]',
      'figures-do-not-fit-command',
    ],
    [
      'own __proto__ key',
      JSON.parse('{"format":"siegestorm-pack/1","id":"x","cards":[],"__proto__":{}}'),
      '__proto__',
      'unknown-key',
    ],
  ])('with %s is refused', (_what, input, at, code) => {
    expect(problemsOf(input)).toContainEqual(expect.objectContaining({ at, code }))
  })

  test('that is nested too deep is refused before anything follows it down', () => {
    let deep: unknown = [{ do: 'draw', amount: 1 }]
    for (let i = 0; i < 5000; i++) deep = [{ do: 'may', does: deep }]
    expect(problemsOf(packOf({ ...card, action: deep }))[0]).toMatchObject({ code: 'too-deep' })
  })

  test('that is not JSON is refused with the line and the column', () => {
    expect(parsePackText('{\n  "format": oops\n}')).toEqual({
      ok: false,
      error: [{ at: 'line 2, column 13', code: 'not-json' }],
    })
    expect(parsePackText(' '.repeat(PACK_MAX_CHARS + 1))).toMatchObject({ ok: false, error: [{ code: 'too-long' }] })
  })

  test('all its faults are told at once', () => {
    const found = problemsOf(packOf({ ...card, cost: -1, rank: 'general' }, { ...bossCard, tier: 'none' }))
    expect(found.map(problem => problem.at).sort()).toEqual(['cards[0].cost', 'cards[0].rank', 'cards[1].tier'])
  })
})
