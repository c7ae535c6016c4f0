/** Which selectors a verb takes: those in play, creatures only, Supporters only, cards of a pile. */
import * as v from 'valibot'
import { filter, int } from './amount-schema.ts'
import { IN_PLAY, RELATIVES, SIDES } from './effect.ts'

const where = v.exactOptional(filter)
const take = v.union([int(1, 10), v.picklist(['all', 'any-number'])])
const side = v.picklist(SIDES)
const top = v.strictObject({ top: int(1, 34) })

export const itself = v.strictObject({ of: v.picklist(['self', 'it']) })
const relatives = v.strictObject({ of: v.picklist(RELATIVES), where, take })

/** Anything in play, Supporters included. */
export const inPlay = v.variant('of', [
  itself,
  relatives,
  v.strictObject({ of: v.picklist(IN_PLAY), side, where, take }),
])

/** Track and Battle Zone. */
export const creatures = v.variant('of', [
  itself,
  relatives,
  v.strictObject({ of: v.picklist(['creature', 'defender', 'track', 'battle-zone']), side, where, take }),
])

export const anySupporters = v.strictObject({ of: v.literal('supporter'), side, take })

export const supporters = v.strictObject({
  of: v.literal('supporter'),
  side: v.literal('opponent'),
  take: v.union([int(1, 10), v.literal('all')]),
})

/** Off the top of a Casualties pile, or all of it. */
export const casualtiesOf = v.strictObject({
  of: v.literal('casualties'),
  side: v.picklist(['own', 'opponent']),
  where,
  take: v.union([v.literal('all'), top]),
})

/** One own card: the top one of a pile, or one of the hand. */
export const ownCard = v.variant('of', [
  v.strictObject({
    of: v.picklist(['casualties', 'resources']),
    side: v.literal('own'),
    take: v.strictObject({ top: v.literal(1) }),
  }),
  v.strictObject({ of: v.literal('hand'), side: v.literal('own'), where, take: v.literal(1) }),
])
