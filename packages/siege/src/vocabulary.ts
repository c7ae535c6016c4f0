/** The words of the wargame: constant lists, and the types made of them. */

/** The castle's side and the side around it. A scenario gives each a name, a nation and a role. */
export const SEATS = ['besieger', 'garrison'] as const
export type Seat = (typeof SEATS)[number]
export type Viewer = Seat | 'spectator'
export const otherSeat = (seat: Seat): Seat => (seat === 'besieger' ? 'garrison' : 'besieger')

/** One value for each seat. */
export type BySeat<T> = { readonly [S in Seat]: T }

/** A hex as the state names it: axial `q,r` [SG-GEO-1]. */
export type HexId = string
/** A direction, and the side of a hex that faces it [SG-GEO-2]. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5
export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5]

/** 0: the natural floor; 1: a siege tower's roof or a ladder's top [SG-GEO-13]. */
export type Storey = 0 | 1
/** A hex and a storey in one word: `3,-2`, or `3,-2^` for the upper storey. */
export type PlaceId = string
export const placeId = (hex: HexId, storey: Storey): PlaceId => (storey === 0 ? hex : `${hex}^`)
export const hexOfPlace = (place: PlaceId): HexId => (place.endsWith('^') ? place.slice(0, -1) : place)
export const storeyOfPlace = (place: PlaceId): Storey => (place.endsWith('^') ? 1 : 0)

export type PieceId = string

/** The rules come in five sections, each holding the ones before it [SG-0-2]. */
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

export const STEPS = ['first-shots', 'movement', 'second-shots', 'melee', 'recovery'] as const
export type Step = (typeof STEPS)[number]

export const CLASSES = [
  'baron',
  'knight',
  'serjeant',
  'halberdier',
  'billman',
  'spearman',
  'crossbowman',
  'longbowman',
  'archer',
  'engineer',
  'priest',
  'peasant',
  'civilian',
] as const
export type ClassId = (typeof CLASSES)[number]

export const WEAPONS = ['short-bow', 'long-bow', 'crossbow', 'ballista'] as const
export type Weapon = (typeof WEAPONS)[number]

/** Stunned and wounded do not add: whoever has one and gets either is dead [SG-REF-HIT-1]. */
export const CONDITIONS = ['healthy', 'stunned', 'wounded', 'dead'] as const
export type Condition = (typeof CONDITIONS)[number]

/** A hurt as a result deals it. */
export const HURTS = ['stun', 'wound', 'kill'] as const
export type Hurt = (typeof HURTS)[number]

export const MORALES = ['panic', 'rout'] as const
export type Morale = (typeof MORALES)[number]

export const ANIMALS = ['horse', 'draft-horse', 'ox'] as const
export type AnimalKind = (typeof ANIMALS)[number]

export const ENGINES = [
  'ladder',
  'siege-tower',
  'ram',
  'ballista',
  'mangonel',
  'trebuchet',
  'mantlet',
  'wagon',
  'barrel',
] as const
export type EngineKind = (typeof ENGINES)[number]

/** Terrain classes in melee: PLUS, ZERO, MINUS. */
export type Footing = 1 | 0 | -1

export const FIRE_CAUSES = ['hand', 'arrow', 'oil'] as const
export type FireCause = (typeof FIRE_CAUSES)[number]

/** What a day may bring: the besieger's choice [SG-RUL-092], and the garrison's answer [SG-SCN-35]. */
export const BESIEGER_PLANS = ['bombard', 'assault', 'wait'] as const
export type BesiegerPlan = (typeof BESIEGER_PLANS)[number]
export const DAY_PLANS = [...BESIEGER_PLANS, 'sortie'] as const
export type DayPlan = (typeof DAY_PLANS)[number]

/** Melee results: a dash is `-`. Against foot A to F, against riders A to H. */
export const MELEE_LETTERS = ['-', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type MeleeLetter = (typeof MELEE_LETTERS)[number]
