/** The small words of the effect language as schemas: filters, groups, amounts, conditions, prices. */
import * as v from 'valibot'
import { isCardId } from '../cards/card-id.ts'
import {
  type Amount,
  COMPARISONS,
  type Condition,
  type Filter,
  type Group,
  IN_PLAY,
  PILES,
  type Price,
  RELATIVES,
  SIDES,
  TRAITS,
} from './effect.ts'

export const int = (min: number, max: number) =>
  v.pipe(v.number(), v.integer('not-whole'), v.minValue(min, 'too-small'), v.maxValue(max, 'too-large'))

/** No list: where all of an object may be left out, an empty one would pass for it. */
export const object = v.custom<object>(
  input => typeof input === 'object' && input !== null && !Array.isArray(input),
  'needs-object',
)
export const row = <const Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(object, v.strictObject(entries))

export const id = v.pipe(v.string(), v.maxLength(60, 'too-long'), v.check(isCardId, 'not-an-id'))

export const filter: v.GenericSchema<unknown, Filter> = row({
  costAtMost: v.exactOptional(int(0, 20)),
  costAtLeast: v.exactOptional(int(0, 20)),
  attAtMost: v.exactOptional(int(0, 50)),
  attAtLeast: v.exactOptional(int(0, 50)),
  design: v.exactOptional(id),
  defender: v.exactOptional(v.literal(true)),
  trait: v.exactOptional(v.picklist(TRAITS)),
})

export const group: v.GenericSchema<unknown, Group> = v.variant('of', [
  v.strictObject({ of: v.picklist(RELATIVES), where: v.exactOptional(filter) }),
  v.strictObject({ of: v.picklist(IN_PLAY), side: v.picklist(SIDES), where: v.exactOptional(filter) }),
  v.strictObject({ of: v.picklist(PILES), side: v.picklist(['own', 'opponent']), where: v.exactOptional(filter) }),
  v.strictObject({ of: v.literal('destroyed'), where: v.exactOptional(filter) }),
  v.strictObject({ of: v.literal('shade') }),
  v.strictObject({ of: v.literal('totem') }),
  v.strictObject({ of: v.literal('spirit') }),
  v.strictObject({ of: v.literal('unused') }),
])

const count = (least: number) =>
  v.strictObject({
    countOf: group,
    times: v.exactOptional(int(least, 10)),
    per: v.exactOptional(int(1, 20)),
    max: v.exactOptional(int(0, 50)),
  })

const workedOut = (least: number) => [
  count(least),
  v.strictObject({ paid: int(least, 10) }),
  v.strictObject({ defOf: v.literal('self') }),
]

/** How many, how much: never below zero. */
export const amount: v.GenericSchema<unknown, Amount> = v.union([int(0, 34), ...workedOut(0)])

/** By how much a value changes. */
export const change: v.GenericSchema<unknown, Amount> = v.union([int(-20, 20), ...workedOut(-10)])

export const condition: v.GenericSchema<unknown, Condition> = v.variant('is', [
  v.strictObject({
    is: v.literal('count'),
    of: group,
    cmp: v.picklist(COMPARISONS),
    than: v.union([int(0, 50), count(0)]),
  }),
  v.strictObject({ is: v.literal('self-defender') }),
  v.strictObject({ is: v.literal('self-on-battle-zone') }),
  v.strictObject({ is: v.literal('menace-at-least'), level: int(1, 5) }),
])

const payment = v.strictObject({ pay: int(1, 10) })

export const price: v.GenericSchema<unknown, Price> = v.union([
  payment,
  v.strictObject({ sacrifice: v.union([int(1, 3), v.literal('any-number')]), where: v.exactOptional(filter) }),
])

/** Never nothing: an ability without a price could be used for ever. */
export const abilityPrice: v.GenericSchema<unknown, Price> = v.union([
  payment,
  v.strictObject({ sacrifice: int(1, 3), where: v.exactOptional(filter) }),
])
