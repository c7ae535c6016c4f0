/** Current numbers: ATT, DEF, amounts, counts, and every modifier in force. [SS-PLAY-7, SS-PLAY-9] */
import { FACE_DOWN_SHADE } from '../cards/card-def.ts'
import { designOf, passivesOfCreature } from '../designs.ts'
import { foeOf, foesOf, isFor, isWith, stockOf } from '../scope.ts'
import type { Context, Creature, State } from '../state.ts'
import type { CardId, Side } from '../vocabulary.ts'
import type { Amount, Condition, Count, Group, Modifier } from './effect.ts'
import { cardPasses, creaturesCounted, includes, isReached, type Reading, supporterSides } from './selectors.ts'

/** One modifier in force: from where, and for a lasting one on which cards. */
export interface InForce<M extends Modifier = Modifier> {
  readonly modifier: M
  readonly context: Context
  readonly targets?: readonly CardId[]
}

export const contextOf = (creature: Creature, as: Context['as'] = 'passive'): Context => ({
  you: creature.side,
  front: creature.front,
  design: creature.design,
  source: creature.id,
  as,
})

/** Calls back for every modifier of one kind in force: passives in play first, then what lasts. */
export const eachModifier = <D extends Modifier['do']>(
  state: State,
  kind: D,
  visit: (found: InForce<Extract<Modifier, { do: D }>>) => void,
): void => {
  for (const creature of state.creatures) {
    const { statics } = passivesOfCreature(state, creature)
    for (const passive of statics) {
      if (passive.does.do !== kind) continue
      const context = contextOf(creature)
      if (passive.when && !holds(state, context, passive.when, kind === 'mod' ? 'printed' : 'current')) continue
      visit({ modifier: passive.does as Extract<Modifier, { do: D }>, context })
    }
  }
  for (const { modifier, context, targets } of state.lasting) {
    if (modifier.do !== kind) continue
    const found = { modifier: modifier as Extract<Modifier, { do: D }>, context }
    visit(targets ? { ...found, targets } : found)
  }
}

/** Whether a modifier names this creature. */
export const touches = (
  state: State,
  what: { readonly of: 'self' } | Group,
  { context, targets }: Pick<InForce, 'context' | 'targets'>,
  creature: Creature,
  reading: Reading = 'current',
): boolean => {
  if (targets) return targets.includes(creature.id) && isReached(state, context, creature)
  if (what.of === 'self') return creature.id === context.source
  return includes(state, context, what, creature, reading)
}

const modified = (state: State, creature: Creature, of: 'att' | 'def', printed: number): number => {
  let sum = printed
  eachModifier(state, 'mod', found => {
    const by = found.modifier[of]
    if (by !== undefined && touches(state, found.modifier.what, found, creature, 'printed'))
      // A DEF made of a DEF would never end: there the printed one counts.
      sum +=
        of === 'def' && isDef(by) ? printedDef(state, found.context) : amountOf(state, found.context, by, 'printed')
  })
  return Math.max(0, sum)
}

const isDef = (amount: Amount): boolean => typeof amount === 'object' && 'defOf' in amount

const printedDef = (state: State, { design }: Context): number => designOf(state, design).def ?? 0

export const attOf = (state: State, creature: Creature): number => {
  const printed = creature.shade ? FACE_DOWN_SHADE.att : (designOf(state, creature.design).att ?? 0)
  // [SS-BHAND-11] a Gang token is worth +1 ATT
  return modified(state, creature, 'att', printed + (creature.gang ?? 0))
}

export const defOf = (state: State, creature: Creature): number =>
  modified(state, creature, 'def', creature.shade ? FACE_DOWN_SHADE.def : (designOf(state, creature.design).def ?? 0))

/** [SS-SUB-4] The boss's Supporters are his Menace Level. */
export const supportersCounted = (state: State, side: Side): number =>
  side === 'boss' ? (state.boss?.menace ?? 0) : stockOf(state, side).supporters.length

