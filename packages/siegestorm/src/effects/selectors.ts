/** Which cards a selector means. */
import { costInPlay, designOf, hasSpecial } from '../designs.ts'
import { inScope, isCoop, isOnTrack, isSeat, opposes } from '../scope.ts'
import type { Context, Creature, State } from '../state.ts'
import type { DesignId, Side } from '../vocabulary.ts'
import type { EffectSide, Filter, Group } from './effect.ts'
import { attOf } from './values.ts'

/** `printed`: ATT as printed, where ATT and DEF are what is being worked out. */
export type Reading = 'current' | 'printed'

export const passes = (
  state: State,
  where: Filter | undefined,
  creature: Creature,
  reading: Reading = 'current',
): boolean => {
  if (!where) return true
  const cost = costInPlay(state, creature)
  if (where.costAtMost !== undefined && cost > where.costAtMost) return false
  if (where.costAtLeast !== undefined && cost < where.costAtLeast) return false
  if (where.attAtMost !== undefined || where.attAtLeast !== undefined) {
    const att = reading === 'printed' ? (designOf(state, creature.design).att ?? 0) : attOf(state, creature)
    if (where.attAtMost !== undefined && att > where.attAtMost) return false
    if (where.attAtLeast !== undefined && att < where.attAtLeast) return false
  }
  if (where.design !== undefined && (creature.shade || creature.design !== where.design)) return false
  if (where.defender && creature.place !== 'deployment') return false
  if (where.trait && !designOf(state, creature.design).traits?.includes(where.trait)) return false
  return true
}

/** The same for a card in a hand or a pile. */
export const cardPasses = (state: State, where: Filter | undefined, design: DesignId): boolean => {
  if (!where) return true
  const def = designOf(state, design)
  if (where.costAtMost !== undefined && def.cost > where.costAtMost) return false
  if (where.costAtLeast !== undefined && def.cost < where.costAtLeast) return false
  if (where.attAtMost !== undefined && (def.att ?? 0) > where.attAtMost) return false
  if (where.attAtLeast !== undefined && (def.att ?? 0) < where.attAtLeast) return false
  if (where.design !== undefined && design !== where.design) return false
  if (where.defender) return false
  if (where.trait && !def.traits?.includes(where.trait)) return false
  return true
}

/** [SS-BHAND-10, SS-RULING-48] Shielded: nothing of the enemy reaches it, passives included; storms do. */
export const isReached = (state: State, context: Context, creature: Creature): boolean =>
  !(creature.side === 'boss' && opposes(state, context.you, 'boss') && hasSpecial(state, creature, 'shielded'))

const sideFits = (state: State, context: Context, side: EffectSide, of: Side): boolean => {
  if (side === 'own') return of === context.you
  // [SS-RULING-77] where one opponent had to be chosen, only that one is meant
  if (opposes(state, context.you, of)) return context.foe === undefined || context.foe === of
  return side === 'any'
}

/** Whether a creature belongs to a group, seen from an effect. Filters and immunity to targeting apart. */
export const isOf = (state: State, context: Context, group: Group, creature: Creature): boolean => {
  switch (group.of) {
    case 'ally':
      // [SS-ALLY-2] [SS-COOP-4] never itself; in Co-op the partner's too
      return (
        isOnTrack(creature.place) &&
        creature.id !== context.source &&
        (creature.side === context.you || (isCoop(state) && isSeat(creature.side) && isSeat(context.you))) &&
        inScope(state, context, creature)
      )
    case 'enemy':
      // [SS-ALLY-1, SS-ALLY-3] war tracks only
      return (
        isOnTrack(creature.place) &&
        sideFits(state, context, 'opponent', creature.side) &&
        inScope(state, context, creature)
      )
    case 'creature':
    case 'card':
      return sideFits(state, context, group.side, creature.side) && inScope(state, context, creature)
    case 'defender':
      return (
        creature.place === 'deployment' &&
        sideFits(state, context, group.side, creature.side) &&
        inScope(state, context, creature)
      )
    case 'track':
      return (
        isOnTrack(creature.place) &&
        sideFits(state, context, group.side, creature.side) &&
        inScope(state, context, creature)
      )
    case 'battle-zone':
      return (
        !isOnTrack(creature.place) &&
        sideFits(state, context, group.side, creature.side) &&
        inScope(state, context, creature)
      )
    case 'shade':
      return creature.shade === true && creature.side === context.you && isOnTrack(creature.place)
    case 'totem':
      return creature.side === context.you && hasSpecial(state, creature, 'totem')
    default:
      return false
  }
}

const filterOf = (group: Group): Filter | undefined => ('where' in group ? group.where : undefined)

export const includes = (
  state: State,
  context: Context,
  group: Group,
  creature: Creature,
  reading: Reading = 'current',
): boolean =>
  isOf(state, context, group, creature) &&
  isReached(state, context, creature) &&
  passes(state, filterOf(group), creature, reading)

export const creaturesIn = (state: State, context: Context, group: Group, reading?: Reading): readonly Creature[] =>
  state.creatures.filter(creature => includes(state, context, group, creature, reading))

/** How many there are: to be counted is no effect, Shielded creatures are there too. [SS-RULING-48] */
export const creaturesCounted = (state: State, context: Context, group: Group, reading?: Reading): number =>
  state.creatures.filter(
    creature => isOf(state, context, group, creature) && passes(state, filterOf(group), creature, reading),
  ).length

/** Sides whose Supporters a group names; in a filtered group Supporters, being face down, never pass. */
export const supporterSides = (state: State, context: Context, group: Group): readonly Side[] => {
  if ((group.of !== 'supporter' && group.of !== 'card') || filterOf(group)) return []
  const { side } = group
  const sides: readonly Side[] = [...state.seats, ...(state.boss ? (['boss'] as const) : [])]
  return sides.filter(
    one => sideFits(state, context, side, one) && (one === context.you || isAcross(state, context, one)),
  )
}

const isAcross = (state: State, context: Context, side: Side): boolean =>
  state.house.mode !== 'last-man-standing' ||
  state.fronts.some(front => front.id === context.front && front.sides.includes(side))

/** [SS-PVB-6] Whether the boss has a creature on the track that he can be made to give up. */
export const hasUnshielded = (state: State): boolean =>
  state.creatures.some(one => one.side === 'boss' && isOnTrack(one.place) && !hasSpecial(state, one, 'shielded'))
