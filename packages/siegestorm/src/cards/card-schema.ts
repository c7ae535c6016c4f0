/** A card as a strict schema, for packs and for cards written into a position. The cards of the game pass it too. */
import * as v from 'valibot'
import { id, int } from '../effects/amount-schema.ts'
import { TRAITS } from '../effects/effect.ts'
import { effect, passive } from '../effects/effect-schema.ts'
import { type CardDef, COMMANDS, FACTS, ORIGINS, RANKS, SPECIALS } from './card-def.ts'

/** One line a person may read: no control characters, nothing that turns the reading direction. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'empty'),
    v.maxLength(max, 'too-long'),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'not-printable'),
    v.check(text => text.trim() === text, 'spaces-at-ends'),
  )

const facts = v.pipe(v.array(v.picklist(FACTS)), v.maxLength(FACTS.length))
const provenance = v.variant('status', [
  v.strictObject({ status: v.literal('documented') }),
  v.strictObject({ status: v.literal('partly'), facts }),
  v.strictObject({ status: v.literal('ours'), facts: v.exactOptional(facts) }),
])

const cardWords = v.strictObject({
  name: line(60),
  action: v.exactOptional(line(300)),
  passive: v.exactOptional(line(300)),
})

const shared = {
  id,
  name: line(60),
  faction: id,
  copies: int(1, 34),
  cost: int(0, 20),
  traits: v.exactOptional(v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length))),
  rules: v.exactOptional(v.pipe(v.array(line(30)), v.maxLength(10))),
  passives: v.pipe(v.array(passive), v.maxLength(4, 'too-many-passives')),
  provenance,
  words: v.exactOptional(
    v.strictObject({
      en: v.exactOptional(cardWords),
      fr: v.exactOptional(cardWords),
      pl: v.exactOptional(cardWords),
    }),
  ),
}

const playerCard = v.strictObject({
  kind: v.literal('player'),
  ...shared,
  rank: v.picklist(RANKS),
  origin: v.picklist(ORIGINS),
  att: int(0, 50),
  def: int(0, 50),
  action: effect,
})

const bossCard = v.pipe(
  v.strictObject({
    kind: v.literal('boss'),
    ...shared,
    tier: v.picklist(['basic', 'advanced']),
    command: v.picklist(COMMANDS),
    specials: v.pipe(v.array(v.picklist(SPECIALS)), v.maxLength(SPECIALS.length)),
    att: v.exactOptional(int(0, 50)),
    def: v.exactOptional(int(0, 50)),
    action: v.union([v.strictTuple([]), effect]),
  }),
  // [SS-CARD-6] Only an Action-only card lacks ATT and DEF, and it lacks both.
  v.check(
    card =>
      (card.command === 'action') === (card.att === undefined) && (card.att === undefined) === (card.def === undefined),
    'figures-do-not-fit-command',
  ),
  v.check(card => card.command !== 'action' || card.action.length > 0, 'action-without-effect'),
)

export const cardSchema: v.GenericSchema<unknown, CardDef> = v.variant('kind', [playerCard, bossCard])
