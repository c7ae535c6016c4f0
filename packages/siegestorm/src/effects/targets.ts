/** What an action or ability may be aimed at, and whether it still may when it resolves. [SS-CHAIN-8, SS-CHAIN-9] */
import { actionOf } from '../designs.ts'
import { creatureOf, isFor, opposes, stockOf } from '../scope.ts'
import type { Context, Creature, Piece, State } from '../state.ts'
import type { CardId, Place, Side } from '../vocabulary.ts'
import type { Part, Selector, Take } from './effect.ts'
import { creaturesIn, isReached, supporterSides } from './selectors.ts'
import { eachModifier, touches } from './values.ts'
import { says } from './verbs.ts'

/** [SS-SUB-1] Stands for the boss's Supporters among targets. */
export const MENACE = 'menace'

/** [SS-SUB-2, SS-SUB-3, SS-SUB-4] How many of them a text means: of several cards the other targets are none of them. */
export const menaceMeant = (state: State, what: Selector, others: number): number => {
  const take = 'take' in what ? what.take : 1
  return typeof take === 'number' ? take - others : (state.boss?.menace ?? 1)
}

/** The selector of a verb that has one. */
export const whatOf = (part: Part): Selector | undefined =>
  'what' in part && part.do !== 'storm-each' ? (part.what as Selector) : undefined

const PILES: readonly string[] = ['hand', 'casualties', 'resources', 'heal-pile', 'destroyed']

/** [SS-RULING-86] Only a number of cards in play is a target; all, itself and cards of a pile are not. */
export const targetsTaken = (part: Part): Take | undefined => {
  if (part.do === 'negate') return 1
  const what = whatOf(part)
  if (!what || !('take' in what) || PILES.includes(what.of)) return undefined
  return typeof what.take === 'number' || what.take === 'any-number' ? what.take : undefined
}

/** [SS-RULING-86] Kept from being targeted by the other side's actions and abilities. */
export const isUntargetable = (state: State, context: Context, creature: Creature): boolean => {
  if (!opposes(state, context.you, creature.side)) return false
  return hasImmunity(state, creature)
}

export const hasImmunity = (state: State, creature: Creature): boolean => {
  let immune = false
  eachModifier(state, 'immune', found => {
    if (found.modifier.from === 'target' && touches(state, found.modifier.what, found, creature)) immune = true
  })
  return immune
}

/** [SS-COOP-5] A passive protects what is a partner's as it does its own player's. */
const sharedWith = (state: State, context: Context, side: Side): readonly Context[] =>
  context.you !== side && isFor(state, context, side) ? [context, { ...context, you: side }] : [context]

/** Whether a side's Supporters are kept from something, whichever effect asks. */
export const supportersImmune = (
  state: State,
  side: Side,
  from: 'target' | 'kill-and-take',
  id: CardId | undefined,
): boolean => {
  let immune = false
  eachModifier(state, 'immune', ({ modifier, context, targets }) => {
    if (modifier.from !== from) return
    const { what } = modifier
    if (targets) immune ||= id !== undefined && targets.includes(id)
    else if (what.of !== 'self')
      immune ||= sharedWith(state, context, side).some(one => supporterSides(state, one, what).includes(side))
  })
  return immune
}

/** [SS-CONF-1] Steal and Discard do not touch this hand. */
export const handImmune = (state: State, side: Side): boolean => {
  let immune = false
  eachModifier(state, 'immune', ({ modifier, context }) => {
    if (modifier.from !== 'steal-and-discard' || modifier.what.of !== 'hand') return
    immune ||= modifier.what.side === 'own' ? isFor(state, context, side) : opposes(state, context.you, side)
  })
  return immune
}

/** Whom the Supporter belongs to. */
export const ownerOfSupporter = (state: State, id: CardId): Side | undefined => {
  if (id === MENACE) return 'boss'
  return state.seats.find(seat => stockOf(state, seat).supporters.some(one => one.id === id))
}

/** All a verb could be aimed at now, in a fixed order: creatures as they came, then Supporters. */
export const candidatesOf = (state: State, context: Context, part: Part): readonly string[] => {
  if (part.do === 'negate') return negatable(state, context)
  const what = whatOf(part)
  if (!what || !('take' in what)) return []
  const targeting = context.as !== 'passive' && targetsTaken(part) !== undefined
  const creatures = creaturesIn(state, context, what)
    .filter(one => !(targeting && isUntargetable(state, context, one)) && fitsVerb(state, part, one))
    .map(one => one.id)
  if (part.do !== 'kill' && part.do !== 'take' && part.do !== 'commit' && part.do !== 'destroy' && part.do !== 'immune')
    return creatures
  return creatures.concat(supportersFor(state, context, part, targeting))
}

export const supportersFor = (state: State, context: Context, part: Part, targeting: boolean): readonly string[] => {
  const what = whatOf(part)
  if (!what || !('take' in what)) return []
  const found: string[] = []
  for (const side of supporterSides(state, context, what)) {
    if (side === 'boss') {
      // [SS-SUB-1] a player's effect on the boss's Supporters acts on the Menace Level
      if (context.you !== 'boss' && part.do !== 'immune') found.push(MENACE)
      continue
    }
    const kept = part.do === 'kill' || part.do === 'take'
    for (const { id, ready } of stockOf(state, side).supporters) {
      // [SS-SUP-4] what is committed already is not committed again, only held
      if (part.do === 'commit' && !part.hold && !ready) continue
      if (kept && supportersImmune(state, side, 'kill-and-take', id)) continue
      if (targeting && opposes(state, context.you, side) && supportersImmune(state, side, 'target', id)) continue
      found.push(id)
    }
  }
  return found
}

/** [SS-RULING-26] Unresolved opposing links, the latest first. Boss Actions are links, Commands and Specials never. */
const negatable = (state: State, context: Context): readonly string[] =>
  state.chain.links
    .filter(link => !link.negated && opposes(state, context.you, link.context.you))
    .map(link => link.id)
    .reverse()

const NEXT: { readonly [place in Place]?: Place } = { deployment: 'middle', middle: 'top' }

export const nextSpace = (state: State, creature: Creature): Place | undefined => {
  const next = NEXT[creature.place]
  if (!next) return undefined
  const taken = state.creatures.some(
    one => one.side === creature.side && one.front === creature.front && one.place === next,
  )
  return taken ? undefined : next
}

const fitsVerb = (state: State, part: Part, creature: Creature): boolean => {
  if (part.do === 'shift') return nextSpace(state, creature) !== undefined
  // An action that copies again would never end.
  if (part.do === 'copy') return !creature.shade && isCopyable(state, creature)
  return true
}

const isCopyable = (state: State, creature: Creature): boolean => {
  const action = actionOf(state, creature.design)
  return action.length > 0 && !says(action, 'copy')
}

/** [SS-RULING-28] Still there, the same object, still what the text asks for. */
export const isStillLegal = (state: State, context: Context, part: Part, target: string): boolean => {
  if (part.do === 'negate') return state.chain.links.some(link => link.id === target && !link.negated)
  return candidatesOf(state, context, part).includes(target)
}

/** [SS-RULING-85, SS-CHAIN-9] What was copied of a card that is no Ally any more does not happen. */
export const hasLostCopied = (state: State, context: Context, { copied }: Piece): boolean =>
  copied !== undefined && !isStillLegal(state, context, copied.part, copied.target)

/** The creature a target names, if nothing of the enemy keeps it out of reach. */
export const reachable = (state: State, context: Context, id: CardId): Creature | undefined => {
  const creature = creatureOf(state, id)
  return creature && isReached(state, context, creature) ? creature : undefined
}
