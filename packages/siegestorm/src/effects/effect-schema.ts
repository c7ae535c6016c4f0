/** The effect language as a strict schema: what a file may say. Narrower than the types where only some selectors make sense. */
import * as v from 'valibot'
import { abilityPrice, amount, change, condition, filter, group, int, price } from './amount-schema.ts'
import {
  COST_SCOPES,
  DURATIONS,
  type Effect,
  KEYWORDS,
  type Modifier,
  type Part,
  type Passive,
  REDIRECT_CAUSES,
  REDIRECT_ENDS,
  TRIGGERS,
  WHOS,
} from './effect.ts'
import { anySupporters, casualtiesOf, creatures, inPlay, itself, ownCard, supporters } from './selector-schema.ts'

const you = v.picklist(['you', 'opponent'])
const until = v.picklist(DURATIONS)
const amountOrAll = v.union([v.literal('all'), amount])

export const effect: v.GenericSchema<unknown, Effect> = v.pipe(
  v.array(v.lazy(() => part)),
  v.minLength(1, 'empty-effect'),
  v.maxLength(8, 'effect-too-long'),
)

const structures = [
  v.strictObject({ do: v.literal('price'), price, does: effect }),
  v.strictObject({ do: v.literal('if'), when: condition, does: effect }),
  v.strictObject({ do: v.literal('may'), does: effect }),
] as const

const cardsVerbs = [
  v.strictObject({ do: v.literal('dmg'), to: v.picklist(WHOS), amount }),
  v.strictObject({ do: v.literal('heal'), amount }),
  v.strictObject({ do: v.literal('draw'), amount }),
  v.strictObject({ do: v.literal('vision'), amount }),
  v.strictObject({
    do: v.literal('discard'),
    from: you,
    amount,
    chosen: v.picklist(['random', 'victim', 'controller']),
  }),
  v.strictObject({ do: v.literal('steal'), amount }),
  v.strictObject({ do: v.literal('raise'), amount }),
  v.strictObject({
    do: v.literal('salvage'),
    amount: amountOrAll,
    where: v.exactOptional(filter),
    to: v.picklist(['hand', 'bottom', 'resources']),
  }),
  v.strictObject({ do: v.literal('tuck'), amount }),
  v.strictObject({ do: v.literal('peek'), at: v.picklist(['own', 'opponent']) }),
] as const

const creatureVerbs = [
  v.strictObject({ do: v.literal('kill'), what: inPlay }),
  v.strictObject({ do: v.literal('destroy'), what: v.union([inPlay, casualtiesOf]) }),
  v.strictObject({ do: v.literal('sacrifice'), who: you, amount }),
  v.strictObject({ do: v.literal('return'), what: creatures }),
  v.strictObject({ do: v.literal('deploy'), what: ownCard }),
  v.strictObject({ do: v.literal('place'), what: ownCard, on: v.picklist(['frontline', 'no-mans-land']) }),
  v.strictObject({ do: v.literal('advance'), who: you, times: int(1, 3) }),
  v.strictObject({ do: v.literal('shift'), what: creatures }),
  v.strictObject({ do: v.literal('stall'), who: you }),
  v.strictObject({ do: v.literal('shapeshift') }),
  v.strictObject({
    do: v.literal('copy'),
    what: v.strictObject({ of: v.literal('ally'), where: v.exactOptional(filter), take: v.literal(1) }),
  }),
] as const

const otherVerbs = [
  v.strictObject({ do: v.literal('recruit'), what: v.union([itself, ownCard]) }),
  v.strictObject({ do: v.literal('reset'), amount: amountOrAll }),
  v.strictObject({ do: v.literal('commit'), what: supporters, hold: v.boolean() }),
  v.strictObject({ do: v.literal('take'), what: supporters }),
  v.strictObject({
    do: v.literal('mod'),
    what: creatures,
    att: v.exactOptional(change),
    def: v.exactOptional(change),
    until,
  }),
  v.strictObject({
    do: v.literal('damage-mod'),
    by: v.exactOptional(int(-20, 20)),
    cap: v.exactOptional(int(0, 34)),
    until,
  }),
  v.strictObject({ do: v.literal('key-mod'), key: v.picklist(KEYWORDS), by: int(1, 10), until }),
  v.strictObject({ do: v.literal('shoot') }),
  v.strictObject({ do: v.literal('negate') }),
  v.strictObject({ do: v.literal('extra-turn') }),
  // What is kept from killing or taking are Supporters; creatures can only be kept from being targeted.
  v.variant('from', [
    v.strictObject({ do: v.literal('immune'), what: inPlay, from: v.literal('target'), until }),
    v.strictObject({ do: v.literal('immune'), what: anySupporters, from: v.literal('kill-and-take'), until }),
  ]),
] as const

