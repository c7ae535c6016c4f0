/** Packs: anyone's cards from a JSON file, through the same schema as our own, pinned by hash. */
import { err, hashData, ok, type Problem, type Result } from '@siegeworks/kernel'
import * as v from 'valibot'
import type { CardDef } from '../cards/card-def.ts'
import { cardSchema } from '../cards/card-schema.ts'
import { BOSS_DECK_CARDS, cardOf, FACTION_CARDS } from '../cards/catalogue.ts'
import { id } from '../effects/amount-schema.ts'
import { verbsOf } from '../effects/verbs.ts'
import { emptyWords } from './empty-words.ts'
import { brokenAt } from './json-place.ts'
import { schemaProblems } from './schema-problems.ts'

export const PACK_FORMAT = 'siegestorm-pack/1'
/** A file longer than this is no pack. */
export const PACK_MAX_CHARS = 1_000_000
const MAX_DEPTH = 32

export interface Pack {
  readonly format: typeof PACK_FORMAT
  readonly id: string
  readonly cards: readonly CardDef[]
}

const packSchema: v.GenericSchema<unknown, Pack> = v.strictObject({
  format: v.literal(PACK_FORMAT),
  id,
  cards: v.pipe(v.array(cardSchema), v.minLength(1, 'empty'), v.maxLength(400, 'too-long')),
})

/** The hash of what the pack says, whatever its spaces and the order of its keys. */
export const packHash = (pack: Pack): string => hashData(pack)

export const parsePackText = (text: string): Result<Pack, readonly Problem[]> => {
  if (text.length > PACK_MAX_CHARS) return err([{ at: 'file', code: 'too-long', params: { max: PACK_MAX_CHARS } }])
  try {
    return parsePack(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return err([{ at: brokenAt(text), code: 'not-json' }])
  }
}

export const parsePack = (input: unknown): Result<Pack, readonly Problem[]> => {
  // Before the schema, which would follow any depth.
  const deep = tooDeep(input)
  if (deep) return err([{ at: deep, code: 'too-deep', params: { max: MAX_DEPTH } }])
  const parsed = v.safeParse(packSchema, input)
  if (!parsed.success) return err(schemaProblems(parsed.issues))
  const problems = contradictions(parsed.output)
  return problems.length > 0 ? err(problems) : ok(parsed.output)
}

/** What is well-formed but cannot stand beside our cards or beside its own. */
const contradictions = (pack: Pack): readonly Problem[] =>
  pack.cards.flatMap((card, i) => {
    const at = `cards[${i}]`
    const problems: Problem[] = []
    if (cardOf(card.id)) problems.push({ at: `${at}.id`, code: 'id-taken', params: { id: card.id } })
    const first = pack.cards.findIndex(other => other.id === card.id)
    if (first < i)
      problems.push({ at: `${at}.id`, code: 'id-twice', params: { id: card.id, first: `cards[${first}]` } })
    const bossFaction = Object.hasOwn(BOSS_DECK_CARDS, card.faction)
    const playerFaction = Object.hasOwn(FACTION_CARDS, card.faction)
    if (card.kind === 'player' ? bossFaction : playerFaction)
      problems.push({ at: `${at}.faction`, code: 'faction-of-other-kind', params: { faction: card.faction } })
    if (card.kind === 'player') problems.push(...bossWords(card, at))
    problems.push(...emptyWords(card, at))
    return problems
  })

const BOSS_ONLY: ReadonlySet<string> = new Set(['menace', 'recover', 'gang', 'flip', 'storm-each', 'turn-against'])

/** [SS-RULING-67] On a player's card these would say nothing. */
const bossWords = (card: CardDef, at: string): readonly Problem[] =>
  verbsOf(card)
    .filter(found => BOSS_ONLY.has(found.verb))
    .map(({ path, verb }) => ({
      at: `${at}.${path}`,
      code: 'boss-verb-on-player-card',
      rule: 'SS-RULING-67',
      params: { verb },
    }))

/** The path to the first value nested deeper than allowed; walked without recursion, so depth cannot hurt. */
const tooDeep = (input: unknown): string | undefined => {
  const open: { value: unknown; at: string; depth: number }[] = [{ value: input, at: 'file', depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > MAX_DEPTH) return next.at
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, value] of Object.entries(next.value))
      open.push({ value, at: next.at === 'file' ? key : `${next.at}.${key}`, depth: next.depth + 1 })
  }
  return undefined
}