export const countOf = (state: State, context: Context, group: Group, reading?: Reading): number => {
  switch (group.of) {
    case 'hand':
    case 'casualties':
    case 'heal-pile':
    case 'resources': {
      const side = group.side === 'own' ? context.you : foeOf(state, context)
      if (!side) return 0
      const stock = stockOf(state, side)
      if (group.of === 'resources') return stock.resources.filter(one => cardPasses(state, group.where, one)).length
      const pile = group.of === 'hand' ? stock.hand : group.of === 'casualties' ? stock.casualties : stock.heal
      return group.where ? pile.filter(card => cardPasses(state, group.where, card.design)).length : pile.length
    }
    case 'destroyed':
      return state.destroyed.filter(card => cardPasses(state, group.where, card.design)).length
    case 'spirit':
      return state.creatures.find(one => one.id === context.source)?.spirit ?? 0
    case 'unused':
      return state.boss ? stockOf(state, 'boss').hand.length : 0
    case 'supporter':
      return countSupporters(state, context, group)
    case 'card':
      return creaturesCounted(state, context, group, reading) + countSupporters(state, context, group)
    default:
      return creaturesCounted(state, context, group, reading)
  }
}

const countSupporters = (state: State, context: Context, group: Group): number => {
  let sum = 0
  const foes = foesOf(state, context)
  for (const side of supporterSides(state, context, group))
    if (side === context.you || foes.includes(side)) sum += supportersCounted(state, side)
  return sum
}

export const amountOf = (state: State, context: Context, amount: Amount, reading?: Reading): number => {
  if (typeof amount === 'number') return amount
  if ('countOf' in amount) return countedAmount(state, context, amount, reading)
  if ('paid' in amount) return amount.paid * (context.paid ?? 0)
  // [SS-PLAY-9, SS-FAIRY-1] after all modifiers
  const self = state.creatures.find(one => one.id === context.source)
  return self ? defOf(state, self) : printedDef(state, context)
}

const countedAmount = (state: State, context: Context, amount: Count, reading?: Reading): number => {
  const units = Math.floor(countOf(state, context, amount.countOf, reading) / (amount.per ?? 1))
  const total = units * (amount.times ?? 1)
  return amount.max === undefined ? total : Math.min(total, amount.max)
}

export const holds = (state: State, context: Context, when: Condition, reading?: Reading): boolean => {
  switch (when.is) {
    case 'self-defender':
      return state.creatures.some(one => one.id === context.source && one.place === 'deployment')
    case 'self-on-battle-zone':
      return state.creatures.some(
        one => one.id === context.source && (one.place === 'frontline' || one.place === 'nml'),
      )
    case 'menace-at-least':
      return (state.boss?.menace ?? 0) >= when.level
    case 'count': {
      const have = countOf(state, context, when.of, reading)
      const than = typeof when.than === 'number' ? when.than : countedAmount(state, context, when.than, reading)
      if (when.cmp === 'at-least') return have >= than
      if (when.cmp === 'at-most') return have <= than
      return when.cmp === 'exactly' ? have === than : have > than
    }
  }
}

/** The sum of a modifier that concerns a player, from whichever track it comes. [SS-LMS-5] */
export const keyword = (state: State, side: Side, key: 'heal' | 'vision' | 'shoot'): number => {
  let sum = 0
  eachModifier(state, 'key-mod', ({ modifier, context }) => {
    if (isFor(state, context, side) && modifier.key === key) sum += modifier.by
  })
  return sum
}

/** [SS-MINER-5] The Aim of all creatures of a side in play, the storming one included. */
export const aimOf = (state: State, context: Context): number => {
  let sum = 0
  eachModifier(state, 'aim', found => {
    const here = state.house.mode !== 'last-man-standing' || found.context.front === context.front
    if (here && isWith(state, found.context.you, context.you)) sum += found.modifier.amount
  })
  return sum
}
