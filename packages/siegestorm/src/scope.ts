/** Who stands against whom, and which cards are allies and enemies. [SS-ALLY, SS-LMS-4, SS-COOP-4] */
import { assert } from '@siegeworks/kernel'
import type { Card, Context, Creature, Front, State, Stock } from './state.ts'
import type { CardId, FrontId, Place, Seat, Side } from './vocabulary.ts'
import { EMPTY_STOCK } from './zones.ts'

export const BOSS_TRACK: FrontId = 'boss'

export const stockOf = (state: State, side: Side): Stock => state.stocks[side] ?? EMPTY_STOCK

/** Cards being played: still in the hand they come from, but on their way out of it. */
export const drafted = ({ agenda }: Pick<State, 'agenda'>): readonly CardId[] => {
  let found = NO_CARDS
  for (const task of agenda) if (task.do === 'draft' && task.draft.card) found = [...found, task.draft.card.id]
  return found
}

const NO_CARDS: readonly CardId[] = []

/** [SS-PAY-2] A hand without the card being played: nothing is paid with that one, and no effect takes it. */
export const freeHand = (hand: readonly Card[], work: Pick<State, 'agenda'>): readonly Card[] => {
  const played = drafted(work)
  return played.length === 0 ? hand : hand.filter(card => !played.includes(card.id))
}

export const creatureOf = (state: State, id: CardId | undefined): Creature | undefined =>
  id === undefined ? undefined : state.creatures.find(one => one.id === id)

export const isSeat = (side: Side): side is Seat => side !== 'boss'

/** [SS-STORM-11] What has its order to storm still counts as on the track. */
export const isOnTrack = (place: Place): boolean => place !== 'frontline' && place !== 'nml'

export const isCoop = (state: State): boolean => state.house.mode === 'coop'

export const opposes = (state: State, a: Side, b: Side): boolean => {
  if (a === b) return false
  const { mode } = state.house
  return mode === 'duel' || mode === 'last-man-standing' || a === 'boss' || b === 'boss'
}

/** [SS-COOP-5] Passives on either partner's track concern both. */
export const isWith = (state: State, a: Side, b: Side): boolean => a === b || (isCoop(state) && isSeat(a) && isSeat(b))

/** [SS-COOP-6, SS-RULING-77] What an action or an ability brings about is for its player alone, a passive for both. */
export const isFor = (state: State, { you, as }: Pick<Context, 'you' | 'as'>, side: Side): boolean =>
  as === 'passive' ? isWith(state, you, side) : you === side

export const frontOf = (state: State, id: FrontId): Front | undefined => state.fronts.find(front => front.id === id)

/** Fronts a side stands on, in their order. */
export const frontsOf = ({ fronts }: State, side: Side): readonly Front[] => {
  const isHis = ({ sides }: Front): boolean => sides[0] === side || sides[1] === side
  // In most games nobody stands elsewhere.
  return fronts.every(isHis) ? fronts : fronts.filter(isHis)
}

/** Where a side's war tracks lie: one a front, but the boss has one in all. [SS-RULING-56] */
export const tracksOf = (state: State, side: Side): readonly FrontId[] =>
  side === 'boss' ? [BOSS_TRACK] : frontsOf(state, side).map(front => front.id)

/** Who stands across a front. */
export const across = (state: State, front: FrontId, side: Side): Side | undefined => {
  const found = frontOf(state, front)
  if (!found) return undefined
  return found.sides[0] === side ? found.sides[1] : found.sides[0]
}

/** The opponents an effect could mean: for a boss every player left, else whoever stands across. */
export const foesOf = (state: State, context: Pick<Context, 'you' | 'front' | 'foe'>): readonly Side[] => {
  if (context.foe) return context.foe === 'boss' || state.seats.includes(context.foe) ? [context.foe] : []
  if (context.you === 'boss') return state.seats
  const foe = across(state, context.front, context.you)
  return foe ? [foe] : []
}

/** The one opponent; undefined when a boss's effect has still to be given one. [SS-RULING-77] */
export const foeOf = (state: State, context: Pick<Context, 'you' | 'front' | 'foe'>): Side | undefined => {
  const foes = foesOf(state, context)
  return foes.length === 1 ? foes[0] : undefined
}

/** [SS-LMS-4] In Last Man Standing an effect reaches its own front only. */
export const inScope = (state: State, context: Pick<Context, 'front'>, creature: Creature): boolean =>
  state.house.mode !== 'last-man-standing' || creature.front === context.front

/** [SS-ZONE-4] The creature in a side's Deployment Zone on that front. */
export const defenderOf = (state: State, side: Side, front: FrontId): Creature | undefined => {
  const track = side === 'boss' ? BOSS_TRACK : front
  return state.creatures.find(one => one.place === 'deployment' && one.side === side && one.front === track)
}

export const atPlace = (state: State, side: Side, front: FrontId, place: Place): Creature | undefined =>
  state.creatures.find(one => one.place === place && one.side === side && one.front === front)

/** One space of the field, No Man's Land being both sides'; none for what is between two. [SS-ZONE-1, SS-ZONE-3] */
export const spaceNamed = ({ side, front, place }: Pick<Creature, 'side' | 'front' | 'place'>): string | undefined => {
  if (place === 'leaving' || place === 'storming') return undefined
  return place === 'nml' ? `${front}/nml` : `${side}/${front}/${place}`
}

/** Who holds No Man's Land of a front, whichever side. [SS-HOLD-3] */
export const onNoMansLand = (state: State, front: FrontId): Creature | undefined =>
  state.creatures.find(one => one.place === 'nml' && one.front === front)

/**
 * The Battle Zones an effect can put a card of its controller on [SS-RULING-20]. A boss stands in several: where his
 * space is empty before the others [SS-RULING-56].
 */
export const zonesFor = (
  state: State,
  context: Pick<Context, 'you' | 'front' | 'foe'>,
  space: 'frontline' | 'nml',
): readonly FrontId[] => {
  const { you, front } = context
  const fronts = isSeat(you)
    ? [front].filter(id => frontOf(state, id))
    : foesOf(state, context).flatMap(foe => frontsOf(state, foe).map(one => one.id))
  const empty = fronts.filter(id => !(space === 'nml' ? onNoMansLand(state, id) : atPlace(state, you, id, space)))
  return empty.length > 0 || space === 'nml' ? empty : fronts
}

/** Seats in turn order beginning with one. */
export const seatsFrom = (state: State, first: Side): readonly Seat[] => {
  const at = (state.seats as readonly Side[]).indexOf(first)
  return at <= 0 ? state.seats : state.seats.slice(at).concat(state.seats.slice(0, at))
}

/** Who answers for the boss: in Solo the player, in Co-op the first of the players left. */
export const humanFor = (state: State, side: Side): Seat => {
  if (isSeat(side)) return side
  const seat = state.seats[0]
  assert(seat, 'a game under way has a player')
  return seat
}