const bossVerbs = [
  v.strictObject({ do: v.literal('menace'), by: int(-4, 4) }),
  v.strictObject({ do: v.literal('recover'), amount }),
  v.strictObject({ do: v.literal('gang'), what: creatures, amount: int(1, 5) }),
  v.strictObject({ do: v.literal('flip') }),
  v.strictObject({
    do: v.literal('storm-each'),
    what: v.strictObject({ of: v.literal('destroyed'), where: v.exactOptional(filter) }),
  }),
  v.strictObject({ do: v.literal('turn-against') }),
] as const

export const part: v.GenericSchema<unknown, Part> = v.variant('do', [
  ...structures,
  ...cardsVerbs,
  ...creatureVerbs,
  ...otherVerbs,
  ...bossVerbs,
])

/** A static works on groups, without a number to take: it holds for all of them. */
const selfOrGroup = v.union([v.strictObject({ of: v.literal('self') }), group])

const supportersOf = v.strictObject({ of: v.literal('supporter'), side: v.picklist(['own', 'opponent', 'any']) })

const modifier: v.GenericSchema<unknown, Modifier> = v.variant('do', [
  v.strictObject({
    do: v.literal('mod'),
    what: selfOrGroup,
    att: v.exactOptional(change),
    def: v.exactOptional(change),
  }),
  v.strictObject({ do: v.literal('strikes'), times: int(2, 6) }),
  v.strictObject({ do: v.literal('ignore-defender') }),
  v.strictObject({
    do: v.literal('damage-mod'),
    by: v.exactOptional(int(-20, 20)),
    cap: v.exactOptional(int(0, 34)),
  }),
  v.strictObject({ do: v.literal('cost-mod'), of: v.picklist(COST_SCOPES), by: int(-5, 5) }),
  v.strictObject({ do: v.literal('key-mod'), key: v.picklist(KEYWORDS), by: int(1, 10) }),
  v.strictObject({ do: v.literal('aim'), amount: int(1, 10) }),
  v.strictObject({ do: v.literal('draw-step'), by: int(1, 5) }),
  v.variant('from', [
    v.strictObject({ do: v.literal('immune'), what: selfOrGroup, from: v.literal('target') }),
    v.strictObject({ do: v.literal('immune'), what: supportersOf, from: v.literal('kill-and-take') }),
    v.strictObject({
      do: v.literal('immune'),
      what: v.strictObject({ of: v.literal('hand'), side: v.picklist(['own', 'opponent']) }),
      from: v.literal('steal-and-discard'),
    }),
  ]),
  v.strictObject({ do: v.literal('forbid'), who: you, order: v.picklist(['hold-ground', 'support']) }),
  v.strictObject({ do: v.literal('tax'), who: you, step: v.literal('advance'), price: int(1, 10) }),
  v.strictObject({
    do: v.literal('redirect'),
    what: selfOrGroup,
    cause: v.picklist(REDIRECT_CAUSES),
    to: v.picklist(REDIRECT_ENDS),
  }),
  v.strictObject({
    do: v.literal('enters'),
    what: supportersOf,
    as: v.literal('committed'),
  }),
])

export const passive: v.GenericSchema<unknown, Passive> = v.variant('kind', [
  v.strictObject({ kind: v.literal('static'), when: v.exactOptional(condition), does: modifier }),
  v.strictObject({
    kind: v.literal('trigger'),
    on: v.picklist(TRIGGERS),
    once: v.exactOptional(v.literal(true)),
    does: effect,
  }),
  v.strictObject({ kind: v.literal('ability'), price: abilityPrice, does: effect }),
])
