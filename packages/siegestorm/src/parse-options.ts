/** Options as a person or a client wrote them: checked strictly, the rest filled in. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import * as v from 'valibot'
import { ADVANCED_DECKS, BASIC_DECKS, FACTIONS } from './cards/card-def.ts'
import { bossOf, cardOf } from './cards/catalogue.ts'
import { checkDeck } from './decks/check-deck.ts'
import { cardsOfDeck, deckOfCards, type Finder, starterDeck } from './decks/deck.ts'
import { readyDeck } from './decks/ready-decks.ts'
import { parseShareCode } from './decks/share-code.ts'
import { row } from './effects/amount-schema.ts'
import { type Options, seatsOf } from './options.ts'
import { type Pack, parsePack } from './packs/pack.ts'
import { schemaProblems } from './packs/schema-problems.ts'
import { type DesignId, MODES, REACTIONS } from './vocabulary.ts'

const deckSchema = v.union([
  v.pipe(v.string(), v.maxLength(4000, 'too-long')),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(60, 'too-long'))), v.maxLength(99, 'too-long')),
  v.strictObject({
    cards: v.record(v.string(), v.pipe(v.number(), v.integer('not-whole'), v.minValue(1), v.maxValue(99))),
  }),
])

const schema = row({
  mode: v.exactOptional(v.picklist(MODES), 'duel'),
  players: v.exactOptional(v.pipe(v.number(), v.integer('not-whole'), v.minValue(1), v.maxValue(4))),
  decks: v.exactOptional(v.pipe(v.array(deckSchema), v.maxLength(4, 'too-long'))),
  reactions: v.exactOptional(v.picklist(REACTIONS), 'always-ask'),
  freeForAll: v.exactOptional(v.boolean(), false),
  promos: v.exactOptional(v.boolean(), false),
  miner: v.exactOptional(v.picklist(['easy', 'hard']), 'easy'),
  minerMirrored: v.exactOptional(v.boolean(), false),
  healTopOnly: v.exactOptional(v.boolean(), false),
  sacrificeSelf: v.exactOptional(v.boolean(), false),
  deployPerTrack: v.exactOptional(v.boolean(), false),
  boss: v.exactOptional(v.string()),
  basic: v.exactOptional(v.picklist(BASIC_DECKS)),
  advanced: v.exactOptional(v.picklist(ADVANCED_DECKS)),
  packs: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(8, 'too-long')), []),
})

type Written = v.InferOutput<typeof schema>

export const parseOptions = (input: unknown): Result<Options, readonly Problem[]> => {
  const parsed = v.safeParse(schema, input === undefined ? {} : input)
  if (!parsed.success) return err(schemaProblems(parsed.issues))
  const written = parsed.output
  const packs = readPacks(written.packs)
  if (!packs.ok) return packs
  const players = playersOf(written)
  if (!players.ok) return players
  const seats = seatsOf(written.mode, players.value)
  const decks = readDecks(written, packs.value, seats.length)
  if (!decks.ok) return decks
  const boss = readBoss(written)
  if (!boss.ok) return boss
  const { mode, reactions, freeForAll, promos, miner, minerMirrored, healTopOnly, sacrificeSelf, deployPerTrack } =
    written
  return ok({
    mode,
    players: players.value,
    decks: decks.value,
    reactions,
    freeForAll,
    promos,
    miner,
    minerMirrored,
    healTopOnly,
    sacrificeSelf,
    deployPerTrack,
    ...boss.value,
    packs: packs.value,
  })
}

/** [SS-LMS-1] Three or four in Last Man Standing; the other modes say themselves how many. */
const playersOf = ({ mode, players }: Written): Result<number, readonly Problem[]> => {
  const fixed = mode === 'solo' ? 1 : 2
  const allowed = mode === 'last-man-standing' ? [3, 4] : [fixed]
  const count = players ?? allowed[0]!
  if (allowed.includes(count)) return ok(count)
  return err([
    { at: 'players', code: 'not-one-of', rule: 'SS-LMS-1', params: { expected: allowed.join(', '), received: count } },
  ])
}

const readPacks = (packs: readonly unknown[]): Result<readonly Pack[], readonly Problem[]> => {
  const read: Pack[] = []
  for (const [i, pack] of packs.entries()) {
    const one = parsePack(pack)
    if (!one.ok)
      return err(
        one.error.map(problem => ({
          ...problem,
          at: problem.at === 'file' ? `packs[${i}]` : `packs[${i}].${problem.at}`,
        })),
      )
    read.push(one.value)
  }
  const cards = read.flatMap((pack, i) => pack.cards.map(({ id }, k) => ({ id, at: `packs[${i}].cards[${k}].id` })))
  const firstOf = (id: string) => cards.find(card => card.id === id)!.at
  const twice = cards.find(({ id, at }) => firstOf(id) !== at)
  if (!twice) return ok(read)
  return err([{ at: twice.at, code: 'id-twice', params: { id: twice.id, first: firstOf(twice.id) } }])
}

/** One deck for each seat; missing ones are Starters. */
const readDecks = (
  written: Written,
  packs: readonly Pack[],
  count: number,
): Result<readonly (readonly DesignId[])[], readonly Problem[]> => {
  const inPacks = new Map(packs.flatMap(pack => pack.cards.map(card => [card.id, card])))
  const find: Finder = id => inPacks.get(id) ?? cardOf(id)
  const given = written.decks ?? []
  if (given.length > count)
    return err([{ at: 'decks', code: 'too-many-decks', params: { most: count, count: given.length } }])
  const decks: (readonly DesignId[])[] = []
  const problems: Problem[] = []
  for (let i = 0; i < count; i++) {
    const one = readDeck(given[i], i)
    if (!one) {
      problems.push({ at: `decks[${i}]`, code: 'no-such-deck', params: { deck: String(given[i]).slice(0, 60) } })
      continue
    }
    const terms = { freeForAll: written.freeForAll, promos: written.promos }
    for (const problem of checkDeck(deckOfCards('', written.freeForAll, one), terms, find))
      problems.push({ ...problem, at: `decks[${i}].${problem.at}` })
    decks.push(one)
  }
  return problems.length > 0 ? err(problems) : ok(decks)
}

/** By its id, its share code, or card by card. */
const readDeck = (
  written: v.InferOutput<typeof deckSchema> | undefined,
  seat: number,
): readonly DesignId[] | undefined => {
  if (written === undefined) return cardsOfDeck(starterDeck(FACTIONS[seat % FACTIONS.length]!))
  if (typeof written === 'string') {
    const deck = readyDeck(written) ?? readyDeck(`${written}-starter`) ?? parseShareCode(written)
    return deck && cardsOfDeck(deck)
  }
  if ('cards' in written)
    return Object.entries(written.cards).flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return written as readonly DesignId[]
}

const readBoss = ({
  mode,
  boss,
  basic,
  advanced,
}: Written): Result<Pick<Options, 'boss' | 'basic' | 'advanced'>, readonly Problem[]> => {
  if (mode !== 'solo' && mode !== 'coop') {
    if (boss === undefined && basic === undefined && advanced === undefined) return ok({})
    return err([{ at: 'boss', code: 'no-boss-in-this-mode', rule: 'SS-BOSS-1', params: { mode } }])
  }
  const card = boss ?? 'byloss-medium'
  if (!bossOf(card))
    return err([{ at: 'boss', code: 'no-such-boss', rule: 'SS-BOSS-1', params: { boss: card.slice(0, 60) } }])
  return ok({ boss: card, basic: basic ?? 'evil-goblins', advanced: advanced ?? 'spectral-shamans' })
}
